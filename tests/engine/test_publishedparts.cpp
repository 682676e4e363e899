#include "model/engine/training/runwords.h"
#include "tests/support/published.h"
#include "tests/support/room.h"

#include <QTest>

// The hardware and number format of a published run, in various notations.
namespace {

using namespace engine;
using support::catalog;
using support::plainRun;
using support::states;
using support::understanding;

class TestPublishedParts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void gpus_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<double>("memory"); // GB
        QTest::addColumn<bool>("nearest");
        const auto row = [](const char* name, const char* id, double memory, bool nearest = false) {
            QTest::newRow(name) << QByteArray(id) << memory << nearest;
        };
        row("H100 SXM 80GB", "h100-sxm", 80);
        row("H100-SXM5-80GB", "h100-sxm", 80);
        row("NVIDIA H100 80GB HBM3", "h100-sxm", 80);
        row("nvidia h100", "h100-sxm", 80);
        row("DGX H100", "h100-sxm", 80);
        row("DGX H100 640GB", "h100-sxm", 80);
        row("8xH100-80GB", "h100-sxm", 80);
        row("H100 SXM 80GB (inferred)", "h100-sxm", 80);
        row("H100 SXM 96GB", "h100-sxm", 96);
        row("H100 PCIe 80GB", "h100-pcie", 80);
        row("H100 NVL 94GB", "h100-nvl", 94);
        row("H200 SXM 141GB", "h200-sxm", 141);
        row("H200 NVL", "h200-nvl", 141);
        row("H800", "h800-sxm", 80);
        row("A100-SXM4-40GB", "a100-sxm-40", 40);
        row("NVIDIA A100 Tensor Core GPU 80GB", "a100-sxm-80", 80);
        row("A100", "a100-sxm-80", 80);
        row("A800 80GB", "a800-sxm", 80);
        row("RTX 4080 16GB", "rtx-4080", 16);
        row("RTX 4070 Ti 12GB", "rtx-4070-ti", 12);
        row("RTX 3080 10GB", "rtx-3080", 10);
        row("RTX 4000 Ada 20GB", "rtx-4000-ada", 20);
        row("RTX PRO 4500 Blackwell", "rtx-pro-4500", 32);
        row("L40 48GB", "l40s", 48, true);
        row("B200 SXM 180GB", "b200-sxm", 180);
        row("HGX B200", "b200-sxm", 180);
        row("Blackwell B200", "b200-sxm", 180);
        row("B300 SXM 270GB", "b300-sxm", 270);
        row("GB200 (per Blackwell GPU)", "gb200", 186);
        row("NVIDIA GB200 NVL72", "gb200", 186);
        row("GB300 (per Blackwell Ultra GPU)", "gb300", 288);
        row("GH200 Grace Hopper 96GB", "gh200-96", 96);
        row("AMD Instinct MI300X", "mi300x", 192);
        row("MI300X 192GB", "mi300x", 192);
        row("MI325X OAM 256GB", "mi325x", 256);
        row("MI308X", "mi300x", 192, true);
        row("RTX 4090 24GB", "rtx-4090", 24);
        row("GeForce RTX 3090", "rtx-3090", 24);
        row("L40S 48GB", "l40s", 48);
        row("V100 SXM3 32GB", "v100-sxm2-32", 32);
        row("AWS p5.48xlarge (8x H100)", "h100-sxm", 80);
        row("Gaudi2", "gaudi2", 96);
        row("TPU Trillium (v6e)", "tpu-v6e", 32);
        row("TPU v4", "tpu-v4", 32);
        row("Hyperion 180 GB", "b200-sxm", 180, true);
        // As in logs, papers and price lists.
        row("A100 (40GB SXM4)", "a100-sxm-40", 40);
        row("A100 80 GiB SXM", "a100-sxm-80", 80);
        row("8xH100 SXM5", "h100-sxm", 80);
        row("8*A100 80G", "a100-sxm-80", 80);
        row("a3-megagpu-8g (H100)", "h100-sxm", 80);
        row("GH200 480GB", "gh200-144", 141);
        row("H100 64GB custom", "h100-sxm", 64);
        row("Hopper", "h100-sxm", 80);
        row("Blackwell", "b200-sxm", 180);
        row("Blackwell Ultra", "b300-sxm", 288);
        row("Grace Blackwell NVL72", "gb200", 186);
        row("RTX PRO 6000 Blackwell", "rtx-pro-6000-server", 96);
        row("v5e-256", "tpu-v5e", 16);
        row("TPU v6e-256", "tpu-v6e", 32);
        row("trn2", "trainium2", 96);
        row("p4d.24xlarge (8x A100 40GB)", "a100-sxm-40", 40);
    }
    void gpus()
    {
        QFETCH(QByteArray, id);
        QFETCH(double, memory);
        QFETCH(bool, nearest);
        PublishedRun run;
        run.gpu = QTest::currentDataTag();
        std::vector<Assumption> assumed;
        const auto gpu = statedGpu(run, GpuNames(catalog()), catalog(), assumed);
        QVERIFY(gpu);
        QCOMPARE(QByteArray::fromStdString(gpu->accelerator.id), id);
        VERIFY_NEAR(gpu->accelerator.memory.base(), memory * 1e9, 1e-9);
        QCOMPARE(gpu->nearest, nearest);
        QCOMPARE(states(assumed, "not in the catalog"), nearest);
    }
    void formats_data()
    {
        QTest::addColumn<int>("format");
        const auto row = [](const char* name, Format format) {
            QTest::newRow(name) << static_cast<int>(format);
        };
        row("bf16", Format::Bf16);
        row("bfloat16", Format::Bf16);
        row("BF16 mixed", Format::Bf16);
        row("bf16-mixed", Format::Bf16);
        row("bf16 (fp32 master weights)", Format::Bf16);
        row("fp16 AMP", Format::Fp16);
        row("half precision", Format::Fp16);
        row("mixed precision", Format::Fp16);
        row("TF32", Format::Tf32);
        row("float32", Format::Fp32);
        row("fp8", Format::Fp8);
        row("MXFP8", Format::Fp8);
        row("FP8-CS", Format::Fp8);
        row("fp8 (current scaling)", Format::Fp8);
        row("fp8 (blockwise)", Format::Fp8);
        row("8-bit float", Format::Fp8);
        row("float8_e4m3", Format::Fp8);
        row("BF16 with FP8 GEMMs", Format::Fp8);
        row("NVFP4 (MX)", Format::Fp4);
        row("mxfp4", Format::Fp4);
        row("4-bit float", Format::Fp4);
        row("QLoRA NF4, bf16", Format::Bf16);
        row("bf16 (adamw_8bit)", Format::Bf16);
        row("bf16, 8-bit optimizer", Format::Bf16);
        row("bf16 w/o fp8", Format::Bf16);
        row("b16", Format::Bf16);
        row("F8", Format::Fp8);
        row("bf16 with fp8 GEMMs, 8-bit Adam", Format::Fp8);
        row("autocast", Format::Fp16);
        row("16-mixed", Format::Fp16);
        row("32-true", Format::Fp32);
    }
    void formats()
    {
        QFETCH(int, format);
        const auto stated = statedFormat(QTest::currentDataTag());
        QVERIFY(stated);
        QCOMPARE(static_cast<int>(*stated), format);
    }
    void linksInside_data()
    {
        QTest::addColumn<double>("rate"); // GB/s
        QTest::newRow("NVLink4/NVSwitch") << 450.0;
        QTest::newRow("no NVLink") << 63.0;
        QTest::newRow("without NVLink") << 63.0;
        QTest::newRow("w/o NVLink") << 63.0;
        QTest::newRow("PCIe 4.0, no NVLink") << 31.5;
        QTest::newRow("PCIe Gen5 x16") << 63.0;
    }
    void linksInside()
    {
        QFETCH(double, rate);
        PublishedRun run = plainRun();
        run.intra = QTest::currentDataTag();
        VERIFY_NEAR(understanding().understand(run).machine.inside.base(), rate * 1e9, 0.02);
    }
};

} // namespace

HEADROOM_ROOM(TestPublishedParts)
#include "test_publishedparts.moc"

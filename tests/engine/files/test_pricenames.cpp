#include "tests/support/prices.h"
#include "tests/support/room.h"

#include <QTest>

// Names that clouds use for GPUs, and the catalog entry for each.
namespace {

using namespace support;

class TestPriceNames : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void names_data()
    {
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* name, const char* id) {
            QTest::newRow(name) << QByteArray(id);
        };
        row("A100", "a100-sxm-40");
        row("A100-80GB", "a100-sxm-80");
        row("A100-80GB-SXM", "a100-sxm-80");
        row("A100-PCIe-40GB", "a100-pcie-40");
        row("NVIDIA A100-SXM4-80GB", "a100-sxm-80");
        row("H100", "h100-sxm");
        row("h100", "h100-sxm");
        row("H100-SXM", "h100-sxm");
        row("H100-MEGA", "h100-sxm");
        row("H100-NVL", "h100-nvl");
        row("H100 PCIe", "h100-pcie");
        row("H200", "h200-sxm");
        row("H200-SXM", "h200-sxm");
        row("B200", "b200-sxm");
        row("B300", "b300-sxm");
        row("GB200", "gb200");
        row("GB300", "gb300");
        row("V100", "v100-sxm2-16");
        row("V100-32GB", "v100-sxm2-32");
        row("Tesla V100", "v100-sxm2-16");
        row("RTX6000-Ada", "rtx-6000-ada");
        row("RTX6000Ada", "rtx-6000-ada");
        row("RTX-6000-Ada", "rtx-6000-ada");
        row("RTXPRO6000", "rtx-pro-6000-server");
        row("RTX-PRO-6000", "rtx-pro-6000-server");
        row("RTXPRO6000WS", "rtx-pro-6000-ws");
        row("RTX4090", "rtx-4090");
        row("GeForce RTX 4090", "rtx-4090");
        row("A6000", "rtx-a6000");
        row("RTXA6000", "rtx-a6000");
        row("L40S", "l40s");
        row("L40S-48GB", "l40s");
        row("T4", "t4");
        row("A10G", "a10g");
        row("MI300X", "mi300x");
        row("MI300X-192GB", "mi300x");
        row("Gaudi 3", "gaudi3");
        row("tpu-v5litepod", "tpu-v5e");
        row("tpu-v6e", "tpu-v6e");
        row("L40", "");
        row("T4g", "");
        row("A800", "a800-sxm");
        row("A16", "");
        row("RTX6000", "");
        row("Gaudi HL-205", "");
        row("Radeon MI25", "");
        row("A100-160GB", "");
        row("100", "");
        row("---", "");
        row("80GB", "");
    }
    void names()
    {
        QFETCH(QByteArray, id);
        const PriceTable table =
            tableOf(kHeader + "n," + QTest::currentDataTag() + ",1,8,64,2,us,,\n");
        QCOMPARE(QByteArray::fromStdString(table.rows[0].accelerator), id);
        QCOMPARE(table.rows[0].gpuName, std::string(QTest::currentDataTag()));
    }
};

} // namespace

HEADROOM_ROOM(TestPriceNames)
#include "test_pricenames.moc"

#include "tests/support/prices.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

// Cloud price lists: each has its own column order and pitfalls.
namespace {

using namespace support;

class TestPriceCsv : public QObject {
    Q_OBJECT

    static void facts()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("accelerator");
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("onDemand");
        QTest::addColumn<double>("spot");
        QTest::addColumn<double>("gibOfOne");
        QTest::addColumn<QByteArray>("notes");
    }
    static void fact(const char* proves, const char* file, const char* name,
                     const char* accelerator, double gpus, double onDemand, double spot,
                     double gibOfOne, const char* notes = "")
    {
        QTest::newRow(proves) << QByteArray(file) << QByteArray(name) << QByteArray(accelerator)
                              << gpus << onDemand << spot << gibOfOne << QByteArray(notes);
    }
    static void judge(const PriceTable& table)
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, accelerator);
        QFETCH(double, gpus);
        QFETCH(double, onDemand);
        QFETCH(double, spot);
        QFETCH(double, gibOfOne);
        QFETCH(QByteArray, notes);
        const PriceRow* row = rowOf(table, name);
        QVERIFY2(row, "no such row");
        QCOMPARE(QByteArray::fromStdString(row->accelerator), accelerator);
        VERIFY_NEAR(row->gpus, gpus, 1e-9);
        VERIFY_NEAR(hourly(row->onDemand), onDemand, 1e-9);
        VERIFY_NEAR(hourly(row->spot), spot, 1e-9);
        VERIFY_NEAR(hourly(row->onDemandGpu), onDemand / gpus, 1e-9);
        VERIFY_NEAR(hourly(row->spotGpu), spot / gpus, 1e-9);
        VERIFY_NEAR(row->gpuMemory.base() / info(Unit::GiB).size, gibOfOne, 1e-9);
        QCOMPARE(notesOf(*row), notes);
    }

private Q_SLOTS:
    void clouds_data()
    {
        facts();
        fact("AWS: price and GPUs of the first of several zones", "aws", "p5.48xlarge", "h100-sxm",
             8, 55.04, 18.2113, 80);
        fact("AWS: an empty spot price is unknown", "aws", "p4d.24xlarge", "a100-sxm-40", 8,
             21.95764, kNone, 40);
        fact("AWS: 80 GB where the name says so", "aws", "p4de.24xlarge", "a100-sxm-80", 8,
             27.44705, kNone, 80);
        fact("AWS: V100-32GB", "aws", "p3dn.24xlarge", "v100-sxm2-32", 8, 31.212, kNone, 32);
        fact("AWS: a quarter of a GPU with Count 0", "aws", "g6f.2xlarge", "l4", 0.25, 0.48, 0.12,
             22888.0 / 1024, "part-of-gpu");
        fact("AWS: an eighth of a GPU", "aws", "g6f.xlarge", "l4", 0.125, 0.2419, kNone,
             22888.0 / 1024, "part-of-gpu");
        fact("AWS: Gaudi HL-205 is not in the catalog", "aws", "dl1.24xlarge", "", 8, 13.10904, 3.9,
             32);
        fact("AWS: Trainium", "aws", "trn1.32xlarge", "trainium1", 16, 21.5, kNone, 32);
        fact("Azure: 12 GPUs are 8, spot at the price on demand is none", "azure",
             "Standard_ND96isr_H100_v5", "h100-sxm", 8, 98.32, kNone, kNone,
             "count-corrected spot-is-on-demand");
        fact("Azure: a bare name; ND has SXM", "azure", "Standard_ND96asr_v4", "a100-sxm-40", 8,
             27.197, 2.99167, kNone);
        fact("Azure: ND with 80 GB", "azure", "Standard_ND96amsr_A100_v4", "a100-sxm-80", 8, 32.77,
             3.6047, kNone);
        fact("Azure: NC has PCIe", "azure", "Standard_NC24ads_A100_v4", "a100-pcie-80", 1, 3.673,
             0.444433, kNone);
        fact("Azure: four in NC have PCIe, too", "azure", "Standard_NC96ads_A100_v4",
             "a100-pcie-80", 4, 14.692, 1.777732, kNone);
        fact("Azure: H100 in NC is the NVL", "azure", "Standard_NC40ads_H100_v5", "h100-nvl", 1,
             6.98, kNone, kNone, "spot-is-on-demand");
        fact("Azure: no name and no count, both known from the instance", "azure",
             "Standard_NCC40ads_H100_v5", "h100-nvl", 1, 6.98, 1.745, kNone,
             "count-corrected gpu-from-instance");
        fact("Azure: no name and no count; the count stays unknown", "azure",
             "Standard_NC32ads_A10_v4", "a10", kNone, 4.4, 1.1, kNone,
             "count-unknown gpu-from-instance");
        fact("Azure: V100 in NC is PCIe with 16 GB", "azure", "Standard_NC6s_v3", "v100-pcie-16", 1,
             3.06, 0.3978, kNone);
        fact("Azure: a GPU nobody knows keeps its name", "azure", "Standard_NC24_Promo", "", 4,
             0.864, kNone, kNone);
        fact("GCP: host and GPUs are added", "gcp", "a2-highgpu-8g", "a100-sxm-40", 8,
             5.91582 + 23.47154, 2.958 + 9.30504, 40, "host-added");
        fact("GCP: 16 GPUs in a megagpu", "gcp", "a2-megagpu-16g", "a100-sxm-40", 16,
             8.79698 + 46.94307, 4.39824 + 18.61008, 40, "host-added");
        fact("GCP: a spot price of 700 is none, also in a sum", "gcp", "a2-ultragpu-8g",
             "a100-sxm-80", 8, 8.79698 + 31.4, kNone, 80, "host-added no-price-mark");
        fact("GCP: H100", "gcp", "a3-highgpu-1g", "h100-sxm", 1, 1.18251 + 9.79655, 0.36117 + 2.525,
             80, "host-added");
        fact("GCP: H100-MEGA is an H100", "gcp", "a3-megagpu-8g", "h100-sxm", 8, 9.46006 + 79.2,
             2.88933 + 20.3, 80, "host-added");
        fact("GCP: the small host of an L4", "gcp", "g2-standard-4", "l4", 1, 0.14679 + 0.56004,
             0.0587 + 0.2231, 24, "host-added");
        fact("GCP: a larger host of the same L4", "gcp", "g2-standard-8", "l4", 1,
             0.29358 + 0.56004, 0.1174 + 0.2231, 24, "host-added");
        fact("GCP: 24 processors go with two L4", "gcp", "g2-standard-24", "l4", 2,
             0.88073 + 1.12008, 0.3523 + 0.4462, 24, "host-added");
        fact("GCP: a GPU that goes with any host", "gcp", "T4", "t4", 1, 0.35, 0.14, 16,
             "gpu-without-host");
        fact("GCP: 256 chips in a slice", "gcp", "tpu-v6e-256", "tpu-v6e", 256, 691.2, 139.31725,
             kNone, "whole-slice");
        fact("GCP: a slice without a spot price", "gcp", "tpu-v6e-16", "tpu-v6e", 16, 43.2, kNone,
             kNone, "whole-slice no-price-mark");
        fact("GCP: v5litepod is the v5e and counts chips", "gcp", "tpu-v5litepod-8", "tpu-v5e", 8,
             9.6, 5.04, kNone, "whole-slice");
        fact("GCP: v5p counts cores, two a chip", "gcp", "tpu-v5p-8", "tpu-v5p", 4, 16.8, 9.66,
             kNone, "whole-slice");
        fact("GCP: v4 counts cores too", "gcp", "tpu-v4-8", "tpu-v4", 4, 12.88, kNone, kNone,
             "whole-slice no-price-mark");
        fact("GCP: nobody says what tpu7x counts", "gcp", "tpu7x-8", "tpu-v7x", kNone, 48, kNone,
             kNone, "whole-slice count-unknown");
        fact("Lambda: total memory is one GPU's; every region is listed", "lambda", "gpu_8x_v100",
             "v100-sxm2-16", 8, 6.32, kNone, 16, "every-region");
        fact("Lambda: four A6000", "lambda", "gpu_4x_a6000", "rtx-a6000", 4, 4.36, kNone, 48,
             "every-region");
        fact("Lambda: the GH200 with 96 GB by its memory", "lambda", "gpu_1x_gh200", "gh200-96", 1,
             1.49, kNone, 96, "every-region");
        fact("Lambda: PCIe by the instance's name", "lambda", "gpu_1x_h100_pcie", "h100-pcie", 1,
             2.49, kNone, 80, "every-region");
        fact("Nebius: 23.60 and 10.00", "nebius", "gpu-h100-sxm_8gpu-128vcpu-1600gb", "h100-sxm", 8,
             23.6, 10, 80);
        fact("Nebius: 180 GiB are a B200 of 180 GB", "nebius", "gpu-b200-sxm_8gpu-160vcpu-1792gb",
             "b200-sxm", 8, 44, kNone, 180);
        fact("Nebius: H200", "nebius", "gpu-h200-sxm_8gpu-128vcpu-1600gb", "h200-sxm", 8, 28, 11.6,
             141);
        fact("OCI: H100", "oci", "BM.GPU.H100.8", "h100-sxm", 8, 80, kNone, 80);
        fact("OCI: MI355X", "oci", "BM.GPU.MI355X.8", "mi355x", 8, 68.8, kNone, 288);
        fact("OCI: 192 GiB are a GB200 of 186 GB", "oci", "BM.GPU.GB200.4", "gb200", 4, 64, kNone,
             192);
        fact("OCI: RTXPRO6000", "oci", "BM.GPU.RTXPRO.8", "rtx-pro-6000-server", 8, 36, kNone, 96);
        fact("OCI: V100 are SXM2", "oci", "VM.GPU3.2", "v100-sxm2-16", 2, 5.9, 2.95, 16);
        fact("RunPod: 80 MiB are 80 GiB, PCIe by the description", "runpod", "1x_A100-80GB_SECURE",
             "a100-pcie-80", 1, 1.39, kNone, 80, "memory-in-gib spot-is-on-demand");
        fact("RunPod: two of them", "runpod", "2x_A100-80GB_SECURE", "a100-pcie-80", 2, 2.78, kNone,
             80, "memory-in-gib spot-is-on-demand");
        fact("RunPod: A100-80GB-SXM", "runpod", "8x_A100-80GB-SXM_SECURE", "a100-sxm-80", 8, 13.52,
             9.52, 80, "memory-in-gib");
        fact("RunPod: H100-NVL", "runpod", "1x_H100-NVL_SECURE", "h100-nvl", 1, 2.79, 1.61, 94,
             "memory-in-gib");
        fact("RunPod: RTX6000-Ada", "runpod", "1x_RTX6000-Ada_SECURE", "rtx-6000-ada", 1, 0.77,
             0.49, 48, "memory-in-gib");
        fact("Vast.ai: memory of all, a spot price of zero is none", "vast", "8x-H100_SXM-32-65536",
             "h100-sxm", 8, 16, kNone, 652472.0 / 8 / 1024, "memory-of-all");
        fact("Vast.ai: two with 40 GB are not one with 80", "vast", "2x-A100_SXM4-32-65536",
             "a100-sxm-40", 2, 1.49, kNone, 40, "memory-of-all");
        fact("Vast.ai: A100 with 80 GB by its memory", "vast", "1x-A100_PCIE-32-65536",
             "a100-pcie-80", 1, 0.87, kNone, 80);
        fact("Vast.ai: H100 NVL by the instance and its memory", "vast", "1x-H100_NVL-32-65536",
             "h100-nvl", 1, 2.08, kNone, 95830.0 / 1024);
        fact("Vast.ai: an RTX 4090 with 48 GB is not the one in the catalog", "vast",
             "1x-RTX_4090-32-65536", "", 1, 0.4, kNone, 49140.0 / 1024);
        fact("Vast.ai: RTXPRO6000S", "vast", "1x-RTX_PRO_6000_S-32-65536", "rtx-pro-6000-server", 1,
             1.13, kNone, 97887.0 / 1024);
        fact("JSON with doubled quotes instead of Python", "others", "1RTX6000ADA.10V",
             "rtx-6000-ada", 1, 0.8262, kNone, 48);
        fact("no price on demand, but one for spot", "others", "8B200.240V", "b200-sxm", 8, kNone,
             13.69, 180);
        fact("a count of text that the instance's name confirms", "others", "ice-lake-a40_2x8v16gb",
             "a40", 2, 0.7792, kNone, 48, "count-corrected");
        fact("two counts and nothing to decide by", "others", "four-a40", "a40", 4, 1.7, kNone, 48,
             "count-disputed");
        fact("SXM or PCIe? The first of the catalog, and a note", "others", "one-a100",
             "a100-sxm-80", 1, 3.18, kNone, kNone, "variant-assumed");
        fact("a GPU without a count", "others", "no-count", "l40s", kNone, 1.5, kNone, kNone,
             "count-unknown");
        fact("RTX6000 is not the Ada", "others", "rtx-6000", "", 1, 0.5, kNone, kNone);
        fact("NVLINK is not NVL", "others", "nvlink", "", 1, 2.5, kNone, kNone);
    }
    void clouds()
    {
        QFETCH(QByteArray, file);
        const PriceTable table = tableOf(support::data("prices/" + file.toStdString() + ".csv"));
        QCOMPARE(table.problems.size(), 0u);
        QVERIFY(sound(table));
        judge(table);
    }

    void counts_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("cloud");
        QTest::addColumn<QList<int>>("counts");
        const auto row = [](const char* file, const char* cloud, QList<int> counts) {
            QTest::newRow(file) << QByteArray(file) << QByteArray(cloud) << counts;
        };
        // rows: read, kept, without GPU, without price, duplicate, merged, corrected
        row("aws", "AWS", {11, 9, 2, 0, 0, 0, 0});
        row("azure", "Azure", {14, 11, 2, 1, 0, 0, 4});
        row("gcp", "GCP", {26, 15, 2, 1, 1, 7, 3});
        row("lambda", "Lambda", {6, 5, 1, 0, 0, 0, 0});
        row("nebius", "Nebius", {4, 3, 1, 0, 0, 0, 0});
        row("oci", "OCI", {6, 5, 1, 0, 0, 0, 0});
        row("runpod", "RunPod", {5, 5, 0, 0, 0, 0, 5});
        row("vast", "Vast.ai", {6, 6, 0, 0, 0, 0, 2});
        row("others", "", {8, 8, 0, 0, 0, 0, 1});
    }
    void counts()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, cloud);
        QFETCH(QList<int>, counts);
        const PriceTable t = tableOf(support::data("prices/" + file.toStdString() + ".csv"));
        QCOMPARE(QByteArray::fromStdString(t.cloud), cloud);
        QCOMPARE((QList<int>{t.read, t.kept, t.hostOnly, t.withoutPrice, t.duplicates, t.joined,
                             t.corrected}),
                 counts);
    }

    void aRowKeepsItsPlaceAndHost()
    {
        const PriceTable table = tableOf(support::data("prices/gcp.csv"));
        const PriceRow* row = rowOf(table, "a2-highgpu-8g");
        QVERIFY(row);
        QCOMPARE(row->region, std::string("us-central1"));
        QCOMPARE(row->zone, std::string("us-central1-a"));
        QCOMPARE(row->line, 2);
        QCOMPARE(row->vcpus, 96.0);
        QCOMPARE(row->memory.base() / info(Unit::GiB).size, 680.0);
        QCOMPARE(row->gpuName, std::string("A100"));
    }
    void whatTheFileStatedIsKeptNextToTheCorrection()
    {
        const PriceTable table = tableOf(support::data("prices/azure.csv"));
        QCOMPARE(rowOf(table, "Standard_ND96isr_H100_v5")->gpusWritten, 12.0);
    }
    void aWrongCountIsKnownWithoutOffers()
    {
        Catalog bare = catalog();
        bare.offers.clear();
        const PriceTable table = tableOf(support::data("prices/azure.csv"), bare);
        const PriceRow* row = rowOf(table, "Standard_ND96isr_H100_v5");
        QCOMPARE(row->gpus, 8.0);
        QCOMPARE(row->accelerator, std::string("h100-sxm"));
        QCOMPARE(rowOf(table, "Standard_NC40ads_H100_v5")->accelerator, std::string("h100-nvl"));
    }
    void zonesAreRowsOfTheirOwn()
    {
        const PriceTable table = tableOf(support::data("prices/aws.csv"));
        QCOMPARE(table.rows[0].zone, std::string("use1-az2"));
        QCOMPARE(table.rows[1].zone, std::string("use1-az6"));
        VERIFY_NEAR(hourly(table.rows[1].spot), 21.0402, 1e-9);
    }
    void withoutACatalogNamesStay()
    {
        const PriceTable table = tableOf(support::data("prices/nebius.csv"), {});
        QCOMPARE(table.rows[0].gpuName, std::string("H100"));
        QVERIFY(table.rows[0].accelerator.empty());
    }
};

} // namespace

HEADROOM_ROOM(TestPriceCsv)
#include "test_pricecsv.moc"

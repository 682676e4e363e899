#include "app/calibrate/leaveout.h"
#include "model/engine/serving/predictserved.h"
#include "model/engine/serving/servedwords.h"
#include "model/engine/training/runwords.h"
#include "tests/support/published.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;

const ServingUnderstanding& servingUnderstanding()
{
    static const ServingUnderstanding all(support::catalog(), servingConstants(support::catalog()));
    return all;
}

// Llama 3 8B on eight H100 with only the tensor parallel size stated, all requests queued.
ServedRun plainServed()
{
    ServedRun run;
    run.what = support::plainRun();
    run.what.task.clear(), run.what.gpus = 8, run.what.tensor = 1;
    run.what.pipeline = run.what.data = run.what.context = kUnknown;
    run.engine = "vLLM", run.version = "0.9", run.year = 2025;
    run.scenario = "MLPerf Inference Offline", run.cache = "fp8";
    run.what.precision = "fp8";
    run.prompt = 1024, run.answer = 256;
    return run;
}

double width(const Predicted& p)
{
    return p.high / p.low;
}

class TestUnstated : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatARunLeavesOpenWidensItsRange_data()
    {
        QTest::addColumn<int>("open");
        QTest::newRow("recompute") << 0;
        QTest::newRow("format") << 1;
        QTest::newRow("a format that is a guess") << 2;
        QTest::newRow("micro-batch") << 3;
        QTest::newRow("fabric") << 4;
    }
    void whatARunLeavesOpenWidensItsRange()
    {
        QFETCH(int, open);
        PublishedRun run = support::plainRun();
        // Several sequences per replica; with one, the backward pass hides less communication.
        run.sequences = open == 4 ? 32 : 256, run.sequence = open == 4 ? 2048 : 8192;
        const Prediction stated = predict(run, support::understanding());
        if (open == 0)
            run.recompute.clear();
        else if (open == 1)
            run.precision.clear();
        else if (open == 2)
            run.precision = "bf16?";
        else if (open == 3)
            run.microBatch = kUnknown;
        else
            run.interGbps = kUnknown;
        const Prediction unstated = predict(run, support::understanding());
        QVERIFY2(unstated.skipped.empty(), unstated.skipped.c_str());
        QVERIFY(!unstated.assumed.empty());
        QVERIFY(width(unstated.step) >= width(stated.step));
        QVERIFY(width(unstated.memory) >= width(stated.memory));
        QVERIFY(width(unstated.step) * width(unstated.memory) >
                1.005 * width(stated.step) * width(stated.memory));
    }

    void whatAServingRunLeavesOpenWidensItsRange_data()
    {
        QTest::addColumn<QByteArray>("precision");
        QTest::addColumn<double>("tensor");
        QTest::newRow("formats") << QByteArray() << 1.0;
        QTest::newRow("formats that are a guess") << QByteArray("fp8?") << 1.0;
        QTest::newRow("degrees") << QByteArray("fp8") << kUnknown;
    }
    void whatAServingRunLeavesOpenWidensItsRange()
    {
        QFETCH(QByteArray, precision);
        QFETCH(double, tensor);
        const Prediction stated = predict(plainServed(), servingUnderstanding());
        ServedRun run = plainServed();
        run.what.precision = precision.toStdString(), run.what.tensor = tensor;
        const Prediction unstated = predict(run, servingUnderstanding());
        QVERIFY2(stated.served && unstated.served, unstated.skipped.c_str());
        QVERIFY(width(unstated.served->tokens) > 1.05 * width(stated.served->tokens));
        QVERIFY(width(unstated.served->token) >= width(stated.served->token));
    }
    // Whatever is unstated: results with usual settings are within or close to the range.
    void usualSettingsLieNearTheRange()
    {
        ServedRun run = plainServed();
        run.scenario = "all requests queued at once"; // a record is known to be narrow
        run.what.precision.clear();
        const Predicted open = predict(run, servingUnderstanding()).served->tokens;
        for (const char* format : {"bf16", "fp8"}) {
            run.what.precision = format, run.cache = format;
            const double meant = predict(run, servingUnderstanding()).served->tokens.value;
            QVERIFY2(meant > open.low / 1.2 && meant < open.high * 1.2, format);
        }
    }

    // MLPerf's runs last ten minutes, on however many replicas; a number of requests queued once
    // leaves the last replicas idle.
    void aRunThatLastsServesAsFastOnMoreReplicas_data()
    {
        QTest::addColumn<QByteArray>("scenario");
        QTest::addColumn<double>("gpus");
        QTest::addColumn<bool>("lasts");
        for (const double gpus : {16.0, 72.0, 288.0}) {
            for (const char* scenario : {"MLPerf Inference Offline", "MLPerf Inference Server"})
                QTest::addRow("%s, %g GPUs", scenario, gpus)
                    << QByteArray(scenario) << gpus << true;
            const char* once = "offline max throughput (all requests queued at once)";
            QTest::addRow("%s, %g GPUs", once, gpus) << QByteArray(once) << gpus << false;
        }
    }
    void aRunThatLastsServesAsFastOnMoreReplicas()
    {
        QFETCH(QByteArray, scenario);
        QFETCH(double, gpus);
        QFETCH(bool, lasts);
        ServedRun run = plainServed();
        run.scenario = scenario.toStdString();
        const auto perGpu = [&](double count) {
            run.what.gpus = count;
            return predict(run, servingUnderstanding()).served->tokens.value / count;
        };
        if (lasts)
            QCOMPARE(perGpu(gpus), perGpu(8));
        else
            QVERIFY(perGpu(gpus) < 0.99 * perGpu(8));
    }

    void guessesStateNothing()
    {
        QVERIFY(statedFormat("fp32") && !statedFormat("fp32?"));
        QVERIFY(statedWeights("bf16") && !statedWeights("bf16?"));
        QVERIFY(statedCache("fp8") && !statedCache("fp8?"));
    }

    // Errors from two causes, one of them known per row: recovers the other one.
    void aSpreadIsWhatIsLeftBesideTheKnownOne()
    {
        support::Random random(11);
        const auto normal = [&] {
            double sum = -6;
            for (int i = 0; i < 12; ++i)
                sum += random.unit();
            return sum;
        };
        std::vector<double> errors, known, none;
        for (int i = 0; i < 20000; ++i) {
            known.push_back(i % 2 ? 0.3 : 0);
            none.push_back(0);
            errors.push_back(0.2 * normal() + known.back() * normal());
        }
        VERIFY_NEAR(calibration::spreadOfErrors(errors, known), 0.2, 0.15);
        QVERIFY(calibration::spreadOfErrors(errors, none) > 0.25);
    }
};

} // namespace

HEADROOM_ROOM(TestUnstated)
#include "test_unstated.moc"

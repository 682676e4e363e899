#include "model/engine/files/trainlog.h"
#include "model/engine/logs/loggedrun.h"
#include "model/engine/uncertainty/ownruns.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

// Training logs as written by five programs.
namespace {

using namespace engine;
using support::computedPlan;
using support::with;

std::string bytesOf(const QString& name)
{
    QFile file(QStringLiteral(HEADROOM_TEST_DATA "/logs/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s is missing", qUtf8Printable(name));
    return file.readAll().toStdString();
}

Result<TrainLog> readOf(const QString& name)
{
    const std::string text = bytesOf(name);
    if (name.endsWith(u".json"))
        return readTrainerJson(*parseJson(text));
    return readTrainLog(text);
}

bool assumes(const LoggedRun& logged, std::string_view key)
{
    return std::ranges::find(logged.assumed, key) != logged.assumed.end();
}

class TestTrainLog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void statesWhatItWasWrittenFor_data()
    {
        QTest::addColumn<QString>("software");
        QTest::addColumn<double>("step");
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("samples");
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("batch");
        QTest::addColumn<double>("micro");
        const double none = kUnknown;
        const auto row = [](const char* file) -> QTestData& { return QTest::newRow(file); };
        row("megatron.log") << "Megatron-LM" << 81.2 << none << none << 64.0 << 256.0 << 1.0;
        row("nemo.log") << "NeMo" << 20.2 << none << none << none << none << none;
        row("titan.log") << "TorchTitan" << none << 816.0 << none << 64.0 << 16.0 << 2.0;
        row("deepspeed.log") << "DeepSpeed" << none << none << 9.99 << none << none << none;
        row("trainer.log") << "Hugging Face Trainer" << 5.0 << none << none << 8.0 << 64.0 << 4.0;
        row("trainer_state.json") << "Hugging Face Trainer" << 5.0 << none << none << none << none
                                  << 4.0;
    }
    void statesWhatItWasWrittenFor()
    {
        const QString file = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(looksLikeTrainLog(bytesOf(file)), !file.endsWith(u".json"));
        const auto log = readOf(file);
        QVERIFY(log.has_value());
        QFETCH(QString, software);
        QCOMPARE(QString::fromStdString(log->software), software);
        QFETCH(double, step);
        VERIFY_NEAR(log->run.step.base(), step, 1e-9);
        QFETCH(double, rate);
        VERIFY_NEAR(log->run.tokensEach, rate, 2e-3);
        QFETCH(double, samples);
        VERIFY_NEAR(log->samplesEach, samples, 5e-3);
        QFETCH(double, gpus);
        VERIFY_NEAR(log->run.gpus, gpus, 1e-12);
        QFETCH(double, batch);
        VERIFY_NEAR(log->run.batch, batch, 1e-12);
        QFETCH(double, micro);
        VERIFY_NEAR(log->run.microBatch, micro, 1e-12);
    }
    void megatronSaysItsLayoutAndModel()
    {
        const auto log = readOf(QStringLiteral("megatron.log"));
        QCOMPARE(log->run.tensor, 8.0);
        QCOMPARE(log->run.pipeline, 1.0);
        QCOMPARE(log->run.data, 8.0);
        QCOMPARE(log->run.format, std::string("bf16"));
        QCOMPARE(log->run.recompute, std::string("selective"));
        QCOMPARE(log->layers, 80.0);
        QCOMPARE(log->hidden, 8192.0);
        VERIFY_NEAR(log->run.memory.base() / (1 << 20), 58240.75, 1e-12);
        QVERIFY(log->high < 160); // the step with a checkpoint is outside of the middle 80 %
    }
    void titanSaysItsMeshAndGpu()
    {
        const auto log = readOf(QStringLiteral("titan.log"));
        QCOMPARE(log->run.tensor, 8.0);
        QCOMPARE(log->run.data, 8.0);
        QCOMPARE(QString::fromStdString(log->run.gpu), QStringLiteral("NVIDIA H100 80GB HBM3"));
        QCOMPARE(log->run.sequence.base(), 8192.0);
    }
    void aMeshInOtherOrdersIsRead_data()
    {
        QTest::addColumn<QByteArray>("mesh");
        QTest::addColumn<double>("tensor");
        QTest::addColumn<double>("pipeline");
        QTest::addColumn<double>("data");
        QTest::newRow("one dimension")
            << QByteArray("1-D device mesh with ['dp_shard'], [16]") << 1.0 << 1.0 << 16.0;
        QTest::newRow("pipeline first")
            << QByteArray("3-D device mesh with ['pp', 'dp_shard', 'tp'], [2, 4, 8]") << 8.0 << 2.0
            << 4.0;
        QTest::newRow("replicas of shards")
            << QByteArray("2-D device mesh with ['dp_replicate', 'dp_shard'], [3, 8]") << 1.0 << 1.0
            << 24.0;
    }
    void aMeshInOtherOrdersIsRead()
    {
        QFETCH(QByteArray, mesh);
        const auto log =
            readTrainLog("Building " + mesh.toStdString() + "\nstep: 1  loss: 1.0  tps: 100\n");
        QVERIFY(log.has_value());
        QTEST(log->run.tensor, "tensor");
        QTEST(log->run.pipeline, "pipeline");
        QTEST(log->run.data, "data");
    }
    // What the log leaves out is taken from the plan, with a note.
    void thePlanMakesItWhole()
    {
        const auto log = readOf(QStringLiteral("nemo.log"));
        const auto logged = runOfLog(*log, computedPlan(), support::catalog());
        QVERIFY(logged.has_value());
        const Plan& plan = computedPlan();
        QCOMPARE(logged->run.gpu, plan.cluster.gpu.id);
        QCOMPARE(logged->run.model, plan.work[0].train.model.id);
        QVERIFY(logged->run.gpus > 0 && logged->run.data > 0 && logged->run.microBatch > 0);
        for (const char* key : {"gpu", "model", "gpus", "batch", "sequence", "data"})
            QVERIFY2(assumes(*logged, key), key);
        const auto stated =
            runOfLog(*readOf(QStringLiteral("megatron.log")), plan, support::catalog());
        QVERIFY(stated.has_value());
        for (const char* key : {"gpus", "batch", "sequence", "data"})
            QVERIFY2(!assumes(*stated, key), key);
    }
    void aRateOfSamplesNeedsTheBatch()
    {
        const auto log = readOf(QStringLiteral("deepspeed.log"));
        const auto logged = runOfLog(*log, computedPlan(), support::catalog());
        QVERIFY(logged.has_value());
        VERIFY_NEAR(logged->run.step.base(), logged->run.batch / log->samplesEach, 1e-9);
    }
    // A log of the plan's own steps, slower by a factor, makes the plan slower by nearly that much.
    void whatWasMeasuredPullsThePlan_data()
    {
        QTest::addColumn<double>("slower");
        QTest::newRow("a fifth slower") << 1.2;
        QTest::newRow("a tenth faster") << 0.9;
    }
    void whatWasMeasuredPullsThePlan()
    {
        QFETCH(double, slower);
        const Plan plan = with(computedPlan(), {{"cluster.count", 64}});
        const double step = support::dial(plan, "work.a.step_gpus");
        std::string text;
        for (int i = 0; i < 20; ++i)
            text += "global_step: " + std::to_string(i) +
                    " | train_step_timing in s: " + std::to_string(step * slower) + '\n';
        const auto logged = runOfLog(*readTrainLog(text), plan, support::catalog());
        QVERIFY(logged.has_value());
        const std::vector<MeasuredRun> runs{logged->run};
        const auto next = calibrated(plan, runs, support::catalog());
        QVERIFY(next.has_value());
        const double pulled = support::dial(*next, "work.a.step_gpus") / step;
        QVERIFY2(std::abs(std::log(pulled / slower)) < 0.3 * std::abs(std::log(slower)),
                 std::to_string(pulled).c_str());
    }
    void anotherModelIsNoMeasurementOfThisOne()
    {
        TrainLog log = *readOf(QStringLiteral("megatron.log"));
        log.layers = 17;
        const auto logged = runOfLog(log, computedPlan(), support::catalog());
        QVERIFY(!logged.has_value());
        QCOMPARE(logged.error().code, Error::Code::Contradiction);
        log.layers = 32, log.hidden = 4096, log.heads = 32; // in the catalog, not the plan's
        log.run.tensor = log.run.pipeline = log.run.data = kUnknown;
        const auto other = runOfLog(log, computedPlan(), support::catalog());
        QVERIFY(other.has_value());
        QVERIFY(other->run.model != computedPlan().work[0].train.model.id);
    }
    void aPlanThatTrainsNothingIsReportedSo()
    {
        const auto logged = runOfLog(*readOf(QStringLiteral("nemo.log")), support::servingPlan(),
                                     support::catalog());
        QVERIFY(!logged.has_value());
    }
    void whatHasNoStepsIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("other words") << QByteArray("hello\nworld\n");
        QTest::newRow("arguments alone") << QByteArray("  world_size ........... 64\n");
        QTest::newRow("a step that is no number")
            << QByteArray("elapsed time per iteration (ms): nan |\n");
        QTest::newRow("a step of zero") << QByteArray("elapsed time per iteration (ms): 0.0 |\n");
        QTest::newRow("beyond all numbers")
            << QByteArray("elapsed time per iteration (ms): 1e999 |\n");
    }
    void whatHasNoStepsIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!readTrainLog(text.toStdString()).has_value());
    }
    // Truncated or mutated anywhere, it is read or rejected, and never gives an impossible run.
    void spoiltLogsDoNoHarm()
    {
        support::Random random(5);
        for (const char* name : {"megatron.log", "titan.log", "deepspeed.log", "trainer.log"})
            for (int i = 0; i < 100; ++i) {
                std::string text = bytesOf(QLatin1String(name));
                for (int k = 0; k < 5; ++k)
                    text[random.below(text.size())] = static_cast<char>(random.below(256));
                text.resize(random.below(text.size() + 1));
                const auto log = readTrainLog(text);
                if (!log)
                    continue;
                const auto logged = runOfLog(*log, computedPlan(), support::catalog());
                QVERIFY(!logged || logged->run.step.base() > 0);
            }
    }
};

} // namespace

HEADROOM_ROOM(TestTrainLog)
#include "test_trainlog.moc"

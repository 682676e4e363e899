#include "model/engine/money/spot.h"
#include "model/engine/play/playyear.h"
#include "model/engine/played.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

namespace {

using namespace engine;
using namespace support;
using play::FailingRun;
using play::PlayedYear;
using play::playYear;

FailingRun hourly()
{
    FailingRun run;
    run.between = Seconds(20 * 3600);
    run.repair = Seconds(48 * 3600);
    run.standbyNodes = 4;
    run.down = Seconds(600);
    run.interval = Seconds(1800);
    run.stall = Seconds(20);
    run.drain = Seconds(60);
    return run;
}

class TestPlayYear : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allOfTheTimeIsReportedOf()
    {
        const PlayedYear y = playYear(hourly(), kYear, 3);
        const Seconds reported = y.useful + y.redone + y.stalled + y.restarting + y.waiting;
        VERIFY_NEAR(reported.base(), y.time.base(), 1e-9);
        VERIFY_NEAR(y.time.base(), kYear.base(), 1e-12);
    }
    void theSameSeedGivesTheSameYear()
    {
        QCOMPARE(playYear(hourly(), kYear, 7).useful.base(),
                 playYear(hourly(), kYear, 7).useful.base());
        QVERIFY(playYear(hourly(), kYear, 7).useful != playYear(hourly(), kYear, 8).useful);
    }
    void nothingFailsWithoutFaults()
    {
        FailingRun run = hourly();
        run.between = Seconds(1e15);
        const PlayedYear y = playYear(run, kYear, 1);
        QCOMPARE(y.stops, 0.0);
        VERIFY_NEAR(y.goodput(), 1800.0 / 1820, 1e-4);
        QVERIFY(y.waits.empty());
    }
    void nodesComeBackAfterTheirRepair()
    {
        const PlayedYear y = playYear(hourly(), kYear, 5);
        double most = 0, mean = 0;
        for (std::size_t i = 0; i < y.changes.size(); ++i) {
            const Seconds to = i + 1 < y.changes.size() ? y.changes[i + 1].at : y.time;
            most = std::max(most, y.changes[i].down);
            mean += y.changes[i].down * ((to - y.changes[i].at) / y.time);
        }
        QVERIFY(most >= 4 && most <= 5); // the run waits for the fifth, during which nothing fails
        QVERIFY(mean > 1.6 && mean < 2.6); // a fault every 20 h, repaired in 48 h
        QVERIFY(!y.waits.empty());
    }
    void whoGoesOnLosesAPartOnly()
    {
        FailingRun run = hourly();
        run.standbyNodes = 0;
        const Share waits = playYear(run, 20 * kYear, 2).goodput();
        run.goesOn = true, run.lostByOne = 0.05;
        const Share goesOn = playYear(run, 20 * kYear, 2).goodput();
        QVERIFY(waits < 0.4 && goesOn > 0.8);
    }
    // Preemption at any time: the closed-form slowdown against years of simulation.
    void spotIsAsTheClosedFormSays_data()
    {
        QTest::addColumn<double>("between");
        QTest::addColumn<double>("every");
        QTest::addColumn<double>("restart");
        QTest::newRow("once a day") << 86400.0 << 1800.0 << 600.0;
        QTest::newRow("each five hours") << 18000.0 << 1800.0 << 600.0;
        QTest::newRow("each hour, saved often") << 3600.0 << 300.0 << 300.0;
        QTest::newRow("each hour, saved seldom") << 3600.0 << 3600.0 << 900.0;
    }
    void spotIsAsTheClosedFormSays()
    {
        QFETCH(double, between);
        QFETCH(double, every);
        QFETCH(double, restart);
        const Interrupted job{Seconds(between), Seconds(every), Seconds(20), Seconds(restart)};
        FailingRun run;
        run.between = job.between, run.takesNode = 0, run.down = job.restart;
        run.interval = job.every, run.stall = job.save;
        const PlayedYear y = playYear(run, 20 * kYear, 4);
        QVERIFY(std::abs(y.goodput() * slowdown(job) - 1) < 0.01);
    }
    // Goodput in two ways: the closed form, and thirty simulated years.
    void goodputIsAsTheClosedFormSays_data()
    {
        QTest::addColumn<double>("gpus");
        QTest::addColumn<QByteArray>("recovery");
        QTest::addColumn<double>("spares");
        for (const double gpus : {256.0, 2048.0, 16384.0})
            for (const char* recovery : {"restart", "elastic"})
                for (const double spares : {0.0, 2.0, 12.0})
                    QTest::addRow("%g GPUs, %s, %g spare nodes", gpus, recovery, spares)
                        << gpus << QByteArray(recovery) << spares;
    }
    void goodputIsAsTheClosedFormSays()
    {
        QFETCH(double, gpus);
        QFETCH(QByteArray, recovery);
        QFETCH(double, spares);
        Plan plan = choose(computedPlan(), "risk.recovery", recovery.toStdString());
        plan = choose(plan, "risk.spares_rule", "typed");
        plan = choose(plan, "cluster.count_rule", "given");
        plan = with(plan, {{"cluster.count", gpus}, {"risk.spares", spares}});
        const Assessment a = assessed(plan);
        const PlayedYear y = playedYear(ResolvedPlan(plan), a, 0, 30 * kYear);
        QVERIFY2(y.refused.empty(), y.refused.c_str());
        qInfo("played %.2f %%, closed form %.2f %%, waiting %.2f %% and %.2f %%", 100 * y.goodput(),
              100 * a.work[0].risk.computed, 100 * (y.waiting / y.time),
              100 * a.work[0].risk.waits);
        QVERIFY(std::abs(y.goodput() - a.work[0].risk.computed) < 0.01);
    }
};

} // namespace

HEADROOM_ROOM(TestPlayYear)
#include "test_playyear.moc"

#include "model/engine/money/spot.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

using namespace engine;

Interrupted hours(double between, double every, double save, double restart)
{
    return {between * kHour, every * kHour, save * kHour, restart * kHour};
}

// A run on spot instances with preemptions, by simulation.
double simulated(const Interrupted& job, double stretches, support::Random& random)
{
    const auto next = [&] { return -job.between.base() * std::log1p(-random.unit()); };
    double clock = 0, untilLost = next();
    const auto pass = [&](double needed) {
        while (untilLost < needed) {
            clock += untilLost;
            untilLost = next();
            double restart = job.restart.base();
            while (untilLost < restart)
                clock += untilLost, untilLost = next();
            clock += restart, untilLost -= restart;
        }
        clock += needed, untilLost -= needed;
    };
    for (int i = 0; i < stretches; ++i)
        pass((job.every + job.save).base());
    return clock;
}

class TestSpot : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutInterruptionsNothingIsLost()
    {
        VERIFY_NEAR(slowdown(hours(1e12, 0.5, 0, 0)), 1, 1e-9);
    }
    void theBestIntervalIsTheBest()
    {
        Interrupted job = hours(4, 0.5, 0.02, 0.2);
        job.every = bestInterval(job);
        for (const double factor : {0.9, 1.1}) {
            Interrupted other = job;
            other.every = factor * job.every;
            QVERIFY(slowdown(other) > slowdown(job));
        }
        // Young's square root formula if saving takes almost no time.
        const Interrupted quick = hours(1000, 1, 1e-4, 0);
        VERIFY_NEAR(bestInterval(quick) / kHour, std::sqrt(2 * 1e-4 * 1000), 1e-3);
    }
    // Both formulas where they meet; and the impossible takes forever instead of failing.
    void itsEndsAreDefined_data()
    {
        QTest::addColumn<double>("between");
        QTest::addColumn<double>("every");
        QTest::addColumn<double>("restart");
        QTest::addColumn<double>("days");
        QTest::addColumn<double>("chance");
        QTest::newRow("a save of ten thousand hours") << 0.75 << 10000.0 << 0.2 << 90.0 << 0.0;
        QTest::newRow("taken away each second") << 0.0003 << 1.0 << 0.2 << 90.0 << 0.0;
        QTest::newRow("a chance of one to the last digit") << 0.6 << 24.0 << 0.2 << 90.0 << 0.0;
        QTest::newRow("a restart that never passes") << 1e-6 << 0.1 << 300.0 << 90.0 << 0.0;
        QTest::newRow("never taken away") << 1e300 << 1.0 << 0.2 << 90.0 << 1.0;
        QTest::newRow("endless between") << double(INFINITY) << 1.0 << 0.2 << 90.0 << 1.0;
        QTest::newRow("no time at all") << 1.0 << 1.0 << 0.2 << 0.0 << 0.0;
    }
    void itsEndsAreDefined()
    {
        QFETCH(double, between);
        QFETCH(double, every);
        QFETCH(double, restart);
        QFETCH(double, days);
        QFETCH(double, chance);
        const Interrupted job = hours(between, every, 0.01, restart);
        QCOMPARE(chanceInTime(job, 70 * kDay, days * kDay), chance);
        QVERIFY(!(slowdown(job) < 1));
    }
    void aShortRunIsSavedWhenItIsDone()
    {
        const Share asLong = chanceInTime(hours(10, 5, 0.1, 0.2), 5 * kHour, 8 * kHour);
        VERIFY_NEAR(chanceInTime(hours(10, 1e4, 0.1, 0.2), 5 * kHour, 8 * kHour), asLong, 1e-12);
        QCOMPARE(chanceInTime(hours(10, 1, 0.1, 0.2), Seconds(0), kHour), 1.0);
        QVERIFY(std::isnan(chanceInTime(hours(10, 1, 0.1, 0.2), Seconds(kUnknown), kHour)));
    }
    // Small probabilities are as accurate as large ones: continuous across the switch from a
    // difference to a series.
    void theSeriesMeetTheFormulas()
    {
        double before = chanceInTime(hours(900, 1, 0, 0.5), 2000 * kHour, 2002 * kHour);
        for (double between = 905; between < 1100; between += 5) {
            const double now = chanceInTime(hours(between, 1, 0, 0.5), 2000 * kHour, 2002 * kHour);
            QVERIFY(now > before && now < before + 0.01);
            before = now;
        }
    }
    void chanceAsInASimulation_data()
    {
        QTest::addColumn<double>("between");
        QTest::addColumn<double>("restart");
        QTest::addColumn<double>("stretches");
        QTest::newRow("many interruptions") << 4.0 << 0.2 << 40.0;
        QTest::newRow("few interruptions") << 20.0 << 1.0 << 20.0;
        QTest::newRow("long restarts") << 6.0 << 3.0 << 30.0;
    }
    void chanceAsInASimulation()
    {
        QFETCH(double, between);
        QFETCH(double, restart);
        QFETCH(double, stretches);
        const Interrupted job = hours(between, 0.5, 0.02, restart);
        const Seconds work = stretches * job.every;
        support::Random random(5);
        std::vector<double> times;
        for (int i = 0; i < 20000; ++i)
            times.push_back(simulated(job, stretches, random));
        const double mean = std::accumulate(times.begin(), times.end(), 0.0) / 20000;
        VERIFY_NEAR(slowdown(job), mean / work.base(), 0.01);
        std::ranges::sort(times);
        for (const double chance : {0.1, 0.5, 0.9, 0.99}) {
            const double date = times[static_cast<std::size_t>(chance * 20000)];
            const double stated = chanceInTime(job, work, Seconds(date * (1 + 1e-9)));
            const auto done = std::ranges::upper_bound(times, date) - times.begin();
            const double seen = static_cast<double>(done) / 20000;
            QVERIFY2(std::abs(stated - seen) < 0.02, support::compared(stated, seen).c_str());
        }
        QCOMPARE(chanceInTime(job, work, work), 0.0); // saving takes time as well
        QVERIFY(chanceInTime(job, work, 1e6 * work) > 0.999999);
    }
};

} // namespace

HEADROOM_ROOM(TestSpot)
#include "test_spot.moc"

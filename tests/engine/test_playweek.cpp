#include "model/engine/play/playweek.h"
#include "model/engine/played.h"
#include "model/engine/serving/autoscale.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/served.h"

#include <QTest>

#include <numeric>

namespace {

using namespace engine;
using namespace support;
using play::PlayedWeek;
using play::playWeek;
using play::ScalingRules;

class TestPlayWeek : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aSteadyLoadNeedsAsManyAllTheTime()
    {
        const std::vector<Rate> rates(60, Rate(25));
        const PlayedWeek week = playWeek(rates, {.carries = Rate(10), .spares = 1});
        QCOMPARE(week.least, 4.0);
        QCOMPARE(week.most, 4.0);
        QCOMPARE(week.on.base(), 4 * 3600.0);
        QCOMPARE(week.late.base(), 0.0);
    }
    // One hour of peak load: ordered five minutes ahead, kept ten minutes longer.
    void aPeakIsServedFromOrderToCoolDown()
    {
        std::vector<Rate> rates(300, Rate(5));
        std::fill(rates.begin() + 120, rates.begin() + 180, Rate(15));
        const PlayedWeek week = playWeek(
            rates, {.carries = Rate(10), .coldStart = Seconds(300), .coolDown = Seconds(600)});
        QCOMPARE(week.most, 2.0);
        QCOMPARE(week.on.base(), 60 * (300.0 + 5 + 60 + 10));
        QCOMPARE(week.late.base(), 0.0);
    }
    void theWeekIsAsTheClosedFormSays_data()
    {
        QTest::addColumn<double>("requests");
        QTest::addColumn<double>("night");
        QTest::addColumn<double>("cold");
        QTest::addColumn<double>("cool");
        for (const double requests : {40.0, 200.0, 1000.0})
            for (const double night : {5.0, 30.0, 80.0})
                for (const auto& [cold, cool] :
                     {std::pair{60.0, 300.0}, {300.0, 600.0}, {900.0, 3600.0}})
                    QTest::addRow("%g per second, %g %% by night, %g s and %g s", requests, night,
                                  cold, cool)
                        << requests << night << cold << cool;
    }
    void theWeekIsAsTheClosedFormSays()
    {
        QFETCH(double, requests);
        QFETCH(double, night);
        QFETCH(double, cold);
        QFETCH(double, cool);
        Plan plan = choose(servingPlan(), "work.a.serve.profile", "daily");
        plan = choose(plan, "work.a.serve.autoscaling", "on");
        plan = with(plan, {{"work.a.serve.requests", requests},
                           {"work.a.serve.night", night},
                           {"work.a.serve.cold_start", cold},
                           {"work.a.serve.cool_down", cool}});
        const Assessment a = assessed(plan);
        const auto week = playedWeek(ResolvedPlan(plan), a, 0);
        QVERIFY(week);
        const double hours = 7 * 24 * a.serving[0].choice.replicas();
        const Share played = week->on / kHour / hours;
        qInfo("%.2f %% of the hours played, %.2f %% by the closed form", 100 * played,
              100 * a.serving[0].on);
        QVERIFY(std::abs(a.serving[0].on / played - 1) < 0.05);
        QVERIFY(week->late.base() < 0.001 * 7 * kDay.base());
    }
};

} // namespace

HEADROOM_ROOM(TestPlayWeek)
#include "test_playweek.moc"

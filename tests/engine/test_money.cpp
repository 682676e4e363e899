#include "model/engine/money/breakeven.h"
#include "model/engine/money/cash.h"
#include "model/engine/money/compare.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::samplePlan;
using support::with;

QStringList paths(std::initializer_list<const char*> names)
{
    QStringList list;
    for (const char* name : names)
        list << QString::fromUtf8(name);
    return list;
}

class TestMoney : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void linesMeetAtEvenYears()
    {
        support::Random random(11);
        int met = 0;
        for (int i = 0; i < 200; ++i) {
            const MoneyAnswer m = assessed(support::randomPlan(random, 8)).money;
            // Cumulative payments are equal at break-even, unless buying saves from the start.
            if (!isPlain(m.bills) || !(m.breakEvenYears > m.leadTime))
                continue;
            ++met;
            VERIFY_NEAR(rentedUntil(m, m.breakEvenYears).base(),
                        boughtUntil(m, m.breakEvenYears).base(), 1e-9);
        }
        QVERIFY2(met > 20, "hardly any of these plans tests anything");
    }
    void totalsMeetAtEvenUse()
    {
        // Expensive enough to buy that break-even is within a year's hours.
        Plan plan = choose(with(samplePlan(), {{"money.price", 4}}), "money.use_rule", "typed");
        const double use = dial(plan, "money.even_use");
        QVERIFY2(use > 1 && use < 100, support::compared(use, 50).c_str());
        plan = with(plan, {{"money.use", use}});
        VERIFY_NEAR(dial(plan, "money.rent_total"), dial(plan, "money.own_total"), 1e-9);
        QVERIFY(assessed(with(plan, {{"money.use", use * 1.01}})).money.buyingPays);
        QVERIFY(!assessed(with(plan, {{"money.use", use * 0.99}})).money.buyingPays);
    }
    void totalsMeetAtEvenPrice()
    {
        for (const char* rule : {"typed", "follows_runs"}) {
            Plan plan = choose(samplePlan(), "money.use_rule", rule);
            plan = with(plan, {{"money.price", dial(plan, "money.even_price")}});
            VERIFY_NEAR(dial(plan, "money.rent_total"), dial(plan, "money.own_total"), 1e-9);
        }
    }

    // Unknown is never zero, and results that depend on it are unknown as well.
    void notKnownIsNotZero_data()
    {
        QTest::addColumn<bool>("rent");
        QTest::addColumn<QStringList>("unknown");
        QTest::addColumn<QStringList>("known");
        QTest::newRow("no rent") << true
                                 << paths({"money.rent_run", "money.rent_year", "money.rent_total",
                                           "money.even_years", "money.even_use"})
                                 << paths(
                                        {"money.own_first", "money.own_total", "money.even_price"});
        QTest::newRow("no capital")
            << false
            << paths({"money.own_first", "money.own_year", "money.own_total",
                      "money.maintenance_year", "money.even_years", "money.even_use",
                      "money.even_price"})
            << paths({"money.rent_run", "money.rent_year", "money.rent_total"});
    }
    void notKnownIsNotZero()
    {
        QFETCH(bool, rent);
        QFETCH(QStringList, unknown);
        QFETCH(QStringList, known);
        Plan plan = samplePlan();
        if (rent)
            plan.money.price = UsdRate(kUnknown);
        else
            plan.money.capital = Usd(kUnknown);
        for (const QString& path : unknown)
            QVERIFY2(std::isnan(dial(plan, path.toStdString())), qPrintable(path));
        for (const QString& path : known)
            QVERIFY2(std::isfinite(dial(plan, path.toStdString())), qPrintable(path));
        QVERIFY(!assessed(plan).money.buyingPays);
    }
    void buyingThatNeverPays()
    {
        const Plan plan = with(samplePlan(), {{"money.price", 0.05}});
        QVERIFY(std::isnan(dial(plan, "money.even_years")));
        QVERIFY(!assessed(plan).money.buyingPays);
        QVERIFY(!(dial(plan, "money.even_use") <= 100));
        QVERIFY(dial(with(samplePlan(), {{"money.price", 0.3}}), "money.even_use") > 100);
    }
    void aYearOfOwningIsItsThreeBills()
    {
        VERIFY_NEAR(dial(samplePlan(), "money.own_year"),
                    dial(samplePlan(), "money.electricity_year") +
                        0.05 * dial(samplePlan(), "money.own_first") +
                        dial(samplePlan(), "money.staff_own_year"),
                    1e-12);
    }
    void trialsLengthenTheYearNotTheRun()
    {
        const Plan more = with(samplePlan(), {{"money.trials", 30}});
        VERIFY_NEAR(dial(more, "money.in_use") / dial(samplePlan(), "money.in_use"), 1.30 / 1.15,
                    1e-12);
        QCOMPARE(dial(more, "money.rent_run"), dial(samplePlan(), "money.rent_run"));
    }
    void aRunCostsItsRentOrItsPart()
    {
        VERIFY_NEAR(dial(samplePlan(), "money.run_cost"),
                    dial(samplePlan(), "money.rent_total") / 9, 1e-12);
        const Plan bought = choose(samplePlan(), "money.tenure", "buy");
        VERIFY_NEAR(dial(bought, "money.run_cost"), dial(bought, "money.own_total") / 9, 1e-12);
    }
    void whatIsOwnedDrawsWhileItWaits()
    {
        const Plan typed = choose(samplePlan(), "money.use_rule", "typed");
        const Plan hardly = with(typed, {{"money.use", 0.01}});
        QVERIFY(dial(hardly, "money.electricity_year") >
                0.2 * dial(typed, "money.electricity_year"));
    }

    void theCurvesAreTheTotals()
    {
        const MoneyAnswer m = assessed(samplePlan()).money;
        const double rent = m.rentYear.base(), first = m.ownFirst.base(), own = m.ownYear.base();
        const CashSeries s = cashSeries(
            m, {{rent, rent, rent}, {first, first, first}, {own, own, own}, {rent, rent, rent}},
            3 * kYear);
        QCOMPARE(s.rented.x.size(), s.bought.y.size());
        QVERIFY(s.rented.x.back() >= 3 * kYear.base());
        QCOMPARE(s.rented.y.front(), 0.0);
        QCOMPARE(s.bought.y.front(), first);
        for (std::size_t i = 0; i < s.rented.x.size(); ++i) {
            const Seconds t(s.rented.x[i]);
            VERIFY_NEAR(s.rented.y[i], rentedUntil(m, t).base(), 1e-12);
            VERIFY_NEAR(s.bought.low[i], s.bought.y[i], 1e-12);
        }
        if (std::isfinite(s.evenTime))
            VERIFY_NEAR(s.evenPaid, boughtUntil(m, Seconds(s.evenTime)).base(), 1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestMoney)
#include "test_money.moc"

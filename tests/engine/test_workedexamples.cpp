#include "model/engine/knobs/knob.h"
#include "model/engine/money/compare.h"
#include "model/engine/sizing/train.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

// Examples that a user can check with a calculator: once with the formulas themselves, once in a
// plan edited step by step.
namespace {

using namespace engine;
using support::choose;
using support::dial;
using support::samplePlan;
using support::with;

constexpr FlopRate kA100{312e12}, kH100{989e12};
constexpr double kParams13 = 13e9, kTokens50 = 50e9, kFleet = 64;

Flops workOf(Recompute recompute, double params, double tokens)
{
    return workFactor(recompute) * Params(params) * Tokens(tokens);
}

// A plan whose MFU was measured on exactly this number of GPUs.
Plan measuredHere(Plan plan, double gpus)
{
    return with(std::move(plan), {{"cluster.count", gpus}, {"work.a.share_gpus", gpus}});
}

// Renting and buying with nothing but the example's inputs.
Plan bareMoney(double gpus, double capital, double perHour, double hours, double ownYear)
{
    Plan plan =
        choose(choose(samplePlan(), "money.use_rule", "typed"), "money.staff_rule", "typed");
    return with(std::move(plan), {{"cluster.count", gpus},
                                  {"money.capital", capital / gpus},
                                  {"money.price", perHour / gpus},
                                  {"money.use", 100 * hours / 8760},
                                  {"money.maintenance", 0},
                                  {"money.staff_own", ownYear},
                                  {"money.staff_rent", 0},
                                  {"site.electricity", 0}});
}

class TestWorkedExamples : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void thirteenBillion_data()
    {
        QTest::addColumn<bool>("recompute");
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("share");
        QTest::newRow("factor 8: 9.65 A100 at full peak, or 64 at 15.07 %")
            << true << 9.645 << 15.07;
        QTest::newRow("factor 6: 7.23 A100 at full peak, or 64 at 11.30 %")
            << false << 7.234 << 11.30;
    }
    void thirteenBillion()
    {
        QFETCH(bool, recompute);
        QFETCH(double, gpus);
        QFETCH(double, share);
        const Flops work =
            workOf(recompute ? Recompute::Full : Recompute::None, kParams13, kTokens50);
        const double atPeak = sizingGpus(work, 20 * kDay, kA100, 1);
        VERIFY_NEAR(atPeak, gpus, 1e-3);
        VERIFY_NEAR(100 * atPeak / kFleet, share, 1e-3);
        // The equation and its inverse agree: at that MFU 64 GPUs need exactly the 20 days.
        VERIFY_NEAR(sizingTime(work, kFleet, kA100, atPeak / kFleet) / kDay, 20, 1e-12);
    }

    void thirteenBillionByKnobs_data() { thirteenBillion_data(); }
    void thirteenBillionByKnobs()
    {
        QFETCH(bool, recompute);
        QFETCH(double, gpus);
        QFETCH(double, share);
        Plan plan = choose(samplePlan(), "cluster.gpu", "a100-sxm-80");
        plan = choose(plan, "work.a.recompute", recompute ? "full" : "none");
        plan = with(plan, {{"work.a.params", kParams13},
                           {"work.a.tokens", kTokens50},
                           {"work.a.deadline", 20},
                           {"cluster.gpu.peak_bf16", 312}});
        // A single GPU has no communication, so this share of its peak is the full one.
        const Plan one = with(measuredHere(plan, 1), {{"work.a.share", 100}});
        VERIFY_NEAR(dial(one, "work.a.gpus_needed"), gpus, 1e-3);
        const double exact = 100 * dial(one, "work.a.gpus_needed") / kFleet;
        VERIFY_NEAR(exact, share, 1e-3);
        const Plan fleet = with(measuredHere(plan, kFleet), {{"work.a.share", exact}});
        VERIFY_NEAR(dial(fleet, "work.a.time"), 20, 1e-9);
        VERIFY_NEAR(dial(fleet, "work.a.gpus_needed"), kFleet, 1e-9);
    }

    void breakEven_data()
    {
        QTest::addColumn<double>("gpus");
        QTest::addColumn<double>("capital");
        QTest::addColumn<double>("perHour");
        QTest::addColumn<double>("hours");
        QTest::addColumn<double>("ownYear");
        QTest::addColumn<double>("years");
        const auto row = [](const char* name, double gpus, double capital, double perHour,
                            double hours, double ownYear, double years) {
            QTest::newRow(name) << gpus << capital << perHour << hours << ownYear << years;
        };
        row("128 A100 for 1.1 M$ and 70 k$ a year against 312 k$ a year: even after 4.55 years",
            128, 1.1e6, 156, 2000, 70e3, 4.5455);
        row("the same without the 70 k$: 3.53 years", 128, 1.1e6, 156, 2000, 0, 3.5256);
        row("the same round the clock at 156 $/h: 0.85 years", 128, 1.1e6, 156, 8760, 70e3,
            0.84846);
        row("100 A100 at 10 k$ each against 1.30 $/h round the clock: 0.88 years", 100, 1e6, 130,
            8760, 0, 0.87812);
    }
    void breakEven()
    {
        QFETCH(double, gpus);
        QFETCH(double, capital);
        QFETCH(double, perHour);
        QFETCH(double, hours);
        QFETCH(double, ownYear);
        QFETCH(double, years);
        const Plan plan = bareMoney(gpus, capital, perHour, hours, ownYear);
        VERIFY_NEAR(dial(plan, "money.rent_year"), perHour * hours, 1e-9);
        VERIFY_NEAR(dial(plan, "money.own_first"), capital, 1e-9);
        VERIFY_NEAR(dial(plan, "money.even_years"), years, 2e-4);
    }
    void breakEvenInItsRoom()
    {
        Economics money;
        money.useRule = UseRule::Typed;
        money.use = 2000.0 / 8760;
        money.price = Usd(156.0 / 128) / kHour;
        money.capital = Usd(1.1e6 / 128);
        money.staff.rule = StaffRule::Typed;
        money.staffOwn = Usd(70e3) / kYear, money.staffRent = {};
        money.years = 3 * kYear;
        const MoneyAnswer a = compareMoney(money, {}, {}, {128, 16}, {}, kDay, kDay);
        VERIFY_NEAR(a.rentYear * kYear / Usd(1), 312e3, 1e-12);
        VERIFY_NEAR(a.breakEvenYears / kYear, 1.1e6 / (312e3 - 70e3), 1e-12);
    }

    void seventyBillion()
    {
        const Flops work = workOf(Recompute::None, 70e9, 1.4e12);
        const Seconds time = sizingTime(work, 256, kH100, 0.40);
        VERIFY_NEAR(time / kDay, 67.2, 1e-3);
        VERIFY_NEAR(256 * time / kHour, 413e3, 1e-3);
    }
    void seventyBillionByKnobs()
    {
        const Plan plan = with(measuredHere(samplePlan(), 256), {{"work.a.params", 70e9},
                                                                 {"work.a.tokens", 1.4e12},
                                                                 {"work.a.share", 40},
                                                                 {"cluster.gpu.peak_bf16", 989}});
        VERIFY_NEAR(dial(plan, "work.a.reached"), 40, 1e-12);
        VERIFY_NEAR(dial(plan, "work.a.time"), 67.2, 1e-3);
        VERIFY_NEAR(dial(plan, "work.a.gpu_hours"), 413e3, 1e-3);
    }
};

} // namespace

HEADROOM_ROOM(TestWorkedExamples)
#include "test_workedexamples.moc"

#include "model/engine/answer/answer.h"
#include "model/engine/answer/answerafter.h"
#include "model/engine/asksthesame.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/serving/servingdetail.h"
#include "model/engine/serving/traffic.h"
#include "model/engine/uncertainty/simulate.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::servingPlan;
using support::with;

Plan daily(Plan plan)
{
    return choose(plan, "work.a.serve.profile", "daily");
}

// The same plan with a fixed number of GPUs.
Plan on(const Plan& plan, double gpus)
{
    return with(plan, {{"cluster.count", gpus}});
}

class TestServeAnswer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theDayMakesTheMean()
    {
        const Plan plan = daily(servingPlan());
        VERIFY_NEAR(dial(plan, "work.a.serve_mean_share"), 100 * 0.65 * 6.2 / 7, 1e-9);
        const ServeTraffic t = trafficOf(plan.work[0].serve);
        double sum = 0;
        const auto rates = ratesOf(t.profile, Seconds(300), 7 * 288);
        for (const Rate rate : rates)
            sum += rate.base();
        VERIFY_NEAR(sum / static_cast<double>(rates.size()), t.mean.base(), 1e-3);
        // Capacity paid for the peak makes the average load more expensive.
        QVERIFY(dial(plan, "work.a.serve_cost_answer") >
                1.5 * dial(servingPlan(), "work.a.serve_cost_answer"));
        QCOMPARE(dial(plan, "cluster.gpus"), dial(servingPlan(), "cluster.gpus"));
    }
    void whatMayWaitFillsTheNight()
    {
        const Plan plan = daily(servingPlan());
        const Plan waits = with(plan, {{"work.a.serve.batch", 30}});
        VERIFY_NEAR(dial(waits, "work.a.serve_planned"), 14.0, 1e-9);
        QCOMPARE(dial(waits, "work.a.serve_mean"), dial(plan, "work.a.serve_mean"));
        const Plan all = with(plan, {{"work.a.serve.batch", 100}});
        VERIFY_NEAR(dial(all, "work.a.serve_planned"), dial(plan, "work.a.serve_mean"), 1e-9);
    }
    void autoscalingPaysOnlyWhatRuns()
    {
        const Plan always = with(daily(servingPlan()), {{"work.a.serve.requests", 200}});
        const Plan scaled = choose(always, "work.a.serve.autoscaling", "on");
        const double on = dial(scaled, "work.a.serve_on") / 100;
        QVERIFY(on > 0.5 && on < 0.9);
        VERIFY_NEAR(dial(scaled, "work.a.serve_cost"), on * dial(always, "work.a.serve_cost"),
                    1e-9);
        VERIFY_NEAR(dial(scaled, "money.in_use"), 100 * on, 1e-9);
        QCOMPARE(dial(scaled, "cluster.gpus"), dial(always, "cluster.gpus"));
    }
    void usersAskSoOften()
    {
        const Plan plan = with(choose(servingPlan(), "work.a.serve.load_rule", "users"),
                               {{"work.a.serve.users", 3000}, {"work.a.serve.per_user", 24}});
        QCOMPARE(dial(plan, "work.a.serve_peak"), 20.0);
        QVERIFY(dial(plan, "work.a.serve_users") > 3000);
    }
    void classesMix()
    {
        const Plan one = with(servingPlan(), {{"work.a.serve.spread", 0}});
        const Plan two = with(one, {{"work.a.serve.second.share", 50},
                                    {"work.a.serve.second.prompt", 3072},
                                    {"work.a.serve.second.answer", 768}});
        QCOMPARE(dial(two, "work.a.serve_prompt"), 2048.0);
        QCOMPARE(dial(two, "work.a.serve_answer"), 512.0);
        const ServeTraffic t = trafficOf(two.work[0].serve);
        VERIFY_NEAR(t.promptSpread, 0.5, 1e-9); // 1,024 above and below 2,048
        const ServeAnswer a = assessed(two).serving[0];
        QVERIFY(a.classes[1].first > a.first);
        // Two identical halves are one class.
        const Plan same = with(one, {{"work.a.serve.second.share", 50},
                                     {"work.a.serve.second.prompt", 1024},
                                     {"work.a.serve.second.answer", 256}});
        VERIFY_NEAR(dial(same, "work.a.serve_first95"), dial(one, "work.a.serve_first95"), 1e-9);
    }
    void lengthsThatSpreadWaitLonger()
    {
        const auto wait = [](double spread) {
            const Plan plan = on(servingPlan(), 10);
            return dial(with(plan, {{"work.a.serve.spread", spread}}), "work.a.serve_first95");
        };
        QVERIFY(wait(0) < wait(1) && wait(1) < wait(2));
    }
    void retrievalTakesGpusAndTokens()
    {
        const Plan plan = choose(servingPlan(), "work.a.serve.rag.on", "on");
        QCOMPARE(dial(plan, "work.a.serve_prompt"), 1024.0 + 5 * 512);
        QVERIFY(dial(plan, "work.a.serve_retrieval_gpus") >= 1);
        const Plan heavy = with(plan, {{"work.a.serve.rag.candidates", 5000}});
        QVERIFY(dial(heavy, "work.a.serve_retrieval_gpus") >
                dial(plan, "work.a.serve_retrieval_gpus"));
    }
    void otherWorkByItsUnit()
    {
        const Plan unit = choose(servingPlan(), "work.a.serve.rule", "unit");
        QVERIFY2(std::isnan(dial(unit, "work.a.serve_rate")), "nobody knows an image's time");
        // 20 requests per second for 4 images of 2 s: 160 GPUs busy, 200 with headroom.
        const Plan images = with(unit, {{"work.a.serve.units", 4}, {"work.a.serve.unit_time", 2}});
        QCOMPARE(dial(images, "cluster.gpus"), 201.0);
    }
    void promptsApart()
    {
        const Plan plan = choose(servingPlan(), "work.a.serve.split", "on");
        const ServeAnswer a = assessed(plan).serving[0];
        QVERIFY(a.choice.prompters >= 1 && a.choice.prompters < a.choice.carrying);
        QVERIFY(a.meetsFirst && a.meetsToken && a.load <= 0.8 + 1e-9);
        QVERIFY(a.handed.base() > 0);
    }
    void byAvailability()
    {
        const Plan plan = choose(with(servingPlan(), {{"work.a.serve.requests", 2000}}),
                                 "work.a.serve.standby", "availability");
        QVERIFY(dial(plan, "work.a.serve_spares") >= 1);
        const Plan frail = with(plan, {{"risk.multiplier", 10}});
        QVERIFY(dial(frail, "work.a.serve_spares") > dial(plan, "work.a.serve_spares"));
    }
    void anApiIsEvenAtSoManyTokens()
    {
        const ServeAnswer a = assessed(servingPlan()).serving[0];
        const double share = a.evenTokens / (kDay * a.mean * (a.prompt + a.answer)).base();
        VERIFY_NEAR((a.apiCost * share).base(), a.cost.base(), 1e-9);
    }
    // Three quarters of the input tokens at a tenth of the price: a factor of 0.325. Without a
    // cached price there is no discount, and without a cache nothing to discount.
    void cachedInputOfAnApiCostsLess()
    {
        const Plan plain = with(servingPlan(), {{"work.a.serve.prefix_hit", 75}});
        const Plan cheaper = with(plain, {{"work.a.serve.api_cached", 0.06}});
        VERIFY_NEAR(dial(plain, "work.a.serve_api_prompt"), 0.6, 1e-12);
        VERIFY_NEAR(dial(cheaper, "work.a.serve_api_prompt"), 0.325 * 0.6, 1e-12);
        const ServeAnswer a = assessed(cheaper).serving[0];
        const double request = (a.prompt.base() * 0.325 * 0.6 + a.answer.base() * 2.4) / 1e6;
        VERIFY_NEAR(a.apiCost.base(), a.answered.base() * request, 1e-12);
        QVERIFY(a.evenTokens > assessed(plain).serving[0].evenTokens);
        const Plan without = with(cheaper, {{"work.a.serve.prefix_hit", 0}});
        VERIFY_NEAR(dial(without, "work.a.serve_api_prompt"), 0.6, 1e-12);
    }
    void powerFollowsTheLoad()
    {
        const Assessment busy = assessed(on(servingPlan(), 10)),
                         idle = assessed(on(servingPlan(), 80));
        QVERIFY(busy.site.meanGpu > idle.site.meanGpu);
        QCOMPARE(busy.serving[0].power.base(), busy.site.mean.total().base());
        QVERIFY(idle.serving[0].outputEnergy > busy.serving[0].outputEnergy);
    }
    void noRunsAreLostToTrials()
    {
        const Assessment a = assessed(servingPlan());
        QCOMPARE(a.money.inUse, 1.0);
        VERIFY_NEAR(a.money.runCost.base(), a.money.rentTotal.base() / 3, 1e-9);
    }

    void ownMeasurementMovesAllTimes()
    {
        const Plan plan = on(servingPlan(), 10);
        const Plan slow = with(plan, {{"work.a.serve.pace", 1.1}});
        QVERIFY(dial(slow, "work.a.serve_rate") < dial(plan, "work.a.serve_rate"));
        const Decision held = decide(plan);
        const Seconds token = assess(slow, held).serving[0].token;
        QVERIFY(token > 1.1 * assess(plan, held).serving[0].token);
    }
    void bandsHoldTheFleet()
    {
        const auto plan = std::make_shared<const Plan>(servingPlan());
        const auto e = answer(plan, {}, {std::make_shared<const Catalog>(support::catalog())});
        const Band* token = e->bands.find("work.a.serve_token");
        QVERIFY(token && token->low < token->typical && token->typical < token->high);
        const Band* gpus = e->bands.find("cluster.gpus");
        QCOMPARE(gpus->low, gpus->high);
        const auto draws = simulate(*plan, e->assessment, {.draws = 200});
        const DialDraws* drawn = draws->find("work.a.serve_token");
        QVERIFY(drawn->band.low < drawn->band.high);
        QVERIFY(std::isnan(draws->work[0].date));
    }
    void drawsMeetTheLimitsOrNot()
    {
        const Plan& plan = servingPlan();
        const Decision held = decide(plan);
        const auto chance = [&](double token) {
            const Plan limited =
                with(plan, {{"work.a.serve.token", token}, {"work.a.serve.first", 1e7}});
            return simulate(limited, assess(limited, held), {.draws = 100})->work[0].limits;
        };
        QCOMPARE(chance(0.01), 0.0);
        QVERIFY(chance(1e6) > 0.5 && chance(1e6) <= 1); // what is left is the load
        const Plan training = support::computedPlan();
        QVERIFY(std::isnan(
            simulate(training, support::assessed(training), {.draws = 10})->work[0].limits));
    }
    void whatOthersAskIsNotSearchedAgain()
    {
        const Plan& a = servingPlan();
        QVERIFY(asksTheSame(a, with(a, {{"money.price", 1}}), true));
        QVERIFY(!asksTheSame(a, with(a, {{"work.a.serve.token", 50}}), true));
    }

    void detailOfAPage()
    {
        const auto plan =
            std::make_shared<const Plan>(with(daily(servingPlan()), {{"work.a.serve.growth", 5}}));
        Wants wants;
        wants.serving = true;
        const auto e = answer(plan, wants, {std::make_shared<const Catalog>(support::catalog())});
        QCOMPARE(e->serving.size(), std::size_t{1});
        const ServingDetail& d = e->serving[0];
        QVERIFY(d.serves);
        const ServeAnswer& a = e->assessment.serving[0];
        for (std::size_t i = 1; i < d.curve.points.size(); ++i) {
            QVERIFY(d.curve.points[i].token50 >= d.curve.points[i - 1].token50);
            QVERIFY(d.curve.points[i].costAnswer < d.curve.points[i - 1].costAnswer);
        }
        QVERIFY(d.curve.now < d.curve.knee && d.curve.knee < d.curve.end);
        QCOMPARE(d.week.rates.size(), std::size_t{7 * 288});
        QVERIFY(d.week.saved > 0);
        const Bytes held = d.memory.weights + d.memory.cacheUsed + d.memory.cacheFree +
                           d.memory.buffers + d.memory.unused;
        VERIFY_NEAR(held.base(), d.memory.capacity.base(), 1e-9);
        QCOMPARE(d.months.size(), std::size_t{37});
        QCOMPARE(d.months.front().gpus, a.choice.gpus());
        QVERIFY(d.months.back().gpus > 4 * d.months.front().gpus);
        QCOMPARE(std::ranges::count(d.options, true, &ServeRow::chosen), 1);
        QVERIFY(d.options.front().option.loss == ServeLoss::None);
        Wants none;
        QVERIFY(answer(plan, none, {std::make_shared<const Catalog>(support::catalog())})
                    ->serving.empty());
    }
    void aRunHasNoDetailOfServing()
    {
        const Plan& run = support::computedPlan();
        QVERIFY(!servingDetailOf(ResolvedPlan(run), assessed(run), 0).serves);
        QVERIFY(assessed(run).serving.empty());
        QVERIFY(assessed(run).decision.fleets.empty());
    }
    void withoutConstantsNothingIsKnown()
    {
        Plan plan = servingPlan();
        plan.serving = nullptr;
        QVERIFY(std::isnan(assess(plan, decide(plan)).serving[0].rate.base()));
    }
};

} // namespace

HEADROOM_ROOM(TestServeAnswer)
#include "test_serveanswer.moc"

#include "model/engine/advice/findings.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/serving/traffic.h"
#include "model/engine/tiers/tiersearch.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>

// Part of the traffic on a second GPU tier.
namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::servingPlan;
using support::with;

Plan tiered(const Plan& plan, const char* rule, const char* gpu, double share = 30)
{
    Plan next = choose(choose(plan, "work.a.serve.tier_rule", rule), "work.a.serve.tier_gpu", gpu);
    const bool typed = std::string_view(rule) == "share" || std::string_view(rule) == "peak";
    return typed ? with(next, {{"work.a.serve.tier.share", share}}) : next;
}
Plan daily()
{
    return with(choose(servingPlan(), "work.a.serve.profile", "daily"),
                {{"work.a.serve.requests", 200}});
}
Plan twoKinds()
{
    return with(servingPlan(), {{"work.a.serve.second.share", 40},
                                {"work.a.serve.second.prompt", 256},
                                {"work.a.serve.second.answer", 64}});
}

class TestServeTier : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // On the same GPU type, the two parts match two plans with these loads.
    void aPartOfAllIsAPlanOfThatPart()
    {
        const Plan plan =
            tiered(with(servingPlan(), {{"work.a.serve.requests", 100}}), "share", "h100-sxm", 25);
        const ServeAnswer a = assessed(plan).serving[0];
        QCOMPARE(a.tier.size(), std::size_t{1});
        const Plan large = with(servingPlan(), {{"work.a.serve.requests", 75}});
        const Plan small = with(servingPlan(), {{"work.a.serve.requests", 25}});
        const ServeAnswer x = assessed(large).serving[0], y = assessed(small).serving[0];
        QCOMPARE(a.choice.gpus(), x.choice.gpus());
        QCOMPARE(a.tier[0].choice.gpus(), y.choice.gpus());
        VERIFY_NEAR(a.first.base(), x.first.base(), 1e-12);
        VERIFY_NEAR(a.tier[0].token.base(), y.token.base(), 1e-12);
        QCOMPARE(a.planned.base(), 100.0);
        QCOMPARE(dial(plan, "cluster.gpus"), x.choice.gpus());
    }
    void moneyAndPowerAreOfBoth()
    {
        const Plan plan = tiered(servingPlan(), "share", "h200-sxm");
        const ServeAnswer a = assessed(plan).serving[0];
        const ServeTier& tier = plan.work[0].serve.tier;
        VERIFY_NEAR(a.tier[0].cost.base(),
                    (a.tier[0].choice.gpus() * tier.price).base() * a.tier[0].on, 1e-12);
        VERIFY_NEAR(a.cost.base(), (a.ownCost + a.tier[0].cost).base(), 1e-12);
        VERIFY_NEAR(a.costAnswer.base(), (a.cost / (a.mean * a.answer)).base(), 1e-12);
        VERIFY_NEAR(a.power.base(), (a.ownPower + a.tier[0].power).base(), 1e-12);
        QVERIFY(a.tier[0].power.base() > 0);
        // Tier GPUs are rented whether the cluster is bought or not, and do none of its work.
        VERIFY_NEAR(dial(plan, "money.tier_rent_year"), a.tier[0].cost * kYear / Usd(1), 1e-6);
        const Plan dear = with(plan, {{"work.a.serve.tier.price", 100}});
        const double more = dial(dear, "money.tier_rent_year") - dial(plan, "money.tier_rent_year");
        for (const char* total : {"money.rent_total", "money.own_total"})
            VERIFY_NEAR(dial(dear, total) - dial(plan, total),
                        more * support::knob(plan, "money.years"), 1e-3);
        for (const char* same : {"money.rent_hour", "money.own_hour", "money.idle_year"})
            VERIFY_NEAR(dial(dear, same), dial(plan, same), 1e-9);
        VERIFY_NEAR(dial(plan, "money.paid_rent"),
                    dial(plan, "money.rent_total") - dial(plan, "money.rent_staff") -
                        dial(plan, "money.rent_storage"),
                    1);
        QVERIFY(dial(dear, "work.a.serve_cost_answer") > dial(plan, "work.a.serve_cost_answer"));
    }
    // The peak load cut off and the remaining load add up in each hour.
    void thePeakIsCut()
    {
        const Plan plan = tiered(daily(), "peak", "h100-sxm", 50);
        const Serve& s = plan.work[0].serve;
        const auto of = [&](TrafficPart part) {
            return ratesOf(trafficOf(s, part).profile, Seconds(3600), 168);
        };
        const auto all = of(TrafficPart::All), own = of(TrafficPart::Cluster),
                   tier = of(TrafficPart::Tier);
        for (std::size_t i = 0; i < all.size(); ++i) {
            VERIFY_NEAR((own[i] + tier[i]).base(), all[i].base(), 1e-12);
            QVERIFY(own[i] <= Rate(100) && tier[i] >= Rate(0));
        }
        const ServeAnswer a = assessed(plan).serving[0];
        VERIFY_NEAR((a.ownMean + a.tier[0].mean).base(), a.mean.base(), 1e-9);
        QCOMPARE(a.tier[0].planned.base(), 100.0);
        QVERIFY2(a.tier[0].on < 0.6, "rented for the peak only");
        QCOMPARE(a.tier[0].choice.spares, 0.0);
        QVERIFY(a.ownMean.base() / 100 > 0.8);
    }
    void oneKindOfRequestsGoesElsewhere()
    {
        const Plan plan = tiered(twoKinds(), "second", "h200-sxm");
        const ServeAnswer a = assessed(plan).serving[0];
        QCOMPARE(a.tier[0].prompt.base(), 256.0);
        QCOMPARE(a.tier[0].answer.base(), 64.0);
        VERIFY_NEAR(a.tier[0].planned.base(), 8.0, 1e-12);
        VERIFY_NEAR(a.ownPlanned.base(), 12.0, 1e-12);
        const Plan rest = with(servingPlan(), {{"work.a.serve.requests", 12}});
        VERIFY_NEAR(a.first.base(), assessed(rest).serving[0].first.base(), 1e-9);
        VERIFY_NEAR(a.prompt.base(), 0.6 * 1024 + 0.4 * 256, 1e-9);
    }
    void aKindThatDoesNotComeCannotBeSent()
    {
        QVERIFY(!chosen(servingPlan(), support::catalog(), "work.a.serve.tier_rule", "third"));
    }
    // Trying a rule and turning it off leaves the plan exactly as before.
    void withoutItNothingMoves()
    {
        const Plan tried =
            choose(tiered(servingPlan(), "share", "h200-sxm"), "work.a.serve.tier_rule", "none");
        const Assessment a = assessed(servingPlan()), b = assessed(tried);
        QVERIFY(b.serving[0].tier.empty());
        QCOMPARE(b.serving[0].cost.base(), a.serving[0].cost.base());
        QCOMPARE(b.serving[0].first.base(), a.serving[0].first.base());
        QCOMPARE(b.decision.gpus, a.decision.gpus);
    }
    void whetherItPaysIsStated_data()
    {
        QTest::addColumn<double>("price");
        QTest::addColumn<QByteArray>("id");
        QTest::newRow("nearly free") << 0.01 << QByteArray("serve_tier_saves");
        QTest::newRow("dear") << 50.0 << QByteArray("serve_tier_dear");
    }
    void whetherItPaysIsStated()
    {
        QFETCH(double, price);
        QFETCH(QByteArray, id);
        const Plan plan = with(
            tiered(with(servingPlan(), {{"work.a.serve.requests", 100}}), "share", "h100-sxm", 50),
            {{"work.a.serve.tier.price", price}});
        const auto all = findings(plan, assessed(plan), smallest(plan), support::catalog());
        QVERIFY(std::ranges::find(all, id.toStdString(), &Finding::id) != all.end());
    }
    void whereNoLayoutKeepsTheLimits()
    {
        const Plan plan = with(tiered(servingPlan(), "share", "t4"), {{"work.a.serve.token", 15}});
        QVERIFY(!decide(plan).reachesDate);
        const auto all = findings(plan, assessed(plan), smallest(plan), support::catalog());
        QVERIFY(std::ranges::find(all, "serve_tier_cannot", &Finding::id) != all.end());
    }
    void theSearchFindsWhatSaves()
    {
        const TierSearch found = searchTiers(ResolvedPlan(daily()), 0, support::catalog());
        QVERIFY(found.gpus > 5 && found.options.size() > 5);
        for (std::size_t i = 1; i < found.options.size(); ++i)
            QVERIFY(found.options[i].cost >= found.options[i - 1].cost);
        // The first option matches the plan set to it.
        const TierOption& best = found.options.front();
        const Plan plan = tiered(daily(), best.rule == TierRule::Peak ? "peak" : "share",
                                 best.gpu.c_str(), 100 * best.share);
        VERIFY_NEAR(assessed(plan).serving[0].cost.base(), best.cost.base(), 1e-9);
        QVERIFY(searchTiers(ResolvedPlan(support::computedPlan()), 0, support::catalog())
                    .options.empty());
    }
};

} // namespace

HEADROOM_ROOM(TestServeTier)
#include "test_servetier.moc"

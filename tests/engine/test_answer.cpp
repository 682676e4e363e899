#include "model/engine/answer/answerafter.h"
#include "model/engine/asksthesame.h"
#include "model/engine/dials/dial.h"
#include "model/engine/site/sitedetail.h"
#include "model/engine/training/detail.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using namespace engine;
using support::choose, support::samplePlan, support::with;

Context context()
{
    return {std::make_shared<const Catalog>(support::catalog())};
}

std::shared_ptr<const Plan> shared(const Plan& plan)
{
    return std::make_shared<const Plan>(plan);
}

class TestAnswer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // Reusing parts of an earlier answer does not change the result.
    void anAnswerAfterAnotherIsTheSame()
    {
        const Plan first = choose(samplePlan(), "work.a.rule", "computed");
        const Context known = context();
        const auto before = answer(std::make_shared<const Plan>(first), {}, known);
        QVERIFY(before);
        for (const auto& [path, value] : {std::pair{"money.price", 4.0},
                                          {"site.pue", 1.1},
                                          {"cluster.count", 128.0},
                                          {"work.a.tokens", 2e12},
                                          {"work.a.deadline", 60.0},
                                          {"risk.multiplier", 3.0}}) {
            const auto plan = std::make_shared<const Plan>(with(first, {{path, value}}));
            const auto fresh = answer(plan, {}, known);
            const auto after = answerAfter(before.get(), plan, {}, known);
            QVERIFY2(after && fresh, path);
            QCOMPARE(after->smallest.gpus, fresh->smallest.gpus);
            QCOMPARE(after->assessment.decision.gpus, fresh->assessment.decision.gpus);
            QVERIFY2(after->assessment.work[0].time == fresh->assessment.work[0].time, path);
            QVERIFY2(after->assessment.money.rentTotal == fresh->assessment.money.rentTotal, path);
        }
        QVERIFY(asksTheSame(first, with(first, {{"money.price", 4}}), true));
        QVERIFY(asksTheSame(first, with(first, {{"cluster.count", 128}}), false));
        QVERIFY(!asksTheSame(first, with(first, {{"cluster.count", 128}}), true));
        QVERIFY(!asksTheSame(first, with(first, {{"work.a.tokens", 2e12}}), false));
    }
    // Spot stops the run again and again, so that it takes more GPUs: not the size before.
    void whatSpotTakesIsSearchedAgain()
    {
        const Plan onDemand = choose(support::computedPlan(), "cluster.count_rule", "smallest");
        const Plan spot =
            with(choose(onDemand, "money.term", "spot"), {{"money.spot.node_between", 10}});
        const auto before = answer(shared(onDemand), {}, context());
        const auto fresh = answer(shared(spot), {}, context());
        const auto after = answerAfter(before.get(), shared(spot), {}, context());
        QVERIFY(fresh->smallest.gpus > before->smallest.gpus);
        QCOMPARE(after->smallest.gpus, fresh->smallest.gpus);
        QVERIFY(!asksTheSame(onDemand, spot, true));
        const Plan dearer = with(spot, {{"money.price", 4}});
        QVERIFY(asksTheSame(spot, dearer, true));
    }
    void twoStrokesSettleOnThePlainAnswer_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::newRow("as many GPUs as asked for") << "given";
        QTest::newRow("the smallest cluster") << "smallest";
    }
    // Edits in sequence, the first pass of each based on the previous answer.
    void twoStrokesSettleOnThePlainAnswer()
    {
        QFETCH(QString, rule);
        const Context known = context();
        Plan plan = choose(support::computedPlan(), "cluster.count_rule", rule.toStdString());
        auto before = answer(std::make_shared<const Plan>(plan), {}, known);
        QVERIFY(!before->refining);
        for (const auto& [path, value] : {std::pair{"work.a.tokens", 2e12},
                                          {"work.a.tokens", 6e12},
                                          {"money.price", 4.0},
                                          {"cluster.count", 512.0},
                                          {"work.a.deadline", 20.0},
                                          {"work.a.deadline", 200.0},
                                          {"cluster.between_rate", 100.0}}) {
            plan = with(plan, {{path, value}});
            const auto requested = std::make_shared<const Plan>(plan);
            const auto first = answerAfter(before.get(), requested, {.settled = false}, known);
            QVERIFY(first && first->refining);
            QCOMPARE(first->findings.size(), before->findings.size());
            const auto settled = completed(*first, {}, known);
            const auto plain = answer(requested, {}, known);
            QVERIFY2(settled && !settled->refining && !settled->sizeHeld, path);
            QCOMPARE(settled->smallest.gpus, plain->smallest.gpus);
            QVERIFY2(settled->assessment.money.rentTotal == plain->assessment.money.rentTotal,
                     path);
            QVERIFY2(settled->assessment.work[0].time == plain->assessment.work[0].time, path);
            QCOMPARE(settled->findings.size(), plain->findings.size());
            for (std::size_t i = 0; i < plain->findings.size(); ++i)
                QCOMPARE(settled->findings[i].id, plain->findings[i].id);
            before = first;
        }
    }
    void aStoppedQuestionHasNoAnswer()
    {
        std::stop_source stop;
        QVERIFY(answer(shared(samplePlan()), {}, context(), stop.get_token()));
        stop.request_stop();
        QVERIFY(!answer(shared(samplePlan()), {}, context(), stop.get_token()));
    }
    void carriesThePlanItAnswers()
    {
        const auto plan = shared(samplePlan());
        QCOMPARE(answer(plan, {}, context())->plan, plan);
    }
    void whatIsNotWantedIsNotThere()
    {
        const Wants none{false, false, false, false};
        const auto e = answer(shared(samplePlan()), none, context());
        QVERIFY(e->bands.bands.empty());
        QVERIFY(e->findings.empty());
        QVERIFY(e->speedup.own.x.empty());
        QVERIFY(e->cash.rented.x.empty());
        QVERIFY(e->assessment.work[0].time.base() > 0);
    }
    void whatIsWantedIsThere()
    {
        const auto e = answer(shared(samplePlan()), {}, context());
        QVERIFY(!e->bands.bands.empty());
        QVERIFY(!e->findings.empty());
        QVERIFY(!e->speedup.own.x.empty());
        QVERIFY(!e->cash.rented.x.empty());
    }
    void askedTwiceAnswersTheSame()
    {
        support::Random random(15);
        for (int i = 0; i < 20; ++i) {
            const auto plan = shared(support::randomPlan(random, 8));
            const auto one = answer(plan, {}, context()), two = answer(plan, {}, context());
            QVERIFY(one->assessment.decision.layouts.size() == plan->work.size());
            for (std::size_t b = 0; b < one->bands.bands.size(); ++b)
                QVERIFY(support::near(one->bands.bands[b].high, two->bands.bands[b].high, 0));
            QCOMPARE(one->findings.size(), two->findings.size());
        }
    }
    void theTrainingPageAsksForMore()
    {
        Wants wants;
        const auto plan = shared(support::computedPlan());
        QVERIFY(answer(plan, wants, context())->training.empty());
        wants.training = true;
        const auto e = answer(plan, wants, context());
        QCOMPARE(e->training.size(), std::size_t{1});
        QVERIFY(!e->training[0].layouts.best.empty() && !e->training[0].stages.empty());
        const auto share = answer(shared(samplePlan()), wants, context());
        QVERIFY2(share->training[0].stages.empty(), "a share of peak has no layout");
    }
    void racksAndRegionsAreForThoseWhoAsk()
    {
        const auto plan = shared(samplePlan());
        Wants wants;
        QVERIFY(!answer(plan, wants, context())->site);
        wants.site = true;
        const auto e = answer(plan, wants, context());
        QCOMPARE(e->site->racks.size(), std::size_t{1});
        QCOMPARE(e->site->racks[0].count, e->assessment.site.rack.racks);
        QVERIFY(e->site->regions.size() > 100);
        QVERIFY2(e->site->catalog->region(e->site->regions[0].region->id) ==
                     e->site->regions[0].region,
                 "the catalog that the rows point into lives as long as they do");
    }
    void aPlanWithoutConstantsIsGivenTheCatalogs()
    {
        Plan plan = support::computedPlan();
        plan.training = nullptr;
        const auto e = answer(shared(plan), {}, context());
        QVERIFY(e->assessment.work[0].time.base() > 0);
        VERIFY_NEAR(e->assessment.work[0].time.base(),
                    support::assessed(support::computedPlan()).work[0].time.base(), 1e-12);
    }
    // Ranges of the curves are those of the year: an unknown part must not stop the others.
    void anyPlanIsAnswered()
    {
        support::Random random(16);
        for (int i = 0; i < 200; ++i)
            QVERIFY(answer(shared(support::randomPlan(random, 20)), {}, context()));
    }
};

} // namespace

HEADROOM_ROOM(TestAnswer)
#include "test_answer.moc"

#include "model/engine/advice/findings.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/serving/classtimes.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/serving/servingdetail.h"
#include "model/engine/serving/split.h"
#include "model/engine/serving/traffic.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Several request classes on the same replicas, each with its own latencies and limits.
namespace {

using namespace engine;
using support::assessed;
using support::choose;
using support::dial;
using support::servingPlan;
using support::with;

// Two halves: 1,024 in and 256 out, and the given lengths.
Plan halves(double prompt, double answer)
{
    return with(servingPlan(), {{"work.a.serve.second.share", 50},
                                {"work.a.serve.second.prompt", prompt},
                                {"work.a.serve.second.answer", answer}});
}

std::vector<Finding> stated(const Plan& plan, std::string_view id)
{
    auto all = findings(plan, assessed(plan), smallest(plan), support::catalog());
    std::erase_if(all, [&](const Finding& f) { return f.id != id; });
    return all;
}

class TestServeMix : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // With 256 and 768 output tokens, three of four tokens belong to the longer answers.
    void longAnswersAreMetMoreOften()
    {
        const ServeTraffic t = trafficOf(halves(3072, 768).work[0].serve);
        VERIFY_NEAR(t.heldPrompt.base(), 0.25 * 1024 + 0.75 * 3072, 1e-12);
        // Also within a class: the mean at a random time is the mean square over the mean.
        VERIFY_NEAR(t.heldAnswer.base(), 2 * (0.25 * 256 + 0.75 * 768), 1e-12);
        const Plan even = with(servingPlan(), {{"work.a.serve.spread", 0}});
        QCOMPARE(trafficOf(even.work[0].serve).heldAnswer, even.work[0].serve.answer);
        // So fewer fit than identical requests of the mean length.
        const Plan mean =
            with(servingPlan(), {{"work.a.serve.prompt", 2048}, {"work.a.serve.answer", 512}});
        QVERIFY(dial(halves(3072, 768), "work.a.serve_batch") < dial(mean, "work.a.serve_batch"));
    }
    void eachKindHasItsTimes()
    {
        const Plan plan = halves(8192, 256);
        const ServeAnswer a = assessed(plan).serving[0];
        const ClassAnswer &small = a.classes[0], &large = a.classes[1];
        QVERIFY(small.first < a.first && a.first < large.first);
        // All classes share the steps.
        QCOMPARE(small.token50.base(), a.token50.base());
        QCOMPARE(large.token50.base(), a.token50.base());
        VERIFY_NEAR((large.whole - small.whole).base(), (large.first50 - small.first50).base(),
                    1e-9);
        VERIFY_NEAR(dial(plan, "work.a.serve_first_second"), 1e3 * large.first.base(), 1e-12);
        VERIFY_NEAR(dial(plan, "work.a.serve_whole_main"), small.whole.base(), 1e-12);
        QVERIFY(std::isnan(dial(plan, "work.a.serve_first_third")));
        QVERIFY(std::isnan(dial(servingPlan(), "work.a.serve_first_main")));
    }
    // A long answer averages over load peaks, a short one may be within a single one.
    void shortAnswersAreLessEven()
    {
        const Plan plan = choose(halves(1024, 4096), "work.a.serve.token_share", "p95");
        QVERIFY(dial(plan, "work.a.serve_token_main") > dial(plan, "work.a.serve_token_second"));
        QVERIFY(dial(plan, "work.a.serve_token_second") > dial(plan, "work.a.serve_token50"));
    }
    void alikeKindsAreAlike()
    {
        const ServeAnswer a = assessed(halves(1024, 256)).serving[0];
        VERIFY_NEAR(a.classes[0].first.base(), a.first.base(), 1e-9);
        VERIFY_NEAR(a.classes[1].token95.base(), a.classes[0].token95.base(), 1e-9);
        QCOMPARE(a.missed, 0.0);
    }
    void promptsApartHaveTheirOwnTimes()
    {
        const Plan plan = choose(halves(8192, 256), "work.a.serve.split", "on");
        const ServeAnswer a = assessed(plan).serving[0];
        QVERIFY(a.classes[0].first < a.classes[1].first);
        QVERIFY(a.classes[0].first.base() > 0);
        // Each takes as long as if it were the only class; also for MoE models.
        for (const char* model : {"llama-3.1-70b", "mixtral-8x7b"}) {
            const ResolvedPlan mixed(choose(plan, "work.a.model", model));
            const ServePlan serve(mixed, mixed.work[0]);
            const ServingConstants& c = serve.constants();
            const ServingSizes sizes = serve.sizes({.tensor = 8});
            ServingSizes longer = sizes;
            longer.job.prompt = Tokens(8192);
            OpenLoop loop;
            loop.first50 = loop.first95 = promptApart(sizes, c).first;
            const SharedReplica shared(sizes, loop, true, c);
            VERIFY_NEAR(shared.timesOf(Tokens(8192), Tokens(256)).first50.base(),
                        promptApart(longer, c).first.base(), 1e-9);
        }
    }
    // The class that misses its limit is named by its lengths; a separate limit fixes it.
    void whichKindMisses()
    {
        const Plan plan = halves(32768, 256);
        const auto late = stated(plan, "serve_class_late");
        QCOMPARE(late.size(), std::size_t{1});
        QCOMPARE(late[0].arguments[0].value, 32768.0);
        QVERIFY(dial(plan, "work.a.serve_missed") >= 50); // the others are delayed by it
        const Plan patient = with(plan, {{"work.a.serve.second.first", 30000}});
        QVERIFY(stated(patient, "serve_class_late").empty());
        QCOMPARE(dial(patient, "work.a.serve_missed"), 0.0);
        // No layout meets that: the class is named, with no finding for limits that all meet.
        const Plan hasty = with(patient, {{"work.a.serve.second.token", 1}, {"cluster.count", 64}});
        QVERIFY(stated(hasty, "serve_first_never").empty());
        QCOMPARE(stated(hasty, "serve_class_slow").size(), std::size_t{1});
    }

    // A limit of one class sizes the fleet like a common one: it is just met at the stated rate.
    void aKindsLimitSizesTheFleet_data()
    {
        QTest::addColumn<QString>("knob");
        QTest::addColumn<double>("limit");
        QTest::newRow("first token") << "work.a.serve.second.first" << 900.0;
        QTest::newRow("token") << "work.a.serve.second.token" << 30.0;
    }
    void aKindsLimitSizesTheFleet()
    {
        QFETCH(QString, knob);
        QFETCH(double, limit);
        const Plan plan = with(halves(8192, 256), {{"work.a.serve.first", 5000}});
        const std::string path = knob.toStdString();
        const Plan tight = with(plan, {{path, limit}});
        const auto rate = [](const Plan& of) { // per GPU: the layout depends on the limit
            const ServeAnswer a = assessed(of).serving[0];
            return a.rate.base() / a.choice.layout.replicaGpus();
        };
        const double freely = rate(plan), tightly = rate(tight);
        QVERIFY2(tightly > 0 && tightly < 0.95 * freely,
                 qPrintable(QString::number(tightly / freely)));
        QVERIFY(assessed(tight).serving[0].classes[1].meets());
        const Plan loose = with(plan, {{path, 1e6}});
        VERIFY_NEAR(rate(loose), freely, 1e-6);
        // A class without traffic limits nothing.
        const Plan none = with(tight, {{"work.a.serve.second.share", 0}});
        const Plan free = with(plan, {{"work.a.serve.second.share", 0}});
        VERIFY_NEAR(dial(none, "work.a.serve_rate"), dial(free, "work.a.serve_rate"), 1e-9);
    }

    // 60 per second on two replicas: the answered requests pay for everything.
    void whatIsNotAnsweredIsNotCounted()
    {
        const Plan plan =
            with(servingPlan(), {{"cluster.count", 4}, {"work.a.serve.requests", 60}});
        const ServeAnswer a = assessed(plan).serving[0];
        QVERIFY(a.overloaded);
        QCOMPARE(a.answered.base(), a.end.base());
        VERIFY_NEAR(a.end.base(), 2 * a.rateMost.base(), 1e-12);
        VERIFY_NEAR(dial(plan, "work.a.serve_unanswered"), 100 * (1 - a.end.base() / 60), 1e-9);
        VERIFY_NEAR(a.costAnswer.base(), a.cost.base() / (a.end.base() * 256), 1e-12);
        VERIFY_NEAR(a.outputYear.base(), a.end * kYear * 256, 1e-12);
        // More requests cost the same, and are not answered either.
        const Plan more = with(plan, {{"work.a.serve.requests", 600}});
        VERIFY_NEAR(dial(more, "work.a.serve_cost_answer"), dial(plan, "work.a.serve_cost_answer"),
                    1e-9);
        const auto queue = stated(plan, "serve_queue");
        QCOMPARE(queue.size(), std::size_t{1});
        VERIFY_NEAR(queue[0].arguments[2].value, 86400 * (60 - a.end.base()), 1e-9);
    }
    void theNightAnswersWhatComesThen()
    {
        const Plan day =
            choose(with(servingPlan(), {{"cluster.count", 4}, {"work.a.serve.requests", 30}}),
                   "work.a.serve.profile", "daily");
        const ServeAnswer a = assessed(day).serving[0];
        QVERIFY(a.planned > a.end);
        QVERIFY(a.answered < a.mean && a.answered > 0.8 * a.mean);
        const ServeAnswer waits = assessed(with(day, {{"work.a.serve.batch", 20}})).serving[0];
        QVERIFY(waits.answered > a.answered);
        // Enough GPUs answer all of them exactly.
        const ServeAnswer enough = assessed(with(day, {{"cluster.count", 16}})).serving[0];
        QCOMPARE(enough.answered, enough.mean);
    }

    // A loser names an option on the frontier that is better in everything, by its index.
    void losersNameTheBetterOne()
    {
        const Plan& plan = servingPlan();
        const ServingDetail d = servingDetailOf(ResolvedPlan(plan), assessed(plan), 0);
        int losers = 0;
        for (const ServeRow& row : d.options) {
            QCOMPARE(row.better.has_value(), row.option.loss == ServeLoss::Dominated);
            if (!row.better)
                continue;
            ++losers;
            const ServeRow& by = d.options[row.option.betterBy];
            QVERIFY(by.onFrontier && by.option.loss == ServeLoss::None);
            QVERIFY(by.option.format == row.better->format);
            QVERIFY(by.option.layout == row.better->layout);
            VERIFY_NEAR(row.cost.base(), (1 + row.better->dearer) * by.cost.base(), 1e-12);
            QVERIFY(row.better->dearer >= 0 && row.better->slower >= 0);
        }
        QVERIFY(losers > 2);
    }
};

} // namespace

HEADROOM_ROOM(TestServeMix)
#include "test_servemix.moc"

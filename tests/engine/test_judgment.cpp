#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/judgment/criteria.h"
#include "model/engine/judgment/hours.h"
#include "model/engine/judgment/judge.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <map>

namespace {

using namespace engine;
using support::choose;
using support::computedPlan;
using support::servingPlan;
using support::with;

Judgment judged(const Plan& plan)
{
    const Decision enough = smallest(plan);
    const bool asksSmallest = plan.cluster.countRule == CountRule::Smallest;
    const Decision d = asksSmallest ? enough : decide(plan);
    return judge(ResolvedPlan(plan), assess(plan, d), enough, support::catalog());
}

using Ask = MaybeCriterion (*)(const Probe&);
Ask askOf(std::string_view id)
{
    static const std::map<std::string_view, Ask> all{{"privacy", privacy},
                                                     {"token_price", tokenPrice},
                                                     {"memory", memoryOfOne},
                                                     {"deadline", paceOfOne},
                                                     {"load", paceOfOne},
                                                     {"failover", failover},
                                                     {"one_node", oneNode},
                                                     {"possible", possible},
                                                     {"premises", premises},
                                                     {"team", team},
                                                     {"distance", distance},
                                                     {"base_use", baseUse},
                                                     {"year_of_work", yearOfWork},
                                                     {"lasting", lasting},
                                                     {"peak_use", peakUse},
                                                     {"growth", growth},
                                                     {"budget", budget},
                                                     {"listed_offer", listedOffer},
                                                     {"falling_rents", fallingRents}};
    return all.at(id);
}

// A criterion of another plan.
MaybeCriterion requested(const Plan& plan, std::string_view id)
{
    const Decision enough = smallest(plan);
    const bool asksSmallest = plan.cluster.countRule == CountRule::Smallest;
    const Assessment a = assess(plan, asksSmallest ? enough : decide(plan));
    return askOf(id)({ResolvedPlan(plan), a, enough, support::catalog()});
}

const Criterion* criterionOf(const Judgment& j, std::string_view id)
{
    for (const Branch& b : j.tree)
        if (b.criterion.id == id)
            return &b.criterion;
    return nullptr;
}

// A fine-tuning job of one GPU-day.
Plan tuned()
{
    Plan plan = choose(computedPlan(), "work.a.kind", "tune");
    plan = choose(plan, "work.a.model", "llama-2-7b");
    plan = choose(plan, "work.a.tune.method", "qlora");
    return with(plan, {{"work.a.deadline", 10}, {"work.a.tune.examples", 10000}});
}

// Serving on H100 with a constant load all day.
Plan answering(double requests)
{
    Plan plan = choose(servingPlan(), "work.a.model", "llama-3.1-8b");
    plan = choose(plan, "cluster.count_rule", "smallest");
    return with(plan, {{"work.a.serve.requests", requests},
                       {"work.a.serve.api_input", 0.05},
                       {"work.a.serve.api_output", 0.08}});
}

// Runs that keep the cluster busy all year, at constant rental prices that no seller undercuts by
// enough.
Plan busy()
{
    return with(computedPlan(),
                {{"money.runs", 4.2}, {"money.trend_spread", 0}, {"money.capital", 34000}});
}

Plan byDay(const Plan& plan)
{
    return with(choose(plan, "work.a.serve.profile", "daily"),
                {{"work.a.serve.night", 5}, {"work.a.serve.weekend", 20}});
}

struct Case {
    Plan plan;
    Recommendation verdict;
};

Case caseOf(const QString& name)
{
    if (name == u"an API that costs less")
        return {answering(0.5), Recommendation::Api};
    if (name == u"the same where data may not leave")
        return {choose(answering(0.5), "advice.data", "own_tenancy"), Recommendation::OneNode};
    if (name == u"a load that makes own GPUs cheaper")
        return {with(answering(20000), {{"money.capital", 12000}}), Recommendation::Cluster};
    if (name == u"the same at a price that sellers undercut")
        return {answering(20000), Recommendation::RentFirst};
    if (name == u"a fine-tuning that one GPU does")
        return {tuned(), Recommendation::OneGpu};
    if (name == u"the same within an hour")
        return {with(tuned(), {{"work.a.deadline", 0.04}}), Recommendation::OneNode};
    if (name == u"a fleet without standby on one GPU")
        return {choose(with(answering(20), {{"work.a.serve.api_output", 50}}),
                       "work.a.serve.standby", "none"),
                Recommendation::OneGpu};
    if (name == u"the same with standby")
        return {with(answering(20), {{"work.a.serve.api_output", 50}}), Recommendation::OneNode};
    if (name == u"a run that comes once a year")
        return {with(computedPlan(), {{"money.runs", 1}}), Recommendation::RentFirst};
    if (name == u"runs all year")
        return {busy(), Recommendation::Cluster};
    if (name == u"more runs than a year has room for")
        return {with(busy(), {{"money.runs", 20}}), Recommendation::RentFirst};
    if (name == u"runs all year, and rents that may fall")
        return {with(busy(), {{"money.trend_spread", 60}}), Recommendation::RentFirst};
    if (name == u"runs all year for one year only")
        return {with(busy(), {{"money.years", 1}}), Recommendation::RentFirst};
    if (name == u"runs all year, and a budget that renting exceeds by more")
        return {with(busy(), {{"money.budget", 1e6}}), Recommendation::Cluster};
    if (name == u"runs all year, and nobody to run the machines")
        return {with(busy(), {{"advice.engineers", 0.5}}), Recommendation::RentFirst};
    if (name == u"a run once a year on data that stays at home")
        return {choose(with(computedPlan(), {{"money.runs", 1}}), "advice.data", "on_premises"),
                Recommendation::Cluster};
    if (name == u"a fleet by day only")
        return {byDay(with(answering(20000), {{"work.a.serve.api_output", 50}})),
                Recommendation::Hybrid};
    if (name == u"users on the other side of the world")
        return {with(answering(20000), {{"advice.round_trip", 5000}}), Recommendation::Hybrid};
    if (name == u"a fleet that grows faster than nodes arrive")
        return {with(answering(20000), {{"work.a.serve.growth", 20}, {"money.lead_time", 26}}),
                Recommendation::Hybrid};
    if (name == u"a deadline that nothing makes")
        return {with(computedPlan(), {{"work.a.deadline", 0.1}}), Recommendation::Impossible};
    throw std::invalid_argument(name.toStdString());
}

const QStringList kCases{"an API that costs less",
                         "the same where data may not leave",
                         "a load that makes own GPUs cheaper",
                         "the same at a price that sellers undercut",
                         "a fine-tuning that one GPU does",
                         "the same within an hour",
                         "a fleet without standby on one GPU",
                         "the same with standby",
                         "a run that comes once a year",
                         "runs all year",
                         "more runs than a year has room for",
                         "runs all year, and rents that may fall",
                         "runs all year for one year only",
                         "runs all year, and a budget that renting exceeds by more",
                         "runs all year, and nobody to run the machines",
                         "a run once a year on data that stays at home",
                         "a fleet by day only",
                         "users on the other side of the world",
                         "a fleet that grows faster than nodes arrive",
                         "a deadline that nothing makes"};

Plan turnedBy(const Plan& plan, const Turn& turn, double factor)
{
    if (!turn.choice.empty())
        return choose(plan, turn.path, turn.choice);
    const auto next = turned(plan, turn.path, turn.value * factor);
    return next ? *next : plan;
}

class TestJudgment : public QObject {
    Q_OBJECT

    static void everyCase()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : kCases)
            QTest::newRow(qPrintable(name)) << name;
    }

private Q_SLOTS:
    void verdicts_data() { everyCase(); }
    void verdicts()
    {
        QFETCH(QString, name);
        const Case c = caseOf(name);
        const Judgment j = judged(c.plan);
        QCOMPARE(QString::fromUtf8(idOf(j.verdict).data()),
                 QString::fromUtf8(idOf(c.verdict).data()));
    }

    // Beyond its threshold a criterion's answer flips, and before it stays the same.
    void whatTurnsACriterionTurnsIt_data() { everyCase(); }
    void whatTurnsACriterionTurnsIt()
    {
        QFETCH(QString, name);
        const Plan plan = caseOf(name).plan;
        int turns = 0;
        for (const Branch& b : judged(plan).tree) {
            const Criterion& c = b.criterion;
            if (!c.turn)
                continue;
            // A resized model has whole layers, so memory changes in steps.
            const double step = c.id == "memory" ? 1.06 : 1.02;
            const double past = c.turn->above ? step : 1 / step;
            const std::string where = c.id + " by " + c.turn->path;
            const auto after = requested(turnedBy(plan, *c.turn, past), c.id);
            if (!after && c.id == "peak_use")
                continue; // with other hours all nodes are equally used
            QVERIFY2(after, where.c_str());
            const Reply wanted = c.reply == Reply::Yes ? Reply::No : Reply::Yes;
            QVERIFY2(after->reply == wanted, where.c_str());
            if (c.turn->choice.empty() && c.reply != Reply::Open) {
                const auto before = requested(turnedBy(plan, *c.turn, 1 / past), c.id);
                QVERIFY2(before && before->reply == c.reply, where.c_str());
            }
            ++turns;
        }
        QVERIFY(turns > 0);
    }

    // Every answer leads further down the tree, and the criteria met form the path to the verdict.
    void everyWayEnds_data() { everyCase(); }
    void everyWayEnds()
    {
        QFETCH(QString, name);
        const Judgment j = judged(caseOf(name).plan);
        for (std::size_t i = 0; i < j.tree.size(); ++i)
            for (const Way& way : {j.tree[i].yes, j.tree[i].no, j.tree[i].open})
                QVERIFY(way.ends() || (way.next > i && way.next < j.tree.size()));
        QVERIFY(!j.path.empty() && j.path.front() == 0);
        for (std::size_t i = 0; i + 1 < j.path.size(); ++i)
            QCOMPARE(j.tree[j.path[i]].taken().next, j.path[i + 1]);
        QVERIFY(j.last().taken().ends());
        QVERIFY(j.last().taken().verdict == j.verdict);
    }

    // At the verdict's break-even utilization both totals are equal, computed as on the Money page.
    void breakEvenIsWhereTotalsMeet()
    {
        Plan plan = choose(with(computedPlan(), {{"money.runs", 2}}), "money.use_rule", "typed");
        const Criterion base = *criterionOf(judged(plan), "base_use");
        plan = with(plan, {{"money.use", 100 * base.threshold}, {"money.years", 5}});
        const MoneyAnswer m = support::assessed(plan).money;
        VERIFY_NEAR(m.rentTotal.base(), m.ownTotal.base(), 1e-9);

        const Criterion lasting = *criterionOf(judged(busy()), "lasting");
        const MoneyAnswer then =
            support::assessed(with(busy(), {{"money.years", lasting.threshold / kYear.base()}}))
                .money;
        VERIFY_NEAR(then.rentTotal.base(), then.ownTotal.base(), 1e-9);
    }

    // In a fleet, the first node is in use whenever there is load, the last one only in hours with
    // enough load.
    void hoursOfTheFirstAndTheLastNode()
    {
        const Plan flat = answering(20000);
        const Uses always = usesOf(flat, support::assessed(flat));
        QCOMPARE(always.first, 1.0);
        QCOMPARE(always.last, 1.0);

        const Plan daily = byDay(flat);
        const Assessment a = support::assessed(daily);
        const Uses uses = usesOf(daily, a);
        QCOMPARE(uses.first, 1.0);
        // By hand: working days only, hours whose load exceeds what all nodes but one can serve.
        const double share = 1 - 8 / a.serving[0].choice.gpus();
        int hours = 0;
        const double pi = std::acos(-1.0);
        for (int hour = 0; hour < 24; ++hour) {
            const auto wave = [&](int h) {
                return 0.05 + 0.95 * (1 + std::cos(2 * pi * (h % 24 - 14) / 24)) / 2;
            };
            const double middle = (wave(hour) + wave(hour + 1)) / 2;
            const double most = (wave(13) + wave(14)) / 2;
            hours += middle / most > share ? 5 : 0;
        }
        VERIFY_NEAR(uses.last, hours / 168.0, 0.2);
    }

    void whatIsNotAskedIsOpen()
    {
        const Judgment j = judged(busy());
        for (const char* id : {"premises", "team", "budget"})
            QVERIFY2(criterionOf(j, id)->reply == Reply::Open, id);
        QVERIFY(!criterionOf(j, "privacy")); // pretraining from scratch is not sold as a service
        QVERIFY(!criterionOf(j, "distance"));
        QVERIFY(criterionOf(judged(answering(3)), "privacy"));
    }
    void aStoppedJudgmentEnds()
    {
        std::stop_source source;
        source.request_stop();
        const Plan plan = busy();
        const Decision d = decide(plan);
        QVERIFY(
            judge(ResolvedPlan(plan), assess(plan, d), d, support::catalog(), source.get_token())
                .tree.empty());
    }
};

} // namespace

HEADROOM_ROOM(TestJudgment)
#include "test_judgment.moc"

// Several workloads on one cluster: editing the list, and sharing the machines.
#include "model/engine/advice/findings.h"
#include "model/engine/answer/answer.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/usepart.h"
#include "model/engine/knobs/workloads.h"
#include "model/engine/uncertainty/tornado.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

using namespace engine;

namespace {

std::string idsOf(const Plan& plan)
{
    std::string ids;
    for (const Workload& work : plan.work)
        ids += (ids.empty() ? "" : " ") + work.id;
    return ids;
}

Plan more(const Plan& plan, WorkloadKind kind)
{
    return withWorkload(plan, support::catalog(), kind, 0);
}

bool hasCites(const Plan& plan, const std::string& prefix)
{
    return std::ranges::any_of(*plan.cites,
                               [&](const auto& cite) { return cite.first.starts_with(prefix); });
}

} // namespace

class TestWorkloads : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void idsStayWhatTheyAre();
    void aNewOneHasDefaultsAndTheirSources();
    void whatGoesTakesItsSourcesAlong();
    void namesComeBackFromAFile();
    void hoursAdd();
    void thePeakSizesTheCluster();
    void oneTrainsAndOneServesSideBySide();
    void inViewIsTheNearestOfItsKind_data();
    void inViewIsTheNearestOfItsKind();
    void answersFollowTheOneInView();
    void allRunsHaveToMakeTheirDatesOnSpot();
    void aModelGoesIntoTheOneNamed();
    void whatStandsIdleIsOfTheGpusThatTrain();
    void whatNoWorkloadEverNeedsIsStated();
    void aRunWithoutGpusIsReportedWhy();
};

void TestWorkloads::idsStayWhatTheyAre()
{
    Plan plan = more(more(support::computedPlan(), WorkloadKind::Tune), WorkloadKind::Serve);
    QCOMPARE(idsOf(plan), std::string("a b c"));
    const Plan moved = withWorkloadMoved(plan, 2, 0);
    QCOMPARE(idsOf(moved), std::string("c a b"));
    QVERIFY(moved.work[0].serves());
    const Plan fewer = withoutWorkload(plan, 1);
    QCOMPARE(idsOf(fewer), std::string("a c"));
    // The id of a removed workload is not reused.
    QCOMPARE(idsOf(more(fewer, WorkloadKind::Sweep)), std::string("a c d"));
    plan.work[0].id = "z";
    QCOMPARE(idsOf(more(plan, WorkloadKind::Sweep)), std::string("z b c w4"));
}

void TestWorkloads::aNewOneHasDefaultsAndTheirSources()
{
    const Plan& plan = support::computedPlan();
    const Plan two = more(plan, WorkloadKind::Tune);
    const Workload &first = two.work[0], &added = two.work[1];
    QVERIFY(added.kind == WorkloadKind::Tune);
    QCOMPARE(added.train.model.id, first.train.model.id);
    QCOMPARE(added.train.deadline.base(), first.train.deadline.base());
    QVERIFY(hasCites(two, "work.b."));
    // The rest of the plan is unchanged.
    const Plan back = withoutWorkload(two, 1);
    QVERIFY(samePlan(back, plan));
}

void TestWorkloads::whatGoesTakesItsSourcesAlong()
{
    const Plan two = more(support::computedPlan(), WorkloadKind::Serve);
    QVERIFY(hasCites(two, "work.a."));
    const Plan one = withoutWorkload(two, 0);
    QVERIFY(!hasCites(one, "work.a."));
    QVERIFY(hasCites(one, "work.b."));
}

void TestWorkloads::namesComeBackFromAFile()
{
    const Plan named =
        withWorkloadNamed(more(support::computedPlan(), WorkloadKind::Tune), 1, "Für Kunden");
    const Plan back = support::planOf(support::fileOf(named));
    QCOMPARE(back.work[1].name, std::string("Für Kunden"));
    QCOMPARE(idsOf(back), std::string("a b"));
}

void TestWorkloads::hoursAdd()
{
    const Plan one = support::computedPlan();
    const Plan two = more(one, WorkloadKind::Tune);
    const Assessment a = support::assessed(two);
    QVERIFY(a.work[0].time.base() > 0 && a.work[1].time.base() > 0);
    VERIFY_NEAR(a.money.runTime.base(), (a.work[0].time + a.work[1].time).base(), 1e-12);
    VERIFY_NEAR(a.work[0].time.base(), support::assessed(one).work[0].time.base(), 1e-12);
    QVERIFY(a.money.inUse > support::assessed(one).money.inUse);
}

// Each run alone needs some size; one after the other they need no more than the largest.
void TestWorkloads::thePeakSizesTheCluster()
{
    const auto smallestOf = [](Plan plan) {
        plan.cluster.countRule = CountRule::Smallest;
        return support::assessed(plan).decision.gpus;
    };
    const Plan one = support::computedPlan();
    const Plan two = more(one, WorkloadKind::Tune);
    const double alone = smallestOf(one), small = smallestOf(withoutWorkload(two, 0));
    QVERIFY(small < alone);
    QCOMPARE(smallestOf(two), std::max(alone, small));
}

void TestWorkloads::oneTrainsAndOneServesSideBySide()
{
    Plan plan = support::trainedAndServed();
    plan.money.runs = 1; // more would not fit in a year of these GPUs
    const Assessment a = support::assessed(plan);
    QVERIFY(a.decision.serving > 0);
    QCOMPARE(trainingGpus(a.decision) + a.decision.serving, a.decision.gpus);
    // Idle time shows: machines are owned for all hours, and used for some.
    QVERIFY(a.money.inUse < 1);
    QVERIFY(a.money.idleYear.base() > 0);
}

void TestWorkloads::allRunsHaveToMakeTheirDatesOnSpot()
{
    const auto chance = [](const Plan& plan) {
        return read(plan, support::assessed(plan), findDial(plan, "money.spot_chance"));
    };
    Plan one = support::choose(support::computedPlan(), "money.term", "spot");
    const TrainAnswer run = support::assessed(one).work[0];
    one.work[0].train.deadline = 1.05 * run.risk.spotShare * run.time;
    const double first = chance(one);
    QVERIFY(first > 0.01 && first < 0.99);
    Plan two = more(one, WorkloadKind::Train);
    two.work[1] = one.work[0];
    two.work[1].id = "b";
    // Their luck is independent, their times are wrong by the same factor.
    const double both = chance(two);
    QVERIFY(both > first * first && both < first);
    two.work[1].train.deadline = Seconds(1); // it takes longer even without interruptions
    QCOMPARE(chance(two), 0.0);
    // The run is the one with a deadline, even if a fleet is first in the list.
    Plan served = support::choose(support::trainedAndServed(), "money.term", "spot");
    const double before = chance(served);
    std::swap(served.work[0], served.work[1]);
    VERIFY_NEAR(chance(served), before, 1e-12);
    QVERIFY(std::isnan(chance(support::servingPlan())));
}

void TestWorkloads::aModelGoesIntoTheOneNamed()
{
    const Plan plan = more(support::computedPlan(), WorkloadKind::Tune);
    const auto with = [&](std::string_view work) {
        return *used(plan, support::catalog(), CatalogKind::Models, "llama-3.1-8b", work);
    };
    const std::string was = plan.work[0].train.model.id;
    QVERIFY(was != "llama-3.1-8b");
    QCOMPARE(with("b").work[0].train.model.id, was);
    QCOMPARE(with("b").work[1].train.model.id, std::string("llama-3.1-8b"));
    QCOMPARE(with("").work[0].train.model.id, std::string("llama-3.1-8b"));
    QVERIFY(!used(plan, support::catalog(), CatalogKind::Models, "llama-3.1-8b", "z"));
}

void TestWorkloads::aRunWithoutGpusIsReportedWhy()
{
    const auto reported = [](const Plan& plan) {
        const Assessment a = support::assessed(plan);
        for (const Finding& f : findings(plan, a, smallest(plan), support::catalog()))
            if (f.id == "no_gpus_left")
                return f.cure;
        return std::optional<Finding::Cure>();
    };
    Plan plan = support::trainedAndServed();
    plan.cluster.countRule = CountRule::Given;
    plan.cluster.count = 4;
    const auto cure = reported(plan);
    QVERIFY(cure);
    QCOMPARE(cure->path, std::string("cluster.count"));
    plan.cluster.count = cure->value;
    QVERIFY(!reported(plan));
    QVERIFY(support::assessed(plan).work[0].time.base() > 0);
}

void TestWorkloads::whatStandsIdleIsOfTheGpusThatTrain()
{
    Plan plan = support::trainedAndServed();
    plan.cluster.countRule = CountRule::Given;
    for (plan.cluster.count = 100; plan.cluster.count < 400; plan.cluster.count += 7) {
        const Assessment a = support::assessed(plan);
        for (const Finding& f : findings(plan, a, a.decision, support::catalog()))
            if (f.id == "gpus_idle") {
                const double trains = trainingGpus(a.decision);
                QCOMPARE(f.arguments[1].value, trains);
                QCOMPARE(f.arguments[0].value + f.arguments[2].value, trains);
                return;
            }
    }
    QFAIL("no number of GPUs divides badly");
}

// The maximum that runs and fleets ever use together is enough, and one GPU fewer is not.
void TestWorkloads::whatNoWorkloadEverNeedsIsStated()
{
    Plan plan = support::trainedAndServed();
    plan.cluster.countRule = CountRule::Given;
    const auto reported = [&] {
        const Assessment a = support::assessed(plan);
        const auto list = findings(plan, a, a.decision, support::catalog());
        const auto it = std::ranges::find(list, "gpus_never_needed", &Finding::id);
        return it == list.end() ? std::optional<Finding>{} : std::optional<Finding>{*it};
    };
    std::optional<Finding> found;
    for (plan.cluster.count = 100; plan.cluster.count < 400 && !found; plan.cluster.count += 7)
        found = reported();
    QVERIFY2(found, "no number of GPUs leaves any over");
    plan.cluster.count -= 7;
    const Seconds before = support::assessed(plan).work[0].time;
    QCOMPARE(found->arguments[0].value + found->arguments[2].value, plan.cluster.count);
    QVERIFY(found->cure && found->cure->value < plan.cluster.count);
    plan.cluster.count = found->cure->value;
    QVERIFY2(support::assessed(plan).work[0].time <= before,
             "those that were left out were needed");
    QVERIFY2(!reported(), "cured, and still said");
}

void TestWorkloads::inViewIsTheNearestOfItsKind_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<int>("work");
    QTest::addColumn<int>("trained");
    QTest::addColumn<int>("served");
    QTest::newRow("none picked") << std::string() << 0 << 0 << 1;
    QTest::newRow("one that is gone") << std::string("x") << 0 << 0 << 1;
    QTest::newRow("the fleet") << std::string("b") << 1 << 0 << 1;
    QTest::newRow("the second run") << std::string("c") << 2 << 2 << 1;
    QTest::newRow("the second fleet") << std::string("d") << 3 << 0 << 3;
}

void TestWorkloads::inViewIsTheNearestOfItsKind()
{
    QFETCH(std::string, id);
    QFETCH(int, work);
    QFETCH(int, trained);
    QFETCH(int, served);
    Plan plan;
    plan.work = {{.id = "a"},
                 {.id = "b", .kind = WorkloadKind::Serve},
                 {.id = "c"},
                 {.id = "d", .kind = WorkloadKind::Serve}};
    const InView view = inView(plan, id);
    QCOMPARE(int(view.work), work);
    QCOMPARE(int(view.trained), trained);
    QCOMPARE(int(view.served), served);
    plan.work = {{.id = "a", .kind = WorkloadKind::Serve}};
    QVERIFY(inView(plan, id) == InView());
}

void TestWorkloads::answersFollowTheOneInView()
{
    const auto plan =
        std::make_shared<const Plan>(more(support::computedPlan(), WorkloadKind::Tune));
    const Context context{
        std::shared_ptr<const Catalog>(&support::catalog(), [](const Catalog*) {})};
    Wants wants;
    wants.movers = {"work.*.time"};
    const auto first = answer(plan, wants, context);
    wants.work = "b";
    const auto second = answer(plan, wants, context);
    QCOMPARE(first->movers.front().path, std::string("work.a.time"));
    QCOMPARE(second->movers.front().path, std::string("work.b.time"));
    QVERIFY(first->speedup.own.y != second->speedup.own.y);
    QCOMPARE(second->assessment.work[0].time.base(), first->assessment.work[0].time.base());
}

HEADROOM_ROOM(TestWorkloads)
#include "test_workloads.moc"

#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/withconstants.h"
#include "tests/support/plans.h"
#include "tests/support/projectjson.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// Plans with computed steps in files, and files older than computed steps.
namespace {

using namespace engine;
using Json = nlohmann::ordered_json;
using support::fileOf;

void comesBack(const Plan& plan)
{
    const auto loaded = readProject(fileOf(plan));
    QVERIFY(loaded && loaded->notes.empty());
    QVERIFY(sameValues(plan, loaded->project.plan(), 1e-12));
}

class TestPlanFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPlanByComputedStepsComesBack_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("id");
        const auto row = [](const char* path, const char* id) {
            QTest::addRow("%s %s", path, id) << QByteArray(path) << QByteArray(id);
        };
        row("work.a.rule", "computed");
        row("work.a.kind", "tune");
        row("work.a.kind", "sweep");
        row("work.a.stack", "fsdp");
        row("work.a.optimizer", "adafactor");
        row("work.a.tune.method", "qlora");
        row("work.a.layout.tensor", "8");
        row("work.a.layout.pipeline", "12");
        row("work.a.layout.micro_batch", "2");
        row("work.a.layout.sharding", "gradients");
        row("work.a.layout.recompute", "selective");
        row("work.a.layout.offload", "optimizer_host");
        row("work.a.layout.recompute", "some");
        row("work.a.layout.recompute", "layers");
        row("cluster.second.gpu", "a100-sxm-80");
    }
    void aPlanByComputedStepsComesBack()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, id);
        comesBack(support::choose(support::computedPlan(), path.toStdString(), id.toStdString()));
    }
    void whatServesComesBack()
    {
        comesBack(support::trainedAndServed());
        Plan plan = support::servingPlan(); // unknown values are omitted
        plan.work[0].serve.apiInput = UsdPerToken(kUnknown);
        comesBack(plan);
        for (const auto& [path, id] : {std::pair{"work.a.serve.weights", "nvfp4"},
                                       {"work.a.serve.layout.tensor", "4"},
                                       {"work.a.serve.rag.on", "on"}})
            comesBack(support::choose(support::servingPlan(), path, id));
    }
    void anOwnPaceComesBack()
    {
        Plan plan = support::with(support::computedPlan(), {{"work.a.pace", 1.17}});
        plan.work[0].train.paceSigma = 0.06;
        const Plan back = support::planOf(fileOf(plan));
        VERIFY_NEAR(back.work[0].train.pace, 1.17, 1e-12);
        VERIFY_NEAR(back.work[0].train.paceSigma, 0.06, 1e-12);
    }
    // An older file has no computed steps: its results stay the same.
    void anOlderFileGoesByItsShare()
    {
        Json json = support::sampleJson();
        Json& plan = json["scenarios"][0]["plan"];
        for (const char* key : {"rule", "stack", "optimizer", "layout", "tuning", "pace", "goodput",
                                "feed", "tune", "sweep", "serve"})
            plan["work"][0].erase(key);
        plan["cluster"].erase("host_floor");
        plan.erase("risk");
        const auto loaded = readProject(json.dump());
        QVERIFY(loaded && loaded->notes.empty());
        const Plan& old = loaded->project.plan();
        QVERIFY(old.risk.goodputRule == GoodputRule::Typed); // i.e. no lost time
        QVERIFY(old.work[0].train.rule == StepRule::MeasuredShare);
        QVERIFY(!old.training);
        VERIFY_NEAR(support::dial(old, "work.a.time"),
                    support::dial(support::samplePlan(), "work.a.time"), 1e-9);
        const Plan computed = support::choose(
            withConstants(old, sharedConstants(support::catalog())), "work.a.rule", "computed");
        VERIFY_NEAR(
            support::dial(computed, "work.a.time"),
            support::dial(support::choose(support::computedPlan(), "risk.goodput_rule", "typed"),
                          "work.a.time"),
            1e-9);
        // A failure record provides everything that goodput is computed from.
        const Plan risky = support::choose(support::choose(computed, "risk.fleet", "llama-3-405b"),
                                           "risk.goodput_rule", "computed");
        VERIFY_NEAR(support::dial(risky, "work.a.time"),
                    support::dial(support::computedPlan(), "work.a.time"), 1e-9);
    }
    void aNewFileSaysItsRule()
    {
        const Json json = Json::parse(fileOf(support::computedPlan()));
        QCOMPARE(json["scenarios"][0]["plan"]["work"][0]["rule"].get<std::string>(), "computed");
        QVERIFY2(!json["scenarios"][0]["plan"].contains("training"), "constants are no plan's");
    }
};

} // namespace

HEADROOM_ROOM(TestPlanFile)
#include "test_planfile.moc"

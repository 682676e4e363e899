#include "model/engine/decide.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/findings.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace {

using namespace engine;
using support::choose;
using support::cured;
using support::find;
using support::findingsOf;
using support::servingPlan;
using support::with;

Plan on(double gpus)
{
    return with(servingPlan(), {{"cluster.count", gpus}});
}
Plan tensor(const Plan& plan, const char* degree)
{
    return choose(choose(plan, "work.a.serve.layout.tensor", degree),
                  "work.a.serve.layout.pipeline", "1");
}

// One image per second on that many GPUs, with FLUX.1 dev in 28 passes.
Plan makes(double gpus)
{
    Plan plan =
        choose(choose(servingPlan(), "work.a.model", "flux-1-dev"), "work.a.media.use", "make");
    plan = choose(choose(plan, "work.a.serve.weights", "bf16"), "work.a.serve.kv", "bf16");
    return with(plan, {{"work.a.media.tokens", 4608},
                       {"work.a.media.passes", 28},
                       {"work.a.media.encoder", 4.9e9},
                       {"work.a.media.patches", 512},
                       {"work.a.serve.requests", 1},
                       {"work.a.serve.first", 20000},
                       {"cluster.count", gpus}});
}

// A plan for each finding.
const std::map<std::string, Plan>& plans()
{
    static const Plan& s = servingPlan();
    static const std::map<std::string, Plan> all{
        {"serve_cannot", choose(s, "work.a.serve.rule", "unit")},
        {"serve_memory", tensor(s, "1")},
        {"serve_no_replica", on(1)},
        {"serve_first_never", with(s, {{"work.a.serve.first", 10}})},
        {"serve_token_never", with(tensor(s, "2"), {{"work.a.serve.token", 12}})},
        {"serve_queue", with(on(4), {{"work.a.serve.requests", 60}})},
        {"serve_late", on(6)},
        {"serve_headroom", with(on(8), {{"work.a.serve.requests", 22}})},
        {"serve_no_standby", choose(s, "work.a.serve.standby", "none")},
        {"serve_few_standby", on(8)},
        {"serve_many", on(64)},
        {"serve_starved", tensor(choose(s, "work.a.serve.weights", "bf16"), "2")},
        {"serve_widened",
         with(choose(choose(s, "cluster.gpu", "a100-sxm-80"), "work.a.model", "llama-3.1-8b"),
              {{"work.a.serve.prompt", 3584}, {"work.a.serve.first", 1000}})},
        {"serve_dense", choose(s, "work.a.serve.sparsity", "2of4")},
        {"serve_implied",
         with(choose(s, "work.a.serve.rule", "measured"), {{"work.a.serve.measured", 1e5}})},
        {"serve_long",
         with(s, {{"work.a.serve.second.share", 5}, {"work.a.serve.second.prompt", 2e5}})},
        {"serve_session_long",
         with(choose(s, "work.a.session.use", "sessions"), {{"work.a.session.calls", 200}})},
        {"serve_session_dropped",
         with(choose(on(64), "work.a.session.use", "sessions"), {{"work.a.session.pause", 3600}})},
        {"serve_session_burst",
         choose(choose(s, "work.a.session.use", "sessions"), "work.a.model", "llama-3.1-8b")},
        {"serve_bound_first",
         with(s, {{"work.a.serve.prompt", 8192}, {"work.a.serve.token", 200}})},
        {"serve_bound_split",
         with(choose(choose(s, "work.a.serve.engine", "llamacpp"), "work.a.model", "llama-3.1-8b"),
              {{"work.a.serve.prompt", 8192}, {"work.a.serve.token", 200}})},
        {"serve_request_never", with(makes(8), {{"work.a.serve.first", 1}})},
        {"serve_request_queue", makes(3)},
        {"serve_request_late", makes(5)},
        {"serve_bound_request", makes(8)},
        {"serve_class_late",
         with(s, {{"work.a.serve.second.share", 5}, {"work.a.serve.second.prompt", 32768}})},
        {"serve_class_slow",
         with(s, {{"work.a.serve.second.share", 5}, {"work.a.serve.second.token", 1}})},
        {"serve_tier_cannot",
         with(choose(choose(s, "work.a.serve.tier_rule", "share"), "work.a.serve.tier_gpu", "t4"),
              {{"work.a.serve.token", 15}})},
        {"serve_tier_dear",
         with(choose(s, "work.a.serve.tier_rule", "share"), {{"work.a.serve.tier.price", 50}})},
        {"serve_tier_saves",
         with(choose(s, "work.a.serve.tier_rule", "share"),
              {{"work.a.serve.tier.price", 0.01}, {"work.a.serve.requests", 100}})},
        {"serve_scale",
         with(choose(s, "work.a.serve.profile", "daily"), {{"work.a.serve.requests", 200}})},
        {"serve_api",
         with(s, {{"work.a.serve.api_input", 0.01}, {"work.a.serve.api_output", 0.02}})},
        {"serve_no_api", with(s, {{"work.a.serve.api_output", 20}})}};
    return all;
}

class TestServeFindings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void isStated_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& [id, plan] : plans())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
    void isStated()
    {
        QFETCH(QString, id);
        const Plan& plan = plans().at(id.toStdString());
        const auto list = findingsOf(plan);
        const Finding* f = find(list, id.toStdString());
        QVERIFY(f);
        QVERIFY2(!find(findingsOf(servingPlan()), id.toStdString()) || id == u"serve_no_api",
                 "not of a plan with nothing wrong");
        if (f->cure)
            QVERIFY2(!find(findingsOf(cured(plan, *f->cure)), id.toStdString()),
                     "its cure cures it");
    }
    void enoughGpusAreNamed()
    {
        const auto list = findingsOf(on(6));
        QCOMPARE(find(list, "serve_late")->cure->value, 12.0);
    }
    void aRunNextToAFleetIsStillLookedAt()
    {
        const Plan both = with(support::trainedAndServed(), {{"work.a.deadline", 1}});
        QVERIFY(find(findingsOf(both), "late_for_ever"));
    }
};

} // namespace

HEADROOM_ROOM(TestServeFindings)
#include "test_servefindings.moc"

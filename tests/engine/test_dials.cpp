#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/explain/formula.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace {

using namespace engine;

// What a path of a formula stands for, as the page that explains it would look it up.
double valueOf(const Plan& plan, const Assessment& a, std::string_view path)
{
    if (const Bound<Dial> dial = findDial(plan, path))
        return read(plan, a, dial);
    if (const Bound<Number> knob = findNumber(plan, path))
        return read(plan, knob);
    throw std::runtime_error("a formula names " + std::string(path) + ", which nothing is called");
}

// Every formula computes its dial. Rounding may differ by a hair of the largest term.
QString firstMismatch(const Plan& plan)
{
    const Assessment a = assess(plan, decide(plan));
    const OneKind one(plan); // formulas are of the one kind that stands for a mix
    QString wrong;
    forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
        const auto d = explain(plan, a, path);
        if (!d || !d->arithmetic || !wrong.isEmpty())
            return;
        const auto formula = parseFormula(d->formula);
        const double said =
            formula->evaluate([&](std::string_view p) { return valueOf(*one, a, p); });
        if (!support::near(said, read(plan, a, dial), 1e-9))
            wrong = QString::fromStdString(path + ": " + support::told(said, read(plan, a, dial)) +
                                           " by " + d->formula);
    });
    return wrong;
}

Plan servedInFull()
{
    Plan plan = support::servingPlan();
    for (const auto& [path, id] : {std::pair{"work.a.serve.load_rule", "users"},
                                   {"work.a.serve.profile", "daily"},
                                   {"work.a.serve.autoscaling", "on"},
                                   {"work.a.serve.token_share", "p95"},
                                   {"work.a.serve.first_share", "p50"},
                                   {"work.a.serve.standby", "availability"},
                                   {"work.a.serve.rag.on", "on"}})
        plan = support::choose(plan, path, id);
    return support::with(plan, {{"work.a.serve.second.share", 20},
                                {"work.a.serve.third.share", 10},
                                {"work.a.serve.batch", 30},
                                {"work.a.serve.users", 5000}});
}

// A run by a share of peak, by computed steps, fed from storage, further training, and trials.
const std::map<std::string, Plan>& plansOfEveryKind()
{
    using support::choose, support::with;
    static const std::map<std::string, Plan> plans = [] {
        const Plan& run = support::computedPlan();
        const Plan tune = choose(run, "work.a.kind", "tune");
        const Plan sweep = choose(run, "work.a.kind", "sweep");
        return std::map<std::string, Plan>{
            {"share", support::samplePlan()},
            {"site counted",
             choose(choose(choose(support::samplePlan(), "site.network_rule", "count"),
                           "site.storage_rule", "count"),
                    "site.region", "no")},
            {"reserved", choose(support::samplePlan(), "money.term", "reserved_1y")},
            {"reserved for long, delivered late",
             with(choose(support::samplePlan(), "money.term", "reserved_3y"),
                  {{"money.years", 2}, {"money.lead_time", 30}})},
            {"on spot", choose(support::samplePlan(), "money.term", "spot")},
            {"part by part, in a new hall",
             choose(choose(run, "money.capital_rule", "by_part"), "money.hall", "built")},
            {"in a rented hall, sold",
             with(choose(choose(choose(run, "money.hall", "colocation"), "money.staff_rule",
                                "by_size"),
                         "money.at_end", "sold"),
                  {{"money.scheduling", 10}, {"money.tax_rate", 25}, {"money.stored", 100}})},
            {"part by part, one node",
             with(choose(run, "money.capital_rule", "by_part"), {{"cluster.count", 8}})},
            {"share, interrupted",
             choose(choose(support::samplePlan(), "risk.goodput_rule", "computed"),
                    "risk.small_rule", "counted")},
            {"hours typed", choose(support::samplePlan(), "money.use_rule", "typed")},
            {"computed", run},
            {"computed, tuned", with(run, {{"work.a.tuning", 0}, {"work.a.pace", 0.8}})},
            {"waits for data", with(run, {{"work.a.feed.sample", 1e9}})},
            {"pipelined", choose(run, "work.a.layout.pipeline", "8")},
            {"interleaved",
             choose(choose(run, "work.a.layout.pipeline", "4"), "work.a.layout.interleave", "4")},
            {"recomputed", choose(run, "work.a.layout.recompute", "full")},
            {"software of 2022",
             choose(choose(run, "work.a.stack", "classic"), "work.a.layout.pipeline", "4")},
            {"sharded", choose(run, "work.a.layout.sharding", "full")},
            {"two kinds of GPU", choose(run, "cluster.second.gpu", "a100-sxm-80")},
            {"two kinds, by a share of peak",
             with(choose(support::samplePlan(), "cluster.second.gpu", "b200-sxm"),
                  {{"cluster.second.share", 60}})},
            {"two kinds, owned and interrupted",
             choose(choose(choose(run, "cluster.second.gpu", "h200-sxm"), "money.capital_rule",
                           "by_part"),
                    "risk.goodput_rule", "computed")},
            {"layers recomputed", with(choose(run, "work.a.layout.recompute", "layers"),
                                       {{"work.a.layout.recompute_layers", 3}})},
            {"mixture", choose(run, "work.a.model", "mixtral-8x22b")},
            {"adapters", tune},
            {"all weights tuned", choose(tune, "work.a.tune.method", "full")},
            {"served", support::servingPlan()},
            {"served to users by day, scaled, three kinds, with retrieval", servedInFull()},
            {"served, prompts apart", choose(support::servingPlan(), "work.a.serve.split", "on")},
            {"served, as measured",
             choose(support::servingPlan(), "work.a.serve.rule", "measured")},
            {"served, by unit of work",
             with(choose(support::servingPlan(), "work.a.serve.rule", "unit"),
                  {{"work.a.serve.unit_time", 0.05}})},
            {"served, its peak by another GPU",
             choose(choose(choose(support::servingPlan(), "work.a.serve.profile", "daily"),
                           "work.a.serve.tier_rule", "peak"),
                    "work.a.serve.tier_gpu", "h200-sxm")},
            {"served as measured, on too few GPUs",
             with(choose(support::servingPlan(), "work.a.serve.rule", "measured"),
                  {{"cluster.count", 2}, {"work.a.serve.requests", 60}})},
            {"served on GPUs given, owned",
             with(choose(support::servingPlan(), "money.tenure", "buy"), {{"cluster.count", 24}})},
            {"trained and served", support::trainedAndServed()},
            {"trials", with(sweep, {{"work.a.sweep.gpus_each", 64}})},
            {"trials that wait",
             with(sweep, {{"work.a.feed.sample", 1e9}, {"work.a.sweep.gpus_each", 64}})}};
    }();
    return plans;
}

// Each of them decided once.
const Assessment& assessedOf(const std::string& name)
{
    static std::map<std::string, Assessment> all;
    const auto it = all.find(name);
    return it != all.end() ? it->second
                           : all[name] = support::assessed(plansOfEveryKind().at(name));
}

class TestDials : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFormulaParses_data()
    {
        QTest::addColumn<QString>("work");
        QTest::addColumn<QString>("path");
        for (const auto& [name, plan] : plansOfEveryKind())
            forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
                if (applies(plan, dial))
                    QTest::addRow("%s: %s", name.c_str(), path.c_str())
                        << QString::fromStdString(name) << QString::fromStdString(path);
            });
    }
    void everyFormulaParses()
    {
        QFETCH(QString, work);
        QFETCH(QString, path);
        const Plan& plan = plansOfEveryKind().at(work.toStdString());
        const auto d = explain(plan, assessedOf(work.toStdString()), path.toStdString());
        QVERIFY(d);
        QVERIFY(!d->formula.empty());
        // Buying may never pay, and one node may need no spares.
        const std::set<std::string>
            mayBeUnknown{"money.even_years", "money.even_use",      "money.irr",
                         "money.payback",    "risk.downtime_ratio", "risk.chance_budget",
                         "money.spot_chance"}; // no budget was set, and a fleet has no date
        // Nor is one GPU serial, or a sample's size told.
        const bool open = path.endsWith(u".serial_share") || path.endsWith(u".dataset");
        QVERIFY(std::isfinite(d->value) || open || mayBeUnknown.contains(path.toStdString()));
        if (!d->arithmetic)
            return;
        QVERIFY(!d->terms.empty());
        for (const Derivation::Term& term : d->terms) {
            QVERIFY2(findDial(plan, term.path) || findNumber(plan, term.path), term.path.c_str());
            QVERIFY2(std::isfinite(term.value) || term.path == "cluster.between_link.latency" ||
                         term.path.ends_with(".feed_time"), // nothing to wait for
                     term.path.c_str());
            QVERIFY2(term.path != path.toStdString(), "a dial is not explained by itself");
        }
    }
    void formulasOfEveryKind_data()
    {
        QTest::addColumn<QString>("work");
        for (const auto& [name, plan] : plansOfEveryKind())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void formulasOfEveryKind()
    {
        QFETCH(QString, work);
        const Plan& plan = plansOfEveryKind().at(work.toStdString());
        QVERIFY(plan.work[0].serves() || support::dial(plan, "work.a.step") > 0);
        QCOMPARE(firstMismatch(plan), QString());
    }
    void formulasByChance()
    {
        support::Random random(6);
        for (int i = 0; i < 60; ++i)
            QCOMPARE(firstMismatch(support::randomPlan(random, 12)), QString());
    }
    void theCodeSaysWhatItsWordsSay_data()
    {
        QTest::addColumn<QByteArray>("work");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("starts");
        const auto row = [](const char* work, const char* path, const char* starts) {
            QTest::addRow("%s: %s", work, path)
                << QByteArray(work) << QByteArray(path) << QByteArray(starts);
        };
        row("share", "work.a.time", "work.a.flops / (cluster.gpus");
        row("computed", "work.a.time", "work.a.steps * work.a.step");
        row("trials", "work.a.time", "work.a.sweep_rounds");
        row("adapters", "work.a.run_tokens", "work.a.tune.examples");
        row("computed", "work.a.step", "work.a.step_gpus");
    }
    void theCodeSaysWhatItsWordsSay()
    {
        QFETCH(QByteArray, work);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, starts);
        const Plan& plan = plansOfEveryKind().at(work.toStdString());
        const auto d = explain(plan, support::assessed(plan), path.toStdString());
        QVERIFY2(d->formula.starts_with(starts.toStdString()), d->formula.c_str());
    }
    void formulasOfEveryGpu_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Accelerator& a : support::catalog().accelerators)
            QTest::newRow(a.id.c_str()) << QString::fromStdString(a.id);
    }
    void formulasOfEveryGpu()
    {
        QFETCH(QString, gpu);
        for (const Plan* plan :
             {&support::samplePlan(), &support::computedPlan(), &support::servingPlan()})
            QCOMPARE(firstMismatch(support::choose(*plan, "cluster.gpu", gpu.toStdString())),
                     QString());
    }
    // Every number alone may be unknown; then formula and code agree on what is unknown with it.
    void formulasOfTheUnknown_data()
    {
        QTest::addColumn<QString>("path");
        forEachRow(support::samplePlan(), numbers(), [](Bound<Number>, const std::string& path) {
            QTest::newRow(path.c_str()) << QString::fromStdString(path);
        });
    }
    void formulasOfTheUnknown()
    {
        QFETCH(QString, path);
        for (Plan plan : {support::samplePlan(), support::computedPlan(), support::servingPlan()}) {
            const Bound<Number> knob = findNumber(plan, path.toStdString());
            const bool may = knob.row->shown == Shown::Part || path == u"money.price" ||
                             path == u"money.capital";
            if (!may)
                return; // always known: a file without it is refused
            write(plan, knob, kUnknown);
            QCOMPARE(firstMismatch(plan), QString());
        }
    }
};

} // namespace

HEADROOM_ROOM(TestDials)
#include "test_dials.moc"

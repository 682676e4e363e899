#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/explain/formula.h"
#include "tests/support/kinds.h"
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
using support::plansOfEveryKind;

// The value of a path in a formula, as the derivation shows it.
double valueOf(const Plan& plan, const Assessment& a, std::string_view path)
{
    if (const Bound<Dial> dial = findDial(plan, path))
        return read(plan, a, dial);
    if (const Bound<Number> knob = findNumber(plan, path))
        return read(plan, knob);
    throw std::runtime_error("a formula names " + std::string(path) + ", which nothing is called");
}

// Every formula yields its dial, within rounding of the largest term.
QString firstMismatch(const Plan& plan)
{
    const Assessment a = assess(plan, decide(plan));
    const ResolvedPlan one(plan); // formulas are of the single kind that replaces a mix
    QString wrong;
    forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
        const auto d = explain(plan, a, path);
        if (!d || !d->arithmetic || !wrong.isEmpty())
            return;
        const auto formula = parseFormula(d->formula);
        const double stated =
            formula->evaluate([&](std::string_view p) { return valueOf(one, a, p); });
        if (!support::near(stated, read(plan, a, dial), 1e-9))
            wrong = QString::fromStdString(
                path + ": " + support::compared(stated, read(plan, a, dial)) + " by " + d->formula);
    });
    return wrong;
}

// Evaluated once each.
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
        for (const auto& entry : plansOfEveryKind()) {
            const std::string& name = entry.first;
            const Plan& plan = entry.second;
            forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
                if (applies(plan, dial))
                    QTest::addRow("%s: %s", name.c_str(), path.c_str())
                        << QString::fromStdString(name) << QString::fromStdString(path);
            });
        }
    }
    void everyFormulaParses()
    {
        QFETCH(QString, work);
        QFETCH(QString, path);
        const Plan& plan = plansOfEveryKind().at(work.toStdString());
        const auto d = explain(plan, assessedOf(work.toStdString()), path.toStdString());
        QVERIFY(d);
        QVERIFY(!d->formula.empty() || d->prose);
        // Buying may never pay off, and a single node may need no spares.
        const std::set<std::string> mayBeUnknown{
            "money.even_years",  "money.even_use",      "money.irr",
            "money.payback",     "risk.downtime_ratio", "risk.chance_budget",
            "money.budget_left", "money.spot_chance"}; // no budget set; a fleet has no deadline
        // Nor is there a serial share on one GPU, a known sample size, or tokens for work measured
        // in units; a job more than half serial never halves its time.
        const bool open =
            path.endsWith(u".job_half_gpus") || path.endsWith(u".serial_share") ||
            path.endsWith(u".dataset") ||
            ((work == u"served, by unit of work" ||
              work == u"a batch job of measured units, by storage" ||
              work.startsWith(u"a recommendation model")) &&
             (path.startsWith(u"money.run_tokens") || path.startsWith(u"money.token_cost") ||
              path.startsWith(u"money.api_run")));
        QVERIFY(std::isfinite(d->value) || open || mayBeUnknown.contains(path.toStdString()));
        if (!d->arithmetic)
            return;
        QVERIFY(!d->terms.empty());
        for (const Derivation::Term& term : d->terms) {
            QVERIFY2(findDial(plan, term.path) || findNumber(plan, term.path), term.path.c_str());
            QVERIFY2(std::isfinite(term.value) || (open && term.path == "money.run_tokens") ||
                         term.path == "money.budget" ||
                         term.path == "cluster.between_link.latency" ||
                         term.path.ends_with(".feed_time"), // no data to wait for
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
        QVERIFY(!plan.work[0].trains() || support::dial(plan, "work.a.step") > 0);
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
        row("share", "work.a.time", "work.a.flops / (work.a.gpus");
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
    // Each number may be unknown; then formula and code must agree on what else is unknown.
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
            const bool may =
                knob.row->partOnly || path == u"money.price" || path == u"money.capital";
            if (!may)
                return; // required in files, so always known
            write(plan, knob, kUnknown);
            QCOMPARE(firstMismatch(plan), QString());
        }
    }
};

} // namespace

HEADROOM_ROOM(TestDials)
#include "test_dials.moc"

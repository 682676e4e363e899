#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/explain/formula.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"

#include <QTest>

#include <cmath>
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
    QString wrong;
    forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
        const auto d = explain(plan, a, path);
        if (!d || !d->arithmetic || !wrong.isEmpty())
            return;
        const auto formula = parseFormula(d->formula);
        const double said =
            formula->evaluate([&](std::string_view p) { return valueOf(plan, a, p); });
        if (!support::near(said, read(plan, a, dial), 1e-9))
            wrong = QString::fromStdString(path + ": " + support::told(said, read(plan, a, dial)) +
                                           " by " + d->formula);
    });
    return wrong;
}

class TestDials : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFormulaParses_data()
    {
        QTest::addColumn<QString>("path");
        forEachRow(support::samplePlan(), dials(), [](Bound<Dial>, const std::string& path) {
            QTest::newRow(path.c_str()) << QString::fromStdString(path);
        });
    }
    void everyFormulaParses()
    {
        QFETCH(QString, path);
        const Plan& plan = support::samplePlan();
        const auto d = explain(plan, support::assessed(plan), path.toStdString());
        QVERIFY(d);
        QVERIFY(!d->formula.empty());
        QVERIFY(std::isfinite(d->value));
        if (!d->arithmetic)
            return;
        QVERIFY(!d->terms.empty());
        for (const Derivation::Term& term : d->terms) {
            QVERIFY2(findDial(plan, term.path) || findNumber(plan, term.path), term.path.c_str());
            QVERIFY2(std::isfinite(term.value) || term.path == "cluster.between_link.latency",
                     term.path.c_str());
            QVERIFY2(term.path != path.toStdString(), "a dial is not explained by itself");
        }
    }
    void formulasOfTheSample() { QCOMPARE(firstMismatch(support::samplePlan()), QString()); }
    void formulasByChance()
    {
        support::Random random(6);
        for (int i = 0; i < 40; ++i)
            QCOMPARE(firstMismatch(support::randomPlan(random, 12)), QString());
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
        QCOMPARE(
            firstMismatch(support::choose(support::samplePlan(), "cluster.gpu", gpu.toStdString())),
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
        Plan plan = support::samplePlan();
        const Bound<Number> knob = findNumber(plan, path.toStdString());
        const bool may =
            knob.row->shown == Shown::Part || path == u"money.price" || path == u"money.capital";
        if (!may)
            return; // always known: a file without it is refused
        write(plan, knob, kUnknown);
        QCOMPARE(firstMismatch(plan), QString());
    }
    void pathsAreUnique()
    {
        std::set<std::string> paths;
        forEachRow(support::samplePlan(), dials(), [&](Bound<Dial>, const std::string& path) {
            QVERIFY2(paths.insert(path).second, path.c_str());
        });
    }
    void citationsReachTheTerms()
    {
        const Plan& plan = support::samplePlan();
        const auto d = explain(plan, support::assessed(plan), "money.rent_run");
        QVERIFY(d);
        QCOMPARE(d->terms.front().path, std::string("money.price"));
        QVERIFY(d->terms.front().cite && !d->terms.front().cite->title.empty());
        const Plan typed = support::with(plan, {{"money.price", 2}});
        const auto own = explain(typed, support::assessed(typed), "money.rent_run");
        QVERIFY2(!own->terms.front().cite, "a value typed by hand is no source's");
    }
    void whatNothingIsCalled()
    {
        const auto d = explain(support::samplePlan(), {}, "money.nothing");
        QVERIFY(!d);
        QVERIFY(d.error().code == Error::Code::UnknownPath);
        QVERIFY(!explain(support::samplePlan(), {}, "work.zz.time"));
    }
};

} // namespace

QTEST_APPLESS_MAIN(TestDials)
#include "test_dials.moc"

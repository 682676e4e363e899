#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/explain/formula.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/served.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

// "Why?" ends at what somebody turned or a source says, not at a table without a way on.
namespace {

using namespace engine;
using support::choose;
using support::with;

const std::map<std::string, Plan>& plans()
{
    static const std::map<std::string, Plan> all = [] {
        const Plan& rented = support::samplePlan();
        const Plan& run = support::computedPlan();
        const Plan bought = choose(choose(run, "money.tenure", "buy"), "money.at_end", "sold");
        return std::map<std::string, Plan>{
            {"rented", rented},
            {"reserved", choose(rented, "money.term", "reserved_1y")},
            {"reserved for longer than is compared",
             with(choose(rented, "money.term", "reserved_3y"), {{"money.years", 2}})},
            {"on spot", choose(rented, "money.term", "spot")},
            {"billed by steps", with(rented, {{"money.billing_step", 24}})},
            {"bought and sold", with(bought, {{"money.tax_rate", 25}, {"money.discount_rate", 8}})},
            {"waited for", with(bought, {{"money.lead_time", 6}})},
            {"part by part, in a new hall",
             choose(choose(bought, "money.capital_rule", "by_part"), "money.hall", "built")},
            {"in a rented hall", choose(bought, "money.hall", "colocation")},
            {"power counted",
             choose(choose(bought, "site.network_rule", "count"), "site.storage_rule", "count")},
            {"spares for a target", choose(run, "risk.spares_rule", "target")},
            {"goes on without nodes", choose(run, "risk.recovery", "elastic")},
            {"further trained", choose(run, "work.a.kind", "tune")},
            {"trials", choose(run, "work.a.kind", "sweep")},
            {"served", support::servingPlan()},
            {"trained and served", support::trainedAndServed()}};
    }();
    return all;
}

bool isRoom(const Dial& dial)
{
    return dial.room == Room::Money || dial.room == Room::Site || dial.room == Room::Risk;
}

// All that a figure comes from, step by step.
std::set<std::string> behind(const Plan& plan, const Assessment& a, const std::string& path)
{
    std::set<std::string> seen;
    std::vector<std::string> open{path};
    while (!open.empty()) {
        const auto d = explain(plan, a, open.back());
        open.pop_back();
        if (!d)
            continue;
        for (const Derivation::Term& term : d->terms)
            if (seen.insert(term.path).second && term.isDial)
                open.push_back(term.path);
    }
    return seen;
}

class TestWhy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void toldFormulasNameWhatGoesIntoThem()
    {
        QCOMPARE(toldText("table: a thing; a.b, c"), std::string_view("table: a thing"));
        QVERIFY((toldPaths("table: a thing; a.b, c") == std::vector<std::string>{"a.b", "c"}));
        QCOMPARE(toldText("table: a thing"), std::string_view("table: a thing"));
        QVERIFY(toldPaths("table: a thing").empty());
    }
    void everyFigureLeadsToAKnob_data()
    {
        QTest::addColumn<QString>("plan");
        for (const auto& [name, plan] : plans())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void everyFigureLeadsToAKnob()
    {
        QFETCH(QString, plan);
        const Plan& p = plans().at(plan.toStdString());
        const Assessment a = support::assessed(p);
        forEachRow(p, dials(), [&](Bound<Dial> dial, const std::string& path) {
            if (!isRoom(*dial.row) || !applies(p, dial))
                return;
            const auto d = explain(p, a, path);
            QVERIFY2(d && !d->terms.empty(), path.c_str());
            for (const Derivation::Term& term : d->terms)
                QVERIFY2(term.path != path, path.c_str());
            const auto all = behind(p, a, path);
            QVERIFY2(!all.contains(path), path.c_str()); // no circle
            if (!p.trains() && path.starts_with("money.run_"))
                return; // a year of fleets, whose layouts a search chooses
            QVERIFY2(std::ranges::any_of(
                         all, [&](const std::string& t) { return bool(findNumber(p, t)); }),
                     path.c_str());
        });
    }
    // What moves a figure of these rooms is found by asking why, again and again.
    void whatMovesAFigureIsBehindIt_data() { everyFigureLeadsToAKnob_data(); }
    void whatMovesAFigureIsBehindIt()
    {
        QFETCH(QString, plan);
        const Plan& p = plans().at(plan.toStdString());
        const Decision decision = decide(p);
        const Assessment a = assess(p, decision);
        std::map<std::string, std::set<std::string>> known;
        QStringList missing;
        forEachRow(p, numbers(), [&](Bound<Number> knob, const std::string& turnedPath) {
            const bool ours = knob.row->group == Group::Money || knob.row->group == Group::Site ||
                              knob.row->group == Group::Risk;
            const double value = read(p, knob);
            if (!ours || !std::isfinite(value) || !knob.row->applies(p, p.work[knob.work]))
                return;
            Plan other = p;
            write(other, knob, value == 0 ? 0.1 * info(knob.row->unit).size : 1.25 * value);
            const Assessment b = assess(other, decision);
            forEachRow(p, dials(), [&](Bound<Dial> dial, const std::string& path) {
                if (!isRoom(*dial.row) || dial.row->room == Room::Risk || !applies(p, dial))
                    return;
                const double before = read(p, a, dial), after = read(other, b, dial);
                if (std::abs(after - before) <= 1e-12 * std::abs(before) ||
                    (std::isnan(before) && std::isnan(after)))
                    return; // a sum in another order
                if (!known.contains(path))
                    known[path] = behind(p, a, path);
                if (!known[path].contains(turnedPath))
                    missing << QString::fromStdString(path + " moves with " + turnedPath);
            });
        });
        QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 40).join(u'\n')));
    }
    void aResaleAndARenewalReachTheirSources_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("knob");
        QTest::newRow("resale") << QByteArray("money.resale") << QByteArray("money.resale_loss");
        QTest::newRow("renewal") << QByteArray("money.renewal") << QByteArray("money.price_gain");
        QTest::newRow("levels of the fabric")
            << QByteArray("site.levels") << QByteArray("cluster.between_link.switch_ports");
    }
    void aResaleAndARenewalReachTheirSources()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, knob);
        const Plan& plan = plans().at("bought and sold");
        const auto d = explain(plan, support::assessed(plan), path.toStdString());
        QVERIFY(d);
        const auto term = std::ranges::find(d->terms, knob.toStdString(), &Derivation::Term::path);
        QVERIFY(term != d->terms.end());
        QVERIFY(std::isfinite(term->value));
        QVERIFY(term->cite && !term->cite->title.empty() && !term->cite->date.empty());
    }
};

} // namespace

HEADROOM_ROOM(TestWhy)
#include "test_why.moc"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/explain/derivation.h"
#include "model/engine/explain/formula.h"
#include "tests/support/behind.h"
#include "tests/support/kinds.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"
#include "tests/support/served.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

// Every chain of explanations ends at an input or a source, not at a dead end.
namespace {

using namespace engine;
using support::behind;
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
            {"rails joined, next to a second level",
             with(
                 choose(choose(bought, "site.network_rule", "count"), "cluster.topology", "joined"),
                 {{"cluster.count", 56}})},
            {"a dragonfly of three groups",
             with(choose(choose(bought, "site.network_rule", "count"), "cluster.topology",
                         "dragonfly"),
                  {{"cluster.count", 1040}})},
            {"a dragonfly paid by part",
             with(choose(choose(bought, "money.capital_rule", "by_part"), "cluster.topology",
                         "dragonfly"),
                  {{"cluster.count", 1040}})},
            {"a torus paid by part", with(choose(choose(bought, "money.capital_rule", "by_part"),
                                                 "cluster.topology", "torus"),
                                          {{"cluster.count", 1040}})},
            {"under a power cap", with(run, {{"cluster.power_cap", 60}})},
            {"spares for a target", choose(run, "risk.spares_rule", "target")},
            {"goes on without nodes", choose(run, "risk.recovery", "elastic")},
            {"further trained", choose(run, "work.a.kind", "tune")},
            {"trials", choose(run, "work.a.kind", "sweep")},
            {"fully sharded",
             choose(choose(run, "work.a.layout.sharding", "full"), "work.a.layout.pipeline", "1")},
            {"a batch job on small GPUs",
             choose(choose(choose(run, "work.a.kind", "batch"), "cluster.gpu", "l40s"),
                    "work.a.model", "llama-3.1-70b")},
            {"served", support::servingPlan()},
            {"trained and served", support::trainedAndServed()}};
    }();
    return all;
}

bool isRoom(const Dial& dial)
{
    return dial.room == Room::Money || dial.room == Room::Site || dial.room == Room::Risk;
}

const std::map<std::string, Plan>& allPlans()
{
    static const std::map<std::string, Plan> all = [] {
        std::map<std::string, Plan> both = support::plansOfEveryKind();
        for (const auto& [name, plan] : plans())
            both.emplace("money: " + name, plan);
        return both;
    }();
    return all;
}

bool same(double a, double b) // except for the order of summation
{
    return std::abs(b - a) <= 1e-12 * std::abs(a) || (std::isnan(a) && std::isnan(b)) || a == b;
}

std::set<std::string> differing(const Plan& a, const Plan& b)
{
    std::set<std::string> paths;
    forEachRow(a, numbers(), [&](Bound<Number> knob, const std::string& path) {
        if (!same(read(a, knob), read(b, knob)))
            paths.insert(path);
    });
    return paths;
}

// Each number of a plan, changed alone with decisions held: which numbers change along with it, and
// which figures.
struct Moves {
    struct Turn {
        std::set<std::string> turned, moved;
    };
    Assessment before;
    std::map<std::string, Turn> turns;

    explicit Moves(const Plan& plan)
    {
        const Decision decision = decide(plan);
        before = assess(plan, decision);
        forEachRow(plan, numbers(), [&](Bound<Number> knob, const std::string& path) {
            const double value = read(plan, knob);
            if (!std::isfinite(value) || !knob.row->applies(plan, plan.work[knob.work]))
                return;
            Plan other = plan;
            write(other, knob, value == 0 ? 0.1 * info(knob.row->unit).size : 1.25 * value);
            const Assessment after = assess(other, decision);
            Turn& turn = turns[path];
            turn.turned = differing(plan, other);
            turn.turned.merge(
                differing(ResolvedPlan(plan), ResolvedPlan(other))); // formulas use resolved plans
            forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& name) {
                if (applies(plan, dial) &&
                    !same(read(plan, before, dial), read(other, after, dial)))
                    turn.moved.insert(name);
            });
        });
    }
};

const Moves& movesOf(const std::string& plan)
{
    static std::map<std::string, Moves> all;
    const auto it = all.find(plan);
    return it != all.end() ? it->second : all.emplace(plan, allPlans().at(plan)).first->second;
}

// Whether a path in the formula of that figure affects it in that plan.
bool movesWith(const std::string& plan, const std::string& figure, std::string named)
{
    const std::string of = figure.substr(0, figure.find('.', sizeof "work."));
    std::string start = named; // of the same workload, or of any
    if (named.starts_with("work.*"))
        start = figure.starts_with("work.") ? of + named.substr(sizeof "work.*" - 1) : "work.";
    const std::string end = named.starts_with("work.*") && start == "work."
                                ? named.substr(sizeof "work.*" - 1)
                                : std::string();
    const bool open = named.ends_with('*') && !named.ends_with("work.*");
    if (start.ends_with('*'))
        start.pop_back();
    const auto isMeant = [&](const std::string& path) {
        return end.empty() ? (open ? path.starts_with(start) : path == start)
                           : path.starts_with(start) && path.ends_with(end);
    };
    return std::ranges::any_of(movesOf(plan).turns, [&](const auto& turn) {
        return turn.second.moved.contains(figure) &&
               (std::ranges::any_of(turn.second.turned, isMeant) ||
                std::ranges::any_of(turn.second.moved, isMeant));
    });
}

// Terms without effect in any plan here, with decisions held and numbers increased by a quarter:
// counts below the next step, and effects of decisions. The list may only shrink.
struct Unmoved {
    const char *row, *named; // with a comma after each
};
constexpr Unmoved kUnmoved[] = {
    // A quarter more needs no more GPUs there; heads come in whole groups.
    {"work.*.rl_replica_gpus", "work.*.params, work.*.active, work.*.model.*,"},
    // Generating replicas stay within a node there.
    {"work.*.rl_generate", "cluster.between_rate,"},
    // Replicas are whole: a quarter more that may wait removes none there.
    {"work.*.rl_environment", "work.*.rl_generator_gpus, work.*.feed.cores,"},
    {"work.*.rl_refit", "work.*.layout_gpus, cluster.domain, cluster.inside_link.bandwidth, "
                        "cluster.link_share,"},
    {"work.*.faster_gpus", "cluster.inside_link.domain, cluster.node_size,"},
    {"cluster.gpus", "cluster.count, cluster.node_size, work.*.deadline,"},
    {"cluster.gpus_serving", "work.*.serve_gpus,"},
    {"work.*.gpus", "cluster.gpus_training, work.*.own_gpus,"},
    {"money.run_time", "work.*.own_gpus,"},
    {"site.energy_run", "work.*.gpus,"},
    {"site.network_counted", "site.network_share,"},
    {"site.storage_counted", "site.storage_share,"},
    {"site.levels", "cluster.nodes, risk.spare_nodes, cluster.between_link.switch_ports,"},
    {"site.switches", "cluster.nodes, risk.spare_nodes,"},
    {"site.cables", "cluster.nodes, risk.spare_nodes,"},
    {"site.optics", "cluster.nodes, risk.spare_nodes,"},
    {"site.rack_by_feed", "site.feed_supplies,"},
    {"site.rack_breaker", "site.feed_supplies,"},
    {"money.part_nics", "money.capital,"},
    {"money.part_switches", "money.capital,"},
    {"money.part_cables", "money.capital,"},
    {"money.part_optics", "money.capital,"},
    {"money.part_storage", "money.capital,"},
    {"money.part_racks", "money.capital,"},
    {"money.paid_time", "money.minimum_term,"},
    {"money.tier_rent_year", "cluster.gpus,"},
    {"money.committed_year", "cluster.gpus, risk.spare_gpus,"},
    {"money.rent_use_year", "risk.spare_gpus,"},
    {"money.even_price", "risk.spare_gpus,"},
    {"money.software_year", "cluster.gpus,"},
    {"money.spot_slowdown", "cluster.nodes,"},
    {"money.spot_chance", "cluster.nodes,"},
    {"money.mix_own",
     "cluster.gpus, money.load.hours, money.load.days, money.support, money.staff_own_year, "
     "money.waiting, site.electricity, money.discount_1y, "
     "money.least_1y, money.trend,"},
    {"money.mix_reserved_1y",
     "cluster.gpus, money.load.hours, money.load.days, money.support, money.own_first, "
     "money.resale, money.own_fixed_year, money.staff_own_year, money.waiting, site.mean, "
     "site.idle, site.electricity, money.discount_1y, money.discount_spot, money.spot_slowdown, "
     "money.least_spot, money.least_1y, money.trend,"},
    {"money.mix_reserved_3y", "cluster.gpus, money.support, money.staff_own_year, money.waiting, "
                              "site.electricity, money.discount_1y, money.load.hours, "
                              "money.least_1y, money.trend,"},
    {"money.mix_on_demand",
     "cluster.gpus, money.price, money.support, money.own_first, money.resale, "
     "money.own_fixed_year, money.staff_own_year, money.waiting, money.years, site.mean, "
     "site.idle, site.electricity, money.discount_1y, money.discount_spot, money.spot_slowdown, "
     "money.load.hours, money.least_spot, money.least_1y, money.trend,"},
    {"money.mix_spot", "cluster.gpus, money.load.hours, money.load.days, money.support, "
                       "money.staff_own_year, money.waiting, "
                       "site.mean, site.idle, site.electricity, money.discount_1y, "
                       "money.least_1y, money.trend,"},
    {"money.mix_year", "cluster.gpus, money.staff_own_year,"},
    {"money.burst_base",
     "cluster.gpus, money.load.soft, money.support, money.resale, money.staff_own_year, "
     "money.waiting, site.electricity, money.trend,"},
    {"money.burst_year", "cluster.gpus, money.load.soft, money.staff_own_year,"},
    {"money.stages_bought", " money.stages.growth, money.lead_time, cluster.gpus, money.years,"},
    {"money.stages_value", "cluster.gpus, money.staff_own_year,"},
    {"money.paid_tax", "money.commitment_left, money.life,"},
    {"risk.faults_network", "risk.network_cover,"},
    {"risk.faults_power", "risk.feed_cover,"},
    {"risk.between_small", "risk.small_jobs_below, cluster.gpus,"},
    {"risk.spare_nodes", "risk.spares_advised, risk.spares,"},
    {"risk.spares_enough", "risk.spare_nodes,"},
    {"risk.nodes_short", "risk.spare_nodes,"},
    {"risk.waits", "risk.spare_nodes, work.*.layout_gpus, cluster.nodes,"},
    {"work.*.checkpoint_stall", "work.*.gpus, work.*.layout_gpus, risk.checkpoint.storage,"},
    {"work.*.checkpoint_interval", "risk.checkpoint.interval,"},
    {"work.*.lost_waiting", "work.*.layout_gpus,"},
    {"work.*.standby_nodes", "risk.spare_nodes, cluster.nodes, work.*.layout_gpus,"},
    {"risk.chance_budget", "money.rent_total, money.own_total, money.budget, money.run_cost,"},
    {"site.network_share", "site.network_counted,"},
    {"site.storage_share", "site.storage_counted,"},
    {"money.rent_use_year", "cluster.gpus,"},
    {"site.mean_gpu", "cluster.gpus, cluster.gpus_serving,"},
    {"site.mean_node", "cluster.gpus, cluster.gpus_serving,"},
    {"money.in_use", "cluster.gpus, cluster.gpus_serving,"},
    {"money.run_cost", "cluster.gpus, cluster.gpus_serving,"},
    {"risk.small_factor", "risk.small_jobs_below, cluster.gpus,"},
    {"work.*.serve_handed", "cluster.node_size,"},
    {"cluster.share_all", "cluster.gpus,"}, // boxes grow in steps
    {"cluster.share_neighbor", "cluster.gpus, cluster.domain,"},
    {"work.*.send_between", "cluster.share_neighbor,"},
    {"work.*.node_borders",
     "work.*.layout_tensor, work.*.layout_pipeline, work.*.layout_data, work.*.layout_context,"},
    {"site.carbon_run_embodied", "cluster.nodes, cluster.gpus,"},
    {"risk.waits_without", "work.*.layout_gpus, cluster.nodes,"},
    {"risk.waits_advised", "work.*.layout_gpus, cluster.nodes,"},
    {"money.staff_use_year", "cluster.gpus,"},
    {"money.run_time", "money.spot_slowdown,"},
    {"money.run_gpu_hours", "money.spot_slowdown,"},
    {"money.even_price", "cluster.gpus,"},
};

class TestWhy : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void toldFormulasNameWhatGoesIntoThem()
    {
        QVERIFY((listedInputs("a.b, c") == std::vector<std::string>{"a.b", "c"}));
        QVERIFY((listedInputs("a.b.*") == std::vector<std::string>{"a.b.*"}));
        QVERIFY(listedInputs("").empty());
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
            QVERIFY2(!all.contains(path), path.c_str()); // no cycle
            if (!p.runs() && path.starts_with("money.run_"))
                return; // a year of fleets, whose layouts are found by a search
            QVERIFY2(std::ranges::any_of(
                         all, [&](const std::string& t) { return bool(findNumber(p, t)); }),
                     path.c_str());
        });
    }
    // Everything that moves a figure is found by following its explanations. A number that changes
    // others along with it counts if one of those is found.
    void whatMovesAFigureIsBehindIt_data()
    {
        QTest::addColumn<QString>("plan");
        for (const auto& [name, plan] : allPlans())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
    void whatMovesAFigureIsBehindIt()
    {
        QFETCH(QString, plan);
        const Plan& p = allPlans().at(plan.toStdString());
        const Moves& moves = movesOf(plan.toStdString());
        std::map<std::string, std::set<std::string>> known;
        QStringList missing;
        for (const auto& [number, turn] : moves.turns)
            for (const std::string& path : turn.moved) {
                if (!known.contains(path))
                    known[path] = behind(p, moves.before, path);
                if (std::ranges::none_of(
                        turn.turned, [&](const std::string& t) { return known[path].contains(t); }))
                    missing << QString::fromStdString(path + " moves with " + number);
            }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.mid(0, 40).join(u'\n')));
    }
    // And each term moves the figure: a number by itself, a figure via what moves both.
    void whatIsNamedMovesTheFigure_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QByteArray>("named");
        std::set<std::string> all;
        for (const auto& entry : allPlans()) {
            const Plan& plan = entry.second;
            forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string&) {
                if (!applies(plan, dial))
                    return;
                for (const std::string& named : listedInputs(formulaOf(plan, dial).inputs))
                    if (const auto row = std::string(dial.row->path);
                        all.insert(row + " of " + named).second)
                        QTest::addRow("%s of %s", row.c_str(), named.c_str())
                            << QByteArray::fromStdString(row) << QByteArray::fromStdString(named);
            });
        }
    }
    void whatIsNamedMovesTheFigure()
    {
        QFETCH(QByteArray, row);
        QFETCH(QByteArray, named);
        const bool known = std::ranges::any_of(kUnmoved, [&](const Unmoved& u) {
            return row == u.row && QByteArray(u.named).split(' ').contains(named + ',');
        });
        for (const auto& entry : allPlans()) {
            const std::string& name = entry.first;
            const Plan& plan = entry.second;
            bool moves = false;
            forEachRow(plan, dials(), [&](Bound<Dial> dial, const std::string& path) {
                if (!moves && dial.row->path == row.toStdString())
                    moves = movesWith(name, path, named.toStdString());
            });
            if (moves) {
                QVERIFY2(!known, "it does by now: take it off the list");
                return;
            }
        }
        QVERIFY2(known, "on no plan");
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

#include "model/engine/inputs/servingconstants.h"
#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/specs/date.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

// The shipped catalog.
namespace {

using namespace engine;
using support::catalog;

// Constants used to compute defaults; all other rules are the default of a knob.
const std::set<std::string, std::less<>> kHelpers{
    "node_weight_unit",      "cooling.air.pue",       "cooling.contained.pue",
    "cooling.rear_door.pue", "cooling.liquid.pue",    "host_power",
    "node_mean_share",       "node_peak_share",       "network_capital_share",
    "second_share",          "small_jobs_gpus.rsc-1", "repair_time.on_site",
    "repair_time.on_call",   "repair_time.next_day"};

// Staff is computed from the size until its cost is typed.
bool isTypedStaff(std::string_view path)
{
    return path == "money.staff_own" || path == "money.staff_rent";
}

template <class Visit> void forEachPart(Visit visit)
{
    for (const Part& p : catalog().accelerators)
        visit("accelerator", p);
    for (const Part& p : catalog().links)
        visit("link", p);
    for (const Part& p : catalog().nodes)
        visit("node", p);
    for (const Part& p : catalog().models)
        visit("model", p);
    for (const Part& p : catalog().offers)
        visit("offer", p);
    for (const Part& p : catalog().rules)
        visit("rule", p);
    for (const Part& p : catalog().costs)
        visit("cost", p);
    for (const Part& p : catalog().regions)
        visit("region", p);
    for (const Part& p : catalog().points)
        visit("point", p);
}

class TestCatalog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hasEveryKind()
    {
        QVERIFY(catalog().accelerators.size() >= 40);
        QVERIFY(catalog().links.size() >= 30);
        QVERIFY(catalog().nodes.size() >= 15);
        QVERIFY(catalog().models.size() >= 60);
        QVERIFY(catalog().offers.size() >= 100);
        QVERIFY(catalog().rules.size() >= 30);
        QVERIFY(catalog().costs.size() >= 100);
        QVERIFY(catalog().regions.size() >= 200);
        QVERIFY(catalog().points.size() >= 50);
        QVERIFY(catalog().contradictions.size() >= 40);
    }
    void idsAreUnique()
    {
        std::set<std::string> ids;
        forEachPart([&](const std::string& kind, const Part& p) {
            QVERIFY2(ids.insert(kind + ' ' + p.id).second, p.id.c_str());
        });
    }
    void namesAreThere()
    {
        forEachPart([](const std::string&, const Part& p) {
            QVERIFY2(!p.id.empty() && !p.name.empty() && !p.brief.empty(), p.id.c_str());
        });
    }
    void everyFigureHasASource()
    {
        static const QRegularExpression iso(
            QStringLiteral("^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$"));
        int figures = 0;
        forEachPart([&](const std::string&, const Part& p) {
            // Some regions have only a price in local currency.
            QVERIFY2(p.sheet && (!p.sheet->figures.empty() ||
                                 !p.sheet->trait("electricity_local").empty()),
                     p.id.c_str());
            for (const Figure& f : p.sheet->figures) {
                const std::string where = p.id + ": " + f.key;
                QVERIFY2(!f.cite.source.empty() && !f.cite.title.empty(), where.c_str());
                QVERIFY2(iso.match(QString::fromStdString(f.cite.date)).hasMatch(),
                         (where + " of " + f.cite.date).c_str());
                ++figures;
            }
        });
        QVERIFY(figures > 500);
    }
    void everyNumberIsCited()
    {
        const auto check = [](const auto& parts) {
            for (const auto& p : parts)
                for (const auto& field : fields(p)) {
                    const double value = field.get(p);
                    const bool cited = p.sheet->figure(field.key);
                    QVERIFY2(!cited || std::isfinite(value),
                             (p.id + std::string(field.key)).c_str());
                    QVERIFY2(!(value < 0), p.id.c_str());
                }
        };
        check(catalog().accelerators);
        check(catalog().links);
        check(catalog().nodes);
        check(catalog().models);
        check(catalog().points);
    }
    void acceleratorsHaveAGeneration()
    {
        std::set<std::string> seen;
        for (const Accelerator& a : catalog().accelerators) {
            const std::string& like = a.like.empty() ? a.generation : a.like;
            QVERIFY2(std::ranges::find(kGenerations, like) != kGenerations.end(),
                     (a.id + " is " + like).c_str());
            seen.insert(like);
        }
        QCOMPARE(seen.size(), kGenerations.size());
    }
    // Accelerators without multiprocessors (TPUs and the like) leave it unknown, never zero.
    void multiprocessorsArePlausible()
    {
        for (const Accelerator& a : catalog().accelerators) {
            const double n = a.multiprocessors;
            QVERIFY2(std::isnan(n) || (n >= 40 && n <= 400 && n == std::round(n)), a.id.c_str());
            QVERIFY2(std::isnan(n) || a.vendor == "NVIDIA" || a.vendor == "AMD", a.id.c_str());
            QVERIFY2(std::isfinite(n) || a.generation == "old" || a.generation == "tpu" ||
                         a.id == "mi455x",
                     a.id.c_str());
        }
        QCOMPARE(catalog().accelerator("h100-sxm")->multiprocessors, 132.0);
        QCOMPARE(catalog().accelerator("mi300x")->multiprocessors, 304.0);
        QVERIFY(std::isnan(catalog().accelerator("tpu-v5p")->multiprocessors));
    }
    void referencesLeadSomewhere()
    {
        for (const Accelerator& a : catalog().accelerators) {
            for (const std::string& id : {a.inside, a.pcie, a.between})
                QVERIFY2(id.empty() || catalog().link(id), (a.id + " names " + id).c_str());
            QVERIFY2(a.node.empty() || catalog().node(a.node), (a.id + " names " + a.node).c_str());
            if (const Link* l = catalog().link(a.between))
                QVERIFY2(l->kind == Link::Kind::Between, (a.id + ": " + l->id).c_str());
            if (const Link* l = catalog().link(a.inside))
                QVERIFY2(l->kind == Link::Kind::Inside, (a.id + ": " + l->id).c_str());
        }
        for (const Node& n : catalog().nodes)
            QVERIFY2(catalog().accelerator(n.accelerator),
                     (n.id + " names " + n.accelerator).c_str());
        for (const Offer& o : catalog().offers)
            QVERIFY2(catalog().accelerator(o.accelerator),
                     (o.id + " names " + o.accelerator).c_str());
    }
    void nodesAreInOrder()
    {
        for (const Node& n : catalog().nodes) {
            const double powers[] = {n.idle.base(), n.mean.base(), n.peak.base(), n.rated.base()};
            double last = 0;
            for (const double p : powers)
                if (std::isfinite(p)) {
                    QVERIFY2(p >= last, n.id.c_str());
                    last = p;
                }
            QVERIFY2(n.gpus >= 1, n.id.c_str());
        }
    }
    void modelsAreWhole()
    {
        for (const Model& m : catalog().models) {
            QVERIFY2(m.params.base() >= 1e7 && m.params.base() < 1e14, m.id.c_str());
            QVERIFY2(m.active.base() > 0 && m.active <= m.params, m.id.c_str());
            QVERIFY2(m.layers >= 1 && m.hidden >= 64, m.id.c_str());
        }
    }
    void rentsArePlausible()
    {
        for (const Offer& o : catalog().offers) {
            const double perHour = o.priceGpu * kHour / Usd(1);
            QVERIFY2(perHour > 0.05 && perHour < 100, o.id.c_str());
        }
    }

    void rules_data()
    {
        QTest::addColumn<QString>("id");
        for (const Rule& r : catalog().rules)
            QTest::newRow(r.id.c_str()) << QString::fromStdString(r.id);
    }
    // Every rule that is not a helper is the default of a knob, with a matching unit and range.
    void rules()
    {
        QFETCH(QString, id);
        const Rule& rule = *catalog().rule(id.toStdString());
        QVERIFY(!(rule.low > rule.value) && !(rule.high < rule.value));
        if (rule.id.starts_with("options.")) { // differences between options
            QVERIFY(rule.value >= 0 && rule.value <= 1);
            return;
        }
        if (kHelpers.contains(rule.id) || rule.id.starts_with("capital.")) {
            if (rule.id.starts_with("capital."))
                QVERIFY(catalog().accelerator(rule.id.substr(8)));
            return;
        }
        if (rule.id.starts_with("training.")) { // a training constant
            const auto key = std::string_view(rule.id).substr(9);
            QVERIFY(std::ranges::find(constantRows(), key, &ConstantRow::key) !=
                    constantRows().end());
            return;
        }
        if (rule.id.starts_with("serving.")) { // a serving constant
            const auto key = std::string_view(rule.id).substr(8);
            QVERIFY(std::ranges::find(servingConstantRows(), key, &ServingConstantRow::key) !=
                    servingConstantRows().end());
            return;
        }
        if (rule.id.starts_with("currency.")) { // units per euro
            QVERIFY(rule.value > 0 && rule.id.size() == std::string("currency.EUR").size());
            return;
        }
        std::string path = rule.id;
        for (const std::string prefix : {"spread.", "sample."})
            if (path.starts_with(prefix))
                path = path.substr(prefix.size());
        const Bound<Number> knob = findNumber(support::samplePlan(), boundPath(path, "a"));
        QVERIFY2(knob, path.c_str());
        if (rule.id.starts_with("spread.")) {
            QVERIFY(rule.low > 0 && rule.low <= 1 && rule.high >= 1);
            return;
        }
        QVERIFY(info(rule.unit).dim == info(knob.row->unit).dim);
        const double value = rule.value / info(knob.row->unit).size;
        QVERIFY(value >= knob.row->least * (1 - 1e-12) && value <= knob.row->most);
    }
    void everyKnobHasADefault()
    {
        forEachRow(support::samplePlan(), numbers(), [](Bound<Number> k, const std::string& path) {
            // Unknown by default: budget, team, typed staff cost, dataset size, API price, time per
            // image; and there is no second GPU type.
            const bool open =
                path == "money.budget" || path == "site.power_limit" ||
                path.starts_with("advice.") || isTypedStaff(path) ||
                path.find(".serve.api_") != path.npos || path.ends_with(".serve.unit_time") ||
                path.ends_with(".job.unit_time") || path.ends_with(".unique_tokens") ||
                path.starts_with("cluster.second.") || path.ends_with(".serve.tier.price");
            if (!k.row->partOnly && !open)
                QVERIFY2(std::isfinite(read(support::samplePlan(), k)), path.c_str());
        });
    }
    void everyDefaultIsCited()
    {
        const Plan& plan = support::computedPlan();
        forEachRow(plan, numbers(), [&](Bound<Number>, const std::string& path) {
            const bool open =
                path == "money.budget" || path == "site.power_limit" || isTypedStaff(path);
            if (!open && (path.starts_with("site.") || path.starts_with("money.")))
                QVERIFY2(plan.cites->contains(path), path.c_str());
        });
    }
    void costsAndRegionsAreSane()
    {
        for (const Cost& c : catalog().costs) {
            QVERIFY2(!c.category.empty(), c.id.c_str());
            QVERIFY2(c.value >= 0 && !(c.low > c.value) && !(c.high < c.value), c.id.c_str());
            QVERIFY2(c.unit != Unit::Percent || c.value <= 2, c.id.c_str());
        }
        for (const Region& r : catalog().regions) {
            const double kwh = r.electricity.base() * info(Unit::KilowattHour).size;
            const double grams = r.carbon.base() / info(Unit::GramPerKwh).size;
            QVERIFY2(!r.kind.empty(), r.id.c_str());
            QVERIFY2(std::isnan(kwh) || (kwh > 0.005 && kwh < 1), r.id.c_str());
            QVERIFY2(std::isnan(grams) || (grams >= 0 && grams < 1500), r.id.c_str());
        }
    }
    void rangesHoldTheirValues()
    {
        forEachPart([](const std::string&, const Part& p) {
            for (const Figure& f : p.sheet->figures) {
                const std::string where = p.id + ": " + f.key;
                QVERIFY2(!(f.low > f.value) && !(f.high < f.value), where.c_str());
                QVERIFY2(ageInDays(f.cite.date, catalog().today), where.c_str());
                QVERIFY2(f.cite.entry == p.id, where.c_str());
            }
            QVERIFY2(!p.sheet->own, p.id.c_str());
        });
    }
};

} // namespace

HEADROOM_ROOM(TestCatalog)
#include "test_catalog.moc"

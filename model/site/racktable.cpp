#include "model/site/racktable.h"

#include "model/engine/answer/answer.h"
#include "model/engine/site/sitedetail.h"
#include "model/site/sitewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>
#include <functional>

namespace model {
namespace {

using engine::RackBound, engine::RackGroup, engine::Unit;

struct RackTableWords {
    Q_DECLARE_TR_FUNCTIONS(Site)
};

// One limit, in base units of `unit`.
struct Limit {
    RackBound bound;
    QString label, tip;
    Unit unit;
    double takes, needs, nodes;
    std::function<double(const RackGroup&)> used;
};

std::vector<Limit> limitsOf(const engine::Evaluation& e)
{
    const engine::RackLimits& rack = e.plan->site.rack;
    const engine::Node& node = e.plan->cluster.node;
    const engine::RackAnswer& a = e.assessment.site.rack;
    const double phase = (a.feed / engine::phasesOf(e.plan->site.feed)).base();
    return {
        {RackBound::Units, limitWords(RackBound::Units),
         RackTableWords::tr("Height of the rack that is usable, in rack units."), Unit::RackUnits,
         rack.units, node.rackUnits, a.byUnits, [](const RackGroup& g) { return g.units; }},
        {RackBound::Weight, limitWords(RackBound::Weight),
         RackTableWords::tr("Weight that rack and floor can bear."), Unit::Kilogram,
         rack.weight.base(), node.weight.base(), a.byWeight,
         [](const RackGroup& g) { return g.weight.base(); }},
        {RackBound::Cooling, limitWords(RackBound::Cooling),
         RackTableWords::tr("Heat that the cooling removes from a rack, compared with the peak "
                            "power of its nodes."),
         Unit::Kilowatt, rack.power.base(), node.peak.base(), a.byCooling,
         [](const RackGroup& g) { return g.peak.base(); }},
        {RackBound::Feed, limitWords(RackBound::Feed),
         RackTableWords::tr("Continuous power that one feed side can carry, compared with the "
                            "nameplate power of the nodes."),
         Unit::Kilowatt, a.feed.base(), node.rated.base(), a.byFeed,
         [](const RackGroup& g) { return g.rated.base(); }},
        {RackBound::Nothing, RackTableWords::tr("Most loaded phase"),
         RackTableWords::tr(
             "Load on the most loaded phase of the remaining side when the other side fails."),
         Unit::Kilowatt, phase, engine::kUnknown, engine::kUnknown,
         [phase](const RackGroup& g) { return g.breaker * phase; }},
    };
}

} // namespace

void RackTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    const std::vector<RackGroup> none;
    const auto& groups = e.site ? e.site->racks : none;
    std::vector<Head> heads{
        {RackTableWords::tr("Constraint"), {}, 100, true},
        {RackTableWords::tr("Rack limit"),
         RackTableWords::tr("Amount that one rack can hold or supply."), 76},
        {RackTableWords::tr("Per node"), RackTableWords::tr("Amount that one node requires."), 88,
         false, false, 2},
        {RackTableWords::tr("Nodes"),
         RackTableWords::tr("Nodes that fit into one rack under this constraint."), 48},
    };
    for (const RackGroup& group : groups)
        heads.push_back({groupWords(group, format),
                         RackTableWords::tr(
                             "Amount that each of these racks uses, and its share of the limit."),
                         112, false, false, &group == &groups.front() ? 0 : 1});
    std::vector<Row> rows;
    const RackBound bound = e.assessment.site.rack.bound;
    for (const Limit& limit : limitsOf(e)) {
        const bool binds = limit.bound == bound && bound != RackBound::Nothing;
        const auto amount = [&](double base) {
            return std::isnan(base) ? QStringLiteral("–") : format.text(base, limit.unit);
        };
        Row row{{words(binds ? RackTableWords::tr("%1 (limiting)").arg(limit.label) : limit.label),
                 number(amount(limit.takes), limit.takes), number(amount(limit.needs), limit.needs),
                 number(std::isnan(limit.nodes) ? QStringLiteral("–")
                                                : format.text(limit.nodes, Unit::Count),
                        limit.nodes)},
                binds,
                limit.tip};
        for (const RackGroup& group : groups) {
            const double used = limit.used(group);
            row.cells.push_back(number(
                words::filled(QStringLiteral("%1 (%2)"),
                              {amount(used), format.text(used / limit.takes, Unit::Percent)}),
                used / limit.takes));
            if (used > limit.takes)
                row.cells.back().tone = Tone::Warning;
        }
        rows.push_back(std::move(row));
    }
    const double nodes = e.assessment.site.rack.nodes;
    summary_ = words::filled(
        //: %1 a number, %2 what limits it.
        RackTableWords::tr("A rack holds %1 nodes (%2).", nullptr, words::subject(nodes)),
        {format.text(nodes, Unit::Count), boundWords(bound)});
    fill(std::move(heads), std::move(rows));
}

} // namespace model

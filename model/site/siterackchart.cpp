#include "model/site/siterackchart.h"

#include "model/engine/site/sitedetail.h"
#include "model/site/sitewords.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

using engine::Unit;

struct RackChartWords {
    Q_DECLARE_TR_FUNCTIONS(Site)
};

RackChart::Bar barOf(const QString& label, double share, const NumberFormat& format)
{
    return {label, format.text(share, Unit::Percent), share};
}

RackChart::Rack rackOf(const engine::RackGroup& g, const engine::Evaluation& e,
                       const NumberFormat& format)
{
    const engine::Site& site = e.plan->site;
    const engine::Watts feed = e.assessment.site.rack.feed;
    const bool three = site.feed.phases == engine::Phases::Three;
    RackChart::Rack rack;
    rack.label = groupWords(g, format);
    rack.note = RackChartWords::tr("%1 nameplate").arg(format.text(g.rated.base(), Unit::Kilowatt));
    rack.units = static_cast<int>(site.rack.units);
    rack.node = e.resolved->cluster.node.rackUnits;
    rack.nodes = static_cast<int>(g.nodes);
    rack.both = barOf(RackChartWords::tr("Both sides up"), g.side / feed, format);
    rack.alone = barOf(RackChartWords::tr("One side down"), g.rated / feed, format);
    const std::size_t phases = three ? 3 : 1;
    for (std::size_t p = 0; p < phases; ++p)
        rack.phases.push_back(barOf(three ? QStringLiteral("L%1").arg(p + 1) : QStringLiteral("L"),
                                    g.phases[p] / (feed / static_cast<double>(phases)), format));
    return rack;
}

} // namespace

RackChart siteRackChart(const engine::Evaluation& e, const NumberFormat& format)
{
    RackChart chart;
    chart.title = RackChartWords::tr("Racks and power feeds");
    const engine::RackAnswer& answer = e.assessment.site.rack;
    if (!e.site || e.site->racks.empty() || !(e.plan->site.rack.units >= 1)) {
        chart.subtitle = chart.summary = answer.bound == engine::RackBound::Nothing
                                             ? RackChartWords::tr("No rack limit is known.")
                                             : RackChartWords::tr("No node fits into a rack (%1).")
                                                   .arg(boundWords(answer.bound));
        return chart;
    }
    for (const engine::RackGroup& group : e.site->racks)
        chart.racks.push_back(rackOf(group, e, format));
    chart.sides[0] = RackChartWords::tr("A"), chart.sides[1] = RackChartWords::tr("B");
    chart.dial = QStringLiteral("site.rack_breaker");
    chart.subtitle = words::filled(
        //: %1 and %2 power.
        RackChartWords::tr("If one feed side fails, the other carries %2 of its %1 limit."),
        {format.text(answer.feed.base(), Unit::Kilowatt), chart.racks.front().alone.value});
    chart.summary = chart.subtitle;
    return chart;
}

} // namespace model

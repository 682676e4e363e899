#include "model/site/regionchart.h"

#include "model/engine/answer/answer.h"
#include "model/engine/plan.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

using engine::RegionRow, engine::Unit;

struct Regions {
    Q_DECLARE_TR_FUNCTIONS(Regions)
};

// Indices into the chart's colors.
enum Shade { Front = 0, Own = 3, Beaten = 6 };

void add(PointChart::Series& series, const QString& name, double price, double carbon)
{
    series.names << name;
    series.x.push_back(price);
    series.y.push_back(carbon);
}

struct Sizes {
    double price, carbon; // base units per axis unit
};

// Only values that a logarithmic axis can show.
bool isShown(const RegionRow& row)
{
    return row.complete && row.region->electricity.base() > 0 && row.region->carbon.base() > 0;
}

std::vector<PointChart::Series> seriesOf(const engine::Evaluation& e, const Sizes& sizes)
{
    PointChart::Series front{Regions::tr("Pareto-optimal"), Front, {}, {}, {}, true};
    PointChart::Series beaten{Regions::tr("dominated"), Beaten, {}, {}, {}, false};
    PointChart::Series own{Regions::tr("this plan"), Own, {}, {}, {}, true, false, true};
    for (const RegionRow& row : e.site->regions)
        if (isShown(row))
            add(row.dominated ? beaten : front, QString::fromStdString(row.region->brief),
                row.region->electricity.base() / sizes.price,
                row.region->carbon.base() / sizes.carbon);
    const engine::Site& site = e.plan->site;
    if (site.electricity.base() > 0 && site.carbon.base() > 0)
        add(own,
            site.regionName.empty() ? Regions::tr("this plan")
                                    : QString::fromStdString(site.regionName),
            site.electricity.base() / sizes.price, site.carbon.base() / sizes.carbon);
    std::vector<PointChart::Series> all{beaten, front, own};
    std::erase_if(all, [](const PointChart::Series& s) { return s.x.isEmpty(); });
    return all;
}

} // namespace

PointChart regionChart(const engine::Evaluation& e, const NumberFormat& format)
{
    PointChart chart;
    chart.title = Regions::tr("Regions: price vs. carbon");
    if (!e.site)
        return chart;
    const auto price = format.axisUnit(engine::info(Unit::DollarPerKwh).size, Unit::DollarPerKwh);
    const Sizes sizes{price.size, engine::info(Unit::GramPerKwh).size};
    chart.series = seriesOf(e, sizes);
    QVector<double> x, y;
    for (const PointChart::Series& s : chart.series)
        x << s.x, y << s.y;
    chart.x = logAxis(x, format);
    chart.y = logAxis(y, format);
    chart.x.label = Regions::tr("Electricity price (%1)").arg(price.name());
    chart.y.label = Regions::tr("Carbon intensity (g CO₂e/kWh)");
    QStringList front;
    for (const RegionRow& row : e.site->regions)
        if (row.complete && !row.dominated)
            front << QString::fromStdString(row.region->brief);
    chart.subtitle = Regions::tr(
        "Cheaper to the left, cleaner below. No region is better in both than those labeled.");
    chart.summary = front.isEmpty() ? Regions::tr("No region has data for both price and carbon.")
                                    : Regions::tr("Pareto-optimal in price and carbon: %1.")
                                          .arg(front.join(QStringLiteral(", ")));
    return chart;
}

} // namespace model

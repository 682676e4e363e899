#include "model/charts/charts.h"

#include "model/engine/answer/answerafter.h"
#include "model/engine/plan.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {
namespace {

bool nothingIn(const CurveChart& chart)
{
    return std::ranges::all_of(chart.curves, [](const ChartCurve& c) { return c.x.isEmpty(); });
}
bool nothingIn(const StackChart& chart)
{
    return chart.columns.isEmpty() || chart.parts.empty();
}
bool nothingIn(const PointChart& chart)
{
    return std::ranges::all_of(chart.series, [](const auto& s) { return s.x.isEmpty(); });
}
bool nothingIn(const FlowChart& chart)
{
    return chart.periods.isEmpty() || chart.parts.empty();
}
bool nothingIn(const HeatChart& chart)
{
    return chart.cells.empty();
}
bool nothingIn(const ShareChart& chart)
{
    return chart.parts.empty();
}
bool nothingIn(const RackChart& chart)
{
    return chart.racks.empty();
}
bool nothingIn(const TornadoChart& chart)
{
    return chart.bars.empty();
}
bool nothingIn(const DrawChart& chart)
{
    return chart.columns.empty();
}
bool nothingIn(const WaterfallChart& chart)
{
    return chart.bars.empty();
}
bool nothingIn(const PlayedChart& chart)
{
    return chart.bars.empty();
}

Table tabled(const CurveChart& chart, const NumberFormat& format)
{
    return tableOf(chart, format);
}
Table tabled(const StackChart& chart, const NumberFormat& format)
{
    return tableOf(chart, format);
}
Table tabled(const PointChart& chart, const NumberFormat& format)
{
    return tableOf(chart, format);
}
Table tabled(const FlowChart& chart, const NumberFormat& format)
{
    return tableOf(chart, format);
}
template <class Chart> Table tabled(const Chart& chart, const NumberFormat&)
{
    return tableOf(chart);
}

} // namespace

const engine::Workload& ChartContext::work() const
{
    return plan().work[evaluation->view.work];
}

QString titleOf(const AnyChart& chart)
{
    return std::visit([](const auto& one) { return one.title; }, chart);
}

QString subtitleOf(const AnyChart& chart)
{
    return std::visit([](const auto& one) { return one.subtitle; }, chart);
}

bool isEmpty(const AnyChart& chart)
{
    return std::visit([](const auto& one) { return nothingIn(one); }, chart);
}

Table tableOf(const AnyChart& chart, const NumberFormat& format)
{
    return std::visit([&](const auto& one) { return tabled(one, format); }, chart);
}

const ChartRow* chartRow(const QString& id)
{
    const auto rows = chartRows();
    const auto it =
        std::ranges::find_if(rows, [&](const ChartRow& r) { return id == QLatin1String(r.id); });
    return it == rows.end() ? nullptr : &*it;
}

QString labelOf(const ChartRow& row)
{
    return QCoreApplication::translate("Charts", row.label);
}

ChartContext answeredFor(std::span<const ChartRow* const> rows, const ChartContext& c,
                         const QString& work)
{
    engine::Wants wants;
    wants.work = work.isEmpty() ? c.work().id : work.toStdString();
    for (const ChartRow* row : rows)
        row->want(wants);
    return {c.project,
            engine::answerAfter(c.evaluation.get(), c.evaluation->plan, wants, c.context),
            c.context, c.format};
}

std::vector<const ChartRow*> chartsOf(const ChartContext& given)
{
    std::vector<const ChartRow*> applying, shown;
    for (const ChartRow& row : chartRows())
        if (row.applies(given))
            applying.push_back(&row);
    const ChartContext c = answeredFor(applying, given);
    std::ranges::copy_if(applying, std::back_inserter(shown),
                         [&](const ChartRow* row) { return !isEmpty(row->make(c)); });
    return shown;
}

} // namespace model

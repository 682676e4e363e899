#pragma once

#include "model/chart/chartdata.h"
#include "model/chart/drawchart.h"
#include "model/chart/flowchart.h"
#include "model/chart/heatchart.h"
#include "model/chart/pointchart.h"
#include "model/chart/rackchart.h"
#include "model/chart/sharechart.h"
#include "model/chart/tornadochart.h"
#include "model/chart/waterfallchart.h"
#include "model/engine/project.h"
#include "model/training/playedchart.h"

#include <span>
#include <variant>

namespace model {

// Any chart of any page, ready to draw.
using AnyChart = std::variant<CurveChart, StackChart, PointChart, FlowChart, HeatChart, ShareChart,
                              RackChart, TornadoChart, DrawChart, WaterfallChart, PlayedChart>;
QString titleOf(const AnyChart& chart);
QString subtitleOf(const AnyChart& chart);
bool isEmpty(const AnyChart& chart); // only a title
Table tableOf(const AnyChart& chart, const NumberFormat& format);

struct ChartContext {
    const engine::Project& project;
    std::shared_ptr<const engine::Evaluation> evaluation; // of the open scenario
    const engine::Context& context;
    const NumberFormat& format;

    const engine::Plan& plan() const { return *evaluation->plan; }
    const engine::Workload& work() const { return plan().work[evaluation->view.work]; }
};

// A chart by the name that the command line and menus have for it: "cash-flow". What it needs
// beside the answer, of what plans it is, and what it shows of one.
struct ChartRow {
    const char* id;
    const char* page;  // that shows it, as the rail calls it
    const char* label; // what it shows of any plan; its title says it of this one
    void (*want)(engine::Wants& wants);
    bool (*applies)(const ChartContext& context);
    AnyChart (*make)(const ChartContext& context);
};
std::span<const ChartRow> chartRows();
const ChartRow* chartRow(const QString& id);
QString labelOf(const ChartRow& row);

// With all that these charts need, for the workload of that id; empty: the one in view.
ChartContext answeredFor(std::span<const ChartRow* const> rows, const ChartContext& context,
                         const QString& work = {});
// Those that have something to show of the plan.
std::vector<const ChartRow*> chartsOf(const ChartContext& context);

} // namespace model

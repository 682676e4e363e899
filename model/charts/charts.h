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

namespace engine {
struct Plan;
struct Workload;
} // namespace engine

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
    const engine::Workload& work() const;
};

// A chart by the name used on the command line and in menus: "cash-flow". What it needs in addition
// to the answer, which plans it applies to, and what it shows.
struct ChartRow {
    const char* id;
    const char* page;  // the page that shows it, as named in the navigation rail
    const char* label; // what it shows for any plan; its title is specific to this one
    void (*want)(engine::Wants& wants);
    bool (*applies)(const ChartContext& context);
    AnyChart (*make)(const ChartContext& context);
};
std::span<const ChartRow> chartRows();
const ChartRow* chartRow(const QString& id);
QString labelOf(const ChartRow& row);

// Evaluates all that these charts need, for the workload with that id; empty: the one in view.
ChartContext answeredFor(std::span<const ChartRow* const> rows, const ChartContext& context,
                         const QString& work = {});
// Those that have something to show for the plan.
std::vector<const ChartRow*> chartsOf(const ChartContext& context);

} // namespace model

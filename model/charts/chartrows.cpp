// Every chart of every page, one row each, in the order of the pages.
#include "model/accuracy/accuracycharts.h"
#include "model/accuracy/accuracystore.h"
#include "model/catalog/publishedpoints.h"
#include "model/charts/charts.h"
#include "model/compare/comparecharts.h"
#include "model/compare/comparison.h"
#include "model/engine/text.h"
#include "model/first/batchcharts.h"
#include "model/first/firstcharts.h"
#include "model/first/recommendcharts.h"
#include "model/first/reinforcecharts.h"
#include "model/money/cashflowchart.h"
#include "model/money/evencharts.h"
#include "model/money/moneyshares.h"
#include "model/options/supplychart.h"
#include "model/risk/datechart.h"
#include "model/risk/faultchart.h"
#include "model/risk/interruptionchart.h"
#include "model/risk/intervalchart.h"
#include "model/risk/yearchart.h"
#include "model/serving/fleetcharts.h"
#include "model/serving/loadcharts.h"
#include "model/serving/optiontable.h"
#include "model/serving/replicacharts.h"
#include "model/site/powerchart.h"
#include "model/site/regionchart.h"
#include "model/site/siterackchart.h"
#include "model/training/memorychart.h"
#include "model/training/playing.h"
#include "model/training/rooflinechart.h"
#include "model/training/stepchart.h"
#include "model/uncertainty/drawschart.h"
#include "model/uncertainty/moverschart.h"
#include "model/uncertainty/questions.h"
#include "model/uncertainty/sizeschart.h"

#include <algorithm>

namespace model {
namespace {

using engine::Wants;
using engine::WorkloadKind;
using C = const ChartContext&;

void nothing(Wants&) {}
void training(Wants& wants)
{
    wants.training = true;
}
void serving(Wants& wants)
{
    wants.serving = true;
}
void methods(Wants& wants)
{
    wants.methods = true;
}
void money(Wants& wants)
{
    wants.money = true;
}
void site(Wants& wants)
{
    wants.site = true;
}
void options(Wants& wants)
{
    wants.options = true;
}
void movers(Wants& wants)
{
    wants.movers = wantsOfMovers().movers;
}
void draws(Wants& wants)
{
    movers(wants); // of these figures
    wants.draws = wantsOfDraws().draws;
}
void frontier(Wants& wants)
{
    wants.frontier = true;
}

bool always(C)
{
    return true;
}
bool trains(C c)
{
    return c.plan().trains();
}
bool serves(C c)
{
    return c.plan().serves();
}
bool runs(C c)
{
    return c.plan().runs();
}
bool several(C c)
{
    return c.plan().work.size() > 1;
}
bool compares(C c)
{
    return c.project.scenarios.size() > 1;
}
template <WorkloadKind kind> bool isKind(C c)
{
    return c.work().kind == kind;
}
bool speedsUp(C c)
{
    const WorkloadKind kind = c.work().kind;
    return kind != WorkloadKind::Serve && kind != WorkloadKind::Tune &&
           kind != WorkloadKind::Reinforce;
}

AnyChart speedup(C c)
{
    if (c.work().kind == WorkloadKind::Batch)
        return batchSpeedupChart(*c.evaluation, c.evaluation->view.work, c.format);
    if (c.work().recommends())
        return recommendSpeedupChart(*c.evaluation, c.evaluation->view.work, c.format);
    CurveChart chart = speedupChart(*c.evaluation, c.format);
    addPublished(chart, *c.context.catalog, c.format);
    return chart;
}

// The first question on the Sensitivity page.
Question questionOf(C c)
{
    const auto all = questions(*c.evaluation, c.format);
    const auto known = std::ranges::find_if(all, &Question::known);
    return known == all.end() ? all.front() : *known;
}

AnyChart optionCosts(C c)
{
    return c.evaluation->options ? supplyChart(*c.evaluation->options, c.format).marked(-1)
                                 : PointChart();
}

template <Against against> AnyChart sizes(C c)
{
    return sizesChart(*c.evaluation, against, c.format).marked(-1);
}

struct Sides {
    std::vector<Compared> all;
    Comparison compared;
    explicit Sides(C c)
        : all(answeredSides(c.project, c.context))
        , compared(comparison(all, c.project.baseline, Listed::Main, *c.context.catalog, c.format))
    {
    }
};

AnyChart compareCost(C c)
{
    const Sides s(c);
    return costStack(s.all, s.compared.verdict, c.format);
}
AnyChart compareYears(C c)
{
    const Sides s(c);
    return costCurves(s.all, s.compared.verdict, c.project.current, c.format);
}
AnyChart compareDifference(C c)
{
    const Sides s(c);
    const auto to = differenceTo(s.compared.verdict, c.project.current, s.all.size());
    return costDifference(s.all, s.compared.verdict, s.compared.reference(), to, c.format);
}

std::vector<engine::AccuracyRow> publishedRows(C c)
{
    return withKnownGpus(shippedAccuracy()->rows, *c.context.catalog);
}
template <engine::AccuracyQuantity quantity> AnyChart accuracy(C c)
{
    return accuracyChart(publishedRows(c), {quantity}, *c.context.catalog, c.format);
}
template <engine::AccuracyQuantity quantity> AnyChart coverage(C c)
{
    return coverageChart(publishedRows(c), {quantity}, *c.context.catalog, c.format);
}

// A chart that needs only the evaluation.
template <auto made> AnyChart of(C c)
{
    return made(*c.evaluation, c.format);
}
template <auto made> AnyChart ofWork(C c)
{
    return made(*c.evaluation, c.evaluation->view.work, c.format);
}
template <auto made, bool second> AnyChart ofEither(C c)
{
    return made(*c.evaluation, second, c.format);
}

template <auto made> AnyChart ofReplica(C c)
{
    return made(replicaPlayedOf(c.evaluation, c.evaluation->view.served), c.format);
}

} // namespace

std::span<const ChartRow> chartRows()
{
    using enum WorkloadKind;
    using enum engine::AccuracyQuantity;
    static constexpr const char* kSummary = "Summary";
    static constexpr ChartRow rows[] = {
        {"speedup", kSummary, L("Charts", "Speed-up by number of GPUs"), nothing, speedsUp,
         speedup},
        {"cash", kSummary, L("Charts", "Cumulative cost of renting and buying"), nothing, always,
         of<cashChart>},
        {"power", kSummary, L("Charts", "Power draw by part"), nothing, always, of<powerChart>},
        {"calendar", kSummary, L("Charts", "Calendar of workloads"), nothing, several,
         of<calendarChart>},
        {"tune-time", kSummary, L("Charts", "Fine-tuning time by size of the data"), methods,
         isKind<Tune>, of<tuneTimeChart>},
        {"tune-memory", kSummary, L("Charts", "Fine-tuning memory by method"), methods,
         isKind<Tune>, of<tuneMemoryChart>},
        {"batch-time", kSummary, L("Charts", "Time of a batch job by number of GPUs"), nothing,
         isKind<Batch>, ofWork<batchTimeChart>},
        {"rl-step", kSummary, L("Charts", "Parts of a reinforcement learning step"), nothing,
         isKind<Reinforce>, ofWork<reinforceStepChart>},
        {"rl-tail", kSummary, L("Charts", "Generations still running during a rollout"), nothing,
         isKind<Reinforce>, ofWork<reinforceTailChart>},
        {"rec-step", kSummary, L("Charts", "Parts of a recommendation training step"), nothing,
         isKind<Recommend>, ofWork<recommendStepChart>},
        {"options", "Options", L("Charts", "Options by cost and time"), options, always,
         optionCosts},
        {"compare-cost", "Compare", L("Charts", "Cost of scenarios by line"), nothing, compares,
         compareCost},
        {"compare-years", "Compare", L("Charts", "Cost of scenarios over time"), nothing, compares,
         compareYears},
        {"compare-difference", "Compare", L("Charts", "Cost difference of two scenarios"), nothing,
         compares, compareDifference},
        {"step", "Training", L("Charts", "Training step by part"), nothing, trains, of<stepChart>},
        {"memory", "Training", L("Charts", "Memory per GPU by part"), training, trains,
         of<memoryChart>},
        {"roofline", "Training", L("Charts", "Roofline of a training step"), training, trains,
         of<rooflineChart>},
        {"timeline", "Training", L("Charts", "Timeline of a training step"), nothing, trains,
         [](C c) -> AnyChart {
             return playedChart(playedOf(c.evaluation, c.evaluation->view.trained), c.format);
         }},
        {"ttft", "Serving", L("Charts", "Time to first token by load"), serving, serves,
         of<firstTokenChart>},
        {"tpot", "Serving", L("Charts", "Time per output token by load"), serving, serves,
         of<eachTokenChart>},
        {"replicas", "Serving", L("Charts", "Replicas through the day"), serving, serves,
         ofEither<replicasChart, false>},
        {"replicas-week", "Serving", L("Charts", "Replicas through the week"), serving, serves,
         ofEither<replicasChart, true>},
        {"serving-memory", "Serving", L("Charts", "Memory of a replica by part"), serving, serves,
         of<servingMemoryChart>},
        {"replica-minute", "Serving", L("Charts", "A minute of a replica, request by request"),
         nothing, serves, ofReplica<replicaRequestsChart>},
        {"replica-cache", "Serving", L("Charts", "KV cache of a replica over a minute"), nothing,
         serves, ofReplica<replicaCacheChart>},
        {"token-cost", "Serving", L("Charts", "Cost per million output tokens by load"), serving,
         serves, of<tokenCostChart>},
        {"growth-gpus", "Serving", L("Charts", "GPUs by month"), serving, serves,
         ofEither<growthChart, false>},
        {"growth-cost", "Serving", L("Charts", "Serving cost by month"), serving, serves,
         ofEither<growthChart, true>},
        {"serving-layouts", "Serving", L("Charts", "Serving layouts by latency and cost"), serving,
         serves, of<optionChart>},
        {"cash-flow", "Money", L("Charts", "Cash flow by year"), money, always,
         ofEither<cashFlowChart, false>},
        {"cash-flow-months", "Money", L("Charts", "Cash flow by month"), money, always,
         ofEither<cashFlowChart, true>},
        {"cost-shares", "Money", L("Charts", "Costs by line"), money, always, of<moneyShares>},
        {"break-even", "Money", L("Charts", "Renting or buying by utilization and years"), money,
         always, of<evenMapChart>},
        {"break-even-size", "Money", L("Charts", "Break-even utilization by cluster size"), money,
         always, of<evenFleetChart>},
        {"site-power", "Site", L("Charts", "Facility power by part and state"), nothing, always,
         of<sitePowerChart>},
        {"racks", "Site", L("Charts", "Racks, feeds and phases"), site, always, of<siteRackChart>},
        {"regions", "Site", L("Charts", "Regions by energy cost and carbon"), site, always,
         of<regionChart>},
        {"failures", "Risk", L("Charts", "Interruptions by cause"), nothing, runs, of<faultChart>},
        {"interruptions", "Risk", L("Charts", "Time between interruptions by number of GPUs"),
         nothing, runs,
         [](C c) -> AnyChart {
             return interruptionChart(*c.evaluation, *c.context.catalog, c.format);
         }},
        {"checkpoints", "Risk", L("Charts", "Goodput by checkpoint interval"), nothing, runs,
         of<intervalChart>},
        {"date", "Risk", L("Charts", "Chance to finish by a date"), nothing, runs, of<dateChart>},
        {"year", "Risk", L("Charts", "A year of the cluster, hour by hour"), nothing, runs,
         of<yearChart>},
        {"sensitivity", "Sensitivity", L("Charts", "Inputs that move the result (tornado)"), movers,
         always,
         [](C c) -> AnyChart {
             return moversChart(*c.evaluation, questionOf(c), c.format, publishedRows(c));
         }},
        {"distribution", "Sensitivity", L("Charts", "Distribution of the result"), draws, always,
         [](C c) -> AnyChart { return drawsChart(*c.evaluation, questionOf(c), c.format); }},
        {"frontier-cost", "Sensitivity", L("Charts", "Cluster sizes by time and cost"), frontier,
         always, sizes<Against::Cost>},
        {"frontier-power", "Sensitivity", L("Charts", "Cluster sizes by time and power"), frontier,
         always, sizes<Against::Power>},
        {"accuracy", "Accuracy", L("Charts", "Predicted and measured step times"), nothing, always,
         accuracy<Step>},
        {"accuracy-memory", "Accuracy", L("Charts", "Predicted and measured memory"), nothing,
         always, accuracy<Memory>},
        {"accuracy-serving", "Accuracy", L("Charts", "Predicted and measured serving throughput"),
         nothing, always, accuracy<Throughput>},
        {"coverage", "Accuracy", L("Charts", "Published training runs by GPU"), nothing, always,
         coverage<Step>},
        {"coverage-serving", "Accuracy", L("Charts", "Published serving runs by GPU"), nothing,
         always, coverage<Throughput>},
    };
    return rows;
}

} // namespace model

#include "app/verbs/verb.h"
#include "model/chart/chartdata.h"
#include "model/engine/answer/answerafter.h"
#include "model/engine/assess.h"
#include "model/engine/curves/speedup.h"
#include "model/engine/decide.h"
#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/cash.h"
#include "model/engine/serving/fromserve.h"
#include "model/engine/serving/servingdetail.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/project/templates.h"
#include "model/serving/replicacharts.h"
#include "model/site/powerchart.h"
#include "model/store/projectstore.h"
#include "model/training/playedchart.h"
#include "tests/bench/figures.h"
#include "views/charts/playedview.h"

#include <QImage>
#include <QPainter>

#include <benchmark/benchmark.h>
#include <chrono>
#include <cmath>

namespace bench {
namespace {

struct Fixture {
    engine::Context context = app::contextNow();
    engine::Project project = model::sampleProject(*context.catalog);
    std::shared_ptr<const engine::Plan> plan = project.scenarios.front().plan;
    std::shared_ptr<const engine::Evaluation> evaluation = engine::answer(plan, {}, context);
};

const Fixture& fixture()
{
    static const Fixture f;
    return f;
}

void assess(benchmark::State& state)
{
    const engine::ResolvedPlan plan(*fixture().plan); // once per edit, outside of the timing
    const engine::Decision decision = engine::decide(plan);
    for (auto _ : state)
        benchmark::DoNotOptimize(engine::assess(plan, decision));
}

// The sample's model, served by the minimum number of GPUs.
engine::Plan served()
{
    return *engine::chosen(*fixture().plan, *fixture().context.catalog, "work.a.kind", "serve");
}

void assessServing(benchmark::State& state)
{
    const engine::ResolvedPlan plan(served());
    const engine::Decision decision = engine::decide(plan);
    for (auto _ : state)
        benchmark::DoNotOptimize(engine::assess(plan, decision));
}

// One operating point: a request rate on a replica.
void servingPoint(benchmark::State& state)
{
    const engine::ResolvedPlan plan(served());
    const engine::ServePlan p(plan, plan.work.front());
    const auto sizes = p.sizes(engine::decide(plan).fleets.front().layout);
    const engine::OpenReplica replica(sizes, p.constants());
    for (auto _ : state)
        benchmark::DoNotOptimize(replica.at(replica.mostRequests() / 2));
}

// Curves, a week in five-minute slots, and the search of all layouts and formats.
void servingDetail(benchmark::State& state)
{
    const engine::Plan plan = served();
    const engine::Assessment assessment = engine::assess(plan, engine::decide(plan));
    for (auto _ : state)
        benchmark::DoNotOptimize(
            engine::servingDetailOf(engine::ResolvedPlan(plan), assessment, 0));
}

void chartsData(benchmark::State& state)
{
    const model::NumberFormat format;
    for (auto _ : state) {
        const auto answer = engine::answer(fixture().plan, {}, fixture().context);
        benchmark::DoNotOptimize(model::speedupChart(*answer, format));
        benchmark::DoNotOptimize(model::cashChart(*answer, format));
        benchmark::DoNotOptimize(model::powerChart(*answer, format));
    }
}

void answerAll(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(engine::answer(fixture().plan, {}, fixture().context));
}

// Edits of one input in sequence, each evaluated based on the previous answer.
void firstStroke(benchmark::State& state, const char* path, double from, double to)
{
    auto before = fixture().evaluation;
    double value = from;
    for (auto _ : state) {
        value = value < to ? value + (to - from) / 64 : from;
        const auto plan =
            std::make_shared<const engine::Plan>(*engine::turned(*fixture().plan, path, value));
        before = engine::answerAfter(before.get(), plan, {.settled = false}, fixture().context);
    }
}

void smallestCluster(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(engine::smallest(*fixture().plan));
}

void simulateDraws(benchmark::State& state, const engine::Plan& plan)
{
    const engine::Assessment assessment = engine::assess(plan, engine::decide(plan));
    for (auto _ : state)
        benchmark::DoNotOptimize(engine::simulate(plan, assessment, {}));
}

void turnKnob(benchmark::State& state)
{
    double gpus = 8;
    for (auto _ : state) {
        gpus = gpus < 4096 ? gpus + 8 : 8;
        benchmark::DoNotOptimize(engine::turned(*fixture().plan, "cluster.count", gpus));
    }
}

void readProject(benchmark::State& state)
{
    const std::string text = engine::writeProject(fixture().project);
    for (auto _ : state)
        benchmark::DoNotOptimize(engine::readProject(text));
}

// Simulates a step on that many GPUs, and draws its timeline.
void playAndDraw(benchmark::State& state, double gpus)
{
    const auto plan = std::make_shared<const engine::Plan>(
        *engine::turned(*fixture().plan, "cluster.count", gpus));
    const auto evaluation = engine::answer(plan, {}, fixture().context);
    views::PlayedView view;
    view.resize(1200, 200);
    for (auto _ : state) {
        view.setChart(model::playedChart(model::playedOf(evaluation, 0), model::NumberFormat()));
        view.replot(QCustomPlot::rpImmediateRefresh);
    }
}

// Simulates a replica of a serving template request by request, and prepares its charts.
void playReplica(benchmark::State& state, const char* id)
{
    const auto project =
        model::templateProject(QString::fromLatin1(id), *fixture().context.catalog);
    const auto plan = std::make_shared<const engine::Plan>(project->plan());
    const auto evaluation = engine::answer(plan, {}, fixture().context);
    for (auto _ : state)
        benchmark::DoNotOptimize(model::replicaRequestsChart(model::replicaPlayedOf(evaluation, 0),
                                                             model::NumberFormat()));
}

// Collects the results of Google Benchmark, in microseconds.
class Collector : public benchmark::BenchmarkReporter {
public:
    explicit Collector(std::vector<Figure>& figures) : figures_(figures) {}
    bool ReportContext(const Context&) override { return true; }
    void ReportRuns(const std::vector<Run>& runs) override
    {
        for (const Run& run : runs)
            figures_.push_back(
                {run.benchmark_name(),
                 run.real_accumulated_time / static_cast<double>(run.iterations) * 1e6, "us",
                 wanted(run.benchmark_name())});
    }

private:
    static std::optional<double> wanted(const std::string& name)
    {
        if (name == "assess" || name == "assess_serving" || name == "serving_point")
            return 20;
        if (name == "serving_detail")
            return 16e3;
        if (name.starts_with("play_and_draw"))
            return name.ends_with("4096_gpus") ? 1e6 : 100e3;
        if (name.starts_with("play_replica"))
            return 200e3;
        if (name.starts_with("simulate_10000_draws"))
            return 200e3;
        return name.starts_with("first_stroke") ? std::optional<double>(3000) : std::nullopt;
    }
    std::vector<Figure>& figures_;
};

} // namespace

void measureEngine(std::vector<Figure>& figures, const std::string& only)
{
    benchmark::RegisterBenchmark("assess", assess);
    benchmark::RegisterBenchmark("assess_serving", assessServing);
    benchmark::RegisterBenchmark("serving_point", servingPoint);
    benchmark::RegisterBenchmark("serving_detail", servingDetail);
    benchmark::RegisterBenchmark("smallest_cluster", smallestCluster);
    benchmark::RegisterBenchmark("answer", answerAll);
    benchmark::RegisterBenchmark("first_stroke_gpus", firstStroke, "cluster.count", 64, 1024);
    benchmark::RegisterBenchmark("first_stroke_tokens", firstStroke, "work.a.tokens", 1e12, 4e12);
    benchmark::RegisterBenchmark("first_stroke_price", firstStroke, "money.price", 1 / 3600.0,
                                 8 / 3600.0);
    benchmark::RegisterBenchmark("charts_data", chartsData);
    benchmark::RegisterBenchmark("play_and_draw_512_gpus", playAndDraw, 512);
    benchmark::RegisterBenchmark("play_and_draw_4096_gpus", playAndDraw, 4096);
    benchmark::RegisterBenchmark("play_replica", playReplica, "serve-10k");
    benchmark::RegisterBenchmark("play_replica_sessions", playReplica, "coding-agents");
    benchmark::RegisterBenchmark("simulate_10000_draws", simulateDraws, *fixture().plan);
    benchmark::RegisterBenchmark("simulate_10000_draws_mixture", simulateDraws,
                                 *engine::chosen(*fixture().plan, *fixture().context.catalog,
                                                 "work.a.model", "mixtral-8x7b"));
    benchmark::RegisterBenchmark("simulate_10000_draws_two_kinds", simulateDraws,
                                 *engine::chosen(*fixture().plan, *fixture().context.catalog,
                                                 "cluster.second.gpu", "h200-sxm"));
    benchmark::RegisterBenchmark("turn_a_knob", turnKnob);
    benchmark::RegisterBenchmark("read_project", readProject);
    Collector collector(figures);
    benchmark::RunSpecifiedBenchmarks(&collector, only.empty() ? "all" : only);
}

} // namespace bench

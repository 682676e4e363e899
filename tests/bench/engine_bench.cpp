#include "app/verbs/verb.h"
#include "model/chartdata.h"
#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/files/price_csv.h"
#include "model/engine/files/project_file.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/cash.h"
#include "model/engine/sizing/speedup.h"
#include "model/engine/uncertainty/band.h"
#include "model/projectstore.h"
#include "tests/bench/figures.h"

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
    const engine::Decision decision = engine::decide(*fixture().plan);
    for (auto _ : state)
        benchmark::DoNotOptimize(engine::assess(*fixture().plan, decision));
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

void smallestCluster(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(engine::smallest(*fixture().plan));
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

// A price list of 30,000 rows as a cloud publishes it: a few instances in many zones.
std::string manyPrices()
{
    struct Type {
        const char *instance, *gpu;
        int gpus, mib;
    };
    constexpr Type types[] = {{"p5.48xlarge", "H100", 8, 81920},
                              {"p4d.24xlarge", "A100", 8, 40960},
                              {"g6e.xlarge", "L40S", 1, 45776},
                              {"g6.12xlarge", "L4", 4, 22888},
                              {"g5.48xlarge", "A10G", 8, 22888}};
    std::string text = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,"
                       "Price,SpotPrice,Region,AvailabilityZone,Arch\n";
    for (int i = 0; i < 30000; ++i) {
        const Type& t = types[i % 5];
        const std::string count = std::to_string(t.gpus), zone = std::to_string(i / 5);
        text += std::string(t.instance) + ',' + t.gpu + ',' + count +
                ".0,96.0,1152.0,\"{'Gpus': " + "[{'Name': '" + t.gpu +
                "', 'Manufacturer': 'NVIDIA', 'Count': " + count +
                ", 'LogicalGpuCount': 1, 'GpuPartitionSize': 1.0, 'Workloads': ['graphics', " +
                "'ml-ai'], 'MemoryInfo': {'SizeInMiB': " + std::to_string(t.mib) +
                "}}], 'TotalGpuMemoryInMiB': " + std::to_string(t.gpus * t.mib) + "}\"," +
                std::to_string(10 + i % 97) + ".5376,4.217300,us-east-" + zone + ",use" + zone +
                "-az1,x86_64\n";
    }
    return text;
}

Figure importPrices()
{
    const std::string text = manyPrices();
    std::vector<double> samples;
    for (int i = 0; i < 9; ++i) {
        const auto begun = std::chrono::steady_clock::now();
        const auto table = engine::readPriceCsv(text, *fixture().context.catalog);
        samples.push_back(
            std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
                .count());
        if (!table || table->kept != 30000)
            return {"import_prices_30000_rows", std::nan(""), "ms", 300};
    }
    return {"import_prices_30000_rows", percentile(samples, 0.5), "ms", 300};
}

// Collects what Google Benchmark measured, in microseconds.
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
        if (name == "assess")
            return 20;
        return name == "answer" ? std::optional<double>(3000) : std::nullopt;
    }
    std::vector<Figure>& figures_;
};

} // namespace

void measureEngine(std::vector<Figure>& figures)
{
    benchmark::RegisterBenchmark("assess", assess);
    benchmark::RegisterBenchmark("smallest_cluster", smallestCluster);
    benchmark::RegisterBenchmark("answer", answerAll);
    benchmark::RegisterBenchmark("charts_data", chartsData);
    benchmark::RegisterBenchmark("turn_a_knob", turnKnob);
    benchmark::RegisterBenchmark("read_project", readProject);
    Collector collector(figures);
    benchmark::RunSpecifiedBenchmarks(&collector);
    figures.push_back(importPrices());
}

} // namespace bench

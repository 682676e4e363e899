#include "model/engine/training/search.h"
#include "model/store/catalogstore.h"
#include "tests/bench/figures.h"
#include "tests/support/training.h"

#include <chrono>
#include <cmath>

namespace bench {
namespace {

constexpr int kTimes = 9;
constexpr int kCores = 2; // used by the search

// The median of several runs, in seconds.
template <class Work> double secondsOf(Work work)
{
    std::vector<double> samples;
    for (int i = 0; i < kTimes; ++i) {
        const auto begun = std::chrono::steady_clock::now();
        work();
        samples.push_back(
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
    }
    return percentile(samples, 0.5);
}

} // namespace

// GPT-3 175B on 4,096 A100 80 GB, global batch size 4,096: a space larger than Calculon's 1,031,448
// layouts without offloading.
void measureSearch(std::vector<Figure>& figures)
{
    const auto catalog = *model::shippedCatalog();
    const engine::TrainingConstants constants = engine::trainingConstants(*catalog);
    const engine::Model* const gpt3 = catalog->model("gpt3-175b");
    const double gpus = 4096;
    const engine::Machine machine = support::a100(constants, gpus);
    const engine::TrainingJob job = support::jobOf(gpt3 ? *gpt3 : engine::Model(), 4096, 2048);
    engine::LayoutLimits limits;
    limits.shardings = engine::LayoutLimits::everything().shardings,
    limits.overlapToo = limits.layersToo = true;

    double looked = 0;
    const double whole = secondsOf(
        [&] { looked = engine::searchLayouts(job, machine, gpus, limits, constants, 10).looked; });
    limits.offloads = engine::LayoutLimits::everything().offloads; // pruning leaves few of them
    limits.recomputes = engine::LayoutLimits::everything().recomputes;
    const double best =
        secondsOf([&] { (void)engine::bestLayout(job, machine, gpus, limits, constants); });
    const bool large = looked >= 1031448;
    figures.push_back({"search_gpt3_4096_layouts", looked, "", {}});
    figures.push_back(
        {"layout_evaluated", large ? whole * kCores / looked * 1e6 : std::nan(""), "us", 1});
    figures.push_back({"search_gpt3_4096_whole", large ? whole : std::nan(""), "s", 0.5});
    figures.push_back({"search_gpt3_4096_best", best * 1e3, "ms", 16.7});
}

} // namespace bench

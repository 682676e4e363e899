#include "model/engine/training/choose.h"

#include "model/engine/training/products.h"
#include "model/engine/training/widths.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// A pipeline may leave stages uneven by so much before it is not worth a search of its own.
constexpr double kUneven = 1.07;
// No cluster of the program is larger.
constexpr std::int32_t kMostCopy = 1 << 16;

const RankedLayout& none()
{
    static const RankedLayout layout = [] {
        RankedLayout l;
        l.step = l.cautious = Seconds(kUnknown);
        l.memory = l.host = Bytes(kUnknown);
        l.fit = Fit::DoesNot;
        l.lost = Lost::DoesNotFit;
        return l;
    }();
    return layout;
}

// A batch has few binary digits, so what is left without its powers of two is small.
std::vector<std::int32_t> divisors(double of)
{
    constexpr double kMost = 1 << 20;
    double odd = of, twos = 1;
    for (; std::fmod(odd, 2) == 0 && odd > 0; odd /= 2)
        twos *= 2;
    std::vector<std::int32_t> all;
    for (double d = 1; d <= odd; d += 2)
        for (double two = 1; std::fmod(odd, d) == 0 && two <= twos && d * two <= kMost; two *= 2)
            all.push_back(static_cast<std::int32_t>(d * two));
    std::ranges::sort(all);
    return all;
}

bool isPowerOfTwo(std::int32_t n)
{
    return (n & (n - 1)) == 0;
}

// Sizes of one replica: tensor and context degrees that double, and pipelines whose stages are
// nearly even.
std::vector<std::int32_t> copySizes(const TrainingJob& job, const Machine& m,
                                    const LayoutLimits& limits, bool doublingsOnly)
{
    const auto layers = static_cast<std::int32_t>(job.model.layers);
    const auto mostTensor = std::max(static_cast<std::int32_t>(m.domain), limits.tensor.low);
    const std::int32_t context = limits.context.low;
    std::vector<std::int32_t> sizes;
    for (std::int32_t t = 1; t <= std::min(mostTensor, 64); t *= 2)
        for (std::int32_t p = 1; limits.tensor.contains(t) && p <= layers; ++p) {
            const double uneven = p * std::ceil(static_cast<double>(layers) / p) / layers;
            const bool wanted = doublingsOnly ? isPowerOfTwo(p) : uneven <= kUneven;
            if (limits.pipeline.contains(p) && (wanted || limits.pipeline.low == p) &&
                t * p * context <= kMostCopy)
                sizes.push_back(t * p * context);
        }
    std::ranges::sort(sizes);
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    return sizes;
}

// The most GPUs, up to so many, that whole replicas fill; 0 where not even one has room.
double filled(const std::vector<std::int32_t>& copies, const std::vector<std::int32_t>& replicas,
              double gpus)
{
    double most = 0;
    for (const std::int32_t copy : copies) {
        const auto room = std::ranges::upper_bound(replicas, gpus / copy, {},
                                                   [](std::int32_t r) { return double(r); });
        if (room != replicas.begin())
            most = std::max(most, static_cast<double>(copy) * *(room - 1));
    }
    return most;
}

} // namespace

LayoutChooser::LayoutChooser(const Plan& plan, const Workload& work)
    : work_(work)
    , constants_(constantsOf(plan))
    , job_(jobOf(plan, work))
    , machine_(machineOf(plan.cluster, 1, constants_))
    , limits_(limitsOf(work.train))
    , goodput_(plan, work, job_)
    , possible_(plan.training && canCompute(job_, machine_))
{
    if (!possible_)
        return;
    replicas_ = divisors(job_.sequences);
    evenCopies_ = copySizes(job_, machine_, limits_, true);
    copies_ = copySizes(job_, machine_, limits_, false);
}

double LayoutChooser::mostGpus() const
{
    if (copies_.empty() || replicas_.empty())
        return 0;
    const double one = static_cast<double>(copies_.back()) * replicas_.back();
    const bool sweep = work_.kind == WorkloadKind::Sweep;
    return sweep ? std::min(one, work_.sweep.gpusEach) * work_.sweep.atOnce : one;
}

Seconds LayoutChooser::leastTime(double gpus) const
{
    const Widths w = widthsOf(job_.model);
    const double mixture =
        w.mixtureLayers * (w.active * w.expertWeights() + 3 * w.hidden * w.sharedFfn);
    const double weights =
        w.layers * w.attentionWeights() + w.denseLayers * w.denseWeights() + mixture;
    const double passes = job_.method == Method::Full ? 3 : 2;
    const FlopRate rate = formatRate(job_.format, machine_, constants_).rate;
    const double factor =
        tuningFactor(work_.train.tuning, constants_) * work_.train.pace / goodput_.most();
    const Sweep& sweep = work_.sweep;
    const bool many = work_.kind == WorkloadKind::Sweep;
    const double trials = many ? sweep.trials * (1 - sweep.stopped * (1 - sweep.stoppedAfter)) : 1;
    return factor * trials * Flops(2 * passes * weights * tokensOf(work_).base()) / (gpus * rate);
}

// More GPUs make a step shorter and interruptions more frequent: the time of the run counts.
bool LayoutChooser::isBetter(const RankedLayout& a, const RankedLayout& b, double gpus) const
{
    if (a.fit != b.fit)
        return a.fit < b.fit;
    if (a.fit == Fit::DoesNot)
        return a.memory < b.memory;
    const Decision cluster = goodput_.cluster(gpus);
    const auto time = [&](const RankedLayout& l) {
        return l.cautious / goodput_.share(cluster, l.layout.gpus(), l.layout.data);
    };
    return time(a) < time(b);
}

std::vector<double> LayoutChooser::countsToTry(double gpus) const
{
    std::vector<double> counts;
    for (const double count :
         {filled(copies_, replicas_, gpus), filled(evenCopies_, replicas_, gpus)})
        if (count > 0 && std::ranges::find(counts, count) == counts.end())
            counts.push_back(count);
    return counts;
}

const RankedLayout& LayoutChooser::exactly(double gpus, std::stop_token stop)
{
    const auto [it, isNew] = found_.try_emplace(gpus, none());
    if (!isNew)
        return it->second;
    Machine machine = machine_;
    machine.gpus = gpus;
    if (const auto best = bestLayout(job_, machine, gpus, limits_, constants_, stop))
        it->second = *best;
    return it->second;
}

const RankedLayout& LayoutChooser::on(double gpus, std::stop_token stop)
{
    const RankedLayout* best = &none();
    if (!possible_)
        return *best;
    for (const double count : countsToTry(std::floor(gpusOfRun(work_, gpus)))) {
        const RankedLayout& found = exactly(count, stop);
        if (!std::isnan(found.step.base()) && (best == &none() || isBetter(found, *best, gpus)))
            best = &found;
    }
    return *best;
}

} // namespace engine

#include "model/engine/training/choose.h"

#include "model/engine/training/leastwork.h"
#include "model/engine/training/ranking.h"
#include "model/engine/training/widths.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <limits>

namespace engine {
namespace {

// Imbalance of pipeline stages up to which a layout is worth searching.
constexpr double kUneven = 1.07;
// Upper bounds for replicas and clusters.
constexpr std::int32_t kMostCopy = 1 << 16, kMostSize = 1 << 20;
// Smaller sizes have less memory: if the largest ones hold no replica, hardly any does.
constexpr int kTriesToFit = 8;
constexpr double kAnyCluster = 0;
constexpr double kUnlimited = std::numeric_limits<double>::infinity();

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

// A batch has few binary digits, so the remainder without its powers of two is small.
std::vector<std::int32_t> divisors(double of)
{
    constexpr double kMost = 1 << 20;
    double odd = of, twos = 1;
    for (; std::fmod(odd, 2) == 0 && odd > 0; odd /= 2)
        twos *= 2;
    std::vector<std::int32_t> all;
    for (double d = 1; d <= std::min(odd, kMost); d += 2)
        for (double two = 1; std::fmod(odd, d) == 0 && two <= twos && d * two <= kMost; two *= 2)
            all.push_back(static_cast<std::int32_t>(d * two));
    std::ranges::sort(all);
    return all;
}

// GPUs of one replica: tensor and context degrees in powers of two, and pipelines with nearly even
// stages or a power of two of them.
std::vector<std::int32_t> copySizes(const TrainingJob& job, const Machine& m,
                                    const LayoutLimits& limits)
{
    const auto layers = static_cast<std::int32_t>(job.model.layers);
    const auto mostTensor = std::max(static_cast<std::int32_t>(m.domain), limits.tensor.low);
    const std::int32_t context = limits.context.low;
    std::vector<std::int32_t> sizes;
    for (std::int32_t t = 1; t <= std::min(mostTensor, 64); t *= 2)
        for (std::int32_t p = 1; limits.tensor.contains(t) && p <= layers; ++p) {
            const double uneven = p * std::ceil(static_cast<double>(layers) / p) / layers;
            const bool wanted =
                uneven <= kUneven || std::has_single_bit(static_cast<std::uint32_t>(p));
            if (limits.pipeline.contains(p) && (wanted || limits.pipeline.low == p) &&
                t * p * context <= kMostCopy)
                sizes.push_back(t * p * context);
        }
    return sizes;
}

void sortUnique(std::vector<std::int32_t>& sizes)
{
    std::ranges::sort(sizes, std::greater{});
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
}

// All products of replica sizes and numbers of replicas.
std::vector<std::int32_t> filledSizes(std::vector<std::int32_t> copies,
                                      const std::vector<std::int32_t>& replicas)
{
    sortUnique(copies);
    std::vector<std::int32_t> sizes;
    for (const std::int32_t copy : copies)
        for (const std::int32_t each : replicas)
            if (static_cast<double>(copy) * each <= kMostSize)
                sizes.push_back(copy * each);
    sortUnique(sizes);
    return sizes;
}

} // namespace

LayoutChooser::LayoutChooser(const ResolvedPlan& plan, const Workload& work, Order order)
    : work_(work)
    , order_(order)
    , constants_(constantsOf(plan))
    , job_(jobOf(plan, work))
    , machine_(machineOf(plan.cluster, 1, constants_))
    , limits_(limitsOf(work.train))
    , goodput_(plan, work, job_)
    , possible_(plan.training && canCompute(job_, machine_))
{
    if (!possible_)
        return;
    leastWork_ = leastWork(job_, machine_, constants_);
    surest_ = surest(job_, machine_, constants_, limits_.pace);
    sizes_ = filledSizes(copySizes(job_, machine_, limits_), divisors(job_.sequences));
}

double LayoutChooser::mostGpus() const
{
    if (sizes_.empty())
        return 0;
    const double one = sizes_.front();
    const bool sweep = work_.kind == WorkloadKind::Sweep;
    if (isApart(work_))
        return one / (1 - work_.rl.generators);
    return sweep ? std::min(one, work_.sweep.gpusEach) * work_.sweep.atOnce : one;
}

Seconds LayoutChooser::leastStep(double gpus) const
{
    return tuningFactor(work_.train.tuning, constants_) * work_.train.pace * leastWork_ / gpus;
}

// Upper bound: a run of that size loses the least to interruptions with one replica per GPU.
Share LayoutChooser::mostGoodput(double size, const Decision& cluster) const
{
    return goodput_.share(cluster, size, size);
}

Seconds LayoutChooser::leastInterrupted(double gpus) const
{
    const Decision cluster = goodput_.cluster(gpus);
    const double most = std::floor(gpusOfRun(work_, gpus));
    Seconds least(kUnlimited);
    for (auto size = std::ranges::lower_bound(sizes_, most, std::greater{}); size != sizes_.end();
         ++size) {
        const Seconds step = leastStep(*size);
        if (step / goodput_.most() >= least)
            break;
        least = smaller(least, step / mostGoodput(*size, cluster));
    }
    return least;
}

// Sequential steps, whatever the cluster: trials of a sweep may all run in parallel.
double LayoutChooser::stepsInARow() const
{
    return tokensOf(work_) / (job_.sequences * job_.sequence);
}

Seconds LayoutChooser::leastTime(double gpus) const
{
    if (work_.kind != WorkloadKind::Sweep)
        return stepsInARow() * leastInterrupted(gpus);
    const Sweep& sweep = work_.sweep;
    const double trials = sweep.trials * (1 - sweep.stopped * (1 - sweep.stoppedAfter));
    return trials / goodput_.most() * stepsInARow() * leastStep(gpus);
}

// More GPUs shorten a step and make interruptions more frequent: the time of the run counts.
bool LayoutChooser::isBetter(const RankedLayout& a, const RankedLayout& b,
                             const Decision& cluster) const
{
    if (a.fit != b.fit)
        return a.fit < b.fit;
    if (a.fit == Fit::DoesNot)
        return a.memory < b.memory;
    const auto time = [&](const RankedLayout& l) {
        return l.cautious / goodput_.share(cluster, l.layout.gpus(), l.layout.data);
    };
    return time(a) < time(b);
}

Seconds LayoutChooser::limitBy(const RankedLayout& best, const Decision& cluster, Share most) const
{
    if (best.fit != Fit::Fits)
        return Seconds(kUnlimited);
    const Share share = goodput_.share(cluster, best.layout.gpus(), best.layout.data);
    return best.cautious * (most / share);
}

const RankedLayout& LayoutChooser::within(double gpus, const Decision& cluster, Seconds atMost,
                                          const std::stop_token& stop)
{
    const bool byRun = order_ == Order::Run;
    // If nothing fits on that number of GPUs, it fits in no cluster.
    if (const auto nowhere = known_.find({gpus, kAnyCluster}); byRun && nowhere != known_.end())
        return nowhere->second.layout;
    const auto [it, isNew] =
        known_.try_emplace({gpus, byRun ? cluster.gpus : kAnyCluster}, Known{none(), {}});
    Known& known = it->second;
    if (known.layout.fit == Fit::Fits || (!isNew && known.lookedTo >= atMost))
        return known.layout;
    Machine machine = machine_;
    machine.gpus = gpus;
    const bool any = std::isinf(atMost.base());
    const LayoutLimits limits = byRun ? goodput_.on(limits_, gpus, cluster) : limits_;
    // With any number of replicas.
    const Seconds longest = byRun ? atMost / limits.goodput(1) : atMost;
    const auto best = any ? bestLayout(job_, machine, gpus, limits, constants_, stop)
                          : fastEnough(job_, machine, gpus, limits, constants_, longest, stop);
    known = {best.value_or(none()), atMost};
    if (byRun && any && known.layout.fit != Fit::Fits)
        known_.try_emplace({gpus, kAnyCluster}, known);
    return known.layout;
}

RankedLayout LayoutChooser::alone() const
{
    if (!possible_)
        return none();
    LayoutLimits open = LayoutLimits::everything();
    open.pace = limits_.pace;
    open.offloads = {Offload::None}; // what the host must hold, the GPU does not
    Machine one = machine_;
    // Likely to fit counts as feasible.
    one.capacity = cautionOf({job_, one, constants_}, {}, open.pace).full * one.capacity;
    const auto held = bestLayout(job_, one, 1, open, constants_);
    if (held && held->fit == Fit::Fits)
        return *held;
    one.capacity = Bytes(kUnlimited);
    RankedLayout best = bestLayout(job_, one, 1, open, constants_).value_or(none());
    best.fit = Fit::DoesNot;
    return best;
}

RankedLayout LayoutChooser::tight(double gpus, const RankedLayout& sure, Share ofTime) const
{
    LayoutChooser open = *this;
    open.known_.clear();
    // Then what fits at its typical memory counts as sure to fit, if it is as certain as usual.
    const PreparedJob prepared{job_, machine_, constants_};
    open.machine_.capacity = cautionOf(prepared, {}, limits_.pace).full * machine_.capacity;
    const Seconds longest = ofTime * stepsInARow() * sure.withInterruptions();
    const RankedLayout found = open.on(gpus, {}, longest);
    const Caution caution = cautionOf(prepared, found.layout, limits_.pace);
    const bool mayFit = caution.fit(found.memory, found.host, found.layout.offload) != Fit::DoesNot;
    const bool sooner = found.withInterruptions() < ofTime * sure.withInterruptions();
    return mayFit && sooner ? found : none();
}

const RankedLayout& LayoutChooser::on(double gpus, std::stop_token stop, Seconds soonerThan)
{
    const RankedLayout* best = &none();
    if (!possible_)
        return *best;
    const double most = std::floor(gpusOfRun(work_, gpus));
    const Decision cluster = goodput_.cluster(gpus);
    const bool many = work_.kind == WorkloadKind::Sweep; // its trials run in parallel
    const Seconds longest = many ? Seconds(kUnlimited) : soonerThan / stepsInARow();
    int tries = 0;
    for (auto size = std::ranges::lower_bound(sizes_, most, std::greater{}); size != sizes_.end();
         ++size) {
        const Seconds least = surest_ * leastStep(*size);
        const bool any = best->fit != Fit::Fits;
        if (least > limitBy(*best, cluster, goodput_.most()) || (any && ++tries > kTriesToFit))
            break;
        const Share share = mostGoodput(*size, cluster);
        const Seconds limit = smaller(limitBy(*best, cluster, share), longest * share);
        if (least > limit)
            continue;
        const RankedLayout& found = within(*size, cluster, limit, stop);
        if (!std::isnan(found.step.base()) && (best == &none() || isBetter(found, *best, cluster)))
            best = &found;
    }
    return *best;
}

} // namespace engine

#include "model/engine/judgment/probe.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/training/run.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

bool fits(const Plan& plan, const Assessment& a, std::size_t w)
{
    const TrainAnswer& t = a.work[w];
    if (plan.work[w].isComputed())
        return t.fit == Fit::Fits && t.step.base() > 0;
    return t.gpusPerReplica <= trainingGpus(a.decision, w);
}

// Search interval that is narrow enough: users see three digits.
constexpr double kClose = 1.0005;
constexpr int kDoublings = 60;

} // namespace

bool holdsAll(const Plan& plan, const Assessment& a)
{
    const auto answers = [&](std::size_t w) {
        return a.serving[w].choice.carrying >= 1 && a.serving[w].rate.base() > 0;
    };
    return std::ranges::all_of(plan.fleetIndices(), answers) &&
           std::ranges::all_of(plan.runIndices(), [&](std::size_t w) { return fits(plan, a, w); });
}

bool makesDates(const Plan& plan, const Assessment& a)
{
    return std::ranges::all_of(plan.runIndices(), [&](std::size_t w) {
        return fits(plan, a, w) && cautiousTime(a.work[w]) <= plan.work[w].train.deadline;
    });
}

bool carriesLoad(const Plan& plan, const Assessment& a, std::size_t fleet)
{
    const double load = a.serving[fleet].load;
    return load > 0 && load <= plan.work[fleet].serve.load * (1 + 1e-9);
}

bool carriesLoads(const Plan& plan, const Assessment& a)
{
    return std::ranges::all_of(plan.fleetIndices(),
                               [&](std::size_t w) { return carriesLoad(plan, a, w); });
}

std::optional<double> nearestValue(const Plan& plan, std::string_view path, bool upward,
                                   const std::function<bool(const Plan&)>& holds,
                                   std::stop_token stop)
{
    const auto knob = findNumber(plan, path);
    if (!knob || !knob.row->applies(plan, plan.work[knob.work]))
        return std::nullopt;
    const double size = info(knob.row->unit).size;
    const double least = std::max(knob.row->least, knob.row->low * 1e-6) * size;
    const double end = upward ? knob.row->most * size : least;
    const auto at = [&](double value) {
        const auto turned = engine::turned(plan, path, value);
        return turned && holds(*turned);
    };
    double from = read(plan, knob);
    if (!(from > 0)) // a search by factors needs a positive start
        from = least;
    double to = from;
    for (int i = 0; i < kDoublings && to != end; ++i) {
        to = upward ? std::min(2 * to, end) : std::max(to / 2, end);
        if (stop.stop_requested())
            return std::nullopt;
        if (at(to))
            break;
        from = to;
    }
    if (from == to || !at(to))
        return std::nullopt;
    while (std::max(from / to, to / from) > kClose && !stop.stop_requested()) {
        const double middle = std::sqrt(from * to);
        (at(middle) ? to : from) = middle;
    }
    return knob.row->whole ? (upward ? std::ceil(to / size) : std::floor(to / size)) * size : to;
}

} // namespace engine

#include "model/engine/judgment/hours.h"

#include "model/engine/serving/traffic.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace engine {
namespace {

constexpr int kWeekHours = 7 * 24;

// GPUs that all fleets need in each hour of a week: proportional to the load relative to its peak.
std::vector<double> wantedByFleets(const Plan& plan, const Assessment& a)
{
    std::vector<double> wanted(kWeekHours, 0.0);
    for (const std::size_t w : plan.fleetIndices()) {
        const LoadProfile profile = trafficOf(plan.work[w].serve, TrafficPart::Cluster).profile;
        const auto rates = ratesOf(profile, kHour, kWeekHours);
        const Rate most = *std::ranges::max_element(rates);
        for (std::size_t h = 0; h < rates.size(); ++h)
            wanted[h] += most.base() > 0 ? a.serving[w].choice.gpus() * (rates[h] / most) : 0;
    }
    return wanted;
}

// Training's share of the hours in a year: total utilization without the fleets.
Share trainedShare(const Assessment& a)
{
    const double gpus = trainingGpus(a.decision);
    double served = 0;
    for (const ServeAnswer& s : a.serving)
        served += s.gpuTimeYear / kYear;
    return gpus > 0 ? larger(0.0, (a.money.inUse * a.decision.gpus - served) / gpus) : 0;
}

} // namespace

Uses usesOf(const Plan& plan, const Assessment& a)
{
    if (!plan.serves())
        return {a.money.inUse, a.money.inUse};
    const auto wanted = wantedByFleets(plan, a);
    const double node = std::min(plan.cluster.nodeSize, a.decision.gpus);
    const auto hoursAbove = [&](double gpus) {
        return static_cast<double>(
                   std::ranges::count_if(wanted, [&](double w) { return w > gpus; })) /
               kWeekHours;
    };
    // Fleets come first; training is added on top.
    const double fleets = *std::ranges::max_element(wanted);
    const double trains = plan.runs() ? trainingGpus(a.decision) : 0;
    const Share trained = trainedShare(a);
    const Share first = fleets > 0 ? hoursAbove(0) : trained;
    const Share last = trains > 0 ? trained : hoursAbove(std::max(0.0, fleets - node));
    return {std::max(first, last), std::min(first, last)};
}

} // namespace engine

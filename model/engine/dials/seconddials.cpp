#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

// What the GPUs of two types cost each other; with one type nobody waits.
constexpr Dial kSecondDials[] = {
    dial("cluster.second_gpus", Gpus, Room::Sizing,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.gpus * p.cluster.second.share;
         })
        .formula("cluster.gpus * cluster.second.share")
        .label(L("Dials", "GPUs of second type"))
        .tip(L("Dials",
               "Part of the cluster’s GPUs; the mix is kept as a share at any cluster size.")),
    dial("cluster.first_gpus", Gpus, Room::Sizing,
         [](const ResolvedPlan& p, const Assessment& a) {
             return a.decision.gpus * (1 - p.cluster.second.share);
         })
        .formula("cluster.gpus - cluster.second_gpus")
        .label(L("Dials", "GPUs of first type"))
        .tip(L("Dials", "GPUs of the cluster that are not of the second type.")),
    dial<&TrainAnswer::fasterStep>("work.*.faster_step", Second, Room::Training)
        .formula(prose(
            L("Formulas",
              "The same layout on GPUs of the faster type only; with one GPU type, the step time."),
            "work.*.step, cluster.second.*, "
            "cluster.between_link.bandwidth"))
        .when(kTrains)
        .label(L("Dials", "Step time of faster GPUs"))
        .tip(L("Dials", "Step time if all GPUs were of the faster type, in the same layout.")),
    dial<&TrainAnswer::fasterGpus>("work.*.faster_gpus", Gpus, Room::Training)
        .formula(
            prose(L("Formulas", "By their share of the GPUs used; none if all are of one type."),
                  "cluster.gpu.peak_*, cluster.second.share, "
                  "cluster.second.inside_gpus, cluster.inside_link.domain, cluster.node_size"))
        .when(kTrains)
        .label(L("Dials", "Faster GPUs"))
        .tip(
            L("Dials", "GPUs that wait for the slower ones; none where all GPUs are of one type.")),
    dial("work.*.faster_waits", Percent, Room::Training,
         [](const Assessment& a, std::size_t w) {
             return 1 - a.work[w].fasterStep / a.work[w].step;
         })
        .formula("1 - work.*.faster_step / work.*.step")
        .when(kTrains)
        .label(L("Dials", "Wait of faster GPUs"))
        .tip(L("Dials", "Share of each step in which the faster GPUs wait for the slower ones.")),
    dial("work.*.faster_hours", GpuHours, Room::Training,
         [](const Assessment& a, std::size_t w) {
             return a.work[w].fasterGpus *
                    ((1 - a.work[w].fasterStep / a.work[w].step) * a.work[w].time);
         })
        .formula("work.*.faster_gpus * work.*.faster_waits * work.*.time")
        .when(kTrains)
        .label(L("Dials", "Idle GPU-hours from mixing"))
        .tip(L("Dials", "GPU-hours of a run in which the faster GPUs wait for the slower ones.")),
    dial("work.*.faster_days", Days, Room::Training,
         [](const Assessment& a, std::size_t w) {
             return (1 - a.work[w].fasterStep / a.work[w].step) * a.work[w].time;
         })
        .formula("work.*.faster_waits * work.*.time")
        .when(kTrains)
        .label(L("Dials", "Delay from mixed GPUs"))
        .tip(L("Dials", "How much longer a run takes than if all GPUs were of the faster type.")),
};

} // namespace

std::span<const Dial> secondDials()
{
    return kSecondDials;
}

} // namespace engine

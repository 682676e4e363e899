#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

// Of what the GPUs of two kinds cost each other; with one kind nobody waits.
constexpr std::array kSecondDials{
    Dial{"cluster.second_gpus", Gpus, Room::Sizing, "cluster.gpus * cluster.second.share",
         HEADROOM_DIAL(a.decision.gpus* p.cluster.second.share)},
    Dial{"cluster.first_gpus", Gpus, Room::Sizing, "cluster.gpus - cluster.second_gpus",
         HEADROOM_DIAL(a.decision.gpus*(1 - p.cluster.second.share))},
    Dial{"work.*.faster_step", Second, Room::Training,
         "table: the step of the faster kind alone"
         "; work.*.step, cluster.second.*, cluster.between_link.bandwidth",
         HEADROOM_DIAL(a.work[w].fasterStep), HEADROOM_IF_TRAINS},
    Dial{"work.*.faster_gpus", Gpus, Room::Training,
         "table: the GPUs of the faster kind at work"
         "; cluster.gpu.peak_*, cluster.second.share",
         HEADROOM_DIAL(a.work[w].fasterGpus), HEADROOM_IF_TRAINS},
    Dial{"work.*.faster_waits", Percent, Room::Training, "1 - work.*.faster_step / work.*.step",
         HEADROOM_DIAL(1 - a.work[w].fasterStep / a.work[w].step), HEADROOM_IF_TRAINS},
    Dial{"work.*.faster_hours", GpuHours, Room::Training,
         "work.*.faster_gpus * work.*.faster_waits * work.*.time",
         HEADROOM_DIAL(
             a.work[w].fasterGpus*((1 - a.work[w].fasterStep / a.work[w].step) * a.work[w].time)),
         HEADROOM_IF_TRAINS},
    Dial{"work.*.faster_days", Days, Room::Training, "work.*.faster_waits * work.*.time",
         HEADROOM_DIAL((1 - a.work[w].fasterStep / a.work[w].step) * a.work[w].time),
         HEADROOM_IF_TRAINS},
};

} // namespace

std::span<const Dial> secondDials()
{
    return kSecondDials;
}

} // namespace engine

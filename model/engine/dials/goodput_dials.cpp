#include "model/engine/dials/money_rules.h"
#include "model/engine/dials/row.h"

#include <array>

namespace engine {
namespace {

using enum Unit;

const RunRisk& risk(const Assessment& a, std::size_t w)
{
    return a.work[w].risk;
}

// Of a run whose steps are computed, known where it has a layout.
#define HEADROOM_OF_RUN(expr)                                                                      \
    [](const Plan& p, const Assessment& a, std::size_t w) -> double {                              \
        const bool none = p.work[w].isComputed() && std::isnan(a.work[w].step.base());             \
        return none ? kUnknown : toBase(expr);                                                     \
    }
#define HEADROOM_GOODPUT(path, unit, formula, expr)                                                \
    Dial                                                                                           \
    {                                                                                              \
        "work.*." path, unit, Room::Risk, formula, HEADROOM_OF_RUN(expr), HEADROOM_IF_TRAINS       \
    }
// From one checkpoint to the next, of the time between two interruptions.
#define HEADROOM_PERIOD "((work.*.checkpoint_interval + work.*.checkpoint_stall) / work.*.between)"

constexpr std::array kGoodputDials{
    Dial{"work.*.between", Hours, Room::Risk,
         "1 / (ceil(work.*.layout_gpus / cluster.node_size) * cluster.node_size * risk.faults)",
         HEADROOM_OF_RUN(risk(a, w).between), HEADROOM_IF_TRAINS,
         HEADROOM_SHARED_BY("1 / (cluster.nodes * cluster.node_size * risk.faults)")},
    HEADROOM_GOODPUT("interruptions", Count, "work.*.time / work.*.between",
                     a.work[w].time / risk(a, w).between),
    HEADROOM_GOODPUT("checkpoint_size", TB,
                     "table: bytes of a checkpoint for each parameter that learns; work.*.params, "
                     "risk.checkpoint.bytes"
                     ", " HEADROOM_OF_MODEL ", work.*.tune.rank",
                     risk(a, w).checkpoint),
    HEADROOM_GOODPUT("checkpoint_stall", Second,
                     "table: the copy to the hosts' memory, or the write to storage; "
                     "work.*.checkpoint_size, cluster.gpus_training, work.*.layout_gpus, "
                     "risk.checkpoint.storage",
                     risk(a, w).checkpointTime.stall),
    HEADROOM_GOODPUT("checkpoint_drain", Second,
                     "table: the write to storage behind the run, where it does not wait; "
                     "work.*.checkpoint_size, risk.checkpoint.storage",
                     risk(a, w).checkpointTime.drain),
    HEADROOM_GOODPUT("checkpoint_interval", Second,
                     "table: the work between two checkpoints, by the rule chosen; "
                     "work.*.checkpoint_stall, work.*.checkpoint_drain, work.*.between, "
                     "work.*.down, risk.checkpoint.interval",
                     risk(a, w).interval),
    HEADROOM_GOODPUT("down", Second,
                     "risk.detect + risk.restart + risk.warm_up"
                     " + work.*.checkpoint_size / risk.checkpoint.storage",
                     risk(a, w).down),
    HEADROOM_GOODPUT("lost_work", Percent,
                     "min(1, (work.*.checkpoint_interval / 2 + work.*.checkpoint_drain)"
                     " / work.*.between)",
                     risk(a, w).losses.discarded),
    HEADROOM_GOODPUT("lost_restarts", Percent, "min(1, work.*.down / work.*.between)",
                     risk(a, w).losses.down),
    HEADROOM_GOODPUT("lost_stalls", Percent,
                     "work.*.checkpoint_stall / (work.*.checkpoint_interval"
                     " + work.*.checkpoint_stall)",
                     risk(a, w).losses.stalls),
    HEADROOM_GOODPUT("lost_waiting", Percent,
                     "table of Erlang and Poisson: waiting for nodes, or going on without them; "
                     "risk.faults_hardware, risk.repair, work.*.stand_by, work.*.layout_gpus, "
                     "work.*.replicas"
                     ", cluster.node_size, work.*.sweep_at_once, work.*.sweep.gpus_each",
                     risk(a, w).waits),
    HEADROOM_GOODPUT("stand_by", Nodes,
                     "table: the spares, and nodes of the cluster without work; risk.spare_nodes, "
                     "cluster.nodes, work.*.layout_gpus"
                     ", cluster.node_size, work.*.sweep_at_once, work.*.sweep.gpus_each",
                     risk(a, w).standBy),
    HEADROOM_GOODPUT("may_spare", Nodes, "work.*.stand_by + work.*.replicas - 1",
                     risk(a, w).maySpare),
    HEADROOM_GOODPUT("goodput_computed", Percent,
                     "max(0.001, (1 - work.*.lost_waiting) * (1 - work.*.lost_stalls)"
                     " * exp(-((work.*.down + work.*.checkpoint_drain) / work.*.between))"
                     " * " HEADROOM_PERIOD " / expm1" HEADROOM_PERIOD ")",
                     risk(a, w).computed),
    HEADROOM_GOODPUT("goodput_expected", Percent,
                     "max(0, (1 - work.*.lost_work - work.*.lost_restarts)"
                     " / (1 + work.*.checkpoint_stall / work.*.checkpoint_interval))",
                     risk(a, w).expected),
    byRule(HEADROOM_RULED(rentsSpot(p),
                          "table: the share of the hours that count, computed or typed, and what "
                          "spot leaves of it; work.*.goodput_computed, work.*.goodput, "
                          "money.spot_slowdown"),
           HEADROOM_GOODPUT("goodput_reached", Percent,
                            "table: the share of the hours that count, computed or typed; "
                            "work.*.goodput_computed, work.*.goodput",
                            risk(a, w).goodput)),
};

} // namespace

std::span<const Dial> goodputDials()
{
    return kGoodputDials;
}

} // namespace engine

#pragma once

#include "model/engine/dials/dial.h"

#include <cmath>

#define HEADROOM_DIAL(expr)                                                                        \
    []([[maybe_unused]] const Plan& p, [[maybe_unused]] const Assessment& a,                       \
       [[maybe_unused]] std::size_t w) -> double { return toBase(expr); }

// A number of the training room, known where it found a layout.
#define HEADROOM_KERNEL(expr)                                                                      \
    []([[maybe_unused]] const Plan& p, const Assessment& a, std::size_t w) -> double {             \
        return p.training && w < a.decision.layouts.size() && !std::isnan(a.work[w].step.base())   \
                   ? toBase(expr)                                                                  \
                   : kUnknown;                                                                     \
    }
#define HEADROOM_IF(expr) [](const Workload& w) -> bool { return expr; }
#define HEADROOM_IF_COMPUTED HEADROOM_IF(w.isComputed())
#define HEADROOM_IF_SHARE HEADROOM_IF(w.goesByShare())
#define HEADROOM_IF_TRAINS HEADROOM_IF(w.trains())
#define HEADROOM_IF_SERVES HEADROOM_IF(w.serves())
#define HEADROOM_SHARED_BY(text)                                                                   \
    [](const Plan&, const Workload& w) -> std::string_view { return w.goesByShare() ? text : ""; }
// Another formula where the steps are computed, and another yet for a sweep of trials.
#define HEADROOM_COMPUTED_BY(text)                                                                 \
    [](const Plan&, const Workload& w) -> std::string_view { return w.isComputed() ? text : ""; }
#define HEADROOM_SWEPT_BY(computed, swept)                                                         \
    [](const Plan&, const Workload& w) -> std::string_view {                                       \
        return w.kind == WorkloadKind::Sweep ? swept : w.isComputed() ? computed : "";             \
    }
// Another formula where a rule of the plan says so.
#define HEADROOM_RULED(expr, text)                                                                 \
    [](const Plan& p) -> std::string_view { return (expr) ? text : ""; }
// What goes into many figures that are told: the shape of a model, a mean request and how a replica
// answers it, and the wires of a step inside a node and between nodes.
#define HEADROOM_OF_MODEL "work.*.params, work.*.model.*"
#define HEADROOM_OF_REQUESTS                                                                       \
    "work.*.serve.prompt, work.*.serve.answer, work.*.serve.second.*, work.*.serve.third.*, "      \
    "work.*.serve.rag.*, work.*.serve.prefix_hit"
#define HEADROOM_OF_REPLICA                                                                        \
    "cluster.gpu.peak_*, cluster.gpu.memory_bandwidth, cluster.gpu.link_bandwidth, "               \
    "work.*.serve.pace, work.*.serve.chunk, work.*.serve.draft_*, work.*.serve.most_sequences"
#define HEADROOM_OF_INSIDE                                                                         \
    "cluster.inside_link.bandwidth, cluster.link_share, cluster.latency_inside"
#define HEADROOM_OF_OUTSIDE "cluster.between_rate, cluster.nics, cluster.nic_share"
// Power that a hall holds ready for the machines.
#define HEADROOM_RATED_MACHINES                                                                    \
    "(site.rated_gpus + site.rated_hosts + site.rated_network + site.rated_storage)"

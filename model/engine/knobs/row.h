#pragma once

#include "model/engine/knobs/knob.h"
#include "model/engine/specs/part_limits.h"

// A row is data: path, unit, ranges, where it shows, and the member it turns. `expr` is read from
// a plan `p` and its workload `w`.
#define HEADROOM_GET(expr)                                                                         \
    []([[maybe_unused]] const Plan& p, [[maybe_unused]] const Workload& w) -> double {             \
        return toBase(expr);                                                                       \
    }
#define HEADROOM_SET(expr)                                                                         \
    []([[maybe_unused]] Plan& p, [[maybe_unused]] Workload& w, double base) {                      \
        assignBase(expr, base);                                                                    \
    }
#define HEADROOM_ALWAYS [](const Plan&, const Workload&) { return true; }
#define HEADROOM_WHEN(expr)                                                                        \
    []([[maybe_unused]] const Plan& p, [[maybe_unused]] const Workload& w) -> bool { return expr; }
#define HEADROOM_COMPUTED HEADROOM_WHEN(w.isComputed())
#define HEADROOM_BY_SHARE HEADROOM_WHEN(w.goesByShare())
#define HEADROOM_TRAINS HEADROOM_WHEN(w.trains())
// A run on tokens of its own, which a fine-tuning is not.
#define HEADROOM_ON_TOKENS HEADROOM_WHEN(w.trains() && w.kind != WorkloadKind::Tune)
// A figure of a part: no slider of its own, the limits of the part, and a place in the file.
#define HEADROOM_PART_KNOB(prefix, group, expr, key, unit)                                         \
    HEADROOM_LIMITED_KNOB(prefix key, group, expr, partLimits(key, unit), unit, HEADROOM_ALWAYS)
#define HEADROOM_LIMITED_KNOB(path, group, expr, limits, unit, when)                               \
    Number{path,        unit,  Scale::Log, limits.least, limits.most,        limits.least,         \
           limits.most, false, group,      Shown::Part,  HEADROOM_GET(expr), HEADROOM_SET(expr),   \
           when},

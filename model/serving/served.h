#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/plan.h"
#include "model/format/numberformat.h"

#include <QString>

#include <optional>

namespace model {

// The workload that the Serving page is about: the one in view, or the first that serves.
struct Served {
    std::size_t index; // of the plan's workloads
    const engine::Workload& work;
    const engine::ServeAnswer& answer;
    const engine::ServingDetail* detail; // none until it was asked for

    // Of a dial or a knob of this workload.
    QString path(const char* dial) const;
    // The model has no tokens, or its speed was typed: nothing about steps is known.
    bool isComputed() const { return work.serve.rule == engine::ServeRule::Computed; }
};
std::optional<Served> servedOf(const engine::Evaluation& evaluation);

// What keeps a replica from more, as a clause: "the time of a token binds".
QString boundWords(engine::RateBound bound);
QString formatWords(engine::WeightFormat format);
// "2 × tensor", "8 × attention".
QString layoutWords(const engine::ServingLayout& layout);
// Requests a second: "20 a second".
QString rateWords(engine::Rate requests, const NumberFormat& format);
// "$1.36", where words beside it say of what.
QString dollarsPerMillion(double dollars, const NumberFormat& format);

} // namespace model

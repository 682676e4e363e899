#pragma once

#include "model/engine/money/paid.h"
#include "model/project/scenarioanswers.h"

#include <QString>

#include <vector>

namespace model {

// One side of a comparison. Without an answer its inputs can be read, its figures not yet.
struct Compared {
    QString name;
    PlanPtr plan;
    EvaluationPtr answer;
};

// What an option has to keep before it may be called the cheapest or the fastest.
enum class LimitKind { Unknown, Memory, Deadline, Year, Load, FirstToken, OutputToken, Budget };

// A limit that is missed: what the option comes to, and what is allowed; the work it is of.
struct MissedLimit {
    LimitKind limit{};
    std::size_t work = 0;
    double value = engine::kUnknown, allowed = engine::kUnknown; // base units
    friend bool operator==(const MissedLimit&, const MissedLimit&) = default;
};

// What an option costs and achieves.
struct Outcome {
    engine::PaidLines paid;             // for the way it gets its GPUs
    double total = engine::kUnknown;    // over the years compared
    double time = engine::kUnknown;     // of one run of all that trains
    double capacity = engine::kUnknown; // requests per second of all that serves
    std::vector<MissedLimit> missed;
    bool holds() const { return missed.empty(); }
};
Outcome outcomeOf(const Compared& side);

} // namespace model

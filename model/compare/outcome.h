#pragma once

#include "model/engine/money/paid.h"
#include "model/project/scenarioanswers.h"

#include <QString>

#include <vector>

namespace model {

// One side of a comparison. Without an answer, only its inputs are available.
struct Compared {
    QString name;
    PlanPtr plan;
    EvaluationPtr answer;
};

// Limits an option has to meet before it can be called the cheapest or the fastest.
enum class LimitKind {
    Unknown,
    Memory,
    Deadline,
    Year,
    Load,
    FirstToken,
    OutputToken,
    Power,
    Budget
};

// A missed limit: the option's value, what is allowed, and the workload.
struct MissedLimit {
    LimitKind limit{};
    std::size_t work = 0;
    double value = engine::kUnknown, allowed = engine::kUnknown; // base units
    friend bool operator==(const MissedLimit&, const MissedLimit&) = default;
};

// Cost and results of an option.
struct Outcome {
    engine::PaidLines paid;             // for its way of getting the GPUs
    double total = engine::kUnknown;    // over the years compared
    double time = engine::kUnknown;     // of one run of every training workload
    double capacity = engine::kUnknown; // requests per second of all serving workloads
    std::vector<MissedLimit> missed;
    bool holds() const { return missed.empty(); }
};
Outcome outcomeOf(const Compared& side);

} // namespace model

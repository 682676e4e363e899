#pragma once

#include "model/engine/exchange.h"
#include "model/engine/plan.h"
#include "model/engine/report_wish.h"
#include "model/engine/specs/run.h"

#include <optional>

namespace engine {

// A named plan. The plan is shared and never changed in place, so copies of a project are cheap
// and two of them are compared by pointer first.
struct Scenario {
    std::string name;
    std::shared_ptr<const Plan> plan;
};

// The document a person saves.
struct Project {
    std::string client;
    std::string title;
    Currency currency;
    std::vector<Scenario> scenarios;
    std::size_t current = 0;
    std::optional<std::size_t> baseline; // the scenario that the others are held against
    std::vector<MeasuredRun> runs;       // measured by the client, kept with the plans
    ReportWish report;

    const Plan& plan() const { return *scenarios[current].plan; }
};

} // namespace engine

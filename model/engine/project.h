#pragma once

#include "model/engine/exchange.h"
#include "model/engine/reportwish.h"
#include "model/engine/specs/run.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace engine {

struct Plan;

// A named plan. The plan is shared and immutable, so copies of a project are cheap and are compared
// by pointer first.
struct Scenario {
    std::string name;
    std::shared_ptr<const Plan> plan;
};

// The document the user saves.
struct Project {
    std::string client;
    std::string title;
    Currency currency;
    std::vector<Scenario> scenarios;
    std::size_t current = 0;
    std::optional<std::size_t> baseline; // the scenario that the others are compared with
    std::vector<MeasuredRun> runs;       // measured by the client, stored with the plans
    ReportWish report;

    const Plan& plan() const { return *scenarios[current].plan; }
};

} // namespace engine

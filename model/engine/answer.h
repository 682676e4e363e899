#pragma once

#include "model/engine/assessment.h"
#include "model/engine/decision.h"
#include "model/engine/finding.h"
#include "model/engine/plan.h"
#include "model/engine/series.h"
#include "model/engine/site/site_detail.h"
#include "model/engine/training/detail.h"
#include "model/engine/uncertainty/band.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace engine {

// Which parts of an answer the visible pages need.
struct Wants {
    bool speedup = true;
    bool cash = true;
    bool findings = true;
    bool bands = true;
    bool training = false; // the ranked layouts, memory by stage and the roofline
    bool site = false;     // the racks one by one and the regions compared
};

// What an answer depends on beside the plan. The catalog carries today's date: the engine reads
// no clock.
struct Context {
    std::shared_ptr<const Catalog> catalog;
};

// The whole answer to a plan, never changed after it was made.
struct Evaluation {
    std::shared_ptr<const Plan> plan;
    Decision smallest; // what would be enough, whatever was asked for
    Assessment assessment;
    Bands bands;
    std::vector<Finding> findings;
    SpeedupSeries speedup;
    CashSeries cash;
    std::vector<TrainingDetail> training; // of each workload, where asked for
    std::optional<SiteDetail> site;       // where asked for
};

// The one door to the engine, for the window and the command line alike. A stopped question
// returns nothing.
std::shared_ptr<const Evaluation> answer(std::shared_ptr<const Plan> plan, const Wants& wants,
                                         const Context& context, std::stop_token stop = {});

} // namespace engine

#pragma once

#include "model/engine/assessment.h"
#include "model/engine/band.h"
#include "model/engine/decision.h"
#include "model/engine/finding.h"
#include "model/engine/series.h"

#include <limits>
#include <memory>
#include <optional>
#include <stop_token>

namespace engine {

// Defined in their own headers, to be included by those who read them.
struct Advice;
struct Catalog;
struct MethodAnswer;
struct MoneyDetail;
struct OptionTable;
struct Plan;
struct ResolvedPlan;
struct ServingDetail;
struct Simulation;
struct SiteDetail;
struct Tornado;
struct TradeOff;
struct TrainingDetail;

// Which parts of an answer the visible pages need.
struct Wants {
    static constexpr auto kAllTypes = std::numeric_limits<std::size_t>::max();

    bool speedup = true;
    bool cash = true;
    bool findings = true;
    bool bands = true;
    bool training = false; // the ranked layouts, memory by stage and the roofline
    bool site = false;     // the individual racks and the comparison of regions
    // Rows of dials: the tornado of each, and all its draws if there are draws. Workload rows refer
    // to the one in view.
    std::vector<std::string> movers = {};
    std::size_t draws = 0; // Monte Carlo draws of all uncertain inputs together
    bool frontier = false; // time, cost and power for different numbers of nodes
    bool serving = false;  // curves over load, week and growth, and the options
    bool methods = false;  // for the fine-tuning in view, side by side
    bool money = false;    // the books, the break-even map, offers and supplies
    bool advice = false;   // the verdict, its decision tree, and all other advice
    // Every GPU type and way of getting it. So many more types are evaluated, then come the draws.
    bool options = false;
    std::size_t types = kAllTypes;
    std::string work = {}; // id of the workload in view; empty: the first
    // Also what needs longer searches than the plan's own layout: the smallest cluster and the
    // findings. Without it, those of a previous answer are kept, if there is one.
    bool settled = true;
};

// Index of the workload that pages show: the selected one and, for a page on training or serving
// only, the first of that kind if the selected one is not.
struct InView {
    std::size_t work = 0, trained = 0, served = 0;
    friend bool operator==(const InView&, const InView&) = default;
};
InView inView(const Plan& plan, std::string_view id);

// What an answer depends on in addition to the plan. The catalog carries today's date: the engine
// reads no clock.
struct Context {
    std::shared_ptr<const Catalog> catalog;
};

// The complete answer for a plan, immutable once made.
struct Evaluation {
    Evaluation();
    Evaluation(const Evaluation&);
    Evaluation& operator=(const Evaluation&);
    ~Evaluation();

    std::shared_ptr<const Plan> plan;
    std::shared_ptr<const ResolvedPlan> resolved; // the same, resolved for computing
    InView view;
    bool refining = false; // the findings are still from a previous answer …
    bool sizeHeld = false; // … and so is the smallest cluster
    Decision smallest;     // what would be enough, whatever was requested
    Assessment assessment;
    Bands bands;
    std::vector<Finding> findings;
    SpeedupSeries speedup;
    CashSeries cash;
    std::vector<TrainingDetail> training;   // per workload, if wanted
    std::shared_ptr<const SiteDetail> site; // if wanted
    std::vector<Tornado> movers;
    std::shared_ptr<const Simulation> draws;
    std::shared_ptr<const std::vector<TradeOff>> frontier;
    std::vector<ServingDetail> serving;         // per workload, if wanted
    std::vector<MethodAnswer> methods;          // for the fine-tuning in view, if wanted
    std::shared_ptr<const MoneyDetail> money;   // if wanted
    std::shared_ptr<const OptionTable> options; // if wanted, as far as evaluated so far
    std::shared_ptr<const Advice> advice;
};

// The single entry point of the engine, for the window and the command line. Returns nullptr if
// stopped.
std::shared_ptr<const Evaluation> answer(std::shared_ptr<const Plan> plan, const Wants& wants,
                                         const Context& context, std::stop_token stop = {});

// Only the figures of a plan, for callers that evaluate many plans.
Assessment figuresOf(const Plan& plan);

// The answer, completed with what else is wanted. Existing parts are not recomputed, so that
// expensive ones can be added one after the other.
std::shared_ptr<const Evaluation> completed(const Evaluation& evaluation, const Wants& wants,
                                            const Context& context, std::stop_token stop = {});

} // namespace engine

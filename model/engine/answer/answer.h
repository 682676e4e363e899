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

// Of their rooms: whoever reads one of them looks there.
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
    bool site = false;     // the racks one by one and the regions compared
    // Rows of dials: what moves them, and every draw of them where there are draws. Those of a
    // workload are of the one in view.
    std::vector<std::string> movers = {};
    std::size_t draws = 0; // of all that is uncertain, at once
    bool frontier = false; // of time, cost and power, over the numbers of nodes
    bool serving = false;  // curves over the load, the week, the growth and the options
    bool methods = false;  // of the fine-tuning in view, side by side
    bool money = false;    // the books, the map of break-even, offers and supplies
    bool advice = false;   // the verdict, its way, and what else is advised
    // Every GPU type and way to have it. So many types more are looked at, then they are drawn.
    bool options = false;
    std::size_t types = kAllTypes;
    std::string work = {}; // the id of the workload in view; none: the first
    // Also what takes longer searches than the plan's own layout: the smallest cluster and the
    // findings. Without it a former answer's are held, where there is one.
    bool settled = true;
};

// Which of several workloads pages speak of, by its place: the one that a person looks at and,
// where a page is about training or serving alone, the first of its kind if that one is not.
struct InView {
    std::size_t work = 0, trained = 0, served = 0;
    friend bool operator==(const InView&, const InView&) = default;
};
InView inView(const Plan& plan, std::string_view id);

// What an answer depends on beside the plan. The catalog carries today's date: the engine reads
// no clock.
struct Context {
    std::shared_ptr<const Catalog> catalog;
};

// The whole answer to a plan, never changed after it was made.
struct Evaluation {
    Evaluation();
    Evaluation(const Evaluation&);
    Evaluation& operator=(const Evaluation&);
    ~Evaluation();

    std::shared_ptr<const Plan> plan;
    std::shared_ptr<const ResolvedPlan> resolved; // the same, as it is computed with
    InView view;
    bool refining = false; // the findings are still a former answer's …
    bool sizeHeld = false; // … and the smallest cluster too
    Decision smallest;     // what would be enough, whatever was asked for
    Assessment assessment;
    Bands bands;
    std::vector<Finding> findings;
    SpeedupSeries speedup;
    CashSeries cash;
    std::vector<TrainingDetail> training;   // of each workload, where asked for
    std::shared_ptr<const SiteDetail> site; // where asked for
    std::vector<Tornado> movers;
    std::shared_ptr<const Simulation> draws;
    std::shared_ptr<const std::vector<TradeOff>> frontier;
    std::vector<ServingDetail> serving;         // of each workload, where asked for
    std::vector<MethodAnswer> methods;          // of the fine-tuning in view, where asked for
    std::shared_ptr<const MoneyDetail> money;   // where asked for
    std::shared_ptr<const OptionTable> options; // where asked for, as far as they were looked at
    std::shared_ptr<const Advice> advice;
};

// The one door to the engine, for the window and the command line alike. A stopped question
// returns nothing.
std::shared_ptr<const Evaluation> answer(std::shared_ptr<const Plan> plan, const Wants& wants,
                                         const Context& context, std::stop_token stop = {});

// The figures of a plan and nothing else, where many plans are asked about.
Assessment figuresOf(const Plan& plan);

// The answer with what else is wanted of it. What it has is not made again, so that parts that
// take their time can come one after the other.
std::shared_ptr<const Evaluation> completed(const Evaluation& evaluation, const Wants& wants,
                                            const Context& context, std::stop_token stop = {});

} // namespace engine

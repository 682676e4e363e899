#include "model/engine/claims/ownclaim.h"

#include "model/engine/knobs/adopt.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/market.h"
#include "model/engine/sizing/speeduplaws.h"
#include "model/engine/sizing/train.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

using Severity = Finding::Severity;

// Adam in mixed precision: weights, gradients and optimizer states, as articles count them.
constexpr BytesPerParam kStates{16};
// Tokens per parameter of a compute-optimal run (arXiv 2203.15556).
constexpr double kOptimalTokens = 20;
constexpr double kRounding = 0.05; // as far as statements round

bool isKnown(double value)
{
    return value > 0 && std::isfinite(value);
}

// A dense decoder of about that size, to be scaled to it.
const Model* modelNear(const Catalog& catalog, Params params)
{
    const auto distance = [&](const Model& m) {
        const bool fits = m.family.starts_with("Llama") && !(m.experts > 0);
        return fits ? std::abs(std::log(m.params / params)) : INFINITY;
    };
    const auto it = std::ranges::min_element(catalog.models, {}, distance);
    return it == catalog.models.end() || !std::isfinite(distance(*it)) ? nullptr : &*it;
}

class OwnChecker {
public:
    OwnChecker(const OwnClaim& claim, const Context& context)
        : claim_(claim)
        , context_(context)
        , gpu_(context.catalog->accelerator(claim.gpu))
    {
    }

    OwnCheck check()
    {
        memory();
        run();
        speedup();
        money();
        tokensPerParameter();
        check_.truth = truth();
        return std::move(check_);
    }

private:
    void find(const char* id, Severity severity, std::vector<Finding::Argument> arguments)
    {
        check_.findings.push_back({id, severity, std::move(arguments)});
    }

    Truth truth() const
    {
        const auto has = [this](Severity severity) {
            return std::ranges::count(check_.findings, severity, &Finding::severity) > 0;
        };
        return has(Severity::Bad)       ? Truth::Impossible
               : has(Severity::Warning) ? Truth::Doubtful
               : has(Severity::Good)    ? Truth::Possible
                                        : Truth::Unclear;
    }

    // The states of a training run, sharded as far as possible.
    void memory()
    {
        if (!gpu_ || !isKnown(claim_.gpus) || !isKnown(claim_.params.base()))
            return;
        const Bytes states = kStates * claim_.params, memory = claim_.gpus * gpu_->memory;
        if (states > memory)
            find("own_memory", Severity::Bad,
                 {{states.base(), Unit::GB},
                  {memory.base(), Unit::GB},
                  {std::ceil(states / gpu_->memory), Unit::Gpus}});
    }

    Result<Plan> planned(double gpus) const
    {
        const Catalog& catalog = *context_.catalog;
        const Model* model = modelNear(catalog, claim_.params);
        auto plan = chosen(defaultPlan(catalog), catalog, "cluster.gpu", claim_.gpu);
        if (plan && model)
            plan = chosen(*plan, catalog, "work.a.model", model->id);
        if (plan)
            plan = turned(*plan, "work.a.params", claim_.params.base());
        if (plan)
            plan = turned(*plan, "work.a.tokens", claim_.tokens.base());
        if (plan && isKnown(claim_.time.base()))
            plan = turned(*plan, "work.a.deadline", claim_.time.base());
        if (plan)
            plan = turned(*plan, "cluster.count", gpus);
        return plan;
    }

    void run()
    {
        if (!gpu_ || !isKnown(claim_.gpus) || !isKnown(claim_.params.base()) ||
            !isKnown(claim_.tokens.base()))
            return;
        auto plan = planned(claim_.gpus);
        if (!plan)
            return;
        check_.plan = std::make_shared<const Plan>(*std::move(plan));
        const auto answer = engine::answer(
            check_.plan, {.speedup = false, .cash = false, .findings = false}, context_);
        const Band* time = answer->bands.find("work.a.time");
        if (time && isKnown(time->typical))
            check_.time = *time;
        if (const Band* speedup = answer->bands.find("work.a.speedup"))
            expectedSpeedup_ = *speedup;
        const FlopRate peak = gpu_->peak(check_.plan->work[0].train.format);
        if (isKnown(claim_.time.base()))
            utilization(peak);
        else if (check_.time)
            find("own_time", Severity::Note,
                 {{check_.time->typical, Unit::Days},
                  {check_.time->low, Unit::Days},
                  {check_.time->high, Unit::Days}});
    }

    // The MFU the run would have reached, against that of the expected time.
    void utilization(FlopRate peak)
    {
        const Flops work = workFactor(Recompute::None) * claim_.params * claim_.tokens;
        const double share = work / (claim_.gpus * peak * claim_.time);
        if (share > 1) {
            find("own_above_peak", Severity::Bad, {{share, Unit::Percent}});
            return;
        }
        if (!check_.time) {
            find("own_share", Severity::Note, {{share, Unit::Percent}});
            return;
        }
        const auto shareOf = [&](double time) { return share * claim_.time.base() / time; };
        const std::vector<Finding::Argument> arguments{
            {share, Unit::Percent},
            {shareOf(check_.time->typical), Unit::Percent},
            {check_.time->typical, Unit::Days},
            {check_.time->low, Unit::Days},
            {check_.time->high, Unit::Days}};
        const double time = claim_.time.base();
        if (time < check_.time->low * (1 - kRounding))
            find("own_too_fast", Severity::Warning, arguments);
        else if (time > check_.time->high * (1 + kRounding))
            find("own_too_slow", Severity::Warning, arguments);
        else
            find("own_plausible", Severity::Good, arguments);
    }

    void speedup()
    {
        if (!isKnown(claim_.speedup) || !isKnown(claim_.gpus))
            return;
        const double efficiency = claim_.speedup / claim_.gpus;
        const double serial = serialShare(claim_.gpus, claim_.speedup);
        if (efficiency > 1)
            find("own_above_linear", Severity::Bad,
                 {{claim_.speedup, Unit::None}, {claim_.gpus, Unit::Gpus}});
        else if (expectedSpeedup_ && claim_.speedup > expectedSpeedup_->high * (1 + kRounding))
            find("own_speedup_high", Severity::Warning,
                 {{efficiency, Unit::Percent}, {expectedSpeedup_->typical, Unit::None}});
        else
            find("own_speedup", expectedSpeedup_ ? Severity::Good : Severity::Note,
                 {{efficiency, Unit::Percent}, {serial, Unit::Percent}});
    }

    // List prices for that GPU, without those from articles.
    std::optional<Band> offered() const
    {
        std::optional<Band> range;
        for (const Offer& offer : context_.catalog->offers) {
            if (offer.accelerator != claim_.gpu || !isSold(offer))
                continue;
            const double price = offer.priceGpu.base();
            if (!range)
                range = Band{price, price, price};
            range->low = std::min(range->low, price);
            range->high = std::max(range->high, price);
        }
        return range;
    }

    void money()
    {
        const Seconds gpuTime = claim_.gpus * claim_.time;
        UsdRate price = claim_.price;
        if (isKnown(gpuTime.base()) && isKnown(claim_.cost.base())) {
            const UsdRate implied = claim_.cost / gpuTime;
            if (isKnown(price.base()) && std::abs(implied / price - 1) > kRounding)
                find("own_cost_differs", Severity::Warning,
                     {{claim_.cost.base(), Unit::Dollar},
                      {(gpuTime * price).base(), Unit::Dollar},
                      {implied.base(), Unit::DollarPerGpuHour}});
            price = implied;
        } else if (isKnown(gpuTime.base()) && isKnown(price.base()))
            find("own_cost", Severity::Note, {{(gpuTime * price).base(), Unit::Dollar}});
        const auto range = offered();
        if (!isKnown(price.base()) || !range)
            return;
        const std::vector<Finding::Argument> arguments{{price.base(), Unit::DollarPerGpuHour},
                                                       {range->low, Unit::DollarPerGpuHour},
                                                       {range->high, Unit::DollarPerGpuHour}};
        if (price.base() < range->low)
            find("own_price_low", Severity::Warning, arguments);
        else if (price.base() > range->high)
            find("own_price_high", Severity::Warning, arguments);
        else
            find("own_price", Severity::Good, arguments);
    }

    void tokensPerParameter()
    {
        const double each = claim_.tokens.base() / claim_.params.base();
        if (isKnown(each))
            find(each < kOptimalTokens ? "own_few_tokens" : "own_tokens", Severity::Note,
                 {{each, Unit::None}, {kOptimalTokens, Unit::None}});
    }

    const OwnClaim& claim_;
    const Context& context_;
    const Accelerator* gpu_;
    std::optional<Band> expectedSpeedup_;
    OwnCheck check_;
};

} // namespace

OwnCheck checkOwnClaim(const OwnClaim& claim, const Context& context)
{
    return OwnChecker(claim, context).check();
}

} // namespace engine

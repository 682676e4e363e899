#include "model/engine/uncertainty/inputs.h"

#include "model/engine/asksthesame.h"
#include "model/engine/knobs/discounts.h"
#include "model/engine/training/confidence.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

// Standard deviations from the mean of a normal distribution to its P90.
constexpr double kToP90 = 1.2815515655446004;

constexpr std::string_view kDiscount = "money.discount_";

// Clamps to the limits, or to the current value if that is already outside.
double held(const Number& row, double value, double now)
{
    const double size = info(row.unit).size;
    const double moved =
        std::clamp(value, std::min(now, row.least * size), std::max(now, row.most * size));
    return row.whole ? std::round(moved / size) * size : moved;
}

// GPU prices follow the same demand, whether rented or bought.
constexpr std::array<std::string_view, 5> kGpuPrices{
    "money.price", "money.capital", "cluster.second.price", "cluster.second.capital",
    "work.*.serve.tier.price"};

void addKnobs(std::vector<UncertainInput>& inputs, const Plan& plan, const std::string& rowPath,
              const Spread& spread)
{
    const bool isPrice = std::ranges::find(kGpuPrices, rowPath) != kGpuPrices.end();
    const Share common = isPrice ? plan.money.rent.withCapital : 0;
    const bool each = rowPath.find('*') != std::string::npos;
    for (std::size_t w = 0; w < (each ? plan.work.size() : 1); ++w) {
        const Bound<Number> knob = findNumber(plan, boundPath(rowPath, plan.work[w].id));
        if (knob && !std::isnan(read(plan, knob)) && knob.row->applies(plan, plan.work[knob.work]))
            inputs.push_back({UncertainInput::Kind::Knob, knob, knob.work, spread, common});
    }
}

// The discount of the rental term, where no provider offers this GPU on it.
void addDiscount(std::vector<UncertainInput>& inputs, const Plan& plan)
{
    const Discount* discount = discountOf(plan.money.rent.term);
    const auto spread = discount ? plan.spreads->find(discount->sharePath) : plan.spreads->end();
    if (spread != plan.spreads->end() && isRuleOfThumb(plan, *discount))
        inputs.push_back({UncertainInput::Kind::Discount, findNumber(plan, discount->sharePath), 0,
                          spread->second});
}

// Rental prices over the years compared, on top of what they are today.
void addTrend(std::vector<UncertainInput>& inputs, const Plan& plan)
{
    const Bound<Number> trend = findNumber(plan, "money.trend");
    const double spread = plan.money.rent.trendSpread * kYear;
    if (spread > 0 && trend.row->applies(plan, plan.work.front()))
        inputs.push_back(
            {UncertainInput::Kind::Trend, trend, 0, {std::exp(-spread), std::exp(spread)}});
}

void addError(std::vector<UncertainInput>& inputs, UncertainInput::Kind kind, std::size_t w,
              double sigma)
{
    if (sigma > 0) // false if unknown
        inputs.push_back({kind, {}, w, {std::exp(-kP90 * sigma), std::exp(kP90 * sigma)}});
}

// The error of a fleet's times acts like a knob: everything derived from them changes.
void addServing(std::vector<UncertainInput>& inputs, const Plan& plan, std::size_t w, double sigma)
{
    const Bound<Number> pace = findNumber(plan, boundPath("work.*.serve.pace", plan.work[w].id));
    if (sigma > 0 && pace.row->applies(plan, plan.work[w]))
        inputs.push_back({UncertainInput::Kind::Knob,
                          pace,
                          w,
                          {std::exp(-kP90 * sigma), std::exp(kP90 * sigma)}});
}

// Prediction errors for each kind of work.
using AddModel = void (*)(std::vector<UncertainInput>&, const Plan&, const Assessment&,
                          std::size_t);

void addNone(std::vector<UncertainInput>&, const Plan&, const Assessment&, std::size_t) {}

void addSteps(std::vector<UncertainInput>& inputs, const Plan& plan, const Assessment& a,
              std::size_t w)
{
    if (!plan.work[w].isComputed())
        return;
    addError(inputs, UncertainInput::Kind::Step, w, a.work[w].sigma);
    addError(inputs, UncertainInput::Kind::Memory, w, a.work[w].confidence.memory);
}

void addRounds(std::vector<UncertainInput>& inputs, const Plan& plan, const Assessment& a,
               std::size_t w)
{
    addServing(inputs, plan, w, a.work[w].rl.sigma);
    addSteps(inputs, plan, a, w);
}

void addUnits(std::vector<UncertainInput>& inputs, const Plan& plan, const Assessment& a,
              std::size_t w)
{
    addServing(inputs, plan, w, a.work[w].sigma);
}

void addFleet(std::vector<UncertainInput>& inputs, const Plan& plan, const Assessment& a,
              std::size_t w)
{
    if (w < a.serving.size())
        addServing(inputs, plan, w, a.serving[w].sigma);
}

constexpr ByKind<AddModel> kModels{.train = addSteps,
                                   .tune = addSteps,
                                   .sweep = addSteps,
                                   .reinforce = addRounds,
                                   .recommend = addNone,
                                   .batch = addUnits,
                                   .serve = addFleet};

} // namespace

double UncertainInput::factor(double deviations) const
{
    const double end = deviations < 0 ? spread.low : spread.high;
    return std::exp(std::abs(deviations) / kToP90 * std::log(end));
}

void UncertainInput::move(Plan& plan, double factor) const
{
    if (factor == 1)
        return;
    if (kind == Kind::Step) // bypasses the knob's setter, which would clear the remaining spread
        plan.work[work].train.pace *= factor;
    if (!knob)
        return;
    const double now = read(plan, knob);
    if (kind == Kind::Discount) {
        const Bound<Number> least = findNumber(plan, discountOf(plan.money.rent.term)->leastPath);
        const double bound = read(plan, least);
        write(plan, knob, held(*knob.row, now * factor, now));
        return write(plan, least, bound);
    }
    const double moved = kind == Kind::Trend ? now + std::log(factor) : now * factor;
    write(plan, knob, held(*knob.row, moved, now));
}

void UncertainInput::move(Assessment& assessment, double factor) const
{
    if (kind != Kind::Memory || factor == 1)
        return;
    MemoryParts& memory = assessment.work[work].memory;
    for (const auto part : {&MemoryParts::weights, &MemoryParts::gradients, &MemoryParts::optimizer,
                            &MemoryParts::activations, &MemoryParts::logits, &MemoryParts::buffers,
                            &MemoryParts::fragmentation})
        memory.*part = factor * memory.*part;
}

bool UncertainInput::movesWork(const Plan& plan) const
{
    return kind == Kind::Step || (kind == Kind::Knob && affectsWork(plan, knob.row->path));
}

std::string UncertainInput::path(const Plan& plan) const
{
    if (knob)
        return boundPath(knob.row->path, plan.work[work].id);
    return "work." + plan.work[work].id + (kind == Kind::Step ? ".pace" : ".memory");
}

double UncertainInput::value(const Plan& plan, const Assessment& assessment) const
{
    switch (kind) {
    case Kind::Knob:
    case Kind::Discount:
    case Kind::Trend: break;
    case Kind::Step: return plan.work[work].train.pace;
    case Kind::Memory: return assessment.work[work].memory.total().base();
    }
    return read(plan, knob);
}

std::vector<UncertainInput> uncertainInputs(const Plan& plan, const Assessment& assessment)
{
    std::vector<UncertainInput> inputs;
    for (const auto& [rowPath, spread] : *plan.spreads)
        if (!rowPath.starts_with(kDiscount))
            addKnobs(inputs, plan, rowPath, spread);
    addDiscount(inputs, plan);
    addTrend(inputs, plan);
    for (std::size_t w = 0; w < plan.work.size(); ++w)
        kModels[plan.work[w].kind](inputs, plan, assessment, w);
    return inputs;
}

} // namespace engine

#include "model/engine/judgment/quality.h"

#include "model/engine/knobs/conditions.h"
#include "model/engine/sizing/datavalue.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

constexpr double kHundredth = 0.01; // of a nat per token
constexpr double kNothing = 0.0005; // would not show in any digit
constexpr double kWork = 6;         // FLOPs per parameter and token

// Besiroglu et al. 2024, arXiv 2404.10102, who refitted the runs of the second; Hoffmann et al.
// 2022, arXiv 2203.15556, approach 3.
constexpr std::array kLaws{LossLaw{"Besiroglu 2024", 1.8172, 482.01, 0.3478, 2085.43, 0.3658},
                           LossLaw{"Hoffmann 2022", 1.69, 406.4, 0.34, 410.7, 0.28}};

// Golden-section search.
template <class Function> double leastBetween(double low, double high, Function value)
{
    const double golden = (std::sqrt(5.0) - 1) / 2;
    double left = high - golden * (high - low), right = low + golden * (high - low);
    double atLeft = value(left), atRight = value(right);
    while (high - low > 1e-6) {
        if (atLeft < atRight) {
            high = right, right = left, atRight = atLeft;
            left = high - golden * (high - low), atLeft = value(left);
        } else {
            low = left, left = right, atLeft = atRight;
            right = low + golden * (high - low), atRight = value(right);
        }
    }
    return (low + high) / 2;
}

struct Spent {
    QualityChange change;
    Params size{};
    Tokens tokens{};
};

Tokens tokensFor(double compute, Params size)
{
    return Tokens(compute / (kWork * size.base()));
}

// With repeated or higher-quality tokens the law's closed-form optimum does not apply: searched on
// both sides of it, as the loss has a single minimum.
Params bestSize(const Train& train, double compute)
{
    const LossLaw& law = kLaws.front();
    const Params usual = law.bestSize(compute);
    if (!(train.unique < tokensFor(compute, usual)) && train.tokenValue == 1)
        return usual;
    const auto lossAt = [&](double log) {
        const Params size = std::exp(log) * usual;
        return law.loss(size, effectiveTokens(train, tokensFor(compute, size)));
    };
    const double reach = std::log(100.0); // times larger or smaller
    return std::exp(leastBetween(-reach, reach, lossAt)) * usual;
}

Spent split(QualityChange change, const Train& train, double compute)
{
    const Params size = bestSize(train, compute);
    return {change, size, tokensFor(compute, size)};
}

// The plan with that size and tokens, on the same GPUs. MoE models keep their active share.
ResolvedPlan with(const ResolvedPlan& plan, std::size_t w, const Spent& spent)
{
    ResolvedPlan next = plan;
    Model& model = next.work[w].train.model;
    const double larger = spent.size / model.active;
    model.params = model.params * larger;
    model.active = spent.size;
    next.work[w].train.tokens = spent.tokens;
    next.work[w].train.layout = {};
    return next;
}

} // namespace

double LossLaw::loss(Params n, Tokens d) const
{
    return floor + a / std::pow(n.base(), powerN) + b / std::pow(d.base(), powerD);
}

// Where both terms shrink equally: a powerN / N^powerN = b powerD / D^powerD.
Params LossLaw::bestSize(double compute) const
{
    const double ratio = (powerN * a) / (powerD * b);
    return Params(std::pow(ratio * std::pow(compute / kWork, powerD), 1 / (powerN + powerD)));
}

std::span<const LossLaw> lossLaws()
{
    return kLaws;
}

std::vector<QualityRow> qualityOf(const Probe& p)
{
    std::vector<QualityRow> rows;
    const auto found = std::ranges::find_if(p.plan.work, kLearnsLanguage);
    if (found == p.plan.work.end())
        return rows;
    const auto w = static_cast<std::size_t>(found - p.plan.work.begin());
    const Train& train = found->train;
    const Params n = train.model.active;
    const Tokens d = train.tokens;
    const double compute = kWork * n.base() * d.base();
    const Tokens own = effectiveTokens(train, d);
    const std::array ways{Spent{QualityChange::Plan, n, d},
                          split(QualityChange::BestSplit, train, compute),
                          Spent{QualityChange::MoreTokens, n, 2 * d},
                          Spent{QualityChange::LargerModel, 2 * n, d},
                          split(QualityChange::Twice, train, 2 * compute),
                          split(QualityChange::Four, train, 4 * compute),
                          split(QualityChange::Ten, train, 10 * compute),
                          split(QualityChange::Half, train, compute / 2)};
    for (const Spent& way : ways) {
        if (p.stop.stop_requested())
            return rows;
        QualityRow row{way.change, way.size, way.tokens};
        const Tokens learned = effectiveTokens(train, way.tokens);
        row.loss = kLaws.front().loss(way.size, learned);
        row.least = INFINITY, row.most = -INFINITY;
        for (const LossLaw& law : kLaws) {
            const double gain = law.loss(n, own) - law.loss(way.size, learned);
            row.least = std::min(row.least, gain), row.most = std::max(row.most, gain);
        }
        row.gain = kLaws.front().loss(n, own) - row.loss;
        const bool same = way.change == QualityChange::Plan;
        const ResolvedPlan next = same ? p.plan : with(p.plan, w, way);
        const Assessment a = same ? p.now : assess(next, given(next, p.now.decision.gpus));
        if (holdsAll(next, a))
            row.cost = a.money.runCost;
        const Usd more = row.cost - (rows.empty() ? row.cost : rows.front().cost);
        if (more > Usd{} && row.gain > kNothing)
            row.each = more * (kHundredth / row.gain);
        rows.push_back(row);
    }
    return rows;
}

} // namespace engine

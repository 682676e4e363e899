#include "model/engine/published/ranking.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace engine {
namespace {

constexpr double kSame = 0.02; // closer speeds count as equal

struct Speed {
    double measured, predicted;
};
using Words = std::array<std::string, 5>;
using Key = std::pair<Words, std::array<double, 4>>;

Key keyOf(const AccuracyRow& r, RankedOf of)
{
    const bool gpus = of == RankedOf::Gpus;
    const Words words{r.source, r.model, r.precision, r.engine, gpus ? std::string() : r.gpu};
    if (isServed(r.quantity)) // layouts of replicas of any size
        return {words, {r.prompt, r.answer, r.users, gpus ? r.gpus : 0.0}};
    return {words, {r.gpus, r.sequence, gpus ? r.sequences : 0.0, 0.0}};
}

std::map<Key, std::vector<Speed>> setsOf(std::span<const AccuracyRow> rows, AccuracyFit fit,
                                         AccuracyQuantity quantity, RankedOf of)
{
    std::map<Key, std::vector<Speed>> sets;
    for (const AccuracyRow& r : rows) {
        const double predicted = predictedBy(r, fit);
        if (r.quantity != quantity || isOtherWork(r.kind) || !std::isfinite(predicted))
            continue;
        // Unstated loads may differ.
        const double tokens = r.sequence * r.sequences, load = r.prompt * r.answer * r.users;
        if (isServed(quantity) && std::isfinite(load))
            sets[keyOf(r, of)].push_back({r.measured / r.gpus, predicted / r.gpus});
        else if (!isServed(quantity) && std::isfinite(tokens))
            sets[keyOf(r, of)].push_back({tokens / r.measured, tokens / predicted});
    }
    std::erase_if(sets, [](const auto& set) { return set.second.size() < 2; });
    return sets;
}

double quantile(std::vector<double> values, double part)
{
    if (values.empty())
        return kUnknown;
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, at);
    return *at;
}

} // namespace

Ranking rankingOf(std::span<const AccuracyRow> rows, AccuracyFit fit, AccuracyQuantity quantity,
                  RankedOf of)
{
    Ranking ranking;
    std::size_t right = 0;
    std::vector<double> lost;
    for (const auto& [key, speeds] : setsOf(rows, fit, quantity, of)) {
        ++ranking.sets;
        for (std::size_t i = 0; i < speeds.size(); ++i)
            for (std::size_t k = i + 1; k < speeds.size(); ++k) {
                const double apart = std::log(speeds[i].measured / speeds[k].measured);
                if (std::abs(apart) < kSame)
                    continue;
                ++ranking.pairs;
                right += (apart > 0) == (speeds[i].predicted > speeds[k].predicted);
            }
        const double best = std::ranges::max(speeds, {}, &Speed::measured).measured;
        lost.push_back(1 - std::ranges::max(speeds, {}, &Speed::predicted).measured / best);
    }
    if (ranking.pairs > 0)
        ranking.right = static_cast<double>(right) / static_cast<double>(ranking.pairs);
    ranking.lostMedian = quantile(lost, 0.5);
    ranking.lostP90 = quantile(lost, 0.9);
    return ranking;
}

} // namespace engine

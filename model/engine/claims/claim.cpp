#include "model/engine/claims/claim.h"

#include "model/engine/claims/calculation.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace engine {
namespace {

// Up to this many uncertain inputs, every combination of their ends is tried.
constexpr std::size_t kMostUncertain = 6;

struct Ends {
    std::string key;
    double low, high;
};

// The uncertain inputs among those of a figure.
std::vector<Ends> uncertainOf(const Claim& claim, const ClaimFigure& figure,
                              const Calculation& calculation)
{
    std::set<std::string> seen;
    std::vector<Ends> ends;
    for (const std::string& name : inputsOf(calculation)) {
        const ClaimInput* input = claim.input(figure.keyOf(name));
        if (input && input->low < input->high && ends.size() < kMostUncertain &&
            seen.insert(input->key).second)
            ends.push_back({input->key, input->low, input->high});
    }
    return ends;
}

// A figure with some inputs changed from the claim's values.
double figureAt(const Claim& claim, const ClaimFigure& figure, const Calculation& calculation,
                const std::vector<std::pair<std::string, double>>& moved)
{
    return computed(calculation, [&](std::string_view name) {
        const std::string key = figure.keyOf(name);
        const auto at = std::ranges::find(moved, key, &std::pair<std::string, double>::first);
        if (at != moved.end())
            return at->second;
        const ClaimInput* input = claim.input(key);
        return input ? input->value : kUnknown;
    });
}

Band bandOf(const Claim& claim, const ClaimFigure& figure, const Calculation& calculation)
{
    const double typical = figureAt(claim, figure, calculation, {});
    Band band{typical, typical, typical};
    const std::vector<Ends> ends = uncertainOf(claim, figure, calculation);
    for (std::size_t corner = 0; corner < (std::size_t{1} << ends.size()); ++corner) {
        std::vector<std::pair<std::string, double>> moved;
        for (std::size_t i = 0; i < ends.size(); ++i)
            moved.emplace_back(ends[i].key, corner >> i & 1 ? ends[i].high : ends[i].low);
        const double value = figureAt(claim, figure, calculation, moved);
        band.low = std::min(band.low, value);
        band.high = std::max(band.high, value);
    }
    return band;
}

std::optional<bool> agrees(const Band& ours, const ClaimedRange& claimed)
{
    if (!std::isfinite(ours.typical))
        return {};
    const double slack = claimed.within;
    const bool tooLow = ours.high + slack * std::abs(ours.high) < claimed.low;
    const bool tooHigh = ours.low - slack * std::abs(ours.low) > claimed.high;
    return !tooLow && !tooHigh;
}

} // namespace

std::string ClaimFigure::keyOf(std::string_view input) const
{
    const auto it = std::ranges::find(of, input, &std::pair<std::string, std::string>::first);
    return it == of.end() ? std::string(input) : it->second;
}

const ClaimInput* Claim::input(std::string_view key) const
{
    const auto it = std::ranges::find(inputs, key, &ClaimInput::key);
    return it == inputs.end() ? nullptr : &*it;
}

ClaimAnswer answerClaim(const Claim& claim)
{
    ClaimAnswer answer;
    bool checked = false;
    std::optional<Verdict> against;
    for (const ClaimFigure& figure : claim.figures) {
        const Calculation* calculation = findCalculation(figure.what);
        ClaimAnswer::Figure one{{kUnknown, kUnknown, kUnknown}, {}};
        if (calculation)
            one.ours = bandOf(claim, figure, *calculation);
        if (figure.claimed)
            one.agrees = agrees(one.ours, *figure.claimed);
        checked = checked || one.agrees;
        if (one.agrees == false && !against)
            against = figure.against;
        answer.figures.push_back(one);
    }
    const Verdict compared = checked ? against.value_or(Verdict::Holds) : Verdict::Unchecked;
    answer.verdict = claim.judged.value_or(compared);
    return answer;
}

} // namespace engine

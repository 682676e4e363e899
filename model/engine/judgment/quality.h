#pragma once

#include "model/engine/judgment/probe.h"

#include <span>
#include <string_view>
#include <vector>

namespace engine {

// Loss per token of a language model trained from scratch, by its parameters N and tokens D: E + A
// / N^a + B / D^b, as fitted to published runs of dense models.
struct LossLaw {
    std::string_view name; // who fitted it
    double floor, a, powerN, b, powerD;

    double loss(Params n, Tokens d) const;
    // The size with the lowest loss for a given compute (6 N D).
    Params bestSize(double compute) const;
};
// The latest fit first; the distance of the others shows its uncertainty.
std::span<const LossLaw> lossLaws();

enum class QualityChange : std::uint8_t {
    Plan,
    BestSplit,
    MoreTokens,
    LargerModel,
    Twice,
    Four,
    Ten,
    Half
};

// The plan with other tokens or another model size, on the same number of GPUs.
struct QualityRow {
    QualityChange change = QualityChange::Plan;
    Params size{};
    Tokens tokens{};
    Usd cost{kUnknown}; // per run; unknown if the model does not fit
    double loss = kUnknown;
    double gain = kUnknown, least = kUnknown, most = kUnknown; // relative to the plan, by all laws
    // Extra cost per hundredth of loss gained, relative to the plan; unknown if it costs no more.
    Usd each{kUnknown};
};
// Empty if no language model is trained from scratch.
std::vector<QualityRow> qualityOf(const Probe& probe);

} // namespace engine

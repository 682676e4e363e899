#pragma once

#include "model/engine/judgment/probe.h"

#include <span>
#include <string_view>
#include <vector>

namespace engine {

// What a language model trained from scratch loses a token, by its parameters N and tokens D:
// E + A / N^a + B / D^b, as fitted on published runs of dense models.
struct LossLaw {
    std::string_view name; // who fitted it
    double floor, a, powerN, b, powerD;

    double loss(Params n, Tokens d) const;
    // Of all ways to spend so much compute (6 N D), the one that loses least.
    Params bestSize(double compute) const;
};
// The latest fit first; how far the others lie from it says how sure it is.
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

// The plan with other tokens or another size of model, on as many GPUs.
struct QualityRow {
    QualityChange change = QualityChange::Plan;
    Params size{};
    Tokens tokens{};
    Usd cost{kUnknown}; // of a run; unknown where the model does not fit
    double loss = kUnknown;
    double gain = kUnknown, least = kUnknown, most = kUnknown; // against the plan, by all laws
    // What a hundredth of loss costs more than the plan does; unknown where it costs no more.
    Usd each{kUnknown};
};
// Nothing where no language model is trained from scratch.
std::vector<QualityRow> qualityOf(const Probe& probe);

} // namespace engine

#include "model/engine/training/modelshape.h"
#include "model/engine/training/plaintext.h"
#include "model/engine/training/widths.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Typical number of experts today, and of active experts.
constexpr double kUsualExperts = 128, kMostActive = 8;
constexpr double kSide = 64; // experts are multiples of this many columns wide

// Minimum share of active parameters in experts; with less it is no MoE.
constexpr double kLeastShare = 0.1;

double rounded(double value, double step)
{
    return std::max(step, std::round(value / step) * step);
}

} // namespace

// Total minus active parameters are inactive experts, so the two numbers give the ratio of all
// experts to active ones, and the width of the active ones.
void estimateMixture(Model& m, double experts, std::vector<Assumption>& assumed)
{
    const double total = m.params.base(), active = m.active.base();
    m.ffnMatrices = 3, m.sharedExperts = 0, m.denseLayers = 0;
    const double attention = m.layers * widthsOf(m).attentionWeights();
    const double shared = attention + m.embeddings * m.vocab * m.hidden;
    const double passed = std::max(active - shared, kLeastShare * active);
    const double all = std::max(total - shared, passed);
    const double ratio = all / passed;
    m.experts = experts > 1 ? experts : kUsualExperts;
    m.expertsActive = std::clamp(std::round(m.experts / ratio), 1.0, std::max(1.0, m.experts));
    if (!(experts > 1)) {
        m.expertsActive = std::min(m.expertsActive, kMostActive);
        m.experts = std::max(m.expertsActive, std::round(m.expertsActive * ratio));
    }
    m.expertFfn = rounded(all / (m.experts * 3 * m.hidden * m.layers), kSide);
    if (!(m.ffn > 0))
        m.ffn = m.expertFfn;
    assumed.push_back("mixture of unknown shape: " + inWords(m.experts) + " experts of width " +
                      inWords(m.expertFfn) + ", " + inWords(m.expertsActive) +
                      " for each token, from its total and active parameters");
}

} // namespace engine

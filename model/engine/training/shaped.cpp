#include "model/engine/training/shaped.h"

#include "model/engine/sizing/shape.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

// Biases and norms are not counted: a shape this close to the size matches it.
constexpr double kSame = 0.03;
// Widths like these divide evenly over matrix units and tensor groups.
constexpr double kWidth = 128, kLayers = 4, kManyLayers = 64, kHeads = 8;
constexpr double kHead = 128;

double multiple(double value, double of)
{
    return std::max(of, std::round(value / of) * of);
}

// Dense models of 1 to 400 B parameters: 8 B has 32 layers, 70 B about 80.
Model usualShape(Model m)
{
    const double params = m.params.base();
    m.layers = multiple(14 * std::pow(params / 1e9, 0.4), kLayers);
    m.hidden = multiple(std::sqrt(params / (12 * m.layers)), kWidth);
    m.heads = m.kvHeads = m.hidden / kHead;
    m.headDim = kHead;
    m.ffn = 4 * m.hidden;
    m.ffnMatrices = 2;
    m.vocab = m.vocab > 0 ? m.vocab : 32768;
    m.embeddings = 1;
    m.experts = kUnknown;
    return m;
}

// Heads come in groups that share keys and values, and tensor groups divide them.
double headsLike(const Model& m, double heads)
{
    const bool grouped = m.kvHeads > 0 && m.kvHeads < m.heads;
    const double group = grouped ? m.kvHeads : m.heads >= 2 * kHeads ? kHeads : 1;
    return std::fmod(m.heads, group) == 0 ? multiple(heads, group)
                                          : std::max(1.0, std::round(heads));
}

// Deeper by the cube root and wider by the rest, in steps that GPUs can divide.
Model stretched(Model m, double times)
{
    const double layers = m.layers;
    m.layers = std::max(1.0, std::round(layers * std::cbrt(times)));
    if (m.layers > 4 * kLayers)
        m.layers = multiple(m.layers, m.layers >= kManyLayers ? 2 * kLayers : kLayers);
    const double wider = std::sqrt(times * layers / m.layers);
    const double heads = headsLike(m, m.heads * wider);
    const double hidden = m.hidden;
    m.hidden = multiple(m.hidden * wider, kWidth);
    const double exact = m.hidden / hidden;
    m.kvHeads = m.kvHeads == m.heads ? heads : m.kvHeads;
    m.heads = heads;
    m.ffn = multiple(m.ffn * exact, kWidth);
    if (m.expertFfn > 0)
        m.expertFfn = multiple(m.expertFfn * exact, kWidth);
    if (m.denseLayers > 0)
        m.denseLayers = std::min(m.layers, std::round(m.denseLayers * m.layers / layers));
    return m;
}

// An unstated vocabulary counts as none.
double counted(Model m)
{
    m.vocab = m.vocab > 0 ? m.vocab : 0;
    m.embeddings = m.embeddings > 0 ? m.embeddings : 1;
    m.ffnMatrices = m.ffnMatrices > 0 ? m.ffnMatrices : 2;
    return countParameters(m).total().base();
}

// Embeddings only grow with the width, so the first attempt may be off.
Model stretchedTo(const Model& model, double params)
{
    constexpr int kTries = 4;
    double times = params / counted(model);
    Model best = stretched(model, times);
    for (int i = 0; i < kTries && std::abs(counted(best) / params - 1) > kSame; ++i) {
        times *= params / counted(best);
        const Model next = stretched(model, times);
        if (std::abs(std::log(counted(next) / params)) < std::abs(std::log(counted(best) / params)))
            best = next;
    }
    return best;
}

} // namespace

Params unpassed(const Model& m)
{
    const bool part = !(m.experts > 0) && m.active.base() > 0 && m.active < m.params;
    return part ? m.params - m.active : Params{};
}

bool hasShape(const Model& m)
{
    const bool heads = m.heads > 0 && (m.kvRank > 0 || (m.kvHeads > 0 && m.headDim > 0));
    const bool mlp = m.ffn > 0 || (m.experts > 0 && m.expertFfn > 0 && m.expertsActive > 0);
    return m.layers > 0 && m.hidden > 0 && heads && mlp;
}

Model shaped(const Model& model)
{
    if (!(model.params.base() > 0))
        return model;
    if (!hasShape(model))
        return usualShape(model);
    const double params = (model.params - unpassed(model)).base(), times = params / counted(model);
    return std::abs(times - 1) <= kSame || !std::isfinite(times) ? model
                                                                 : stretchedTo(model, params);
}

} // namespace engine

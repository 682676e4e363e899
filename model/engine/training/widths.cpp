#include "model/engine/training/widths.h"

#include <algorithm>

namespace engine {
namespace {

double known(double value)
{
    return value > 0 ? value : 0;
}

} // namespace

double Widths::lookedBack(double sequence) const
{
    const double whole = sequence / 2;
    if (!(window > 0) || window >= sequence)
        return whole;
    // All but the first tokens of a window see a full one.
    const double windowed = window * (1 - window / (2 * sequence));
    return (1 - windowShare) * whole + windowShare * windowed;
}

double Widths::attentionWeights() const
{
    const double out = heads * passed * hidden;
    if (!latent())
        return hidden * (queries() + 2 * keys()) + out;
    const double q = qRank > 0 ? qRank * (hidden + queries()) : hidden * queries();
    return q + hidden * (kvRank + rope) + kvRank * heads * (nope + passed) + out;
}

Widths widthsOf(const Model& m)
{
    Widths w;
    w.layers = m.layers, w.hidden = m.hidden, w.vocab = known(m.vocab);
    w.heads = known(m.heads), w.kvHeads = known(m.kvHeads);
    w.kvRank = known(m.kvRank), w.qRank = known(m.qRank);
    w.rope = known(m.ropeDim), w.nope = known(m.nopeDim);
    w.compared = w.latent() ? w.nope + w.rope : known(m.headDim);
    w.passed = w.latent() ? known(m.vDim) : known(m.headDim);
    if (w.latent())
        w.kvHeads = w.heads;
    w.ffn = known(m.ffn);
    w.matrices = m.ffnMatrices > 0 ? m.ffnMatrices : 2;
    w.tables = m.embeddings > 0 ? m.embeddings : 1;
    w.experts = known(m.experts);
    if (w.experts > 0) {
        w.active = known(m.expertsActive), w.expertFfn = known(m.expertFfn);
        w.sharedFfn = known(m.sharedExperts) * w.expertFfn;
        w.denseLayers = std::min(known(m.denseLayers), w.layers);
        w.mixtureLayers = w.layers - w.denseLayers;
    } else {
        w.denseLayers = w.layers;
    }
    w.window = known(m.window.base());
    w.windowShare = w.window > 0 ? known(m.windowShare) : 0;
    return w;
}

} // namespace engine

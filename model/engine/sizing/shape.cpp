#include "model/engine/sizing/shape.h"

namespace engine {
namespace {

// A multiply and an add per matrix element and token.
constexpr WorkFactor kForwardPass{2};

// Models leave values unknown for what they do not have.
bool has(double value)
{
    return value > 0;
}
double orNone(double value)
{
    return has(value) ? value : 0;
}

bool latent(const Model& m)
{
    return has(m.kvRank);
}

// Widths of a head's keys and values: equal, except for latent attention (arXiv 2405.04434, section
// 2.1).
double comparedDim(const Model& m)
{
    return latent(m) ? m.nopeDim + m.ropeDim : m.headDim;
}
double passedDim(const Model& m)
{
    return latent(m) ? m.vDim : m.headDim;
}

double denseLayers(const Model& m)
{
    return has(m.experts) ? orNone(m.denseLayers) : m.layers;
}
double mixtureLayers(const Model& m)
{
    return has(m.experts) ? m.layers - denseLayers(m) : 0;
}

// Latent attention projects keys and values (and, with a rank, queries) through narrow matrices;
// the rotary part of the keys is shared by all heads. DeepSeek-V2, arXiv 2405.04434, section 2.1.
double latentAttention(const Model& m, const ShapeExtras& x)
{
    const double queries = m.heads * comparedDim(m);
    double count = has(m.qRank) ? m.qRank * (m.hidden + queries) : m.hidden * queries;
    count += m.hidden * (m.kvRank + m.ropeDim);
    count += m.kvRank * m.heads * (m.nopeDim + m.vDim);
    count += m.heads * m.vDim * m.hidden;
    if (x.inputBias)
        count += orNone(m.qRank) + m.kvRank + m.ropeDim;
    return count;
}

// Queries and output are a·d wide, keys and values k·d wide (arXiv 2305.13245: grouped queries).
double plainAttention(const Model& m, const ShapeExtras& x)
{
    const double queries = m.heads * m.headDim;
    const double keys = m.kvHeads * m.headDim;
    const double count = m.hidden * (queries + 2 * keys) + queries * m.hidden;
    return x.inputBias ? count + queries + 2 * keys : count;
}

double attention(const Model& m, const ShapeExtras& x)
{
    const double count = latent(m) ? latentAttention(m, x) : plainAttention(m, x);
    return count + (x.outputBias ? m.hidden : 0) + (x.sinks ? m.heads : 0);
}

// Up (two matrices if gated, arXiv 2002.05202) and down.
double mlp(const Model& m, double width, bool bias)
{
    const double count = m.ffnMatrices * m.hidden * width;
    return bias ? count + (m.ffnMatrices - 1) * width + m.hidden : count;
}

double layerNorms(const Model& m, const ShapeExtras& x)
{
    using enum ShapeExtras::QueryNorm;
    double width = x.layerNorms * m.hidden * x.normWidth;
    if (x.queryNorm == EachHead)
        width += 2 * m.headDim;
    if (x.queryNorm == AllHeads)
        width += (m.heads + m.kvHeads) * m.headDim;
    if (latent(m)) // one after each narrow matrix
        width += orNone(m.qRank) + m.kvRank;
    return width;
}

void countMixture(ParameterParts& parts, const Model& m, const ShapeExtras& x)
{
    const double layers = mixtureLayers(m);
    const double expert = mlp(m, m.expertFfn, x.expertBias);
    if (has(m.sharedExperts))
        parts.mlp += Params(layers * mlp(m, m.sharedExperts * m.expertFfn, x.mlpBias));
    parts.experts = Params(layers * m.experts * expert);
    parts.idle = Params(layers * (m.experts - m.expertsActive) * expert);
    parts.router = Params(layers * (m.hidden * m.experts + (x.routerBias ? m.experts : 0) +
                                    (x.sharedGate ? m.hidden : 0)));
}

// Input embedding and, if untied, an LM head. If tied, the one table is multiplied at the output;
// if untied, the first is only read.
void countEmbedding(ParameterParts& parts, const Model& m, const ShapeExtras& x)
{
    const bool narrow = has(x.embeddingWidth) && x.embeddingWidth != m.hidden;
    const double width = narrow ? x.embeddingWidth : m.hidden;
    const double positions = x.positions * m.hidden;
    parts.embedding = Params(m.embeddings * m.vocab * width + positions);
    parts.lookup = Params((m.embeddings - 1) * m.vocab * width + positions);
    if (narrow) // one projection in and one out
        parts.other += Params(2 * width * m.hidden);
    if (x.headBias)
        parts.other += Params(m.vocab);
}

double windowLayers(const Model& m)
{
    return has(m.window.base()) ? m.layers * m.windowShare : 0;
}

// The tokens that a new one attends to, summed over the layers.
double lookedAt(const Model& m, Tokens context)
{
    const double seen = context.base();
    const double windowed = windowLayers(m);
    return (m.layers - windowed) * seen +
           (windowed == 0 ? 0 : windowed * smaller(seen, m.window.base()));
}

double keptElements(const Model& m) // per token, in one layer
{
    return latent(m) ? m.kvRank + m.ropeDim : 2 * m.kvHeads * m.headDim;
}

// Biases and norms are additions, not GEMMs: too little to count as work.
ShapeExtras matricesOnly(const ShapeExtras& x)
{
    ShapeExtras matrices;
    matrices.sharedGate = x.sharedGate;
    matrices.embeddingWidth = x.embeddingWidth;
    matrices.normWidth = 0;
    return matrices;
}

} // namespace

ParameterParts countParameters(const Model& m, const ShapeExtras& x)
{
    ParameterParts parts;
    countEmbedding(parts, m, x);
    parts.attention = Params(m.layers * attention(m, x));
    if (const double dense = denseLayers(m); dense != 0)
        parts.mlp = Params(dense * mlp(m, m.ffn, x.mlpBias));
    if (has(m.experts))
        countMixture(parts, m, x);
    parts.norms = Params(m.layers * layerNorms(m, x) + x.modelNorms * m.hidden * x.normWidth);
    return parts;
}

BytesPerToken kvBytesToken(const Model& m, double bytesPerElement)
{
    return BytesPerToken(m.layers * keptElements(m) * bytesPerElement);
}

// Each matrix once, plus a dot product and a weighted sum per head and attended token (arXiv
// 2001.08361, table 1, counting both halves of attention).
FlopsPerToken forwardFlops(const Model& m, Tokens context, const ShapeExtras& x)
{
    const ParameterParts parts = countParameters(m, matricesOnly(x));
    const Params attended(m.heads * (comparedDim(m) + passedDim(m)) * lookedAt(m, context));
    return kForwardPass * (parts.active() - parts.lookup - parts.norms + attended);
}

} // namespace engine

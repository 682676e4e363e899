#include "model/engine/sizing/shape.h"

namespace engine {
namespace {

// A multiply and an add for each number of a matrix and token.
constexpr WorkFactor kForwardPass{2};

// Unknown is how a model says that it does not have something.
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

// What a head compares by and what it passes on: the same width, but for latent attention
// (arXiv 2405.04434, section 2.1).
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

// Latent attention squeezes keys and values (and, with a rank, queries) through narrow matrices;
// the rotary part of the keys is one for all heads. DeepSeek-V2, arXiv 2405.04434, section 2.1.
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

// Queries and the output a·d wide, keys and values k·d wide (arXiv 2305.13245: grouped queries).
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

// Up (twice where gated, arXiv 2002.05202) and down.
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
    if (latent(m)) // one behind each narrow matrix
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

// A table for the words that come in and, untied, one for those that go out. Tied, the one table
// is multiplied on the way out; untied, the first is only read.
void countEmbedding(ParameterParts& parts, const Model& m, const ShapeExtras& x)
{
    const bool narrow = has(x.embeddingWidth) && x.embeddingWidth != m.hidden;
    const double width = narrow ? x.embeddingWidth : m.hidden;
    const double positions = x.positions * m.hidden;
    parts.embedding = Params(m.embeddings * m.vocab * width + positions);
    parts.lookup = Params((m.embeddings - 1) * m.vocab * width + positions);
    if (narrow) // a matrix in and a matrix out
        parts.other += Params(2 * width * m.hidden);
    if (x.headBias)
        parts.other += Params(m.vocab);
}

double windowLayers(const Model& m)
{
    return has(m.window.base()) ? m.layers * m.windowShare : 0;
}

// The tokens that a new one looks back at, summed over the layers.
double lookedAt(const Model& m, Tokens context)
{
    const double seen = context.base();
    const double windowed = windowLayers(m);
    return (m.layers - windowed) * seen +
           (windowed == 0 ? 0 : windowed * smaller(seen, m.window.base()));
}

double keptElements(const Model& m) // of a token, in one layer
{
    return latent(m) ? m.kvRank + m.ropeDim : 2 * m.kvHeads * m.headDim;
}

// Biases and norms are added, not multiplied: too little to count as work.
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

// Each matrix once, and for each token looked back at a comparison and a weighted sum for every
// head (arXiv 2001.08361, table 1, with both halves of the attention counted).
FlopsPerToken forwardFlops(const Model& m, Tokens context, const ShapeExtras& x)
{
    const ParameterParts parts = countParameters(m, matricesOnly(x));
    const Params attended(m.heads * (comparedDim(m) + passedDim(m)) * lookedAt(m, context));
    return kForwardPass * (parts.active() - parts.lookup - parts.norms + attended);
}

} // namespace engine

#pragma once

#include "model/engine/specs/parts.h"

namespace engine {

using BytesPerToken = Quantity<Dim{.byte = 1, .token = -1}>;
using FlopsPerToken = Quantity<Dim{.flop = 1, .token = -1}>;

// What the blocks of a family have in addition to the matrices that a Model describes. Without it a
// count is that of a plain decoder, which is close; with it the count is exact.
struct ShapeExtras {
    bool inputBias = false;  // of queries, keys and values
    bool outputBias = false; // of the attention output
    bool mlpBias = false;    // of dense MLPs and shared experts
    bool expertBias = false;
    bool routerBias = false; // one number per expert
    bool headBias = false;   // one number per token of the vocabulary
    bool sinks = false;      // attention sinks: one number per head
    bool sharedGate = false; // of the shared expert
    enum class QueryNorm { None, EachHead, AllHeads } queryNorm = QueryNorm::None;
    double normWidth = 1;  // 1: scale; 2: scale and shift; 0: not learned
    double layerNorms = 2; // per layer
    double modelNorms = 1; // of the model: after the last layer, sometimes after the embedding
    double positions = 0;  // learned position embeddings
    double embeddingWidth = kUnknown; // if it is not the hidden width
};

struct ParameterParts {
    Params embedding{}; // one or two embedding tables, and learned positions
    Params attention{};
    Params mlp{};     // of dense layers, and shared experts
    Params experts{}; // routed experts
    Params router{};
    Params norms{};
    Params other{};

    Params lookup{}; // of the embedding: rows that are only read, not multiplied
    Params idle{};   // of the experts: those not active for a token

    Params total() const { return embedding + attention + mlp + experts + router + norms + other; }
    Params active() const { return total() - idle; }
};

ParameterParts countParameters(const Model& model, const ShapeExtras& extras = {});

// Bytes that one more token adds to the KV cache, with full attention in every layer.
BytesPerToken kvBytesToken(const Model& model, double bytesPerElement = 2);

// Multiplications and additions for one token in the forward pass, attending to `context` tokens.
FlopsPerToken forwardFlops(const Model& model, Tokens context = {}, const ShapeExtras& extras = {});

} // namespace engine

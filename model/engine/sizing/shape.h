#pragma once

#include "model/engine/specs/parts.h"

namespace engine {

using BytesPerToken = Quantity<Dim{.byte = 1, .token = -1}>;
using FlopsPerToken = Quantity<Dim{.flop = 1, .token = -1}>;

// What the blocks of a family carry beside the matrices that a Model describes. Without it a
// count is that of a plain decoder, which is close; with it the count is exact.
struct ShapeExtras {
    bool inputBias = false;  // of queries, keys and values
    bool outputBias = false; // of what leaves the attention
    bool mlpBias = false;    // of dense MLPs and shared experts
    bool expertBias = false;
    bool routerBias = false; // one number an expert
    bool headBias = false;   // one number a word
    bool sinks = false;      // one number an attention head
    bool sharedGate = false; // weighs the shared expert
    enum class QueryNorm { None, EachHead, AllHeads } queryNorm = QueryNorm::None;
    double normWidth = 1;  // 1: a scale; 2: a scale and a shift; 0: nothing learned
    double layerNorms = 2; // of each layer
    double modelNorms = 1; // of the whole: after the last layer, sometimes after the embedding
    double positions = 0;  // learned ones
    double embeddingWidth = kUnknown; // where it is not the hidden width
};

struct ParameterParts {
    Params embedding{}; // tables of words, one or two, and learned positions
    Params attention{};
    Params mlp{};     // of dense layers, and experts that every token passes
    Params experts{}; // those a router chooses from
    Params router{};
    Params norms{};
    Params other{};

    Params lookup{}; // of the embedding: rows that are read, never multiplied
    Params idle{};   // of the experts: those a token does not pass

    Params total() const { return embedding + attention + mlp + experts + router + norms + other; }
    Params active() const { return total() - idle; }
};

ParameterParts countParameters(const Model& model, const ShapeExtras& extras = {});

// Keys and values that one more token leaves behind, as if no layer forgot any.
BytesPerToken kvBytesToken(const Model& model, double bytesPerElement = 2);

// Multiplications and additions of one token forward, with so many tokens to look back at.
FlopsPerToken forwardFlops(const Model& model, Tokens context = {}, const ShapeExtras& extras = {});

} // namespace engine

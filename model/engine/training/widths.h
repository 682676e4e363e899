#pragma once

#include "model/engine/specs/parts.h"

namespace engine {

// The dimensions of a model's matrices. What a model does not have is 0 here, never unknown.
struct Widths {
    double layers = 0, hidden = 0, vocab = 0;
    double heads = 0, kvHeads = 0;
    double compared = 0, passed = 0; // width of a head's keys, and of its values
    double qRank = 0, kvRank = 0, rope = 0, nope = 0;
    double ffn = 0, matrices = 2;
    double experts = 0, active = 0, expertFfn = 0, sharedFfn = 0;
    double mixtureLayers = 0, denseLayers = 0;
    double tables = 1;      // embedding tables
    double windowShare = 0; // of the layers
    double window = 0;      // tokens
    bool latent() const { return kvRank > 0; }
    bool gated() const { return matrices > 2; }

    double queries() const { return heads * compared; }
    double keys() const { return kvHeads * compared; }
    // Tokens attended to, averaged over layers; in full-attention layers, half of the sequence.
    double lookedBack(double sequence) const;
    // Weights of a layer: attention, a dense MLP, the experts of an MoE layer, and what each token
    // passes in addition (shared experts and router).
    double attentionWeights() const;
    double denseWeights() const { return matrices * hidden * ffn; }
    double expertWeights() const { return 3 * hidden * expertFfn; }
    double sharedWeights() const { return 3 * hidden * sharedFfn + hidden * experts; }
};

Widths widthsOf(const Model& model);

} // namespace engine

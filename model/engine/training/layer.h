#pragma once

#include "model/engine/training/layout.h"
#include "model/engine/training/prepared.h"

namespace engine {

// One pass of one layer and one micro-batch on one GPU, by what the time goes to.
struct PassTime {
    Seconds products{};                    // matrices of attention and MLP
    Seconds attention{};                   // its core
    Seconds elementwise{};                 // norms, activations, permutation of tokens
    Seconds floor{};                       // what the host takes longer than the GPU
    Seconds tensor{}, context{}, expert{}; // traffic that is not hidden

    Seconds work() const { return products + attention + elementwise + floor; }
    Seconds total() const { return work() + tensor + context + expert; }
};

// A layer, averaged over the dense and the mixed ones.
struct LayerTime {
    PassTime forward, backward;
    Seconds core{}; // forward, of the attention alone: what selective recompute repeats
};

// What the layers of a job take on a machine under the part of a layout that lies inside a layer:
// tensor, context and expert degrees and the micro-batch. The same for every pipeline, data
// degree and sharding, so a search computes it once for many layouts.
LayerTime layerTime(const PreparedJob& prepared, const Layout& layout);

// A step's work of the networks beside the model.
Seconds besideTime(const PreparedJob& prepared, const Layout& layout);

// The embedding's matrix, logits and loss, forward and backward, of one micro-batch.
Seconds vocabularyTime(const PreparedJob& prepared, const Layout& layout);

} // namespace engine

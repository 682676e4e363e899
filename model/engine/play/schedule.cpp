#include "model/engine/play/schedule.h"

#include <algorithm>

namespace engine::play {
namespace {

// Micro-batches go through a chunk in groups of as many as there are stages; then the group goes
// through the next chunk. In the backward pass the last chunk comes first.
Pass interleaved(int k, int stages, int chunks, bool backward)
{
    const int group = k / (stages * chunks), within = k % (stages * chunks);
    const int chunk = within / stages;
    return {group * stages + within % stages, backward ? chunks - 1 - chunk : chunk, backward};
}

} // namespace

std::vector<Pass> passesOf(Schedule schedule, int stages, int chunks, int microBatches, int stage)
{
    const int all = microBatches * chunks;
    const int after = stages - stage - 1;
    int ahead = all; // forward passes before the first backward pass
    if (schedule == Schedule::OneForwardOneBackward)
        ahead = std::min(all, after);
    else if (schedule == Schedule::Interleaved)
        ahead = std::min(all, 2 * after + (chunks - 1) * stages);
    const auto pass = [&](int k, bool backward) {
        return chunks > 1 ? interleaved(k, stages, chunks, backward) : Pass{k, 0, backward};
    };
    std::vector<Pass> passes;
    passes.reserve(2 * static_cast<std::size_t>(all));
    for (int k = 0; k < ahead; ++k)
        passes.push_back(pass(k, false));
    for (int k = ahead; k < all; ++k) {
        passes.push_back(pass(k, false));
        passes.push_back(pass(k - ahead, true));
    }
    for (int k = all - ahead; k < all; ++k)
        passes.push_back(pass(k, true));
    return passes;
}

} // namespace engine::play

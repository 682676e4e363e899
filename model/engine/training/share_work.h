#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <thread>

namespace engine {

// Half of a small office machine: the window keeps the rest.
inline constexpr int kWorkers = 2;

// Does all items, each once, by two workers where that is worth a thread. Which worker takes
// which item is left open: the work must come to the same.
template <class Work> void shareWork(std::size_t items, bool alone, const Work& work)
{
    std::atomic<std::size_t> next{0};
    const auto run = [&](int worker) {
        for (std::size_t i = next++; i < items; i = next++)
            work(worker, i);
    };
    std::array<std::jthread, kWorkers - 1> helpers;
    if (!alone)
        for (int i = 1; i < kWorkers; ++i)
            helpers[static_cast<std::size_t>(i - 1)] = std::jthread(run, i);
    run(0);
} // helpers are joined

} // namespace engine

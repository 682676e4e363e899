#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <functional>

namespace engine {

// Half of a small office machine: the window keeps the rest.
inline constexpr int kWorkers = 2;

// A piece of work that one more thread may do while the caller does it, too. At its end it is taken
// back where the thread has not begun: a busy machine keeps nobody waiting.
class Helping {
public:
    explicit Helping(std::function<void()> work);
    ~Helping();
    Helping(const Helping&) = delete;
    Helping& operator=(const Helping&) = delete;

private:
    std::function<void()> work_; // empty where the thread helps somebody else
};

// Does all items, each once, by two workers where that is worth a thread. Which worker takes
// which item is left open: the work must come to the same.
template <class Work> void shareWork(std::size_t items, bool alone, const Work& work)
{
    std::atomic<std::size_t> next{0};
    const auto run = [&](int worker) {
        for (std::size_t i = next++; i < items; i = next++)
            work(worker, i);
    };
    if (alone)
        return run(0);
    const Helping helping([&] { run(1); });
    run(0);
}

} // namespace engine

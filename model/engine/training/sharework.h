#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <functional>

namespace engine {

// Half of a small office machine: the rest is for the window.
inline constexpr int kWorkers = 2;

// Work that another thread may do in parallel with the caller. If the thread has not started by the
// end, it is withdrawn: a busy machine delays nobody.
class Helping {
public:
    explicit Helping(std::function<void()> work);
    ~Helping();
    Helping(const Helping&) = delete;
    Helping& operator=(const Helping&) = delete;

private:
    std::function<void()> work_; // empty if the thread is busy with other work
};

// Processes all items, each once, on two workers if that is worth a thread. The assignment of items
// is arbitrary: the result must not depend on it.
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

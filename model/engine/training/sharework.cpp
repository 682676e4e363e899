#include "model/engine/training/sharework.h"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace engine {
namespace {

// A helper thread. It stays around between searches, as starting one takes as long as a small
// search.
class Helper {
public:
    // Whether it is free to take that work.
    bool offer(const std::function<void()>& work)
    {
        const std::lock_guard lock(mutex_);
        if (offered_)
            return false;
        offered_ = &work;
        called_.notify_one();
        return true;
    }
    // The offered work is no longer used after this returns.
    void takeBack(const std::function<void()>& work)
    {
        std::unique_lock lock(mutex_);
        if (offered_ == &work && !busy_)
            offered_ = nullptr;
        done_.wait(lock, [&] { return offered_ != &work; });
    }

private:
    void run(const std::stop_token& stop)
    {
        std::unique_lock lock(mutex_);
        while (called_.wait(lock, stop, [this] { return offered_ != nullptr; })) {
            busy_ = true;
            lock.unlock();
            (*offered_)();
            lock.lock();
            busy_ = false;
            offered_ = nullptr;
            done_.notify_all();
        }
    }

    std::mutex mutex_;
    std::condition_variable_any called_;
    std::condition_variable done_;
    const std::function<void()>* offered_ = nullptr;
    bool busy_ = false;
    std::jthread thread_{[this](const std::stop_token& stop) { run(stop); }};
};

Helper& helper()
{
    static Helper one;
    return one;
}

} // namespace

Helping::Helping(std::function<void()> work) : work_(std::move(work))
{
    if (!helper().offer(work_))
        work_ = nullptr;
}

Helping::~Helping()
{
    if (work_)
        helper().takeBack(work_);
}

} // namespace engine

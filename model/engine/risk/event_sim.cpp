#include "model/engine/risk/event_sim.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace engine {
namespace {

// The library's distributions differ from one to the next; its generator does not.
class Chance {
public:
    explicit Chance(std::uint64_t start) : bits_(start) {}
    Seconds wait(Seconds mean)
    {
        constexpr double kSteps = 1 / 9007199254740992.0; // 53 bits: all that a double holds
        return -std::log1p(-static_cast<double>(bits_() >> 11) * kSteps) * mean;
    }

private:
    std::mt19937_64 bits_;
};

} // namespace

// Checkpoints are taken after each interval of work; each is on storage a drain later, and only
// then does a fault fall back to it. Faults strike at any moment, restarts included.
Share simulatedGoodput(const FaultyRun& run, Seconds work, std::uint64_t start)
{
    struct Taken {
        Seconds work, stored; // holds so much work, from that moment on
    };
    Chance chance(start);
    Seconds now{}, done{}, safe{}, fault = chance.wait(run.between);
    std::vector<Taken> taken; // not yet on storage
    const auto fallBack = [&] {
        for (const Taken& t : taken)
            if (t.stored <= fault)
                safe = std::max(safe, t.work);
        taken.clear();
        now = fault, done = safe;
        for (Seconds up = now + run.down;; up = now + run.down) { // it may fail again
            fault = now + chance.wait(run.between);
            if (up <= fault) {
                now = up;
                return;
            }
            now = fault;
        }
    };
    while (done < work) {
        const Seconds next = now + run.interval + run.checkpoint.stall;
        if (fault < next) {
            fallBack();
            continue;
        }
        now = next, done += run.interval;
        taken.push_back({done, now + run.checkpoint.drain});
        while (!taken.empty() && taken.front().stored <= now) {
            safe = taken.front().work;
            taken.erase(taken.begin());
        }
    }
    return done / now;
}

Share simulatedWaiting(const Standby& s, Seconds time, std::uint64_t start)
{
    Chance chance(start);
    std::priority_queue<Seconds, std::vector<Seconds>, std::greater<>> back;
    Seconds now{}, waited{};
    while (now < time) {
        const bool runs = static_cast<double>(back.size()) <= s.spares;
        const Seconds fault =
            runs ? now + chance.wait(s.between / s.nodes) : Seconds(HUGE_VAL); // no memory
        const Seconds next = back.empty() ? fault : std::min(fault, back.top());
        waited += runs ? Seconds{} : next - now;
        now = next;
        if (next == fault)
            back.push(now + s.repair);
        else
            back.pop();
    }
    return waited / now;
}

} // namespace engine

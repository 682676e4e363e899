#pragma once

#include "model/engine/play/chance.h"
#include "model/engine/play/requeststream.h"

#include <queue>

#include <functional>
#include <vector>

namespace engine::play {

// An incoming request.
struct Arrival {
    double time = 0; // seconds
    std::int32_t kind = 0;
    double prompt = 1, answer = 1; // tokens
    double common = 0;             // of the prompt, in the shared prefix cache …
    double own = 0;                // … and left by the previous call, if it was kept
    std::int32_t session = -1;     // index of its session
};

// Requests in order of arrival. Calls of a session follow the end of the previous one.
class Arrivals {
public:
    Arrivals(const RequestStream& stream, std::uint64_t seed);

    double nextTime() const;
    Arrival take();
    // A call was answered: the next one comes after a pause. False if it was the last one.
    bool answered(const Arrival& call, double now);
    double sessionsEnded() const { return ended_; }
    double sessionsOpen() const { return static_cast<double>(sessions_.size()) - ended_; }

private:
    struct Caller {
        double scale = 1; // size of its requests relative to the average
        double calls = 0; // remaining
        double context = 0;
    };
    Arrival fresh();
    Arrival call(std::int32_t session, double time);
    double answerOf(const RequestKind& kind);

    const RequestStream& stream_;
    Chance comes_, lengths_;
    double next_ = 0; // of independent arrivals
    std::vector<Caller> sessions_;
    double ended_ = 0;
    using Due = std::pair<double, std::int32_t>;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> due_; // calls of open sessions
};

} // namespace engine::play

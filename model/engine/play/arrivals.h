#pragma once

#include "model/engine/play/chance.h"
#include "model/engine/play/request_stream.h"

#include <queue>

#include <functional>
#include <vector>

namespace engine::play {

// A request as it comes.
struct Arrival {
    double time = 0; // seconds
    std::int32_t kind = 0;
    double prompt = 1, answer = 1; // tokens
    double common = 0;             // of the prompt, in the cache once for everybody …
    double own = 0;                // … and what the call before left there, where it was kept
    std::int32_t session = -1;     // whose call it is
};

// What comes, in the order of time. Calls of a session follow on the end of the one before.
class Arrivals {
public:
    Arrivals(const RequestStream& stream, std::uint64_t seed);

    double nextTime() const;
    Arrival take();
    // The call has been answered: the next one comes after a pause. False: it was the last one.
    bool answered(const Arrival& call, double now);
    double sessionsEnded() const { return ended_; }
    double sessionsOpen() const { return static_cast<double>(sessions_.size()) - ended_; }

private:
    struct Caller {
        double scale = 1; // of what is asked, against the mean
        double calls = 0; // left
        double context = 0;
    };
    Arrival fresh();
    Arrival call(std::int32_t session, double time);
    double answerOf(const RequestKind& kind);

    const RequestStream& stream_;
    Chance comes_, lengths_;
    double next_ = 0; // of those that follow on nothing
    std::vector<Caller> sessions_;
    double ended_ = 0;
    using Due = std::pair<double, std::int32_t>;
    std::priority_queue<Due, std::vector<Due>, std::greater<>> due_; // calls, by their sessions
};

} // namespace engine::play

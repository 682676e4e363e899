#pragma once

#include "model/engine/play/arrivals.h"
#include "model/engine/play/play_serving.h"
#include "model/engine/play/replica_cache.h"
#include "model/engine/serving/step.h"

#include <deque>

namespace engine::play {

// A replica at work: a queue, what runs, and one step after another.
class ReplicaPlay {
public:
    ReplicaPlay(const ServingSizes& sizes, const ServingConstants& constants,
                const RequestStream& stream, const ServingOptions& options);
    PlayedServing play(std::stop_token stop);

private:
    // A request from its arrival to its end. What was answered before it was sent back is part of
    // the prompt that is read again.
    struct Request {
        Arrival arrival;
        PlayedRequest record;
        bool queued = false; // for a place
        double longest = 0;  // tokens of its prompt that one step took in
        double passage = 0;  // seconds that its tokens come later, for its prompt passed all stages
        double fetched = 0;  // tokens of its context that came back from a host …
        double ready = 0;    // … and when the last of them did
        double toRead = 0;   // tokens of the prompt that no step has taken in yet
        double seen = 0;     // those that it has, or that the cache held
        double made = 0;     // tokens of the answer
        double bytes = 0;    // that it holds
        bool reads() const { return toRead > 0; }
    };

    void arrive();
    void fetch(Request& request);
    bool admit();       // the first in the queue, where there is room
    void grow();        // room for the tokens of the next step; what finds none is sent back
    void dropTooLong(); // a request that no cache of this replica holds
    void sendBack(Request request);
    StepLoad load(); // of the next step: answers, and prompts as far as its budget goes
    Seconds timeOf(const StepLoad& load) const;
    Seconds passage(double longest) const; // of a prompt through the other stages
    void step();
    double tokensNow(); // that a step gives to a sequence
    static double heldTokens(const Request& r) { return r.arrival.prompt + r.made; }
    double roomFor(const Request& r) const;
    void end(Request& request);
    void count(const Request& request);
    bool isWarm() const;
    void draw(const Request& request);
    void note(Seconds time, const StepLoad& load);
    PlayedServing summed();

    const ServingSizes& sizes_;
    const ServingConstants& constants_;
    const ServingOptions& options_;
    Arrivals arrivals_;
    Chance guesses_;
    ReplicaCache cache_;
    double budget_, most_;
    bool reserves_, keeps_;

    double now_ = 0;
    std::deque<Request> queue_;
    std::vector<Request> fetching_; // until their contexts are back from the hosts
    double linkFree_ = 0;           // when the links to the hosts are
    std::vector<Request> running_;  // in the order of admission
    double warmAt_ = kUnknown;
    double finished_ = 0, finishedWarm_ = 0; // from the start, and since it is forgotten
    PlayedServing out_;
    std::vector<PlayedRequest> counted_;
    double waited_ = 0, cached_ = 0, prompts_ = 0, sentBack_ = 0;
    double area_ = 0, usedArea_ = 0; // of the running, and of the cache, over time
};

} // namespace engine::play

#pragma once

#include "model/engine/play/arrivals.h"
#include "model/engine/play/playserving.h"
#include "model/engine/play/replicacache.h"
#include "model/engine/serving/step.h"

#include <deque>

namespace engine::play {

// A replica at work: a queue, running requests, and one step after another.
class ReplicaPlay {
public:
    ReplicaPlay(const ServingSizes& sizes, const ServingConstants& constants,
                const RequestStream& stream, const ServingOptions& options);
    PlayedServing play(std::stop_token stop);

private:
    // A request from arrival to end. Output generated before a preemption becomes part of the
    // prompt that is recomputed.
    struct Request {
        Arrival arrival;
        PlayedRequest record;
        bool queued = false; // waited for room
        double longest = 0;  // longest prompt chunk taken in by one step
        double passage = 0;  // delay of its tokens in seconds, as its prompt passed all stages
        double fetched = 0;  // tokens of its context fetched from a host …
        double ready = 0;    // … and when the last of them arrived
        double toRead = 0;   // prompt tokens not yet prefilled
        double seen = 0;     // those prefilled or found in the cache
        double made = 0;     // output tokens
        double bytes = 0;    // held in the cache
        bool reads() const { return toRead > 0; }
    };

    void arrive();
    void fetch(Request& request);
    bool admit();       // the first in the queue, if there is room
    void grow();        // room for the next step's tokens; preempts if there is none
    void dropTooLong(); // a request too large for this replica's cache
    void sendBack(Request request);
    StepLoad load(); // of the next step: decodes, and prefill up to its budget
    Seconds timeOf(const StepLoad& load) const;
    Seconds passage(double longest) const; // of a prompt through the other stages
    void step();
    double tokensNow(); // per sequence in a step
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
    std::vector<Request> fetching_; // until their contexts are fetched from the hosts
    double linkFree_ = 0;           // when the links to the hosts are free
    std::vector<Request> running_;  // in the order of admission
    double warmAt_ = kUnknown;
    double finished_ = 0, finishedWarm_ = 0; // from the start, and after the warm-up
    PlayedServing out_;
    std::vector<PlayedRequest> counted_;
    double waited_ = 0, cached_ = 0, prompts_ = 0, sentBack_ = 0;
    double area_ = 0, usedArea_ = 0; // integrals over time of running requests and of cache use
};

} // namespace engine::play

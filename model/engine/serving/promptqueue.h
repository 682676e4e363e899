#pragma once

#include "model/engine/serving/steady.h"

#include <array>
#include <span>

namespace engine {

// Upper tail shares of the median and the 95th percentile.
inline constexpr Share kHalf = 0.5, kOver = 0.05;

// TTFT with random arrivals. A prompt waits until the current step ends and is taken in by the next
// one along with other arrivals; one longer than a step takes several. Steps are as long as the
// prompts in them, and a longer one sees more arrivals. Each class of prompts is summarized by mean
// and variance, and its percentiles are those of a gamma distribution with both.
class PromptQueue {
public:
    PromptQueue(const ServingSizes& sizes, const Steady& steady, Rate requests,
                const ServingConstants& constants);

    // The TTFT that a share of requests exceeds, without the wait for room in the cache: of all
    // requests without their own limit, or of those with that mean prompt length.
    Seconds beyond(Share late) const;
    Seconds beyond(Share late, Tokens prompt) const;

    // Variance added over `span` by prompts that arrive in it.
    double addedVariance(Seconds span) const;

private:
    // Mean and variance of a part of the time, in seconds.
    struct Part {
        double mean = 0, variance = 0;
    };
    // Prompts of one class, relative to the mean of all.
    struct Kind {
        Share share = 0;
        double read = 1;   // prefilled tokens
        double looks = 1;  // tokens that each of those attends to
        double spread = 0; // of the lengths
        bool apart = false;
        Part whole{}; // from its first step to its last one
        Part fetch{}; // before that, until its part in host memory is fetched
    };
    void takeKinds();
    Part added(const Kind& kind) const;
    Part whole(const Kind& kind) const;
    Part ownOf(const Kind& kind) const;
    Share sharedPart(const Steady& steady, Rate requests, const ServingConstants& constants) const;
    void takeOthers();
    double beyondAll(std::span<const Kind> kinds, Share late) const;

    const ServingSizes& sizes_;
    double requests_, plain_, pieces_; // per second; seconds; steps of an average prompt
    double passage_; // seconds that an average prompt takes to pass the other stages
    double linear_ = 0, looking_ = 0; // s, added by an average prompt by its length and its square
    double square_ = 0;               // s², averaged over all prompts
    Share busy_ = 0, working_ = 1;    // of the time: with prompts, and with anything
    std::array<Kind, 3> kinds_{};
    // What is already running, and how often: a decode-only step, or one with prompts.
    Share plainMet_ = 0;
    Part metPlain_, metPrompts_;
};

} // namespace engine

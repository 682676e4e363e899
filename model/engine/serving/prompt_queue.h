#pragma once

#include "model/engine/serving/steady.h"

#include <array>
#include <span>

namespace engine {

// Of the requests, what the median and the 95th percentile leave out.
inline constexpr Share kHalf = 0.5, kOver = 0.05;

// How late first tokens are where requests come at random. A prompt waits until the step ends that
// runs when it comes, and is taken in by the next one together with whatever came meanwhile; one
// longer than a step takes takes more of them. Steps are as long as the prompts in them make them,
// and the longer one is, the more come. Each kind of prompts is summed up by mean and variance, and
// its percentiles are those of a gamma distribution with both.
class PromptQueue {
public:
    PromptQueue(const ServingSizes& sizes, const Steady& steady, Rate requests,
                const ServingConstants& constants);

    // Later than which so many first tokens come, beside the wait for a place in the cache: of all
    // requests that have no limit of their own, or of those whose prompts are so long on the mean.
    Seconds beyond(Share late) const;
    Seconds beyond(Share late, Tokens prompt) const;

    // Of the variance of the time of `span`: what prompts that come in it add.
    double addedVariance(Seconds span) const;

private:
    // Mean and variance of a part of the time, in seconds.
    struct Part {
        double mean = 0, variance = 0;
    };
    // Prompts of one kind, against the mean of all.
    struct Kind {
        Share share = 0;
        double read = 1;   // tokens that are read
        double looks = 1;  // tokens that each of those looks back at
        double spread = 0; // of the lengths
        bool apart = false;
        Part whole{}; // from its first step to its last one
        Part fetch{}; // before that, until what the host holds of it is there
    };
    void takeKinds();
    Part added(const Kind& kind) const;
    Part whole(const Kind& kind) const;
    Part ownOf(const Kind& kind) const;
    Share sharedPart(const Steady& steady, Rate requests, const ServingConstants& constants) const;
    void takeOthers();
    double beyondAll(std::span<const Kind> kinds, Share late) const;

    const ServingSizes& sizes_;
    double requests_, plain_, pieces_; // of a second; seconds; steps of a mean prompt
    double passage_;                   // seconds that a mean prompt takes to pass other stages
    double linear_ = 0, looking_ = 0;  // s, that a mean prompt adds by its length and its square
    double square_ = 0;                // s², mean over all prompts
    Share busy_ = 0, working_ = 1;     // of the time: with prompts, and with anything
    std::array<Kind, 3> kinds_{};
    // What comes before, and how often: a step of answers alone, or one with prompts.
    Share plainMet_ = 0;
    Part metPlain_, metPrompts_;
};

} // namespace engine

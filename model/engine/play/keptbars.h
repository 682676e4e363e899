#pragma once

#include "model/engine/play/playedstep.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace engine::play {

// The bars of a step's picture. A step of millions of passes has more than can be shown or stored:
// when there are too many, only those in the first half of the time are kept, repeatedly. The rest
// looks much the same.
class KeptBars {
public:
    explicit KeptBars(std::size_t most) : most_(most) {}

    void add(const Bar& bar)
    {
        latest_ = std::max(latest_, bar.end);
        if (bar.start >= until_)
            return;
        bars_.push_back(bar);
        while (bars_.size() > most_ && until_ > 0) {
            until_ = std::min(until_, latest_) / 2;
            std::erase_if(bars_, [this](const Bar& b) { return b.start >= until_; });
        }
    }
    // The layers of a pass are merged into one bar.
    void addWork(const Bar& bar)
    {
        if (bars_.empty() || bar.start >= until_ || !continues(bar))
            add(bar);
        else
            bars_.back().end = bar.end, latest_ = std::max(latest_, bar.end);
    }

    // All bars are present up to then; infinite if none was dropped.
    double until() const { return until_; }
    std::vector<Bar> take() { return std::move(bars_); }

private:
    bool continues(const Bar& bar) const
    {
        const Bar& last = bars_.back();
        return last.doing == bar.doing && last.stage == bar.stage && last.chunk == bar.chunk &&
               last.microBatch == bar.microBatch && last.lane == bar.lane &&
               last.end >= bar.start - 1e-12;
    }

    std::size_t most_;
    std::vector<Bar> bars_;
    double until_ = std::numeric_limits<double>::infinity(), latest_ = 0;
};

} // namespace engine::play

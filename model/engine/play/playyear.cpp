#include "model/engine/play/playyear.h"

#include "model/engine/play/chance.h"

#include <queue>

#include <algorithm>
#include <cmath>
#include <functional>

namespace engine::play {
namespace {

constexpr Seconds kNever{HUGE_VAL};

class YearPlay {
public:
    YearPlay(const FailingRun& run, Seconds time, std::uint64_t seed)
        : run_(run)
        , end_(time)
        , chance_(seed)
    {
        year_.standbyNodes = run.standbyNodes;
        fault_ = nextFault();
        others_ = nextOther();
        year_.changes.push_back({});
    }
    PlayedYear play(std::stop_token stop)
    {
        while (now_ < end_ && !stop.stop_requested())
            if (speed() > 0)
                work();
            else
                wait();
        year_.time = now_;
        year_.useful = done_;
        year_.redone = worked_ - done_;
        return std::move(year_);
    }

private:
    struct Stored {
        Seconds work, from; // a checkpoint of that much work, on storage from then on
    };

    Seconds nextFault() { return now_ + Seconds(chance_.wait(run_.between.base())); }
    Seconds nextOther()
    {
        const double mean = run_.betweenOthers.base();
        return mean > 0 ? now_ + Seconds(chance_.wait(mean)) : kNever;
    }
    Seconds nextBack() const { return back_.empty() ? kNever : back_.top(); }
    double missing() const
    {
        return std::max(0.0, static_cast<double>(back_.size()) - run_.standbyNodes);
    }
    Share speed() const
    {
        if (!(missing() > 0))
            return 1;
        return run_.goesOn ? std::max(0.0, 1 - run_.lostByOne * missing()) : 0;
    }
    void changed() { year_.changes.push_back({now_, static_cast<double>(back_.size())}); }
    void takeNode()
    {
        back_.push(now_ + run_.repair);
        changed();
    }
    // Node failures and repairs up to the present.
    void nodes()
    {
        while (std::min(nextBack(), others_) <= now_) {
            const Seconds whole = now_;
            now_ = std::min(nextBack(), others_);
            if (nextBack() <= now_) {
                back_.pop();
                changed();
            } else {
                takeNode();
                others_ = nextOther();
            }
            now_ = whole;
        }
    }

    void wait()
    {
        const Seconds to = std::min(nextBack(), end_);
        year_.waiting += to - now_;
        if (!year_.waits.empty() && year_.waits.back().to == now_)
            year_.waits.back().to = to;
        else
            year_.waits.push_back({now_, to});
        now_ = to;
        others_ = std::max(others_, now_); // nothing fails meanwhile
        nodes();
        fault_ = nextFault();
    }

    // Until the next event.
    void work()
    {
        const Share pace = speed();
        const bool stalls = left_ <= Seconds{};
        const Seconds ready = now_ + (stalls ? stall_ : left_ / pace);
        const Seconds to = std::min({ready, fault_, nextBack(), others_, end_});
        const Seconds took = to - now_;
        if (stalls) {
            stall_ -= took, year_.stalled += took;
        } else {
            const Seconds progress = pace * took;
            left_ -= progress, worked_ += progress, done_ += progress;
            year_.waiting += took - progress;
        }
        now_ = to;
        if (to == fault_)
            return fallBack();
        if (to == ready)
            stalls ? taken() : pauseFor();
        nodes();
    }
    void pauseFor()
    {
        left_ = {};
        stall_ = run_.stall;
        if (!(stall_ > Seconds{}))
            taken();
    }
    void taken()
    {
        left_ = run_.interval;
        stored_.push_back({done_, now_ + run_.drain});
    }
    void fallBack()
    {
        for (const Stored& s : stored_)
            if (s.from <= now_)
                safe_ = std::max(safe_, s.work);
        stored_.clear();
        done_ = safe_, left_ = run_.interval;
        ++year_.stops;
        if (chance_.share() < run_.takesNode)
            takeNode();
        for (Seconds up = now_ + run_.down;;) { // it may fail again
            fault_ = nextFault();
            const Seconds to = std::min({up, fault_, end_});
            year_.restarting += to - now_;
            now_ = to;
            nodes();
            if (to != fault_)
                return;
            ++year_.stops;
            if (chance_.share() < run_.takesNode)
                takeNode();
            up = now_ + run_.down;
        }
    }

    const FailingRun& run_;
    Seconds now_{}, end_;
    Chance chance_;
    Seconds fault_{}, others_{};
    Seconds left_ = run_.interval, stall_{}; // of work until the next checkpoint, and of the
                                             // checkpoint
    Seconds worked_{}, done_{}, safe_{};
    std::vector<Stored> stored_;
    std::priority_queue<Seconds, std::vector<Seconds>, std::greater<>> back_;
    PlayedYear year_;
};

} // namespace

PlayedYear playYear(const FailingRun& run, Seconds time, std::uint64_t seed, std::stop_token stop)
{
    return YearPlay(run, time, seed).play(std::move(stop));
}

} // namespace engine::play

#pragma once

#include "model/engine/serving/capacity.h"

#include <cstdint>
#include <list>
#include <unordered_map>

namespace engine::play {

// The cache of a replica: what running requests hold, and contexts of sessions between two calls,
// which give way to them, the one that has waited longest first and its newest tokens first. What
// is driven out goes to the memory of the hosts, where there is any for it, and is lost there in
// turn.
class ReplicaCache {
public:
    ReplicaCache(const ServingSizes& sizes, Bytes capacity, double commonTokens);

    // Tokens of a session, with what they hold.
    struct Held {
        double tokens = 0, bytes = 0;
    };

    // What so many tokens of one request hold beside the beginning that it shares.
    double own(double tokens, double common) const;
    bool take(double bytes); // false: there is no room, and nothing was taken
    void give(double bytes) { used_ -= bytes; }
    // A context that waits for the next call of its session.
    void pause(std::int32_t session, double tokens, double common);
    // Its call has come: the tokens that are still there, which it holds no more as a pause.
    double resume(std::int32_t session);
    // What the hosts hold of it; it is taken from them.
    Held fetch(std::int32_t session);

    double used() const { return used_; }
    double paused() const { return paused_; }
    double capacity() const { return capacity_; }

private:
    struct Paused {
        std::int32_t session = 0;
        double tokens = 0, common = 0, bytes = 0;
    };
    void evict(double bytes);
    void toHost(std::int32_t session, Held part);

    const ServingSizes& sizes_;
    double capacity_ = 0, used_ = 0, paused_ = 0; // bytes; of running requests, and of the others
    std::list<Paused> waiting_;                   // the longest first
    std::unordered_map<std::int32_t, std::list<Paused>::iterator> bySession_;
    double hostCapacity_ = 0, hostUsed_ = 0;
    std::list<std::pair<std::int32_t, Held>> inHost_; // the longest there first
    std::unordered_map<std::int32_t, std::list<std::pair<std::int32_t, Held>>::iterator> hostOf_;
};

} // namespace engine::play

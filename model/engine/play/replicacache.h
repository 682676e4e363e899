#pragma once

#include "model/engine/serving/capacity.h"

#include <cstdint>
#include <list>
#include <unordered_map>

namespace engine::play {

// The KV cache of a replica: contexts of running requests, and paused contexts of sessions, which
// are evicted for them, the longest-waiting first and its newest tokens first. Evicted contexts go
// to host memory if there is room, where they are evicted in turn.
class ReplicaCache {
public:
    ReplicaCache(const ServingSizes& sizes, Bytes capacity, double commonTokens);

    // Tokens of a session, and their size.
    struct Held {
        double tokens = 0, bytes = 0;
    };

    // Size of a request's tokens beyond the shared prefix.
    double own(double tokens, double common) const;
    bool take(double bytes); // false: no room, and nothing was taken
    void give(double bytes) { used_ -= bytes; }
    // Keeps a context for the next call of its session.
    void pause(std::int32_t session, double tokens, double common);
    // Its next call has arrived: returns the tokens still there, no longer counted as paused.
    double resume(std::int32_t session);
    // Takes its part from host memory.
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
    double capacity_ = 0, used_ = 0, paused_ = 0; // bytes; of running requests, and of paused ones
    std::list<Paused> waiting_;                   // longest-waiting first
    std::unordered_map<std::int32_t, std::list<Paused>::iterator> bySession_;
    double hostCapacity_ = 0, hostUsed_ = 0;
    std::list<std::pair<std::int32_t, Held>> inHost_; // longest there first
    std::unordered_map<std::int32_t, std::list<std::pair<std::int32_t, Held>>::iterator> hostOf_;
};

} // namespace engine::play

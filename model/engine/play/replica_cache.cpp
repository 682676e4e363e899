#include "model/engine/play/replica_cache.h"

#include <algorithm>

namespace engine::play {

ReplicaCache::ReplicaCache(const ServingSizes& sizes, Bytes capacity, double commonTokens)
    : sizes_(sizes)
    , capacity_((capacity - sizes.layout.attention * cacheOf(sizes, commonTokens)).base())
{
}

double ReplicaCache::own(double tokens, double common) const
{
    return (cacheOf(sizes_, tokens) - cacheOf(sizes_, common)).base();
}

bool ReplicaCache::take(double bytes)
{
    if (used_ + bytes > capacity_)
        return false;
    used_ += bytes;
    if (used_ + paused_ > capacity_)
        evict(used_ + paused_ - capacity_);
    return true;
}

void ReplicaCache::evict(double bytes)
{
    while (bytes > 0 && !waiting_.empty()) {
        Paused& oldest = waiting_.front();
        if (oldest.bytes > bytes) { // a part of it is enough
            oldest.tokens *= 1 - bytes / oldest.bytes;
            oldest.bytes -= bytes, paused_ -= bytes;
            return;
        }
        bytes -= oldest.bytes, paused_ -= oldest.bytes;
        bySession_.erase(oldest.session);
        waiting_.pop_front();
    }
}

void ReplicaCache::pause(std::int32_t session, double tokens, double common)
{
    Paused kept{session, tokens - common, common, own(tokens, common)};
    const double room = capacity_ - used_ - paused_;
    if (kept.bytes > room)
        evict(kept.bytes - room); // it is the newest
    const double fits = std::max(0.0, capacity_ - used_ - paused_);
    if (kept.bytes > fits) {
        kept.tokens *= fits / kept.bytes;
        kept.bytes = fits;
    }
    if (!(kept.tokens >= 1))
        return;
    paused_ += kept.bytes;
    waiting_.push_back(kept);
    bySession_[session] = std::prev(waiting_.end());
}

double ReplicaCache::resume(std::int32_t session)
{
    const auto found = bySession_.find(session);
    if (found == bySession_.end())
        return 0;
    const Paused kept = *found->second;
    paused_ -= kept.bytes;
    waiting_.erase(found->second);
    bySession_.erase(found);
    return kept.tokens;
}

} // namespace engine::play

#include "model/engine/play/replicacache.h"

#include <algorithm>

namespace engine::play {

ReplicaCache::ReplicaCache(const ServingSizes& sizes, Bytes capacity, double commonTokens)
    : sizes_(sizes)
    , capacity_((capacity - sizes.layout.attention * cacheOf(sizes, commonTokens)).base())
    , hostCapacity_((sizes.layout.replicaGpus() * sizes.job.hostRoom).base())
{
}

double ReplicaCache::own(double tokens, double common) const
{
    return (cacheOf(sizes_, tokens) - cacheOf(sizes_, common) + crossOf(sizes_)).base();
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
        if (oldest.bytes > bytes) { // evicting a part of it is enough
            const Share out = bytes / oldest.bytes;
            toHost(oldest.session, {out * oldest.tokens, bytes});
            oldest.tokens *= 1 - out;
            oldest.bytes -= bytes, paused_ -= bytes;
            return;
        }
        bytes -= oldest.bytes, paused_ -= oldest.bytes;
        toHost(oldest.session, {oldest.tokens, oldest.bytes});
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
        const Share out = 1 - fits / kept.bytes;
        toHost(session, {out * kept.tokens, out * kept.bytes});
        kept.tokens *= fits / kept.bytes;
        kept.bytes = fits;
    }
    if (!(kept.tokens >= 1))
        return;
    paused_ += kept.bytes;
    waiting_.push_back(kept);
    bySession_[session] = std::prev(waiting_.end());
}

void ReplicaCache::toHost(std::int32_t session, Held part)
{
    if (!(hostCapacity_ > 0) || !(part.tokens > 0))
        return;
    const Held before = fetch(session);
    inHost_.emplace_back(session, Held{before.tokens + part.tokens, before.bytes + part.bytes});
    hostOf_[session] = std::prev(inHost_.end());
    hostUsed_ += inHost_.back().second.bytes;
    while (hostUsed_ > hostCapacity_ && !inHost_.empty())
        fetch(inHost_.front().first);
}

ReplicaCache::Held ReplicaCache::fetch(std::int32_t session)
{
    const auto found = hostOf_.find(session);
    if (found == hostOf_.end())
        return {};
    const Held held = found->second->second;
    hostUsed_ -= held.bytes;
    inHost_.erase(found->second);
    hostOf_.erase(found);
    return held;
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

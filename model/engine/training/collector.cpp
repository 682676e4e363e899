#include "model/engine/training/collector.h"

#include <algorithm>

namespace engine {
namespace {

std::size_t at(Lost lost)
{
    return static_cast<std::size_t>(lost);
}

} // namespace

void Collector::take(const Layout& layout, const StepTime& step, double goodput,
                     const MemoryParts& memory, const Caution& caution)
{
    RankedLayout ranked = rankedOf(layout, step.total, goodput, memory, caution);
    if (ranked.fit == Fit::DoesNot)
        return takeUnfit(ranked);
    takeLoser(ranked, step);
    keep(best_, ranked);
}

// Once there is a winner, only layouts that would beat it are worth more memory.
void Collector::takeUnfit(const RankedLayout& ranked)
{
    lostBy_[at(ranked.lost)] += 1;
    if (!winner_ || ranked.withInterruptions() < winner_->ranked.withInterruptions())
        keep(unfit_, ranked);
}

void Collector::takeLoser(RankedLayout& ranked, const StepTime& step)
{
    if (!winner_)
        return;
    if (ranked.layout == winner_->ranked.layout) {
        lostBy_[at(Lost::Won)] += 1;
        return;
    }
    const Reason reason = reasonOf(step, ranked.goodput, winner_->step, winner_->ranked.goodput);
    ranked.lost = reason.lost, ranked.by = reason.by;
    lostBy_[at(reason.lost)] += 1;
    std::optional<RankedLayout>& typical = typical_[at(reason.lost)];
    if (!typical || ahead(ranked, *typical))
        typical = ranked;
}

void Collector::keep(std::vector<RankedLayout>& list, const RankedLayout& ranked) const
{
    if (top_ == 0 || (list.size() == top_ && !ahead(ranked, list.back())))
        return;
    const auto same = [&](const RankedLayout& kept) { return sameAs(kept, ranked); };
    if (const auto twin = std::ranges::find_if(list, same); twin != list.end()) {
        if (simpler(ranked.layout, twin->layout))
            *twin = ranked;
    } else {
        if (list.size() == top_)
            list.pop_back();
        list.push_back(ranked);
    }
    std::ranges::sort(list, ahead);
}

void Collector::join(const Collector& other)
{
    for (const RankedLayout& ranked : other.best_)
        keep(best_, ranked);
    for (const RankedLayout& ranked : other.unfit_)
        keep(unfit_, ranked);
    for (std::size_t i = 0; i < typical_.size(); ++i) {
        const auto& theirs = other.typical_[i];
        if (theirs && (!typical_[i] || ahead(*theirs, *typical_[i])))
            typical_[i] = theirs;
        lostBy_[i] += other.lostBy_[i];
    }
}

LayoutSearch Collector::result() const
{
    LayoutSearch search;
    search.best = best_, search.losers = unfit_, search.lostBy = lostBy_;
    for (const auto& typical : typical_) {
        const auto sameReason = [&](const RankedLayout& kept) {
            return kept.lost == typical->lost;
        };
        if (typical && std::ranges::none_of(best_, sameReason))
            search.losers.push_back(*typical);
    }
    return search;
}

} // namespace engine

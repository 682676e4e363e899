#include "model/engine/judgment/judge.h"

#include "model/engine/judgment/criteria.h"
#include "model/engine/resolvedplan.h"

#include <array>
#include <functional>

namespace engine {
namespace {

// Where a reply leads, by the id of a criterion or to a verdict. Criteria that do not apply are
// skipped: the path continues with the next one that does.
struct Leads {
    std::string_view to{};
    Recommendation verdict = Recommendation::Cluster;
};
constexpr Leads to(std::string_view id)
{
    return {id};
}
constexpr Leads ends(Recommendation verdict)
{
    return {{}, verdict};
}

struct Rule {
    std::string_view id;
    MaybeCriterion (*criterion)(const Probe&);
    Leads yes, no, open;
};

// The tree as shown on the page. An open criterion never ends a path that a reply could still end.
constexpr std::array kRules{
    Rule{"privacy", privacy, to("token_price"), to("memory"), to("token_price")},
    Rule{"token_price", tokenPrice, ends(Recommendation::Api), to("memory"), to("memory")},
    Rule{"memory", memoryOfOne, to("pace"), to("one_node"), to("one_node")},
    Rule{"pace", paceOfOne, to("failover"), to("one_node"), to("one_node")},
    Rule{"failover", failover, to("one_node"), ends(Recommendation::OneGpu), to("one_node")},
    Rule{"one_node", oneNode, ends(Recommendation::OneNode), to("possible"), to("possible")},
    Rule{"possible", possible, to("premises"), ends(Recommendation::Impossible), to("premises")},
    Rule{"premises", premises, ends(Recommendation::Cluster), to("team"), to("team")},
    Rule{"team", team, to("distance"), ends(Recommendation::RentFirst), to("distance")},
    Rule{"distance", distance, to("rentable"), ends(Recommendation::Hybrid), to("rentable")},
    Rule{"rentable", rentable, to("year_of_work"), ends(Recommendation::Cluster),
         to("year_of_work")},
    Rule{"year_of_work", yearOfWork, to("base_use"), ends(Recommendation::RentFirst),
         to("base_use")},
    Rule{"base_use", baseUse, to("lasting"), ends(Recommendation::RentFirst),
         ends(Recommendation::RentFirst)},
    Rule{"lasting", lasting, to("peak_use"), ends(Recommendation::RentFirst),
         ends(Recommendation::RentFirst)},
    Rule{"peak_use", peakUse, to("growth"), ends(Recommendation::Hybrid), to("growth")},
    Rule{"growth", growth, to("budget"), ends(Recommendation::Hybrid), to("budget")},
    Rule{"budget", budget, to("listed_offer"), ends(Recommendation::RentFirst), to("listed_offer")},
    Rule{"listed_offer", listedOffer, to("falling_rents"), ends(Recommendation::RentFirst),
         to("falling_rents")},
    Rule{"falling_rents", fallingRents, ends(Recommendation::Cluster),
         ends(Recommendation::RentFirst), ends(Recommendation::Cluster)},
};

constexpr std::array<std::string_view, kRecommendations> kIds{
    "api", "one_gpu", "one_node", "rent_first", "cluster", "hybrid", "impossible"};

// The path of a reply among the applicable criteria. Runs have no failover criterion, so passing
// the last question about one GPU ends there.
Way wayOf(const Leads& leads, const std::array<std::size_t, kRules.size()>& places)
{
    if (leads.to.empty())
        return {Way::kEnd, leads.verdict};
    bool reached = false;
    for (std::size_t i = 0; i < kRules.size(); ++i) {
        reached |= kRules[i].id == leads.to;
        if (!reached)
            continue;
        if (places[i] != Way::kEnd)
            return {places[i]};
        if (leads.to == kRules[i].id && kRules[i].no.verdict == Recommendation::OneGpu)
            return {Way::kEnd, Recommendation::OneGpu};
    }
    return {Way::kEnd, Recommendation::Cluster};
}

void walk(Judgment& j)
{
    std::size_t at = 0;
    while (true) {
        j.path.push_back(at);
        const Way& way = j.tree[at].taken();
        if (way.ends()) {
            j.verdict = way.verdict;
            return;
        }
        at = way.next;
    }
}

} // namespace

std::string_view idOf(Recommendation verdict)
{
    return kIds[static_cast<std::size_t>(verdict)];
}

Judgment judge(const ResolvedPlan& plan, const Assessment& now, const Decision& smallest,
               const Catalog& catalog, std::stop_token stop)
{
    const Probe probe{plan, now, smallest, catalog, stop};
    Judgment j;
    std::array<std::size_t, kRules.size()> places;
    places.fill(Way::kEnd);
    for (std::size_t i = 0; i < kRules.size() && !stop.stop_requested(); ++i)
        if (auto criterion = kRules[i].criterion(probe)) {
            places[i] = j.tree.size();
            j.tree.push_back({std::move(*criterion), {}, {}, {}});
        }
    for (std::size_t i = 0; i < kRules.size(); ++i)
        if (places[i] != Way::kEnd) {
            Branch& branch = j.tree[places[i]];
            branch.yes = wayOf(kRules[i].yes, places);
            branch.no = wayOf(kRules[i].no, places);
            branch.open = wayOf(kRules[i].open, places);
        }
    if (!stop.stop_requested())
        walk(j);
    return j;
}

} // namespace engine

#include "model/engine/judgment/judge.h"

#include "model/engine/judgment/criteria.h"
#include "model/engine/one_kind.h"

#include <array>
#include <functional>

namespace engine {
namespace {

// Where an answer leads, by the id of a criterion or to a verdict. Criteria that do not arise are
// passed over: the way goes on to the next one that does.
struct Leads {
    std::string_view to{};
    Verdict verdict = Verdict::Cluster;
};
constexpr Leads to(std::string_view id)
{
    return {id};
}
constexpr Leads ends(Verdict verdict)
{
    return {{}, verdict};
}

struct Rule {
    std::string_view id;
    MaybeCriterion (*criterion)(const Probe&);
    Leads yes, no, open;
};

// The tree as it stands on the page. What is open never ends the way where an answer could.
constexpr std::array kRules{
    Rule{"privacy", privacy, to("token_price"), to("memory"), to("token_price")},
    Rule{"token_price", tokenPrice, ends(Verdict::Api), to("memory"), to("memory")},
    Rule{"memory", memoryOfOne, to("pace"), to("one_node"), to("one_node")},
    Rule{"pace", paceOfOne, to("failover"), to("one_node"), to("one_node")},
    Rule{"failover", failover, to("one_node"), ends(Verdict::OneGpu), to("one_node")},
    Rule{"one_node", oneNode, ends(Verdict::OneNode), to("possible"), to("possible")},
    Rule{"possible", possible, to("premises"), ends(Verdict::Impossible), to("premises")},
    Rule{"premises", premises, ends(Verdict::Cluster), to("team"), to("team")},
    Rule{"team", team, to("distance"), ends(Verdict::RentFirst), to("distance")},
    Rule{"distance", distance, to("rentable"), ends(Verdict::Hybrid), to("rentable")},
    Rule{"rentable", rentable, to("base_use"), ends(Verdict::Cluster), to("base_use")},
    Rule{"base_use", baseUse, to("lasting"), ends(Verdict::RentFirst), ends(Verdict::RentFirst)},
    Rule{"lasting", lasting, to("peak_use"), ends(Verdict::RentFirst), ends(Verdict::RentFirst)},
    Rule{"peak_use", peakUse, to("growth"), ends(Verdict::Hybrid), to("growth")},
    Rule{"growth", growth, to("budget"), ends(Verdict::Hybrid), to("budget")},
    Rule{"budget", budget, to("falling_rents"), ends(Verdict::RentFirst), to("falling_rents")},
    Rule{"falling_rents", fallingRents, ends(Verdict::Cluster), ends(Verdict::RentFirst),
         ends(Verdict::Cluster)},
};

constexpr std::array<std::string_view, kVerdicts> kIds{
    "api", "one_gpu", "one_node", "rent_first", "cluster", "hybrid", "impossible"};

// The way of an answer among the criteria that arise. A run has no standby to ask for, so what
// passes the last question about one GPU ends there.
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
        if (leads.to == kRules[i].id && kRules[i].no.verdict == Verdict::OneGpu)
            return {Way::kEnd, Verdict::OneGpu};
    }
    return {Way::kEnd, Verdict::Cluster};
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

std::string_view idOf(Verdict verdict)
{
    return kIds[static_cast<std::size_t>(verdict)];
}

Judgment judge(const Plan& asked, const Assessment& now, const Decision& smallest,
               const Catalog& catalog, std::stop_token stop)
{
    const OneKind one(asked);
    const Probe probe{*one, now, smallest, catalog, stop};
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

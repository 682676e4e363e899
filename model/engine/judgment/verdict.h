#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// The recommendation for a plan: no cluster (a hosted API, one GPU, one node), rent first, own a
// cluster, own a base and rent the peaks; or nothing can do the work.
enum class Recommendation : std::uint8_t {
    Api,
    OneGpu,
    OneNode,
    RentFirst,
    Cluster,
    Hybrid,
    Impossible
};
inline constexpr int kRecommendations = 7;
std::string_view idOf(Recommendation verdict);

// The reply to a criterion. Open: a figure is unknown, or not entered.
enum class Reply : std::uint8_t { No, Yes, Open };

// The value of one input at which a criterion's reply changes, found with the engine; or the choice
// that changes it.
struct Turn {
    std::string path;
    double value = kUnknown; // base units
    Unit unit = Unit::None;
    bool above = true; // the reply changes from there upward, or downward
    std::string choice{};
};

// A question of the tree: a figure of the plan against a threshold, both computed or entered. Its
// text is in the model layer, by id.
struct Criterion {
    std::string id;
    Reply reply = Reply::Open;
    Unit unit = Unit::None;
    double figure = kUnknown, threshold = kUnknown; // base units
    std::string dial{}; // the dial that shows the figure, if there is one
    std::optional<Turn> turn{};
    std::optional<std::size_t> work{}; // index of the workload it belongs to
};

// Where a reply leads: to another criterion, by its index, or to a verdict.
struct Way {
    static constexpr std::size_t kEnd = static_cast<std::size_t>(-1);
    std::size_t next = kEnd;
    Recommendation verdict = Recommendation::Cluster; // if it ends here
    bool ends() const { return next == kEnd; }
};

struct Branch {
    Criterion criterion;
    Way yes, no, open; // open: as if it were no obstacle
    const Way& taken() const
    {
        return criterion.reply == Reply::Yes ? yes : criterion.reply == Reply::No ? no : open;
    }
};

// The decision tree of one plan, root first, and the path through it.
struct Judgment {
    std::vector<Branch> tree;
    std::vector<std::size_t> path; // indices of the criteria on the path
    Recommendation verdict = Recommendation::Cluster;
    const Branch& last() const { return tree[path.back()]; } // the deciding one
};

} // namespace engine

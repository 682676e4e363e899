#pragma once

#include "model/engine/specs/part.h"
#include "model/engine/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// What a plan comes to: no cluster (a hosted API, one GPU, one node), machines that are rented
// first, a cluster of its own, an own base with rented peaks; or nothing that does the work.
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

// What a criterion answers. Open: a figure is not known, or nobody was asked.
enum class Reply : std::uint8_t { No, Yes, Open };

// The value of one input from which a criterion answers otherwise, found with the engine; or the
// choice that turns it.
struct Turn {
    std::string path;
    double value = kUnknown; // base units
    Unit unit = Unit::None;
    bool above = true; // it answers otherwise from there up, or from there down
    std::string choice{};
};

// A question of the tree: a figure of the plan against a threshold, both computed or asked for.
// The model floor has its words, by id.
struct Criterion {
    std::string id;
    Reply reply = Reply::Open;
    Unit unit = Unit::None;
    double figure = kUnknown, threshold = kUnknown; // base units
    std::string dial{};                             // that shows the figure, where one does
    std::optional<Turn> turn{};
    std::optional<std::size_t> work{}; // whose figure it is, by its place
};

// Where an answer leads: to another criterion, by its place, or to a verdict.
struct Way {
    static constexpr std::size_t kEnd = static_cast<std::size_t>(-1);
    std::size_t next = kEnd;
    Recommendation verdict = Recommendation::Cluster; // where it ends
    bool ends() const { return next == kEnd; }
};

struct Branch {
    Criterion criterion;
    Way yes, no, open; // open: as if it did not stand in the way
    const Way& taken() const
    {
        return criterion.reply == Reply::Yes ? yes : criterion.reply == Reply::No ? no : open;
    }
};

// The tree of one plan, root first, and the way through it.
struct Judgment {
    std::vector<Branch> tree;
    std::vector<std::size_t> path; // places of the criteria that were met
    Recommendation verdict = Recommendation::Cluster;
    const Branch& last() const { return tree[path.back()]; } // that decided
};

} // namespace engine

#include "model/engine/knobs/row.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace engine {
namespace {

constexpr std::string_view kAuto = "auto";

// Degrees that machines and models divide by. The lists do not look at the plan: what was pinned
// for one model must still open after another was chosen.
constexpr std::array kDoublings{1, 2, 4, 8, 16, 32, 64};
constexpr std::array kStages{1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64};
constexpr std::array kChunks{1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20};
constexpr std::array kExperts{1, 2, 4, 8, 16, 32, 64, 128, 256};

std::string text(double degree)
{
    return degree > 0 ? std::to_string(static_cast<int>(degree)) : std::string(kAuto);
}

double degreeOf(std::string_view id)
{
    int degree = 0; // stays 0 where the id is "auto"
    std::from_chars(id.data(), id.data() + id.size(), degree);
    return degree;
}

template <std::size_t N> std::vector<Option> degrees(const std::array<int, N>& allowed)
{
    std::vector<Option> options{{std::string(kAuto), {}}};
    for (const int degree : allowed)
        options.push_back({std::to_string(degree), std::to_string(degree)});
    return options;
}

#define HEADROOM_LAYOUT_DEGREE(path, allowed, member, when)                                        \
    Choice                                                                                         \
    {                                                                                              \
        path, Group::Work, Shown::More, true,                                                      \
            [](const Plan&, const Workload&, const Catalog&) { return degrees(allowed); },         \
            [](const Plan&, const Workload& w) { return text(w.train.layout.member); },            \
            [](Plan&, Workload& w, const Catalog&, std::string_view id) {                          \
                w.train.layout.member = degreeOf(id);                                              \
            },                                                                                     \
            when                                                                                   \
    }

template <class Id, std::size_t N>
std::vector<Option> namesOf(const std::array<std::string_view, N>& ids)
{
    std::vector<Option> options{{std::string(kAuto), {}}};
    for (const std::string_view id : ids)
        options.push_back({std::string(id), {}});
    return options;
}

template <class Id, std::size_t N>
std::optional<Id> pinned(const std::array<std::string_view, N>& ids,
                         const std::array<Id, N>& values, std::string_view id)
{
    const auto it = std::ranges::find(ids, id);
    if (it == ids.end())
        return {};
    return values[static_cast<std::size_t>(it - ids.begin())];
}

template <class Id, std::size_t N>
std::string nameOf(const std::array<std::string_view, N>& ids, const std::array<Id, N>& values,
                   std::optional<Id> wish)
{
    const auto it = wish ? std::ranges::find(values, *wish) : values.end();
    return std::string(it == values.end() ? kAuto
                                          : ids[static_cast<std::size_t>(it - values.begin())]);
}

constexpr std::array<std::string_view, 4> kShardings{"none", "optimizer", "gradients", "full"};
constexpr std::array kShardingValues{Sharding::None, Sharding::Optimizer, Sharding::Gradients,
                                     Sharding::Full};
constexpr std::array<std::string_view, 4> kRecomputes{"none", "selective", "some", "full"};
constexpr std::array kRecomputeValues{Recompute::None, Recompute::Selective, Recompute::Some,
                                      Recompute::Full};
// Whole layers, but not all of them.
constexpr std::string_view kPartly = "layers";
constexpr std::array<std::string_view, 4> kOffloads{"none", "optimizer_host", "optimizer_disk",
                                                    "activations"};
constexpr std::array kOffloadValues{Offload::None, Offload::OptimizerToHost,
                                    Offload::OptimizerToDisk, Offload::Activations};

#define HEADROOM_WISH(path, type, ids, values, member)                                             \
    Choice                                                                                         \
    {                                                                                              \
        path, Group::Work, Shown::More, true,                                                      \
            [](const Plan&, const Workload&, const Catalog&) { return namesOf<type>(ids); },       \
            [](const Plan&, const Workload& w) {                                                   \
                return nameOf<type>(ids, values, w.train.layout.member);                           \
            },                                                                                     \
            [](Plan&, Workload& w, const Catalog&, std::string_view id) {                          \
                w.train.layout.member = pinned<type>(ids, values, id);                             \
            },                                                                                     \
            HEADROOM_COMPUTED                                                                      \
    }

const std::array kLayoutChoices{
    HEADROOM_LAYOUT_DEGREE("work.*.layout.tensor", kDoublings, tensor, HEADROOM_COMPUTED),
    HEADROOM_LAYOUT_DEGREE("work.*.layout.pipeline", kStages, pipeline, HEADROOM_COMPUTED),
    HEADROOM_LAYOUT_DEGREE("work.*.layout.interleave", kChunks, interleave, HEADROOM_COMPUTED),
    HEADROOM_LAYOUT_DEGREE("work.*.layout.context", kDoublings, context, HEADROOM_COMPUTED),
    HEADROOM_LAYOUT_DEGREE("work.*.layout.expert", kExperts, expert,
                           HEADROOM_WHEN(w.isComputed() && w.train.model.experts > 0)),
    HEADROOM_LAYOUT_DEGREE("work.*.layout.micro_batch", kDoublings, microBatch, HEADROOM_COMPUTED),
    HEADROOM_WISH("work.*.layout.sharding", Sharding, kShardings, kShardingValues, sharding),
    Choice{"work.*.layout.recompute", Group::Work, Shown::More, true,
           [](const Plan&, const Workload&, const Catalog&) {
               auto options = namesOf<Recompute>(kRecomputes);
               options.insert(options.end() - 1, {std::string(kPartly), {}});
               return options;
           },
           [](const Plan&, const Workload& w) {
               const LayoutWish& wish = w.train.layout;
               return wish.partly
                          ? std::string(kPartly)
                          : nameOf<Recompute>(kRecomputes, kRecomputeValues, wish.recompute);
           },
           [](Plan&, Workload& w, const Catalog&, std::string_view id) {
               LayoutWish& wish = w.train.layout;
               wish.partly = id == kPartly;
               wish.recompute = wish.partly ? Recompute::Full
                                            : pinned<Recompute>(kRecomputes, kRecomputeValues, id);
           },
           HEADROOM_COMPUTED},
    HEADROOM_WISH("work.*.layout.offload", Offload, kOffloads, kOffloadValues, offload),
};

} // namespace

std::span<const Choice> layoutChoices()
{
    return kLayoutChoices;
}

} // namespace engine

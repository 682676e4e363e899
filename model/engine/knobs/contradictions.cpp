#include "model/engine/knobs/contradictions.h"

#include "model/engine/knobs/knob.h"

#include <array>
#include <charconv>

namespace engine {
namespace {

// One may not exceed the other; unknown values contradict nothing.
struct AtMost {
    std::string_view less, more;
};
constexpr std::array kAtMost{
    AtMost{"work.*.active", "work.*.params"},
    AtMost{"work.*.model.experts_active", "work.*.model.experts"},
    AtMost{"work.*.model.kv_heads", "work.*.model.heads"},
    AtMost{"work.*.model.dense_layers", "work.*.model.layers"},
    AtMost{"cluster.node.idle", "cluster.node.rated"},
    AtMost{"cluster.node.idle", "cluster.node.mean"},
    AtMost{"cluster.second.node.idle", "cluster.second.node.rated"},
    AtMost{"cluster.second.node.idle", "cluster.second.node.mean"},
    AtMost{"work.*.serve.tier.idle", "work.*.serve.tier.mean"},
};
constexpr double kRounded = 1e-9;

std::string writtenAs(double value)
{
    std::array<char, 32> digits{};
    return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

} // namespace

std::optional<Error> contradictionIn(const Plan& plan)
{
    for (const AtMost& rule : kAtMost) {
        const bool each = rule.less.starts_with("work.");
        for (std::size_t w = 0; w < (each ? plan.work.size() : 1); ++w) {
            const std::string less = boundPath(rule.less, plan.work[w].id);
            const std::string more = boundPath(rule.more, plan.work[w].id);
            const Bound<Number> a = findNumber(plan, less), b = findNumber(plan, more);
            const double x = read(plan, a), y = read(plan, b);
            if (x > y * (1 + kRounded))
                return Error{Error::Code::Contradiction, less,
                             writtenAs(x / info(a.row->unit).size) + " > " +
                                 writtenAs(y / info(b.row->unit).size) + " (" + more + ")"};
        }
    }
    return std::nullopt;
}

} // namespace engine

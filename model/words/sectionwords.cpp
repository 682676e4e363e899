#include "model/words/sectionwords.h"

#include "model/engine/text.h"
#include "model/words/table.h"

#include <algorithm>

namespace model::words {
namespace {

const char* nameOf(engine::Section section)
{
    const engine::Heading* heading = engine::headingOf(section);
    return heading ? heading->label : nullptr;
}

// Rows without their own page, by path prefix.
struct Prefix {
    std::string_view path;
    const char* label;
};
constexpr Prefix kPrefixes[] = {
    {"work.*.layout.", L("Panels", "Layout")},
    {"work.*.feed.", L("Panels", "Data loading")},
    {"work.*.pace", L("Panels", "Own calibration")},
    {"work.*.share_", L("Panels", "Measured MFU")},
    {"work.*.gradient_bytes", L("Panels", "Measured MFU")},
    {"work.*.state_bytes", L("Panels", "Measured MFU")},
    {"work.*.recompute", L("Panels", "Measured MFU")},
    {"work.*.sweep.", L("Panels", "Trials")},
    {"work.*.tune.", L("Panels", "Fine-tuning")},
    {"work.*.", L("Panels", "Run")},
    {"cluster.second.", L("Panels", "Second GPU type")},
    {"cluster.count", L("Panels", "Cluster size")},
    {"cluster.node", L("Panels", "Cluster size")},
    {"cluster.memory", L("Panels", "GPU")},
    {"cluster.host", L("Panels", "GPU")},
    {"cluster.", L("Panels", "Network")},
};

} // namespace

Subgroup subgroup(std::string_view rowPath, engine::Section section)
{
    constexpr int kFirstSection = 100; // after those without a page
    if (section != engine::Section::None)
        return {kFirstSection + static_cast<int>(section), nameOf(section)};
    const auto prefix = std::ranges::find_if(
        kPrefixes, [&](const Prefix& p) { return rowPath.starts_with(p.path); });
    if (prefix == std::end(kPrefixes))
        return {};
    const auto first = std::ranges::find(kPrefixes, std::string_view(prefix->label),
                                         [](const Prefix& p) { return std::string_view(p.label); });
    return {static_cast<int>(first - kPrefixes), prefix->label};
}

QString subgroupName(const Subgroup& subgroup)
{
    return translated("Panels", subgroup.label);
}

QString section(engine::Section section)
{
    return translated("Panels", nameOf(section));
}

} // namespace model::words

#include "model/engine/published/accuracygroups.h"

namespace engine {

void fillGroups(AccuracyTable& table, std::span<const char* const> ways,
                const std::vector<NamedCase>& cases)
{
    std::vector<const AccuracyCase*> all;
    for (const NamedCase& c : cases) {
        all.push_back(&c);
        if (!c.error)
            ++table.skipped[c.why];
    }
    table.all = lineOf("all", all);
    for (std::size_t way = 0; way < ways.size(); ++way) {
        std::map<std::string, std::vector<const AccuracyCase*>> groups;
        for (const NamedCase& c : cases)
            groups[c.names[way]].push_back(&c);
        AccuracyTable::Group& group = table.groups.emplace_back();
        group.by = ways[way];
        for (const auto& [name, some] : groups)
            group.lines.push_back(lineOf(name, some));
    }
}

} // namespace engine

#pragma once

#include "model/engine/explain/derivation.h"

#include <set>
#include <string>
#include <vector>

namespace support {

// Everything that a figure depends on, by following its explanations.
inline std::set<std::string> behind(const engine::Plan& plan, const engine::Assessment& a,
                                    const std::string& path)
{
    std::set<std::string> seen;
    std::vector<std::string> open{path};
    while (!open.empty()) {
        const auto d = engine::explain(plan, a, open.back());
        open.pop_back();
        if (!d)
            continue;
        for (const engine::Derivation::Term& term : d->terms)
            if (seen.insert(term.path).second && term.isDial)
                open.push_back(term.path);
    }
    return seen;
}

} // namespace support

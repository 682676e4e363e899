#include "model/engine/dials/dial.h"

#include <algorithm>

namespace engine {

std::span<const Dial> dials()
{
    static const std::vector<Dial> all = [] {
        std::vector<Dial> v;
        for (const auto rows : {sizingDials(), siteDials(), moneyDials()})
            v.insert(v.end(), rows.begin(), rows.end());
        return v;
    }();
    return all;
}

Bound<Dial> findDial(const Plan& plan, std::string_view path)
{
    const auto split = splitPath(plan, path);
    if (!split)
        return {};
    const auto it = std::ranges::find(dials(), split->first, &Dial::path);
    return {it == dials().end() ? nullptr : &*it, split->second};
}

} // namespace engine

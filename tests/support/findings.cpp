#include "tests/support/findings.h"

#include "model/engine/advice/stakes.h"
#include "model/engine/decide.h"
#include "tests/support/plans.h"

#include <algorithm>
#include <stdexcept>

namespace support {

std::vector<engine::Finding> findingsOf(const engine::Plan& plan)
{
    return engine::findings(plan, assessed(plan), engine::smallest(plan), catalog());
}

const engine::Finding* find(const std::vector<engine::Finding>& list, std::string_view id)
{
    const auto it = std::ranges::find(list, id, &engine::Finding::id);
    return it == list.end() ? nullptr : &*it;
}

engine::Plan cured(const engine::Plan& plan, const engine::Finding::Cure& cure)
{
    auto next = engine::cured(plan, catalog(), cure);
    if (!next)
        throw std::runtime_error(cure.path + " is refused: " + next.error().detail);
    return *std::move(next);
}

} // namespace support

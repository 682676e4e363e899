#include "model/engine/files/rulevalues.h"

#include "model/engine/files/jsonlines.h"
#include "model/engine/units.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

Result<void> put(Json& rule, const RuleValue& found)
{
    const UnitInfo* unit = findUnit(textOf(rule["value"], "unit"));
    if (!unit)
        return fail(Code::UnknownUnit, found.id, textOf(rule["value"], "unit"));
    rule["value"]["value"] = fourDigits(found.value / unit->size);
    if (std::isfinite(found.low) && std::isfinite(found.high)) {
        rule["value"]["low"] = fourDigits(found.low / unit->size);
        rule["value"]["high"] = fourDigits(found.high / unit->size);
    }
    return {};
}

} // namespace

double fourDigits(double value)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const double scale = std::pow(10, 3 - std::floor(std::log10(std::abs(value))));
    return std::round(value * scale) / scale;
}

Result<std::string> withRuleValues(std::string_view bytes, std::span<const RuleValue> values)
{
    auto file = parseJson(bytes);
    if (!file)
        return tl::unexpected(file.error());
    if (!file->is_object() || !file->contains("rules") || !(*file)["rules"].is_array())
        return fail(Code::MissingKey, "/rules");
    for (const RuleValue& found : values) {
        auto& rules = (*file)["rules"];
        const auto rule = std::ranges::find_if(
            rules, [&](const Json& one) { return textOf(one, "id") == found.id; });
        if (rule == rules.end())
            return fail(Code::MissingKey, "/rules", found.id);
        if (const auto done = put(*rule, found); !done)
            return tl::unexpected(done.error());
    }
    return linesOf(*file);
}

} // namespace engine

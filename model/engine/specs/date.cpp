#include "model/engine/specs/date.h"

#include <algorithm>
#include <charconv>
#include <chrono>

namespace engine {
namespace {

using namespace std::chrono;

std::optional<unsigned> digits(std::string_view text)
{
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool all = error == std::errc() && end == text.data() + text.size();
    return all && !text.empty() ? std::optional(value) : std::nullopt;
}

// The last day covered by a date of any precision.
std::optional<sys_days> lastDay(std::string_view text)
{
    if (text.size() != 4 && !(text.size() == 7 && text[4] == '-') &&
        !(text.size() == 10 && text[4] == '-' && text[7] == '-'))
        return std::nullopt;
    const auto y = digits(text.substr(0, 4));
    const auto m = text.size() > 4 ? digits(text.substr(5, 2)) : std::optional(12u);
    if (!y || !m)
        return std::nullopt;
    const year_month ym = year(static_cast<int>(*y)) / month(*m);
    const auto d = text.size() > 7 ? digits(text.substr(8, 2)) : std::nullopt;
    if (!ym.ok() || (text.size() > 7 && !d))
        return std::nullopt;
    if (!d)
        return sys_days(ym / last);
    const year_month_day day = ym / std::chrono::day(*d);
    return day.ok() ? std::optional<sys_days>(day) : std::nullopt;
}

} // namespace

bool isDate(std::string_view text)
{
    return lastDay(text).has_value();
}

std::optional<int> ageInDays(std::string_view date, std::string_view today)
{
    const auto then = lastDay(date), now = lastDay(today);
    if (!then || !now)
        return std::nullopt;
    return std::max(0, static_cast<int>((*now - *then).count()));
}

} // namespace engine

#include "app/calibrate/leaveout.h"

#include "app/calibrate/outcome.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <map>

namespace calibration {

Vector leaveOut(const std::vector<std::string>& partOf, const ErrorsWithout& errors)
{
    std::map<std::string, Places> parts;
    for (std::size_t i = 0; i < partOf.size(); ++i)
        parts[partOf[i]].push_back(i);
    const std::vector<std::pair<std::string, Places>> list(parts.begin(), parts.end());
    Vector all(partOf.size());
    const auto everySecond = [&](std::size_t from) {
        for (std::size_t p = from; p < list.size(); p += 2) {
            Places rest;
            for (std::size_t i = 0; i < partOf.size(); ++i)
                if (partOf[i] != list[p].first)
                    rest.push_back(i);
            const Vector of = errors(rest, list[p].second);
            for (std::size_t i = 0; i < of.size(); ++i)
                all[list[p].second[i]] = of[i];
        }
    };
    auto odd = std::async(std::launch::async, everySecond, 1);
    everySecond(0);
    odd.get();
    return all;
}

double medianOf(Vector values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

double spreadOfErrors(const Vector& errors, const Vector& known)
{
    Vector needed;
    for (std::size_t i = 0; i < errors.size(); ++i) {
        const double reach = errors[i] / kMiddle80;
        needed.push_back(std::sqrt(std::max(0.0, reach * reach - known[i] * known[i])));
    }
    std::ranges::sort(needed);
    return needed[needed.size() * 8 / 10];
}

} // namespace calibration

#include "app/calibrate/twolevels.h"

#include "app/calibrate/leaveout.h"

#include <cmath>

namespace calibration {
namespace {

constexpr std::size_t kLeastRows = 5;

} // namespace

TwoLevels::TwoLevels(const std::vector<std::string>& sourceOf, const Vector& errors)
{
    std::map<std::string, Vector> bySource;
    for (std::size_t i = 0; i < errors.size(); ++i)
        bySource[sourceOf[i]].push_back(errors[i]);
    for (auto& [source, of] : bySource)
        if (of.size() >= kLeastRows)
            offsets_[source] = medianOf(std::move(of));
}

double TwoLevels::offset(const std::string& source) const
{
    const auto it = offsets_.find(source);
    return it == offsets_.end() ? 0 : it->second;
}

double TwoLevels::between() const
{
    const auto n = static_cast<double>(offsets_.size());
    if (n < 2)
        return 0;
    double squares = 0;
    for (const auto& [source, offset] : offsets_)
        squares += offset * offset;
    return std::sqrt(squares / (n - 1) * (1 + 1 / n));
}

} // namespace calibration

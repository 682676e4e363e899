#include "model/engine/specs/run.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace engine {
namespace {

#define HEADROOM_RUN(type, member, key, unit) HEADROOM_FIELD(MeasuredRun, member, key, unit)

constexpr std::array kFields{HEADROOM_RUN_FIELDS(HEADROOM_RUN)};

constexpr std::array kTexts{
    RunText{"name", &MeasuredRun::name},
    RunText{"date", &MeasuredRun::date},
    RunText{"note", &MeasuredRun::note},
    RunText{"model", &MeasuredRun::model},
    RunText{"gpu", &MeasuredRun::gpu},
    RunText{"format", &MeasuredRun::format},
    RunText{"recompute", &MeasuredRun::recompute},
};

} // namespace

// Rounding in a file does not make a run different.
bool operator==(const MeasuredRun& a, const MeasuredRun& b)
{
    return std::ranges::all_of(kTexts,
                               [&](const RunText& t) { return a.*t.member == b.*t.member; }) &&
           std::ranges::all_of(kFields, [&](const Field<MeasuredRun>& f) {
               const double x = f.get(a), y = f.get(b);
               return std::abs(x - y) <= 1e-13 * std::abs(y) || (std::isnan(x) && std::isnan(y));
           });
}

std::span<const Field<MeasuredRun>> runFields()
{
    return kFields;
}

std::span<const RunText> runTexts()
{
    return kTexts;
}

} // namespace engine

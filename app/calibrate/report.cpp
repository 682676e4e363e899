#include "app/calibrate/report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>

namespace calibration {
namespace {

using engine::AccuracyRow;

struct Errors {
    std::vector<double> shipped, heldOut;
};

struct BeforeAndNow {
    Errors before, now;
};

// In serving, families differ by engine as well; in training only by source.
std::string familyOf(const AccuracyRow& row)
{
    if (!isServed(row.quantity))
        return "source " + row.source;
    return "family " + row.source + " | " + row.model + " | " + row.gpu + " | " + row.engine;
}

std::vector<std::string> groupsOf(const AccuracyRow& row)
{
    const std::string quantity = std::string(idOf(row.quantity)) + "  ";
    std::vector<std::string> groups{quantity + "all",
                                    quantity + "kind " + std::string(idOf(row.kind)),
                                    quantity + familyOf(row)};
    if (isServed(row.quantity))
        groups.push_back(quantity + "engine " + row.engine);
    return groups;
}

using Groups = std::map<std::string, BeforeAndNow>;

void add(Groups& groups, const std::vector<AccuracyRow>& rows, Errors BeforeAndNow::*when)
{
    for (const AccuracyRow& row : rows)
        for (const std::string& name : groupsOf(row)) {
            Errors& errors = groups[name].*when;
            errors.shipped.push_back(row.predicted / row.measured - 1);
            if (std::isfinite(row.heldOut))
                errors.heldOut.push_back(row.heldOut / row.measured - 1);
        }
}

std::string percent(const std::vector<double>& errors)
{
    char text[16] = "–";
    if (!errors.empty())
        std::snprintf(text, sizeof text, "%.2f %%", 100 * medianSize(errors));
    return text;
}

} // namespace

double medianSize(std::vector<double> errors)
{
    for (double& error : errors)
        error = std::abs(error);
    std::ranges::sort(errors);
    const std::size_t half = errors.size() / 2;
    return errors.size() % 2 ? errors[half] : (errors[half - 1] + errors[half]) / 2;
}

void printConstants(const std::string& room, const std::vector<Found>& found)
{
    std::printf("\n%s: constants, and what was believed of them\n", room.c_str());
    for (const Found& f : found)
        std::printf("  %-28s %10.4g  ± %3.0f %%   believed %.4g ± %.0f %%\n",
                    f.believed.key.c_str(), f.value, 100 * f.sigma, f.believed.value,
                    100 * f.believed.width);
}

void printErrors(const std::string& room, const std::vector<AccuracyRow>& before,
                 const std::vector<AccuracyRow>& now)
{
    Groups groups;
    add(groups, before, &BeforeAndNow::before);
    add(groups, now, &BeforeAndNow::now);
    std::printf("\n%s: median error, before and now\n", room.c_str());
    std::printf("  %-66s %5s  %9s %9s   %s\n", "", "rows", "before", "now",
                room == "training" ? "without its source" : "without its family");
    for (const auto& [name, g] : groups)
        std::printf("  %-66s %5zu  %9s %9s   %9s %9s\n", name.c_str(), g.now.shipped.size(),
                    percent(g.before.shipped).c_str(), percent(g.now.shipped).c_str(),
                    percent(g.before.heldOut).c_str(), percent(g.now.heldOut).c_str());
}

} // namespace calibration

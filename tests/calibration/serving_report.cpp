#include "tests/calibration/serving_report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <future>

namespace calibration::serving {
namespace {

constexpr double kMiddle80 = 1.2816;
constexpr std::size_t kFew = 8; // errors that are too few to tell a spread from

using Part = std::function<std::string(const Row&)>;

// Each part by constants that were fitted without it; two threads share the parts.
Vector heldOut(const std::vector<Case>& cases, const engine::ServingConstants& start,
               const Part& part)
{
    std::map<std::string, std::vector<std::size_t>> parts;
    for (std::size_t i = 0; i < cases.size(); ++i)
        parts[part(*cases[i].row)].push_back(i);
    const std::vector<std::pair<std::string, std::vector<std::size_t>>> list(parts.begin(),
                                                                             parts.end());
    Vector errors(cases.size());
    const auto everySecond = [&](std::size_t from) {
        for (std::size_t p = from; p < list.size(); p += 2) {
            std::vector<Case> rest, out;
            for (const Case& c : cases)
                if (part(*c.row) != list[p].first)
                    rest.push_back(c);
            for (const std::size_t i : list[p].second)
                out.push_back(cases[i]);
            const Vector e = logErrors(out, fit(rest, start).constants);
            for (std::size_t i = 0; i < e.size(); ++i)
                errors[list[p].second[i]] = e[i];
        }
    };
    auto odd = std::async(std::launch::async, everySecond, 1);
    everySecond(0);
    odd.get();
    return errors;
}

std::string keyOf(const Case& c, const engine::ServingConstants& constants)
{
    const auto n = engine::servedNumbers(c.row->question, constants);
    return std::string(spreadKey(c.row->question, c.quantity, n.queueing));
}

void printLine(const std::string& name, Vector errors)
{
    if (errors.empty())
        return;
    double bias = 0;
    for (double& e : errors) {
        e = std::exp(e) - 1;
        bias += e / static_cast<double>(errors.size());
        e = std::abs(e);
    }
    std::ranges::sort(errors);
    std::printf("  %-58s %5zu  median %6.1f %%  p90 %7.1f %%  bias %+7.1f %%\n", name.c_str(),
                errors.size(), 100 * errors[errors.size() / 2],
                100 * errors[errors.size() * 9 / 10], 100 * bias);
}

void print(const char* title, const Findings& f, const Vector& errors, bool families)
{
    constexpr const char* kNames[]{"rate", "first", "token"};
    std::map<std::string, Vector> by;
    for (std::size_t i = 0; i < f.cases.size(); ++i) {
        const Case& c = f.cases[i];
        const std::string name = kNames[static_cast<std::size_t>(c.quantity)];
        by[name + " " + keyOf(c, f.fitted.constants)].push_back(errors[i]);
        by[name + " on " + c.row->generation].push_back(errors[i]);
        if (families)
            by[name + " " + c.row->family].push_back(errors[i]);
    }
    std::printf("%s\n", title);
    for (const auto& [name, e] : by)
        printLine(name, e);
}

// The spread whose middle 80 % holds as much of what was predicted without its family: nobody plans
// a system that was already measured.
std::map<std::string, double> spreadsOf(const Findings& f)
{
    std::map<std::string, Vector> sizes;
    for (std::size_t i = 0; i < f.cases.size(); ++i)
        sizes[keyOf(f.cases[i], f.fitted.constants)].push_back(std::abs(f.families[i]));
    std::map<std::string, double> spreads;
    for (auto& [key, errors] : sizes) {
        if (errors.size() < kFew)
            continue;
        std::ranges::sort(errors);
        spreads[key] = errors[errors.size() * 8 / 10] / kMiddle80;
        std::printf("  %-28s %6.3f   of %zu\n", key.c_str(), spreads[key], errors.size());
    }
    return spreads;
}

} // namespace

Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog, bool leaveOut)
{
    Findings f;
    const engine::ServingConstants start = engine::servingConstants(catalog);
    f.rows = questions(published, catalog, start);
    f.cases = casesOf(f.rows);
    f.fitted = fit(f.cases, start);
    f.own = logErrors(f.cases, f.fitted.constants);
    if (!leaveOut)
        return f;
    f.families = heldOut(f.cases, start, [](const Row& row) { return row.family; });
    f.generations = heldOut(f.cases, start, [](const Row& row) { return row.generation; });
    f.spreads = spreadsOf(f);
    return f;
}

void report(const Findings& f)
{
    const std::vector<Prior> believed = priors();
    for (std::size_t i = 0; i < believed.size(); ++i)
        for (const engine::ServingConstantRow& row : engine::servingConstantRows())
            if (row.key == believed[i].key)
                std::printf("  %-24s %10.4g  ± %3.0f %%   believed %.4g ± %.0f %%\n",
                            believed[i].key.c_str(), row.get(f.fitted.constants),
                            100 * f.fitted.sigma[i], believed[i].value, 100 * believed[i].width);
    print("fitted on all", f, f.own, f.families.empty());
    if (f.families.empty())
        return;
    print("family left out", f, f.families, true);
    print("generation left out", f, f.generations, false);
}

} // namespace calibration::serving

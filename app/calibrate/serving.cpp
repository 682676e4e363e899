#include "app/calibrate/serving.h"

#include "app/calibrate/leaveout.h"
#include "app/calibrate/report.h"
#include "app/calibrate/twolevels.h"

#include <cmath>
#include <cstdio>
#include <functional>
#include <set>

namespace calibration::serving {
namespace {

constexpr std::size_t kFew = 8; // too few errors to estimate a spread

// There are many small families: cross-validate in this many parts, with each family in only one.
constexpr std::size_t kMostParts = 16;

std::vector<std::string> gathered(const std::vector<std::string>& parts)
{
    std::map<std::string, std::size_t> places;
    for (const std::string& part : parts)
        places.emplace(part, 0);
    std::size_t next = 0;
    for (auto& [part, place] : places)
        place = next++ % kMostParts;
    std::vector<std::string> few;
    for (const std::string& part : parts)
        few.push_back(std::to_string(places.at(part)));
    return few;
}

Vector without(const std::vector<Case>& cases, const engine::ServingConstants& start,
               const std::function<std::string(const Row&)>& part)
{
    std::vector<std::string> parts;
    for (const Case& c : cases)
        parts.push_back(part(*c.row));
    if (std::set<std::string>(parts.begin(), parts.end()).size() > kMostParts)
        parts = gathered(parts);
    const auto chosen = [&](const Places& places) {
        std::vector<Case> some;
        for (const std::size_t i : places)
            some.push_back(cases[i]);
        return some;
    };
    return leaveOut(parts, [&](const Places& fittedOn, const Places& evaluatedOf) {
        return logErrors(chosen(evaluatedOf), fit(chosen(fittedOn), start, true).constants);
    });
}

// One engine of one source.
std::string sourceOf(const Row& row)
{
    return row.measured.sourceKey + "|" + row.run.engine;
}

// Spread of the offsets of sources (per engine), each predicted without the source.
double betweenSources(const Findings& f, bool first)
{
    std::vector<std::string> names;
    Vector errors;
    for (std::size_t i = 0; i < f.cases.size(); ++i)
        if (f.cases[i].row->judged && (f.cases[i].quantity == ServedQuantity::First) == first) {
            names.push_back(sourceOf(*f.cases[i].row));
            errors.push_back(f.sources[i]);
        }
    return TwoLevels(names, errors).between();
}

// Spread within a source, predicted without the family: plans differ from what was measured.
std::map<std::string, double> spreadsOf(const Findings& f)
{
    std::map<std::string, std::pair<Vector, Vector>> errors; // and spreads from unstated inputs
    for (std::size_t i = 0; i < f.cases.size(); ++i) {
        const Case& c = f.cases[i];
        const engine::ServingQuestion& q = c.row->question;
        const auto n = engine::servedNumbers(q, f.fitted.constants);
        auto& [of, open] = errors[std::string(spreadKey(q, c.quantity, n.queueing))];
        of.push_back(f.families[i]);
        open.push_back(unstatedSpread(q, f.fitted.constants).of(c.quantity));
    }
    std::map<std::string, double> spreads{{"sigma.source", betweenSources(f, false)},
                                          {"sigma.first_source", betweenSources(f, true)}};
    for (const auto& [key, both] : errors)
        if (both.first.size() >= kFew)
            spreads[key] = spreadOfErrors(both.first, both.second);
    return spreads;
}

} // namespace

Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog, bool withGenerations)
{
    Findings f;
    const engine::ServingConstants start = engine::servingConstants(catalog);
    f.rows = questions(published, catalog, start, f.notes);
    f.cases = casesOf(f.rows);
    f.fitted = fit(f.cases, start);
    f.families = without(f.cases, f.fitted.constants, [](const Row& row) { return row.family; });
    f.sources =
        without(f.cases, f.fitted.constants, [](const Row& row) { return row.measured.sourceKey; });
    if (withGenerations)
        f.generations =
            without(f.cases, f.fitted.constants, [](const Row& row) { return row.generation; });
    f.spreads = spreadsOf(f);
    return f;
}

void printGenerations(const Findings& f)
{
    constexpr const char* kNames[]{"rate", "first", "token"};
    std::map<std::string, Vector> by;
    for (std::size_t i = 0; i < f.cases.size(); ++i)
        by[std::string(kNames[static_cast<std::size_t>(f.cases[i].quantity)]) + " on " +
           f.cases[i].row->generation]
            .push_back(std::exp(f.generations[i]) - 1);
    std::printf("\nserving, by constants fitted without the generation of the GPU\n");
    for (const auto& [name, errors] : by)
        std::printf("  %-30s %5zu   %5.1f %%\n", name.c_str(), errors.size(),
                    100 * medianSize(errors));
}

} // namespace calibration::serving

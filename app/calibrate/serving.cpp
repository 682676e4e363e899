#include "app/calibrate/serving.h"

#include "app/calibrate/leave_out.h"
#include "app/calibrate/report.h"
#include "app/calibrate/two_levels.h"

#include <cmath>
#include <cstdio>
#include <functional>

namespace calibration::serving {
namespace {

constexpr std::size_t kFew = 8; // errors that are too few to tell a spread from

Vector without(const std::vector<Case>& cases, const engine::ServingConstants& start,
               const std::function<std::string(const Row&)>& part)
{
    std::vector<std::string> parts;
    for (const Case& c : cases)
        parts.push_back(part(*c.row));
    const auto chosen = [&](const Places& places) {
        std::vector<Case> some;
        for (const std::size_t i : places)
            some.push_back(cases[i]);
        return some;
    };
    return leaveOut(parts, [&](const Places& fittedOn, const Places& askedOf) {
        return logErrors(chosen(askedOf), fit(chosen(fittedOn), start).constants);
    });
}

// One program of one source.
std::string sourceOf(const Row& row)
{
    return row.measured.sourceKey + "|" + row.run.engine;
}

// What all that a source measured of one program has in common, when it was predicted without it.
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

// Within a source by what was predicted without its family: nobody plans what was already measured.
std::map<std::string, double> spreadsOf(const Findings& f)
{
    std::map<std::string, Vector> errors;
    for (std::size_t i = 0; i < f.cases.size(); ++i) {
        const Case& c = f.cases[i];
        const auto n = engine::servedNumbers(c.row->question, f.fitted.constants);
        errors[std::string(spreadKey(c.row->question, c.quantity, n.queueing))].push_back(
            f.families[i]);
    }
    std::map<std::string, double> spreads{{"sigma.source", betweenSources(f, false)},
                                          {"sigma.first_source", betweenSources(f, true)}};
    for (auto& [key, of] : errors)
        if (of.size() >= kFew)
            spreads[key] = spreadOfErrors(std::move(of));
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
    f.families = without(f.cases, start, [](const Row& row) { return row.family; });
    f.sources = without(f.cases, start, [](const Row& row) { return row.measured.sourceKey; });
    if (withGenerations)
        f.generations = without(f.cases, start, [](const Row& row) { return row.generation; });
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

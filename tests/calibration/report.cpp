#include "tests/calibration/report.h"

#include "model/engine/training/step.h"
#include "tests/calibration/priors.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <future>

namespace calibration {
namespace {

constexpr int kFolds = 5;
constexpr double kMiddle80 = 1.2816;
constexpr double kGiB = 1024.0 * 1024 * 1024;

void print(const std::string& title, std::vector<double> errors)
{
    if (errors.empty())
        return;
    double bias = 0, mean = 0;
    for (double& e : errors) {
        bias += e / static_cast<double>(errors.size());
        e = std::abs(e);
        mean += e / static_cast<double>(errors.size());
    }
    std::ranges::sort(errors);
    const std::size_t half = errors.size() / 2;
    const double median = errors.size() % 2 ? errors[half] : (errors[half - 1] + errors[half]) / 2;
    std::printf("  %-34s %5zu  median %5.1f %%  mean %5.1f %%  bias %+6.1f %%\n", title.c_str(),
                errors.size(), 100 * median, 100 * mean, 100 * bias);
}

void print(const char* title, const Errors& errors)
{
    std::vector<double> all, small, eight;
    std::map<std::string, std::vector<double>> by;
    for (const auto& [row, logarithm] : errors) {
        const double e = std::exp(logarithm) - 1;
        all.push_back(e);
        if (row->measured.id.find("korthikanti2022") != std::string::npos)
            eight.push_back(e);
        by["source " + row->family].push_back(e);
        by["gpu " + row->run.gpu].push_back(e);
        by["spread " + spreadKey(row->question)].push_back(e);
    }
    std::printf("%s\n", title);
    print("all", all);
    print("activation recompute paper", eight);
    for (const auto& [name, e] : by)
        print(name, e);
}

using Part = std::function<std::string(const Row&)>;

// Each part by constants that were fitted without it; two threads share the parts.
Errors heldOut(const Rows& rows, const engine::TrainingConstants& start,
               const std::vector<Prior>& priors, Measure measure, const Part& part)
{
    std::map<std::string, Rows> parts;
    for (const Row* row : rows)
        parts[part(*row)].push_back(row);
    const std::vector<std::pair<std::string, Rows>> list(parts.begin(), parts.end());
    const auto everySecond = [&](std::size_t from) {
        Errors errors;
        for (std::size_t i = from; i < list.size(); i += 2) {
            Rows rest;
            std::ranges::copy_if(rows, std::back_inserter(rest),
                                 [&](const Row* row) { return part(*row) != list[i].first; });
            const Fitted fitted = fit(rest, start, priors, measure);
            for (const Row* row : list[i].second)
                errors[row] = logError(*row, fitted.constants, measure);
        }
        return errors;
    };
    auto odd = std::async(std::launch::async, everySecond, 1);
    Errors errors = everySecond(0);
    errors.merge(odd.get());
    return errors;
}

Findings::Judged judged(const Findings& f, Measure measure)
{
    const Rows rows = measured(f.rows, measure);
    const auto priors = measure == Measure::Step ? stepPriors() : memoryPriors();
    Findings::Judged j;
    for (const Row* row : rows)
        j.fitted[row] = logError(*row, f.constants, measure);
    std::map<std::string, int> folds;
    for (const Row* row : rows)
        folds.emplace(row->group, 0);
    int next = 0;
    for (auto& [group, fold] : folds)
        fold = next++ % kFolds;
    j.folds = heldOut(rows, f.constants, priors, measure,
                      [&](const Row& row) { return std::to_string(folds.at(row.group)); });
    j.families =
        heldOut(rows, f.constants, priors, measure, [](const Row& row) { return row.family; });
    return j;
}

// The spread whose middle 80 % holds as much of what was predicted without its part of five and
// without its source: a new run may be of a source that was seen, or of none.
void findSpreads(Findings& f)
{
    std::map<std::string, std::vector<double>> sizes;
    for (const Errors* errors : {&f.stepErrors.folds, &f.stepErrors.families})
        for (const auto& [row, e] : *errors)
            sizes[spreadKey(row->question)].push_back(std::abs(e));
    // Only of runs that say what they recompute: too few of the others are published.
    for (const Errors* errors : {&f.memoryErrors.folds, &f.memoryErrors.families})
        for (const auto& [row, e] : *errors)
            if (row->question.recomputeStated)
                sizes["sigma.memory"].push_back(std::abs(e));
    for (auto& [key, errors] : sizes) {
        std::ranges::sort(errors);
        f.spreads[key] = errors[errors.size() * 8 / 10] / kMiddle80;
        std::printf("  %-28s %6.3f   of %zu\n", key.c_str(), f.spreads[key], errors.size());
    }
}

double knownOr(double value, double otherwise)
{
    return value > 0 ? value : otherwise;
}

} // namespace

std::vector<Row> questions(const std::vector<engine::PublishedRow>& published,
                           const engine::Catalog& catalog,
                           const engine::TrainingConstants& constants)
{
    const engine::Understanding understanding(catalog, constants);
    std::vector<Row> rows;
    for (const engine::PublishedRow& from : published) {
        if (!from.skipped.empty() || from.measured.quality == "C" ||
            from.measured.notes.find("SUSPECT") != std::string::npos ||
            (from.measured.notes + from.run.model).find("PROXY") != std::string::npos ||
            !(from.run.layers > 0) || !(from.run.hidden > 0))
            continue;
        Row row{from.measured, from.run, understanding.understand(from.run), {}, {}};
        if (!row.question.skipped.empty())
            continue;
        row.family = from.measured.sourceKey;
        row.group = row.family + "|" + from.run.model + "|" + from.run.gpu;
        const auto& q = row.question;
        const double tokens = q.job.sequences * q.job.sequence.base() / q.machine.gpus;
        row.step =
            knownOr(from.measured.step, knownOr(tokens / from.measured.tokensPerSecondGpu, 0));
        row.memory = knownOr(from.measured.memory, 0) * kGiB;
        rows.push_back(std::move(row));
    }
    return rows;
}

Rows measured(const std::vector<Row>& rows, Measure measure)
{
    Rows chosen;
    for (const Row& row : rows)
        if ((measure == Measure::Step ? row.step : row.memory) > 0)
            chosen.push_back(&row);
    return chosen;
}

void judge(Findings& f)
{
    f.memoryErrors = judged(f, Measure::Memory);
    f.stepErrors = judged(f, Measure::Step);
    print("memory, fitted", f.memoryErrors.fitted);
    print("memory, five folds", f.memoryErrors.folds);
    print("memory, source left out", f.memoryErrors.families);
    print("step, fitted", f.stepErrors.fitted);
    print("step, five folds", f.stepErrors.folds);
    print("step, source left out", f.stepErrors.families);
    findSpreads(f);
}

void printRows(const Findings& f)
{
    for (const auto& [row, e] : f.stepErrors.fitted) {
        const auto& q = row->question;
        const engine::StepTime s =
            stepTime(q.job, withConstants(q.machine, f.constants), q.layout, f.constants);
        const auto share = [&](engine::Seconds part) { return part / s.total; };
        std::printf("ROW\t%s\t%+.3f\t%+.3f\t%s\tproducts %.2f attention %.2f elements %.2f floor "
                    "%.2f again %.2f words %.2f tensor %.2f context %.2f expert %.2f gather %.2f "
                    "bubble %.2f sends %.2f data %.2f\tt%d p%d v%d c%d x%d d%d b%g\t%s\n",
                    row->measured.id.c_str(), e, f.stepErrors.families.at(row),
                    spreadKey(q).c_str(), share(s.products), share(s.attention),
                    share(s.elementwise), share(s.floor), share(s.recompute), share(s.vocabulary),
                    share(s.tensor), share(s.context), share(s.expert), share(s.gather),
                    share(s.bubble), share(s.sends), share(s.data), q.layout.tensor,
                    q.layout.pipeline, q.layout.interleave, q.layout.context, q.layout.expert,
                    q.layout.data, static_cast<double>(q.layout.microBatch), row->run.gpu.c_str());
    }
}

} // namespace calibration

#include "app/calibrate/trainingfit.h"

#include "model/engine/training/memory.h"
#include "model/engine/training/step.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace calibration::training {
namespace {

using engine::ConstantRow;
using engine::TrainingConstants;

constexpr double kGiB = 1024.0 * 1024 * 1024;
// Some of these constants have little effect near the optimum and take many rounds.
constexpr Effort kEffort{200, 1e-9};

const ConstantRow& rowOf(const std::string& key)
{
    const auto rows = engine::constantRows();
    const auto it = std::ranges::find(rows, key, &ConstantRow::key);
    if (it == rows.end())
        throw std::invalid_argument("no constant is called " + key);
    return *it;
}

TrainingConstants with(TrainingConstants c, const std::vector<Prior>& believed, const Vector& logs)
{
    for (std::size_t i = 0; i < believed.size(); ++i)
        rowOf(believed[i].key).set(c, std::exp(logs[i]));
    return c;
}

double logError(const Case& sample, const TrainingConstants& c)
{
    const Row& row = *sample.row;
    const engine::StepQuestion& q = row.question;
    if (sample.measure == Measure::Memory)
        return std::log(reported(memoryOf(q.job, q.machine, q.layout, c), q.figure).base() /
                        row.memory);
    return std::log(stepTime(q.job, withConstants(q.machine, c), q.layout, c).total.base() /
                    row.step);
}

double knownOr(double value, double otherwise)
{
    return value > 0 ? value : otherwise;
}

} // namespace

std::vector<Row> questions(const std::vector<engine::PublishedRow>& published,
                           const engine::Catalog& catalog, const TrainingConstants& constants,
                           std::vector<std::string>& notes)
{
    const engine::Understanding understanding(catalog, constants);
    std::vector<Row> rows;
    for (const engine::PublishedRow& from : published) {
        Row row{from.measured, from.run, understanding.understand(from.run)};
        const std::string& why = from.skipped.empty() ? row.question.skipped : from.skipped;
        if (!why.empty()) {
            notes.push_back(from.measured.id + ": " + why);
            continue;
        }
        const auto& q = row.question;
        const double tokens = q.job.sequences * q.job.sequence.base() / q.machine.gpus;
        row.step =
            knownOr(from.measured.step, knownOr(tokens / from.measured.tokensPerSecondGpu, 0));
        row.memory = knownOr(from.measured.memory, 0) * kGiB;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Case> casesOf(const std::vector<Row>& rows, Measure measure)
{
    std::vector<Case> cases;
    for (const Row& row : rows)
        if ((measure == Measure::Step ? row.step : row.memory) > 0)
            cases.push_back({&row, measure});
    return cases;
}

engine::Machine withConstants(engine::Machine machine, const TrainingConstants& c)
{
    takeConstants(machine, c);
    return machine;
}

Vector logErrors(const std::vector<Case>& cases, const TrainingConstants& c)
{
    Vector errors(cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i)
        errors[i] = logError(cases[i], c);
    return errors;
}

Fitted fit(const std::vector<Case>& cases, const TrainingConstants& constants, Measure measure)
{
    const std::vector<Prior>& believed = priors(measure);
    Vector logs;
    for (const Prior& prior : believed)
        logs.push_back(std::log(prior.value));
    const auto errors = [&](const Vector& tried) {
        return logErrors(cases, with(constants, believed, tried));
    };
    const Solved solved = solve(std::move(logs), believed, errors, kEffort);
    return {with(constants, believed, solved.logs), solved.sigma};
}

double valueOf(const TrainingConstants& constants, const std::string& key)
{
    return rowOf(key).get(constants);
}

void setValue(TrainingConstants& constants, const std::string& key, double value)
{
    rowOf(key).set(constants, value);
}

} // namespace calibration::training

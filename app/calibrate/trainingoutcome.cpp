#include "app/calibrate/training.h"
#include "model/engine/training/predict.h"

#include <cmath>

namespace calibration::training {
namespace {

void addFound(Outcome& outcome, const Fitted& fitted, const engine::TrainingConstants& constants,
              Measure measure)
{
    const std::vector<Prior>& believed = priors(measure);
    for (std::size_t i = 0; i < believed.size(); ++i)
        outcome.found.push_back(
            {believed[i], valueOf(constants, believed[i].key), fitted.sigma[i]});
}

engine::AccuracyRow accuracyOf(const Findings& f, const Judged& judged, std::size_t place)
{
    const Case& c = judged.cases[place];
    const Row& row = *c.row;
    const bool step = c.measure == Measure::Step;
    engine::AccuracyRow a;
    a.model = row.run.model, a.gpu = row.run.gpu, a.precision = row.run.precision;
    a.source = row.measured.sourceKey;
    a.kind = engine::accuracyKindOf(row.question);
    a.quantity = step ? engine::AccuracyQuantity::Step : engine::AccuracyQuantity::Memory;
    a.gpus = row.run.gpus;
    a.params = row.question.job.model.params;
    if (step)
        a.sequence = row.run.sequence, a.sequences = row.run.sequences;
    a.measured = step ? row.step : row.memory;
    a.predicted = a.measured * std::exp(judged.fitted[place]);
    a.heldOut = a.measured * std::exp(judged.sources[place]);
    const engine::Confidence sigma = confidenceOf(row.question, f.constants);
    const double factor = std::exp(kMiddle80 * (step ? sigma.time : sigma.memory));
    a.low = a.predicted / factor, a.high = a.predicted * factor;
    return a;
}

} // namespace

Outcome outcomeOf(const Findings& f)
{
    Outcome outcome;
    addFound(outcome, f.step, f.constants, Measure::Step);
    addFound(outcome, f.memory, f.constants, Measure::Memory);
    for (const Found& found : outcome.found)
        outcome.rules.push_back(ruleOf("training.", found));
    for (const auto& [key, sigma] : f.spreads)
        outcome.rules.push_back({"training." + key, sigma});
    // In the order of the rows, step before memory.
    std::size_t step = 0, memory = 0;
    for (const Row& row : f.rows) {
        if (step < f.steps.cases.size() && f.steps.cases[step].row == &row)
            outcome.rows.push_back(accuracyOf(f, f.steps, step++));
        if (memory < f.memories.cases.size() && f.memories.cases[memory].row == &row)
            outcome.rows.push_back(accuracyOf(f, f.memories, memory++));
    }
    outcome.notes = f.notes;
    return outcome;
}

} // namespace calibration::training

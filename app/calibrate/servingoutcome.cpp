#include "app/calibrate/serving.h"
#include "model/engine/published/accuracyrows.h"

#include <algorithm>
#include <cmath>

namespace calibration::serving {
namespace {

using engine::AccuracyQuantity, engine::Predicted;

engine::ServingConstants shipped(const Findings& f)
{
    engine::ServingConstants c = f.fitted.constants;
    for (const engine::ServingConstantRow& row : engine::servingConstantRows())
        if (const auto it = f.spreads.find(std::string(row.key)); it != f.spreads.end())
            row.set(c, it->second);
    return c;
}

struct Line {
    AccuracyQuantity quantity;
    double measured;
    Predicted predicted;
};

Line lineOf(const Case& c, const engine::ServedAnswer& a)
{
    const auto seconds = [](const Predicted& p) {
        return Predicted{p.value / 1e3, p.low / 1e3, p.high / 1e3};
    };
    switch (c.quantity) {
    case ServedQuantity::First: return {AccuracyQuantity::First, c.row->first, seconds(a.first)};
    case ServedQuantity::Token: return {AccuracyQuantity::Token, c.row->token, seconds(a.token)};
    case ServedQuantity::Throughput: break;
    }
    return {AccuracyQuantity::Throughput, c.row->rate, a.tokens};
}

engine::AccuracyRow accuracyOf(const Row& row, const Line& line, const engine::Prediction& p,
                               double heldOut)
{
    engine::AccuracyRow a;
    a.model = row.run.what.model, a.gpu = row.run.what.gpu, a.precision = row.run.what.precision;
    a.source = row.measured.sourceKey;
    a.engine = nameOf(p.served->engine);
    a.kind = *p.kind;
    a.quantity = line.quantity;
    a.gpus = row.question.gpus > 0 ? row.question.gpus : row.question.layout.replicaGpus();
    a.params = row.question.job.model.params;
    if (line.quantity == AccuracyQuantity::Throughput) // rankings compare it
        a.prompt = row.run.prompt, a.answer = row.run.answer, a.users = row.run.users;
    a.measured = line.measured;
    a.predicted = line.predicted.value;
    a.heldOut = line.measured * std::exp(heldOut);
    a.low = line.predicted.low, a.high = line.predicted.high;
    return a;
}

// Also writes constants that were not fitted, since engines share constants.
void addRules(Outcome& outcome, const Findings& f)
{
    for (const engine::ServingConstantRow& row : engine::servingConstantRows()) {
        const std::string key(row.key);
        if (key.starts_with("sigma."))
            continue;
        const auto found = std::ranges::find(outcome.found, key,
                                             [](const Found& one) { return one.believed.key; });
        outcome.rules.push_back(
            found != outcome.found.end()
                ? ruleOf("serving.", *found)
                : engine::RuleValue{"serving." + key, row.get(f.fitted.constants)});
    }
    for (const auto& [key, sigma] : f.spreads)
        outcome.rules.push_back({"serving." + key, sigma});
}

} // namespace

Outcome outcomeOf(const Findings& f, const engine::Catalog& catalog)
{
    Outcome outcome;
    for (std::size_t i = 0; i < priors().size(); ++i)
        for (const engine::ServingConstantRow& row : engine::servingConstantRows())
            if (row.key == priors()[i].key)
                outcome.found.push_back(
                    {priors()[i], row.get(f.fitted.constants), f.fitted.sigma[i]});
    addRules(outcome, f);
    const engine::ServingUnderstanding understanding(catalog, shipped(f));
    for (std::size_t i = 0; i < f.cases.size(); ++i) {
        const Row& row = *f.cases[i].row;
        const engine::Prediction p = predict(row.run, understanding);
        if (!p.served)
            continue;
        const Line line = lineOf(f.cases[i], *p.served);
        if (line.predicted.value > 0)
            outcome.rows.push_back(accuracyOf(row, line, p, f.sources[i]));
    }
    outcome.notes = f.notes;
    return outcome;
}

} // namespace calibration::serving

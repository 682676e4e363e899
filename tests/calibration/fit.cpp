#include "tests/calibration/fit.h"

#include "model/engine/training/confidence.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/step.h"

#include <algorithm>
#include <cmath>

namespace calibration {
namespace {

using engine::ConstantRow;
using engine::TrainingConstants;
const ConstantRow& rowOf(const std::string& key)
{
    const auto rows = engine::constantRows();
    const auto it = std::ranges::find(rows, key, &ConstantRow::key);
    if (it == rows.end())
        throw std::invalid_argument("no constant is called " + key);
    return *it;
}

TrainingConstants with(TrainingConstants c, const std::vector<Prior>& priors, const Vector& logs)
{
    for (std::size_t i = 0; i < priors.size(); ++i)
        rowOf(priors[i].key).set(c, std::exp(logs[i]));
    return c;
}

Vector errors(const std::vector<const Row*>& rows, const TrainingConstants& c, Measure q)
{
    Vector e(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        e[i] = logError(*rows[i], c, q);
    return e;
}

} // namespace

engine::Machine withConstants(engine::Machine machine, const TrainingConstants& c)
{
    takeConstants(machine, c);
    return machine;
}

std::string spreadKey(const engine::StepQuestion& q)
{
    return "sigma." + std::string(idOf(spreadOf(q.job, q.machine, q.layoutStated)));
}

double logError(const Row& row, const TrainingConstants& c, Measure quantity)
{
    const engine::StepQuestion& q = row.question;
    if (quantity == Measure::Memory)
        return std::log(memoryOf(q.job, q.machine, q.layout, c).total().base() / row.memory);
    return std::log(stepTime(q.job, withConstants(q.machine, c), q.layout, c).total.base() /
                    row.step);
}

Fitted fit(const std::vector<const Row*>& rows, const TrainingConstants& start,
           const std::vector<Prior>& priors, Measure q)
{
    Vector logs;
    for (const Prior& prior : priors)
        logs.push_back(std::log(rowOf(prior.key).get(start)));
    const Solved solved =
        solve(std::move(logs), priors,
              [&](const Vector& tried) { return errors(rows, with(start, priors, tried), q); }, {});
    return {with(start, priors, solved.logs), solved.sigma, solved.cost};
}

} // namespace calibration

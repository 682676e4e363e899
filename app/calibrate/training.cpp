#include "app/calibrate/training.h"

#include "app/calibrate/leaveout.h"
#include "app/calibrate/twolevels.h"
#include "model/engine/training/predict.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace calibration::training {
namespace {

using engine::TrainingConstants;

constexpr int kFolds = 5;
constexpr double kSpreadBelieved = 0.1;
// Unstated layouts are guessed using the constants, which in turn are fitted to them: iterate.
constexpr int kMostTurns = 30;
// Relative change that counts as converged; later turns take half steps in case guesses oscillate.
constexpr double kSettled = 0.003;
constexpr int kWholeTurns = 6;

// Five folds; rows with the same source, model and GPU stay in one fold.
std::vector<std::string> foldsOf(const std::vector<Case>& cases)
{
    const auto groupOf = [](const Row& row) {
        return row.measured.sourceKey + "|" + row.run.model + "|" + row.run.gpu;
    };
    std::map<std::string, int> folds;
    for (const Case& c : cases)
        folds.emplace(groupOf(*c.row), 0);
    int next = 0;
    for (auto& [group, fold] : folds)
        fold = next++ % kFolds;
    std::vector<std::string> parts;
    for (const Case& c : cases)
        parts.push_back(std::to_string(folds.at(groupOf(*c.row))));
    return parts;
}

std::vector<std::string> sourcesOf(const std::vector<Case>& cases)
{
    std::vector<std::string> parts;
    for (const Case& c : cases)
        parts.push_back(c.row->measured.sourceKey);
    return parts;
}

Judged judge(const Findings& f, Measure measure)
{
    Judged j{casesOf(f.rows, measure), {}, {}, {}};
    const auto chosen = [&](const Places& places) {
        std::vector<Case> cases;
        for (const std::size_t i : places)
            cases.push_back(j.cases[i]);
        return cases;
    };
    const auto without = [&](const Places& fittedOn, const Places& evaluatedOf) {
        return logErrors(chosen(evaluatedOf),
                         fit(chosen(fittedOn), f.constants, measure).constants);
    };
    j.fitted = logErrors(j.cases, f.constants);
    j.folds = leaveOut(foldsOf(j.cases), without);
    j.sources = leaveOut(sourcesOf(j.cases), without);
    return j;
}

// The spread within a source depends on the kind of query; the spread between sources is shared,
// since few sources have rows of any one kind. Both are for predictions without the source.
std::map<std::string, double> spreadsOf(const Findings& f)
{
    std::map<std::string, std::pair<Vector, Vector>> errors; // and spreads from unstated inputs
    const auto add = [&](const Judged& judged, const auto& keyOf,
                         double engine::UnstatedSpread::*open) {
        const TwoLevels levels(sourcesOf(judged.cases), judged.sources);
        for (std::size_t i = 0; i < judged.cases.size(); ++i) {
            const Row& row = *judged.cases[i].row;
            auto& both = errors[keyOf(row.question)];
            both.first.push_back(judged.sources[i] - levels.offset(row.measured.sourceKey));
            both.second.push_back(unstatedSpread(row.question, f.constants).*open);
        }
        return levels.between();
    };
    std::map<std::string, double> spreads;
    spreads["sigma.source"] = add(f.steps, spreadKey, &engine::UnstatedSpread::time);
    spreads["sigma.memory_source"] = add(
        f.memories, [](const auto&) { return std::string("sigma.memory"); },
        &engine::UnstatedSpread::memory);
    for (const auto& [key, both] : errors)
        spreads[key] = spreadOfErrors(both.first, both.second);
    return spreads;
}

// Rounded as in the file, so as the program will read them.
TrainingConstants written(TrainingConstants c)
{
    for (const Measure measure : {Measure::Memory, Measure::Step})
        for (const Prior& prior : priors(measure))
            setValue(c, prior.key, engine::fourDigits(valueOf(c, prior.key)));
    return c;
}

TrainingConstants written(TrainingConstants c, const std::map<std::string, double>& spreads)
{
    for (const auto& [key, sigma] : spreads)
        setValue(c, key, engine::fourDigits(sigma));
    return c;
}

bool same(const TrainingConstants& a, const TrainingConstants& b)
{
    return std::ranges::all_of(engine::constantRows(), [&](const engine::ConstantRow& row) {
        return std::abs(row.get(a) - row.get(b)) <= kSettled * std::abs(row.get(a));
    });
}

// The geometric mean.
TrainingConstants between(TrainingConstants a, const TrainingConstants& b)
{
    for (const engine::ConstantRow& row : engine::constantRows())
        if (row.get(a) > 0 && row.get(b) > 0)
            row.set(a, std::sqrt(row.get(a) * row.get(b)));
    return a;
}

TrainingConstants believed(const engine::Catalog& catalog)
{
    TrainingConstants c = engine::trainingConstants(catalog);
    for (const Measure measure : {Measure::Memory, Measure::Step})
        for (const Prior& prior : priors(measure))
            setValue(c, prior.key, prior.value);
    for (const char* kind : {"node", "cluster", "unstated", "mixture", "adapters", "source",
                             "memory", "memory_source"})
        setValue(c, std::string("sigma.") + kind, kSpreadBelieved);
    return c;
}

// An unstated recompute setting is inferred from the run's memory, so memory is fitted first.
void fitAll(Findings& f, const std::vector<engine::PublishedRow>& published,
            const engine::Catalog& catalog, const TrainingConstants& start)
{
    f.notes.clear();
    f.rows = questions(published, catalog, start, f.notes);
    f.memory = fit(casesOf(f.rows, Measure::Memory), start, Measure::Memory);
    f.notes.clear();
    f.rows = questions(published, catalog, f.memory.constants, f.notes);
    f.step = fit(casesOf(f.rows, Measure::Step), f.memory.constants, Measure::Step);
    f.constants = f.step.constants;
}

} // namespace

std::string spreadKey(const engine::StepQuestion& q)
{
    return "sigma." + std::string(idOf(spreadOf(q.job, q.machine, q.layoutStated)));
}

Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog)
{
    Findings f;
    TrainingConstants start = believed(catalog);
    for (int turn = 0; turn < kMostTurns; ++turn) {
        fitAll(f, published, catalog, start);
        TrainingConstants found = written(f.constants);
        if (same(found, start)) {
            f.steps = judge(f, Measure::Step);
            f.memories = judge(f, Measure::Memory);
            f.spreads = spreadsOf(f);
            found = written(found, f.spreads);
            if (same(found, start))
                return f;
        }
        start = turn < kWholeTurns ? found : written(between(start, found));
    }
    throw std::runtime_error("the constants of the training room do not settle");
}

} // namespace calibration::training

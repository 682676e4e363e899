#include "app/calibrate/training.h"

#include "app/calibrate/leave_out.h"

#include <stdexcept>

namespace calibration::training {
namespace {

using engine::TrainingConstants;

constexpr int kFolds = 5;
constexpr double kSpreadBelieved = 0.1;
// Layouts that a run leaves out are guessed with the constants, which follow from them in turn.
constexpr int kMostTurns = 20;

// Five parts, and no twin of a row in another: those of a source, model and GPU stay together.
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
    const auto without = [&](const Places& fittedOn, const Places& askedOf) {
        return logErrors(chosen(askedOf), fit(chosen(fittedOn), f.constants, measure).constants);
    };
    j.fitted = logErrors(j.cases, f.constants);
    j.folds = leaveOut(foldsOf(j.cases), without);
    j.sources = leaveOut(sourcesOf(j.cases), without);
    return j;
}

// As much as was predicted without its part of five and without its source: a new run may be of a
// source that was seen, or of none.
std::map<std::string, double> spreadsOf(const Findings& f)
{
    std::map<std::string, Vector> errors;
    for (const Vector* seen : {&f.steps.folds, &f.steps.sources})
        for (std::size_t i = 0; i < seen->size(); ++i)
            errors[spreadKey(f.steps.cases[i].row->question)].push_back((*seen)[i]);
    // Only of runs that say what they recompute: too few of the others are published.
    for (const Vector* seen : {&f.memories.folds, &f.memories.sources})
        for (std::size_t i = 0; i < seen->size(); ++i)
            if (f.memories.cases[i].row->question.recomputeStated)
                errors["sigma.memory"].push_back((*seen)[i]);
    std::map<std::string, double> spreads;
    for (auto& [key, of] : errors)
        spreads[key] = spreadOfErrors(std::move(of));
    return spreads;
}

// As they are written, which is as the program will read them.
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
    for (const engine::ConstantRow& row : engine::constantRows())
        if (row.get(a) != row.get(b))
            return false;
    return true;
}

TrainingConstants believed(const engine::Catalog& catalog)
{
    TrainingConstants c = engine::trainingConstants(catalog);
    for (const Measure measure : {Measure::Memory, Measure::Step})
        for (const Prior& prior : priors(measure))
            setValue(c, prior.key, prior.value);
    for (const char* kind : {"node", "cluster", "unsaid", "mixture", "adapters", "memory"})
        setValue(c, std::string("sigma.") + kind, kSpreadBelieved);
    return c;
}

// What is not said of a run's recompute follows from its memory, so memory is fitted first.
void fitAll(Findings& f, const std::vector<engine::PublishedRow>& published,
            const engine::Catalog& catalog, const TrainingConstants& asked)
{
    f.notes.clear();
    f.rows = questions(published, catalog, asked, f.notes);
    f.memory = fit(casesOf(f.rows, Measure::Memory), asked, Measure::Memory);
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
    TrainingConstants asked = believed(catalog);
    for (int turn = 0; turn < kMostTurns; ++turn) {
        fitAll(f, published, catalog, asked);
        TrainingConstants found = written(f.constants);
        if (same(found, asked)) {
            f.steps = judge(f, Measure::Step);
            f.memories = judge(f, Measure::Memory);
            f.spreads = spreadsOf(f);
            found = written(found, f.spreads);
            if (same(found, asked))
                return f;
        }
        asked = found;
    }
    throw std::runtime_error("the constants of the training room do not settle");
}

} // namespace calibration::training

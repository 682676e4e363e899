#include "app/calibrate/residuals.h"
#include "app/calibrate/serving.h"

#include <array>

namespace calibration::serving {
namespace {

constexpr std::array kTraffic{"offline", "closed", "open", "static", "first token", "split"};
constexpr std::array kQuantities{"tokens per second", "time to first token",
                                 "time per output token"};

void addWord(Residual& r, const char* input, const std::string& word)
{
    if (!word.empty())
        r.words[input] = word;
}

Residual residualOf(const Row& row, double error)
{
    const engine::ServedRun& run = row.run;
    const engine::ServingJob& job = row.question.job;
    const engine::ServingLayout& layout = row.question.layout;
    Residual r{error, row.measured.sourceKey, {}, {}};
    addWord(r, "source", row.measured.sourceKey);
    addWord(r, "family", row.family);
    addWord(r, "model", run.what.model);
    addWord(r, "GPU", run.what.gpu);
    addWord(r, "generation", row.generation);
    addWord(r, "engine", run.engine);
    addWord(r, "version", run.version);
    addWord(r, "weights", run.what.precision);
    addWord(r, "KV cache", run.cache);
    addWord(r, "load", kTraffic[static_cast<std::size_t>(row.question.scenario.traffic)]);
    addWord(r, "experts", job.model.experts > 0 ? "mixture" : "dense");
    const double active = job.model.active.base(), replica = layout.replicaGpus();
    r.numbers = {{"parameters", job.model.params.base()},
                 {"active", active},
                 {"layers", job.model.layers},
                 {"prompt", run.prompt},
                 {"answer", run.answer},
                 {"users", run.users},
                 {"GPUs of a replica", replica},
                 {"replicas", layout.replicas},
                 {"users per replica", run.users / layout.replicas},
                 {"prompt work", run.users / layout.replicas * run.prompt * active / replica},
                 {"year", run.year}};
    return r;
}

} // namespace

void printResiduals(const Findings& f)
{
    std::array<std::vector<Residual>, kQuantities.size()> of;
    for (std::size_t i = 0; i < f.cases.size(); ++i)
        of[static_cast<std::size_t>(f.cases[i].quantity)].push_back(
            residualOf(*f.cases[i].row, f.sources[i]));
    for (std::size_t q = 0; q < of.size(); ++q)
        calibration::printResiduals(std::string("serving, ") + kQuantities[q], of[q]);
}

} // namespace calibration::serving

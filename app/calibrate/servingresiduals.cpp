#include "app/calibrate/residuals.h"
#include "app/calibrate/serving.h"

#include <array>

namespace calibration::serving {
namespace {

constexpr std::array kTraffic{"offline", "closed", "open", "static", "first token", "split"};
constexpr std::array kQuantities{"tokens per second", "time to first token",
                                 "time per output token"};

Residual residualOf(const Row& row, double error)
{
    const engine::ServedRun& run = row.run;
    const engine::ServingJob& job = row.question.job;
    const engine::ServingLayout& layout = row.question.layout;
    Residual r{error, row.measured.sourceKey, {}, {}};
    r.addWord("source", row.measured.sourceKey);
    r.addWord("family", row.family);
    r.addWord("model", run.what.model);
    r.addWord("GPU", run.what.gpu);
    r.addWord("generation", row.generation);
    r.addWord("engine", run.engine);
    r.addWord("version", run.version);
    r.addWord("weights", run.what.precision);
    r.addWord("KV cache", run.cache);
    r.addWord("load", kTraffic[static_cast<std::size_t>(row.question.scenario.traffic)]);
    r.addWord("experts", job.model.experts > 0 ? "mixture" : "dense");
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

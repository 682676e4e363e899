#include "model/engine/dials/row.h"

namespace engine {
namespace {

using enum Unit;

template <auto Member> constexpr DialRow ofJob(std::string_view path, Unit unit)
{
    return dial<&TrainAnswer::job, Member>(path, unit, Room::Sizing).when(kBatches);
}
template <class Expression> constexpr DialRow ofJob(std::string_view path, Unit unit, Expression e)
{
    return dial(path, unit, Room::Sizing, e).when(kBatches);
}

// Inputs of a job's requests to a replica and its memory.
#define HEADROOM_JOB_REQUESTS                                                                      \
    "work.*.serve.prompt, work.*.serve.answer, work.*.serve.spread, work.*.serve.prefix_hit, "     \
    "work.*.serve.most_sequences, work.*.media.*, " HEADROOM_OF_MODEL
constexpr const char* kBestWorker =
    L("Formulas", "Of all layouts of a worker, the one that processes the most units per GPU.");

constexpr Dial kBatchDials[] = {
    ofJob<&BatchAnswer::unitTime>("work.*.job_unit_time", Second)
        .formula("1 * work.*.job.unit_time")
        .formulaIf(
            kModelUnits,
            prose(kBestWorker, HEADROOM_JOB_REQUESTS
                  ", work.*.serve.pace, work.*.serve.chunk, work.*.serve.draft_*, "
                  "cluster.gpu.peak_*, cluster.gpu.memory_bandwidth, cluster.gpu.link_bandwidth, "
                  "cluster.gpu.memory"))
        .label(L("Dials", "Time per unit"))
        .tip(L("Dials", "Average time that one worker takes per unit. A worker is a GPU, or the "
                        "GPUs that work on units together.")),
    ofJob<&BatchAnswer::unitGpus>("work.*.job_unit_gpus", Gpus)
        .formula("1 * work.*.job.unit_gpus")
        .formulaIf(kModelUnits,
                   prose(kBestWorker, "work.*.serve.most_sequences, cluster.gpu.memory"))
        .label(L("Dials", "GPUs per worker"))
        .tip(L("Dials", "Number of GPUs that work on units together.")),
    ofJob<&BatchAnswer::inFlight>("work.*.job_in_flight", Count)
        .formula(prose(L("Formulas", "One unit at a time.")))
        .formulaIf(kModelUnits, prose(kBestWorker, HEADROOM_JOB_REQUESTS ", cluster.gpu.memory"))
        .label(L("Dials", "Concurrent units per worker"))
        .tip(L("Dials", "Units that a worker processes at the same time.")),
    ofJob<&BatchAnswer::memory>("work.*.job_memory", GiB)
        .formula("1 * work.*.job.memory")
        .formulaIf(kModelUnits, prose(kBestWorker, HEADROOM_JOB_REQUESTS ", cluster.gpu.memory"))
        .label(L("Dials", "Memory per GPU"))
        .tip(L("Dials", "Least memory that the work needs on each GPU.")),
    ofJob<&BatchAnswer::workers>("work.*.job_workers", Count)
        .formula("floor(work.*.gpus / work.*.job_unit_gpus)")
        .label(L("Dials", "Workers"))
        .tip(L("Dials", "Groups of GPUs that process units at the same time.")),
    ofJob<&BatchAnswer::perWorker>("work.*.job_per_worker", Count)
        .formula("ceil((1 - work.*.job.serial) * work.*.job.units / work.*.job_workers)")
        .formulaIf(kModelUnits,
                   "(1 - work.*.job.serial) * work.*.job.units / work.*.job_workers + "
                   "min(work.*.job_in_flight, (1 - work.*.job.serial) * work.*.job.units / "
                   "work.*.job_workers) / 2")
        .label(L("Dials", "Units per worker"))
        .tip(L("Dials", "Units that each worker processes. Single units cannot be divided, and a "
                        "batch is half empty while its last units end.")),
    ofJob<&BatchAnswer::oneTime>("work.*.job_one_worker", Days)
        .formula("work.*.job.units * work.*.job_unit_time")
        .label(L("Dials", "Time with one worker"))
        .tip(L("Dials", "Time that a single worker would take for the whole job.")),
    ofJob<&BatchAnswer::serial>("work.*.job_serial", Hours)
        .formula("work.*.job.serial * work.*.job_one_worker")
        .label(L("Dials", "Serial time"))
        .tip(L("Dials", "Time of the part that only one worker can do.")),
    ofJob<&BatchAnswer::parallel>("work.*.job_parallel", Hours)
        .formula("work.*.job_per_worker * work.*.job_unit_time")
        .label(L("Dials", "Parallel time"))
        .tip(L("Dials", "Time in which all workers process units.")),
    ofJob<&BatchAnswer::io>("work.*.job_io", Hours)
        .formula("work.*.job.units * (work.*.job.in + work.*.job.out) / work.*.feed.storage")
        .label(L("Dials", "Storage time"))
        .tip(L("Dials", "Time for reading all inputs and writing all results; it overlaps with the "
                        "parallel part.")),
    ofJob<&BatchAnswer::busy>("work.*.job_busy", Hours)
        .formula("work.*.job_serial + max(work.*.job_parallel, work.*.job_io)")
        .label(L("Dials", "Time without failures"))
        .tip(L("Dials", "Serial part, and the longer of computing and storage.")),
    ofJob<&BatchAnswer::waits>("work.*.job_waits", Percent)
        .formula("max(0, work.*.job_io - work.*.job_parallel) / work.*.job_busy")
        .label(L("Dials", "Waiting for storage"))
        .tip(L("Dials", "Share of the time in which GPUs wait for storage.")),
    ofJob("work.*.job_data", TB,
          [](const ResolvedPlan& p, std::size_t w) {
              const BatchJob& job = p.work[w].job;
              return job.units * (job.in + job.out);
          })
        .formula("work.*.job.units * (work.*.job.in + work.*.job.out)")
        .label(L("Dials", "Data read and written"))
        .tip(L("Dials", "All inputs and results of the job.")),
    ofJob("work.*.job_storage_rate", GBPerSecond,
          [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
              const BatchJob& job = p.work[w].job;
              return job.units * (job.in + job.out) / a.work[w].job.parallel;
          })
        .formula("work.*.job_data / work.*.job_parallel")
        .label(L("Dials", "Storage bandwidth needed"))
        .tip(L("Dials", "Bandwidth at which GPUs never wait for storage.")),
    ofJob<&BatchAnswer::halfGpus>("work.*.job_half_gpus", Gpus)
        .formula("work.*.job_unit_gpus * (1 / positive(work.*.job.serial) + 1)")
        .label(L("Dials", "GPUs at 50 % efficiency"))
        .tip(L("Dials", "With more GPUs than this, the serial part wastes more than half of the "
                        "GPU-hours (Amdahl’s law).")),
    ofJob("work.*.job_cost", Dollar,
          [](const ResolvedPlan& p, const Assessment& a, std::size_t w) {
              constexpr double kThousand = 1000;
              return a.money.runCost * (a.work[w].time / a.money.runTime) *
                     (kThousand / p.work[w].job.units);
          })
        .formula("1000 * money.run_cost * work.*.time / (money.run_time * work.*.job.units)")
        .label(L("Dials", "Cost per 1,000 units"))
        .tip(L("Dials", "All that the job costs, staff included, per thousand units.")),
};

} // namespace

std::span<const Dial> batchDials()
{
    return kBatchDials;
}

} // namespace engine

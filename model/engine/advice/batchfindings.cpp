#include "model/engine/advice/batchfindings.h"

#include "model/engine/advice/servingfindings.h"
#include "model/engine/batch/assessbatch.h"

#include <cmath>

namespace engine {
namespace {

using Severity = Finding::Severity;

constexpr double kMostWaiting = 0.5; // of the time: bad …
constexpr double kFeltWaiting = 0.1; // … and worth mentioning

struct BatchFindings {
    const AdviceView& v;
    const std::size_t w;
    std::vector<Finding>& list;
    const BatchJob& job = v.work(w).job;
    const TrainAnswer& t = v.now.work[w];
    const BatchAnswer& b = t.job;
    const Seconds deadline = v.work(w).train.deadline;
    const bool given = v.plan.cluster.countRule == CountRule::Given && v.plan.work.size() == 1;

    void unknown()
    {
        const bool typed = job.rule == UnitRule::Typed;
        list.push_back({typed ? "job_time_unknown" : "job_cannot_compute", Severity::Bad, {}});
    }
    void misfit()
    {
        list.push_back({"job_memory",
                        Severity::Bad,
                        {{b.memory.base(), Unit::GiB}, {b.usable.base(), Unit::GiB}}});
    }
    void tooFew()
    {
        list.push_back({"job_worker",
                        Severity::Bad,
                        {{b.unitGpus, Unit::Gpus}, {trainingGpus(v.now.decision, w), Unit::Gpus}},
                        Finding::Cure{"cluster.count", v.wholeNodes(b.unitGpus)}});
    }
    void lateness()
    {
        if (!v.enough.reachesDate) {
            list.push_back({"job_no_cluster",
                            Severity::Bad,
                            {{deadline.base(), Unit::Days},
                             {b.serial.base(), Unit::Days},
                             {b.io.base(), Unit::Days}}});
            return;
        }
        if (t.time > deadline)
            list.push_back({"late",
                            Severity::Bad,
                            {{t.time.base(), Unit::Days},
                             {deadline.base(), Unit::Days},
                             {v.enough.gpus, Unit::Gpus}},
                            Finding::Cure{"cluster.count", v.enough.gpus}});
    }
    // If one worker meets the deadline, a cluster buys nothing but time.
    void oneIsEnough()
    {
        const BatchAnswer one = batchOn(job, v.work(w).train.feed.storage, b, b.unitGpus);
        const Seconds time = one.busy / t.risk.goodput;
        if (!(time <= deadline) || b.workers < 2)
            return;
        Finding f{
            "job_one",
            Severity::Note,
            {{b.unitGpus, Unit::Gpus}, {time.base(), Unit::Days}, {deadline.base(), Unit::Days}}};
        if (given)
            f.cure = Finding::Cure{"cluster.count", b.unitGpus};
        list.push_back(std::move(f));
    }
    void serial()
    {
        const double gpus = trainingGpus(v.now.decision, w);
        if (!(gpus > b.halfGpus))
            return;
        Finding f{"job_serial",
                  Severity::Warning,
                  {{job.serial, Unit::Percent},
                   {gpus, Unit::Gpus},
                   {t.efficiency, Unit::Percent},
                   {b.halfGpus, Unit::Gpus}}};
        const double node = v.plan.cluster.nodeSize;
        const double fewer = node * std::floor(b.halfGpus / node);
        if (given && fewer >= node && fewer < gpus)
            f.cure = Finding::Cure{"cluster.count", fewer};
        list.push_back(std::move(f));
    }
    void storage()
    {
        if (!(b.waits > kFeltWaiting))
            return;
        const Bandwidth rate = job.units * (job.in + job.out) / b.parallel;
        list.push_back({"job_storage",
                        b.waits > kMostWaiting ? Severity::Bad : Severity::Warning,
                        {{b.waits, Unit::Percent}, {rate.base(), Unit::GBPerSecond}},
                        Finding::Cure{v.path(w, "feed.storage"), rate.base()}});
    }
    void idle()
    {
        if (!(b.workers > job.units))
            return;
        const double whole = v.wholeNodes(job.units * b.unitGpus);
        Finding f{"job_few_units",
                  Severity::Warning,
                  {{job.units, Unit::Count}, {b.workers, Unit::Count}}};
        if (given && whole < trainingGpus(v.now.decision, w))
            f.cure = Finding::Cure{"cluster.count", whole};
        list.push_back(std::move(f));
    }
};

} // namespace

void batchFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list)
{
    BatchFindings f{view, work, list};
    if (f.job.rule == UnitRule::Model)
        sparsityFinding(view, work, list);
    if (!f.b.fits)
        return f.misfit();
    if (std::isnan(f.b.unitTime.base()))
        return f.unknown();
    if (f.b.workers < 1)
        return f.tooFew();
    f.lateness();
    f.oneIsEnough();
    f.serial();
    f.storage();
    f.idle();
}

} // namespace engine

#include "model/engine/advice/recommendfindings.h"

#include "model/engine/recommend/step.h"

#include <cmath>

namespace engine {
namespace {

using Severity = Finding::Severity;

constexpr double kMostStarved = 0.5;  // of a step: bad …
constexpr double kFeltStarved = 0.1;  // … and worth mentioning
constexpr double kMuchTraffic = 0.5;  // of a step, between GPUs
constexpr double kMuchFixed = 0.4;    // of a step, on any number of GPUs
constexpr double kHardlySlower = 1.1; // a step on half the GPUs

struct RecommendFindings {
    const AdviceView& v;
    const std::size_t w;
    std::vector<Finding>& list;
    const Workload& work = v.work(w);
    const Recommend& job = work.rec;
    const RecommendAnswer& r = v.now.work[w].rec;
    const RecommendStep& s = r.step;
    const double gpus = trainingGpus(v.now.decision, w);
    const bool given = v.plan.cluster.countRule == CountRule::Given && v.plan.work.size() == 1;

    void misfit()
    {
        if (!std::isfinite(r.least)) {
            list.push_back({"rec_dense", Severity::Bad, {{r.usable.base(), Unit::GiB}}});
            return;
        }
        Finding f{"rec_memory",
                  Severity::Bad,
                  {{r.tables.base(), Unit::TB}, {gpus, Unit::Gpus}, {r.least, Unit::Gpus}}};
        f.cure = Finding::Cure{"cluster.count", v.wholeNodes(r.least + v.now.decision.serving)};
        list.push_back(std::move(f));
    }
    // Only the slower of the two is reported; it hides the other.
    void data()
    {
        const double share = s.waits / s.total;
        if (!(share > kFeltStarved))
            return;
        const Severity severity = share > kMostStarved ? Severity::Bad : Severity::Warning;
        if (s.read > s.prepare) {
            const Bandwidth rate = job.batch * job.sample / s.busy;
            list.push_back({"rec_storage",
                            severity,
                            {{share, Unit::Percent}, {rate.base(), Unit::GBPerSecond}},
                            Finding::Cure{v.path(w, "feed.storage"), rate.base()}});
            return;
        }
        const double cores = std::ceil(work.train.feed.cores * (s.prepare / s.busy));
        list.push_back({"rec_cores",
                        severity,
                        {{share, Unit::Percent}, {cores, Unit::Count}},
                        Finding::Cure{v.path(w, "feed.cores"), cores}});
    }
    void traffic()
    {
        const double share = (s.exchange + s.exposed) / s.total;
        if (!(share > kMuchTraffic))
            return;
        Finding f{"rec_exchange",
                  Severity::Warning,
                  {{share, Unit::Percent}, {s.exchange.base(), Unit::Milliseconds}}};
        constexpr Bytes kHalf{2};
        if (job.sent > kHalf) {
            Workload less = work;
            less.rec.sent = kHalf;
            const RecommendStep t = recommendStep(v.plan, less, gpus);
            if (!((t.exchange + t.exposed) / t.total > kMuchTraffic))
                f.cure = Finding::Cure{v.path(w, "rec.sent"), kHalf.base()};
        }
        list.push_back(std::move(f));
    }
    // A step hardly longer on half of the GPUs costs nearly half; halving again saves less.
    double halfOf(double count) const
    {
        const double size = v.plan.cluster.nodeSize;
        return size * std::ceil(count / (2 * size));
    }
    void tooMany()
    {
        double fewer = gpus;
        RecommendStep t = s;
        for (double next = halfOf(fewer); next < fewer && !(next < r.least); next = halfOf(fewer)) {
            const RecommendStep then = recommendStep(v.plan, work, next);
            if (!(then.total < kHardlySlower * t.total))
                break;
            fewer = next, t = then;
        }
        if (!(fewer < gpus))
            return;
        Finding f{"rec_fewer",
                  Severity::Warning,
                  {{fewer, Unit::Gpus},
                   {t.total.base(), Unit::Milliseconds},
                   {s.total.base(), Unit::Milliseconds}}};
        if (given && v.isNoWorse(v.withGpus(fewer)))
            f.cure = Finding::Cure{"cluster.count", fewer};
        list.push_back(std::move(f));
    }
    void fixed()
    {
        const double share = job.pace * job.fixed / s.total;
        if (share > kMuchFixed)
            list.push_back({"rec_fixed",
                            Severity::Note,
                            {{share, Unit::Percent}, {job.batch / gpus, Unit::Count}}});
    }
};

} // namespace

void recommendFindings(const AdviceView& view, std::size_t work, std::vector<Finding>& list)
{
    RecommendFindings f{view, work, list};
    if (!(f.r.least <= f.gpus))
        return f.misfit();
    f.data();
    f.traffic();
    f.tooMany();
    f.fixed();
}

} // namespace engine

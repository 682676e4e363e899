#include "model/words/mixwords.h"

namespace model::words {
namespace {

#define L(context, text) text

constexpr Entry kMixDials[] = {
    {"cluster.first_gpus", L("Dials", "GPUs of first type"),
     L("Dials", "GPUs of the cluster that are not of the second type.")},
    {"cluster.second_gpus", L("Dials", "GPUs of second type"),
     L("Dials", "Part of the cluster’s GPUs; the mix is kept as a share at any cluster size.")},
    {"work.*.faster_step", L("Dials", "Step time of faster GPUs"),
     L("Dials", "Step time if all GPUs were of the faster type, in the same layout.")},
    {"work.*.faster_gpus", L("Dials", "Faster GPUs"),
     L("Dials", "GPUs that wait for the slower ones; none where all GPUs are of one type.")},
    {"work.*.faster_waits", L("Dials", "Wait of faster GPUs"),
     L("Dials", "Share of each step in which the faster GPUs wait for the slower ones.")},
    {"work.*.faster_hours", L("Dials", "Idle GPU-hours from mixing"),
     L("Dials", "GPU-hours of a run in which the faster GPUs wait for the slower ones.")},
    {"work.*.faster_days", L("Dials", "Delay from mixed GPUs"),
     L("Dials", "How much longer a run takes than if all GPUs were of the faster type.")},
};

} // namespace

std::span<const Entry> mixDials()
{
    return kMixDials;
}

QString gpuNames(const engine::Plan& plan)
{
    const engine::Cluster& c = plan.cluster;
    const QString first = QString::fromStdString(c.gpu.brief);
    return isMixed(c) ? first + QStringLiteral(" + ") + QString::fromStdString(c.second.gpu.brief)
                      : first;
}

} // namespace model::words

#include "model/words/mixwords.h"

namespace model::words {
namespace {

#define L(context, text) text

constexpr Entry kMixKnobs[] = {
    {"cluster.second.gpu", L("Knobs", "Second GPU type"),
     L("Knobs", "GPUs of a second type within the cluster. A step shared by all GPUs runs at the "
                "pace of the slower type.")},
    {"cluster.second.share", L("Knobs", "Share of second type"),
     L("Knobs", "Share of the cluster's GPUs, whatever the cluster size.")},
    {"cluster.second.price", L("Knobs", "Second type: rental price"),
     L("Knobs", "Price for one hour of one GPU of the second type.")},
    {"cluster.second.capital", L("Knobs", "Capex per second-type GPU"),
     L("Knobs", "Purchase cost of one of these GPUs with its share of the node and the network.")},
    {"cluster.second.inside_rate", L("Knobs", "Second type: link bandwidth"),
     L("Knobs", "Bandwidth per GPU in one direction.")},
    {"cluster.second.inside_gpus", L("Knobs", "Second type: scale-up domain"),
     L("Knobs", "Number of GPUs that the link connects.")},
    {"cluster.gpu.host_link", L("Knobs", "Host link (PCIe)"),
     L("Knobs", "Bandwidth a GPU reaches to and from host memory; where it is unknown, that of "
                "PCIe is used.")},
    {"work.*.layout.recompute_layers", L("Knobs", "Recomputed layers"),
     L("Knobs", "Number of layers per pipeline stage; none means that the best number is used.")},
};

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

constexpr Entry kChoices[] = {
    {"cluster.second.gpu.none", L("Choices", "None"), nullptr},
    {"work.*.layout.recompute.some", L("Choices", "Part of each layer"), nullptr},
    {"work.*.layout.recompute.layers", L("Choices", "Some layers"), nullptr},
};

} // namespace

std::span<const Entry> mixKnobs()
{
    return kMixKnobs;
}

std::span<const Entry> mixDials()
{
    return kMixDials;
}

std::span<const Entry> mixChoices()
{
    return kChoices;
}

QString gpuNames(const engine::Plan& plan)
{
    const engine::Cluster& c = plan.cluster;
    const QString first = QString::fromStdString(c.gpu.brief);
    return isMixed(c) ? first + QStringLiteral(" + ") + QString::fromStdString(c.second.gpu.brief)
                      : first;
}

} // namespace model::words

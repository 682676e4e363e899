#include "model/words/mixwords.h"

namespace model::words {
namespace {

#define L(context, text) text

constexpr Entry kMixKnobs[] = {
    {"cluster.second.gpu", L("Knobs", "Second kind of GPU"),
     L("Knobs", "GPUs of another kind among those of the cluster. A step that all of them share "
                "goes at the pace of the slower.")},
    {"cluster.second.share", L("Knobs", "Share of the second kind"),
     L("Knobs", "Of the cluster's GPUs, however many there are.")},
    {"cluster.second.price", L("Knobs", "Rent of the second kind"),
     L("Knobs", "For an hour of one of its GPUs.")},
    {"cluster.second.capital", L("Knobs", "Capital of the second kind"),
     L("Knobs", "For one of its GPUs with its part of the node and the network.")},
    {"cluster.second.inside_rate", L("Knobs", "Second kind: inside link rate"),
     L("Knobs", "One direction, for each GPU.")},
    {"cluster.second.inside_gpus", L("Knobs", "Second kind: inside link domain"),
     L("Knobs", "GPUs that the link joins.")},
    {"cluster.gpu.host_link", L("Knobs", "Link to the host"),
     L("Knobs", "What a GPU reaches to and from its host's memory; where it is not known, PCIe.")},
    {"work.*.layout.recompute_layers", L("Knobs", "Layers computed again"),
     L("Knobs", "So many of each pipeline stage; none stands for as many as is best.")},
};

constexpr Entry kMixDials[] = {
    {"cluster.first_gpus", L("Dials", "GPUs of the first kind"),
     L("Dials", "Of those of the cluster.")},
    {"cluster.second_gpus", L("Dials", "GPUs of the second kind"),
     L("Dials", "Of those of the cluster; a mix is held as a share of any number.")},
    {"work.*.faster_step", L("Dials", "Step of the faster kind"),
     L("Dials", "What the step would take if all GPUs were of the faster kind, in the same "
                "layout.")},
    {"work.*.faster_gpus", L("Dials", "Faster GPUs"),
     L("Dials", "That wait for the slower ones; none where all are of one kind.")},
    {"work.*.faster_waits", L("Dials", "Faster GPUs wait"),
     L("Dials", "Share of each step for which they wait for the slower ones.")},
    {"work.*.faster_hours", L("Dials", "GPU-hours of waiting"),
     L("Dials", "Of a run, for which the faster GPUs wait for the slower ones.")},
    {"work.*.faster_days", L("Dials", "Lost by the mix"),
     L("Dials", "What a run takes longer than if all GPUs were of the faster kind.")},
};

constexpr Entry kChoices[] = {
    {"cluster.second.gpu.none", L("Choices", "None"), nullptr},
    {"work.*.layout.recompute.some", L("Choices", "Part of every layer"), nullptr},
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

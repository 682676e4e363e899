#include "model/training/layoutwords.h"

#include <QCoreApplication>
#include <QStringList>

namespace model {
namespace {

using engine::Unit;

struct Layouts {
    Q_DECLARE_TR_FUNCTIONS(Layouts)
};

QString lostWords(engine::Lost lost, const QString& by)
{
    using engine::Lost;
    switch (lost) {
    case Lost::Won: return Layouts::tr("best");
    case Lost::DoesNotFit: return Layouts::tr("does not fit by %1").arg(by);
    case Lost::HostFull: return Layouts::tr("does not fit the host by %1").arg(by);
    case Lost::Bubble: return Layouts::tr("bubble %1").arg(by);
    case Lost::Tensor: return Layouts::tr("tensor traffic %1").arg(by);
    case Lost::Context: return Layouts::tr("context traffic %1").arg(by);
    case Lost::Expert: return Layouts::tr("expert traffic %1").arg(by);
    case Lost::Data: return Layouts::tr("gradient traffic %1").arg(by);
    case Lost::Gather: return Layouts::tr("gathering weights %1").arg(by);
    case Lost::Recompute: return Layouts::tr("recomputing %1").arg(by);
    case Lost::SmallProducts: return Layouts::tr("thin matrices %1").arg(by);
    case Lost::Offload: return Layouts::tr("offload %1").arg(by);
    case Lost::Slower: return Layouts::tr("a little slower everywhere");
    }
    return {};
}

} // namespace

QString shardingWords(engine::Sharding sharding)
{
    switch (sharding) {
    case engine::Sharding::None: return Layouts::tr("none");
    case engine::Sharding::Optimizer: return QStringLiteral("ZeRO-1");
    case engine::Sharding::Gradients: return QStringLiteral("ZeRO-2");
    case engine::Sharding::Full: return QStringLiteral("ZeRO-3");
    }
    return {};
}

QString recomputeWords(const engine::Layout& layout, const NumberFormat& format)
{
    const QString share = format.text(static_cast<double>(layout.recomputedLayers), Unit::Percent);
    switch (layout.recompute) {
    case engine::Recompute::None: return Layouts::tr("none");
    case engine::Recompute::Selective: return Layouts::tr("attention");
    case engine::Recompute::Some: return Layouts::tr("kept %1").arg(share);
    case engine::Recompute::Full:
        return layout.recomputedLayers < 1 ? Layouts::tr("layers %1").arg(share)
                                           : Layouts::tr("all layers");
    }
    return {};
}

QString offloadWords(engine::Offload offload)
{
    switch (offload) {
    case engine::Offload::None: return Layouts::tr("none");
    case engine::Offload::OptimizerToHost: return Layouts::tr("optimizer to host");
    case engine::Offload::OptimizerToDisk: return Layouts::tr("optimizer to disk");
    case engine::Offload::Activations: return Layouts::tr("activations to host");
    }
    return {};
}

QString layoutName(const engine::Layout& layout)
{
    QStringList parts;
    const auto add = [&parts](const QString& word, std::int32_t degree) {
        if (degree > 1)
            parts << word + QChar(0x00a0) + QString::number(degree);
    };
    add(Layouts::tr("tensor"), layout.tensor);
    add(Layouts::tr("pipeline"), layout.pipeline);
    add(Layouts::tr("context"), layout.context);
    add(Layouts::tr("data"), layout.data);
    return parts.isEmpty() ? Layouts::tr("one GPU") : parts.join(QStringLiteral("\u00a0× "));
}

QString reasonWords(engine::Lost lost)
{
    using engine::Lost;
    switch (lost) {
    case Lost::Won: return Layouts::tr("nothing");
    case Lost::DoesNotFit: return Layouts::tr("memory");
    case Lost::HostFull: return Layouts::tr("the host's memory");
    case Lost::Bubble: return Layouts::tr("the bubble");
    case Lost::Tensor: return Layouts::tr("tensor traffic");
    case Lost::Context: return Layouts::tr("context traffic");
    case Lost::Expert: return Layouts::tr("expert traffic");
    case Lost::Data: return Layouts::tr("gradient traffic");
    case Lost::Gather: return Layouts::tr("gathering weights");
    case Lost::Recompute: return Layouts::tr("recomputing");
    case Lost::SmallProducts: return Layouts::tr("thin matrices");
    case Lost::Offload: return Layouts::tr("offload");
    case Lost::Slower: return Layouts::tr("a little of everything");
    }
    return {};
}

QString verdictWords(const engine::RankedLayout& ranked, const NumberFormat& format)
{
    const bool bytes =
        ranked.lost == engine::Lost::DoesNotFit || ranked.lost == engine::Lost::HostFull;
    const QString words =
        lostWords(ranked.lost, format.text(ranked.by, bytes ? Unit::GiB : Unit::Percent));
    return ranked.fit == engine::Fit::Tight ? Layouts::tr("%1, tight").arg(words) : words;
}

} // namespace model

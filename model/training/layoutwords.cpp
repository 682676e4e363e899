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
    case Lost::DoesNotFit: return Layouts::tr("exceeds memory by %1").arg(by);
    case Lost::HostFull: return Layouts::tr("exceeds host memory by %1").arg(by);
    case Lost::Bubble: return Layouts::tr("pipeline bubble %1").arg(by);
    case Lost::Tensor: return Layouts::tr("tensor-parallel traffic %1").arg(by);
    case Lost::Context: return Layouts::tr("context-parallel traffic %1").arg(by);
    case Lost::Expert: return Layouts::tr("expert all-to-all %1").arg(by);
    case Lost::Data: return Layouts::tr("gradient all-reduce %1").arg(by);
    case Lost::Gather: return Layouts::tr("weight all-gather %1").arg(by);
    case Lost::Recompute: return Layouts::tr("recomputation %1").arg(by);
    case Lost::Interruptions: return Layouts::tr("interruptions %1").arg(by);
    case Lost::SmallProducts: return Layouts::tr("small GEMMs %1").arg(by);
    case Lost::Offload: return Layouts::tr("offload traffic %1").arg(by);
    case Lost::Slower: return Layouts::tr("slightly slower overall");
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
    case engine::Recompute::Selective: return Layouts::tr("selective");
    case engine::Recompute::Some: return Layouts::tr("partial, %1").arg(share);
    case engine::Recompute::Full:
        return layout.recomputedLayers < 1 ? Layouts::tr("%1 of layers").arg(share)
                                           : Layouts::tr("full");
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
    case Lost::HostFull: return Layouts::tr("host memory");
    case Lost::Bubble: return Layouts::tr("pipeline bubble");
    case Lost::Tensor: return Layouts::tr("tensor-parallel traffic");
    case Lost::Context: return Layouts::tr("context-parallel traffic");
    case Lost::Expert: return Layouts::tr("expert all-to-all");
    case Lost::Data: return Layouts::tr("gradient all-reduce");
    case Lost::Gather: return Layouts::tr("weight all-gather");
    case Lost::Recompute: return Layouts::tr("recomputation");
    case Lost::Interruptions: return Layouts::tr("interruptions");
    case Lost::SmallProducts: return Layouts::tr("small GEMMs");
    case Lost::Offload: return Layouts::tr("offload traffic");
    case Lost::Slower: return Layouts::tr("small losses overall");
    }
    return {};
}

QString verdictWords(const engine::RankedLayout& ranked, const NumberFormat& format)
{
    const bool bytes =
        ranked.lost == engine::Lost::DoesNotFit || ranked.lost == engine::Lost::HostFull;
    const QString words =
        lostWords(ranked.lost, format.text(ranked.by, bytes ? Unit::GiB : Unit::Percent));
    return ranked.fit == engine::Fit::Tight ? Layouts::tr("%1, tight fit").arg(words) : words;
}

} // namespace model

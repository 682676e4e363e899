#include "model/accuracy/accuracywords.h"

#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

using engine::AccuracyBy, engine::Unit;

struct Accuracy {
    Q_DECLARE_TR_FUNCTIONS(Accuracy)
};

QString kindWords(int kind)
{
    switch (static_cast<engine::AccuracyKind>(kind)) {
    case engine::AccuracyKind::Cluster: return Accuracy::tr("dense, multiple nodes");
    case engine::AccuracyKind::Node: return Accuracy::tr("dense, single node");
    case engine::AccuracyKind::Mixture: return Accuracy::tr("mixture of experts");
    case engine::AccuracyKind::Adapters: return Accuracy::tr("adapters (LoRA)");
    case engine::AccuracyKind::Unstated: return Accuracy::tr("layout unknown");
    case engine::AccuracyKind::ServedDense: return Accuracy::tr("dense");
    case engine::AccuracyKind::ServedCoarse: return Accuracy::tr("few experts");
    case engine::AccuracyKind::ServedFine: return Accuracy::tr("many experts");
    case engine::AccuracyKind::ServedApart: return Accuracy::tr("disaggregated prefill");
    case engine::AccuracyKind::ServedUnstated: return Accuracy::tr("lengths unknown");
    case engine::AccuracyKind::Reinforce: return Accuracy::tr("reinforcement learning");
    case engine::AccuracyKind::Made: return Accuracy::tr("image and video generation");
    case engine::AccuracyKind::Recommend: return Accuracy::tr("recommendation");
    }
    return {};
}

template <std::size_t N>
QStringList rangeWords(const std::array<double, N>& edges, Unit unit, const NumberFormat& format)
{
    QStringList names{Accuracy::tr("up to %1").arg(format.text(edges.front(), unit))};
    for (std::size_t i = 1; i < N; ++i)
        names << format.text(edges[i - 1], unit) + QStringLiteral(" – ") +
                     format.text(edges[i], unit);
    names << Accuracy::tr("above %1").arg(format.text(edges.back(), unit));
    return names;
}

} // namespace

QString byWords(AccuracyBy by)
{
    switch (by) {
    case AccuracyBy::Kind: return Accuracy::tr("Type");
    case AccuracyBy::Engine: return Accuracy::tr("Engine");
    case AccuracyBy::Gpu: return Accuracy::tr("GPU");
    case AccuracyBy::Size: return Accuracy::tr("Model size");
    case AccuracyBy::Count: return Accuracy::tr("GPUs");
    case AccuracyBy::Precision: return Accuracy::tr("Precision");
    case AccuracyBy::Source: return Accuracy::tr("Source");
    }
    return {};
}

QString gpuWords(const std::string& gpu, const engine::Catalog& catalog)
{
    const engine::Accelerator* known = catalog.accelerator(gpu);
    const QString name = QString::fromStdString(known ? known->name : gpu);
    const QString vendor = known ? QString::fromStdString(known->vendor) + u' ' : QString();
    return name.startsWith(vendor) ? name.mid(vendor.size()) : name;
}

QString groupWords(AccuracyBy by, const std::string& name, const engine::Catalog& catalog,
                   const NumberFormat& format)
{
    const QString text = QString::fromStdString(name);
    switch (by) {
    case AccuracyBy::Kind: return kindWords(text.toInt());
    case AccuracyBy::Gpu: return gpuWords(name, catalog);
    case AccuracyBy::Size:
        return rangeWords(engine::kAccuracySizes, Unit::Parameters, format).value(text.toInt());
    case AccuracyBy::Count:
        return rangeWords(engine::kAccuracyCounts, Unit::Count, format).value(text.toInt());
    case AccuracyBy::Engine:
    case AccuracyBy::Precision:
    case AccuracyBy::Source: break;
    }
    return text.isEmpty() ? Accuracy::tr("unknown") : text;
}

QString quantityWords(engine::AccuracyQuantity quantity)
{
    switch (quantity) {
    case engine::AccuracyQuantity::Step: return Accuracy::tr("Step time");
    case engine::AccuracyQuantity::Memory: return Accuracy::tr("Memory");
    case engine::AccuracyQuantity::Throughput: return Accuracy::tr("Throughput");
    case engine::AccuracyQuantity::First: return Accuracy::tr("TTFT");
    case engine::AccuracyQuantity::Token: return Accuracy::tr("TPOT");
    }
    return {};
}

QString generationWords(const std::string& generation)
{
    return words::traitValue(engine::CatalogKind::Accelerators, QStringLiteral("generation"),
                             QString::fromStdString(generation));
}

} // namespace model

#include "model/accuracy/accuracystore.h"

#include "model/engine/training/runmachine.h"

#include <QFile>

#include <map>

namespace model {
namespace {

struct Gpu {
    std::string id, generation;
};

Gpu gpuOf(const std::string& name, const engine::GpuNames& names, const engine::Catalog& catalog)
{
    if (const engine::Accelerator* known = catalog.accelerator(name))
        return {known->id, known->generation};
    engine::PublishedRun run;
    run.gpu = name;
    std::vector<engine::Assumption> assumed;
    const auto found = engine::statedGpu(run, names, catalog, assumed);
    if (!found)
        return {name, {}};
    return {found->nearest ? name : found->accelerator.id, found->accelerator.generation};
}

} // namespace

std::shared_ptr<const engine::AccuracyFile> accuracyFrom(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::make_shared<const engine::AccuracyFile>();
    const QByteArray bytes = file.readAll();
    auto read =
        engine::readAccuracyFile({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return std::make_shared<const engine::AccuracyFile>(read ? std::move(*read)
                                                             : engine::AccuracyFile{});
}

std::shared_ptr<const engine::AccuracyFile> shippedAccuracy()
{
    static const auto shipped = accuracyFrom(QStringLiteral(":/published/accuracy.json"));
    return shipped;
}

std::vector<engine::AccuracyRow> withKnownGpus(std::vector<engine::AccuracyRow> rows,
                                               const engine::Catalog& catalog)
{
    const engine::GpuNames names(catalog);
    std::map<std::string, Gpu> known; // few names, many rows
    for (engine::AccuracyRow& row : rows) {
        auto it = known.find(row.gpu);
        if (it == known.end())
            it = known.emplace(row.gpu, gpuOf(row.gpu, names, catalog)).first;
        row.gpu = it->second.id;
        if (row.generation.empty())
            row.generation = it->second.generation;
    }
    return rows;
}

} // namespace model

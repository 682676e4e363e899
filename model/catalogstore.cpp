#include "model/catalogstore.h"

#include "model/engine/files/catalog_file.h"

#include <QFile>
#include <QStringList>

namespace model {
namespace {

engine::Result<std::shared_ptr<const engine::Catalog>> load()
{
    auto catalog = std::make_shared<engine::Catalog>();
    for (const auto* name : {"accelerators", "links", "nodes", "models", "offers", "rules"}) {
        QFile file(QStringLiteral(":/catalog/%1.json").arg(QLatin1String(name)));
        if (!file.open(QIODevice::ReadOnly))
            return engine::fail(engine::Error::Code::NotReadable, name,
                                file.errorString().toStdString());
        const QByteArray text = file.readAll();
        auto added = engine::addCatalogFile(
            *catalog, {text.constData(), static_cast<std::size_t>(text.size())});
        if (!added) {
            added.error().where = name + added.error().where;
            return tl::unexpected(added.error());
        }
    }
    return std::shared_ptr<const engine::Catalog>(std::move(catalog));
}

} // namespace

engine::Result<std::shared_ptr<const engine::Catalog>> shippedCatalog()
{
    static const auto catalog = load();
    return catalog;
}

} // namespace model

#include "model/catalogstore.h"

#include "model/engine/files/catalog_file.h"
#include "model/projectstore.h"
#include "model/words/words.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>
#include <future>
#include <iterator>

namespace model {
namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

using Loaded = engine::Result<engine::Catalog>;

Loaded load(std::initializer_list<const char*> names)
{
    engine::Catalog catalog;
    for (const auto* name : names) {
        QFile file(QStringLiteral(":/catalog/%1.json").arg(QLatin1String(name)));
        if (!file.open(QIODevice::ReadOnly))
            return engine::fail(engine::Error::Code::NotReadable, name,
                                file.errorString().toStdString());
        auto added = engine::addCatalogFile(catalog, view(file.readAll()));
        if (!added) {
            added.error().where = name + added.error().where;
            return tl::unexpected(added.error());
        }
    }
    return catalog;
}

// The files share nothing, so one half is read while the other is.
engine::Result<CatalogPtr> load()
{
    auto half = std::async(std::launch::async, [] {
        return load({"offers", "rules", "costs", "links"});
    });
    Loaded catalog = load({"accelerators", "nodes", "models", "regions"});
    Loaded other = half.get();
    if (!catalog || !other)
        return tl::unexpected(catalog ? other.error() : catalog.error());
    catalog->offers = std::move(other->offers);
    catalog->rules = std::move(other->rules);
    catalog->costs = std::move(other->costs);
    catalog->links = std::move(other->links);
    std::ranges::move(other->contradictions, std::back_inserter(catalog->contradictions));
    return std::make_shared<const engine::Catalog>(std::move(*catalog));
}

} // namespace

engine::Result<CatalogPtr> shippedCatalog(const QString& today)
{
    static const auto catalog = load();
    const QString day = today.isEmpty() ? QDate::currentDate().toString(Qt::ISODate) : today;
    static CatalogPtr dated;
    if (catalog && (!dated || dated->today != day.toStdString())) {
        auto copy = std::make_shared<engine::Catalog>(**catalog);
        copy->today = day.toStdString();
        dated = std::move(copy);
    }
    return catalog ? engine::Result<CatalogPtr>(dated) : catalog;
}

UsersCatalog usersCatalog(const CatalogPtr& shipped, const QString& folder)
{
    UsersCatalog own{shipped, {}};
    auto merged = std::make_shared<engine::Catalog>(*shipped);
    const QDir dir(folder);
    for (const QString& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        const auto bytes = readFile(dir.filePath(name));
        const auto added = bytes ? engine::addCatalogFile(*merged, view(*bytes), true)
                                 : tl::unexpected(bytes.error());
        if (!added)
            own.complaints << name + QStringLiteral(": ") + words::error(added.error());
    }
    own.catalog = std::move(merged);
    return own;
}

QString usersCatalogFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/catalog");
}

engine::Result<engine::CatalogProblems> checkCatalog(const QString& path)
{
    const auto bytes = readFile(path);
    const auto shipped = shippedCatalog();
    if (!bytes || !shipped)
        return tl::unexpected(bytes ? shipped.error() : bytes.error());
    return engine::checkCatalogFile(**shipped, view(*bytes));
}

} // namespace model

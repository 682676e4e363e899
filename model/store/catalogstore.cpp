#include "model/store/catalogstore.h"

#include "model/engine/files/catalogfile.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <future>
#include <iterator>
#include <mutex>

namespace model {
namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

constexpr int kMostOfOneName = 1000;

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

} // namespace

// The files are independent, so two halves are read in parallel.
engine::Result<CatalogPtr> readShippedCatalog(const QString& today)
{
    auto half = std::async(std::launch::async, [] {
        return load(
            {"offers", "rules", "training", "serving", "costs", "links", "points", "fleets"});
    });
    Loaded catalog = load({"accelerators", "nodes", "models", "regions"});
    Loaded other = half.get();
    if (!catalog || !other)
        return tl::unexpected(catalog ? other.error() : catalog.error());
    catalog->offers = std::move(other->offers);
    catalog->rules = std::move(other->rules);
    catalog->costs = std::move(other->costs);
    catalog->links = std::move(other->links);
    catalog->points = std::move(other->points);
    catalog->fleets = std::move(other->fleets);
    std::ranges::move(other->contradictions, std::back_inserter(catalog->contradictions));
    catalog->today = today.toStdString();
    return std::make_shared<const engine::Catalog>(std::move(*catalog));
}

engine::Result<CatalogPtr> shippedCatalog(const QString& today)
{
    const QString day = today.isEmpty() ? QDate::currentDate().toString(Qt::ISODate) : today;
    static const auto catalog = readShippedCatalog(day);
    if (!catalog)
        return catalog;
    static std::mutex one; // files are read on a worker thread too
    const std::lock_guard lock(one);
    static CatalogPtr dated = *catalog;
    if (dated->today != day.toStdString()) {
        auto copy = std::make_shared<engine::Catalog>(**catalog);
        copy->today = day.toStdString();
        dated = std::move(copy);
    }
    return dated;
}

UsersCatalog usersCatalog(const CatalogPtr& shipped, const QString& folder)
{
    UsersCatalog own{shipped, {}};
    const QDir dir(folder);
    const QStringList names = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    if (names.isEmpty())
        return own;
    auto merged = std::make_shared<engine::Catalog>(*shipped);
    for (const QString& name : names) {
        const auto bytes = readFile(dir.filePath(name));
        const auto added = bytes ? engine::addCatalogFile(*merged, view(*bytes), true)
                                 : tl::unexpected(bytes.error());
        if (!added)
            own.complaints << name + QStringLiteral(": ") + words::error(added.error());
    }
    own.catalog = std::move(merged);
    return own;
}

QString usersCatalogCopy(const QString& path, const QString& folder)
{
    const auto bytes = readFile(path);
    const auto isFree = [&](const QString& copy) {
        if (!QFileInfo::exists(copy) || QFileInfo(copy) == QFileInfo(path))
            return true;
        const auto there = readFile(copy);
        return bytes && there && *there == *bytes; // duplicates are stored once
    };
    const QString base = folder + u'/' + QFileInfo(path).completeBaseName();
    QString copy = base + QStringLiteral(".json");
    for (int i = 2; i < kMostOfOneName && !isFree(copy); ++i)
        copy = base + QStringLiteral("_%1.json").arg(i, 3, 10, QLatin1Char('0'));
    return copy;
}

engine::Result<CatalogPtr> addToUsersCatalog(const QString& path, const QString& folder)
{
    const auto bytes = readFile(path);
    const auto shipped = shippedCatalog();
    if (!bytes || !shipped)
        return tl::unexpected(bytes ? shipped.error() : bytes.error());
    if (const auto wrong = engine::checkCatalogFile(**shipped, view(*bytes)).errors; !wrong.empty())
        return tl::unexpected(wrong.front());
    const QString copy = usersCatalogCopy(path, folder);
    if (!QDir().mkpath(folder))
        return engine::fail(engine::Error::Code::NotWritable, folder.toStdString());
    if (auto written = writeFile(copy, *bytes); !written)
        return tl::unexpected(written.error());
    return usersCatalog(*shipped, folder).catalog;
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

#include "model/catalog/owncatalog.h"

#include "model/project/projectdocument.h"
#include "model/store/catalogstore.h"
#include "model/store/projectstore.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace model {

OwnCatalog::OwnCatalog(ProjectDocument& document, QString folder)
    : document_(document)
    , folder_(std::move(folder))
{
}

QString OwnCatalog::path() const
{
    return QDir(folder_).filePath(QStringLiteral("own.json"));
}

engine::Result<std::string> OwnCatalog::text() const
{
    if (!QFile::exists(path()))
        return std::string();
    const auto bytes = readFile(path());
    if (!bytes)
        return tl::unexpected(bytes.error());
    return bytes->toStdString();
}

engine::Result<void> OwnCatalog::save(const engine::OwnEntry& entry)
{
    const auto shipped = shippedCatalog(document_.today());
    const auto now = text();
    if (!shipped || !now)
        return tl::unexpected(shipped ? now.error() : shipped.error());
    return write(engine::withOwnEntry(*now, **shipped, entry));
}

engine::Result<void> OwnCatalog::remove(engine::CatalogKind kind, const QString& id)
{
    const auto now = text();
    if (!now)
        return tl::unexpected(now.error());
    return write(engine::withoutOwnEntry(*now, kind, id.toStdString()));
}

engine::Result<void> OwnCatalog::write(const engine::Result<std::string>& text)
{
    if (!text)
        return tl::unexpected(text.error());
    if (!QDir().mkpath(folder_))
        return engine::fail(engine::Error::Code::NotWritable, folder_.toStdString());
    if (auto written = writeFile(path(), QByteArray::fromStdString(*text)); !written)
        return written;
    const auto shipped = shippedCatalog(document_.today());
    if (!shipped)
        return tl::unexpected(shipped.error());
    document_.setCatalog(usersCatalog(*shipped, folder_).catalog);
    return {};
}

bool OwnCatalog::has(engine::CatalogKind kind, const QString& id) const
{
    const auto now = text();
    const auto entries = engine::ownEntries(now ? *now : std::string());
    return std::ranges::find(entries, std::pair(kind, id.toStdString())) != entries.end();
}

bool OwnCatalog::isShipped(engine::CatalogKind kind, const QString& id) const
{
    return shipped(kind, id) != nullptr;
}

const engine::Part* OwnCatalog::shipped(engine::CatalogKind kind, const QString& id) const
{
    const auto catalog = shippedCatalog(document_.today());
    return catalog ? engine::partOf(**catalog, kind, id.toStdString()) : nullptr;
}

} // namespace model

#include "model/project/openingcheck.h"
#include "model/project/projectdocument.h"
#include "model/store/projectstore.h"

#include <QFileInfo>

// Where a project comes from and goes to.
namespace model {

void ProjectDocument::startNew()
{
    load(sampleProject(catalog()), {});
}

void ProjectDocument::startFrom(engine::Project project)
{
    load(std::move(project), {});
}

engine::Result<QStringList> ProjectDocument::open(const QString& path)
{
    auto loaded = readProjectFile(path, constants_);
    if (!loaded)
        return tl::unexpected(loaded.error());
    const QByteArray print = printOf(path);
    const bool paused = distrusted_.removeAll(QFileInfo(path).absoluteFilePath()) > 0;
    const auto file = std::make_shared<const engine::LoadedProject>(*loaded);
    // Saving asks for a file of its own: a project would take the place of the results.
    load(std::move(loaded->project), loaded->exported ? QString() : path, paused);
    print_ = loaded->exported ? QByteArray() : print;
    if (!paused)
        opening_->look(file);
    return fileNotes(*file);
}

void ProjectDocument::resume()
{
    paused_ = false;
    ask();
}

bool ProjectDocument::fileIsAsKnown() const
{
    return path_.isEmpty() || !QFileInfo::exists(path_) || print_ == printOf(path_);
}

engine::Result<void> ProjectDocument::save()
{
    return saveAs(path_);
}

engine::Result<void> ProjectDocument::saveAs(const QString& path)
{
    const auto bytes = soundBytes(*project_, !paused_);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (auto written = writeFile(path, *bytes); !written)
        return written;
    path_ = path;
    print_ = printOf(path);
    recovered_ = false;
    undo_.setClean();
    Q_EMIT fileChanged();
    return {};
}

// A step like any other: what is thrown away can be taken back.
engine::Result<QStringList> ProjectDocument::revert()
{
    auto loaded = readProjectFile(path_, constants_);
    if (!loaded)
        return tl::unexpected(loaded.error());
    print_ = printOf(path_);
    const auto file = std::make_shared<const engine::LoadedProject>(*loaded);
    push(tr("Revert"), std::move(loaded->project), QStringLiteral("revert"), 0);
    opening_->look(file);
    recovered_ = false;
    undo_.setClean();
    Q_EMIT fileChanged();
    return fileNotes(*file);
}

engine::Result<void> ProjectDocument::recover(const QString& copy, const QString& originalPath,
                                              const QByteArray& print, bool paused)
{
    auto loaded = readProjectFile(copy);
    if (!loaded)
        return tl::unexpected(loaded.error());
    load(std::move(loaded->project), originalPath, paused);
    recovered_ = true;
    print_ = print;
    Q_EMIT fileChanged();
    return {};
}

QByteArray ProjectDocument::toBytes() const
{
    return projectBytes(*project_);
}

QByteArray ProjectDocument::inputBytes() const
{
    return projectBytes(*project_, false);
}

} // namespace model

#include "model/project/projectfile.h"

#include "model/project/openingcheck.h"
#include "model/project/projectdocument.h"
#include "model/store/projectstore.h"

#include <QFileInfo>

namespace model {

ProjectFile::ProjectFile(ProjectDocument& document)
    : document_(document)
    , opening_(std::make_unique<OpeningCheck>())
{
    QObject::connect(opening_.get(), &OpeningCheck::differs, &document_,
                     [this](const auto& file, const auto& changes) {
                         const QStringList notes =
                             changeNotes(*file, changes,
                                         NumberFormat(document_.locale_, file->project.currency));
                         if (!notes.isEmpty())
                             Q_EMIT document_.answersDiffer(notes);
                     });
}

ProjectFile::~ProjectFile() = default;

void ProjectFile::load(engine::Project project, const QString& path, bool paused)
{
    opening_->drop();
    path_ = path;
    recovered_ = false;
    print_.clear();
    document_.replace(std::move(project), paused);
}

void ProjectFile::startNew()
{
    load(sampleProject(document_.catalog()), {});
}

void ProjectFile::startFrom(engine::Project project)
{
    load(std::move(project), {});
}

engine::Result<QStringList> ProjectFile::open(const QString& path)
{
    auto loaded = readProjectFile(path, document_.constants_);
    if (!loaded)
        return tl::unexpected(loaded.error());
    const QByteArray print = printOf(path);
    const bool paused = distrusted_.removeAll(QFileInfo(path).absoluteFilePath()) > 0;
    const auto file = std::make_shared<const engine::LoadedProject>(*loaded);
    // Saving then asks for a new file: the project would overwrite the results.
    load(std::move(loaded->project), loaded->exported ? QString() : path, paused);
    print_ = loaded->exported ? QByteArray() : print;
    if (!paused)
        opening_->look(file);
    return fileNotes(*file);
}

bool ProjectFile::isAsKnown() const
{
    return path_.isEmpty() || !QFileInfo::exists(path_) || print_ == printOf(path_);
}

engine::Result<void> ProjectFile::save()
{
    return saveAs(path_);
}

engine::Result<void> ProjectFile::saveAs(const QString& path)
{
    const auto bytes = soundBytes(document_.project(), !document_.answers().isPaused());
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (auto written = writeFile(path, *bytes); !written)
        return written;
    path_ = path;
    print_ = printOf(path);
    recovered_ = false;
    document_.undo_.setClean();
    Q_EMIT document_.fileChanged();
    return {};
}

// An ordinary undo step: discarded changes can be restored.
engine::Result<QStringList> ProjectFile::revert()
{
    auto loaded = readProjectFile(path_, document_.constants_);
    if (!loaded)
        return tl::unexpected(loaded.error());
    print_ = printOf(path_);
    const auto file = std::make_shared<const engine::LoadedProject>(*loaded);
    document_.take(ProjectDocument::tr("Revert"), std::move(loaded->project));
    opening_->look(file);
    recovered_ = false;
    document_.undo_.setClean();
    Q_EMIT document_.fileChanged();
    return fileNotes(*file);
}

engine::Result<void> ProjectFile::recover(const QString& copy, const QString& originalPath,
                                          const QByteArray& print, bool paused)
{
    auto loaded = readProjectFile(copy);
    if (!loaded)
        return tl::unexpected(loaded.error());
    load(std::move(loaded->project), originalPath, paused);
    recovered_ = true;
    print_ = print;
    Q_EMIT document_.fileChanged();
    return {};
}

} // namespace model

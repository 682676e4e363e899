#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QStringList>

#include <memory>

namespace model {

class OpeningCheck;
class ProjectDocument;

// The file of the open project: where that comes from and goes to.
class ProjectFile {
public:
    explicit ProjectFile(ProjectDocument& document);
    ~ProjectFile();
    ProjectFile(const ProjectFile&) = delete;
    ProjectFile& operator=(const ProjectFile&) = delete;

    // Empty of a project never saved.
    const QString& path() const { return path_; }
    void startNew();
    void startFrom(engine::Project project); // not saved yet, and nothing to undo
    // What there is to say about the file itself, a sentence each; whether it answers as it did is
    // found out later (`answersDiffer`). One of those that ended the program is opened paused:
    // nothing of it is computed before somebody asks for that or changes it.
    engine::Result<QStringList> open(const QString& path);
    void distrust(const QStringList& paths) { distrusted_ = paths; }
    engine::Result<void> save();
    engine::Result<void> saveAs(const QString& path);
    engine::Result<QStringList> revert();
    // A copy found after a crash: not the file's content any more.
    // What the file of its own was then is told by its print (`printOf`).
    engine::Result<void> recover(const QString& copy, const QString& originalPath,
                                 const QByteArray& print = {}, bool paused = false);
    bool isRecovered() const { return recovered_; }
    // Of the file as it was read or written last; empty: never.
    const QByteArray& print() const { return print_; }
    // Whether it is what was read or written last, or is not there.
    bool isAsKnown() const;

private:
    void load(engine::Project project, const QString& path, bool paused = false);

    ProjectDocument& document_;
    std::unique_ptr<OpeningCheck> opening_;
    QString path_;
    QByteArray print_;
    bool recovered_ = false;
    QStringList distrusted_;
};

} // namespace model

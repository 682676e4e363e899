#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"

#include <QStringList>

#include <memory>

namespace model {

class OpeningCheck;
class ProjectDocument;

// The open project's file: loading and saving.
class ProjectFile {
public:
    explicit ProjectFile(ProjectDocument& document);
    ~ProjectFile();
    ProjectFile(const ProjectFile&) = delete;
    ProjectFile& operator=(const ProjectFile&) = delete;

    // Empty if the project was never saved.
    const QString& path() const { return path_; }
    void startNew();
    void startFrom(engine::Project project); // not saved yet, and nothing to undo
    // Notes on the file itself, one sentence each; whether its figures have changed is checked
    // later (`answersDiffer`). A file that crashed the program before is opened paused: nothing is
    // computed until the user resumes or changes it.
    engine::Result<QStringList> open(const QString& path);
    void distrust(const QStringList& paths) { distrusted_ = paths; }
    engine::Result<void> save();
    engine::Result<void> saveAs(const QString& path);
    engine::Result<QStringList> revert();
    // A copy found after a crash: it differs from the file. `print` is the fingerprint of the file
    // at that time (`printOf`).
    engine::Result<void> recover(const QString& copy, const QString& originalPath,
                                 const QByteArray& print = {}, bool paused = false);
    bool isRecovered() const { return recovered_; }
    // Fingerprint of the file as last read or written; empty if never.
    const QByteArray& print() const { return print_; }
    // Whether the file is as last read or written, or absent.
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

#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace model {

class ProjectDocument;

// A project left behind by a program that did not end well.
struct Leftover {
    QString copy;     // the recovery file
    QString original; // the project's own file, empty where it never had one
    QDateTime saved;
};

// Keeps a copy of unsaved work beside the file, a moment after each change. The copy goes when
// the work is saved or the program ends well.
class Recovery : public QObject {
    Q_OBJECT
public:
    explicit Recovery(ProjectDocument& document, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override;

    // Copies that no running program holds.
    std::vector<Leftover> leftovers() const;
    void discard(const Leftover& leftover);
    bool saveNow(); // whether a copy stands there now

    static QString usualFolder();

private:
    void changed();
    void removeOwn();

    ProjectDocument& document_;
    QString folder_, copy_;
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
};

} // namespace model

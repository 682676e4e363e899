#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace model {

class ProjectDocument;

// A project left behind by a program that crashed.
struct Leftover {
    QString copy;     // the recovery file
    QString original; // the project's own file, empty if it had none
    QDateTime saved;
    QByteArray print{};     // fingerprint of its own file when the copy was made (`printOf`)
    bool computing = false; // the program crashed while computing this plan
};

// Keeps a recovery copy of unsaved inputs: before the engine evaluates a change, a moment after the
// start of a drag, and when it ends. The copy is removed when the project is saved or the program
// exits normally. While a plan is computed a mark exists, which remains if that plan crashes the
// program.
class Recovery : public QObject {
    Q_OBJECT
public:
    explicit Recovery(ProjectDocument& document, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override;

    // Copies that do not belong to a running program.
    std::vector<Leftover> leftovers() const;
    void discard(const Leftover& leftover);
    bool saveNow(); // whether a copy exists now
    // Files that were being computed at a crash. Reported once.
    QStringList takeEndedOn();

    static QString usualFolder();
    // The last action before a forced exit; returns whether there was anything to save and it was
    // saved. It does not use the engine.
    static bool saveAll();

private:
    void changed();
    bool write();
    void removeOwn();
    void mark(const QString& path);
    void unmark();

    ProjectDocument& document_;
    QString folder_, copy_;
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
};

} // namespace model

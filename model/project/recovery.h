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
    QByteArray print{};     // of its own file when the copy was made (`printOf`)
    bool computing = false; // the program ended while it computed this plan
};

// Keeps a copy of the inputs of unsaved work beside the file: before the engine is asked of a
// change, a moment after the first stroke of a drag, and when the hand lets go. The copy goes when
// the work is saved or the program ends well. While a plan is computed a mark says so, which
// outlives the program where that plan ends it.
class Recovery : public QObject {
    Q_OBJECT
public:
    explicit Recovery(ProjectDocument& document, const QString& folder, QObject* parent = nullptr);
    ~Recovery() override;

    // Copies that no running program holds.
    std::vector<Leftover> leftovers() const;
    void discard(const Leftover& leftover);
    bool saveNow(); // whether a copy stands there now
    // Files that a program was computing when it ended. They are told once.
    QStringList takeEndedOn();

    static QString usualFolder();
    // The last thing a program does that cannot go on; whether there was anything to keep and it is
    // kept. It asks nothing of the engine.
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

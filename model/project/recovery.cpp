#include "model/project/recovery.h"

#include "model/project/projectdocument.h"
#include "model/project/projectfile.h"
#include "model/store/projectstore.h"

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUuid>

namespace model {
namespace {

using namespace std::chrono_literals;

constexpr auto kPause = 2s; // without input, before a copy is written

QString lockName(const QString& copy)
{
    return copy + QStringLiteral(".lock");
}

// The project's path and its file's fingerprint at that time are in a separate file next to the
// copy.
QString originName(const QString& copy)
{
    return copy + QStringLiteral(".origin");
}

// Exists while the plan is computed; contains the path of its file.
QString markName(const QString& copy)
{
    return copy + QStringLiteral(".computing");
}

// A path that does not depend on the working directory.
QString absolute(const QString& path)
{
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

bool isHeld(const QString& copy)
{
    QLockFile lock(lockName(copy));
    lock.setStaleLockTime(0);
    return !lock.tryLock(0);
}

// A killed program leaves its lock and half-written files. If there is no copy to recover, nothing
// else would ever remove them; marks are reported first (`takeEndedOn`).
void sweep(const QString& folder)
{
    static const QRegularExpression name(QStringLiteral("^(.{36}\\.headroom)\\.(?!computing$)"));
    const QDir dir(folder);
    for (const QString& file : dir.entryList(QDir::Files | QDir::Hidden)) {
        const QRegularExpressionMatch match = name.match(file);
        const QString copy = dir.filePath(match.captured(1));
        if (match.hasMatch() && !QFile::exists(copy) && !isHeld(copy))
            QFile::remove(dir.filePath(file));
    }
}

std::vector<Recovery*>& running()
{
    static std::vector<Recovery*> all;
    return all;
}

} // namespace

QString Recovery::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
           QStringLiteral("/recovery");
}

Recovery::Recovery(ProjectDocument& document, const QString& folder, QObject* parent)
    : QObject(parent)
    , document_(document)
    , folder_(folder)
{
    QDir().mkpath(folder_);
    sweep(folder_);
    copy_ = QDir(folder_).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) +
                                   QStringLiteral(".headroom"));
    lock_ = std::make_unique<QLockFile>(lockName(copy_));
    lock_->setStaleLockTime(0); // a lock is stale when its program is gone, not after a while
    lock_->tryLock(0);
    timer_.setSingleShot(true);
    timer_.setInterval(kPause);
    connect(&timer_, &QTimer::timeout, this, &Recovery::saveNow);
    connect(&document_, &ProjectDocument::projectChanged, this, &Recovery::changed);
    connect(&document_, &ProjectDocument::fileChanged, this, &Recovery::changed);
    connect(&document_, &ProjectDocument::aboutToCompute, this, [this](const QString& path) {
        if (document_.isChanging() || document_.isModified())
            write();
        mark(path);
    });
    connect(&document_, &ProjectDocument::evaluated, this, [this] {
        if (document_.isSettled())
            unmark();
    });
    connect(&document_, &ProjectDocument::computationFailed, this, &Recovery::unmark);
    // Not during a drag; its result is saved as soon as it ends.
    connect(&document_, &ProjectDocument::gestureEnded, this, &Recovery::saveNow);
    running().push_back(this);
}

Recovery::~Recovery()
{
    std::erase(running(), this);
    removeOwn();
    unmark();
    lock_->unlock();
}

void Recovery::changed()
{
    if (!document_.isModified())
        removeOwn();
    else if (!timer_.isActive()) // from the first change on, so that a long drag is saved too
        timer_.start();
}

bool Recovery::saveNow()
{
    return document_.isModified() && write();
}

bool Recovery::write()
{
    timer_.stop();
    const QByteArray origin =
        absolute(document_.file().path()).toUtf8() + '\0' + document_.file().print();
    if (writeFile(copy_, document_.inputBytes()) && writeFile(originName(copy_), origin))
        return true;
    qWarning("No recovery copy could be written to %s", qUtf8Printable(folder_));
    return false;
}

// Just a mark: it need not survive a system crash, so there is no sync.
void Recovery::mark(const QString& path)
{
    QFile file(markName(copy_));
    if (file.open(QIODevice::WriteOnly))
        file.write(absolute(path).toUtf8());
}

void Recovery::unmark()
{
    QFile::remove(markName(copy_));
}

bool Recovery::saveAll()
{
    bool kept = false;
    for (Recovery* recovery : running())
        kept = recovery->saveNow() || kept;
    return kept;
}

void Recovery::removeOwn()
{
    timer_.stop();
    QFile::remove(copy_);
    QFile::remove(originName(copy_));
}

std::vector<Leftover> Recovery::leftovers() const
{
    std::vector<Leftover> found;
    const QDir dir(folder_);
    for (const QFileInfo& info :
         dir.entryInfoList({QStringLiteral("*.headroom")}, QDir::Files, QDir::Time)) {
        const QString copy = info.filePath();
        if (copy == copy_)
            continue;
        if (isHeld(copy))
            continue; // its program is still running
        Leftover left{copy, {}, info.lastModified()};
        if (const auto origin = readFile(originName(copy))) {
            const qsizetype end = origin->indexOf('\0');
            left.original = QString::fromUtf8(end < 0 ? *origin : origin->left(end));
            left.print = end < 0 ? QByteArray() : origin->mid(end + 1);
        }
        if (QFileInfo(left.original).isRelative()) // relative to an unknown folder
            left.original.clear();
        left.computing = QFile::exists(markName(copy));
        found.push_back(std::move(left));
    }
    return found;
}

void Recovery::discard(const Leftover& leftover)
{
    QFile::remove(leftover.copy);
    QFile::remove(originName(leftover.copy));
    QFile::remove(markName(leftover.copy));
    QFile::remove(lockName(leftover.copy));
}

QStringList Recovery::takeEndedOn()
{
    QStringList paths;
    const QDir dir(folder_);
    const QString ending = markName({});
    for (const QFileInfo& info : dir.entryInfoList({u'*' + ending}, QDir::Files)) {
        const QString copy = info.filePath().chopped(ending.size());
        if (copy == copy_ || isHeld(copy))
            continue;
        if (const auto path = readFile(info.filePath()); path && !path->isEmpty())
            paths << QString::fromUtf8(*path);
        if (!QFile::exists(copy)) // otherwise it goes with the copy
            QFile::remove(info.filePath());
    }
    return paths;
}

} // namespace model

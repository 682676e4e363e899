#include "model/recovery.h"

#include "model/projectdocument.h"
#include "model/projectstore.h"

#include <QDir>
#include <QFile>
#include <QLoggingCategory>
#include <QStandardPaths>
#include <QUuid>

namespace model {
namespace {

using namespace std::chrono_literals;

constexpr auto kPause = 2s; // of the hand, before a copy is written

QString lockName(const QString& copy)
{
    return copy + QStringLiteral(".lock");
}

// Where the project belongs stands in a file of its own beside the copy.
QString originName(const QString& copy)
{
    return copy + QStringLiteral(".origin");
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
}

Recovery::~Recovery()
{
    removeOwn();
    lock_->unlock();
}

void Recovery::changed()
{
    if (!document_.isModified())
        removeOwn();
    else if (!timer_.isActive()) // from the first change on, so that a long drag is kept too
        timer_.start();
}

bool Recovery::saveNow()
{
    timer_.stop();
    if (!document_.isModified())
        return false;
    if (writeFile(copy_, document_.toBytes()) &&
        writeFile(originName(copy_), document_.path().toUtf8()))
        return true;
    qWarning("No recovery copy could be written to %s", qUtf8Printable(folder_));
    return false;
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
        QLockFile lock(lockName(copy));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // its program still runs
        const auto origin = readFile(originName(copy));
        found.push_back(
            {copy, origin ? QString::fromUtf8(*origin) : QString(), info.lastModified()});
    }
    return found;
}

void Recovery::discard(const Leftover& leftover)
{
    QFile::remove(leftover.copy);
    QFile::remove(originName(leftover.copy));
}

} // namespace model

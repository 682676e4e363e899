// Files are written next to their destination and moved there once they are complete and on disk.
#include "model/store/projectstore.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <QSaveFile>
#endif

namespace model {
namespace {

engine::Result<void> refused(const QString& path, const QString& why)
{
    return engine::fail(engine::Error::Code::NotWritable, path.toStdString(), why.toStdString());
}

#ifdef Q_OS_UNIX

// Cleans up after failure: closes the file, and removes it if it is ours.
class Handle {
public:
    Handle(int handle, QByteArray own = {}) : handle_(handle), own_(std::move(own)) {}
    Handle(const Handle&) = delete;
    ~Handle()
    {
        if (handle_ >= 0)
            ::close(handle_);
        if (!own_.isEmpty())
            ::unlink(own_.constData());
    }
    Handle& operator=(const Handle&) = delete;

    int number() const { return handle_; }
    bool write(const QByteArray& bytes) const
    {
        for (qsizetype at = 0; at < bytes.size();) {
            const auto done = ::write(handle_, bytes.constData() + at,
                                      static_cast<std::size_t>(bytes.size() - at));
            if (done < 0 && errno == EINTR)
                continue;
            if (done <= 0) {
                errno = done == 0 ? ENOSPC : errno;
                return false;
            }
            at += done;
        }
        return true;
    }
    bool close()
    {
        const int handle = std::exchange(handle_, -1);
        return ::close(handle) == 0;
    }
    void keep() { own_.clear(); }

private:
    int handle_;
    QByteArray own_;
};

// Writes directly to a pipe or a device; fails if a pipe has no reader, instead of waiting for one.
engine::Result<void> stream(const QString& path, const QByteArray& bytes)
{
    Handle out(
        ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK));
    if (out.number() < 0 || ::fcntl(out.number(), F_SETFL, O_WRONLY) != 0 || !out.write(bytes) ||
        !out.close())
        return refused(path, qt_error_string(errno));
    return {};
}

// The real path; for a link, its target.
QString placeOf(const QString& path)
{
    const QFileInfo info(path);
    const QString real = info.canonicalFilePath();
    return !real.isEmpty() ? real : info.isSymLink() ? info.symLinkTarget() : path;
}

// A new, uniquely named file in that folder.
QByteArray temporaryName(const QString& place, int& handle)
{
    constexpr int kTries = 1000;
    const QString folder = QFileInfo(place).path();
    for (int i = 0; i < kTries; ++i) {
        QByteArray name = QFile::encodeName(
            QStringLiteral("%1/.headroom-%2-%3.tmp").arg(folder).arg(::getpid()).arg(i));
        handle =
            ::open(name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
        if (handle >= 0)
            return name;
        if (errno != EEXIST)
            break;
    }
    return {};
}

engine::Result<void> replace(const QString& path, const QString& place, const struct stat* old,
                             const QByteArray& bytes)
{
    const auto failed = [&] { return refused(path, qt_error_string(errno)); };
    const QByteArray target = QFile::encodeName(place);
    if (old && ::access(target.constData(), W_OK) != 0)
        return failed();
    int handle = -1;
    const QByteArray name = temporaryName(place, handle);
    if (handle < 0)
        return failed();
    Handle file(handle, name);
    if (old && ::fchmod(handle, old->st_mode & 07777) != 0)
        return failed();
    if (!file.write(bytes))
        return failed();
    // Some file systems do not support it; others have the data on disk now, or report an error.
    if (::fdatasync(handle) != 0 && errno != EINVAL && errno != ENOTSUP)
        return failed();
    if (!file.close() || ::rename(name.constData(), target.constData()) != 0)
        return failed();
    file.keep();
    // Syncs the new name, too; the file itself is safe either way.
    Handle folder(::open(QFile::encodeName(QFileInfo(place).path()).constData(),
                         O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.number() >= 0)
        ::fsync(folder.number());
    return {};
}

#endif

} // namespace

engine::Result<void> writeFile(const QString& path, const QByteArray& bytes)
{
    if (path.isEmpty())
        return refused(path, QStringLiteral("it has no name"));
#ifdef Q_OS_UNIX
    struct stat found = {};
    const bool there = ::stat(QFile::encodeName(path).constData(), &found) == 0;
    if (there && (S_ISCHR(found.st_mode) || S_ISFIFO(found.st_mode)))
        return stream(path, bytes);
    if (there && !S_ISREG(found.st_mode))
        return refused(path, S_ISDIR(found.st_mode) ? QStringLiteral("it is a folder")
                                                    : QStringLiteral("it is no file"));
    return replace(path, placeOf(path), there ? &found : nullptr, bytes);
#else
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return refused(path, file.errorString());
#endif
}

} // namespace model

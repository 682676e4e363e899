#include "model/store/projectstore.h"

#include "model/engine/assess.h"
#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/files/limits.h"
#include "model/engine/knobs/adopt.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cmath>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace model {

using engine::Error;

engine::Result<QByteArray> readFile(const QString& path, std::size_t most)
{
    const std::string where = path.toStdString();
    const QFileInfo info(path);
    // A pipe or a device may never end; only regular files are read.
    if (path.isEmpty() || (info.exists() && !info.isFile()))
        return engine::fail(Error::Code::NotReadable, where, where);
    QFile file(path);
#ifdef Q_OS_UNIX
    // Some special files that look regular, such as those in /proc, would block forever.
    const int handle =
        ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return engine::fail(Error::Code::NotReadable, where,
                            where + ": " + qt_error_string(errno).toStdString());
    const bool opened = file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
#else
    const bool opened = file.open(QIODevice::ReadOnly);
#endif
    if (!opened)
        return engine::fail(Error::Code::NotReadable, where,
                            where + ": " + file.errorString().toStdString());
    if (file.size() > static_cast<qint64>(most))
        return engine::fail(Error::Code::TooLarge, where, std::to_string(file.size()),
                            std::to_string(most));
    return file.readAll();
}

engine::Result<engine::LoadedProject> readProjectFile(const QString& path,
                                                      const engine::SharedConstants& constants)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto loaded =
        engine::readProject({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    if (loaded && constants)
        for (engine::Scenario& s : loaded->project.scenarios)
            s.plan =
                std::make_shared<const engine::Plan>(engine::withConstants(*s.plan, constants));
    return loaded;
}

engine::SavedAnswer savedAnswer(const engine::Plan& plan, const engine::Assessment& a)
{
    engine::SavedAnswer answer;
    const engine::ResolvedPlan resolved(plan); // once for all of them
    engine::forEachRow(plan, engine::dials(), [&](auto dial, const std::string& path) {
        const double value = engine::read(resolved, a, dial);
        if (std::isfinite(value))
            answer.emplace(path, value / engine::info(dial.row->unit).size);
    });
    return answer;
}

QByteArray projectBytes(const engine::Project& project, bool figures)
{
    std::vector<engine::SavedAnswer> answers;
    for (const engine::Scenario& scenario : project.scenarios)
        if (figures)
            answers.push_back(savedAnswer(
                *scenario.plan, engine::assess(*scenario.plan, engine::decide(*scenario.plan))));
    return QByteArray::fromStdString(engine::writeProject(project, answers));
}

QByteArray printOf(const QString& path)
{
    const auto bytes = readFile(path);
    return bytes ? QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex()
                 : QByteArray();
}

engine::Result<QByteArray> soundBytes(const engine::Project& project, bool figures)
{
    QByteArray bytes = projectBytes(project, figures);
    const auto read =
        engine::readProject({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!read)
        return tl::unexpected(read.error());
    return bytes;
}

engine::Project sampleProject(const engine::Catalog& catalog)
{
    engine::Project project;
    project.scenarios.push_back(
        {QCoreApplication::translate("Sample", "Base").toStdString(),
         std::make_shared<const engine::Plan>(engine::defaultPlan(catalog))});
    return project;
}

} // namespace model

#include "app/verbs/targets.h"

#include "app/outputs.h"
#include "model/engine/plan.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace app {
namespace {

tl::unexpected<std::string> wrong(const QString& sentence)
{
    return tl::unexpected(sentence.toStdString());
}

} // namespace

tl::expected<std::vector<Plan>, std::string> plansOf(const QStringList& files, const QString& shard)
{
    std::vector<Plan> all;
    for (const QString& file : files) {
        const QFileInfo info(file);
        if (!info.isDir()) {
            all.push_back({file, info.completeBaseName()});
            continue;
        }
        const QDir folder(file);
        const QStringList inside =
            folder.entryList({QStringLiteral("*.headroom")}, QDir::Files, QDir::Name);
        if (inside.isEmpty())
            return wrong(QStringLiteral("The folder “%1” has no project in it (*.headroom). Name "
                                        "another folder, or the files.")
                             .arg(file));
        for (const QString& name : inside)
            all.push_back({folder.filePath(name), QFileInfo(name).completeBaseName()});
    }
    if (shard.isEmpty())
        return all;
    const QStringList parts = shard.split(u'/');
    bool known[2] = {false, false};
    const int place = parts.value(0).toInt(&known[0]), count = parts.value(1).toInt(&known[1]);
    if (parts.size() != 2 || !known[0] || !known[1] || place < 1 || place > count)
        return wrong(QStringLiteral("“%1” is not a shard. Give its number and how many there are, "
                                    "counted from 1, for example --shard 3/16.")
                         .arg(shard));
    std::vector<Plan> mine;
    for (std::size_t i = static_cast<std::size_t>(place - 1); i < all.size();
         i += static_cast<std::size_t>(count))
        mine.push_back(all[i]);
    return mine;
}

bool isFolder(const QString& path)
{
    return path.endsWith(u'/') || QFileInfo(path).isDir();
}

QString endingOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == u"yml" ? QStringLiteral("yaml") : ending;
}

QString targetOf(const QString& path, const Plan& plan, const QString& chart,
                 const OutputKind& kind)
{
    QString target = path;
    if (isFolder(path)) {
        const QString more = kind.isOfChart ? QStringLiteral("-{chart}") : u'-' + kind.id;
        target = QDir(path).filePath(QStringLiteral("{plan}") + more + u'.' + kind.endings.first());
    }
    // {plan} comes last, so that placeholders in the name itself are not replaced.
    return target.replace(QStringLiteral("{chart}"), chart)
        .replace(QStringLiteral("{plan}"), plan.name);
}

} // namespace app

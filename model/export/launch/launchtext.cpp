#include "model/export/launch/launchtext.h"

#include "model/engine/plan.h"
#include "model/format/numberformat.h"
#include "model/sentences/workname.h"
#include "model/training/layoutwords.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace model {
namespace {

struct Launch {
    Q_DECLARE_TR_FUNCTIONS(Launch)
};

constexpr int kLongestSlug = 40; // host names have at most 63 characters, and a number follows

QString commentLine(const QString& text)
{
    return QStringLiteral("# %1\n").arg(commentText(text));
}

QString layoutLine(const LaunchFigures& figures)
{
    const NumberFormat format;
    if (figures.work().serves())
        return figures.from({"work.*.serve_replicas", "work.*.serve_replica_gpus"});
    const engine::Layout& layout = figures.layout();
    return QStringLiteral("%1, %2 %3")
        .arg(layoutName(layout), Launch::tr("sharding"), shardingWords(layout.sharding));
}

} // namespace

void LaunchOptions::add(const char* name, double value, const QString& from)
{
    options.push_back({QString::fromUtf8(name), plainNumber(value), from});
}

void LaunchOptions::add(const char* name, const char* value, const QString& from)
{
    options.push_back({QString::fromUtf8(name), QString::fromUtf8(value), from});
}

void LaunchOptions::addSwitch(const char* name, const QString& from)
{
    options.push_back({QString::fromUtf8(name), {}, from});
}

QString commentText(const QString& text)
{
    QString line = text;
    for (QChar& c : line) {
        const bool breaks =
            c.category() == QChar::Other_Control || c.category() == QChar::Other_Format ||
            c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
        if (breaks || c == QChar::Nbsp || c == QChar(0x202f))
            c = u' ';
    }
    return line.simplified();
}

QString slugOf(const QString& text)
{
    QString slug = text.toLower();
    slug.replace(QRegularExpression(QStringLiteral("[^a-z0-9]+")), QStringLiteral("-"));
    slug = slug.left(kLongestSlug);
    slug.remove(QRegularExpression(QStringLiteral("^-+|-+$")));
    const bool lettered = !slug.isEmpty() && slug.front().isLetter();
    return lettered         ? slug
           : slug.isEmpty() ? QStringLiteral("plan")
                            : QStringLiteral("plan-") + slug;
}

QString shellWord(const QString& text)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:=,@%+-]+$"));
    if (plain.match(text).hasMatch())
        return text;
    QString quoted = text;
    return u'\'' + quoted.replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

QString launchHead(const LaunchFigures& figures)
{
    const engine::Project& project = figures.launched().project;
    QStringList plan{QString::fromStdString(project.client), projectTitle(project),
                     QString::fromStdString(project.scenarios[project.current].name),
                     workName(figures.work())};
    plan.removeAll(QString());
    return commentLine(plan.join(QStringLiteral(" · "))) + commentLine(layoutLine(figures)) +
           commentLine(Launch::tr("Written by %1. Comments name the figure of the plan behind each "
                                  "line; “headroom explain PLAN --show PATH” shows how it is "
                                  "computed.")
                           .arg(QStringLiteral("Headroom " HEADROOM_VERSION)));
}

QString shellArray(const QString& name, const std::vector<LaunchOption>& options)
{
    QString text = name + QStringLiteral("=(\n");
    for (const LaunchOption& option : options) {
        const QString value = option.value.isEmpty() ? QString() : u' ' + shellWord(option.value);
        text += QStringLiteral("  ") + option.name + value + QStringLiteral("  # ") +
                commentText(option.from) + u'\n';
    }
    return text + QStringLiteral(")\n");
}

QString missingComments(const LaunchOptions& options, const QString& indent)
{
    QString text;
    for (const QString& missing : options.missing)
        text += indent + commentLine(Launch::tr("No option sets this: %1").arg(missing));
    return text;
}

QString yamlList(const std::vector<LaunchOption>& options, const QString& indent)
{
    QString text;
    for (const LaunchOption& option : options) {
        const QString from = QStringLiteral("  # ") + commentText(option.from) + u'\n';
        text += indent + QStringLiteral("- \"%1\"").arg(option.name) + from;
        if (!option.value.isEmpty())
            text += indent + QStringLiteral("- \"%1\"").arg(option.value) + u'\n';
    }
    return text;
}

} // namespace model

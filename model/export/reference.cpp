#include "model/export/reference.h"

#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/format/utf8.h"
#include "model/words/sectionwords.h"
#include "model/words/words.h"

#include <cmath>
#include <map>
#include <utility>

namespace model {
namespace {

using engine::Room, engine::Unit;

// More options than these are parts of the catalog, which lists them itself.
constexpr std::size_t kMostOptions = 24;

QString plain(double value)
{
    return QString::number(value, 'g', 6);
}

QString unitOf(Unit unit)
{
    return utf8(engine::info(unit).symbol);
}

QString entry(std::string_view path, const QString& label, const QStringList& facts,
              const QString& tip)
{
    QString text = QStringLiteral("- `%1` **%2**").arg(utf8(path), label);
    if (!facts.isEmpty())
        text += QStringLiteral(" (%1)").arg(facts.join(QStringLiteral("; ")));
    return text + QStringLiteral(". ") + tip + u'\n';
}

// Entries under the headings of their page, in the order of the headings.
class Chapters {
public:
    void add(engine::Group group, const words::Subgroup& section, const QString& text)
    {
        Chapter& chapter = chapters_[{static_cast<int>(group), section.order}];
        chapter.heading = words::group(group);
        if (const QString name = words::subgroupName(section); !name.isEmpty())
            chapter.heading += QStringLiteral(": ") + name;
        chapter.entries += text;
    }
    QString text() const
    {
        QString all;
        for (const auto& [place, chapter] : chapters_)
            all += QStringLiteral("\n## %1\n\n%2").arg(chapter.heading, chapter.entries);
        return all;
    }

private:
    struct Chapter {
        QString heading, entries;
    };
    std::map<std::pair<int, int>, Chapter> chapters_;
};

class Inputs {
public:
    Inputs(const engine::Plan& plan, const engine::Catalog& catalog)
        : plan_(plan)
        , catalog_(catalog)
    {
    }
    QString text()
    {
        for (const engine::Choice& row : engine::choices())
            add(row, optionsOf(row));
        for (const engine::Number& row : engine::numbers())
            add(row, limitsOf(row));
        return chapters_.text();
    }

private:
    const engine::Workload& work() const { return plan_.work.front(); }
    void add(const auto& row, const QStringList& facts)
    {
        const QString path = utf8(row.path);
        chapters_.add(row.group, words::subgroup(row.path, row.placing.section),
                      entry(row.path, words::knobLabel(path), facts, words::knobTip(path)));
    }
    QStringList optionsOf(const engine::Choice& row) const
    {
        QStringList ids;
        for (const engine::Option& option : row.options(plan_, work(), catalog_))
            ids << utf8(option.id);
        if (ids.size() > static_cast<qsizetype>(kMostOptions))
            return {QStringLiteral("an entry of the catalog")};
        return ids.isEmpty() ? QStringList() : QStringList(ids.join(QStringLiteral(", ")));
    }
    QStringList limitsOf(const engine::Number& row) const
    {
        const QString unit = unitOf(row.unit);
        QString range = QStringLiteral("%1 to %2").arg(plain(row.least), plain(row.most));
        if (!unit.isEmpty())
            range += u' ' + unit;
        QStringList facts{range};
        if (row.whole)
            facts << QStringLiteral("whole");
        const double now = row.get(plan_, work()) / engine::info(row.unit).size;
        if (row.applies(plan_, work()) && std::isfinite(now))
            facts << QStringLiteral("sample %1").arg(plain(now));
        return facts;
    }

    const engine::Plan& plan_;
    const engine::Catalog& catalog_;
    Chapters chapters_;
};

QString figures()
{
    QString all;
    for (const auto [room, label] : engine::kRooms) {
        all += QStringLiteral("\n## %1\n\n").arg(words::room(room));
        for (const engine::Dial& row : engine::dials()) {
            if (row.room != room)
                continue;
            QStringList facts;
            if (const QString unit = unitOf(row.unit); !unit.isEmpty())
                facts << unit;
            if (!row.formula.arithmetic.empty())
                facts << QStringLiteral("`%1`").arg(utf8(row.formula.arithmetic));
            const QString path = utf8(row.path);
            QString text = words::dialTip(path);
            if (row.formula.prose)
                text += u' ' + words::formulaProse(row.formula.prose);
            all += entry(row.path, words::dialLabel(path), facts, text);
        }
    }
    return all;
}

} // namespace

QByteArray referenceText(const engine::Plan& plan, const engine::Catalog& catalog)
{
    const QString text =
        QStringLiteral("# Inputs\n\nFor `--set PATH=VALUE`; the star is the id of a workload, “a” "
                       "for the first. Values outside the limits are refused.\n") +
        Inputs(plan, catalog).text() +
        QStringLiteral("\n# Figures\n\nFor `--show PATH`, each with its formula, or in words how "
                       "it is found; `headroom explain` shows its inputs.\n") +
        figures();
    return text.toUtf8();
}

} // namespace model

#include "model/project/templates.h"

#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/format/numberparse.h"
#include "model/store/projectstore.h"
#include "model/words/templatewords.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace model {
namespace {

std::vector<engine::Template> read()
{
    QFile file(QStringLiteral(":/templates/templates.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The program's own templates cannot be read.");
    const QByteArray bytes = file.readAll();
    auto templates =
        engine::readTemplates({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!templates)
        qFatal("The program's own templates cannot be read: %s", templates.error().where.c_str());
    return std::move(*templates);
}

} // namespace

const std::vector<engine::Template>& shippedTemplates()
{
    static const std::vector<engine::Template> templates = read();
    return templates;
}

engine::Result<engine::Plan> turnedByText(const engine::Plan& plan, const engine::Catalog& catalog,
                                          const QString& path, const QString& text)
{
    const std::string key = path.toStdString();
    if (engine::findChoice(plan, key))
        return engine::chosen(plan, catalog, key, text.toStdString());
    const auto knob = engine::findNumber(plan, key);
    if (!knob)
        return engine::fail(engine::Error::Code::UnknownPath, key);
    auto base = parseNumber(text, knob.row->unit);
    if (!base) {
        base.error().where = key;
        return tl::unexpected(base.error());
    }
    return engine::turned(plan, key, *base);
}

engine::Result<engine::Plan> turnedByTexts(engine::Plan plan, const engine::Catalog& catalog,
                                           QStringList sets)
{
    while (!sets.isEmpty()) {
        QStringList waiting;
        std::optional<engine::Error> why; // of the first pending one
        for (const QString& set : sets) {
            auto turned =
                turnedByText(plan, catalog, set.section(u'=', 0, 0), set.section(u'=', 1));
            if (turned) {
                plan = *std::move(turned);
                continue;
            }
            if (turned.error().code != engine::Error::Code::NotApplicable)
                return turned;
            waiting << set;
            why = why ? why : turned.error();
        }
        if (waiting.size() == sets.size())
            return tl::unexpected(*why);
        sets = waiting;
    }
    return plan;
}

engine::Result<engine::Project> templateProject(const QString& id, const engine::Catalog& catalog)
{
    const auto& all = shippedTemplates();
    const auto found = std::ranges::find(all, id.toStdString(), &engine::Template::id);
    if (found == all.end()) {
        QStringList known;
        for (const engine::Template& t : all)
            known << QString::fromStdString(t.id);
        return engine::fail(engine::Error::Code::UnknownChoice, "new", id.toStdString(),
                            known.join(QStringLiteral(", ")).toStdString());
    }
    engine::Project project = sampleProject(catalog);
    if (found->set.empty())
        return project;
    engine::Plan plan = project.plan();
    for (const auto& [path, text] : found->set) {
        auto turned =
            turnedByText(plan, catalog, QString::fromStdString(path), QString::fromStdString(text));
        if (!turned)
            return tl::unexpected(turned.error());
        plan = std::move(*turned);
    }
    project.title = templateTitle(id).toStdString();
    project.scenarios.front().plan = std::make_shared<const engine::Plan>(std::move(plan));
    return project;
}

QString templateTitle(const QString& id)
{
    return words::templateWords(id).title;
}

QString templateQuestion(const QString& id)
{
    return words::templateWords(id).question;
}

QString templateSource(const engine::Template& from)
{
    return QStringLiteral("%1, %2, %3")
        .arg(QString::fromStdString(from.source), QString::fromStdString(from.where),
             QString::fromStdString(from.date));
}

} // namespace model

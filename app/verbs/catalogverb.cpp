#include "app/verbs/verb.h"
#include "model/charts/charts.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/export/reference.h"
#include "model/export/resultsexport.h"
#include "model/project/templates.h"
#include "model/store/catalogstore.h"
#include "model/store/projectstore.h"
#include "model/words/words.h"

namespace app {
namespace {

using engine::Error;

template <class Parts> QString named(const Parts& parts)
{
    QString text;
    for (const auto& part : parts)
        text += QString::fromStdString(part.id).leftJustified(28) + u' ' +
                QString::fromStdString(part.name) + u'\n';
    return text;
}

QString knobList(const engine::Plan& plan)
{
    QString text;
    engine::forEachRow(plan, engine::numbers(), [&](auto knob, const std::string& path) {
        const QString key = QString::fromStdString(path);
        text += key.leftJustified(34) + u' ' +
                QString::fromUtf8(engine::info(knob.row->unit).symbol).leftJustified(16) + u' ' +
                model::words::knobLabel(key) + u'\n';
    });
    engine::forEachRow(plan, engine::choices(), [&](auto, const std::string& path) {
        const QString key = QString::fromStdString(path);
        text += key.leftJustified(34) + u' ' + QStringLiteral("choice").leftJustified(16) + u' ' +
                model::words::knobLabel(key) + u'\n';
    });
    return text;
}

QString dialList(const engine::Plan& plan)
{
    QString text;
    engine::forEachRow(plan, engine::dials(), [&](auto dial, const std::string& path) {
        const QString key = QString::fromStdString(path);
        text += key.leftJustified(34) + u' ' +
                QString::fromUtf8(engine::info(dial.row->unit).symbol).leftJustified(24) + u' ' +
                model::words::dialLabel(key) + u'\n';
    });
    return text;
}

QString reference(const engine::Catalog& catalog)
{
    return QString::fromUtf8(model::referenceText(model::sampleProject(catalog).plan(), catalog));
}

QString chartList()
{
    QString text;
    for (const model::ChartRow& row : model::chartRows())
        text += QString::fromLatin1(row.id).leftJustified(20) + u' ' +
                QString::fromLatin1(row.page).leftJustified(12) + u' ' + model::labelOf(row) +
                u'\n';
    return text;
}

QString findingList()
{
    QString text;
    for (const QString& id : model::words::findingIds())
        text += id.leftJustified(28) + u' ' + model::words::findingTitle(id) + u'\n';
    return text;
}

QString templateList()
{
    QString text;
    for (const engine::Template& t : model::shippedTemplates()) {
        const QString id = QString::fromStdString(t.id);
        text += id.leftJustified(18) + u' ' + model::templateQuestion(id) + u'\n';
    }
    return text;
}

int list(const QString& kind)
{
    const auto context = contextNow();
    const engine::Catalog& c = *context.catalog;
    const engine::Plan plan;
    const QString text = kind == u"knobs"          ? knobList(plan)
                         : kind == u"dials"        ? dialList(plan)
                         : kind == u"reference"    ? reference(c)
                         : kind == u"accelerators" ? named(c.accelerators)
                         : kind == u"links"        ? named(c.links)
                         : kind == u"nodes"        ? named(c.nodes)
                         : kind == u"models"       ? named(c.models)
                         : kind == u"offers"       ? named(c.offers)
                         : kind == u"regions"      ? named(c.regions)
                         : kind == u"costs"        ? named(c.costs)
                         : kind == u"rules"        ? named(c.rules)
                         : kind == u"points"       ? named(c.points)
                         : kind == u"fleets"       ? named(c.fleets)
                         : kind == u"findings"     ? findingList()
                         : kind == u"charts"       ? chartList()
                         : kind == u"templates"    ? templateList()
                                                   : QString();
    if (text.isEmpty())
        return complain({Error::Code::UnknownChoice, "catalog list", kind.toStdString(),
                         "knobs, dials, reference, findings, accelerators, links, nodes, models, "
                         "offers, regions, "
                         "costs, rules, points, fleets, templates, charts"},
                        WrongCall);
    return out(text.toUtf8());
}

// The worst problems of a file first; after fixing those, users check again.
constexpr std::size_t kMostFindings = 20;

void complainOf(const QString& path, const engine::CatalogProblems& problems)
{
    std::vector<Error> all = problems.errors;
    all.insert(all.end(), problems.notes.begin(), problems.notes.end());
    for (std::size_t i = 0; i < std::min(all.size(), kMostFindings); ++i)
        complain(path + QStringLiteral(": ") + model::words::error(all[i]));
    if (all.size() > kMostFindings)
        complain(path + QStringLiteral(": and %1 more").arg(all.size() - kMostFindings));
}

// Reports all problems, not only the first.
int check(const QStringList& files)
{
    int done = Done;
    for (const QString& path : files) {
        const auto problems = model::checkCatalog(path);
        if (!problems)
            return complain(problems.error(), BadInput);
        complainOf(path, *problems);
        if (!problems->errors.empty())
            done = BadInput;
        else if (const int written = out((path + QStringLiteral(": sound\n")).toUtf8());
                 written != Done)
            return written;
    }
    return done;
}

} // namespace

int runSchema(const Call& call)
{
    if (call.files.isEmpty())
        return out(model::resultsSchema());
    complain(QStringLiteral("“schema” takes no file. It prints the JSON Schema of exported results "
                            "(headroom export PLAN --to FILE.json)."));
    return WrongCall;
}

int runCatalog(const Call& call)
{
    const QString what = call.files.value(0);
    if (what == u"list" && call.files.size() == 2)
        return list(call.files[1]);
    if (what == u"check" && call.files.size() > 1)
        return check(call.files.mid(1));
    complain(QStringLiteral("catalog list KIND, or catalog check FILE…"));
    return WrongCall;
}

} // namespace app

#include "app/verbs/verb.h"
#include "model/engine/dials/dial.h"
#include "model/engine/files/catalog_file.h"
#include "model/engine/knobs/knob.h"
#include "model/projectstore.h"
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

int list(const QString& kind)
{
    const auto context = contextNow();
    const engine::Catalog& c = *context.catalog;
    const engine::Plan plan;
    const QString text = kind == u"knobs"          ? knobList(plan)
                         : kind == u"dials"        ? dialList(plan)
                         : kind == u"accelerators" ? named(c.accelerators)
                         : kind == u"links"        ? named(c.links)
                         : kind == u"nodes"        ? named(c.nodes)
                         : kind == u"models"       ? named(c.models)
                         : kind == u"offers"       ? named(c.offers)
                         : kind == u"templates"    ? QStringLiteral("sample\n")
                                                   : QString();
    if (text.isEmpty())
        return complain({Error::Code::UnknownChoice, "catalog list", kind.toStdString(),
                         "knobs, dials, accelerators, links, nodes, models, offers, templates"},
                        WrongCall);
    return out(text.toUtf8());
}

int check(const QStringList& files)
{
    for (const QString& path : files) {
        const auto bytes = model::readFile(path);
        if (!bytes)
            return complain(bytes.error(), BadInput);
        engine::Catalog catalog;
        const auto added = engine::addCatalogFile(
            catalog, {bytes->constData(), static_cast<std::size_t>(bytes->size())});
        if (!added)
            return complain(path + QStringLiteral(": ") + model::words::error(added.error())),
                   BadInput;
        if (const int done = out((path + QStringLiteral(": sound\n")).toUtf8()); done != Done)
            return done;
    }
    return Done;
}

} // namespace

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

#include "app/verbs/verb.h"
#include "model/accuracy/accuracystore.h"
#include "model/accuracy/knownwords.h"
#include "model/engine/explain/derivation.h"
#include "model/export/assessmentexport.h"
#include "model/project/addedwork.h"
#include "model/project/templates.h"
#include "model/store/projectstore.h"

namespace app {
namespace {

using engine::Error;

// Dials named by --show must exist; anything else is a usage error.
std::optional<Error> unknownDial(const engine::Plan& plan, const QStringList& dials)
{
    for (const QString& dial : dials)
        if (!engine::findDial(plan, dial.toStdString()))
            return noSuchDial(dial.toStdString());
    return std::nullopt;
}

} // namespace

int runNew(const Call& call)
{
    if (call.files.size() > 1) {
        complain(QStringLiteral("Only one template can be used at a time; “%1” is one too many.")
                     .arg(call.files[1]));
        return WrongCall;
    }
    const QString template_ = call.files.value(0, QStringLiteral("sample"));
    const auto context = contextNow();
    const auto project = model::templateProject(template_, *context.catalog);
    if (!project)
        return complain(project.error(), WrongCall);
    const auto bytes = model::soundBytes(*project);
    if (!bytes) // e.g. a rule in the user's catalog outside its knob's range
        return complain(bytes.error(), BadInput);
    return deliver(call.one(QStringLiteral("o"), QStringLiteral("-")), *bytes);
}

int runAdd(const Call& call)
{
    const QString kind = call.one(QStringLiteral("kind"));
    if (call.files.size() != 1 || kind.isEmpty()) {
        complain(QStringLiteral("Name one project and the kind of work to add, for example: "
                                "headroom add plan.headroom --kind batch -o plan.headroom"));
        return WrongCall;
    }
    const QString to = call.one(QStringLiteral("o"), QStringLiteral("-"));
    if (to != u"-" && !call.sparesItsInputs({to}))
        return WrongCall;
    const auto context = contextNow();
    auto project = loadProject(call.files.first(), context);
    if (!project)
        return complain(project.error(), BadInput);
    const auto added =
        model::withAddedWork(*std::move(project), *context.catalog, kind,
                             call.one(QStringLiteral("name")), call.all(QStringLiteral("set")));
    if (!added)
        return complain(added.error(), WrongCall);
    const auto bytes = model::soundBytes(*added);
    return bytes ? deliver(to, *bytes) : complain(bytes.error(), BadInput);
}

int runAssess(const Call& call)
{
    const QString format = call.one(QStringLiteral("format"), QStringLiteral("text"));
    if (format != u"text" && format != u"json" && format != u"csv")
        return complain(
            {Error::Code::UnknownChoice, "--format", format.toStdString(), "text, json, csv"},
            WrongCall);
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    const QStringList dials = call.all(QStringLiteral("show"));
    if (const auto unknown = unknownDial(*loaded->evaluation->plan, dials))
        return complain(*unknown, WrongCall);
    const model::AssessmentExport x{loaded->project, *loaded->evaluation, dials};
    return deliver(QStringLiteral("-"), format == u"json"  ? x.json()
                                        : format == u"csv" ? x.csv()
                                                           : x.text());
}

int runExplain(const Call& call)
{
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    const QStringList dials = call.all(QStringLiteral("show"));
    if (dials.isEmpty()) {
        complain(QStringLiteral("Say which number to explain, with --show DIAL. See “headroom "
                                "catalog list dials”."));
        return WrongCall;
    }
    const auto published =
        model::withKnownGpus(model::shippedAccuracy()->rows, *loaded->context.catalog);
    for (const QString& dial : dials) {
        const auto derivation = engine::explain(*loaded->evaluation->plan,
                                                loaded->evaluation->assessment, dial.toStdString());
        if (!derivation)
            return complain(derivation.error(), WrongCall);
        const QString known =
            model::knownWords(*loaded->evaluation, published, dial, model::NumberFormat());
        const QByteArray text = model::derivationText(*derivation);
        if (const int done = out(known.isEmpty() ? text : text + "  " + known.toUtf8() + '\n');
            done != Done)
            return done;
    }
    return Done;
}

} // namespace app

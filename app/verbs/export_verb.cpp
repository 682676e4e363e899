#include "app/verbs/verb.h"
#include "model/export/assessmentexport.h"
#include "model/report.h"
#include "views/report/pdf.h"

#include <QFileInfo>

namespace app {
namespace {

using engine::Error;

constexpr const char* kKnown = ".pdf .json .csv";

int exportPdf(const Loaded& loaded, const QString& path)
{
    // A document for people: numbers are grouped.
    const model::NumberFormat format(QLocale(QLocale::English, QLocale::UnitedStates),
                                     loaded.project.currency);
    auto report =
        model::reportOf(loaded.project, *loaded.evaluation, *loaded.context.catalog, format);
    model::addScenarios(report, loaded.project, loaded.context, format);
    const auto bytes = views::reportPdf(report, format);
    return bytes ? deliver(path, *bytes) : complain(bytes.error(), NotWritten);
}

} // namespace

int runExport(const Call& call)
{
    const QStringList outputs = call.all(QStringLiteral("to"));
    if (outputs.isEmpty())
        return complain({Error::Code::MissingKey, "--to", {}, {}}, WrongCall);
    for (const QString& path : outputs) {
        const QString kind = QFileInfo(path).suffix().toLower();
        if (kind != u"pdf" && kind != u"json" && kind != u"csv")
            return complain({Error::Code::UnknownFormat, path.toStdString(), {}, kKnown},
                            WrongCall);
    }
    if (!call.sparesItsInputs(outputs))
        return WrongCall;
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    for (const QString& path : outputs) {
        const QString kind = QFileInfo(path).suffix().toLower();
        const model::AssessmentExport x{loaded->project, *loaded->evaluation, {}};
        const int done = kind == u"pdf"    ? exportPdf(*loaded, path)
                         : kind == u"json" ? deliver(path, x.json())
                                           : deliver(path, x.csv());
        if (done != Done)
            return done;
    }
    return Done;
}

} // namespace app

#include "app/verbs/verb.h"
#include "model/export/adviceexport.h"

namespace app {

int runAdvise(const Call& call)
{
    const QString format = call.one(QStringLiteral("format"), QStringLiteral("text"));
    const bool json = format == u"json" || call.has(QStringLiteral("json"));
    if (format != u"text" && format != u"json")
        return complain(
            {engine::Error::Code::UnknownChoice, "--format", format.toStdString(), "text, json"},
            WrongCall);
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    const auto advised = engine::completed(*loaded->evaluation, {.advice = true}, loaded->context);
    const model::AdviceExport x{*advised};
    return out(json ? x.json() : x.text());
}

} // namespace app

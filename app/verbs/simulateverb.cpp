#include "app/verbs/verb.h"
#include "model/engine/dials/dial.h"
#include "model/export/simulationexport.h"

namespace app {
namespace {

using engine::DrawWants;
using engine::Error;

engine::Result<quint64> wholeNumber(const Call& call, const char* name, quint64 otherwise)
{
    const QString option = QLatin1String(name);
    const QString text = call.one(option, QString::number(otherwise));
    bool whole = false;
    const quint64 number = text.toULongLong(&whole);
    if (!whole)
        return engine::fail(Error::Code::NotANumber, "--" + option.toStdString(),
                            text.toStdString());
    return number;
}

engine::Result<DrawWants> wantsOf(const Call& call, const engine::Plan& plan)
{
    const auto draws = wholeNumber(call, "draws", DrawWants{}.draws);
    const auto start = wholeNumber(call, "start", DrawWants{}.start);
    if (!draws || !start)
        return tl::unexpected(draws ? start.error() : draws.error());
    if (*draws < 1 || *draws > DrawWants::kMost)
        return engine::fail(Error::Code::OutOfRange, "--draws", std::to_string(*draws),
                            "1 – " + std::to_string(DrawWants::kMost));
    DrawWants wants;
    wants.draws = *draws, wants.start = *start;
    for (const QString& dial : call.all(QStringLiteral("show"))) {
        wants.samples.push_back(dial.toStdString());
        if (!engine::findDial(plan, wants.samples.back()))
            return tl::unexpected(noSuchDial(wants.samples.back()));
    }
    return wants;
}

} // namespace

int runSimulate(const Call& call)
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
    const engine::Plan& plan = *loaded->evaluation->plan;
    const engine::Assessment& assessment = loaded->evaluation->assessment;
    const auto wants = wantsOf(call, plan);
    if (!wants)
        return complain(wants.error(), WrongCall);
    const auto simulation = *engine::simulate(plan, assessment, *wants);
    const auto tornadoes = engine::tornadoes(plan, assessment, wants->samples);
    const model::SimulationExport x{plan, simulation, tornadoes, call.all(QStringLiteral("show"))};
    return out(format == u"json" ? x.json() : format == u"csv" ? x.csv() : x.text());
}

} // namespace app

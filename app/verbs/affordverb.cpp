#include "app/verbs/verb.h"
#include "model/export/affordexport.h"
#include "model/format/numberparse.h"

namespace app {
namespace {

using engine::Error;

// "--budget 500k", "--years 3": must be positive.
engine::Result<double> amount(const Call& call, const char* name, engine::Unit unit)
{
    const QString text = call.one(QLatin1String(name));
    auto base = model::parseNumber(text, unit);
    if (!base)
        base.error().where = "--" + std::string(name);
    else if (!(*base > 0))
        return engine::fail(Error::Code::OutOfRange, "--" + std::string(name), text.toStdString(),
                            "> 0");
    return base;
}

engine::Result<model::BudgetAsk> askOf(const Call& call)
{
    const auto budget = amount(call, "budget", engine::Unit::Dollar);
    if (!budget)
        return tl::unexpected(budget.error());
    model::BudgetAsk ask{engine::Usd(*budget)};
    ask.perMonth = call.has(QStringLiteral("per-month"));
    ask.gpu = call.one(QStringLiteral("gpu"));
    if (call.has(QStringLiteral("years"))) {
        const auto years = amount(call, "years", engine::Unit::Years);
        if (!years)
            return tl::unexpected(years.error());
        ask.years = *years / engine::kYear.base();
    }
    return ask;
}

} // namespace

int runAfford(const Call& call)
{
    const QString format = call.one(QStringLiteral("format"), QStringLiteral("text"));
    if (format != u"text" && format != u"json")
        return complain(
            {Error::Code::UnknownChoice, "--format", format.toStdString(), "text, json"},
            WrongCall);
    if (!call.has(QStringLiteral("budget"))) {
        complain(QStringLiteral("Say how much can be spent, with --budget USD."));
        return WrongCall;
    }
    const auto ask = askOf(call);
    if (!ask)
        return complain(ask.error(), WrongCall);
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    const auto found = model::affordedBy(*loaded->evaluation->plan, *loaded->context.catalog, *ask);
    if (!found)
        return complain(found.error(), WrongCall);
    const model::AffordExport x{*found};
    return out(format == u"json" ? x.json() : x.text());
}

} // namespace app

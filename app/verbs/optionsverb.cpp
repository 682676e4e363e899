#include "app/verbs/verb.h"
#include "model/export/optionsexport.h"
#include "model/project/templates.h"

namespace app {
namespace {

using engine::Error;

// An option that sets a limit, and its input in the plan.
struct LimitRow {
    const char* option;
    const char* path;
};
constexpr LimitRow kLimitRows[]{{"budget", "money.budget"},
                                {"budget-per-month", "money.budget"},
                                {"budget-over", "money.years"},
                                {"power", "site.power_limit"},
                                {"region", "money.area"}};

engine::Result<engine::Plan> withRow(const engine::Plan& plan, const engine::Catalog& catalog,
                                     const QString& option, const QString& path,
                                     const QString& value)
{
    auto turned = model::turnedByText(plan, catalog, path, value);
    if (!turned)
        turned.error().where = "--" + option.toStdString();
    return turned;
}

// The budget's basis depends on the option.
const char* basisOf(const Call& call)
{
    if (call.has(QStringLiteral("budget-over")))
        return "years";
    if (call.has(QStringLiteral("budget-per-month")))
        return "month";
    return call.has(QStringLiteral("budget")) ? "run" : nullptr;
}

// For the workload given by --work, else for all runs.
engine::Result<engine::Plan> withDeadline(const Call& call, engine::Plan plan,
                                          const engine::Catalog& catalog)
{
    const QString value = call.one(QStringLiteral("deadline"));
    const QString named = call.one(QStringLiteral("work"));
    if (value.isEmpty())
        return plan;
    bool any = false;
    for (const engine::Workload& work : std::vector(plan.work)) {
        const QString id = QString::fromStdString(work.id);
        if (!work.runs() || (!named.isEmpty() && id != named))
            continue;
        auto turned = withRow(plan, catalog, QStringLiteral("deadline"),
                              QStringLiteral("work.%1.deadline").arg(id), value);
        if (!turned)
            return turned;
        plan = *std::move(turned);
        any = true;
    }
    if (!any)
        return engine::fail(Error::Code::NotApplicable, "--deadline");
    return plan;
}

engine::Result<engine::Plan> limited(const Call& call, engine::Plan plan,
                                     const engine::Catalog& catalog)
{
    for (const LimitRow& row : kLimitRows) {
        const QString option = QLatin1String(row.option);
        if (!call.has(option))
            continue;
        auto turned = withRow(plan, catalog, option, QLatin1String(row.path), call.one(option));
        if (!turned)
            return turned;
        plan = *std::move(turned);
    }
    if (const char* basis = basisOf(call)) {
        auto chosen = engine::chosen(plan, catalog, "money.budget_basis", basis);
        if (!chosen)
            return chosen;
        plan = *std::move(chosen);
    }
    return withDeadline(call, std::move(plan), catalog);
}

// Two budgets contradict each other, as do --rent and --buy.
const char* contradictionOf(const Call& call)
{
    const bool month = call.has(QStringLiteral("budget-per-month"));
    if (month && (call.has(QStringLiteral("budget")) || call.has(QStringLiteral("budget-over"))))
        return "--budget-per-month is a budget of its own; remove --budget and --budget-over.";
    if (call.has(QStringLiteral("rent")) && call.has(QStringLiteral("buy")))
        return "--rent and --buy each leave the other out; remove both to compare them.";
    return nullptr;
}

engine::OptionTable only(const Call& call, engine::OptionTable table)
{
    const bool rent = call.has(QStringLiteral("rent")), buy = call.has(QStringLiteral("buy"));
    if (rent || buy)
        std::erase_if(table.rows, [&](const engine::PlanOption& row) { return row.buys() != buy; });
    return table;
}

} // namespace

int runOptions(const Call& call)
{
    const bool json = call.has(QStringLiteral("json"));
    const QString format =
        call.one(QStringLiteral("format"), json ? QStringLiteral("json") : QStringLiteral("text"));
    if (format != u"text" && format != u"json" && format != u"csv")
        return complain(
            {Error::Code::UnknownChoice, "--format", format.toStdString(), "text, json, csv"},
            WrongCall);
    const QString top = call.one(QStringLiteral("top"), QStringLiteral("10"));
    bool whole = false;
    const int rows = top.toInt(&whole);
    if (!whole || rows < 1 || rows > kMostListed)
        return complain({whole ? Error::Code::OutOfRange : Error::Code::NotANumber, "--top",
                         top.toStdString(), "1 – " + std::to_string(kMostListed)},
                        WrongCall);
    if (const char* contradiction = contradictionOf(call)) {
        complain(QString::fromUtf8(contradiction));
        return WrongCall;
    }
    int exit = Done;
    const auto loaded = loadPlan(call, exit);
    if (!loaded)
        return complain(loaded.error(), exit);
    if (call.has(QStringLiteral("work")))
        if (const auto at = requestedWork(call, *loaded->evaluation->plan,
                                          [](const engine::Workload&) { return true; });
            !at)
            return complain(at.error(), WrongCall);
    auto plan = limited(call, *loaded->evaluation->plan, *loaded->context.catalog);
    if (!plan)
        return complain(plan.error(), WrongCall);
    const engine::Wants wants{
        .speedup = false, .cash = false, .findings = false, .bands = false, .options = true};
    const auto evaluation = engine::answer(std::make_shared<const engine::Plan>(*std::move(plan)),
                                           wants, loaded->context);
    const engine::OptionTable table = only(call, *evaluation->options);
    const model::OptionsExport x{table, static_cast<std::size_t>(rows)};
    return out(format == u"json" ? x.json() : format == u"csv" ? x.csv() : x.text());
}

} // namespace app

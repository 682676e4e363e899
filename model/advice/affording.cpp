#include "model/advice/affording.h"

#include "model/engine/knobs/knob.h"
#include "model/project/templates.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Afford {
    Q_DECLARE_TR_FUNCTIONS(Afford)
};

constexpr double kMonths = 12; // per year

} // namespace

engine::Result<Afforded> affordedBy(const engine::Plan& given, const engine::Catalog& catalog,
                                    const BudgetAsk& ask, std::stop_token stop)
{
    engine::Result<engine::Plan> plan = given;
    if (!ask.gpu.isEmpty())
        plan = turnedByText(*plan, catalog, QStringLiteral("cluster.gpu"), ask.gpu);
    if (plan && std::isfinite(ask.years))
        plan = engine::turned(*plan, "money.years", ask.years * engine::kYear.base());
    if (!plan)
        return tl::unexpected(plan.error());
    Afforded found{std::make_shared<const engine::Plan>(*std::move(plan)), ask.amount, {}};
    if (ask.perMonth)
        found.budget = ask.amount * (kMonths * (found.plan->money.years / engine::kYear));
    found.ways = engine::afford(*found.plan, found.budget, std::move(stop));
    return found;
}

QString affordHead(const Afforded& a, const NumberFormat& format)
{
    const engine::Plan& plan = *a.plan;
    const QString budget = format.text(a.budget.base(), Unit::Dollar);
    const QString years = format.text(plan.money.years.base(), Unit::Years);
    const QString gpu = QString::fromStdString(plan.cluster.gpu.brief);
    if (plan.work.front().serves())
        //: %1 an amount of money, %2 a number of years, %3 GPUs with their count.
        return words::filled(Afford::tr("%1 over %2 on %3, within the latency limits"),
                             {budget, years, gpu});
    //: %1 an amount of money, %2 a number of years, %3 GPUs with their count, %4 a count, %5 a
    //: number of days.
    return words::filled(Afford::tr("%1 over %2 on %3, at %4 runs per year, each within %5"),
                         {budget, years, gpu, format.text(plan.money.runs, Unit::Count),
                          format.text(plan.work.front().train.deadline.base(), Unit::Days)});
}

QString amountText(const Afforded& a, double amount, const NumberFormat& format)
{
    const std::string path = engine::amountPath(a.plan->work.front());
    const engine::Unit unit = engine::findNumber(*a.plan, path).row->unit;
    //: %1 the name of an input, as “Training tokens”, %2 its value.
    return words::filled(Afford::tr("%1: %2"), {words::knobLabel(QString::fromStdString(path)),
                                                format.text(amount, unit)});
}

QString wayName(std::string_view way)
{
    if (way == "own")
        return Afford::tr("Owned");
    return words::option(QStringLiteral("money.term"),
                         QString::fromUtf8(way.data(), static_cast<qsizetype>(way.size())));
}

} // namespace model

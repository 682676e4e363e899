#include "model/money/moneysentence.h"

#include "model/engine/dials/dial.h"
#include "model/engine/money/moneydetail.h"
#include "model/sentences/budgetsentence.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Irr, engine::Tenure, engine::Unit;

struct Money {
    Q_DECLARE_TR_FUNCTIONS(Money)
};

bool discounts(const engine::Economics& plan)
{
    return plan.discountRate.base() > 0;
}

struct MoneySentence {
    const engine::Evaluation& e;
    const NumberFormat& format;
    const engine::Economics& plan = e.plan->money;
    const engine::MoneyAnswer& m = e.assessment.money;

    bool known() const { return std::isfinite(m.rentTotal.base() + m.ownTotal.base()); }

    QString even() const
    {
        if (m.inUse > 1)
            return Money::tr("the work takes {use} of each year: too few GPUs to own.");
        if (!std::isfinite(m.breakEvenYears.base()))
            return Money::tr("at {use} utilization, buying never breaks even.");
        return Money::tr("at {use} utilization, buying breaks even after {even}.");
    }

    QString worth() const
    {
        const engine::Books& books = e.money->books;
        const bool saves = m.buyingPays;
        switch (books.irr.kind) {
        case Irr::Kind::One:
            return saves
                       ? Money::tr(
                             "{basis} buying saves {saved} {band}, with an IRR of {irr} per year.")
                       : Money::tr("{basis} buying costs {saved} more {band}, with an IRR of {irr} "
                                   "per year.");
        case Irr::Kind::None:
            return saves ? Money::tr("{basis} buying saves {saved} {band}; there is no IRR.")
                         : Money::tr("{basis} buying costs {saved} more {band}; there is no IRR.");
        case Irr::Kind::Several: break;
        }
        return saves
                   ? Money::tr("{basis} buying saves {saved} {band}; the IRR is not unique.")
                   : Money::tr("{basis} buying costs {saved} more {band}; the IRR is not unique.");
    }

    SentencePart dial(const char* path, double base, Unit unit) const
    {
        return {format.text(base, unit), QLatin1String(path), true};
    }

    // Extra cost of buying is shown without a sign, so the ends are swapped.
    SentencePart band() const
    {
        const engine::Band* saved = e.bands.find("money.saved");
        if (!saved)
            return {};
        const bool costs = saved->typical < 0;
        const engine::Band band =
            costs ? engine::Band{-saved->high, -saved->typical, -saved->low} : *saved;
        return {
            format.bracketed(&band, Unit::Dollar), {}, false, true, QStringLiteral("money.saved")};
    }

    SentencePart figure(const QString& name) const
    {
        if (name == u"basis")
            return {verdictBasis(plan)};
        if (name == u"years")
            return {format.text(plan.years.base(), Unit::Years),
                    {},
                    false,
                    false,
                    QStringLiteral("money.years")};
        if (name == u"rent")
            return dial("money.rent_total", m.rentTotal.base(), Unit::Dollar);
        if (name == u"own")
            return dial("money.own_total", m.ownTotal.base(), Unit::Dollar);
        if (name == u"use")
            return dial("money.in_use", m.inUse, Unit::Percent);
        if (name == u"even")
            return dial("money.even_years", m.breakEvenYears.base(), Unit::Years);
        if (name == u"saved")
            return dial("money.saved", std::abs(m.saved.base()), Unit::Dollar);
        if (name == u"band")
            return band();
        return dial("money.irr", e.money->books.irr.rate, Unit::Percent);
    }
};

// The cards, in order.
struct Figures {
    const engine::Evaluation& e;
    const NumberFormat& format;
    const engine::Economics& plan = e.plan->money;
    const engine::MoneyAnswer& m = e.assessment.money;

    Headline figure(const char* dial, const QString& label, const QString& note) const
    {
        const auto row = engine::findDial(*e.plan, dial);
        const double value = engine::read(*e.resolved, e.assessment, row);
        Headline h{QLatin1String(dial), label, format.parts(value, row.row->unit), {}, note};
        const engine::Band* band = e.bands.find(dial);
        if (band && (band->high > band->low * 1.001 || band->low < 0))
            h.band = format.band(*band, row.row->unit);
        return h;
    }

    QString worthNote() const
    {
        if (plan.taxRate > 0)
            return discounts(plan) ? Money::tr("present value after tax")
                                   : Money::tr("after tax, undiscounted");
        return discounts(plan) ? Money::tr("present value") : Money::tr("undiscounted");
    }

    // Owned GPUs could not do the work that is rented.
    bool isPossible() const { return !(m.inUse > 1); }
    Headline impossible(Headline h) const
    {
        h.value = format.parts(engine::kUnknown, Unit::Dollar);
        h.band.clear();
        h.note = Money::tr("the work does not fit into a year");
        return h;
    }
    Headline saved() const
    {
        Headline h = figure("money.saved", Money::tr("Savings from buying"), worthNote());
        return isPossible() ? h : impossible(std::move(h));
    }
    Headline irr() const
    {
        Headline h = figure("money.irr", Money::tr("Internal rate of return (IRR)"),
                            Money::tr("per year, on the savings from buying"));
        h.band.clear();
        if (!isPossible())
            return impossible(std::move(h));
        if (!std::isfinite(e.money->books.saved.base()))
            return h;
        if (e.money->books.irr.kind == Irr::Kind::None)
            h.value.number = Money::tr("none"),
            h.note = Money::tr("no rate offsets the upfront cost");
        if (e.money->books.irr.kind == Irr::Kind::Several)
            h.value.number = Money::tr("several"),
            h.note = Money::tr("savings change sign more than once");
        return h;
    }
    Headline payback() const
    {
        const QString years = format.text(plan.years.base(), Unit::Years);
        Headline h = figure("money.payback", Money::tr("Payback time"),
                            Money::tr("period compared: %1").arg(years));
        h.band.clear();
        const engine::Books& books = e.money->books;
        if (std::isfinite(books.saved.base()) && !std::isfinite(books.payback.base()))
            h.value.number = Money::tr("not reached"), h.note = Money::tr("within %1").arg(years);
        return h;
    }
    Headline hour() const
    {
        const bool rents = plan.tenure == Tenure::Rent;
        const QString other =
            format.text((rents ? m.ownHour : m.rentHour).base(), Unit::DollarPerGpuHour);
        return figure(
            rents ? "money.rent_hour" : "money.own_hour", Money::tr("Cost per GPU-hour"),
            (rents ? Money::tr("rented; owned %1") : Money::tr("owned; rented %1")).arg(other));
    }
    Headline run() const
    {
        if (!e.plan->runs())
            return figure("money.run_cost", Money::tr("Serving cost per year"),
                          plan.tenure == Tenure::Rent ? Money::tr("rented, with staff")
                                                      : Money::tr("owned, with staff"));
        return figure("money.run_cost", Money::tr("Total cost per run"),
                      plan.tenure == Tenure::Rent ? Money::tr("rented, with trials and staff")
                                                  : Money::tr("owned, with trials and staff"));
    }
    // Only work that can be bought as a service has a price elsewhere.
    Headline tokens() const
    {
        const engine::Workload& work = e.plan->work[e.view.work];
        if (work.isBatch())
            return figure(engine::boundPath("work.*.job_cost", work.id).c_str(),
                          Money::tr("Cost per 1,000 units"), Money::tr("with staff"));
        if (work.recommends())
            return figure(engine::boundPath("work.*.rec_cost", work.id).c_str(),
                          Money::tr("Cost per billion samples"), Money::tr("with staff"));
        if (!e.plan->runs() && work.serve.rule == engine::ServeRule::ByUnit)
            return figure(engine::boundPath("work.*.serve_cost_unit", work.id).c_str(),
                          Money::tr("Cost per 1,000 units"), Money::tr("without staff"));
        if (!e.plan->runs() && work.serve.makes())
            return figure(engine::boundPath("work.*.media_cost", work.id).c_str(),
                          Money::tr("Cost per 1,000 items"), Money::tr("without staff"));
        if (!e.plan->runs())
            return figure("money.token_cost", Money::tr("Cost per million tokens"),
                          Money::tr("input and output tokens alike, with staff"));
        const bool sold = e.plan->work[e.view.work].kind == engine::WorkloadKind::Tune;
        return figure("money.token_cost", Money::tr("Cost per million tokens"),
                      sold ? Money::tr("API price %1")
                                 .arg(format.text(plan.apiPrice.base(), Unit::DollarPerMtoken))
                           : Money::tr("training tokens of one run"));
    }
};

} // namespace

std::vector<SentencePart> moneySentence(const engine::Evaluation& e, const NumberFormat& format)
{
    const MoneySentence sentence{e, format};
    const auto figure = [&sentence](const QString& name) { return sentence.figure(name); };
    if (!sentence.known() || !e.money)
        return composed(Money::tr("Rent or buy cannot be decided: a price is missing."), figure);
    const QString both = Money::tr("Over {years}, renting costs {rent} and buying {own}; ");
    if (sentence.m.inUse > 1) // owned GPUs could not do the work
        return composed(both + sentence.even(), figure);
    return composed(both + sentence.even() + u' ' + sentence.worth(), figure);
}

std::vector<Headline> moneyFigures(const engine::Evaluation& e, const NumberFormat& format)
{
    if (!e.money)
        return {};
    const Figures f{e, format};
    return {f.saved(), f.irr(), f.payback(), f.hour(), f.run(), f.tokens()};
}

} // namespace model

#include "model/engine/dials/dial.h"
#include "model/engine/money/breakeven.h"
#include "model/engine/money/capital.h"
#include "model/export/workbook/sheets.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::kYear;

struct BookCosts {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

struct CostLine {
    QString name, label, unit, formula; // no formula: a figure that only the program computes
    double value = 0;
    CellStyle style = CellStyle::Money;
};

// The money room as spreadsheet formulas, using the names of inputs and of lines above. Branches
// the plan does not take are omitted.
class Costs {
public:
    explicit Costs(const BookContext& c)
        : c_(c)
        , m_(c.plan().money)
        , a_(c.money())
        , d_(c.evaluation.assessment.decision)
        , site_(c.evaluation.assessment.site)
        , reserved_(a_.committedYear.base() > 0)
    {
    }

    std::vector<CostLine> lines()
    {
        sizes();
        use();
        rentPrice();
        staff();
        renting();
        owning();
        totals();
        return std::move(lines_);
    }

private:
    void fixed(const char* name, const QString& label, const char* unit, double value,
               CellStyle style = CellStyle::Number)
    {
        lines_.push_back(
            {QString::fromUtf8(name), label, QString::fromUtf8(unit), {}, value, style});
    }
    void line(const char* name, const QString& label, const char* unit, const QString& formula,
              double value, CellStyle style = CellStyle::Money)
    {
        lines_.push_back(
            {QString::fromUtf8(name), label, QString::fromUtf8(unit), formula, value, style});
    }
    QString in(const char* path) const { return c_.input(path); }
    QString share(const char* path) const { return in(path) + QStringLiteral("/100"); }
    double year(engine::UsdRate rate) const { return (rate * kYear).base() * c_.rate(); }
    double usd(engine::Usd amount) const { return amount.base() * c_.rate(); }

    void sizes()
    {
        constexpr double kKilo = 1000;
        fixed("gpus", BookCosts::tr("GPUs"), "", d_.gpus);
        fixed("owned_gpus", BookCosts::tr("GPUs with spares"), "", engine::ownedGpus(d_));
        fixed("run_days", BookCosts::tr("Run time"), "d", a_.runTime / engine::kDay);
        fixed("billed_per_hour", BookCosts::tr("Billed hours per hour used"), "", a_.paidTime);
        fixed("mean_kw", BookCosts::tr("Average facility power in use"), "kW",
              site_.mean.total().base() / kKilo);
        fixed("idle_kw", BookCosts::tr("Idle facility power"), "kW",
              site_.idle.total().base() / kKilo);
        fixed("rated_kw", BookCosts::tr("Nameplate power of the machines"), "kW",
              engine::machinesRated(site_).base() / kKilo);
        fixed("second_tier_year", BookCosts::tr("Second-tier rent per year"), "/year",
              year(a_.tierRentYear), CellStyle::Money);
        fixed("period", BookCosts::tr("Period compared"), "years", m_.years / kYear);
    }
    void use()
    {
        const double served = c_.evaluation.assessment.decision.serving;
        const QString label = BookCosts::tr("Utilization");
        if (served > 0)
            fixed("in_use", label, "", a_.inUse, CellStyle::Percent);
        else if (m_.useRule == engine::UseRule::Typed)
            line("in_use", label, "", share("money.use"), a_.inUse, CellStyle::Percent);
        else
            line("in_use", label, "",
                 QStringLiteral("%1*(1+%2)*run_days/365/(1-%3)")
                     .arg(in("money.runs"), share("money.trials"), share("money.scheduling")),
                 a_.inUse, CellStyle::Percent);
    }
    void rentPrice()
    {
        const char* discount = nullptr;
        engine::UsdRate least{};
        switch (m_.rent.term) {
        case engine::Term::OnDemand: break;
        case engine::Term::Reserved1y:
            discount = "money.discount_1y", least = m_.rent.least1y;
            break;
        case engine::Term::Reserved3y:
            discount = "money.discount_3y", least = m_.rent.least3y;
            break;
        case engine::Term::Spot: discount = "money.discount_spot", least = m_.rent.leastSpot; break;
        }
        QString paid = QStringLiteral("1");
        if (discount)
            paid = QStringLiteral("1-") + share(discount);
        if (least.base() > 0)
            paid =
                QStringLiteral("MIN(1,MAX(%1,%2/%3))")
                    .arg(paid, literal(c_.inCurrency(least.base(), engine::Unit::DollarPerGpuHour)),
                         in("money.price"));
        line("paid_share", BookCosts::tr("Price paid vs. list, with support"), "",
             QStringLiteral("(%1)*(1+%2)").arg(paid, share("money.support")), a_.paidShare,
             CellStyle::Percent);
        line("full_rent_year", BookCosts::tr("GPU rent per year at all hours"), "/year",
             QStringLiteral("owned_gpus*%1*paid_share*8760").arg(in("money.price")),
             year(ownedGpus(d_) * m_.price * a_.paidShare));
        line("billed_use", BookCosts::tr("Billed utilization"), "",
             reserved_ ? QStringLiteral("MAX(1,in_use)") : QStringLiteral("in_use*billed_per_hour"),
             a_.paidUse, CellStyle::Percent);
    }
    void staff()
    {
        if (m_.staff.rule == engine::StaffRule::Typed) {
            line("staff_own_year", BookCosts::tr("Staff per year, owning"), "/year",
                 in("money.staff_own"), year(a_.staffOwn));
            line("staff_rent_year", BookCosts::tr("Staff per year, renting"), "/year",
                 in("money.staff_rent"), year(a_.staffRent));
            fixed("staff_use_year", BookCosts::tr("Staff that follows utilization, at full use"),
                  "/year", 0, CellStyle::Money);
            return;
        }
        const QString engineers =
            QStringLiteral("gpus/%1*%2").arg(in("money.staff_gpus"), in("money.staff_each"));
        line("staff_own_year", BookCosts::tr("Staff per year, owning"), "/year",
             QStringLiteral("%1+%2").arg(in("money.staff_fixed"), engineers), year(a_.staffOwn));
        line("staff_rent_year", BookCosts::tr("Staff per year, renting"), "/year",
             QStringLiteral("%1*(%2+%3*(%4))")
                 .arg(share("money.staff_renting"), in("money.staff_fixed"),
                      reserved_ ? QStringLiteral("1") : QStringLiteral("in_use"), engineers),
             year(a_.staffRent));
        line("staff_use_year", BookCosts::tr("Staff that follows utilization, at full use"),
             "/year",
             reserved_ ? QStringLiteral("0")
                       : QStringLiteral("%1*(%2)").arg(share("money.staff_renting"), engineers),
             year(a_.staffUseYear));
    }
    void renting()
    {
        const QString support = QStringLiteral("(1+%1)").arg(share("money.support"));
        line("storage_year", BookCosts::tr("Cloud storage per year"), "/year",
             QStringLiteral("%1*%2*%3*12")
                 .arg(support, in("money.stored"), in("money.stored_price")),
             year(a_.storageYear));
        line(
            "egress_year", BookCosts::tr("Egress cost per year"), "/year",
            QStringLiteral("%1*%2*%3").arg(support, in("money.leaving"), in("money.leaving_price")),
            year(a_.egressYear));
        line("rent_fixed_year", BookCosts::tr("Other operating cost per year, renting"), "/year",
             QStringLiteral("staff_rent_year+storage_year+egress_year+second_tier_year"),
             year(a_.rentFixedYear));
        line("rent_year", BookCosts::tr("Rental cost per year (opex)"), "/year",
             QStringLiteral("billed_use*full_rent_year+rent_fixed_year"), year(a_.rentYear));
        line("wait_use_year", BookCosts::tr("Rent at full use until delivery"), "/year",
             reserved_ ? QStringLiteral("owned_gpus*%1*%2*8760").arg(in("money.price"), support)
                       : QStringLiteral("full_rent_year*billed_per_hour"),
             year(a_.waitUseYear));
        line("wait_year", BookCosts::tr("Rental cost per year until delivery"), "/year",
             QStringLiteral("IF(%1>0,in_use*wait_use_year+rent_fixed_year,0)")
                 .arg(in("money.lead_time")),
             year(a_.waitYear));
        const double term = m_.rent.term == engine::Term::Reserved1y ? 1 : 3;
        line("commitment_left", BookCosts::tr("Remaining commitment"), "",
             reserved_ ? QStringLiteral("full_rent_year*(CEILING(period/%1,1)*%1-period)")
                             .arg(literal(term))
                       : QStringLiteral("0"),
             usd(a_.commitmentLeft));
    }
    void owning()
    {
        const bool built = m_.hall == engine::Hall::Built;
        const bool byPart = m_.capitalRule == engine::CapitalRule::ByPart;
        line("machines_cost", BookCosts::tr("Hardware"), "",
             built ? QStringLiteral("purchase_cost-hall_cost") : QStringLiteral("purchase_cost"),
             usd(a_.ownFirst - a_.capital.hall));
        line("maintenance_year", BookCosts::tr("Maintenance per year"), "/year",
             QStringLiteral("machines_cost*") + share("money.maintenance"),
             year(a_.maintenanceYear));
        line("insurance_year", BookCosts::tr("Insurance per year"), "/year",
             byPart ? QStringLiteral("machines_cost*") + share("money.part.insurance")
                    : QStringLiteral("0"),
             year(a_.insuranceYear));
        line("license_year", BookCosts::tr("Licenses per year"), "/year",
             byPart ? QStringLiteral("owned_gpus*") + in("money.part.software")
                    : QStringLiteral("0"),
             year(a_.softwareYear));
        line("colocation_year", BookCosts::tr("Colocation per year"), "/year",
             m_.hall == engine::Hall::Colocation
                 ? QStringLiteral("rated_kw*%1*12").arg(in("money.colocation"))
                 : QStringLiteral("0"),
             year(a_.colocationYear));
        line("electricity_year", BookCosts::tr("Electricity per year"), "/year",
             QStringLiteral("(idle_kw+MIN(1,in_use)*(mean_kw-idle_kw))*8760*") +
                 in("site.electricity"),
             year(a_.electricityYear));
        line("own_fixed_year", BookCosts::tr("Fixed cost of owning per year"), "/year",
             QStringLiteral("maintenance_year+staff_own_year+insurance_year+license_year+"
                            "colocation_year+second_tier_year"),
             year(a_.ownFixedYear));
        line("own_year", BookCosts::tr("Owning per year"), "/year",
             QStringLiteral("own_fixed_year+electricity_year"), year(a_.ownYear));
        line("waiting", BookCosts::tr("Rental period until delivery"), "years",
             QStringLiteral("MIN(%1*7/365,period)").arg(in("money.lead_time")), a_.waiting / kYear,
             CellStyle::Years);
        line("resale", BookCosts::tr("Resale value"), "",
             m_.atEnd == engine::AtEnd::Sold
                 ? QStringLiteral("machines_cost*(1-%1)^(period-waiting)")
                       .arg(share("money.resale_loss"))
                 : QStringLiteral("0"),
             usd(a_.resale));
    }
    // The time until then, each month weighted by its rental price relative to today's.
    QString priced(const char* until) const
    {
        const QString whole = QStringLiteral("(INT(%1*12+1E-9)/12)").arg(QLatin1String(until));
        const QString last = QStringLiteral("(%1+MIN(%1+1/12,period))/2").arg(whole);
        return QStringLiteral("IF(%1=0,%2,(1+%1)^(1/24)/12*((1+%1)^%3-1)/((1+%1)^(1/12)-1)+"
                              "(%2-%3)*(1+%1)^(%4))")
            .arg(share("money.trend"), QLatin1String(until), whole, last);
    }
    void totals()
    {
        line("priced_years", BookCosts::tr("Period at today’s rental price"), "years",
             priced("period"), a_.pricedYears / kYear, CellStyle::Years);
        line("priced_waiting", BookCosts::tr("Rental period until delivery at today’s price"),
             "years", priced("waiting"), a_.pricedWaiting / kYear, CellStyle::Years);
        // Reserved GPUs keep their price.
        line("rent_total", BookCosts::tr("Cost of renting"), "",
             QStringLiteral("(rent_year-rent_fixed_year)*%1+second_tier_year*priced_years+"
                            "(rent_fixed_year-second_tier_year)*period+commitment_left")
                 .arg(reserved_ ? QStringLiteral("period") : QStringLiteral("priced_years")),
             usd(a_.rentTotal));
        line("own_total", BookCosts::tr("Cost of owning (TCO)"), "",
             QStringLiteral("purchase_cost+(wait_year-rent_fixed_year)*priced_waiting+"
                            "second_tier_year*priced_years+(rent_fixed_year-second_tier_year)*"
                            "waiting+(own_year-second_tier_year)*(period-waiting)-resale"),
             usd(a_.ownTotal));
        breakEvenYears();
        breakEvenUse();
    }
    // Beyond the months of the cash flow only with constant prices, no discounting and no tax.
    void breakEvenYears()
    {
        const QString lead = in("money.lead_time") + QStringLiteral("*7/365");
        line("break_even_years", BookCosts::tr("Break-even after"), "years",
             QStringLiteral("IF(AND(%1=0,%2=0,%3=0),IF(rent_year>own_year,%4+MAX(0,purchase_cost+"
                            "(wait_year-rent_year)*%4)/(rent_year-own_year),\"n/a\"),"
                            "payback_years)")
                 .arg(in("money.trend"), in("money.discount_rate"), in("money.tax_rate"), lead),
             evenYearsInBook(c_), CellStyle::Years);
    }
    // Savings are linear in utilization, up to all hours of a year and from there on: then owned
    // machines draw no more power, and what is reserved grows.
    void breakEvenUse()
    {
        const QString follows =
            reserved_ ? QStringLiteral("0") : QStringLiteral("full_rent_year*billed_per_hour");
        line("use_slope", BookCosts::tr("Savings that follow utilization"), "",
             QStringLiteral(
                 "(1-%1)*(%2*SUMPRODUCT((month_to-month_from)*month_price*month_discount)-"
                 "wait_use_year*SUMPRODUCT((month_to-month_from-month_owned)*month_price*"
                 "month_discount)-((mean_kw-idle_kw)*8760*%3-staff_use_year)*"
                 "SUMPRODUCT(month_owned*month_discount))")
                 .arg(share("money.tax_rate"), follows, in("site.electricity")),
             usd(engine::saved(a_.bills, 1, m_.years) - engine::saved(a_.bills, 0, m_.years)));
        const engine::Usd all = engine::saved(a_.bills, 1, m_.years);
        const QString grows =
            reserved_ ? QStringLiteral("+full_rent_year*SUMPRODUCT((month_to-month_from)*"
                                       "month_discount)")
                      : QString();
        line("use_slope_beyond", BookCosts::tr("Savings that follow utilization beyond 100 %"), "",
             QStringLiteral("use_slope+(1-%1)*((mean_kw-idle_kw)*8760*%2*"
                            "SUMPRODUCT(month_owned*month_discount)%3)")
                 .arg(share("money.tax_rate"), in("site.electricity"), grows),
             usd(engine::saved(a_.bills, 2, m_.years) - all));
        line("saved_all_hours", BookCosts::tr("Savings at 100 % utilization"), "",
             QStringLiteral("npv_saved+(1-in_use)*IF(in_use>1,use_slope_beyond,use_slope)"),
             usd(all));
        line("break_even_use", BookCosts::tr("Break-even utilization"), "",
             QStringLiteral("IF(use_slope>0,IF(saved_all_hours>=0,"
                            "MAX(0,1-saved_all_hours/use_slope),IF(use_slope_beyond>0,"
                            "1-saved_all_hours/use_slope_beyond,\"n/a\")),\"n/a\")"),
             a_.breakEvenUse, CellStyle::Percent);
    }

    const BookContext& c_;
    const engine::Economics& m_;
    const engine::MoneyAnswer& a_;
    const engine::Decision& d_;
    const engine::SiteAnswer& site_;
    bool reserved_;
    std::vector<CostLine> lines_;
};

} // namespace

double evenYearsInBook(const BookContext& c)
{
    const engine::MoneyAnswer& money = c.money();
    const engine::Seconds even = engine::isPlain(money.bills)
                                     ? money.breakEvenYears
                                     : engine::books(c.plan().money, money).payback;
    return even / kYear;
}

void writeCosts(BookContext& c)
{
    Sheet sheet = c.book.sheet(BookCosts::tr("Annual costs"));
    const QString code = QString::fromStdString(c.project.currency.code);
    sheet.text({0, 0}, BookCosts::tr("Annual costs and totals in %1").arg(code), CellStyle::Title);
    constexpr int kHead = 1;
    sheet.heads(kHead, {BookCosts::tr("Figure"), BookCosts::tr("Value"), BookCosts::tr("Unit"),
                        BookCosts::tr("Name in formulas"), BookCosts::tr("Computed")});
    sheet.freeze({kHead + 1, 1});
    sheet.widths({46, 20, 12, 24, 22});
    int row = kHead;
    for (const CostLine& line : Costs(c).lines()) {
        ++row;
        sheet.text({row, 0}, line.label);
        if (line.formula.isEmpty())
            sheet.number({row, 1}, line.value, line.style);
        else
            sheet.formula({row, 1}, line.formula, line.value, line.style);
        sheet.text({row, 2}, line.unit);
        sheet.text({row, 3}, line.name);
        sheet.text({row, 4}, line.formula.isEmpty() ? BookCosts::tr("by Headroom, fixed")
                                                    : BookCosts::tr("here, from the inputs"));
        c.book.define(line.name, sheet.at({row, 1}));
    }
    sheet.lock();
    sheet.landscape();
}

} // namespace model

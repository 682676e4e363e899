#include "model/money/offertable.h"

#include "model/engine/answer/answer.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/money/moneydetail.h"
#include "model/engine/money/offers.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::CatalogKind, engine::RentedFrom, engine::Unit;

constexpr std::array kColumns{
    TableColumn{L("Offers", "Provider"), L("Offers", "Company that rents out the GPUs."), 96, true},
    TableColumn{L("Offers", "Region"), L("Offers", "Where the hardware is located."), 84, true, 3},
    TableColumn{L("Offers", "Term"), L("Offers", "Length of the rental commitment."), 100, true, 1},
    TableColumn{
        L("Offers", "Price"),
        L("Offers", "Price per GPU-hour after the plan's rental terms are applied to the offer."),
        116},
    TableColumn{L("Offers", "Date"), L("Offers", "Date of the price; old prices are marked."), 96,
                true, 2},
    TableColumn{L("Offers", "Total"),
                L("Offers", "Cost of the plan's work over the period compared."), 72},
    TableColumn{L("Offers", "vs. plan"),
                L("Offers", "How much less or more it costs than the plan."), 84},
};

QString offerText(const char* text)
{
    return QCoreApplication::translate("Offers", text);
}

engine::Usd planTotal(const engine::Evaluation& e)
{
    const engine::MoneyAnswer& m = e.assessment.money;
    return e.plan->money.tenure == engine::Tenure::Rent ? m.rentTotal : m.ownTotal;
}

QString signedText(double value, const NumberFormat& format)
{
    const double shown = std::abs(value) < 0.5 ? 0 : value; // cents of a total are rounding
    return (shown > 0 ? QStringLiteral("+") : QString()) + format.text(shown, Unit::Dollar);
}

CatalogCell dated(const CellMaker& maker, const engine::Figure* figure, const QString& citation)
{
    if (!figure)
        return maker.unknown();
    CatalogCell cell = maker.date(*figure, citation);
    if (cell.tone == Tone::Note || cell.tone == Tone::Warning)
        cell.text = words::filled(offerText(L("Offers", "%1, old")), {cell.text});
    return cell;
}

QString termOf(const QString& term)
{
    return words::traitValue(CatalogKind::Offers, QStringLiteral("term"), term);
}

} // namespace

CellTable::Row OfferTable::planRow(const engine::Evaluation& e, const NumberFormat& format) const
{
    const engine::Economics& m = e.plan->money;
    const bool rents = m.tenure == engine::Tenure::Rent;
    const auto cite = e.plan->cites->find("money.price");
    const bool cited = rents && cite != e.plan->cites->end();
    const double price = rents ? (e.resolved->money.price * e.assessment.money.paidShare).base()
                               : e.assessment.money.ownHour.base();
    const QString term = words::option(
        QStringLiteral("money.term"),
        QString::fromStdString(
            engine::findChoice(*e.plan, "money.term").row->get(*e.plan, e.plan->work.front())));
    const double total = planTotal(e).base();
    return {{words(rents ? offerText(L("Offers", "This plan"))
                         : offerText(L("Offers", "This plan, owned"))),
             words(QString()), words(rents ? term : QString()),
             number(format.text(price, Unit::DollarPerGpuHour), price),
             words(cited ? QString::fromStdString(cite->second.date) : QString()),
             number(format.text(total, Unit::Dollar), total), number(QStringLiteral("–"), 0)},
            true,
            cited ? QString::fromStdString(cite->second.title)
                  : offerText(L("Offers", "What the plan pays."))};
}

CellTable::Row OfferTable::offerRow(const engine::Evaluation& e, const RentedFrom& rented,
                                    const NumberFormat& format) const
{
    const engine::Offer& offer = *rented.offer;
    const CellMaker maker{*e.money->catalog, format, CatalogKind::Offers};
    const engine::Figure* figure = offer.sheet ? offer.sheet->figure("price_gpu") : nullptr;
    const QString citation = figure ? maker.citation(*figure) : QString();
    const double against = (rented.total - planTotal(e)).base();
    return {{words(QString::fromStdString(offer.provider)),
             words(QString::fromStdString(offer.region)),
             words(termOf(QString::fromStdString(offer.term))),
             number(format.text(rented.price.base(), Unit::DollarPerGpuHour), rented.price.base()),
             dated(maker, figure, citation),
             number(format.text(rented.total.base(), Unit::Dollar), rented.total.base()),
             number(signedText(against, format), against)},
            false,
            citation};
}

void OfferTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads = headsOf(kColumns, "Offers");
    std::vector<Row> rows{planRow(e, format)};
    ids_ = QStringList{QString()};
    const auto cheaper = std::ranges::count_if(
        e.money->offers, [&](const RentedFrom& o) { return o.total < planTotal(e); });
    for (const RentedFrom& rented : e.money->offers) {
        rows.push_back(offerRow(e, rented, format));
        ids_ << QString::fromStdString(rented.offer->id);
    }
    summary_ =
        e.money->offers.empty()
            ? offerText(L("Offers", "The catalog has no offer for this GPU."))
            : words::filled(
                  offerText(
                      //: %1 and %2 counts of offers.
                      L("Offers", "For the plan's work, with staff, %1 of %2 offers cost less.")),
                  {QString::number(cheaper), QString::number(e.money->offers.size())});
    fill(std::move(heads), std::move(rows));
}

} // namespace model

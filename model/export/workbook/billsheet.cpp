#include "model/export/workbook/sheets.h"
#include "model/money/billtable.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::BillItem, engine::BillLine;

struct BookBill {
    Q_DECLARE_TR_FUNCTIONS(Workbook)
};

// The reference to a percent input, as a fraction.
QString shareOf(const BookContext& c, const char* path)
{
    return c.input(path) + QStringLiteral("/100");
}

QString priceFormula(const BookContext& c, const BillLine& line)
{
    if (line.item == BillItem::SpareParts)
        return c.input("cluster.node.price");
    if (line.item == BillItem::CopperCables)
        return shareOf(c, "money.part.copper") + u'*' + c.input("cluster.between_link.cable_price");
    return line.item == BillItem::Installation ? shareOf(c, "money.part.installation")
                                               : c.input(line.path.c_str());
}

} // namespace

// Counts are computed by the program; prices refer to the inputs, so totals follow them.
void writeBill(BookContext& c)
{
    Sheet sheet = c.book.sheet(BookBill::tr("Bill of materials"));
    sheet.text({0, 0}, BookBill::tr("Bill of materials"), CellStyle::Title);
    const OrderDates dates = orderDates(c.plan(), QString::fromStdString(c.context.catalog->today));
    sheet.text({1, 0},
               //: %1 and %2 dates, %3 a time.
               BookBill::tr("Ordered on %1, the machines start on %2 (lead time %3).")
                   .arg(dates.order.toString(Qt::ISODate), dates.start.toString(Qt::ISODate),
                        c.format.text(dates.lead.base(), engine::Unit::Weeks)),
               CellStyle::Note);
    constexpr int kHead = 2;
    const QString code = QString::fromStdString(c.project.currency.code);
    sheet.heads(kHead,
                {BookBill::tr("Item"), BookBill::tr("Quantity"), BookBill::tr("Unit"),
                 BookBill::tr("Unit price (%1)").arg(code), BookBill::tr("Total (%1)").arg(code),
                 BookBill::tr("Paid"), BookBill::tr("Price source")});
    sheet.freeze({kHead + 1, 1});
    sheet.widths({36, 14, 10, 18, 20, 12, 48});
    int row = kHead;
    QStringList once;     // totals paid once …
    QStringList machines; // … of them, those that installation is a percentage of
    for (const BillLine& line : engine::billOf(*c.evaluation.resolved, c.evaluation.assessment)) {
        ++row;
        sheet.text({row, 0}, billLabel(line));
        const double count = line.count / engine::info(line.unit).size;
        const CellPlace quantity{row, 1}, price{row, 3}, total{row, 4};
        sheet.text({row, 2}, c.unitText(line.unit));
        sheet.text({row, 5}, billPayment(line));
        sheet.text({row, 6}, billSource(line, *c.evaluation.plan));
        const bool installation = line.item == BillItem::Installation;
        const bool spares = line.item == BillItem::SpareParts;
        if (spares && !line.included) // a share of all nodes
            sheet.formula(quantity,
                          shareOf(c, "money.part.spares") + u'*' +
                              literal(engine::ownedNodes(c.evaluation.assessment.decision)),
                          count);
        else if (!installation)
            sheet.number(quantity, count);
        if (line.included)
            continue;
        sheet.formula(price, priceFormula(c, line), line.price * (installation ? 1 : c.rate()),
                      installation ? CellStyle::Percent : CellStyle::MoneyExact);
        const QString formula =
            installation ? QStringLiteral("%1*(%2)").arg(cellName(price), machines.join(u'+'))
                         : QStringLiteral("%1*%2").arg(cellName(quantity), cellName(price));
        sheet.formula(total, formula, line.total.base() * c.rate(), CellStyle::Money);
        if (line.yearly)
            continue;
        once << cellName(total);
        if (line.item == BillItem::Hall)
            c.book.define(QStringLiteral("hall_cost"), sheet.at(total));
        else
            machines << cellName(total);
    }
    ++row;
    sheet.text({row, 0}, BookBill::tr("Purchase cost (capex)"), CellStyle::Strong);
    sheet.formula({row, 4}, once.join(u'+'), c.money().ownFirst.base() * c.rate(),
                  CellStyle::Money);
    c.book.define(QStringLiteral("purchase_cost"), sheet.at({row, 4}));
    sheet.lock();
    sheet.landscape();
}

} // namespace model

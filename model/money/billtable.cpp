#include "model/money/billtable.h"

#include "model/engine/text.h"
#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::BillItem, engine::BillLine, engine::Unit;

struct Bill {
    Q_DECLARE_TR_FUNCTIONS(Bill)
};

struct ItemWords {
    BillItem item;
    const char* id; // in files
    const char* label;
};
constexpr std::array kItems{
    ItemWords{BillItem::Machines, "machines", L("Bill", "Hardware, all-in price per GPU")},
    ItemWords{BillItem::Nodes, "nodes", L("Bill", "Nodes")},
    ItemWords{BillItem::SpareNodes, "spare_nodes", L("Bill", "Spare nodes")},
    ItemWords{BillItem::Gpus, "gpus", L("Bill", "GPUs")},
    ItemWords{BillItem::SecondGpus, "second_gpus", L("Bill", "GPUs of second type")},
    ItemWords{BillItem::Cores, "cpu_cores", L("Bill", "CPU cores")},
    ItemWords{BillItem::HostMemory, "host_memory", L("Bill", "Host memory")},
    ItemWords{BillItem::LocalDrives, "local_storage", L("Bill", "Local storage")},
    ItemWords{BillItem::SpareParts, "spare_parts", L("Bill", "Spare parts")},
    ItemWords{BillItem::Nics, "nics", L("Bill", "NICs")},
    ItemWords{BillItem::Switches, "switches", L("Bill", "Switches")},
    ItemWords{BillItem::Cables, "cables", L("Bill", "Cables")},
    ItemWords{BillItem::CopperCables, "copper_cables", L("Bill", "Copper cables")},
    ItemWords{BillItem::Optics, "optics", L("Bill", "Optical transceivers")},
    ItemWords{BillItem::Storage, "storage", L("Bill", "Shared storage")},
    ItemWords{BillItem::Racks, "racks", L("Bill", "Racks")},
    ItemWords{BillItem::Pdus, "pdus", L("Bill", "Power distribution units (PDUs)")},
    ItemWords{BillItem::Installation, "installation", L("Bill", "Installation")},
    ItemWords{BillItem::Hall, "data_center", L("Bill", "New data center")},
    ItemWords{BillItem::Licenses, "licenses", L("Bill", "Licenses, per year")},
};

const ItemWords& wordsOf(BillItem item)
{
    return *std::ranges::find(kItems, item, &ItemWords::item);
}

double inUnit(const BillLine& line)
{
    return line.count / engine::info(line.unit).size;
}

const char* paidId(const BillLine& line)
{
    return line.included ? "included" : line.yearly ? "yearly" : "once";
}

const engine::Citation* citationOf(const BillLine& line, const engine::Plan& plan)
{
    const auto it = plan.cites->find(line.path);
    return it == plan.cites->end() ? nullptr : &it->second;
}

QString dateText(const QDate& date)
{
    return date.isValid() ? date.toString(Qt::ISODate) : QString();
}

} // namespace

QString billLabel(const BillLine& line)
{
    QString label = QCoreApplication::translate("Bill", wordsOf(line.item).label);
    if (line.level == 0)
        return label;
    if (line.item == BillItem::Cables)
        return line.level == 1 ? Bill::tr("%1, nodes to switches").arg(label)
                               //: %1 a kind of cable, %2 and %3 numbers of switch tiers.
                               : Bill::tr("%1, switch tier %2 to %3")
                                     .arg(label)
                                     .arg(line.level - 1)
                                     .arg(line.level);
    //: %1 a kind of cable, %2 the number of a switch tier.
    return Bill::tr("%1, tier %2").arg(label).arg(line.level);
}

QString billPayment(const BillLine& line)
{
    return line.included ? Bill::tr("included")
           : line.yearly ? Bill::tr("per year")
                         : Bill::tr("once");
}

QString billSource(const BillLine& line, const engine::Plan& plan)
{
    const engine::Citation* cite = citationOf(line, plan);
    if (!cite)
        return {};
    const QString title = QString::fromStdString(cite->title);
    return cite->date.empty() ? title
                              : title + QStringLiteral(", ") + QString::fromStdString(cite->date);
}

OrderDates orderDates(const engine::Plan& plan, const QString& today)
{
    OrderDates dates{QDate::fromString(today, Qt::ISODate), {}, plan.money.leadTime};
    const double days = dates.lead / engine::kDay;
    if (dates.order.isValid() && std::isfinite(days))
        dates.start = dates.order.addDays(static_cast<qint64>(std::ceil(days)));
    return dates;
}

Table billTable(const engine::Evaluation& e, const NumberFormat& format)
{
    Table table{{Bill::tr("Item"), Bill::tr("Quantity"), Bill::tr("Unit price"), Bill::tr("Total"),
                 Bill::tr("Paid"), Bill::tr("Price source")},
                {}};
    engine::Usd sum{};
    for (const BillLine& line : engine::billOf(*e.resolved, e.assessment)) {
        const bool share = line.item == BillItem::Installation;
        const auto priced = [&](const QString& text) { return line.included ? QString() : text; };
        table.rows.push_back({billLabel(line),
                              share ? QString() : format.text(line.count, line.unit),
                              priced(format.text(line.price, share ? Unit::Percent : Unit::Dollar)),
                              priced(format.text(line.total.base(), Unit::Dollar)),
                              billPayment(line), billSource(line, *e.plan)});
        if (!line.included && !line.yearly)
            sum += line.total;
    }
    table.rows.push_back(
        {Bill::tr("Purchase cost (capex)"), {}, {}, format.text(sum.base(), Unit::Dollar), {}, {}});
    return table;
}

QByteArray billCsv(const engine::Evaluation& e, const QString& today)
{
    const OrderDates dates = orderDates(*e.plan, today);
    QString text = QStringLiteral("item,tier,quantity,unit,unit_price_usd,total_usd,paid,"
                                  "lead_time_weeks,order_by,start,source,source_date\n");
    for (const BillLine& line : engine::billOf(*e.resolved, e.assessment)) {
        const engine::Citation* cite = citationOf(line, *e.plan);
        const auto priced = [&](double value) {
            return line.included ? QString() : cNumber(tidy(value));
        };
        text += QStringList{QLatin1String(wordsOf(line.item).id),
                            line.level > 0 ? cNumber(line.level) : QString(),
                            cNumber(tidy(inUnit(line))),
                            csvCell(QString::fromUtf8(engine::info(line.unit).symbol)),
                            priced(line.price),
                            priced(line.total.base()),
                            QLatin1String(paidId(line)),
                            cNumber(tidy(dates.lead / (7 * engine::kDay))),
                            dateText(dates.order),
                            dateText(dates.start),
                            csvCell(cite ? QString::fromStdString(cite->title) : QString()),
                            csvCell(cite ? QString::fromStdString(cite->date) : QString())}
                    .join(u',') +
                u'\n';
    }
    return text.toUtf8();
}

} // namespace model

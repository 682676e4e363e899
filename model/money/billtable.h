#pragma once

#include "model/chart/chartdata.h"
#include "model/engine/money/bill.h"

#include <QByteArray>
#include <QDate>

namespace model {

// Texts of the bill of materials: for a page, a workbook and a CSV file alike.
QString billLabel(const engine::BillLine& line);
// How a line is paid: once, yearly, or included in another line.
QString billPayment(const engine::BillLine& line);
// The source and date of its price; empty where it was entered.
QString billSource(const engine::BillLine& line, const engine::Plan& plan);

// An order on a given day starts after the lead time; unknown if the lead time is.
struct OrderDates {
    QDate order, start;
    engine::Seconds lead{};
};
OrderDates orderDates(const engine::Plan& plan, const QString& today);

Table billTable(const engine::Evaluation& evaluation, const NumberFormat& format);
QByteArray billCsv(const engine::Evaluation& evaluation, const QString& today);

} // namespace model

#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/money/bill.h"
#include "model/engine/money/books.h"
#include "model/engine/project.h"
#include "model/engine/resolvedplan.h"
#include "model/export/workbook/book.h"
#include "model/format/numberformat.h"

#include <map>

namespace model {

// Inputs of a workbook's sheets, and their references to each other. Amounts are in the project's
// currency.
struct BookContext {
    const engine::Project& project;
    const engine::Evaluation& evaluation;
    const engine::Context& context;
    XlsxBook& book;
    NumberFormat format;
    std::map<std::string, QString> names{}; // of editable inputs, by path

    const engine::Plan& plan() const { return *evaluation.resolved; }
    const engine::MoneyAnswer& money() const { return evaluation.assessment.money; }
    double rate() const { return project.currency.perDollar; }
    double inCurrency(double base, engine::Unit unit) const;
    QString unitText(engine::Unit unit) const;
    // An input in a formula: its name, or its value if it is not editable.
    QString input(const char* path) const;
    double dial(const char* path) const; // in its own unit and the currency
};
bool isMoney(engine::Unit unit);
QString literal(double value); // for a formula

// The sheets, in order. Inputs define names for their cells; costs define theirs and need those of
// inputs and of the bill; the cash flow needs them all.
void writeInputs(BookContext& c);
void writeBill(BookContext& c);
void writeCosts(BookContext& c);
// Years to break even, as far as the workbook's months cover it.
double evenYearsInBook(const BookContext& c);
struct CashPlaces {
    QString rentTotal, ownTotal, saved, irr, payback, months, rentPaid, ownPaid;
};
CashPlaces writeCash(BookContext& c);
void writeResults(BookContext& c);
void writeScenarios(BookContext& c);
void writeSensitivity(BookContext& c);
void writeSources(BookContext& c);

} // namespace model

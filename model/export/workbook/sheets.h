#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/money/bill.h"
#include "model/engine/money/books.h"
#include "model/engine/project.h"
#include "model/engine/resolved_plan.h"
#include "model/export/workbook/book.h"
#include "model/format/numberformat.h"

#include <map>

namespace model {

// What the sheets of one workbook are made from, and what they refer to of each other. Amounts are
// in the project's currency.
struct BookContext {
    const engine::Project& project;
    const engine::Evaluation& evaluation;
    const engine::Context& context;
    XlsxBook& book;
    NumberFormat format;
    std::map<std::string, QString> names{}; // of inputs that may be changed, by path

    const engine::Plan& plan() const { return *evaluation.resolved; }
    const engine::MoneyAnswer& money() const { return evaluation.assessment.money; }
    double rate() const { return project.currency.perDollar; }
    double inCurrency(double base, engine::Unit unit) const;
    QString unitText(engine::Unit unit) const;
    // An input in a formula: its name, or its value where it cannot be changed.
    QString input(const char* path) const;
    double dial(const char* path) const; // in its own unit and the currency
};
bool isMoney(engine::Unit unit);
QString literal(double value); // of a formula

// The sheets, in their order. Inputs name their cells; costs name theirs and need those of inputs
// and of the bill; the cash flow needs them all.
void writeInputs(BookContext& c);
void writeBill(BookContext& c);
void writeCosts(BookContext& c);
// Years to break even, as far as the months of the workbook tell them.
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

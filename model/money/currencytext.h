#pragma once

#include "model/engine/currency.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace model {

// A currency as a person reads and types it.
struct CurrencyTexts {
    QString code, rate, date;
};
CurrencyTexts textsOf(const engine::Currency& currency, const QLocale& locale);
// Dollars need neither a rate nor its date.
engine::Result<engine::Currency> currencyFrom(const CurrencyTexts& texts, const QLocale& locale);

// "European Central Bank, euro reference rates, 2026-10-02"
QString sourceOf(const engine::OfferedRate& offered);
// "Amounts in EUR: one dollar is 0.891 EUR (2026-10-02)"
QString rateText(const engine::Currency& currency, const QLocale& locale);

// How many amounts of all scenarios were typed by hand, and what those of the current one read
// before and after, a line each.
int typedCount(const engine::Project& project);
QStringList typedThen(const engine::Project& project, const engine::Currency& currency,
                      engine::Kept kept, const QLocale& locale);

} // namespace model

#pragma once

#include "model/engine/currency.h"

#include <QLocale>
#include <QString>
#include <QStringList>

namespace model {

// A currency in text form for display and editing.
struct CurrencyTexts {
    QString code, rate, date;
};
CurrencyTexts textsOf(const engine::Currency& currency, const QLocale& locale);
// Dollars need no rate or date.
engine::Result<engine::Currency> currencyFrom(const CurrencyTexts& texts, const QLocale& locale);

// "European Central Bank, euro reference rates, 2026-10-02"
QString sourceOf(const engine::OfferedRate& offered);
// "Amounts in EUR: 1 USD = 0.891 EUR (2026-10-02)"
QString rateText(const engine::Currency& currency, const QLocale& locale);

// The number of typed amounts in all scenarios, and how those of the current one read before and
// after, one per line.
int typedCount(const engine::Project& project);
QStringList typedThen(const engine::Project& project, const engine::Currency& currency,
                      engine::Kept kept, const QLocale& locale);

} // namespace model

#include "model/money/currencytext.h"

#include "model/engine/plan.h"
#include "model/format/numberformat.h"
#include "model/format/numberparse.h"
#include "model/format/utf8.h"
#include "model/words/words.h"

#include <QCoreApplication>

namespace model {
namespace {

struct CurrencyWords {
    Q_DECLARE_TR_FUNCTIONS(Currency)
};

constexpr int kRateDigits = 6;

QString rateNumber(double rate, QLocale locale)
{
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(rate, 'g', kRateDigits);
}

} // namespace

CurrencyTexts textsOf(const engine::Currency& currency, const QLocale& locale)
{
    return {utf8(currency.code), rateNumber(currency.perDollar, locale), utf8(currency.date)};
}

engine::Result<engine::Currency> currencyFrom(const CurrencyTexts& texts, const QLocale& locale)
{
    engine::Currency currency;
    currency.code = texts.code.trimmed().toUpper().toStdString();
    if (currency == engine::Currency{})
        return currency;
    const auto rate = parseNumber(texts.rate, engine::Unit::None, locale);
    if (!rate)
        return engine::fail(rate.error().code, "/currency/per_dollar", texts.rate.toStdString());
    currency.perDollar = *rate;
    currency.date = texts.date.trimmed().toStdString();
    if (const auto sound = engine::checked(currency); !sound)
        return tl::unexpected(sound.error());
    return currency;
}

QString sourceOf(const engine::OfferedRate& offered)
{
    return QStringLiteral("%1, %2").arg(utf8(offered.cite.title), utf8(offered.currency.date));
}

QString rateText(const engine::Currency& currency, const QLocale& locale)
{
    if (currency == engine::Currency{})
        return CurrencyWords::tr("Amounts in US dollars");
    const QString code = utf8(currency.code);
    return words::filled(
        //: %1 a currency code, %2 an exchange rate, %3 a date or “undated”.
        CurrencyWords::tr("Amounts in %1: 1 USD = %2 %1 (%3)"),
        {code, rateNumber(currency.perDollar, locale),
         currency.date.empty() ? CurrencyWords::tr("undated") : utf8(currency.date)});
}

int typedCount(const engine::Project& project)
{
    std::size_t count = 0;
    for (const engine::Scenario& scenario : project.scenarios)
        count += engine::typedAmounts(*scenario.plan).size();
    return static_cast<int>(count);
}

QStringList typedThen(const engine::Project& project, const engine::Currency& currency,
                      engine::Kept kept, const QLocale& locale)
{
    const auto next = engine::inCurrency(project, currency, kept);
    if (!next)
        return {words::error(next.error())};
    const NumberFormat before(locale, project.currency), after(locale, currency);
    QStringList lines;
    for (const engine::Bound<engine::Number> knob : engine::typedAmounts(project.plan())) {
        const engine::Unit unit = knob.row->unit;
        const auto path = engine::boundPath(knob.row->path, project.plan().work[knob.work].id);
        lines << QStringLiteral("%1: %2 → %3")
                     .arg(words::knobLabel(utf8(path)),
                          before.text(engine::read(project.plan(), knob), unit),
                          after.text(engine::read(next->plan(), knob), unit));
    }
    return lines;
}

} // namespace model

#include "model/format/numberformat.h"

#include "model/format/decimals.h"
#include "model/format/numberscale.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace model {

using engine::Unit;

// How a number of that size is written: the size of one unit, and the unit's name.
struct NumberFormat::Shape {
    double size = 1; // in base units
    QString unit;
    QString symbol;    // currency, before the number
    int decimals = -1; // −1: three significant digits
    QString behind{};  // currency, if it comes after the number and starts the unit
};

QString NumberFormat::Parts::amount() const
{
    return symbol + number + (behind.isEmpty() ? QString() : QChar(0x00a0) + behind);
}

QString NumberFormat::AxisUnit::suffix() const
{
    return unit.isEmpty() || unit.startsWith(u'/') ? unit : QChar(0x00a0) + unit;
}

QString NumberFormat::AxisUnit::name() const
{
    const bool joined = symbol.isEmpty() || unit.isEmpty() || unit.startsWith(u'/');
    return symbol.trimmed() + (joined ? unit : QChar(0x00a0) + unit);
}

namespace {

QString unitWord(const char* text)
{
    return QCoreApplication::translate("Units", text);
}

// Singular or plural: "1 GPU", "2 GPUs".
QString unitName(Unit unit, double many)
{
    const int n = many == 1 ? 1 : 2;
    switch (unit) {
    case Unit::Gpus: return QCoreApplication::translate("Units", "GPUs", nullptr, n);
    case Unit::Nodes: return QCoreApplication::translate("Units", "nodes", nullptr, n);
    case Unit::Nics: return QCoreApplication::translate("Units", "NICs");
    case Unit::GpuHours: return QCoreApplication::translate("Units", "GPU-hours");
    case Unit::EachYear: return QCoreApplication::translate("Units", "per year");
    case Unit::EachSecond: return QCoreApplication::translate("Units", "per second");
    case Unit::GiB: return QCoreApplication::translate("Units", "GiB");
    case Unit::Years: return QCoreApplication::translate("Units", "years");
    case Unit::WorkPerToken: return QCoreApplication::translate("Units", "FLOPs");
    case Unit::BytesPerParameter: return QCoreApplication::translate("Units", "bytes");
    case Unit::SquareMetre: return QStringLiteral("m²");
    case Unit::Count:
    case Unit::None: return {};
    default: return QString::fromUtf8(engine::info(unit).symbol);
    }
}

} // namespace

NumberFormat::NumberFormat(const QLocale& locale, engine::Currency currency)
    : locale_(locale)
    , currency_(std::move(currency))
{
}

QString NumberFormat::currencySymbol() const
{
    if (currency_.code == "USD")
        return QStringLiteral("$");
    if (currency_.code == "EUR")
        return QStringLiteral("€");
    if (currency_.code == "GBP")
        return QStringLiteral("£");
    return QString::fromStdString(currency_.code) + QChar(0x00a0);
}

NumberFormat::Shape NumberFormat::shape(double base, Unit unit) const
{
    const double size = engine::info(unit).size;
    const auto at = [](const Step& step) { return Shape{step.size, unitWord(step.name), {}, -1}; };
    // Money is dollars internally; converts to the display currency.
    const auto money = [&](double per, const QString& after) {
        const Step& step = stepFor(kScale, base / per * currency_.perDollar);
        QString unitText = unitWord(step.name);
        if (!after.isEmpty())
            unitText += (unitText.isEmpty() ? QString() : QStringLiteral(" ")) + after;
        return Shape{step.size * per / currency_.perDollar, unitText, currencySymbol(), -1};
    };
    // Without a scale word: "$12,000/kW".
    const auto each = [&](const QString& of) {
        return Shape{size / currency_.perDollar, of, currencySymbol(), -1};
    };
    switch (unit) {
    case Unit::Parameters:
    case Unit::TokensUnit: return at(stepFor(kScale, base));
    case Unit::FlopsUnit: return at(stepFor(kFlops, base));
    case Unit::Days:
    case Unit::Hours:
    case Unit::Weeks:
    case Unit::Months:
    case Unit::Second:
    case Unit::Milliseconds:
    case Unit::Microseconds:
        return at(stepFor(kTime, base == 0 ? size : base)); // zero is "0 days", not "0 µs"
    case Unit::Watt:
    case Unit::Kilowatt:
    case Unit::Megawatt: return at(stepFor(kPower, base));
    case Unit::KilowattHour:
    case Unit::MegawattHour: return at(stepFor(kEnergy, base));
    case Unit::Byte:
    case Unit::GB:
    case Unit::TB: return at(stepFor(kBytes, base));
    case Unit::Kilogram: return at(stepFor(kMass, base));
    case Unit::Litre: return at(stepFor(kVolume, base));
    case Unit::Dollar: return money(1, {});
    case Unit::DollarPerYear: return money(size, QCoreApplication::translate("Units", "per year"));
    case Unit::DollarPerHour:
        return {size / currency_.perDollar, QCoreApplication::translate("Units", "/h"),
                currencySymbol(), 2};
    case Unit::DollarPerGpuHour:
        return {size / currency_.perDollar, QCoreApplication::translate("Units", "/GPU-h"),
                currencySymbol(), 2};
    case Unit::DollarPerKwh:
        return {size / currency_.perDollar, QCoreApplication::translate("Units", "/kWh"),
                currencySymbol(), 3};
    case Unit::DollarPerKwMonth: return each(QCoreApplication::translate("Units", "/kW-month"));
    case Unit::DollarPerKw: return each(QCoreApplication::translate("Units", "/kW"));
    case Unit::DollarPerTB: return each(QCoreApplication::translate("Units", "/TB"));
    case Unit::DollarPerTBMonth: return each(QCoreApplication::translate("Units", "/TB-month"));
    case Unit::DollarPerMtoken:
        return {size / currency_.perDollar, QCoreApplication::translate("Units", "/M tokens"),
                currencySymbol(), 2};
    case Unit::DollarPerGpu: return each(QCoreApplication::translate("Units", "/GPU"));
    case Unit::GpuHours: {
        const Step& step = stepFor(kScale, base / size);
        const QString word = unitWord(step.name), name = unitName(unit, base / size);
        return {size * step.size, word.isEmpty() ? name : word + u' ' + name};
    }
    case Unit::Count: return base >= 1e5 ? at(stepFor(kScale, base)) : Shape{};
    default: return {size, unitName(unit, base / size), {}, -1};
    }
}

namespace {

// "1 year", not "1 years".
QString oneOf(const QString& units)
{
    const std::pair<QString, QString> words[] = {
        {QCoreApplication::translate("Units", "years"),
         QCoreApplication::translate("Units", "year")},
        {QCoreApplication::translate("Units", "months"),
         QCoreApplication::translate("Units", "month")},
        {QCoreApplication::translate("Units", "weeks"),
         QCoreApplication::translate("Units", "week")},
        {QCoreApplication::translate("Units", "days"), QCoreApplication::translate("Units", "day")},
        {QCoreApplication::translate("Units", "hours"),
         QCoreApplication::translate("Units", "hour")},
        {QCoreApplication::translate("Units", "minutes"),
         QCoreApplication::translate("Units", "minute")},
        {QCoreApplication::translate("Units", "nodes"),
         QCoreApplication::translate("Units", "node")}};
    for (const auto& [many, one] : words)
        if (units == many)
            return one;
    return units;
}

// "k" of "k per year", not "per".
bool isScale(const QString& word)
{
    return std::ranges::any_of(
        kScale, [&](const Step& step) { return !word.isEmpty() && word == unitWord(step.name); });
}

// What rounds to zero has no sign.
QString withMinus(QString text)
{
    const bool zero = std::ranges::none_of(text, [](QChar c) { return c.digitValue() > 0; });
    return zero ? text.remove(QLatin1Char('-')) : text.replace(QLatin1Char('-'), QChar(0x2212));
}

} // namespace

// Of an amount of money, cents, and as many digits as it takes not to read as nothing.
int NumberFormat::decimalsOf(const Shape& s, double value, Unit unit) const
{
    const int usual = s.decimals >= 0 ? s.decimals : decimalsFor(value, unit);
    const double size = std::abs(value);
    if ((s.symbol.isEmpty() && s.behind.isEmpty()) || size == 0)
        return usual;
    constexpr int kMost = 9;
    const bool cents = unit == Unit::Dollar && s.size * currency_.perDollar == 1 && usual > 0;
    const int shown = cents && size < 99.995 ? 2 : usual;
    return size < std::pow(10, -shown)
               ? std::min(kMost, 1 - static_cast<int>(std::floor(std::log10(size))))
               : shown;
}

// "$1.24 M", and "1,24 Mio. $" if the locale puts the currency last.
NumberFormat::Shape NumberFormat::written(double base, Unit unit) const
{
    Shape s = shape(base, unit);
    const QString sign = QStringLiteral("¤");
    if (s.symbol.isEmpty() || locale_.language() == QLocale::C ||
        !locale_.toCurrencyString(1, sign).endsWith(sign))
        return s;
    s.behind = std::exchange(s.symbol, {}).trimmed();
    const QString word = s.unit.section(u' ', 0, 0), rest = s.unit.section(u' ', 1);
    if (s.unit.startsWith(u'/'))
        s.unit = s.behind + s.unit;
    else if (isScale(word))
        s.unit = (word + QChar(0x00a0) + s.behind + u' ' + rest).trimmed();
    else
        s.unit = (s.behind + u' ' + s.unit).trimmed();
    return s;
}

NumberFormat::Parts NumberFormat::parts(double base, Unit unit) const
{
    if (!std::isfinite(base))
        return {QCoreApplication::translate("Units", "n/a"), {}, {}, {}};
    const Shape s = written(base, unit);
    const double value = base / s.size;
    const QString number = withMinus(locale_.toString(value, 'f', decimalsOf(s, value, unit)));
    const QString unitText = std::abs(value) == 1 ? oneOf(s.unit) : s.unit;
    if (number.startsWith(QChar(0x2212)) &&
        !s.symbol.isEmpty()) // the sign comes before the currency
        return {number.mid(1), unitText, QChar(0x2212) + s.symbol, {}};
    return {number, unitText, s.symbol, s.behind};
}

QString NumberFormat::number(double base, Unit unit) const
{
    const Parts p = parts(base, unit);
    return p.symbol.startsWith(QChar(0x2212)) ? QChar(0x2212) + p.number : p.number;
}

QString NumberFormat::text(double base, Unit unit) const
{
    const Parts p = parts(base, unit);
    const bool joined = p.unit.isEmpty() || p.unit.startsWith(u'/');
    const QString unitText = joined ? p.unit : QChar(0x00a0) + p.unit;
    return p.symbol + p.number + unitText;
}

QString NumberFormat::brief(double base, Unit unit) const
{
    const bool rate = unit == Unit::EachSecond && std::isfinite(base);
    return rate ? number(base, unit) + QString::fromUtf8(engine::info(unit).symbol)
                : text(base, unit);
}

// The ends may be far larger than the value: they share a unit of their own, "−$6.74 M – $11.0 M".
// Behind a currency's symbol, a scale that stands only once reads as that of the second end.
QString NumberFormat::aroundZero(const engine::Band& band, Unit unit) const
{
    const Shape s = written(std::max(-band.low, band.high), unit);
    const auto digits = [&](double base) {
        const double value = base / s.size;
        return s.symbol + locale_.toString(value, 'f', decimalsOf(s, value, unit));
    };
    const bool joined = s.unit.isEmpty() || s.unit.startsWith(u'/');
    const QString unitText = joined ? s.unit : QChar(0x00a0) + s.unit;
    return QChar(0x2212) + digits(-band.low) + (s.symbol.isEmpty() ? QString() : unitText) +
           QStringLiteral("\u00a0–\u2060\u00a0") + digits(band.high) + unitText;
}

QString NumberFormat::range(const engine::Band& band, Unit unit) const
{
    if (!std::isfinite(band.low) || std::isnan(band.high))
        return {};
    if (band.holdsZero())
        return aroundZero(band, unit);
    const Shape s = shape(band.typical, unit);
    const auto digits = [&](double base) {
        const double value = base / s.size;
        return withMinus(locale_.toString(value, 'f', decimalsOf(s, value, unit)));
    };
    const QString low = digits(band.low);
    const QString high = std::isinf(band.high) ? QStringLiteral("∞") : digits(band.high);
    return low == high ? QString() : low + QStringLiteral("\u00a0–\u2060\u00a0") + high;
}

QString NumberFormat::span(const engine::Band& band, Unit unit) const
{
    const QString ends = range(band, unit);
    if (ends.isEmpty() || band.holdsZero())
        return ends;
    const Shape s = written(band.typical, unit);
    const bool joined = s.unit.isEmpty() || s.unit.startsWith(u'/');
    return s.symbol + ends + (joined ? s.unit : QChar(0x00a0) + s.unit);
}

QString NumberFormat::band(const engine::Band& band, Unit unit) const
{
    return uncertainty_ ? range(band, unit) : QString();
}

QString NumberFormat::bracketed(const engine::Band* band, Unit unit) const
{
    const QString text = band ? this->band(*band, unit) : QString();
    return text.isEmpty() ? text : u'(' + text + u')';
}

QString NumberFormat::editable(double base, Unit unit) const
{
    if (!std::isfinite(base))
        return {};
    const Shape s = shape(base, unit);
    QLocale ungrouped = locale_;
    ungrouped.setNumberOptions(QLocale::OmitGroupSeparator);
    const double value = base / s.size;
    // Seven digits, in readable form.
    QString number = ungrouped.toString(value, 'g', 7);
    if (number.contains(u'e', Qt::CaseInsensitive)) { // in plain notation, without trailing zeros
        const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
        number = ungrouped.toString(value, 'f', std::clamp(6 - magnitude, 0, 30));
        while (magnitude < 0 && number.endsWith(ungrouped.zeroDigit()))
            number.chop(1);
    }
    const bool unitless = s.unit.isEmpty() || s.unit.startsWith(u'/') || !s.symbol.isEmpty();
    if (s.unit.startsWith(u'/'))
        return number;
    if (!s.symbol.isEmpty()) // "1.24 M": the scale word matters, "per year" does not
        return isScale(s.unit.section(u' ', 0, 0)) ? number + u' ' + s.unit.section(u' ', 0, 0)
                                                   : number;
    return unitless ? number : number + u' ' + s.unit;
}

NumberFormat::AxisUnit NumberFormat::axisUnit(double largestBase, Unit unit) const
{
    const Shape s = written(largestBase, unit);
    return {s.size, s.unit, s.symbol};
}

QString NumberFormat::plain(double value, int decimals) const
{
    return withMinus(locale_.toString(value, 'f', decimals));
}

} // namespace model

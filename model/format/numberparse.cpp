#include "model/format/numberparse.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace model {

using engine::Dim;
using engine::Unit;

namespace {

struct Word {
    const char16_t* text;
    double factor;
};

// Scale words go between the number and the unit. Case only matters to tell m from M.
constexpr Word kScales[] = {
    {u"k", 1e3},   {u"K", 1e3},  {u"Tsd", 1e3}, {u"thousand", 1e3}, {u"M", 1e6},
    {u"Mio", 1e6}, {u"Mn", 1e6}, {u"mn", 1e6},  {u"million", 1e6},  {u"B", 1e9},
    {u"b", 1e9},   {u"bn", 1e9}, {u"G", 1e9},   {u"Mrd", 1e9},      {u"billion", 1e9},
    {u"T", 1e12},  {u"t", 1e12}, {u"tn", 1e12}, {u"Bio", 1e12},     {u"trillion", 1e12},
};

struct Alias {
    const char16_t* text;
    Unit unit;
    double factor = 1; // of the unit
};

// Other spellings of units, in the program's languages.
constexpr Alias kAliases[] = {
    {u"m\u00b2", Unit::SquareMetre},
    {u"day", Unit::Days},
    {u"days", Unit::Days},
    {u"Tag", Unit::Days},
    {u"Tage", Unit::Days},
    {u"hours", Unit::Hours},
    {u"hour", Unit::Hours},
    {u"hr", Unit::Hours},
    {u"Stunden", Unit::Hours},
    {u"minutes", Unit::Second, 60},
    {u"min", Unit::Second, 60},
    {u"Minuten", Unit::Second, 60},
    {u"w", Unit::Weeks},
    {u"wk", Unit::Weeks},
    {u"week", Unit::Weeks},
    {u"Wochen", Unit::Weeks},
    {u"mo", Unit::Months},
    {u"month", Unit::Months},
    {u"Monate", Unit::Months},
    {u"y", Unit::Years},
    {u"yr", Unit::Years},
    {u"year", Unit::Years},
    {u"Jahr", Unit::Years},
    {u"Jahre", Unit::Years},
    {u"a", Unit::Years},
    {u"µs", Unit::Microseconds},
    {u"Gbit/s", Unit::GbitPerSecond},
    {u"Gbps", Unit::GbitPerSecond},
    {u"gpu", Unit::Gpus},
    {u"GPU", Unit::Gpus},
    {u"node", Unit::Nodes},
    {u"Knoten", Unit::Nodes},
    {u"NIC", Unit::Nics},
    {u"$/GPU-h", Unit::DollarPerGpuHour},
    {u"$/h", Unit::DollarPerGpuHour},
    {u"/GPU-h", Unit::DollarPerGpuHour},
    {u"/h", Unit::DollarPerGpuHour},
    {u"$/kWh", Unit::DollarPerKwh},
    {u"/kWh", Unit::DollarPerKwh},
    {u"$/kW-month", Unit::DollarPerKwMonth},
    {u"/kW-month", Unit::DollarPerKwMonth},
    {u"$/kW-Monat", Unit::DollarPerKwMonth},
    {u"/kW-Monat", Unit::DollarPerKwMonth},
    {u"$/kW", Unit::DollarPerKw},
    {u"/kW", Unit::DollarPerKw},
    {u"$/TB", Unit::DollarPerTB},
    {u"/TB", Unit::DollarPerTB},
    {u"$/TB-month", Unit::DollarPerTBMonth},
    {u"/TB-month", Unit::DollarPerTBMonth},
    {u"$/TB-Monat", Unit::DollarPerTBMonth},
    {u"/TB-Monat", Unit::DollarPerTBMonth},
    {u"$/Mtoken", Unit::DollarPerMtoken},
    {u"/Mtoken", Unit::DollarPerMtoken},
    {u"$/M tokens", Unit::DollarPerMtoken},
    {u"/M tokens", Unit::DollarPerMtoken},
    {u"$/Mtok", Unit::DollarPerMtoken},
    {u"/Mtok", Unit::DollarPerMtoken},
    {u"$/GPU", Unit::DollarPerGpu},
    {u"/GPU", Unit::DollarPerGpu},
    {u"g", Unit::Kilogram, 1e-3},
    {u"t", Unit::Kilogram, 1e3},
    {u"kt", Unit::Kilogram, 1e6},
    {u"m³", Unit::Litre, 1e3},
    {u"kg/kWh", Unit::GramPerKwh, 1e3},
    {u"kg/MWh", Unit::GramPerKwh},
    {u"$", Unit::Dollar},
    {u"$/year", Unit::DollarPerYear},
    {u"per year", Unit::EachYear},
    {u"a year", Unit::EachYear},
    {u"pro Jahr", Unit::EachYear},
    {u"im Jahr", Unit::EachYear},
    {u"runs", Unit::EachYear},
    {u"per second", Unit::EachSecond},
    {u"/s", Unit::EachSecond},
    {u"pro Sekunde", Unit::EachSecond},
    {u"a second", Unit::EachSecond},
    {u"je Sekunde", Unit::EachSecond},
    {u"params", Unit::Parameters},
    {u"Parameter", Unit::Parameters},
    {u"token", Unit::TokensUnit},
    {u"Tokens", Unit::TokensUnit},
    {u"TFLOPS", Unit::TeraflopPerSecond},
    {u"bytes", Unit::BytesPerParameter},
    {u"PB", Unit::TB, 1000},
    {u"GW", Unit::Megawatt, 1000},
    {u"GWh", Unit::MegawattHour, 1000},
    {u"TWh", Unit::MegawattHour, 1e6},
    {u"$ per year", Unit::DollarPerYear},
    {u"$ a year", Unit::DollarPerYear},
    {u"$ pro Jahr", Unit::DollarPerYear},
};

// Blanks and the like between digits count as grouping, three digits each; "20 30" is invalid.
std::optional<QString> withoutBlanks(QString digits)
{
    static const QRegularExpression blank(QStringLiteral("[\\s'’\u00a0\u202f_]"));
    static const QRegularExpression groups(
        QStringLiteral("^[-+]?\\d{1,3}(?:[\\s'’\u00a0\u202f_]\\d{3})+(?![\\s'’\u00a0\u202f_\\d])"));
    digits = digits.trimmed().replace(QChar(0x2212), u'-');
    if (digits.contains(blank) && !groups.match(digits).hasMatch())
        return std::nullopt;
    return digits.remove(blank);
}

// The digits as a C number, or nothing if the separators make no sense.
std::optional<QString> normalised(QString digits, const QLocale& locale)
{
    const auto joined = withoutBlanks(std::move(digits));
    if (!joined)
        return std::nullopt;
    digits = *joined;
    const qsizetype e = digits.indexOf(QRegularExpression(QStringLiteral("[eE]")));
    QString mantissa = e < 0 ? digits : digits.left(e);
    const QString exponent = e < 0 ? QString() : digits.mid(e);
    const bool comma = mantissa.contains(u','), point = mantissa.contains(u'.');
    QChar decimal, grouping;
    if (comma && point) {
        decimal = mantissa.lastIndexOf(u',') > mantissa.lastIndexOf(u'.') ? u',' : u'.';
        grouping = decimal == u',' ? u'.' : u',';
        static const QRegularExpression both(
            QStringLiteral("^[-+]?\\d{1,3}(?:([.,])\\d{3})(?:\\1\\d{3})*[.,]\\d*$"));
        if (!both.match(mantissa).hasMatch())
            return std::nullopt;
    } else if (comma || point) {
        const QChar only = comma ? u',' : u'.';
        static const QRegularExpression thousands(
            QStringLiteral("^[-+]?[1-9]\\d{0,2}([.,]\\d{3})+$"));
        const bool groups = thousands.match(mantissa).hasMatch() &&
                            (mantissa.count(only) > 1 || locale.groupSeparator() == QString(only));
        (groups ? grouping : decimal) = only;
    }
    if (!grouping.isNull())
        mantissa.remove(grouping);
    if (!decimal.isNull()) {
        if (mantissa.count(decimal) > 1)
            return std::nullopt;
        mantissa.replace(decimal, u'.');
    }
    return mantissa + exponent;
}

// Whether a number in `found` is acceptable for `own`. A share and a count are both dimensionless,
// but never interchangeable.
bool fitsUnit(Unit found, Unit own)
{
    const auto isShare = [](Unit u) { return u == Unit::Percent || u == Unit::None; };
    return engine::info(found).dim == engine::info(own).dim &&
           (engine::info(own).dim != Dim{} || isShare(found) == isShare(own));
}

// The size of the unit with that name that measures the same as `own`: "W" is watts for a power and
// weeks for a time.
std::optional<double> unitSize(const QString& text, Unit own)
{
    if (const auto* unit = engine::findUnit(text.toStdString());
        unit && !text.isEmpty() && fitsUnit(unit->unit, own))
        return unit->size;
    for (const Alias& alias : kAliases)
        if (fitsUnit(alias.unit, own) &&
            text.compare(QString::fromUtf16(alias.text), Qt::CaseInsensitive) == 0)
            return alias.factor * engine::info(alias.unit).size;
    return std::nullopt;
}

// "", "B", "days", "B tokens", "k$": the size of one, if it measures the same as `unit`.
std::optional<double> sizeOf(QString suffix, Unit unit)
{
    suffix = suffix.trimmed();
    const auto& own = engine::info(unit);
    if (suffix.isEmpty())
        return own.size;
    if (const auto size = unitSize(suffix, unit))
        return size;
    for (const Word& word : kScales) {
        const QString scale = QString::fromUtf16(word.text);
        if (!suffix.startsWith(scale) || unit == Unit::Percent)
            continue;
        QString rest = suffix.mid(scale.size());
        if (rest.startsWith(u'.'))
            rest.remove(0, 1);
        const bool apart = rest.isEmpty() || !rest[0].isLetter();
        if (rest.trimmed().isEmpty())
            return word.factor * own.size;
        if (const auto size = apart ? unitSize(rest.trimmed(), unit) : std::nullopt)
            return word.factor * *size;
    }
    return std::nullopt;
}

} // namespace

engine::Result<double> parseNumber(const QString& text, Unit unit, const QLocale& locale,
                                   const engine::Currency& currency)
{
    static const QRegularExpression form(QStringLiteral(
        "^\\s*([$€£]?)\\s*([-+\u2212]?[0-9][0-9.,'’\\s\u00a0\u202f_]*(?:[eE][-+]?[0-9]+)?|"
        "[-+\u2212]?[.,][0-9]+)\\s*(.*?)\\s*$"));
    const auto bad = [&] {
        return engine::fail(engine::Error::Code::NotANumber, {}, text.toStdString());
    };
    const auto match = form.match(text);
    if (!match.hasMatch() || text.size() > 64)
        return bad();
    const auto digits = normalised(match.captured(2), locale);
    bool ok = false;
    const double value = digits ? QLocale::c().toDouble(*digits, &ok) : 0;
    if (!ok || !std::isfinite(value))
        return bad();
    QString suffix = match.captured(3);
    // The project's own currency is written like dollars; others are not accepted for it.
    const QChar own = currency.code == "EUR" ? u'€' : currency.code == "GBP" ? u'£' : u'$';
    for (const QChar sign : {QChar(u'$'), QChar(u'€'), QChar(u'£')})
        if (sign != own && (suffix.contains(sign) || match.captured(1) == QString(sign)))
            return engine::fail(engine::Error::Code::UnknownUnit, {}, QString(sign).toStdString(),
                                currency.code);
    suffix.replace(own, u'$');
    const bool money = engine::info(unit).dim.usd != 0;
    if (!money && !match.captured(1).isEmpty())
        suffix.prepend(match.captured(1));
    const auto size = sizeOf(suffix, unit);
    if (!size)
        return engine::fail(engine::Error::Code::UnknownUnit, {}, suffix.toStdString(),
                            std::string(engine::info(unit).symbol));
    const double base = value * *size / (money ? currency.perDollar : 1);
    return std::isfinite(base) ? engine::Result<double>(base) : bad();
}

} // namespace model

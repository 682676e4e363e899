#include "model/format/numberparse.h"

#include "model/engine/text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace model {

using engine::Dim;
using engine::Unit;

namespace {

// Spellings are listed in English, apart by "|"; translations add those of their language.
struct Scale {
    const char* words;
    double factor;
};

// Scale words go between the number and the unit. Case only matters to tell m from M.
constexpr Scale kScales[] = {
    {L("NumberWords", "k|K|thousand"), 1e3},
    {L("NumberWords", "M|mn|Mn|million"), 1e6},
    {L("NumberWords", "B|b|bn|G|billion"), 1e9},
    {L("NumberWords", "T|t|tn|trillion"), 1e12},
};

struct Spelling {
    const char* words;
    Unit unit;
    double factor = 1; // of the unit
};

// In addition to the symbols of units.
constexpr Spelling kSpellings[] = {
    {L("NumberWords", "minutes|min"), Unit::Second, 60},
    {L("NumberWords", "hours|hour|hr"), Unit::Hours},
    {L("NumberWords", "days|day"), Unit::Days},
    {L("NumberWords", "w|wk|week"), Unit::Weeks},
    {L("NumberWords", "mo|month"), Unit::Months},
    {L("NumberWords", "y|yr|year|a"), Unit::Years},
    {L("NumberWords", "runs|per year|a year"), Unit::EachYear},
    {L("NumberWords", "/s|per second|a second"), Unit::EachSecond},
    {L("NumberWords", "gpu"), Unit::Gpus},
    {L("NumberWords", "node"), Unit::Nodes},
    {L("NumberWords", "NIC"), Unit::Nics},
    {L("NumberWords", "params"), Unit::Parameters},
    {L("NumberWords", "token"), Unit::TokensUnit},
    {L("NumberWords", "bytes"), Unit::BytesPerParameter},
    {L("NumberWords", "$/year|$ per year|$ a year"), Unit::DollarPerYear},
    {L("NumberWords", "$/kW-month|/kW-month"), Unit::DollarPerKwMonth},
    {L("NumberWords", "$/TB-month|/TB-month"), Unit::DollarPerTBMonth},
    {L("NumberWords", "$/Mtoken|/Mtoken|$/M tokens|/M tokens|$/Mtok|/Mtok"), Unit::DollarPerMtoken},
    {"$", Unit::Dollar},
    {"$/GPU-h|$/h|/GPU-h|/h", Unit::DollarPerGpuHour},
    {"$/GPU|/GPU", Unit::DollarPerGpu},
    {"$/kWh|/kWh", Unit::DollarPerKwh},
    {"$/kW|/kW", Unit::DollarPerKw},
    {"$/TB|/TB", Unit::DollarPerTB},
    {"µs", Unit::Microseconds},
    {"Gbit/s|Gbps", Unit::GbitPerSecond},
    {"TFLOPS", Unit::TeraflopPerSecond},
    {"m²", Unit::SquareMetre},
    {"m³", Unit::Litre, 1e3},
    {"g", Unit::Kilogram, 1e-3},
    {"t", Unit::Kilogram, 1e3},
    {"kt", Unit::Kilogram, 1e6},
    {"kg/kWh", Unit::GramPerKwh, 1e3},
    {"kg/MWh", Unit::GramPerKwh},
    {"PB", Unit::TB, 1000},
    {"GW", Unit::Megawatt, 1000},
    {"GWh", Unit::MegawattHour, 1000},
    {"TWh", Unit::MegawattHour, 1e6},
};

// In English, and in the language shown.
QStringList spellingsOf(const char* words)
{
    QStringList all = QString::fromUtf8(words).split(u'|');
    const QString shown = QCoreApplication::translate("NumberWords", words);
    if (shown != QString::fromUtf8(words))
        all += shown.split(u'|');
    return all;
}

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
    for (const Spelling& spelling : kSpellings)
        if (fitsUnit(spelling.unit, own) &&
            spellingsOf(spelling.words).contains(text, Qt::CaseInsensitive))
            return spelling.factor * engine::info(spelling.unit).size;
    return std::nullopt;
}

// What follows a scale word: nothing, or a unit.
std::optional<double> scaledSize(QString rest, Unit unit)
{
    if (rest.startsWith(u'.'))
        rest.remove(0, 1);
    const bool apart = rest.isEmpty() || !rest[0].isLetter();
    rest = rest.trimmed();
    if (rest.isEmpty())
        return engine::info(unit).size;
    return apart ? unitSize(rest, unit) : std::nullopt;
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
    if (unit == Unit::Percent)
        return std::nullopt;
    for (const Scale& scale : kScales)
        for (const QString& word : spellingsOf(scale.words))
            if (const auto size = suffix.startsWith(word)
                                      ? scaledSize(suffix.mid(word.size()), unit)
                                      : std::nullopt)
                return scale.factor * *size;
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

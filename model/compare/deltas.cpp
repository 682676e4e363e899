#include "model/compare/deltas.h"

#include "model/project/projectdocument.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Deltas {
    Q_DECLARE_TR_FUNCTIONS(Deltas)
};

constexpr double kSame = 5e-4; // relative to the larger: not visible in three digits

constexpr double kFewPercent = 1; // below it, tenths of a percent are shown

QString withSign(bool more, const QString& amount)
{
    return (more ? QStringLiteral("+") : QStringLiteral("−")) + amount;
}

// "k GPU-hours": the scale word and the unit.
struct Named {
    QString scale, of;
};

Named named(const QString& unit, const QString& plain)
{
    if (plain.isEmpty())
        return {unit, {}};
    const QString before = unit.chopped(std::min(unit.size(), plain.size()));
    if (unit.endsWith(plain) && !before.isEmpty() && before.back().isSpace())
        return {before.chopped(1), plain};
    return {{}, unit};
}

// Shown below the figure itself, so the unit they share is not repeated.
QString amountOf(double size, double now, Unit unit, const NumberFormat& format)
{
    const QString plain = format.parts(2 * engine::info(unit).size, unit).unit;
    const auto amount = format.parts(size, unit);
    const Named its = named(amount.unit, plain);
    if (its.of != named(format.parts(now, unit).unit, plain).of)
        return format.text(size, unit);
    if (its.scale.isEmpty())
        return amount.amount();
    const QChar space(0x00a0);
    return amount.symbol + amount.number + space + its.scale +
           (amount.behind.isEmpty() ? QString() : space + amount.behind);
}

} // namespace

QString deltaText(double now, double then, Unit unit, const NumberFormat& format)
{
    const double delta = now - then, size = std::max(std::abs(now), std::abs(then));
    if (!std::isfinite(delta) || std::abs(delta) <= kSame * size)
        return {};
    const bool more = delta > 0;
    if (unit == Unit::Percent)
        return withSign(more, Deltas::tr("%1 pp").arg(format.number(std::abs(delta), unit)));
    QString absolute = withSign(more, amountOf(std::abs(delta), now, unit, format));
    if (!(std::abs(then) > 0))
        return absolute;
    const double percent = 100 * std::abs(delta / then);
    return absolute + QStringLiteral(" (") + format.plain(percent, percent < kFewPercent ? 1 : 0) +
           QStringLiteral("\u00a0%)");
}

QString deltaOf(const ProjectDocument& document, const QString& dial)
{
    const auto now = document.evaluation(), then = document.answers().baselineAnswer();
    if (!now || !then)
        return {};
    const std::string path = dial.toStdString();
    const auto mine = engine::findDial(*now->plan, path),
               theirs = engine::findDial(*then->plan, path);
    const double a = mine ? engine::read(*now->resolved, now->assessment, mine) : engine::kUnknown;
    const double b =
        theirs ? engine::read(*then->resolved, then->assessment, theirs) : engine::kUnknown;
    if (!std::isfinite(a) || !std::isfinite(b))
        return QStringLiteral(" ");
    const QString delta = deltaText(a, b, mine.row->unit, document.format());
    return delta.isEmpty() ? QStringLiteral("= ") + Deltas::tr("unchanged") : delta;
}

} // namespace model

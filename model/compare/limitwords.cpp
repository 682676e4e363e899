#include "model/compare/limitwords.h"

#include "model/engine/knobs/knob.h"
#include "model/sentences/workname.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct CompareLimits {
    Q_DECLARE_TR_FUNCTIONS(CompareLimits)
};

QString rate(double requests, const NumberFormat& format)
{
    return format.number(requests, Unit::EachSecond);
}

// Its own line in a table.
QString lineOf(const MissedLimit& m, const NumberFormat& format)
{
    const auto filled = [](const QString& text, const QStringList& arguments) {
        return words::filled(text, arguments);
    };
    switch (m.limit) {
    case LimitKind::Unknown: return CompareLimits::tr("Cannot be computed");
    case LimitKind::Memory: return CompareLimits::tr("Does not fit on its GPUs");
    case LimitKind::Deadline:
        return filled(CompareLimits::tr("Deadline missed by %1"),
                      {format.text(m.value - m.allowed, Unit::Days)});
    case LimitKind::Year:
        return filled(CompareLimits::tr("Runs take %1 of a year"),
                      {format.text(m.value, Unit::Percent)});
    case LimitKind::Load:
        //: %1 and %2 numbers: what can be served, and what arrives.
        return filled(CompareLimits::tr("Capacity %1 of %2 requests per second"),
                      {rate(m.value, format), rate(m.allowed, format)});
    case LimitKind::FirstToken:
        return filled(CompareLimits::tr("TTFT limit of %1 missed"),
                      {format.text(m.allowed, Unit::Milliseconds)});
    case LimitKind::OutputToken:
        return filled(CompareLimits::tr("TPOT limit of %1 missed"),
                      {format.text(m.allowed, Unit::Milliseconds)});
    case LimitKind::Power:
        return filled(CompareLimits::tr("Over the power limit by %1"),
                      {format.text(m.value - m.allowed, Unit::Kilowatt)});
    case LimitKind::Budget:
        return filled(CompareLimits::tr("Over budget by %1"),
                      {format.text(m.value - m.allowed, Unit::Dollar)});
    }
    return {};
}

} // namespace

QString limitClause(const MissedLimit& m, const NumberFormat& format)
{
    const auto filled = [](const QString& text, const QStringList& arguments) {
        return words::filled(text, arguments);
    };
    switch (m.limit) {
    case LimitKind::Unknown: return CompareLimits::tr("cannot be computed because data is missing");
    case LimitKind::Memory: return CompareLimits::tr("does not fit on its GPUs");
    case LimitKind::Deadline:
        return filled(
            //: %1 and %2 times.
            CompareLimits::tr("misses the deadline of %1 by %2"),
            {format.text(m.allowed, Unit::Days), format.text(m.value - m.allowed, Unit::Days)});
    case LimitKind::Year:
        return filled(CompareLimits::tr("would need %1 of the hours of a year"),
                      {format.text(m.value, Unit::Percent)});
    case LimitKind::Load:
        //: %1 and %2 numbers: what can be served, and what arrives.
        return filled(CompareLimits::tr("carries only %1 of %2 requests per second"),
                      {rate(m.value, format), rate(m.allowed, format)});
    case LimitKind::FirstToken:
        return filled(
            //: %1 and %2 times.
            CompareLimits::tr("exceeds the TTFT limit of %1, at %2"),
            {format.text(m.allowed, Unit::Milliseconds), format.text(m.value, Unit::Milliseconds)});
    case LimitKind::OutputToken:
        return filled(
            //: %1 and %2 times.
            CompareLimits::tr("exceeds the TPOT limit of %1, at %2"),
            {format.text(m.allowed, Unit::Milliseconds), format.text(m.value, Unit::Milliseconds)});
    case LimitKind::Power:
        return filled(
            //: %1 and %2 powers.
            CompareLimits::tr("exceeds the power limit of %1 by %2"),
            {format.text(m.allowed, Unit::Kilowatt),
             format.text(m.value - m.allowed, Unit::Kilowatt)});
    case LimitKind::Budget:
        return filled(
            //: %1 and %2 amounts of money.
            CompareLimits::tr("exceeds the budget of %1 by %2"),
            {format.text(m.allowed, Unit::Dollar), format.text(m.value - m.allowed, Unit::Dollar)});
    }
    return {};
}

QString limitsText(const Outcome& outcome, const engine::Plan& plan, const NumberFormat& format)
{
    if (outcome.holds())
        return CompareLimits::tr("All met");
    QStringList lines;
    for (const MissedLimit& missed : outcome.missed) {
        const bool isOfOne = missed.limit != LimitKind::Year && missed.limit != LimitKind::Power &&
                             missed.limit != LimitKind::Budget;
        const QString line = lineOf(missed, format);
        lines << (isOfOne && plan.work.size() > 1
                      ? workName(plan.work[missed.work]) + QStringLiteral(": ") + line
                      : line);
    }
    return lines.join(QStringLiteral("; "));
}

QString otherWorkText(const OtherWork& other, const engine::Plan& plan, const NumberFormat& format)
{
    if (other.path == "work")
        return words::filled(
            //: %1 and %2 counts.
            CompareLimits::tr("%1 workloads instead of %2"),
            {format.number(other.value, Unit::Count), format.number(other.other, Unit::Count)});
    QString label = words::knobLabel(QString::fromStdString(other.path));
    const auto number = engine::findNumber(plan, other.path);
    if (!number)
        return label;
    //: %1 a quantity, %2 its value here, %3 its value in the other plan.
    return words::filled(CompareLimits::tr("%1 %2 instead of %3"),
                         {label, format.text(other.value, number.row->unit),
                          format.text(other.other, number.row->unit)});
}

} // namespace model

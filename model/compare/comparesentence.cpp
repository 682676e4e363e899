#include "model/compare/comparesentence.h"

#include "model/engine/dials/dial.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Compare {
    Q_DECLARE_TR_FUNCTIONS(Compare)
};

constexpr qsizetype kMostNamed = 3;

// The scenario with the least of something, and the dial that says so.
struct Least {
    std::size_t side = 0;
    double value = engine::kUnknown;
    std::string dial;
};

Least leastOf(const std::vector<Compared>& sides, auto dialOf)
{
    Least least;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        if (!sides[i].answer)
            continue;
        const std::string path = dialOf(*sides[i].answer);
        const auto dial = engine::findDial(*sides[i].plan, path);
        const double value = engine::read(*sides[i].plan, sides[i].answer->assessment, dial);
        if (std::isfinite(value) && !(least.value <= value))
            least = {i, value, path};
    }
    return least;
}

std::string timeOf(const engine::Evaluation& e)
{
    return engine::boundPath("work.*.time", e.plan->work[e.view.work].id);
}

std::string costOf(const engine::Evaluation& e)
{
    return e.plan->money.tenure == engine::Tenure::Rent ? "money.rent_total" : "money.own_total";
}

// "GPUs, price and 2 more".
QString named(const std::vector<ComparedRow>& inputs)
{
    QStringList labels;
    for (const ComparedRow& row : inputs)
        if (row.differs && !labels.contains(row.label))
            labels << row.label;
    if (labels.size() <= kMostNamed)
        return labels.join(QStringLiteral(", "));
    return Compare::tr("%1 and %2 more")
        .arg(labels.mid(0, kMostNamed).join(QStringLiteral(", ")))
        .arg(labels.size() - kMostNamed);
}

} // namespace

std::vector<SentencePart> compareSentence(const std::vector<Compared>& sides, const Comparison& c,
                                          const NumberFormat& format)
{
    if (sides.size() < 2)
        return {{Compare::tr("There is only one scenario. Duplicate it with the + next to its tab "
                             "and change an input to compare the two here.")}};
    const Least quick = leastOf(sides, timeOf), cheap = leastOf(sides, costOf);
    const auto figure = [&](const QString& name) -> SentencePart {
        const auto of = [&](const Least& least, Unit unit) -> SentencePart {
            return {format.text(least.value, unit),
                    QStringLiteral("%1|%2").arg(least.side).arg(QString::fromStdString(least.dial)),
                    true};
        };
        if (name == u"time")
            return of(quick, Unit::Days);
        if (name == u"cost")
            return of(cheap, Unit::Dollar);
        if (name == u"quick")
            return {sides[quick.side].name};
        if (name == u"cheap")
            return {sides[cheap.side].name};
        if (name == u"years")
            return {format.text(sides[cheap.side].plan->money.years.base(), Unit::Years)};
        return {named(c.inputs)};
    };
    std::vector<SentencePart> parts;
    const auto add = [&](const QString& pattern) {
        const auto more = composed(pattern, figure);
        parts.insert(parts.end(), more.begin(), more.end());
    };
    const bool isTimed = std::isfinite(quick.value), isPriced = std::isfinite(cheap.value);
    if (isTimed && isPriced && quick.side == cheap.side)
        add(Compare::tr(
            "“{quick}” is the fastest, at {time}, and the cheapest, at {cost} over {years}. "));
    else if (isTimed && isPriced)
        add(Compare::tr("“{quick}” is the fastest, at {time}; “{cheap}” is the cheapest, at {cost} "
                        "over {years}. "));
    else if (isPriced)
        add(Compare::tr("“{cheap}” is the cheapest, at {cost} over {years}. "));
    add(named(c.inputs).isEmpty() ? Compare::tr("No input differs.")
                                  : Compare::tr("Inputs that differ: {inputs}."));
    return parts;
}

std::optional<std::pair<std::size_t, QString>> ofScenario(const QString& path)
{
    bool isNumber = false;
    const qulonglong side = path.section(u'|', 0, 0).toULongLong(&isNumber);
    if (!isNumber || !path.contains(u'|'))
        return {};
    return std::pair{static_cast<std::size_t>(side), path.section(u'|', 1)};
}

} // namespace model

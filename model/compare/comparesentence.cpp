#include "model/compare/comparesentence.h"

#include "model/compare/limitwords.h"
#include "model/engine/knobs/knob.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct CompareVerdict {
    Q_DECLARE_TR_FUNCTIONS(CompareVerdict)
};

constexpr std::size_t kMostNamed = 3;

using Sides = std::vector<std::size_t>;

class VerdictWriter {
public:
    VerdictWriter(const std::vector<Compared>& sides, const Verdict& verdict,
                  const NumberFormat& format)
        : sides_(sides)
        , verdict_(verdict)
        , format_(format)
    {
    }

    std::vector<SentencePart> write()
    {
        // An option that is still being computed may turn out the cheapest.
        if (std::ranges::all_of(sides_,
                                [](const Compared& side) { return side.answer != nullptr; })) {
            add(decision());
            leftOut();
        } else {
            add(CompareVerdict::tr("The options are being computed."));
        }
        return std::move(parts_);
    }

private:
    QString decision() const
    {
        const Verdict& v = verdict_;
        if (v.ranked.empty())
            return CompareVerdict::tr("No option meets all limits.");
        if (v.ranked.size() == 1)
            return v.fastest.empty()
                       ? CompareVerdict::tr("{cheap} is the only option that meets all limits, at "
                                            "{cost} over {years}.")
                       : CompareVerdict::tr("{cheap} is the only option that meets all limits, at "
                                            "{cost} over {years} and {time}.");
        if (v.cheapest.empty())
            return v.fastest.empty() ? CompareVerdict::tr("The costs are unknown.")
                                     : CompareVerdict::tr("{quick} is the fastest, at {time}.");
        if (v.cheapest.size() > 1)
            return second(CompareVerdict::tr("{cheap} cost the same, {cost} over {years}"));
        if (v.cheapest == v.fastest)
            return CompareVerdict::tr("{cheap} is the cheapest and the fastest: {cost} over "
                                      "{years}, {saved} less than {next}, and {time}.");
        return second(CompareVerdict::tr("{cheap} is the cheapest, at {cost} over {years}, "
                                         "{saved} less than {next}"));
    }
    // Also worth mentioning: the time, or the capacity if nothing trains.
    QString second(const QString& first) const
    {
        const Verdict& v = verdict_;
        const auto isBest = [&v](const Sides& best) {
            return !best.empty() && best.size() < v.ranked.size();
        };
        if (isBest(v.fastest))
            return first + (v.fastest.size() > 1
                                ? CompareVerdict::tr("; {quick} are the fastest, at {time}.")
                                : CompareVerdict::tr("; {quick} is the fastest, at {time}."));
        if (v.fastest.empty() && v.largest.size() == 1 && isBest(v.largest))
            return first + CompareVerdict::tr("; {large} has the largest capacity, {rate} "
                                              "requests per second.");
        if (v.fastest.empty())
            return first + CompareVerdict::tr(".");
        // Options that miss a limit, or do other work, may take longer.
        return first + (v.ranked.size() == sides_.size()
                            ? CompareVerdict::tr("; all take {time}.")
                            : CompareVerdict::tr("; all ranked options take {time}."));
    }

    // Why the others are not ranked: the most important reasons first, and how many more there are.
    void leftOut()
    {
        std::size_t named = 0, more = 0;
        for (std::size_t i = 0; i < sides_.size(); ++i) {
            if (verdict_.isRanked(i))
                continue;
            if (named == kMostNamed) {
                ++more;
                continue;
            }
            ++named;
            add(u' ' + reason(i));
        }
        if (more == 1)
            add(u' ' + CompareVerdict::tr("One more option is not ranked."));
        else if (more > 1)
            add(u' ' + CompareVerdict::tr("%n more options are not ranked.", nullptr,
                                          static_cast<int>(more)));
    }
    QString reason(std::size_t side) const
    {
        const Outcome& o = verdict_.outcomes[side];
        const QString name = nameOf(side);
        if (!o.holds())
            //: %1 a scenario, %2 a limit it misses, as “misses the deadline of 90 days by 5 days”.
            return words::filled(CompareVerdict::tr("%1 %2."),
                                 {name, limitClause(o.missed.front(), format_)});
        const Compared& at = sides_[side];
        //: %1 a scenario, %2 what differs.
        return words::filled(CompareVerdict::tr("%1 does different work (%2) and is not ranked."),
                             {name, otherWorkText(*verdict_.others[side], *at.plan, format_)});
    }

    QString nameOf(std::size_t side) const
    {
        return words::filled(CompareVerdict::tr("“%1”"), {sides_[side].name});
    }
    QString namesOf(const Sides& some) const
    {
        QStringList names;
        for (const std::size_t side : some)
            names << nameOf(side);
        if (names.size() < 2)
            return names.join(QString());
        const QString last = names.takeLast();
        //: %1 one or more scenarios, %2 the last one.
        return words::filled(CompareVerdict::tr("%1 and %2"),
                             {names.join(QStringLiteral(", ")), last});
    }

    void add(const QString& pattern)
    {
        const auto more = composed(pattern, [this](const QString& name) { return figure(name); });
        parts_.insert(parts_.end(), more.begin(), more.end());
    }
    SentencePart of(std::size_t side, double value, Unit unit, const std::string& dial) const
    {
        return {format_.text(value, unit),
                QStringLiteral("%1|%2").arg(side).arg(QString::fromStdString(dial)), true};
    }
    // The second cheapest.
    std::size_t next() const
    {
        std::size_t found = verdict_.cheapest.front();
        for (const std::size_t side : verdict_.ranked) {
            const bool better = verdict_.outcomes[side].total < verdict_.outcomes[found].total;
            if (side != verdict_.cheapest.front() && (found == verdict_.cheapest.front() || better))
                found = side;
        }
        return found;
    }

    SentencePart figure(const QString& name) const
    {
        const Verdict& v = verdict_;
        const std::size_t cheap = (v.cheapest.empty() ? v.ranked : v.cheapest).front();
        const engine::Plan& plan = *sides_[cheap].plan;
        if (name == u"cheap")
            return {namesOf(v.cheapest.empty() ? v.ranked : v.cheapest)};
        if (name == u"cost")
            return of(cheap, v.outcomes[cheap].total, Unit::Dollar,
                      plan.money.tenure == engine::Tenure::Rent ? "money.rent_total"
                                                                : "money.own_total");
        if (name == u"years")
            return {format_.text(plan.money.years.base(), Unit::Years)};
        if (name == u"saved")
            return {format_.text(v.outcomes[next()].total - v.outcomes[cheap].total, Unit::Dollar),
                    {},
                    true};
        if (name == u"next")
            return {nameOf(next())};
        if (name == u"quick")
            return {namesOf(v.fastest)};
        if (name == u"large")
            return {namesOf(v.largest)};
        if (name == u"rate")
            return {
                format_.number(v.outcomes[v.largest.front()].capacity, Unit::EachSecond), {}, true};
        return time();
    }
    // The time of the only run, or the sum of several.
    SentencePart time() const
    {
        const std::size_t quick = verdict_.fastest.front();
        const auto& work = sides_[quick].plan->work;
        const auto runs = std::ranges::count_if(work, &engine::Workload::runs);
        const auto first = std::ranges::find_if(work, &engine::Workload::runs);
        return of(quick, verdict_.outcomes[quick].time, Unit::Days,
                  runs == 1 ? engine::boundPath("work.*.time", first->id) : "money.run_time");
    }

    const std::vector<Compared>& sides_;
    const Verdict& verdict_;
    const NumberFormat& format_;
    std::vector<SentencePart> parts_;
};

} // namespace

std::vector<SentencePart> compareSentence(const std::vector<Compared>& sides, const Comparison& c,
                                          const NumberFormat& format)
{
    if (sides.size() < 2)
        return {{CompareVerdict::tr("There is only one scenario. Duplicate it with the + next to "
                                    "its tab and change an input to compare the two here.")}};
    return VerdictWriter(sides, c.verdict, format).write();
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

#include "model/advice/advicewords.h"

#include "model/advice/adviceactions.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Reply, engine::Unit, engine::Recommendation;

struct Entry {
    const char* id;
    const char *question, *figure, *threshold, *yes, *no, *tip;
};

constexpr Entry kWords[] = {
    {"privacy", L("Advice", "May data go to a hosted API?"), nullptr, nullptr,
     L("Advice", "a hosted API is allowed"), L("Advice", "a hosted API is ruled out"),
     L("Advice",
       "Privacy and data residency: a hosted API processes prompts on machines that others "
       "operate.")},
    {"token_price", L("Advice", "Is a hosted API cheaper?"), L("Advice", "API cost"),
     L("Advice", "Own cost"), L("Advice", "a hosted API costs less"),
     L("Advice", "own GPUs cost less"),
     L("Advice",
       "Price of the same tokens from a hosted model against the full cost of the smallest "
       "cluster that does the work, staff included.")},
    {"memory", L("Advice", "Does one GPU hold it?"), L("Advice", "Memory needed"),
     L("Advice", "Usable memory of one GPU"), L("Advice", "one GPU holds the model"),
     L("Advice", "one GPU is too small"),
     L("Advice",
       "The best layout on a single GPU, at the conservative end of the memory estimate.")},
    {"deadline", L("Advice", "Does one GPU meet the deadline?"),
     L("Advice", "90 % safe time on one GPU"), L("Advice", "Deadline"),
     L("Advice", "one GPU is fast enough"), L("Advice", "one GPU is too slow"),
     L("Advice", "Time of the run on a single GPU, at the conservative end of the estimate.")},
    {"load", L("Advice", "Does one GPU carry the load?"), L("Advice", "Peak load"),
     L("Advice", "Capacity of one GPU, with reserve"), L("Advice", "one GPU carries the load"),
     L("Advice", "one GPU cannot carry the load"),
     L("Advice",
       "Requests that a single GPU answers within the latency limits, with the planned reserve "
       "for bursts.")},
    {"failover", L("Advice", "Is a standby replica required?"), L("Advice", "Standby replicas"),
     nullptr, L("Advice", "a standby replica needs a second GPU"),
     L("Advice", "the service may stop when its GPU fails"),
     L("Advice",
       "A production service that must survive the failure of a GPU needs more than one.")},
    {"one_node", L("Advice", "Is one node enough?"), L("Advice", "Smallest cluster"),
     L("Advice", "GPUs per node"), L("Advice", "one node is enough"),
     L("Advice", "one node is not enough"),
     L("Advice",
       "The smallest number of GPUs that holds every model, meets every deadline and carries "
       "every load.")},
    {"possible", L("Advice", "Does any cluster meet the deadline?"),
     L("Advice", "90 % safe time on that cluster"), L("Advice", "Deadline"),
     L("Advice", "a cluster meets the deadline"),
     L("Advice", "no cluster of these GPUs meets the deadline with 90 % safety"),
     L("Advice", "The time that 90 % of such runs keep. Beyond some size, communication and "
                 "interruptions consume what more GPUs add.")},
    {"possible_load", L("Advice", "Does any fleet meet the limits?"),
     L("Advice", "Capacity within the limits"), L("Advice", "Peak load"),
     L("Advice", "a fleet meets the limits"), L("Advice", "no fleet meets the latency limits"),
     L("Advice", "More replicas raise the capacity, but they do not make a single answer faster.")},
    {"premises", L("Advice", "Must data stay on premises?"), nullptr, nullptr,
     L("Advice", "data must stay on premises, so the machines are your own"),
     L("Advice", "rented machines are allowed"),
     L("Advice", "Data residency: rented machines are in the data center of a provider.")},
    {"team", L("Advice", "Can your team run a cluster?"), L("Advice", "Operations engineers"),
     L("Advice", "Engineers needed"), L("Advice", "the team is large enough"),
     L("Advice", "the team is too small to run a cluster"),
     L("Advice",
       "Engineers that owning this cluster takes, by the plan's staffing, against those you "
       "have.")},
    {"distance", L("Advice", "Are all users near enough?"), L("Advice", "Farthest round trip"),
     L("Advice", "Left by the TTFT limit"), L("Advice", "one region reaches all users in time"),
     L("Advice", "one region is too far from some users"),
     L("Advice",
       "What the limit for the time to first token leaves for the network, once the fleet has "
       "taken its own time.")},
    {"rentable", L("Advice", "Can this GPU be rented?"), L("Advice", "Providers in the catalog"),
     L("Advice", "At least"), L("Advice", "the GPU can be rented"),
     L("Advice", "no provider rents out this GPU"),
     L("Advice", "Vendor dependence: with a single provider, price and capacity are in one hand.")},
    {"year_of_work", L("Advice", "Does a year’s work fit into a year?"), L("Advice", "Utilization"),
     L("Advice", "At most"), L("Advice", "a year’s work fits into a year"),
     L("Advice", "a year’s work takes more than a year on these GPUs"),
     L("Advice",
       "Owned GPUs have the hours of a year and no more; rented ones can be added for the "
       "months that need them.")},
    {"base_use", L("Advice", "Is the base load enough to own?"),
     L("Advice", "Utilization of the busiest node"),
     L("Advice", "Break-even over the depreciation period"),
     L("Advice", "the base load pays for owned nodes"),
     L("Advice", "no node is busy enough to own"),
     L("Advice",
       "Share of hours in which the node that is needed most has work, against the utilization "
       "from which owning pays back within the depreciation period.")},
    {"lasting", L("Advice", "Does the work last long enough?"), L("Advice", "Years of work"),
     L("Advice", "Break-even after"), L("Advice", "the work lasts beyond break-even"),
     L("Advice", "the work ends before break-even"),
     L("Advice",
       "Years that are compared, against the time until owning has cost less than renting.")},
    {"peak_use", L("Advice", "Is the last node busy enough?"),
     L("Advice", "Utilization of the last node"), L("Advice", "Break-even utilization"),
     L("Advice", "even the last node is busy enough to own"),
     L("Advice", "the nodes for the peak are not busy enough to own"),
     L("Advice",
       "Burstiness: the node that only the peak needs, against the break-even over the years "
       "compared.")},
    {"growth", L("Advice", "Can new nodes arrive in time?"), L("Advice", "Fleet is full in"),
     L("Advice", "Lead time"), L("Advice", "new nodes arrive before the fleet is full"),
     L("Advice", "the fleet is full before new nodes arrive"),
     L("Advice", "Growth of the load against the time from an order to the first run.")},
    {"budget", L("Advice", "Is owning within the budget?"), L("Advice", "Cost of owning"),
     L("Advice", "Budget"), L("Advice", "owning is within the budget"),
     L("Advice", "owning exceeds the budget"),
     L("Advice",
       "Everything that owning costs over the years compared, against the budget for them.")},
    {"listed_offer", L("Advice", "Does owning beat every listed offer?"),
     L("Advice", "Cheapest offer"), L("Advice", "Break-even price"),
     L("Advice", "owning costs less than every listed offer"),
     L("Advice", "renting at the cheapest offer costs less than owning"),
     L("Advice",
       "The cheapest current offer, on demand or reserved, against the price at which renting for "
       "its term and owning cost the same.")},
    {"falling_rents", L("Advice", "Does owning still win if rents fall?"),
     L("Advice", "Utilization"), L("Advice", "Break-even with falling rents"),
     L("Advice", "owning wins even if rents fall"), L("Advice", "owning loses if rents fall"),
     L("Advice",
       "The break-even with rental prices at the lower end of their uncertainty: a purchase "
       "cannot be taken back.")},
};

struct VerdictEntry {
    const char *name, *brief, *tip;
};
// In the order of the verdicts.
constexpr VerdictEntry kVerdictWords[engine::kRecommendations] = {
    {L("Advice", "Hosted API instead of a cluster"), L("Advice", "API"),
     L("Advice", "A hosted model answers the same requests for less than own GPUs would.")},
    {L("Advice", "One GPU instead of a cluster"), L("Advice", "one GPU"),
     L("Advice", "A single GPU does the work; a cluster would sit idle.")},
    {L("Advice", "One node instead of a cluster"), L("Advice", "one node"),
     L("Advice",
       "One server does the work; there is no network to build and no scheduler to run.")},
    {L("Advice", "Rent first"), L("Advice", "rent first"),
     L("Advice", "The work needs a cluster, but owning one is not justified yet.")},
    {L("Advice", "Own cluster"), L("Advice", "own cluster"),
     L("Advice", "The work needs a cluster, and owning it costs less than renting.")},
    {L("Advice", "Hybrid of owned and rented nodes"), L("Advice", "hybrid"),
     L("Advice", "Own what is always needed and rent what is needed for hours.")},
    {L("Advice", "Not feasible"), L("Advice", "not feasible"),
     L("Advice", "No number of these GPUs does the work as planned.")},
};

const Entry* entryOf(const std::string& id)
{
    const auto it = std::ranges::find(kWords, id, &Entry::id);
    return it == std::end(kWords) ? nullptr : it;
}

QString translated(const char* text)
{
    return text ? QCoreApplication::translate("Advice", text) : QString();
}

struct Advice {
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

QString leafOf(const std::string& path)
{
    return words::rowPath(QString::fromStdString(path));
}

// The value of an input, worded to follow "from" and "up to".
struct Condition {
    const char *row, *text;
};
constexpr Condition kConditions[] = {
    {"work.*.deadline", L("Advice", "a deadline of %1")},
    {"work.*.params", L("Advice", "a model size of %1")},
    {"money.use", L("Advice", "a utilization of %1")},
    {"money.price", L("Advice", "a rental price of %1")},
    {"money.capital", L("Advice", "a capex of %1 per GPU")},
    {"money.years", L("Advice", "a period of %1")},
    {"money.budget", L("Advice", "a budget of %1")},
    {"money.api_price", L("Advice", "an API price of %1")},
    {"money.lead_time", L("Advice", "a lead time of %1")},
    {"advice.round_trip", L("Advice", "a round trip of %1")},
};

QString valueText(const engine::Turn& turn, const NumberFormat& format)
{
    const double past = pastTurn(turn, format);
    const QString row = leafOf(turn.path);
    const auto counted = [&](double value) { return format.text(value, Unit::Count); };
    if (row == u"work.*.serve.requests")
        //: %1 and %2 numbers.
        return words::filled(Advice::tr("%1 requests per second (%2 per day)"),
                             {counted(past), counted(past * engine::kDay.base())});
    if (row == u"work.*.serve.users")
        return words::filled(Advice::tr("%1 concurrent users"), {counted(past)});
    if (row == u"money.runs")
        return words::filled(
            Advice::tr("%1 runs per year", nullptr, words::subject(past * engine::kYear.base())),
            {counted(past * engine::kYear.base())});
    if (row == u"advice.engineers")
        return words::filled(Advice::tr("%1 operations engineers"), {counted(past)});
    const auto* known = std::ranges::find_if(
        kConditions, [&](const Condition& c) { return row == QLatin1String(c.row); });
    return words::filled(known == std::end(kConditions) ? QStringLiteral("%1")
                                                        : translated(known->text),
                         {format.text(past, turn.unit)});
}

// "8 GPUs", "1 GPU"
QString amount(double base, Unit unit, const NumberFormat& format)
{
    if (unit == Unit::Gpus && base == 1)
        return Advice::tr("1 GPU");
    return format.text(base, unit);
}

} // namespace

CriterionWords criterionWords(const std::string& id)
{
    const Entry* e = entryOf(id);
    if (!e)
        return {};
    return {translated(e->question), translated(e->figure), translated(e->threshold),
            translated(e->yes),      translated(e->no),     translated(e->tip)};
}

QString verdictName(Recommendation verdict)
{
    return translated(kVerdictWords[static_cast<std::size_t>(verdict)].name);
}

QString verdictShort(Recommendation verdict)
{
    return translated(kVerdictWords[static_cast<std::size_t>(verdict)].brief);
}

QString verdictTip(Recommendation verdict)
{
    return translated(kVerdictWords[static_cast<std::size_t>(verdict)].tip);
}

QString replyWords(Reply reply)
{
    switch (reply) {
    case Reply::Yes: return Advice::tr("yes");
    case Reply::No: return Advice::tr("no");
    case Reply::Open: break;
    }
    return Advice::tr("open", "an answer that is not known");
}

QString statementWords(const engine::Criterion& c)
{
    const CriterionWords w = criterionWords(c.id);
    if (c.reply != Reply::Open)
        return c.reply == Reply::Yes ? w.yes : w.no;
    if (w.figure.isEmpty() || c.id == "team" || c.id == "distance")
        return Advice::tr("not stated");
    return std::isnan(c.figure) ? words::filled(Advice::tr("%1 is unknown"), {w.figure})
                                : words::filled(Advice::tr("%1 is unknown"), {w.threshold});
}

QString figureText(const engine::Criterion& c, const engine::Plan& plan, const NumberFormat& format)
{
    if (c.turn && c.turn->path == "advice.data") {
        const auto choice = engine::findChoice(plan, "advice.data");
        return words::option(QStringLiteral("advice.data"),
                             QString::fromStdString(choice.row->get(plan, plan.work.front())));
    }
    return entryOf(c.id)->figure ? amount(c.figure, c.unit, format) : QString();
}

QString thresholdText(const engine::Criterion& c, const NumberFormat& format)
{
    return entryOf(c.id)->threshold ? amount(c.threshold, c.unit, format) : QString();
}

QString turnText(const engine::Criterion& c, const NumberFormat& format)
{
    if (!c.turn)
        return {};
    const CriterionWords w = criterionWords(c.id);
    const QString then = c.reply == Reply::Yes ? w.no : w.yes;
    if (!c.turn->choice.empty())
        return words::filled(
            //: %1 an input, %2 one of its options, %3 what then holds.
            Advice::tr("%1 “%2”: %3.", "Data policy “own tenancy only”: a hosted API is …"),
            {words::knobLabel(leafOf(c.turn->path)),
             words::option(QString::fromStdString(c.turn->path),
                           QString::fromStdString(c.turn->choice)),
             then});
    //: %1 a value of an input, %2 what then holds.
    return words::filled(c.turn->above ? Advice::tr("From %1 on: %2.") :
                                       //: %1 a value of an input, %2 what then holds.
                             Advice::tr("Up to %1: %2."),
                         {valueText(*c.turn, format), then});
}

QString turnAction(const engine::Turn& turn, const NumberFormat& format)
{
    const QString label = words::knobLabel(leafOf(turn.path));
    const QString value = turn.choice.empty() ? format.text(pastTurn(turn, format), turn.unit)
                                              : words::option(QString::fromStdString(turn.path),
                                                              QString::fromStdString(turn.choice));
    //: %1 an input, %2 its value.
    return words::filled(Advice::tr("Set %1 to %2", "label of an input, and its value"),
                         {label, value});
}

} // namespace model

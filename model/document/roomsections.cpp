#include "model/advice/advicewords.h"
#include "model/compare/limitwords.h"
#include "model/compare/outcome.h"
#include "model/document/sections.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/listedrent.h"
#include "model/engine/money/books.h"
#include "model/engine/money/rent.h"
#include "model/first/batchcharts.h"
#include "model/first/recommendcharts.h"
#include "model/money/billtable.h"
#include "model/money/moneysentence.h"
#include "model/risk/datechart.h"
#include "model/risk/riskfigures.h"
#include "model/risk/risksentence.h"
#include "model/sentences/answersentence.h"
#include "model/sentences/workname.h"
#include "model/serving/loadcharts.h"
#include "model/serving/servingfigures.h"
#include "model/serving/servingsentence.h"
#include "model/site/powerchart.h"
#include "model/site/sitefigures.h"
#include "model/site/sitesentence.h"
#include "model/training/memorychart.h"
#include "model/training/trainingsentence.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <optional>

namespace model {
namespace {

using engine::Unit;
using Paragraph = ReportDocument::Paragraph;

struct ReportRooms {
    Q_DECLARE_TR_FUNCTIONS(ReportText)
};

Paragraph lead(const std::vector<SentencePart>& sentence)
{
    return {Paragraph::Kind::Lead, plainText(sentence)};
}

// The years compared, and the savings of the better option over them.
QString period(const ReportContext& c)
{
    return c.format.text(c.plan().money.years.base(), Unit::Years);
}
QString amount(const ReportContext& c, engine::Usd usd)
{
    return c.format.text(usd.base(), Unit::Dollar);
}
QString gpus(const ReportContext& c, double count)
{
    return c.format.number(count, Unit::Gpus) + QChar(0x00a0) +
           QString::fromStdString(c.plan().cluster.gpu.brief);
}
QString gpus(const ReportContext& c)
{
    return gpus(c, c.evaluation.assessment.decision.gpus);
}

// Singular or plural subject, for the verb form.
int subject(const ReportContext& c)
{
    return words::subject(c.evaluation.assessment.decision.gpus);
}

QString modelOf(const ReportContext& c)
{
    return modelName(c.plan(), c.work(), c.format);
}

QString ofUnits(const ReportContext& c)
{
    //: %1 GPUs with their count, %2 a count.
    return words::filled(ReportRooms::tr("How long do %1 take for a job of %2 units, and is it "
                                         "cheaper to rent or to buy them?",
                                         nullptr, subject(c)),
                         {gpus(c), c.format.text(c.work().job.units, Unit::Count)});
}

QString ofSamples(const ReportContext& c)
{
    //: %1 GPUs with their count, %2 a count.
    return words::filled(ReportRooms::tr("How long do %1 take to train a recommendation model "
                                         "on %2 samples, and is it cheaper to rent or to buy "
                                         "them?",
                                         nullptr, subject(c)),
                         {gpus(c), c.format.text(c.work().rec.samples, Unit::Count)});
}

QString ofRequests(const ReportContext& c)
{
    //: %1 a GPU, %2 a model.
    return ReportRooms::tr("How many %1 serve %2 within its latency limits, and is it cheaper "
                           "to rent or to buy them?")
        .arg(QString::fromStdString(c.plan().cluster.gpu.brief), modelOf(c));
}

QString ofModel(const ReportContext& c)
{
    //: %1 GPUs with their count, %2 a workload.
    return ReportRooms::tr("How long do %1 take for %2, and is it cheaper to rent or to buy them?",
                           nullptr, subject(c))
        .arg(gpus(c), modelOf(c));
}

constexpr engine::ByKind<QString (*)(const ReportContext&)> kQuestions{.train = ofModel,
                                                                       .tune = ofModel,
                                                                       .sweep = ofModel,
                                                                       .reinforce = ofModel,
                                                                       .recommend = ofSamples,
                                                                       .batch = ofUnits,
                                                                       .serve = ofRequests};

Outcome outcomeOf(const ReportContext& c)
{
    return model::outcomeOf({{}, {}, EvaluationPtr(EvaluationPtr(), &c.evaluation)}); // not owned
}

// The first limit that the plan misses, as a clause after its name.
std::optional<QString> missedBy(const ReportContext& c)
{
    const Outcome outcome = outcomeOf(c);
    if (outcome.holds())
        return {};
    return limitClause(outcome.missed.front(), c.format);
}

// A purchase cannot be undone: why renting comes first although buying saves, as on the Advice
// page. Without its judgment, the range of the savings decides.
std::optional<QString> rentsFirst(const ReportContext& c)
{
    if (!c.evaluation.assessment.money.buyingPays)
        return {};
    using enum engine::Recommendation;
    const engine::Judgment* judgment =
        c.evaluation.advice ? &c.evaluation.advice->judgment : nullptr;
    if (judgment && (judgment->verdict == Cluster || judgment->verdict == Hybrid))
        return {};
    if (judgment && judgment->verdict == RentFirst &&
        judgment->last().criterion.id != "falling_rents")
        return statementWords(judgment->last().criterion);
    const engine::Band* saved = c.evaluation.bands.find("money.saved");
    if (c.plan().advice.data == engine::DataRule::OnPremises || !saved || !saved->holdsZero())
        return {};
    //: %1 an amount of money.
    return ReportRooms::tr("within the 80 % range it could also cost up to %1 more")
        .arg(amount(c, engine::Usd(-saved->low)));
}

// Renting by the offer that refutes a purchase, if that is the reason to rent.
std::optional<QString> offeredRental(const ReportContext& c)
{
    if (!c.evaluation.advice)
        return {};
    const engine::Criterion& last = c.evaluation.advice->judgment.last().criterion;
    if (last.id != "listed_offer" || last.reply != engine::Reply::No)
        return {};
    const QString price = c.format.text(last.figure, Unit::DollarPerGpuHour);
    const auto listed =
        engine::cheapestListed(c.plan(), c.evaluation.assessment.decision, *c.context.catalog);
    if (const engine::Seconds term =
            listed ? engine::termLength(listed->plan.money.rent.term) : engine::Seconds{};
        term.base() > 0)
        //: %1 GPUs with their count, %2 a number of years, %3 a price per GPU-hour.
        return ReportRooms::tr("Approve renting %1, reserved for %2, at up to %3.")
            .arg(gpus(c), c.format.text(term.base(), Unit::Years), price);
    //: %1 GPUs with their count, %2 a price per GPU-hour.
    return ReportRooms::tr("Approve renting %1 on demand at up to %2.").arg(gpus(c), price);
}

// The plan has more GPUs than its work needs, or than its workloads can use.
QString fewerWouldDo(const ReportContext& c)
{
    double enough = c.evaluation.assessment.decision.gpus;
    const engine::Decision& smallest = c.evaluation.smallest;
    if (smallest.reachesDate && smallest.gpus < enough &&
        c.plan().money.useRule != engine::UseRule::Typed) // hours that fewer GPUs do not have
        enough = smallest.gpus;
    const auto unused =
        std::ranges::find(c.evaluation.findings, "gpus_never_needed", &engine::Finding::id);
    if (unused != c.evaluation.findings.end())
        enough = std::min(enough, unused->arguments.back().value);
    if (!(enough < c.evaluation.assessment.decision.gpus))
        return {};
    //: %1 GPUs with their count.
    return u' ' + ReportRooms::tr("%1 would suffice.").arg(gpus(c, enough));
}

// What the reader should do, and by when. A plan that misses its limits is not proposed.
QString request(const ReportContext& c)
{
    if (const auto missed = missedBy(c))
        //: %1 a limit that is missed, as “misses the deadline of 90 days by 5 days”.
        return ReportRooms::tr("None yet: this plan %1.").arg(*missed);
    const engine::MoneyAnswer& money = c.evaluation.assessment.money;
    const auto reason = rentsFirst(c);
    const bool buys = c.plan().money.tenure == engine::Tenure::Buy;
    if (buys && !money.buyingPays)
        return ReportRooms::tr("None yet: this plan buys, but renting costs less.");
    if (buys && reason)
        //: %1 why not, as “owning exceeds the budget”.
        return ReportRooms::tr("None yet: this plan buys, but %1.").arg(*reason);
    if (const auto rental = offeredRental(c); reason && rental)
        return *rental + fewerWouldDo(c);
    if (!money.buyingPays || reason)
        //: %1 GPUs with their count, %2 an amount of money per year.
        return ReportRooms::tr("Approve renting %1 at %2.")
                   .arg(gpus(c), c.format.text(money.rentYear.base(), Unit::DollarPerYear)) +
               fewerWouldDo(c);
    const OrderDates dates = orderDates(c.plan(), QString::fromStdString(c.context.catalog->today));
    //: %1 GPUs with their count, %2 an amount of money.
    QString purchase =
        ReportRooms::tr("Approve the purchase of %1 for %2.")
            .arg(gpus(c, ownedGpus(c.evaluation.assessment.decision)), amount(c, money.ownFirst)) +
        fewerWouldDo(c);
    if (!(dates.start > dates.order))
        return purchase;
    //: %1 and %2 dates.
    return purchase + u' ' +
           ReportRooms::tr("Ordered by %1, the machines start on %2.")
               .arg(dates.order.toString(Qt::ISODate), dates.start.toString(Qt::ISODate));
}

// What to do; and how sure that is, if the range of the savings includes zero.
QString advised(const ReportContext& c)
{
    if (const auto missed = missedBy(c))
        //: %1 a limit that is missed, as “misses the deadline of 90 days by 5 days”.
        return ReportRooms::tr("This plan %1").arg(*missed);
    const engine::MoneyAnswer& money = c.evaluation.assessment.money;
    const engine::Usd saves = money.saved;
    if (!std::isfinite(saves.base()))
        return ReportRooms::tr("Renting and buying cannot be compared yet");
    if (const auto reason = rentsFirst(c))
        //: %1 an amount of money, %2 a number of years, %3 why not, as “owning exceeds the budget”.
        return ReportRooms::tr("Rent first: buying would save %1 over %2, but %3")
            .arg(amount(c, saves), period(c), *reason);
    const engine::Band* range = c.evaluation.bands.find("money.saved");
    const bool sure = !range || !range->holdsZero();
    if (money.buyingPays)
        //: %1 an amount of money, %2 a number of years.
        return (sure ? ReportRooms::tr("Buy: it saves %1 over %2") :
                     //: %1 an amount of money, %2 a number of years.
                    ReportRooms::tr("Buy: it probably saves %1 over %2"))
            .arg(amount(c, saves), period(c));
    //: %1 an amount of money, %2 a number of years.
    return (sure ? ReportRooms::tr("Rent: buying would cost %1 more over %2") :
                 //: %1 an amount of money, %2 a number of years.
                ReportRooms::tr("Rent: buying would probably cost %1 more over %2"))
        .arg(amount(c, -saves), period(c));
}

// What needs attention, worst first.
std::vector<Report::Note> risks(const ReportContext& c, std::size_t most)
{
    constexpr int kLeastSevere = static_cast<int>(engine::Finding::Severity::Warning);
    std::vector<Report::Note> notes;
    for (const Report::Note& note : c.listed.notes)
        if (note.severity <= kLeastSevere && notes.size() < most)
            notes.push_back(note);
    return notes;
}

// The workload in view if it is of that kind; otherwise the first that is.
std::optional<std::size_t> firstOf(const ReportContext& c, bool (engine::Workload::*is)() const)
{
    return (c.work().*is)() ? c.evaluation.view.work : c.plan().first(is);
}

} // namespace

Section summarySection(const ReportContext& c)
{
    Section s{QStringLiteral("summary"), ReportRooms::tr("Executive summary"), {}, {}};
    s.heading = advised(c);
    s.blocks.push_back(Paragraph{
        Paragraph::Kind::Plain, ReportRooms::tr("Question: %1").arg(kQuestions[c.work().kind](c))});
    s.blocks.push_back(lead(answerSentence(c.evaluation, c.format)));
    constexpr std::size_t kFigures = 6, kRisks = 3;
    std::vector<Headline> figures = headlines(c.evaluation, c.format);
    figures.resize(std::min(figures.size(), kFigures));
    s.blocks.push_back(ReportDocument::Figures{std::move(figures)});
    if (auto notes = risks(c, kRisks); !notes.empty())
        s.blocks.push_back(ReportDocument::Points{std::move(notes)});
    s.blocks.push_back(Paragraph{Paragraph::Kind::Plain,
                                 ReportRooms::tr("Requested decision: %1").arg(request(c))});
    s.blocks.push_back(cashChart(c.evaluation, c.format));
    return s;
}

Section trainingSection(const ReportContext& c)
{
    Section s{QStringLiteral("sizing"), ReportRooms::tr("Sizing"), {}, {}};
    const std::size_t w = c.evaluation.view.trained;
    const engine::Workload& work = c.plan().work[w];
    if (!work.trains())
        return s;
    const double used = work.isComputed() ? c.value("work.*.layout_gpus", w)
                                          : c.evaluation.assessment.decision.gpus;
    //: %1 a GPU, %2 a model, %3 a time.
    s.heading = ReportRooms::tr("%1 train %2 in %3", nullptr, words::subject(used))
                    .arg(work.isComputed() ? c.text("work.*.layout_gpus", w) : gpus(c),
                         modelName(c.plan(), work, c.format), c.text("work.*.time", w));
    s.blocks.push_back(lead(trainingSentence(c.evaluation, c.format)));
    s.blocks.push_back(speedupChart(c.evaluation, c.format));
    s.blocks.push_back(c.figures(ReportRooms::tr("The run"),
                                 {"work.*.time", "work.*.step", "work.*.steps", "work.*.gpu_hours",
                                  "work.*.reached", "work.*.waiting", "work.*.speedup",
                                  "work.*.efficiency", "work.*.goodput_reached"},
                                 w));
    // With one stage there is nothing to compare, and the table has its memory.
    if (work.isComputed() && !c.evaluation.training.empty() &&
        c.value("work.*.layout_pipeline", w) > 1)
        s.blocks.push_back(memoryChart(c.evaluation, c.format));
    s.blocks.push_back(
        c.figures(ReportRooms::tr("Layout and memory"),
                  {"work.*.layout_tensor", "work.*.layout_pipeline", "work.*.layout_context",
                   "work.*.layout_expert", "work.*.layout_data", "work.*.layout_micro_batch",
                   "work.*.memory", "work.*.memory_usable", "work.*.memory_left"},
                  w));
    return s;
}

Section batchSection(const ReportContext& c)
{
    Section s{QStringLiteral("batch"), ReportRooms::tr("Batch job"), {}, {}};
    const auto found = firstOf(c, &engine::Workload::isBatch);
    if (!found)
        return s;
    const std::size_t w = *found;
    //: %1 GPUs with their count, %2 a count, %3 a time.
    s.heading = words::filled(ReportRooms::tr("%1 process %2 units in %3", nullptr, subject(c)),
                              {gpus(c), c.format.text(c.plan().work[w].job.units, Unit::Count),
                               c.text("work.*.time", w)});
    s.blocks.push_back(batchTimeChart(c.evaluation, w, c.format));
    s.blocks.push_back(c.figures(
        ReportRooms::tr("The job"),
        {"work.*.time", "work.*.gpu_hours", "work.*.job_unit_time", "work.*.job_workers",
         "work.*.job_per_worker", "work.*.job_serial", "work.*.job_parallel", "work.*.job_io",
         "work.*.job_waits", "work.*.efficiency", "work.*.goodput_reached"},
        w));
    s.blocks.push_back(c.figures(ReportRooms::tr("Scaling, storage and cost"),
                                 {"work.*.speedup", "work.*.speedup_limit", "work.*.scaled_speedup",
                                  "work.*.job_half_gpus", "work.*.job_data",
                                  "work.*.job_storage_rate", "work.*.job_cost"},
                                 w));
    return s;
}

Section recommendSection(const ReportContext& c)
{
    Section s{QStringLiteral("recommend"), ReportRooms::tr("Recommendation model"), {}, {}};
    const auto found = firstOf(c, &engine::Workload::recommends);
    if (!found)
        return s;
    const std::size_t w = *found;
    //: %1 GPUs with their count, %2 a count, %3 a time.
    s.heading = words::filled(ReportRooms::tr("%1 train on %2 samples in %3", nullptr, subject(c)),
                              {gpus(c), c.format.text(c.plan().work[w].rec.samples, Unit::Count),
                               c.text("work.*.time", w)});
    s.blocks.push_back(recommendStepChart(c.evaluation, w, c.format));
    s.blocks.push_back(recommendSpeedupChart(c.evaluation, w, c.format));
    s.blocks.push_back(c.figures(ReportRooms::tr("The run"),
                                 {"work.*.time", "work.*.gpu_hours", "work.*.rec_rate",
                                  "work.*.rec_step", "work.*.rec_lookup", "work.*.rec_exchange",
                                  "work.*.rec_dense", "work.*.rec_exposed", "work.*.rec_waits",
                                  "work.*.efficiency", "work.*.goodput_reached"},
                                 w));
    s.blocks.push_back(c.figures(ReportRooms::tr("Memory, data and cost"),
                                 {"work.*.rec_tables", "work.*.rec_memory", "work.*.rec_least",
                                  "work.*.rec_host_memory", "work.*.rec_read", "work.*.rec_prepare",
                                  "work.*.rec_cost"},
                                 w));
    return s;
}

Section servingSection(const ReportContext& c)
{
    Section s{QStringLiteral("serving"), ReportRooms::tr("Serving"), {}, {}};
    const auto found = firstOf(c, &engine::Workload::serves);
    if (!found)
        return s;
    const std::size_t w = *found;
    const double planned = c.value("work.*.serve_planned", w);
    const QString gpus = c.text("work.*.serve_gpus", w);
    const int n = words::subject(c.value("work.*.serve_gpus", w));
    const Outcome outcome = outcomeOf(c);
    const auto over = std::ranges::find_if(outcome.missed, [&](const MissedLimit& m) {
        return m.limit == LimitKind::Load && m.work == w;
    });
    const auto rate = [&](double value) { return c.format.number(value, Unit::EachSecond); };
    if (over != outcome.missed.end())
        //: %1 GPUs with their count, %2 and %3 numbers.
        s.heading = ReportRooms::tr("%1 serve %2 of %3 requests per second", nullptr, n)
                        .arg(gpus, rate(over->value), rate(over->allowed));
    else
        s.heading = planned == 1
                        ? ReportRooms::tr("%1 serve one request per second", nullptr, n).arg(gpus)
                        //: %1 GPUs with their count, %2 a number.
                        : ReportRooms::tr("%1 serve %2 requests per second", nullptr, n)
                              .arg(gpus, rate(planned));
    s.blocks.push_back(lead(servingSentence(c.evaluation, c.format)));
    s.blocks.push_back(ReportDocument::Figures{servingFigures(c.evaluation, c.format)});
    if (!c.evaluation.serving.empty())
        s.blocks.push_back(firstTokenChart(c.evaluation, c.format));
    s.blocks.push_back(
        c.figures(ReportRooms::tr("Latency, capacity and cost"),
                  {"work.*.serve_first50",    "work.*.serve_first95",    "work.*.serve_token50",
                   "work.*.serve_token95",    "work.*.serve_whole",      "work.*.serve_rate",
                   "work.*.serve_fleet_rate", "work.*.serve_load",       "work.*.serve_batch",
                   "work.*.serve_users",      "work.*.serve_cost",       "work.*.serve_cost_answer",
                   "work.*.session_open",     "work.*.session_time",     "work.*.session_hit",
                   "work.*.session_cost",     "work.*.media_rate",       "work.*.media_bandwidth",
                   "work.*.media_cost",       "work.*.serve_even_tokens"},
                  w));
    return s;
}

Section moneySection(const ReportContext& c)
{
    const engine::MoneyAnswer& money = c.evaluation.assessment.money;
    Section s{QStringLiteral("decision"),
              ReportRooms::tr("Rent or buy"),
              //: %1 and %2 amounts of money, %3 a number of years.
              ReportRooms::tr("Renting costs %1 and buying %2 over %3")
                  .arg(amount(c, money.rentTotal), amount(c, money.ownTotal), period(c)),
              {}};
    const std::size_t w = c.evaluation.view.work;
    s.blocks.push_back(lead(moneySentence(c.evaluation, c.format)));
    s.blocks.push_back(ReportDocument::Figures{moneyFigures(c.evaluation, c.format)});
    std::vector<const char*> compared{"money.rent_year", "money.rent_total", "money.rent_hour",
                                      "money.own_first", "money.own_year",   "money.own_total",
                                      "money.own_hour"};
    if (c.plan().runs())
        compared.push_back("money.run_cost");
    s.blocks.push_back(c.figures(ReportRooms::tr("Options compared"), compared, w));
    s.blocks.push_back(c.figures(ReportRooms::tr("Break-even and return"),
                                 {"money.in_use", "money.even_use", "money.even_years",
                                  "money.even_price", "money.saved", "money.irr", "money.payback"},
                                 w));
    return s;
}

Section siteSection(const ReportContext& c)
{
    const std::size_t w = c.evaluation.view.work;
    Section s{QStringLiteral("site"),
              ReportRooms::tr("Power and site"),
              ReportRooms::tr("The cluster draws %1 on average").arg(c.text("site.mean", w)),
              {}};
    s.blocks.push_back(lead(siteSentence(c.evaluation, c.format)));
    s.blocks.push_back(ReportDocument::Figures{siteFigures(c.evaluation, c.format)});
    s.blocks.push_back(powerChart(c.evaluation, c.format));
    s.blocks.push_back(
        c.figures(ReportRooms::tr("Power, space and carbon"),
                  {"site.mean", "site.peak", "site.rated", "site.energy_year", "site.racks",
                   "site.racks_other", "site.rack_load", "site.floor", "site.switches",
                   "site.cables", "site.carbon_year", "site.water_year"},
                  w));
    return s;
}

Section riskSection(const ReportContext& c)
{
    const std::size_t w = c.evaluation.view.work;
    Section s{QStringLiteral("risk"),
              ReportRooms::tr("Risk and schedule"),
              ReportRooms::tr("Expect an interruption every %1").arg(c.text("risk.between", w)),
              {}};
    s.blocks.push_back(lead(riskSentence(c.evaluation, c.format)));
    s.blocks.push_back(ReportDocument::Figures{riskFigures(c.evaluation, c.format)});
    if (c.plan().work[c.evaluation.view.trained].trains())
        s.blocks.push_back(dateChart(c.evaluation, c.format));
    s.blocks.push_back(c.figures(
        ReportRooms::tr("Failures and spares"),
        {"risk.faults", "risk.between", "risk.down_nodes", "risk.spare_nodes",
         "risk.spares_advised", "risk.waits", "work.*.interruptions", "work.*.checkpoint_interval",
         "work.*.goodput_reached", "work.*.chance_date", "risk.chance_budget"},
        c.evaluation.view.trained));
    if (c.plan().serves())
        s.blocks.push_back(c.figures(ReportRooms::tr("Load"),
                                     {"work.*.serve_load", "work.*.chance_load"},
                                     c.evaluation.view.served));
    if (auto notes = risks(c, c.listed.notes.size()); !notes.empty())
        s.blocks.push_back(ReportDocument::Points{std::move(notes)});
    return s;
}

} // namespace model

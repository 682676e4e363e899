#include "model/sentences/answersentence.h"

#include "model/engine/gpushares.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/training/fromplan.h"
#include "model/sentences/budgetsentence.h"
#include "model/sentences/servedsentence.h"
#include "model/sentences/workname.h"
#include "model/words/clustergpus.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QHash>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

// lupdate reads this class's tr(); the words in braces are placeholders for figures.
class Writer {
    Q_DECLARE_TR_FUNCTIONS(AnswerSentence)
public:
    Writer(const engine::Evaluation& e, const NumberFormat& format)
        : e_(e)
        , plan_(*e.plan)
        , work_(plan_.work[e.view.work])
        , answer_(e.assessment.work[e.view.work])
        , format_(format)
        , prefix_(QStringLiteral("work.%1.").arg(QString::fromStdString(work_.id)))
    {
    }

    std::vector<SentencePart> write() const
    {
        std::vector<SentencePart> parts;
        add(parts, (this->*clauses().run)());
        for (const std::size_t w : (this->*clauses().fleets)()) {
            if (!parts.empty())
                parts.push_back({QStringLiteral(" ")});
            const auto served = servedSentence(e_, w, format_);
            parts.insert(parts.end(), served.begin(), served.end());
        }
        if (runs() > 1 && std::isfinite(e_.assessment.money.runTime.base()))
            add(parts, u' ' + together());
        if (fits() && carriesLoads()) // what cannot do its work is not worth renting or buying
            add(parts, u' ' + decision()), add(parts, refuted());
        if (const auto budget = budgetSentence(e_, format_); fits() && !budget.empty()) {
            parts.push_back({QStringLiteral(" ")});
            parts.insert(parts.end(), budget.begin(), budget.end());
        }
        return parts;
    }

private:
    // The clauses of the sentence for a kind of work: its run, whether it fits, and its fleets.
    struct Clauses {
        QString (Writer::*run)() const = &Writer::nothing;
        bool (Writer::*fits)() const = &Writer::runFits;
        std::vector<std::size_t> (Writer::*fleets)() const = &Writer::allFleets;
    };
    const Clauses& clauses() const
    {
        static constexpr engine::ByKind<Clauses> kClauses{
            .train = Clauses{&Writer::training},
            .tune = Clauses{&Writer::training},
            .sweep = Clauses{&Writer::training},
            .reinforce = Clauses{&Writer::reinforcing},
            .recommend = Clauses{&Writer::recommending},
            .batch = Clauses{&Writer::job},
            .serve = Clauses{&Writer::nothing, &Writer::fleetFits, &Writer::fleetInView}};
        return kClauses[work_.kind];
    }
    std::vector<std::size_t> allFleets() const
    {
        std::vector<std::size_t> all;
        std::ranges::copy(plan_.fleetIndices(), std::back_inserter(all));
        return all;
    }
    std::vector<std::size_t> fleetInView() const { return {e_.view.work}; }

    void add(std::vector<SentencePart>& parts, const QString& pattern) const
    {
        const auto more = composed(pattern, [this](const QString& name) { return figure(name); });
        parts.insert(parts.end(), more.begin(), more.end());
    }

    QString nothing() const { return {}; }
    std::ptrdiff_t runs() const
    {
        return std::ranges::count_if(plan_.work, &engine::Workload::runs);
    }
    double gpus() const { return engine::trainingGpus(e_.assessment.decision, e_.view.work); }
    bool fits() const { return (this->*clauses().fits)(); }
    bool carriesLoads() const
    {
        return std::ranges::none_of(
            allFleets(), [this](std::size_t w) { return e_.assessment.serving[w].load > 1; });
    }
    bool fleetFits() const { return servesAtAll(e_.assessment.serving[e_.view.work]); }
    bool runFits() const { return gpus() >= 1 && !(answer_.gpusPerReplica > gpus()) && holds(); }
    // Computed: the fullest GPU has enough memory; true without a layout, as nothing is known.
    bool holds() const
    {
        return !work_.isComputed() || answer_.fit != engine::Fit::DoesNot ||
               !std::isfinite(answer_.time.base());
    }

    // All runs together. Rent is for all of them, not for each separately.
    QString together() const
    {
        const bool inParts = engine::sharesByParts(plan_);
        if (inParts)
            return rents() && std::isfinite(e_.assessment.money.rentRun.base())
                       ? tr("The {runs_all} runs, some on GPUs of their own, take {together} "
                            "together. Renting for all of them costs {run} at {price}.")
                       : tr("The {runs_all} runs, some on GPUs of their own, take {together} "
                            "together.");
        return rents() && std::isfinite(e_.assessment.money.rentRun.base())
                   ? tr("One after another, the {runs_all} runs on this cluster take {together}. "
                        "Renting for all of them costs {run} at {price}.")
                   : tr("One after another, the {runs_all} runs on this cluster take {together}.");
    }
    bool rents() const { return plan_.money.tenure == engine::Tenure::Rent; }

    QString training() const
    {
        if (gpus() < 1)
            return tr("No GPUs are left to train {model}: serving uses all of them.");
        if (!holds())
            return tr("{gpus} ({nodes}) cannot hold {model}: the fullest GPU needs {memory}, but "
                      "only {usable} is usable.");
        if (!fits())
            return tr("{gpus} ({nodes}) cannot hold {model}: its training state of {states} needs "
                      "at least {copy}.");
        if (!std::isfinite(answer_.time.base()) && work_.isComputed())
            return engine::canCompute(*e_.resolved, work_)
                       ? tr("{gpus} ({nodes}) cannot train {model}: with the fixed settings, no "
                            "layout is possible.")
                       : tr("{gpus} ({nodes}) train {model} on {tokens}, but the time to train is "
                            "unknown: the step time cannot be computed.",
                            nullptr, subject());
        if (!std::isfinite(answer_.time.base()))
            return tr("{gpus} ({nodes}) train {model} on {tokens}, but the time to train is "
                      "unknown: a specification of this GPU is missing.",
                      nullptr, subject());
        const engine::MoneyAnswer& m = e_.assessment.money;
        if (!std::isfinite((rents() ? m.rentRun : m.ownFirst).base()))
            return tr("{gpus} ({nodes}) train {model} on {tokens} in {time} {band}; average "
                      "facility draw is {power}.",
                      nullptr, subject());
        const bool late = answer_.time > work_.train.deadline;
        if (rents() && runs() > 1)
            return late ? tr("{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past "
                             "the deadline of {deadline}; average facility draw is {power}.",
                             nullptr, subject())
                        : tr("{gpus} ({nodes}) train {model} on {tokens} in {time} {band}; average "
                             "facility draw is {power}.",
                             nullptr, subject());
        if (rents())
            return late ? tr("{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past "
                             "the deadline of {deadline}. Renting costs {run} per run at {price}; "
                             "average facility draw is {power}.",
                             nullptr, subject())
                        : tr("{gpus} ({nodes}) train {model} on {tokens} in {time} {band}. Renting "
                             "costs {run} per run at {price}; average facility draw is {power}.",
                             nullptr, subject());
        return late
                   ? tr("{gpus} ({nodes}) train {model} on {tokens} in {time} {band}, past the "
                        "deadline of {deadline}. Buying costs {first} up front and {own} to "
                        "operate; average facility draw is {power}.",
                        nullptr, subject())
                   : tr("{gpus} ({nodes}) train {model} on {tokens} in {time} {band}. Buying costs "
                        "{first} up front and {own} to operate; average facility draw is {power}.",
                        nullptr, subject());
    }

    QString reinforcing() const
    {
        if (gpus() < 1 || !holds() || !std::isfinite(answer_.time.base())) {
            if (gpus() >= 1 && holds() && !answer_.rl.generates)
                return tr("{gpus} ({nodes}) cannot hold {model} for generation.");
            return training();
        }
        const engine::MoneyAnswer& m = e_.assessment.money;
        const bool late = answer_.time > work_.train.deadline;
        if (!std::isfinite((rents() ? m.rentRun : m.ownFirst).base()) || (rents() && runs() > 1))
            return late ? tr("{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} "
                             "in "
                             "{time} {band}, past the deadline of {deadline}.",
                             nullptr, subject())
                        : tr("{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} "
                             "in "
                             "{time} {band}.",
                             nullptr, subject());
        if (rents())
            return late ? tr("{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} "
                             "in "
                             "{time} {band}, past the deadline of {deadline}. Renting costs {run} "
                             "per run at {price}; average facility draw is {power}.",
                             nullptr, subject())
                        : tr("{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} "
                             "in "
                             "{time} {band}. Renting costs {run} per run at {price}; average "
                             "facility draw is {power}.",
                             nullptr, subject());
        return late ? tr("{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in "
                         "{time} {band}, past the deadline of {deadline}. Buying costs {first} up "
                         "front and {own} to operate; average facility draw is {power}.",
                         nullptr, subject())
                    : tr("{gpus} ({nodes}) take {rl_steps} RL steps of {rl_step} with {model} in "
                         "{time} {band}. Buying costs {first} up front and {own} to operate; "
                         "average facility draw is {power}.",
                         nullptr, subject());
    }

    QString recommending() const
    {
        if (gpus() < 1)
            return tr("No GPUs are left for the recommendation model: serving uses all of them.");
        if (!fits())
            return tr("{gpus} ({nodes}) cannot hold the embedding tables of {tables}: they need at "
                      "least {copy}.",
                      nullptr, subject());
        if (!std::isfinite(answer_.time.base()))
            return tr("{gpus} ({nodes}) train a recommendation model on {samples} samples, but the "
                      "time to train is unknown: a specification of this GPU is missing.",
                      nullptr, subject());
        const engine::MoneyAnswer& m = e_.assessment.money;
        const bool late = answer_.time > work_.train.deadline;
        if (!std::isfinite((rents() ? m.rentRun : m.ownFirst).base()) || (rents() && runs() > 1))
            return late ? tr("{gpus} ({nodes}) train a recommendation model with tables of "
                             "{tables} on {samples} samples in {time} {band}, past the deadline of "
                             "{deadline}.",
                             nullptr, subject())
                        : tr("{gpus} ({nodes}) train a recommendation model with tables of "
                             "{tables} on {samples} samples in {time} {band}.",
                             nullptr, subject());
        if (rents())
            return late ? tr("{gpus} ({nodes}) train a recommendation model with tables of "
                             "{tables} on {samples} samples in {time} {band}, past the deadline of "
                             "{deadline}. Renting costs {run} per run at {price}; average facility "
                             "draw is {power}.",
                             nullptr, subject())
                        : tr("{gpus} ({nodes}) train a recommendation model with tables of "
                             "{tables} on {samples} samples in {time} {band}. Renting costs {run} "
                             "per run at {price}; average facility draw is {power}.",
                             nullptr, subject());
        return late ? tr("{gpus} ({nodes}) train a recommendation model with tables of {tables} on "
                         "{samples} samples in {time} {band}, past the deadline of {deadline}. "
                         "Buying costs {first} up front and {own} to operate; average facility "
                         "draw is {power}.",
                         nullptr, subject())
                    : tr("{gpus} ({nodes}) train a recommendation model with tables of {tables} on "
                         "{samples} samples in {time} {band}. Buying costs {first} up front and "
                         "{own} to operate; average facility draw is {power}.",
                         nullptr, subject());
    }

    // A job of many units.
    QString job() const
    {
        const engine::BatchAnswer& b = answer_.job;
        if (gpus() < 1)
            return tr("No GPUs are left for the job: serving uses all of them.");
        if (!b.fits)
            return tr("{gpu} cannot hold the work: it needs {job_memory} per GPU, but only "
                      "{job_usable} is usable.");
        if (!std::isfinite(b.unitTime.base()))
            return work_.job.rule == engine::UnitRule::Typed
                       ? tr("The time for {units} units on {gpus} ({nodes}) is unknown: the time "
                            "per unit has not been entered.")
                       : tr("The time for {units} units on {gpus} ({nodes}) is unknown: a "
                            "specification of the GPU or the model is missing.");
        if (!fits())
            return tr("{gpus} ({nodes}) are too few: one unit needs {copy}.", nullptr, subject());
        const engine::MoneyAnswer& m = e_.assessment.money;
        const bool late = answer_.time > work_.train.deadline;
        if (!std::isfinite((rents() ? m.rentRun : m.ownFirst).base()) || (rents() && runs() > 1))
            return late ? tr("{gpus} ({nodes}) process {units} units in {time} {band}, past the "
                             "deadline of {deadline}; average facility draw is {power}.",
                             nullptr, subject())
                        : tr("{gpus} ({nodes}) process {units} units in {time} {band}; average "
                             "facility draw is {power}.",
                             nullptr, subject());
        if (rents())
            return late ? tr("{gpus} ({nodes}) process {units} units in {time} {band}, past the "
                             "deadline of {deadline}. Renting costs {run} per run at {price}; "
                             "average facility draw is {power}.",
                             nullptr, subject())
                        : tr("{gpus} ({nodes}) process {units} units in {time} {band}. Renting "
                             "costs {run} per run at {price}; average facility draw is {power}.",
                             nullptr, subject());
        return late ? tr("{gpus} ({nodes}) process {units} units in {time} {band}, past the "
                         "deadline of {deadline}. Buying costs {first} up front and {own} to "
                         "operate; average facility draw is {power}.",
                         nullptr, subject())
                    : tr("{gpus} ({nodes}) process {units} units in {time} {band}. Buying costs "
                         "{first} up front and {own} to operate; average facility draw is "
                         "{power}.",
                         nullptr, subject());
    }

    QString decision() const
    {
        const engine::MoneyAnswer& m = e_.assessment.money;
        if (!std::isfinite(m.rentTotal.base()) || !std::isfinite(m.ownTotal.base()))
            return std::isfinite(m.runTime.base())
                       ? tr("Renting and buying cannot be compared: a price is unknown.")
                       : tr("Renting and buying cannot be compared: the run time is unknown.");
        if (m.inUse > 1) // a choice between two impossible options
            return tr("At {runs}, a year is too short: the work would take {inuse} of its hours.");
        if (!(m.breakEvenUse <= 1) && m.buyingPays) // reserved GPUs are paid for, used or not
            return tr("At {runs}, {choice}: rent is paid for all hours, used or not.");
        if (!(m.breakEvenUse <= 1))
            return tr("At {runs}, {choice}; buying does not break even within {years}, even at 100 "
                      "% utilization.");
        return m.buyingPays
                   ? tr("At {runs}, {choice}; renting is cheaper below {use} utilization.")
                   : tr("At {runs}, {choice}; buying breaks even above {use} utilization.");
    }

    // A seller who refutes that buying is cheaper, as the finding about it says.
    QString refuted() const
    {
        const auto offer = std::ranges::find_if(e_.findings, [](const engine::Finding& f) {
            return f.id.starts_with("listed_offer_");
        });
        if (!e_.assessment.money.buyingPays || offer == e_.findings.end())
            return {};
        const QString seller = QString::fromStdString(offer->arguments.front().text);
        //: %1 a provider.
        const QString reserved = tr("But at the price that %1 offers for reserved GPUs, renting "
                                    "costs less than both.");
        //: %1 a provider.
        const QString onDemand = tr("But at the price that %1 offers on demand, renting costs less "
                                    "than both.");
        return u' ' +
               words::filled(offer->id.ends_with("_reserved") ? reserved : onDemand, {seller});
    }

    // Of all trials: "32 × 28 B tokens".
    QString tokens() const
    {
        QString each =
            format_.text(answer_.tokens.base(), Unit::TokensUnit) + QChar(0x00a0) + tr("tokens");
        if (work_.kind != engine::WorkloadKind::Sweep)
            return each;
        return format_.number(work_.sweep.trials, Unit::Count) + QStringLiteral(" × ") + each;
    }

    // Singular or plural subject, for the verb form.
    int subject() const { return words::subject(gpus()); }

    SentencePart dial(const QString& path, double base, Unit unit) const
    {
        return {format_.text(base, unit), path, true};
    }

    static SentencePart named(const QString& text, const QString& path)
    {
        return {text, {}, false, false, path};
    }

    SentencePart figure(const QString& name) const
    {
        const engine::Assessment& a = e_.assessment;
        const engine::Train& t = work_.train;
        if (name == u"gpus")
            return {format_.number(gpus(), Unit::Gpus) + QChar(0x00a0) + words::gpuNames(plan_),
                    gpus() == a.decision.gpus  ? QStringLiteral("cluster.gpus")
                    : a.decision.parts.empty() ? QStringLiteral("cluster.gpus_training")
                                               : prefix_ + QStringLiteral("gpus"),
                    true};
        if (name == u"nodes") {
            const double nodes = std::ceil(gpus() / plan_.cluster.nodeSize);
            return {nodes == 1 ? tr("1 node") : format_.text(nodes, Unit::Nodes),
                    {},
                    false,
                    false,
                    gpus() == a.decision.gpus ? QStringLiteral("cluster.nodes") : QString()};
        }
        if (name == u"runs_all")
            return {format_.number(static_cast<double>(runs()), Unit::Count)};
        if (name == u"together")
            return dial(QStringLiteral("money.run_time"), e_.assessment.money.runTime.base(),
                        Unit::Days);
        if (name == u"model")
            return named(modelName(plan_, work_, format_), prefix_ + QStringLiteral("model"));
        if (name == u"rl_steps")
            return named(format_.text(work_.rl.steps, Unit::Count),
                         prefix_ + QStringLiteral("rl.steps"));
        if (name == u"rl_step")
            return dial(prefix_ + QStringLiteral("rl_step"), answer_.rl.step.base(), Unit::Second);
        if (name == u"units")
            return named(format_.text(work_.job.units, Unit::Count),
                         prefix_ + QStringLiteral("job.units"));
        if (name == u"samples")
            return named(format_.text(work_.rec.samples, Unit::Count),
                         prefix_ + QStringLiteral("rec.samples"));
        if (name == u"tables")
            return dial(prefix_ + QStringLiteral("rec_tables"), answer_.rec.tables.base(),
                        Unit::GB);
        if (name == u"gpu")
            return {words::gpuNames(plan_)};
        if (name == u"job_memory")
            return dial(prefix_ + QStringLiteral("job_memory"), answer_.job.memory.base(),
                        Unit::GiB);
        if (name == u"job_usable")
            return {format_.text(answer_.job.usable.base(), Unit::GiB)};
        if (name == u"tokens")
            return named(tokens(), prefix_ + QStringLiteral("run_tokens"));
        if (name == u"memory")
            return dial(prefix_ + QStringLiteral("memory"), answer_.memory.total().base(),
                        Unit::GiB);
        if (name == u"usable")
            return dial(prefix_ + QStringLiteral("memory_usable"), answer_.usable.base(),
                        Unit::GiB);
        if (name == u"time")
            return dial(prefix_ + QStringLiteral("time"), answer_.time.base(), Unit::Days);
        if (name == u"band") {
            const engine::Band* band =
                e_.bands.find((prefix_ + QStringLiteral("time")).toStdString());
            const QString range = band ? format_.band(*band, Unit::Days) : QString();
            return {range.isEmpty() ? range : words::filled(tr("(80 % range %1)"), {range}),
                    {},
                    false,
                    true,
                    prefix_ + QStringLiteral("time")};
        }
        if (name == u"deadline")
            return named(format_.text(t.deadline.base(), Unit::Days),
                         prefix_ + QStringLiteral("deadline"));
        if (name == u"states")
            return dial(prefix_ + QStringLiteral("states"), answer_.states.base(), Unit::TB);
        if (name == u"copy")
            return work_.isBatch() ? dial(prefix_ + QStringLiteral("job_unit_gpus"),
                                          answer_.job.unitGpus, Unit::Gpus)
                                   : dial(prefix_ + QStringLiteral("copy_gpus"),
                                          std::ceil(answer_.gpusPerReplica), Unit::Gpus);
        return moneyFigure(name);
    }

    // The hourly price paid: including the term's discount and support, and averaged over two GPU
    // types.
    QString paidPrice() const
    {
        const engine::UsdRate price = e_.resolved->money.price;
        const QString text =
            format_.text((price * e_.assessment.money.paidShare).base(), Unit::DollarPerGpuHour);
        return engine::isMixed(plan_.cluster) ? tr("%1 on average").arg(text) : text;
    }

    // As sure as the range of the savings is.
    QString cheaper() const
    {
        const engine::MoneyAnswer& m = e_.assessment.money;
        const engine::Band* saved = e_.bands.find("money.saved");
        if (saved && saved->holdsZero())
            return m.buyingPays ? tr("buying is probably cheaper")
                                : tr("renting is probably cheaper");
        return m.buyingPays ? tr("buying is cheaper") : tr("renting is cheaper");
    }

    SentencePart moneyFigure(const QString& name) const
    {
        const engine::Assessment& a = e_.assessment;
        const engine::Economics& m = plan_.money;
        if (name == u"run") // with trials, staff and paid hours without work, as for budgets
            return dial(QStringLiteral("money.run_cost"), a.money.runCost.base(), Unit::Dollar);
        if (name == u"price")
            return named(paidPrice(), QStringLiteral("money.paid_price"));
        if (name == u"first")
            return dial(QStringLiteral("money.own_first"), a.money.ownFirst.base(), Unit::Dollar);
        if (name == u"own")
            return dial(QStringLiteral("money.own_year"), a.money.ownYear.base(),
                        Unit::DollarPerYear);
        if (name == u"power")
            return dial(QStringLiteral("site.mean"), a.site.mean.total().base(), Unit::Kilowatt);
        const bool served = !plan_.runs();
        if (name == u"runs" && (served || m.useRule == engine::UseRule::Typed))
            return named(tr("%1 utilization").arg(format_.text(a.money.inUse, Unit::Percent)),
                         QStringLiteral("money.in_use"));
        if (name == u"runs")
            return named(tr("%1 runs per year", nullptr, words::subject(m.runs))
                             .arg(format_.number(m.runs, Unit::Count)),
                         QStringLiteral("money.runs"));
        if (name == u"choice")
            return {cheaper(), QStringLiteral("money.saved"), true};
        if (name == u"use")
            return dial(QStringLiteral("money.even_use"), a.money.breakEvenUse, Unit::Percent);
        if (name == u"inuse")
            return dial(QStringLiteral("money.in_use"), a.money.inUse, Unit::Percent);
        if (name == u"years")
            return named(format_.text(m.years.base(), Unit::Years), QStringLiteral("money.years"));
        return {u'{' + name + u'}'};
    }

    const engine::Evaluation& e_;
    const engine::Plan& plan_;
    const engine::Workload& work_;
    const engine::TrainAnswer& answer_;
    const NumberFormat& format_;
    QString prefix_;
};

} // namespace

std::vector<SentencePart> answerSentence(const engine::Evaluation& evaluation,
                                         const NumberFormat& format)
{
    return Writer(evaluation, format).write();
}

} // namespace model

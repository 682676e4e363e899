#include "model/sentences/servedsentence.h"

#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/plan.h"
#include "model/sentences/workname.h"
#include "model/words/clustergpus.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

// lupdate reads this class's tr(); the words in braces are placeholders for figures.
class Served {
    Q_DECLARE_TR_FUNCTIONS(AnswerSentence)
public:
    Served(const engine::Evaluation& e, std::size_t work, const NumberFormat& format)
        : e_(e)
        , plan_(*e.plan)
        , work_(plan_.work[work])
        , answer_(e.assessment.serving[work])
        , format_(format)
        , prefix_(QStringLiteral("work.%1.serve_").arg(QString::fromStdString(work_.id)))
    {
    }

    std::vector<SentencePart> write() const
    {
        return composed(pattern(), [this](const QString& name) { return figure(name); });
    }

private:
    bool byUnit() const { return work_.serve.rule == engine::ServeRule::ByUnit; }
    bool makes() const { return work_.serve.makes(); }
    bool computed() const { return work_.serve.rule == engine::ServeRule::Computed; }

    QString pattern() const
    {
        if (!std::isfinite(answer_.rate.base()))
            return tr("{gpus} serve {model}, but their throughput cannot be computed.", nullptr,
                      subject());
        if (computed() && !(answer_.memory.batch >= 1))
            return tr("{replica} cannot hold {model}: its weights of {weights} leave no room for a "
                      "KV cache in {memory}.");
        if (makes() && !(answer_.rate.base() > 0))
            return tr("{model} fits on {replica}, but even a single request takes {first}; the "
                      "limit is {firstlimit}.");
        if (computed() && !(answer_.rate.base() > 0))
            return tr("{model} fits on {replica}, but even a single request takes {first} to the "
                      "first token and {token} per output token; the limits are {firstlimit} and "
                      "{tokenlimit}.");
        if (!(answer_.choice.carrying >= 1))
            return hasAll() ? tr("{all} cannot hold a replica of {model}, which needs {replica}.",
                                 nullptr, words::subject(e_.assessment.decision.gpus))
                            : tr("Of {all}, too few are left for a replica of {model}, which needs "
                                 "{replica}.");
        if (answer_.load > 1)
            return answer_.overloaded
                       ? tr("{gpus} ({replicas}) serve {model} at up to {carried} within the "
                            "limits; at {own}, requests queue.",
                            nullptr, subject())
                       : tr("{gpus} ({replicas}) serve {model} at up to {carried} within the "
                            "limits; at {own}, latency exceeds them.",
                            nullptr, subject());
        if (makes())
            return std::isfinite(answer_.cost.base())
                       ? tr("{gpus} ({replicas}){tier} run {model} at {requests}. A request "
                            "takes "
                            "{first} {firstband}; cost is {itemcost} per thousand items.",
                            nullptr, subject())
                       : tr("{gpus} ({replicas}){tier} run {model} at {requests}. A request "
                            "takes "
                            "{first} {firstband}.",
                            nullptr, subject());
        if (!std::isfinite(answer_.cost.base()))
            return computed() ? tr("{gpus} ({replicas}){tier} serve {model} at {requests}. Time "
                                   "to first token ({firstshare}) is {first}, time per output "
                                   "token ({tokenshare}) {token}.",
                                   nullptr, subject())
                              : tr("{gpus} ({replicas}){tier} serve {model} at {requests}.",
                                   nullptr, subject());
        if (byUnit())
            return tr("{gpus} ({replicas}){tier} serve {model} at {requests}, {load} of their "
                      "capacity. Cost is {unitcost} per 1,000 units.",
                      nullptr, subject());
        if (work_.serve.inSessions())
            return tr("{gpus} ({replicas}){tier} serve {model} to {sessions} concurrent sessions "
                      "at {requests}. Time to first token ({firstshare}) is {first}, time per "
                      "output token ({tokenshare}) {token} {band}; cost is {sessioncost} per "
                      "session.",
                      nullptr, subject());
        return computed() ? tr("{gpus} ({replicas}){tier} serve {model} at {requests}. Time to "
                               "first token ({firstshare}) is {first}, time per output token "
                               "({tokenshare}) {token} {band}; cost is {cost} per million output "
                               "tokens.",
                               nullptr, subject())
                          : tr("{gpus} ({replicas}){tier} serve {model} at {requests}, {load} of "
                               "their capacity. Cost is {cost} per million output tokens.",
                               nullptr, subject());
    }

    // Singular or plural subject, for the verb form.
    int subject() const
    {
        return words::subject(answer_.choice.gpus() + (answer_.tier.empty() ? 0 : 1));
    }
    QString gpusOf(double gpus) const
    {
        return format_.number(gpus, Unit::Gpus) + QChar(0x00a0) + words::gpuNames(plan_);
    }
    QString replicas() const
    {
        const double each = answer_.choice.layout.replicaGpus();
        const double all = answer_.choice.replicas();
        const QString number = format_.number(all, Unit::Count);
        const QString gpus = format_.number(each, Unit::Count);
        const int count = words::subject(all);
        const QString text = each == 1
                                 ? tr("%1 replicas", nullptr, count).arg(number)
                                 //: %1 a count, %2 a number.
                                 : tr("%1 replicas of %2 GPUs", nullptr, count).arg(number, gpus);
        const double retrieval = answer_.choice.retrieval;
        //: %1 replicas with their count, %2 a number of GPUs.
        return retrieval > 0 ? tr("%1, plus %2 for retrieval")
                                   .arg(text, format_.number(retrieval, Unit::Gpus))
                             : text;
    }
    // For a dedicated cluster, the GPUs it uses.
    QString gpusUsed() const
    {
        const double used = answer_.choice.gpus(), all = e_.assessment.decision.gpus;
        const bool alone = plan_.work.size() == 1 && answer_.tier.empty();
        //: %1 the GPUs of one kind of work, %2 all of them.
        return alone && all > used
                   ? tr("%1 of %2").arg(format_.number(used, Unit::Gpus), gpusOf(all))
                   : gpusOf(used);
    }
    // Whether no other fleet or retrieval uses any.
    bool hasAll() const
    {
        return std::ranges::all_of(e_.assessment.serving, [](const engine::ServeAnswer& fleet) {
            return fleet.choice.gpus() == 0;
        });
    }
    // GPUs of a second tier that take a part of the load.
    SentencePart secondTier() const
    {
        if (answer_.tier.empty())
            return {};
        const double gpus = answer_.tier.front().choice.gpus();
        const QString name = QString::fromStdString(work_.serve.tier.gpu.brief);
        return {tr(" and %1 in a second tier")
                    .arg(format_.number(gpus, Unit::Gpus) + QChar(0x00a0) + name),
                prefix_ + QStringLiteral("tier_gpus"), true};
    }
    QString requests(engine::Rate rate) const
    {
        return rate.base() == 1 ? tr("one request per second")
                                : tr("%1 requests per second")
                                      .arg(format_.number(rate.base(), Unit::EachSecond));
    }
    SentencePart dial(const QString& name, double base, Unit unit) const
    {
        return {format_.text(base, unit), prefix_ + name, true};
    }

    SentencePart read(const char* row, Unit unit = Unit::Dollar) const
    {
        const std::string path = engine::boundPath(row, work_.id);
        const double value =
            engine::read(*e_.resolved, e_.assessment, engine::findDial(plan_, path));
        return {format_.text(value, unit), QString::fromStdString(path), true};
    }
    SentencePart band(const QString& name) const
    {
        const engine::Band* band = e_.bands.find((prefix_ + name).toStdString());
        return {format_.bracketed(band, Unit::Milliseconds), {}, false, true, prefix_ + name};
    }

    SentencePart percentile(bool high, const char* row) const
    {
        return {high ? tr("p95") : tr("p50"),
                {},
                false,
                false,
                QString::fromStdString(engine::boundPath(row, work_.id))};
    }

    QString modelPath() const
    {
        return QString::fromStdString(engine::boundPath("work.*.model", work_.id));
    }
    SentencePart input(double base, const char* leaf) const
    {
        return {format_.text(base, Unit::Milliseconds),
                {},
                false,
                false,
                QString::fromStdString(
                    engine::boundPath(std::string("work.*.serve.") + leaf, work_.id))};
    }

    SentencePart figure(const QString& name) const
    {
        const engine::Serve& serve = work_.serve;
        if (name == u"gpus")
            return {gpusUsed(), prefix_ + QStringLiteral("gpus"), true};
        if (name == u"all")
            return {gpusOf(e_.assessment.decision.gpus), QStringLiteral("cluster.gpus"), true};
        if (name == u"replica")
            return {gpusOf(answer_.choice.layout.replicaGpus()),
                    prefix_ + QStringLiteral("replica_gpus"), true};
        if (name == u"replicas")
            return {replicas(), prefix_ + QStringLiteral("replicas"), true};
        if (name == u"model")
            return {modelName(plan_, work_, format_), {}, false, false, modelPath()};
        if (name == u"requests")
            return {requests(answer_.planned), prefix_ + QStringLiteral("planned"), true};
        if (name == u"own") // the requests to these GPUs, if others take a part
            return {requests(answer_.ownPlanned), prefix_ + QStringLiteral("own_planned"), true};
        if (name == u"tier")
            return secondTier();
        if (name == u"carried")
            return {requests(answer_.fleetRate), prefix_ + QStringLiteral("fleet_rate"), true};
        if (name == u"first")
            return dial(QStringLiteral("first"), answer_.first.base(), Unit::Milliseconds);
        if (name == u"token")
            return dial(QStringLiteral("token"), answer_.token.base(), Unit::Milliseconds);
        if (name == u"firstshare")
            return percentile(serve.first95, "work.*.serve.first_share");
        if (name == u"tokenshare")
            return percentile(serve.token95, "work.*.serve.token_share");
        if (name == u"firstlimit")
            return input(serve.first.base(), "first");
        if (name == u"tokenlimit")
            return input(serve.token.base(), "token");
        if (name == u"weights")
            return dial(QStringLiteral("weights"), answer_.memory.weights.base(), Unit::GiB);
        if (name == u"memory")
            return dial(QStringLiteral("memory"), answer_.memory.seen.base(), Unit::GiB);
        if (name == u"load")
            return dial(QStringLiteral("load"), answer_.load, Unit::Percent);
        if (name == u"cost") { // the sentence names the basis
            const auto parts = format_.parts(answer_.costAnswer.base(), Unit::DollarPerMtoken);
            return {parts.amount(), prefix_ + QStringLiteral("cost_answer"), true};
        }
        if (name == u"unitcost")
            return read("work.*.serve_cost_unit");
        if (name == u"sessioncost")
            return read("work.*.session_cost");
        if (name == u"sessions")
            return read("work.*.session_open", Unit::Count);
        if (name == u"itemcost")
            return read("work.*.media_cost");
        if (name == u"band")
            return band(QStringLiteral("token"));
        if (name == u"firstband")
            return band(QStringLiteral("first"));
        return {u'{' + name + u'}'};
    }

    const engine::Evaluation& e_;
    const engine::Plan& plan_;
    const engine::Workload& work_;
    const engine::ServeAnswer& answer_;
    const NumberFormat& format_;
    QString prefix_;
};

} // namespace

std::vector<SentencePart> servedSentence(const engine::Evaluation& evaluation, std::size_t work,
                                         const NumberFormat& format)
{
    return Served(evaluation, work, format).write();
}

bool servesAtAll(const engine::ServeAnswer& answer)
{
    return answer.rate.base() > 0 && answer.choice.carrying >= 1;
}

} // namespace model

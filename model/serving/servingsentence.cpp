#include "model/serving/servingsentence.h"

#include "model/serving/served.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Serving {
    Q_DECLARE_TR_FUNCTIONS(Serving)
};

struct Said {
    const engine::Evaluation& e;
    const NumberFormat& format;
    Served served;
    const engine::ServeAnswer& a = served.answer;

    SentencePart dial(double base, Unit unit, const char* path) const
    {
        return {format.text(base, unit), served.path(path), true};
    }

    SentencePart figure(const QString& name) const
    {
        const engine::ServeChoice& c = a.choice;
        if (name == u"model")
            return {QString::fromStdString(served.work.train.model.brief)};
        if (name == u"gpu")
            return {QString::fromStdString(e.plan->cluster.gpu.brief)};
        if (name == u"peak")
            return dial(a.peak, Unit::EachSecond, "serve_peak");
        if (name == u"carrying")
            return dial(c.carrying, Unit::Count, "serve_carrying");
        if (name == u"spares")
            return dial(c.spares, Unit::Count, "serve_spares");
        if (name == u"each")
            return {format.number(c.layout.replicaGpus(), Unit::Count)};
        if (name == u"rate")
            return dial(a.rate, Unit::EachSecond, "serve_rate");
        if (name == u"load")
            return dial(a.load, Unit::Percent, "serve_load");
        if (name == u"bound")
            return {boundWords(a.bound)};
        if (name == u"first")
            return dial(a.first.base(), Unit::Milliseconds, "serve_first");
        if (name == u"token")
            return dial(a.token.base(), Unit::Milliseconds, "serve_token");
        return dial(a.costAnswer.base(), Unit::DollarPerMtoken, "serve_cost_answer");
    }

    QString carried() const
    {
        const bool spares = a.choice.spares > 0;
        return spares ? Serving::tr("{peak} of {model} come to {carrying} replicas of {each} "
                                    "{gpu}, and {spares} stand by.")
                      : Serving::tr("{peak} of {model} come to {carrying} replicas of {each} "
                                    "{gpu}; none stands by.");
    }

    QString waiting() const
    {
        if (a.overloaded)
            return Serving::tr("They come faster than they are ever answered: they queue.");
        if (!served.isComputed() || !std::isfinite(a.first.base()))
            return {};
        return a.queueing ? Serving::tr("The cache is full: requests queue for it.")
                          : Serving::tr("The first token takes {first}, each after it {token}.");
    }

    QString bounds() const
    {
        if (!(a.rate > 0))
            return Serving::tr("No replica keeps the limits.");
        return served.isComputed() ? Serving::tr("One carries {rate} within the limits, where "
                                                 "{bound}.")
                                   : Serving::tr("One carries {rate}.");
    }
};

} // namespace

std::vector<SentencePart> servingSentence(const engine::Evaluation& e, const NumberFormat& format)
{
    const auto served = servedOf(e);
    if (!served)
        return {};
    const Said said{e, format, *served};
    QString pattern = said.carried() + u' ' + said.waiting() + u' ' + said.bounds();
    if (std::isfinite(served->answer.costAnswer.base()))
        pattern += u' ' + Serving::tr("A million tokens of answers cost {cost}.");
    return composed(pattern.simplified(),
                    [&said](const QString& name) { return said.figure(name); });
}

} // namespace model

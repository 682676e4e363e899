#include "model/serving/servingfigures.h"

#include "model/serving/served.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Serving {
    Q_DECLARE_TR_FUNCTIONS(Serving)
};

struct Figures {
    const engine::Evaluation& e;
    const NumberFormat& format;
    Served s;

    Headline write(const char* dial, Unit unit, const QString& label, const QString& note) const
    {
        return headline(e, format, s.path(dial), unit, label, note);
    }

    QString limit(engine::Seconds limit, bool most) const
    {
        if (!std::isfinite(limit.base()))
            return Serving::tr("no limit");
        return (most ? Serving::tr("95 %, limit %1") : Serving::tr("half, limit %1"))
            .arg(format.text(limit.base(), Unit::Milliseconds));
    }

    // How fast: times where they are computed, else what its GPUs yield.
    std::vector<Headline> speed() const
    {
        const engine::Serve& serve = s.work.serve;
        if (s.isComputed())
            return {write("serve_first", Unit::Milliseconds, Serving::tr("First token"),
                          s.answer.overloaded ? Serving::tr("requests queue")
                                              : limit(serve.first, serve.first95)),
                    write("serve_token", Unit::Milliseconds, Serving::tr("Each token after"),
                          limit(serve.token, serve.token95))};
        return {write("serve_output_gpu", Unit::Count, Serving::tr("Tokens/s, a GPU"),
                      Serving::tr("of answers, at the peak")),
                write("serve_busy", Unit::Percent, Serving::tr("Busy"),
                      Serving::tr("mean over the hours they run"))};
    }

    std::vector<Headline> fleet() const
    {
        const engine::ServeChoice& c = s.answer.choice;
        return {write("serve_replicas", Unit::Count, Serving::tr("Replicas"),
                      words::filled(Serving::tr("%1 carry, %2 stand by"),
                                    {format.number(c.carrying, Unit::Count),
                                     format.number(c.spares, Unit::Count)})),
                write("serve_gpus", Unit::Count, Serving::tr("GPUs"), layoutWords(c.layout)),
                write("serve_load", Unit::Percent, Serving::tr("Load at the peak"),
                      Serving::tr("of %1").arg(rateWords(s.answer.fleetRate, format)))};
    }

    QString api() const
    {
        const double tokens = s.answer.mean * s.answer.answer.base();
        const double price = s.answer.apiCost.base() / tokens;
        return std::isfinite(price)
                   ? Serving::tr("bought: %1").arg(format.text(price, Unit::DollarPerMtoken))
                   : Serving::tr("with everything");
    }

    QString evenNote() const
    {
        const engine::Serve& serve = s.work.serve;
        if (!std::isfinite(serve.apiInput.base()) || !std::isfinite(serve.apiOutput.base()))
            return Serving::tr("type prices of an API");
        const auto day = engine::kDay.base() * s.answer.mean * (s.answer.prompt + s.answer.answer);
        return Serving::tr("%1 come").arg(format.text(day.base(), Unit::TokensUnit));
    }

    std::vector<Headline> money() const
    {
        return {
            write("serve_cost_answer", Unit::DollarPerMtoken, Serving::tr("Cost of answers"),
                  api()),
            write("serve_even_tokens", Unit::TokensUnit, Serving::tr("Even, tokens a day"),
                  evenNote()),
            write("serve_power", Unit::Kilowatt, Serving::tr("Power"),
                  Serving::tr("%1 a million")
                      .arg(format.text(1e6 * s.answer.outputEnergy.base(), Unit::KilowattHour)))};
    }
};

} // namespace

std::vector<Headline> servingFigures(const engine::Evaluation& e, const NumberFormat& format)
{
    const auto served = servedOf(e);
    if (!served)
        return {};
    const Figures figures{e, format, *served};
    std::vector<Headline> all = figures.fleet();
    for (const auto& more : {figures.speed(), figures.money()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

} // namespace model

#include "model/serving/servingfigures.h"

#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/serving/served.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct ServingFigureWords {
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
            return ServingFigureWords::tr("no limit");
        return (most ? ServingFigureWords::tr("p95, limit %1")
                     : ServingFigureWords::tr("p50, limit %1"))
            .arg(format.text(limit.base(), Unit::Milliseconds));
    }

    // Speed: latencies if they are computed, otherwise throughput per GPU.
    std::vector<Headline> speed() const
    {
        const engine::Serve& serve = s.work.serve;
        if (serve.makes())
            return {
                write("serve_first", Unit::Milliseconds, ServingFigureWords::tr("Time per request"),
                      s.answer.overloaded ? ServingFigureWords::tr("requests queue up")
                                          : limit(serve.first, serve.first95)),
                write("media_rate", Unit::EachSecond, ServingFigureWords::tr("Items per second"),
                      ServingFigureWords::tr("at peak load"))};
        if (s.isComputed())
            return {write("serve_first", Unit::Milliseconds,
                          ServingFigureWords::tr("First token (TTFT)"),
                          s.answer.overloaded ? ServingFigureWords::tr("requests queue up")
                                              : limit(serve.first, serve.first95)),
                    write("serve_token", Unit::Milliseconds,
                          ServingFigureWords::tr("Output token (TPOT)"),
                          limit(serve.token, serve.token95))};
        return {write("serve_output_gpu", Unit::Count,
                      ServingFigureWords::tr("Output tokens/s per GPU"),
                      ServingFigureWords::tr("at peak load")),
                write("serve_busy", Unit::Percent, ServingFigureWords::tr("Average load"),
                      ServingFigureWords::tr("over the hours that replicas run"))};
    }

    std::vector<Headline> fleet() const
    {
        const engine::ServeChoice& c = s.answer.choice;
        return {
            write("serve_replicas", Unit::Count, ServingFigureWords::tr("Replicas"),
                  //: %1 and %2 counts of replicas.
                  words::filled(ServingFigureWords::tr("%1 active, %2 spare"),
                                {format.number(c.carrying, Unit::Count),
                                 format.number(c.spares, Unit::Count)})),
            write("serve_gpus", Unit::Count, ServingFigureWords::tr("GPUs"), layoutWords(c.layout)),
            write("serve_load", Unit::Percent, ServingFigureWords::tr("Peak load"),
                  ServingFigureWords::tr("of %1 capacity")
                      .arg(rateWords(s.answer.fleetRate, format)))};
    }

    QString api() const
    {
        const double price = (s.answer.apiCost / (s.answer.mean * s.answer.answer)).base();
        return std::isfinite(price) ? ServingFigureWords::tr("API: %1").arg(
                                          format.text(price, Unit::DollarPerMtoken))
                                    : ServingFigureWords::tr("all costs included");
    }

    QString evenNote() const
    {
        const engine::Serve& serve = s.work.serve;
        if (!std::isfinite(serve.apiInput.base()) || !std::isfinite(serve.apiOutput.base()))
            return ServingFigureWords::tr("enter API prices");
        const auto day = engine::kDay.base() * s.answer.mean * (s.answer.prompt + s.answer.answer);
        return ServingFigureWords::tr("per day; this plan: %1")
            .arg(format.text(day.base(), Unit::TokensUnit));
    }

    Headline session() const
    {
        const std::string path = s.path("session_open").toStdString();
        const double open =
            engine::read(*e.resolved, e.assessment, engine::findDial(*e.plan, path));
        return write(
            "session_cost", Unit::Dollar, ServingFigureWords::tr("Cost per session"),
            ServingFigureWords::tr("%1 open at a time").arg(format.number(open, Unit::Count)));
    }

    std::vector<Headline> money() const
    {
        if (s.work.serve.makes())
            return {write("media_cost", Unit::Dollar,
                          ServingFigureWords::tr("Cost per 1,000 items"),
                          ServingFigureWords::tr("all fleet costs included")),
                    write("serve_power", Unit::Kilowatt, ServingFigureWords::tr("Fleet power"),
                          ServingFigureWords::tr("facility power"))};
        if (s.work.serve.rule == engine::ServeRule::ByUnit)
            return {write("serve_cost_unit", Unit::Dollar,
                          ServingFigureWords::tr("Cost per 1,000 units"),
                          ServingFigureWords::tr("all fleet costs included")),
                    write("serve_power", Unit::Kilowatt, ServingFigureWords::tr("Fleet power"),
                          ServingFigureWords::tr("facility power"))};
        return {
            write("serve_cost_answer", Unit::DollarPerMtoken,
                  ServingFigureWords::tr("Cost of output"), api()),
            s.work.serve.inSessions()
                ? session()
                : write("serve_even_tokens", Unit::TokensUnit,
                        ServingFigureWords::tr("Break-even vs. API"), evenNote()),
            write("serve_power", Unit::Kilowatt, ServingFigureWords::tr("Fleet power"),
                  ServingFigureWords::tr("%1 per million output tokens")
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

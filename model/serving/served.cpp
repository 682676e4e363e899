#include "model/serving/served.h"

#include "model/engine/knobs/formats.h"

#include <QCoreApplication>
#include <QStringList>

namespace model {
namespace {

using engine::Unit;

struct Serving {
    Q_DECLARE_TR_FUNCTIONS(Serving)
};

} // namespace

QString Served::path(const char* dial) const
{
    return QString::fromStdString(engine::boundPath(std::string("work.*.") + dial, work.id));
}

std::optional<Served> servedOf(const engine::Evaluation& e)
{
    const std::size_t at = e.view.served;
    if (at >= e.assessment.serving.size() || !e.plan->work[at].serves())
        return {};
    const engine::ServingDetail* detail = at < e.serving.size() ? &e.serving[at] : nullptr;
    return Served{at, e.plan->work[at], e.assessment.serving[at], detail};
}

QString boundWords(const Served& served)
{
    const bool makes = served.work.serve.makes(); // without tokens or a KV cache
    switch (served.answer.bound) {
    case engine::RateBound::Nothing: return Serving::tr("no rate meets the limits");
    case engine::RateBound::Cache:
        return makes ? Serving::tr("limited by memory") : Serving::tr("limited by the KV cache");
    case engine::RateBound::First:
        return makes ? Serving::tr("limited by the time per request")
                     : Serving::tr("limited by TTFT");
    case engine::RateBound::Token: return Serving::tr("limited by TPOT");
    case engine::RateBound::Batch: return Serving::tr("limited by the engine's maximum batch size");
    }
    return {};
}

QString formatWords(engine::WeightFormat format)
{
    for (const auto& named : engine::kWeightFormats)
        if (named.value == format)
            return QString::fromUtf8(named.label);
    return {};
}

QString layoutWords(const engine::ServingLayout& layout)
{
    QStringList parts;
    const auto add = [&parts](double degree, const QString& name) {
        if (degree > 1)
            //: %1 a kind of parallelism, %2 its degree.
            parts << Serving::tr("%1 %2").arg(name).arg(degree);
    };
    add(layout.tensor, Serving::tr("tensor"));
    add(layout.pipeline, Serving::tr("pipeline"));
    add(layout.attention, Serving::tr("attention"));
    add(layout.expert, Serving::tr("expert"));
    return parts.isEmpty() ? Serving::tr("1 GPU") : parts.join(QStringLiteral(", "));
}

QString rateWords(engine::Rate requests, const NumberFormat& format)
{
    return format.text(requests.base(), Unit::EachSecond);
}

QString dollarsPerMillion(double dollars, const NumberFormat& format)
{
    const auto parts =
        format.parts(dollars * engine::info(Unit::DollarPerMtoken).size, Unit::DollarPerMtoken);
    return parts.amount();
}

} // namespace model

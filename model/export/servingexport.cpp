#include "model/export/servingexport.h"

#include "model/engine/assess.h"
#include "model/engine/knobs/formats.h"
#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"
#include "model/format/numberformat.h"

#include <array>

namespace model {
namespace {

using engine::ServeRow;
using engine::Unit;
using Json = nlohmann::ordered_json;

// In enum order.
constexpr std::array kLosses{"usable",          "no room in memory", "first token too late",
                             "tokens too slow", "too many GPUs",     "another is better"};
constexpr std::array kBounds{"nothing", "cache", "first token", "tokens", "engine"};

constexpr std::array kTiers{"none", "part of all", "peak only", "second class", "third class"};
static_assert(namesAll(kLosses, engine::ServeLoss::Dominated) &&
              namesAll(kBounds, engine::RateBound::Batch) &&
              namesAll(kTiers, engine::TierRule::Third));
constexpr double kHair = 5e-4; // relative, of a price or a time: not worth showing

// "tp2 fp8", "tp8 pp2 bf16", "ep8 dp8 fp8": the short name of an option.
QString shortName(const engine::ServingLayout& layout, engine::WeightFormat format)
{
    QStringList words;
    const auto add = [&](const char* word, double degree) {
        if (degree > 1)
            words << QLatin1String(word) + QString::number(degree);
    };
    add("tp", layout.tensor), add("pp", layout.pipeline);
    add("ep", layout.expert), add("dp", layout.attention);
    if (words.isEmpty())
        words << QStringLiteral("tp1");
    words << QString::fromUtf8(engine::idOf(engine::kWeightFormats, format));
    return words.join(u' ');
}

Json betterId(const ServeRow& row)
{
    return row.better ? Json(shortName(row.better->layout, row.better->format).toStdString())
                      : Json();
}

// "another is better: tp2 fp8 (31 % more expensive, 4 % slower than that)"
QString whyText(const ServeRow& row)
{
    QString why = QString::fromUtf8(idOf(kLosses, row.option.loss));
    if (!row.better)
        return why;
    const NumberFormat format;
    QStringList by;
    for (const auto& [word, share] :
         {std::pair{"more expensive", row.better->dearer}, {"slower", row.better->slower}})
        if (share > kHair)
            by << QStringLiteral("%1 %2").arg(format.text(share, Unit::Percent),
                                              QLatin1String(word));
    why += QStringLiteral(": %1").arg(shortName(row.better->layout, row.better->format));
    return by.isEmpty() ? why : why + QStringLiteral(" (this one is %1)").arg(by.join(u", "));
}

Json rowJson(const ServeRow& row)
{
    const engine::ServeOption& o = row.option;
    const bool runs = o.rate.requests.base() > 0;
    const auto known = [&](double value) { return runs ? numberOrNull(value) : Json(); };
    const double dearer = row.better ? row.better->dearer : engine::kUnknown;
    const double slower = row.better ? row.better->slower : engine::kUnknown;
    return {{"format", engine::idOf(engine::kWeightFormats, o.format)},
            {"tensor", o.layout.tensor},
            {"pipeline", o.layout.pipeline},
            {"expert", o.layout.expert},
            {"attention", o.layout.attention},
            {"requests_s", known(o.rate.requests.base())},
            {"bound", idOf(kBounds, o.rate.bound)},
            {"replicas", known(o.fleet.replicas())},
            {"gpus", known(o.fleet.gpus)},
            {"first95_s", known(o.first95.base())},
            {"token50_s", known(o.token50.base())},
            {"usd_mtoken", known(row.costAnswer)},
            {"power_w", known(o.power.base())},
            {"chosen", row.chosen},
            {"frontier", row.onFrontier},
            {"why", idOf(kLosses, o.loss)},
            {"better", betterId(row)},
            {"dearer", known(dearer)},
            {"slower", known(slower)}};
}

QString lineText(const ServeRow& row)
{
    const NumberFormat format;
    const engine::ServeOption& o = row.option;
    QString line = QStringLiteral("%1 %2  tensor %3, stages %4, experts %5, attention %6")
                       .arg(row.chosen ? u'*' : u' ')
                       .arg(QString::fromUtf8(engine::idOf(engine::kWeightFormats, o.format)), -5)
                       .arg(o.layout.tensor)
                       .arg(o.layout.pipeline)
                       .arg(o.layout.expert)
                       .arg(o.layout.attention);
    if (o.rate.requests.base() > 0)
        line += QStringLiteral("  %1 replicas, %2  %3 per replica  TTFT %4, TPOT %5  %6")
                    .arg(o.fleet.replicas())
                    .arg(format.text(o.fleet.gpus, Unit::Gpus),
                         format.text(o.rate.requests.base(), Unit::EachSecond),
                         format.text(o.first95.base(), Unit::Milliseconds),
                         format.text(o.token50.base(), Unit::Milliseconds),
                         format.text(row.costAnswer * 1e-6, Unit::DollarPerMtoken));
    return line + QStringLiteral("  ") + whyText(row);
}

} // namespace

const engine::TierSearch& ServingExport::none()
{
    static const engine::TierSearch search;
    return search;
}

QByteArray ServingExport::json() const
{
    Json options = Json::array();
    for (const ServeRow& row : detail.options)
        options.push_back(rowJson(row));
    Json json{{"looked", detail.looked}, {"options", options}};
    for (const engine::TierOption& o : tiers.options)
        json["tiers"].push_back(
            {{"gpu", o.gpu},
             {"rule", idOf(kTiers, o.rule)},
             {"share", o.share},
             {"cluster_gpus", o.clusterGpus},
             {"tier_gpus", o.tierGpus},
             {"usd_h", numberOrNull(o.cost.base() / engine::info(Unit::DollarPerHour).size)},
             {"power_w", numberOrNull(o.power.base())},
             {"saved", numberOrNull(o.saved)}});
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

QByteArray FleetExport::json() const
{
    Json fleets = Json::array(), runs = Json::array();
    const engine::Assessment a = engine::assess(plan, decision);
    for (const std::size_t w : plan.runIndices())
        runs.push_back({{"work", plan.work[w].id},
                        {"gpus", engine::trainingGpus(decision, w)},
                        {"time_s", numberOrNull(a.work[w].time.base())},
                        {"deadline_s", numberOrNull(plan.work[w].train.deadline.base())}});
    for (const std::size_t w : plan.fleetIndices()) {
        const engine::ServeChoice& fleet = decision.fleets[w];
        fleets.push_back({{"work", plan.work[w].id},
                          {"gpus", fleet.gpus()},
                          {"carrying", fleet.carrying},
                          {"spares", fleet.spares},
                          {"tensor", fleet.layout.tensor},
                          {"pipeline", fleet.layout.pipeline},
                          {"expert", fleet.layout.expert},
                          {"attention", fleet.layout.attention}});
    }
    const Json json{{"reached", decision.reachesDate},
                    {"gpus", decision.gpus},
                    {"nodes", decision.nodes},
                    {"gpus_training", engine::trainingGpus(decision)},
                    {"fleets", fleets},
                    {"runs", runs}};
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

QByteArray FleetExport::text() const
{
    QString text = decision.reachesDate ? QStringLiteral("%1 GPUs\n").arg(decision.gpus)
                                        : QStringLiteral("No cluster meets the limits.\n");
    const NumberFormat format;
    const engine::Assessment a = engine::assess(plan, decision);
    for (std::size_t w = 0; w < plan.work.size(); ++w) {
        const QString id = QString::fromStdString(plan.work[w].id);
        if (plan.work[w].serves()) {
            const engine::ServeChoice& fleet = decision.fleets[w];
            text += QStringLiteral("%1: replicas %2, spares %3, GPUs per replica %4\n")
                        .arg(id)
                        .arg(fleet.carrying)
                        .arg(fleet.spares)
                        .arg(format.number(fleet.layout.replicaGpus(), Unit::Gpus));
        } else {
            text += QStringLiteral("%1: %2 of %3, on %4\n")
                        .arg(id, format.text(a.work[w].time.base(), Unit::Days),
                             format.text(plan.work[w].train.deadline.base(), Unit::Days),
                             format.text(engine::trainingGpus(decision, w), Unit::Gpus));
        }
    }
    return text.toUtf8();
}

QByteArray ServingExport::csv() const
{
    QString text;
    const Json keys = rowJson({});
    for (const auto& [key, value] : keys.items())
        text += (text.isEmpty() ? QString() : QStringLiteral(",")) + QString::fromStdString(key);
    text += u'\n';
    for (const ServeRow& row : detail.options) {
        QStringList cells;
        const Json json = rowJson(row);
        for (const auto& [key, value] : json.items())
            cells << csvCell(value.is_string() ? QString::fromStdString(value)
                             : value.is_null() ? QString()
                                               : QString::fromStdString(value.dump()));
        text += cells.join(u',') + u'\n';
    }
    return text.toUtf8();
}

QByteArray ServingExport::text() const
{
    QString text;
    for (const ServeRow& row : detail.options)
        text += lineText(row) + u'\n';
    text += QStringLiteral("\n%1 layouts and formats compared.\n").arg(cNumber(detail.looked));
    const NumberFormat format;
    if (!tiers.options.empty())
        text += QStringLiteral("\nSecond tier, %1 GPU types compared:\n").arg(tiers.gpus);
    for (const engine::TierOption& o : tiers.options)
        text +=
            QStringLiteral("%1  %2 %3  %4 plus %5  %6  saves %7\n")
                .arg(QString::fromStdString(o.name), -20)
                .arg(QLatin1String(idOf(kTiers, o.rule)), -11)
                .arg(format.text(o.share, Unit::Percent), format.text(o.clusterGpus, Unit::Gpus),
                     format.text(o.tierGpus, Unit::Gpus),
                     format.text(o.cost.base(), Unit::DollarPerHour),
                     format.text(o.saved, Unit::Percent));
    return text.toUtf8();
}

} // namespace model

#include "model/export/searchexport.h"

#include "model/engine/knobs/formats.h"
#include "model/export/assessmentexport.h"
#include "model/export/exportnumber.h"
#include "model/training/layoutwords.h"

#include <array>
#include <cmath>
#include <nlohmann/json.hpp>

namespace model {
namespace {

using engine::RankedLayout;
using Json = nlohmann::ordered_json;

constexpr double kGiB = 1024.0 * 1024 * 1024;
constexpr std::array kBinds{"nothing", "memory", "deadline", "budget", "power", "layout"};
static_assert(namesAll(kBinds, engine::Binds::Layout));

Json layoutJson(const RankedLayout& r)
{
    const engine::Layout& l = r.layout;
    return {{"tensor", l.tensor},
            {"pipeline", l.pipeline},
            {"interleave", l.interleave},
            {"context", l.context},
            {"expert", l.expert},
            {"expert_tensor", l.expertTensor},
            {"data", l.data},
            {"micro_batch", l.microBatch},
            {"sharding", engine::idOf(engine::kShardings, l.sharding)},
            {"shard_group", l.shardGroup},
            {"recompute", engine::idOf(engine::kRecomputes, l.recompute)},
            {"recomputed_share", static_cast<double>(l.recomputedLayers)},
            {"offload", engine::idOf(engine::kOffloads, l.offload)},
            {"overlap", l.overlap},
            {"step_s", numberOrNull(r.step.base())},
            {"cautious_s", numberOrNull(r.cautious.base())},
            {"memory_gib", numberOrNull(r.memory.base() / kGiB)},
            {"host_gib", numberOrNull(r.host.base() / kGiB)},
            {"fit", idOf(kFitIds, r.fit)},
            {"why", verdictWords(r, NumberFormat()).toStdString()}};
}

Json listJson(const std::vector<RankedLayout>& list)
{
    Json json = Json::array();
    for (const RankedLayout& r : list)
        json.push_back(layoutJson(r));
    return json;
}

QByteArray bytesOf(const Json& json)
{
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

QString lineText(const RankedLayout& r)
{
    const NumberFormat format;
    const bool moves = r.layout.offload != engine::Offload::None;
    const QString moved = moves ? QStringLiteral(", %1 (%2)")
                                      .arg(offloadWords(r.layout.offload),
                                           format.text(r.host.base(), engine::Unit::GiB))
                                : QString();
    return QStringLiteral("%1  %2 (%3)  %4  %5, recompute %6, micro-batch %7%8  %9")
        .arg(layoutName(r.layout).replace(QChar(0x00a0), u' '), -44)
        .arg(format.text(r.step.base(), engine::Unit::Second), 9)
        .arg(format.text(r.cautious.base(), engine::Unit::Second))
        .arg(format.text(r.memory.base(), engine::Unit::GiB), 9)
        .arg(shardingWords(r.layout.sharding), recomputeWords(r.layout, format))
        .arg(static_cast<double>(r.layout.microBatch))
        .arg(moved, verdictWords(r, format));
}

} // namespace

QByteArray SearchExport::json() const
{
    return bytesOf({{"looked", search.looked},
                    {"counted", search.counted},
                    {"complete", search.complete},
                    {"best", listJson(search.best)},
                    {"losers", listJson(search.losers)}});
}

QByteArray SearchExport::csv() const
{
    QString text;
    const Json keys = layoutJson({});
    for (const auto& [key, value] : keys.items())
        text += (text.isEmpty() ? QString() : QStringLiteral(",")) + QString::fromStdString(key);
    text += u'\n';
    for (const auto* list : {&search.best, &search.losers})
        for (const RankedLayout& r : *list) {
            QStringList cells;
            const Json row = layoutJson(r);
            for (const auto& [key, value] : row.items())
                cells << csvCell(value.is_string() ? QString::fromStdString(value)
                                                   : QString::fromStdString(value.dump()));
            text += cells.join(u',') + u'\n';
        }
    return text.toUtf8();
}

QByteArray SearchExport::text() const
{
    QString text;
    for (const RankedLayout& r : search.best)
        text += lineText(r) + u'\n';
    if (!search.losers.empty())
        text += QStringLiteral("\nRuled out:\n");
    for (const RankedLayout& r : search.losers)
        text += lineText(r) + u'\n';
    text += QStringLiteral("\n%1 layouts compared.\n").arg(cNumber(search.looked));
    return text.toUtf8();
}

// "256 GPUs in 32 nodes: at most 88 days in 90 % of cases, $1.31 M per run, 355 kW"
static QString sizeText(const engine::LimitedCluster& c, const char* enough = "")
{
    const NumberFormat format;
    QString text =
        QStringLiteral("%1 %2 in %3 %4%5: at most %6")
            .arg(cNumber(c.gpus), c.gpus == 1 ? QStringLiteral("GPU") : QStringLiteral("GPUs"),
                 cNumber(c.nodes), c.nodes == 1 ? QStringLiteral("node") : QStringLiteral("nodes"),
                 QLatin1String(enough), format.text(c.run.base(), engine::Unit::Days));
    text += QStringLiteral(" in 90 % of cases");
    if (c.cost.base() > 0)
        text +=
            QStringLiteral(", %1 per run").arg(format.text(c.cost.base(), engine::Unit::Dollar));
    if (c.power.base() > 0)
        text += QStringLiteral(", ") + format.text(c.power.base(), engine::Unit::Kilowatt);
    return text;
}

QByteArray ClusterExport::json() const
{
    Json json{{"reached", choice.reached},
              {"binds", idOf(kBinds, choice.binds)},
              {"nodes", choice.nodes},
              {"gpus", choice.gpus},
              {"run_s", numberOrNull(choice.run.base())},
              {"cost_usd", numberOrNull(choice.cost.base())},
              {"power_w", numberOrNull(choice.power.base())}};
    json["layout"] = layoutJson(choice.layout);
    if (!choice.reached) {
        json["without"] = Json::array();
        for (const engine::LimitedCluster& other : choice.without)
            json["without"].push_back({{"limit", idOf(kBinds, other.binds)},
                                       {"nodes", other.nodes},
                                       {"gpus", other.gpus},
                                       {"run_s", numberOrNull(other.run.base())},
                                       {"cost_usd", numberOrNull(other.cost.base())},
                                       {"power_w", numberOrNull(other.power.base())}});
    }
    return bytesOf(json);
}

QByteArray ClusterExport::text() const
{
    const NumberFormat format;
    if (choice.binds == engine::Binds::Layout)
        return (choice.impossible.empty()
                    ? QStringLiteral("No layout is possible on any cluster: what is fixed under "
                                     "work.*.layout cannot divide this model and its batch. Set it "
                                     "to auto.")
                    : QStringLiteral("No layout is possible on any cluster: this model and its "
                                     "batch cannot be divided as work.*.layout.%1 asks. Set it to "
                                     "auto or to another number.")
                          .arg(QString::fromUtf8(choice.impossible)))
            .append(u"\nBinding constraint: layout\n")
            .toUtf8();
    if (!choice.reached && choice.gpus == 0)
        return QStringLiteral(
                   "No cluster meets the limits: not even one node does.\nBinding constraint: %1\n")
            .arg(QLatin1String(idOf(kBinds, choice.binds)))
            .toUtf8();
    QString text = choice.reached ? sizeText(choice, " are enough") + QStringLiteral(".\n")
                                  : QStringLiteral("No cluster meets all limits.\n");
    text +=
        QStringLiteral("Binding constraint: %1\n").arg(QLatin1String(idOf(kBinds, choice.binds)));
    for (const engine::LimitedCluster& other : choice.without)
        text += QStringLiteral("Without the %1 limit: %2.\n")
                    .arg(QLatin1String(idOf(kBinds, other.binds)), sizeText(other));
    if (!choice.reached && choice.without.empty())
        text += QStringLiteral("Largest cluster tried: %1.\n").arg(sizeText(choice));
    if (choice.reached || choice.without.empty())
        text += lineText(choice.layout) + u'\n';
    return text.toUtf8();
}

QByteArray FrontierExport::json() const
{
    Json json = Json::array();
    for (const engine::TradeOff& size : sizes) {
        json.push_back({{"gpus", size.gpus},
                        {"run_s", numberOrNull(size.time.base())},
                        {"cost_usd", numberOrNull(size.cost.base())},
                        {"power_w", numberOrNull(size.power.base())}});
        json.back()["layouts"] = listJson(size.layouts);
    }
    return bytesOf({{"frontier", json}});
}

QByteArray FrontierExport::csv() const
{
    QString text = QStringLiteral("gpus,run_s,cost_usd,power_w\n");
    for (const engine::TradeOff& size : sizes)
        text += QStringList{cNumber(size.gpus), cNumber(size.time.base()),
                            cNumber(size.cost.base()), cNumber(size.power.base())}
                    .join(u',') +
                u'\n';
    return text.toUtf8();
}

QByteArray FrontierExport::text() const
{
    if (sizes.empty())
        return "No number of GPUs holds the model.\n";
    const NumberFormat format;
    QString text;
    for (const engine::TradeOff& size : sizes)
        text += QStringLiteral("%1 GPUs  %2  %3  %4\n")
                    .arg(cNumber(size.gpus), 7)
                    .arg(format.text(size.time.base(), engine::Unit::Days), 12)
                    .arg(format.text(size.cost.base(), engine::Unit::Dollar), 12)
                    .arg(format.text(size.power.base(), engine::Unit::Kilowatt), 12);
    return text.toUtf8();
}

} // namespace model

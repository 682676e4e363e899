#include "model/export/affordexport.h"

#include "model/export/exportnumber.h"
#include "model/words/words.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace model {
namespace {

using engine::Unit;
using Json = nlohmann::ordered_json;

Json boughtJson(const engine::Affordable& bought)
{
    if (!bought.paid())
        return nullptr;
    return {{"amount", numberOrNull(tidy(bought.amount))},
            {"gpus", numberOrNull(bought.gpus)},
            {"total_usd", numberOrNull(bought.total.base())}};
}

} // namespace

QByteArray AffordExport::json() const
{
    Json ways = Json::array();
    for (const engine::AffordedWay& way : afforded.ways) {
        Json json{{"way", way.way}, {"most", boughtJson(way.most)}};
        if (way.largest.paid()) {
            json["largest_model"] = boughtJson(way.largest);
            json["largest_model"]["tokens"] = numberOrNull(tidy(way.suited.base()));
        }
        json["longest_days"] = numberOrNull(way.longest / engine::kDay);
        ways.push_back(std::move(json));
    }
    const Json json{{"budget_usd", afforded.budget.base()},
                    {"years", afforded.plan->money.years / engine::kYear},
                    {"gpu", afforded.plan->cluster.gpu.id},
                    {"input", engine::amountPath(afforded.plan->work.front())},
                    {"ways", ways}};
    return QByteArray::fromStdString(json.dump(2)) + '\n';
}

QByteArray AffordExport::text() const
{
    const NumberFormat format;
    QString text = affordHead(afforded, format) + QStringLiteral(":\n");
    const auto cluster = [&](const engine::Affordable& bought) {
        return QStringLiteral(" (%1, %2%3)")
            .arg(format.text(bought.gpus, Unit::Gpus),
                 format.text(bought.total.base(), Unit::Dollar),
                 bought.paid() && bought.limited
                     ? QStringLiteral("; the deadline or a limit binds, not the budget")
                     : QString());
    };
    for (const engine::AffordedWay& way : afforded.ways) {
        text += QStringLiteral("\n%1\n").arg(wayName(way.way));
        text += QStringLiteral("  most      ") +
                (way.most.paid() ? amountText(afforded, way.most.amount, format) + cluster(way.most)
                                 : QStringLiteral("n/a: the budget pays for no such cluster")) +
                u'\n';
        if (way.largest.paid())
            text +=
                QStringLiteral("  largest   %1 on %2%3\n")
                    .arg(format.text(way.largest.amount, Unit::Parameters),
                         format.text(way.suited.base(), Unit::TokensUnit), cluster(way.largest));
        text += way.way != "own" || std::isfinite(way.longest.base())
                    ? QStringLiteral("  longest   %1 of work on the plan's own cluster\n")
                          .arg(format.text(way.longest.base(), Unit::Days))
                    : QStringLiteral("  longest   none: the plan's own cluster costs more\n");
    }
    return text.toUtf8();
}

} // namespace model

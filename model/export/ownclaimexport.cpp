#include "model/export/ownclaimexport.h"

#include "model/claims/ownclaim.h"
#include "model/export/exportnumber.h"

namespace model {
namespace {

constexpr std::array kTruths{"impossible", "doubtful", "possible", "unclear"};
constexpr std::array kSeverities{"bad", "warning", "note", "good"};
static_assert(namesAll(kTruths, engine::Truth::Unclear) &&
              namesAll(kSeverities, engine::Finding::Severity::Good));

} // namespace

QByteArray ownClaimJson(const engine::OwnCheck& check)
{
    nlohmann::ordered_json out{{"format", "headroom-claim-check"},
                               {"version", 1},
                               {"engine", HEADROOM_VERSION},
                               {"verdict", idOf(kTruths, check.truth)}};
    out["findings"] = nlohmann::ordered_json::array();
    for (const engine::Finding& finding : check.findings) {
        nlohmann::ordered_json values = nlohmann::ordered_json::array();
        for (const auto& argument : finding.arguments) {
            const auto& unit = engine::info(argument.unit);
            values.push_back(
                {{"value", numberOrNull(tidy(argument.value / unit.size))}, {"unit", unit.symbol}});
        }
        out["findings"].push_back({{"id", finding.id},
                                   {"severity", idOf(kSeverities, finding.severity)},
                                   {"text", ownFindingWords(finding, NumberFormat()).toStdString()},
                                   {"values", std::move(values)}});
    }
    return QByteArray::fromStdString(
               out.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace)) +
           '\n';
}

QByteArray ownClaimText(const engine::OwnCheck& check)
{
    QString text = truthWords(check.truth) + u'\n';
    for (const engine::Finding& finding : check.findings)
        text += QStringLiteral("  ") + ownFindingWords(finding, NumberFormat()) + u'\n';
    return text.toUtf8();
}

} // namespace model

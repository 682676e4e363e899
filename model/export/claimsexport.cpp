#include "model/export/claimsexport.h"

#include "model/claims/claimwords.h"
#include "model/export/exportnumber.h"

#include <map>

namespace model {
namespace {

using Json = nlohmann::ordered_json;
using engine::Claim, engine::ClaimAnswer;

constexpr int kIdWidth = 7, kVerdictWidth = 28, kLabelWidth = 44;

// A template, as there are several id tables.
template <class Ids, class Kind> std::string named(const Ids& ids, Kind kind)
{
    return std::string(ids[static_cast<std::size_t>(kind)]);
}

double inUnit(double base, engine::Unit unit)
{
    return tidy(base / engine::info(unit).size);
}

Json inputJson(const Claim& claim, const engine::ClaimInput& input)
{
    Json json{{"name", input.key},
              {"value", numberOrNull(inUnit(input.value, input.unit))},
              {"unit", engine::info(input.unit).symbol}};
    if (input.low < input.high) {
        json["low"] = inUnit(input.low, input.unit);
        json["high"] = inUnit(input.high, input.unit);
    }
    json["source"] = words::claimSource(claim, input).toStdString();
    if (!input.cite.entry.empty())
        json["entry"] = input.cite.entry;
    return json;
}

Json figureJson(const engine::ClaimFigure& figure, const ClaimAnswer::Figure& answer)
{
    const auto value = [&](double base) { return numberOrNull(inUnit(base, figure.unit)); };
    Json json{{"figure", figure.what},
              {"label", words::figureLabel(figure).toStdString()},
              {"unit", engine::info(figure.unit).symbol},
              {"ours", value(answer.ours.typical)},
              {"low", value(answer.ours.low)},
              {"high", value(answer.ours.high)}};
    if (figure.claimed)
        json["claimed"] = {{"from", value(figure.claimed->low)},
                           {"to", value(figure.claimed->high)}};
    if (answer.agrees)
        json["agrees"] = *answer.agrees;
    json["audited"] = value(figure.audited);
    if (!figure.note.empty())
        json["note"] = figure.note;
    return json;
}

Json claimJson(const Claim& claim)
{
    const ClaimAnswer answer = engine::answerClaim(claim);
    Json json{{"id", claim.id},
              {"article", claim.article},
              {"source", claim.source.title},
              {"topic", named(engine::kClaimTopics, claim.topic)},
              {"kind", named(engine::kClaimKinds, claim.kind)},
              {"quote", claim.quote},
              {"verdict", named(engine::kVerdicts, answer.verdict)},
              {"computed", !claim.judged.has_value()},
              {"audited", named(engine::kVerdicts, claim.audited)},
              {"why", words::claimReason(claim, answer, NumberFormat()).toStdString()}};
    if (claim.pattern != engine::ErrorPattern::None)
        json["pattern"] = named(engine::kErrorPatterns, claim.pattern);
    json["inputs"] = json["figures"] = Json::array();
    for (const engine::ClaimInput& input : claim.inputs)
        json["inputs"].push_back(inputJson(claim, input));
    for (std::size_t i = 0; i < claim.figures.size(); ++i)
        json["figures"].push_back(figureJson(claim.figures[i], answer.figures[i]));
    return json;
}

QString headLine(const Claim& claim, engine::Verdict verdict)
{
    return QString::fromStdString(claim.id).leftJustified(kIdWidth) +
           words::verdict(verdict).leftJustified(kVerdictWidth) +
           QStringLiteral("“%1”\n").arg(QString::fromStdString(claim.quote));
}

QString line(const QString& label, const QString& value)
{
    return QStringLiteral("  ") + label.leftJustified(kLabelWidth) + value + u'\n';
}

QString detailsOf(const Claim& claim)
{
    const NumberFormat format;
    const ClaimAnswer answer = engine::answerClaim(claim);
    QString text = headLine(claim, answer.verdict);
    text += QStringLiteral("  %1: %2\n")
                .arg(words::articleName(claim.article), QString::fromStdString(claim.source.title));
    text += QStringLiteral("  ") + words::claimReason(claim, answer, format) + u'\n';
    if (claim.pattern != engine::ErrorPattern::None)
        text += QStringLiteral("  ") + words::errorPattern(claim.pattern) + QStringLiteral(": ") +
                words::errorPatternTip(claim.pattern) + u'\n';
    if (!claim.figures.empty())
        text += u'\n';
    for (std::size_t i = 0; i < claim.figures.size(); ++i) {
        const QString claimedText = words::claimed(claim.figures[i], format);
        text += line(
            words::figureLabel(claim.figures[i]),
            words::ours(claim.figures[i], answer.figures[i], format) +
                (claimedText.isEmpty() ? QString() : QStringLiteral("   claimed: ") + claimedText));
    }
    if (!claim.inputs.empty())
        text += u'\n';
    for (const engine::ClaimInput& input : claim.inputs)
        text += line(words::claimInputLabel(input.key) +
                         QStringLiteral(" [%1]").arg(QString::fromStdString(input.key)),
                     format.text(input.value, input.unit) + QStringLiteral("   ") +
                         words::claimSource(claim, input));
    return text + u'\n';
}

} // namespace

QByteArray ClaimsExport::json() const
{
    Json out{{"format", "headroom-claims-judged"}, {"version", 1}, {"engine", HEADROOM_VERSION}};
    out["claims"] = Json::array();
    for (const Claim* claim : claims)
        out["claims"].push_back(claimJson(*claim));
    return QByteArray::fromStdString(out.dump(2, ' ', false, Json::error_handler_t::replace)) +
           '\n';
}

QByteArray ClaimsExport::text() const
{
    QString text;
    std::map<engine::Verdict, int> verdicts;
    for (const Claim* claim : claims) {
        const engine::Verdict verdict = engine::answerClaim(*claim).verdict;
        text += headLine(*claim, verdict);
        ++verdicts[verdict];
    }
    text += u'\n';
    for (const auto& [verdict, count] : verdicts)
        text += words::verdict(verdict).leftJustified(kVerdictWidth + kIdWidth) +
                QString::number(count) + u'\n';
    return text.toUtf8();
}

QByteArray ClaimsExport::details() const
{
    QString text;
    for (const Claim* claim : claims)
        text += detailsOf(*claim);
    return text.toUtf8();
}

} // namespace model

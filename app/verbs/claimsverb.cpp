#include "app/verbs/verb.h"
#include "model/claims/ownclaim.h"
#include "model/export/claimsexport.h"
#include "model/export/ownclaimexport.h"
#include "model/format/numberparse.h"

#include <algorithm>

namespace app {
namespace {

using engine::Error;

template <class Enum, std::size_t N>
engine::Result<std::optional<Enum>> choiceOf(const Call& call, const char* name,
                                             const std::array<std::string_view, N>& ids)
{
    const std::string id = call.one(QLatin1String(name)).toStdString();
    if (id.empty())
        return std::optional<Enum>();
    const auto it = std::ranges::find(ids, id);
    if (it != ids.end())
        return std::optional(static_cast<Enum>(it - ids.begin()));
    std::string known;
    for (const std::string_view one : ids)
        known += (known.empty() ? "" : ", ") + std::string(one);
    return engine::fail(Error::Code::UnknownChoice, "--" + std::string(name), id, known);
}

engine::Result<model::ClaimFilter> filterOf(const Call& call)
{
    const auto topic = choiceOf<engine::ClaimTopic>(call, "topic", engine::kClaimTopics);
    const auto verdict = choiceOf<engine::Verdict>(call, "verdict", engine::kVerdicts);
    const auto pattern = choiceOf<engine::ErrorPattern>(call, "pattern", engine::kErrorPatterns);
    if (!topic)
        return tl::unexpected(topic.error());
    if (!verdict)
        return tl::unexpected(verdict.error());
    if (!pattern)
        return tl::unexpected(pattern.error());
    model::ClaimFilter filter{*verdict, *topic, *pattern, {}, call.files};
    if (const QString article = call.one(QStringLiteral("article")); !article.isEmpty()) {
        filter.article = article.toInt();
        if (*filter.article < 1 || *filter.article > engine::kArticles)
            return engine::fail(Error::Code::OutOfRange, "--article", article.toStdString(),
                                "1 – " + std::to_string(engine::kArticles));
    }
    return filter;
}

// Changes an input of the claim: "gpus=128", "share:full peak=40 %".
engine::Result<engine::Claim> changed(engine::Claim claim, const QString& input)
{
    const std::string key = input.section(u'=', 0, 0).toStdString();
    const engine::ClaimInput* found = claim.input(key);
    if (!found) {
        std::string known;
        for (const engine::ClaimInput& one : claim.inputs)
            known += (known.empty() ? "" : ", ") + one.key;
        return engine::fail(Error::Code::UnknownChoice, "--input", key, known);
    }
    const auto base = model::parseNumber(input.section(u'=', 1), found->unit);
    if (!base)
        return engine::fail(base.error().code, "--input " + key, base.error().detail,
                            base.error().advice);
    return model::withClaimInput(std::move(claim), key, *base);
}

// A vendor's claim: "gpus=256,gpu=H100,params=70B,tokens=1.4T,days=30".
int runCheck(const Call& call)
{
    QMap<QString, QString> texts;
    for (const QString& check : call.all(QStringLiteral("check")))
        for (const QString& part : check.split(u',', Qt::SkipEmptyParts))
            texts[part.section(u'=', 0, 0).trimmed()] = part.section(u'=', 1);
    const engine::Context context = contextNow();
    const auto claim = model::ownClaimOf(texts, *context.catalog, model::NumberFormat());
    if (!claim) {
        const Error& error = claim.error();
        return complain({error.code, "--check " + error.where, error.detail, error.advice},
                        WrongCall);
    }
    const engine::OwnCheck check = engine::checkOwnClaim(*claim, context);
    return out(call.has(QStringLiteral("json")) ? model::ownClaimJson(check)
                                                : model::ownClaimText(check));
}

} // namespace

int runClaims(const Call& call)
{
    if (call.has(QStringLiteral("check")))
        return runCheck(call);
    const auto filter = filterOf(call);
    if (!filter)
        return complain(filter.error(), WrongCall);
    const auto claims = model::shippedClaims(*contextNow().catalog);
    for (const QString& id : call.files)
        if (std::ranges::none_of(*claims, [&](const engine::Claim& claim) {
                return id.compare(QString::fromStdString(claim.id), Qt::CaseInsensitive) == 0;
            }))
            return complain({Error::Code::UnknownChoice, "claims", id.toStdString(),
                             claims->front().id + " – " + claims->back().id},
                            WrongCall);
    model::ClaimList shown;
    for (const engine::Claim& claim : *claims)
        if (filter->matches(claim, engine::answerClaim(claim).verdict))
            shown.push_back(claim);
    for (const QString& input : call.all(QStringLiteral("input")))
        for (engine::Claim& claim : shown) {
            auto other = changed(claim, input);
            if (!other)
                return complain(other.error(), WrongCall);
            claim = std::move(*other);
        }
    model::ClaimsExport x;
    for (const engine::Claim& claim : shown)
        x.claims.push_back(&claim);
    if (call.has(QStringLiteral("json")))
        return out(x.json());
    return out(call.files.isEmpty() ? x.text() : x.details());
}

} // namespace app

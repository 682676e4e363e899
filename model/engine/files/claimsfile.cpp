#include "model/engine/files/claimsfile.h"

#include "model/engine/claims/calculation.h"
#include "model/engine/files/json.h"
#include "model/engine/specs/catalogkind.h"

#include <algorithm>

namespace engine {
namespace {

constexpr const char* kClaimsFormat = "headroom-claims";

using Pairs = std::vector<std::pair<std::string, std::string>>;

class ClaimReader {
public:
    ClaimReader(const Json& json, const Json& sources, const Catalog& catalog, std::string where)
        : json_(json)
        , sources_(sources)
        , catalog_(catalog)
        , where_(std::move(where))
    {
    }

    Result<Claim> read()
    {
        if (!json_.is_object())
            return fail(Code::WrongType, where_);
        Claim claim;
        claim.id = textOf(json_, "id");
        claim.quote = textOf(json_, "quote");
        claim.article = static_cast<int>(number(json_, "article"));
        if (claim.id.empty() || claim.quote.empty() || claim.article < 1 ||
            claim.article > kArticles)
            refuse(Code::MissingKey, "", "id, quote, article");
        claim.source = citation("a" + std::to_string(claim.article));
        choice("topic", kClaimTopics, claim.topic);
        choice("kind", kClaimKinds, claim.kind);
        choice("audited", kVerdicts, claim.audited);
        if (json_.contains("pattern"))
            choice("pattern", kErrorPatterns, claim.pattern);
        if (json_.contains("verdict"))
            choice("verdict", kVerdicts, claim.judged.emplace());
        const Json inputs = part("inputs"), figures = part("figures"), plan = part("plan");
        for (const auto& [key, input] : inputs.items())
            claim.inputs.push_back(inputOf(key, input));
        for (const auto& figure : figures)
            claim.figures.push_back(figureOf(figure, claim));
        if (plan.is_object())
            claim.plan =
                ClaimPlan{textOf(plan, "template"), pairs(plan, "set"), pairs(plan, "turn")};
        if (error_)
            return tl::unexpected(*error_);
        return claim;
    }

private:
    void refuse(Code code, const std::string& step, std::string detail = {})
    {
        if (!error_)
            error_ = Error{code, where_ + step, std::move(detail), {}};
    }

    Json part(const char* key) const { return json_.value(key, Json()); }

    double number(const Json& json, const char* key)
    {
        const auto it = json.find(key);
        if (it == json.end())
            return kUnknown;
        if (!it->is_number()) {
            refuse(Code::NotANumber, pointerStep(key));
            return kUnknown;
        }
        return it->get<double>();
    }

    template <class Enum, std::size_t N>
    void choice(const char* key, const std::array<std::string_view, N>& ids, Enum& to)
    {
        const std::string id = textOf(json_, key);
        const auto it = std::ranges::find(ids, id);
        if (it == ids.end())
            refuse(Code::UnknownChoice, pointerStep(key), id);
        else
            to = static_cast<Enum>(it - ids.begin());
    }

    Citation citation(const std::string& id)
    {
        const auto it = sources_.find(id);
        if (it == sources_.end() || !it->is_object()) {
            refuse(Code::MissingKey, "/source", id);
            return {};
        }
        Citation cite{
            .source = id, .title = textOf(*it, "title"), .date = textOf(*it, "date"), .note = {}};
        cite.where = textOf(*it, "where");
        cite.recalled = cite.where == "memory";
        return cite;
    }

    Unit unitOf(const Json& json, const std::string& step)
    {
        const std::string symbol = textOf(json, "unit");
        const UnitInfo* unit = findUnit(symbol);
        if (!unit)
            refuse(Code::UnknownUnit, step, symbol);
        return unit ? unit->unit : Unit::None;
    }

    // "accelerators/h100-sxm/memory" in the catalog, with its range and source.
    ClaimInput fromCatalog(const std::string& key, const std::string& entry)
    {
        const auto kindEnds = entry.find('/'), idEnds = entry.rfind('/');
        const std::string kindKey = entry.substr(0, kindEnds), field = entry.substr(idEnds + 1);
        const auto kind = std::ranges::find(kCatalogKinds, kindKey, &engine::keyOf);
        const Part* found =
            kind == kCatalogKinds.end() || kindEnds == idEnds
                ? nullptr
                : partOf(catalog_, *kind, entry.substr(kindEnds + 1, idEnds - kindEnds - 1));
        const Figure* figure = found && found->sheet ? found->sheet->figure(field) : nullptr;
        if (!figure) {
            refuse(Code::NotInCatalog, "/inputs" + pointerStep(key), entry);
            return {};
        }
        ClaimInput input{key, figure->unit, figure->value, figure->low, figure->high, figure->cite};
        input.cite.entry = entry;
        return input;
    }

    ClaimInput inputOf(const std::string& key, const Json& json)
    {
        const std::string step = "/inputs" + pointerStep(key);
        if (!json.is_object()) {
            refuse(Code::WrongType, step);
            return {};
        }
        if (json.contains("entry"))
            return fromCatalog(key, textOf(json, "entry"));
        const Unit unit = unitOf(json, step);
        const double size = info(unit).size;
        return {key,
                unit,
                size * number(json, "value"),
                size * number(json, "low"),
                size * number(json, "high"),
                citation(textOf(json, "source"))};
    }

    ClaimFigure figureOf(const Json& json, const Claim& claim)
    {
        ClaimFigure figure;
        if (!json.is_object()) {
            refuse(Code::WrongType, "/figures");
            return figure;
        }
        const std::string step = "/figures" + pointerStep(textOf(json, "what"));
        figure.what = textOf(json, "what");
        figure.unit = unitOf(json, step);
        figure.of = pairs(json, "of");
        figure.note = textOf(json, "note");
        const double size = info(figure.unit).size;
        figure.audited = size * number(json, "audited");
        const Calculation* calculation = findCalculation(figure.what);
        if (!calculation) {
            refuse(Code::UnknownChoice, step, figure.what);
            return figure;
        }
        for (const std::string& name : inputsOf(*calculation))
            if (!claim.input(figure.keyOf(name)))
                refuse(Code::MissingKey, step, figure.keyOf(name));
        if (const Json claimed = json.value("claimed", Json()); claimed.is_object()) {
            figure.claimed = claimedOf(claimed, size);
            const auto against = std::ranges::find(kVerdicts, textOf(json, "against"));
            if (against == kVerdicts.end())
                refuse(Code::UnknownChoice, step + "/against", textOf(json, "against"));
            figure.against = static_cast<Verdict>(against - kVerdicts.begin());
        }
        return figure;
    }

    ClaimedRange claimedOf(const Json& json, double size)
    {
        ClaimedRange range;
        const double value = number(json, "value");
        range.low = size * (value == value ? value : number(json, "from"));
        range.high = size * (value == value ? value : number(json, "to"));
        if (json.contains("within"))
            range.within = number(json, "within");
        return range;
    }

    // An object of texts, or a list of pairs of texts.
    Pairs pairs(const Json& json, const char* key)
    {
        Pairs found;
        const Json value = json.value(key, Json());
        for (const auto& [name, entry] : value.items()) {
            const bool listed = entry.is_array() && entry.size() == 2 && entry[0].is_string() &&
                                entry[1].is_string();
            if (listed)
                found.emplace_back(entry[0].get<std::string>(), entry[1].get<std::string>());
            else if (entry.is_string())
                found.emplace_back(name, entry.get<std::string>());
            else
                refuse(Code::WrongType, pointerStep(key));
        }
        return found;
    }

    const Json& json_;
    const Json& sources_;
    const Catalog& catalog_;
    std::string where_;
    std::optional<Error> error_;
};

} // namespace

Result<std::vector<Claim>> readClaims(std::string_view bytes, const Catalog& catalog)
{
    const auto json = parseJson(bytes);
    if (!json)
        return tl::unexpected(json.error());
    if (!json->is_object() || textOf(*json, "format") != kClaimsFormat)
        return fail(Code::UnknownFormat, "/format", {}, kClaimsFormat);
    const Json sources = json->value("sources", Json()), list = json->value("claims", Json());
    if (!sources.is_object() || !list.is_array())
        return fail(Code::MissingKey, "", "sources, claims");
    std::vector<Claim> claims;
    for (const Json& entry : list) {
        auto claim =
            ClaimReader(entry, sources, catalog, "/claims/" + std::to_string(claims.size())).read();
        if (!claim)
            return tl::unexpected(claim.error());
        claims.push_back(std::move(*claim));
    }
    return claims;
}

} // namespace engine

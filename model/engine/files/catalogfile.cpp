#include "model/engine/files/catalogfile.h"

#include "model/engine/files/catalogentry.h"
#include "model/engine/files/catalogkeys.h"
#include "model/engine/files/catalogpoint.h"
#include "model/engine/files/catalogreferences.h"

#include <cmath>
#include <unordered_map>
#include <unordered_set>

namespace engine {
namespace {

template <class T> void fill(const EntryReader& r, T& part)
{
    r.fill(part, fields(part));
}

void read(const EntryReader& r, Accelerator& a)
{
    r.set(a.vendor, "vendor");
    r.set(a.inside, "inside");
    r.set(a.pcie, "pcie");
    r.set(a.between, "between");
    r.set(a.node, "node");
    r.set(a.generation, "generation");
    r.set(a.like, "like");
    if (const auto list = r.entry().find("aliases"); list != r.entry().end() && list->is_array()) {
        a.aliases.clear();
        for (const Json& alias : *list)
            if (alias.is_string())
                a.aliases.push_back(alias.get<std::string>());
    }
    fill(r, a);
    if (std::isnan(a.memory.base()))
        r.missing("memory");
}

void read(const EntryReader& r, Link& l)
{
    const std::string kind = r.text("kind");
    if (!kind.empty())
        l.kind = kind == "inside"    ? Link::Kind::Inside
                 : kind == "between" ? Link::Kind::Between
                                     : Link::Kind::Other;
    const auto stop = r.entry().find("stop");
    l.stop = stop == r.entry().end() ? l.stop : stop->is_boolean() && stop->get<bool>();
    fill(r, l);
}

void read(const EntryReader& r, Node& n)
{
    r.set(n.accelerator, "accelerator");
    fill(r, n);
    if (std::isnan(n.gpus))
        r.missing("gpus");
}

// The shape of a model is plain numbers that share the entry's source.
Sheet withShape(const EntryReader& r, const Json& shape, const Model& m, Sheet sheet)
{
    const std::string at = r.where() + "/shape";
    const Citation cite = r.entry().contains("source") ? r.cite(r.entry(), r.where())
                          : sheet.figures.empty()      ? Citation{}
                                                       : sheet.figures.front().cite;
    const auto put = [&](std::string_view key, Unit unit, double value) {
        std::erase_if(sheet.figures, [&](const Figure& old) { return old.key == key; });
        sheet.figures.push_back({std::string(key), {}, unit, value, kUnknown, kUnknown, cite, {}});
    };
    for (const Field<Model>& field : fields(m)) {
        const auto it = shape.find(field.key);
        if (it != shape.end() && !(it->is_number() && it->get<double>() == 0)) // no experts
            put(field.key, field.unit,
                r.number(shape, std::string(field.key).c_str(), info(field.unit), at));
    }
    const auto flag = [&](const char* key, std::string_view field, double yes, double no) {
        if (const auto it = shape.find(key); it != shape.end() && it->is_boolean())
            put(field, Unit::Count, it->get<bool>() ? yes : no);
    };
    flag("gated", "ffn_matrices", 3, 2);
    flag("tied", "embeddings", 1, 2);
    return sheet;
}

void read(const EntryReader& r, Model& m)
{
    r.set(m.family, "family");
    const auto shape = r.entry().find("shape");
    if (shape != r.entry().end() && shape->is_object()) {
        m.sheet = std::make_shared<const Sheet>(withShape(r, *shape, m, *m.sheet));
    }
    fill(r, m);
    if (std::isnan(m.params.base()))
        r.missing("params");
    if (std::isnan(m.layers) || std::isnan(m.hidden)) {
        r.missing("shape");
        if (r.entry().contains("shape"))
            r.problems().error(Code::MissingKey, r.where() + "/shape/layers");
    }
    if (!(m.active.base() > 0))
        m.active = m.params;
}

void read(const EntryReader& r, Offer& o)
{
    r.set(o.provider, "provider");
    r.set(o.region, "region");
    r.set(o.accelerator, "accelerator");
    r.set(o.term, "term");
    r.set(o.market, "market");
    fill(r, o);
    if (std::isnan(o.priceGpu.base()))
        r.missing("price_gpu");
    if (o.accelerator.empty())
        r.missing("accelerator");
}

// The single figure of a rule or a cost, in its own unit.
template <class T> void readValue(const EntryReader& r, T& to)
{
    r.checkKinds("value");
    const Figure* f = to.sheet->figure("value");
    if (!f)
        return r.missing("value");
    if (!std::isnan(to.value) && info(to.unit).dim != info(f->unit).dim)
        return r.problems().error(Code::UnknownUnit, r.where() + "/value/unit",
                                  std::string(info(f->unit).symbol));
    to.unit = f->unit;
    to.value = f->value;
    to.low = f->low;
    to.high = f->high;
}

void read(const EntryReader& r, Rule& rule)
{
    readValue(r, rule);
}

void read(const EntryReader& r, Cost& cost)
{
    r.set(cost.category, "category");
    readValue(r, cost);
}

void read(const EntryReader& r, Region& region)
{
    r.set(region.kind, "kind");
    fill(r, region);
    if (region.sheet->figures.empty() && region.sheet->trait("electricity_local").empty())
        r.missing("electricity");
}

void read(const EntryReader& r, Point& point)
{
    readPoint(r, point);
}

void read(const EntryReader& r, Fleet& fleet)
{
    fill(r, fleet);
    if (!std::isnan(fleet.rate.base()))
        return;
    for (auto [key, value] :
         {std::pair{"gpus", fleet.gpus}, {"time", fleet.time.base()}, {"all", fleet.all}})
        if (std::isnan(value))
            r.missing(key);
}

// One list of a file, each entry read on top of the known one with the same id.
template <class T>
void readList(std::vector<T>& to, const Json& file, const char* kind, const Sources& sources,
              CatalogProblems& problems, bool own)
{
    const auto list = file.find(kind);
    if (list == file.end())
        return;
    if (!list->is_array())
        return problems.error(Code::WrongType, pointerStep(kind));
    std::unordered_map<std::string, std::size_t> known;
    for (std::size_t i = 0; i < to.size(); ++i)
        known.emplace(to[i].id, i);
    std::unordered_set<std::string> ids;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string where = pointerStep(kind) + "/" + std::to_string(i);
        const Json& entry = (*list)[i];
        if (!entry.is_object()) {
            problems.error(Code::WrongType, where);
            continue;
        }
        const EntryReader r(entry, sources, where, problems);
        const std::string id = r.text("id");
        if (id.empty())
            problems.error(Code::MissingKey, where + "/id");
        else if (!ids.insert(id).second)
            problems.error(Code::DuplicateKey, where + "/id", id);
        const auto old = known.find(id);
        T part = old == known.end() ? T{} : to[old->second];
        part.id = id;
        r.part(part, own);
        read(r, part);
        if (old == known.end())
            to.push_back(std::move(part));
        else
            to[old->second] = std::move(part);
    }
}

void readContradictions(std::vector<Contradiction>& to, const Json& file, const Sources& sources)
{
    const auto list = file.find("contradictions");
    if (list == file.end() || !list->is_array())
        return;
    for (const Json& entry : *list) {
        Contradiction c{textOf(entry, "topic"), textOf(entry, "use"), textOf(entry, "why"), {}, {}};
        if (entry.is_object() && entry.contains("about") && entry["about"].is_array())
            for (const Json& about : entry["about"])
                c.about.push_back(about.is_string() ? about.get<std::string>() : std::string());
        if (entry.is_object() && entry.contains("values") && entry["values"].is_array())
            for (const Json& v : entry["values"]) {
                const auto source = sources.find(textOf(v, "source"));
                c.values.push_back({textOf(v, "value"),
                                    source == sources.end() ? std::string() : source->second.title,
                                    textOf(v, "date")});
            }
        to.push_back(std::move(c));
    }
}

// What a generation resembles is stated once, by any of its accelerators.
void shareLikes(std::vector<Accelerator>& accelerators)
{
    std::unordered_map<std::string, std::string> likes;
    for (const Accelerator& a : accelerators)
        if (!a.like.empty())
            likes.emplace(a.generation, a.like);
    for (Accelerator& a : accelerators)
        if (const auto like = likes.find(a.generation); a.like.empty() && like != likes.end())
            a.like = like->second;
}

Catalog readOver(Catalog catalog, std::string_view text, CatalogProblems& problems, bool own)
{
    const auto file = parseJson(text);
    if (!file) {
        problems.errors.push_back(file.error());
        return catalog;
    }
    if (!file->is_object() || file->value("format", Json()) != "headroom-catalog") {
        problems.error(Code::UnknownFormat, "/format", {}, "headroom-catalog");
        return catalog;
    }
    if (auto error = longText(*file)) {
        problems.errors.push_back(std::move(*error));
        return catalog;
    }
    const auto version = file->find("version");
    const bool numbered = version != file->end() && version->is_number_unsigned();
    if (numbered && version->get<std::uint64_t>() > kCatalogVersion) {
        problems.error(Code::NewerVersion, "/version", version->dump(),
                       std::to_string(kCatalogVersion));
        return catalog;
    }
    if (!numbered)
        problems.error(Code::MissingKey, "/version");
    noteUnknownLists(*file, problems);
    if (own)
        noteUnknownKeys(*file, catalog, problems);
    const Sources sources = readSources(*file, problems);
    readList(catalog.accelerators, *file, "accelerators", sources, problems, own);
    shareLikes(catalog.accelerators);
    readList(catalog.links, *file, "links", sources, problems, own);
    readList(catalog.nodes, *file, "nodes", sources, problems, own);
    readList(catalog.models, *file, "models", sources, problems, own);
    readList(catalog.offers, *file, "offers", sources, problems, own);
    readList(catalog.rules, *file, "rules", sources, problems, own);
    readList(catalog.costs, *file, "costs", sources, problems, own);
    readList(catalog.regions, *file, "regions", sources, problems, own);
    readList(catalog.points, *file, "points", sources, problems, own);
    readList(catalog.fleets, *file, "fleets", sources, problems, own);
    readContradictions(catalog.contradictions, *file, sources);
    if (own) {
        noteReferences(*file, catalog, problems);
        checkRules(*file, catalog, problems);
    }
    return catalog;
}

} // namespace

Result<std::vector<Error>> addCatalogFile(Catalog& catalog, std::string_view text, bool own)
{
    CatalogProblems problems;
    Catalog next = readOver(catalog, text, problems, own);
    if (!problems.errors.empty())
        return tl::unexpected(problems.errors.front());
    catalog = std::move(next);
    return std::move(problems.notes);
}

CatalogProblems checkCatalogFile(const Catalog& catalog, std::string_view text)
{
    CatalogProblems problems;
    readOver(catalog, text, problems, true);
    return problems;
}

} // namespace engine

#include "model/engine/files/catalog_file.h"

#include "model/engine/files/json.h"

#include <cmath>

namespace engine {
namespace {

using Code = Error::Code;

// One catalog file being read: where it is and what its sources are.
struct Reader {
    const Json& sources;
    std::string where; // JSON pointer of the entry

    std::string text(const Json& entry, const char* key) const
    {
        const auto it = entry.find(key);
        return it != entry.end() && it->is_string() ? it->get<std::string>() : std::string();
    }

    Result<Citation> cite(const Json& figure, const std::string& at) const
    {
        Citation c;
        c.source = text(figure, "source");
        const auto source = sources.find(c.source);
        if (c.source.empty() || source == sources.end())
            return fail(Code::MissingKey, at + "/source", c.source);
        c.title = text(*source, "title");
        c.date = figure.contains("date") ? text(figure, "date") : text(*source, "date");
        c.note = text(figure, "note");
        const auto recalled = figure.find("recalled");
        c.recalled = recalled != figure.end() && recalled->is_boolean() && recalled->get<bool>();
        return c;
    }

    // The number of a figure in base units; its unit must measure the same thing.
    Result<double> number(const Json& figure, const char* key, Dim dim, const std::string& at) const
    {
        const auto it = figure.find(key);
        if (it == figure.end() || !it->is_number())
            return fail(Code::NotANumber, at + pointerStep(key));
        const UnitInfo* unit = findUnit(text(figure, "unit"));
        if (!unit || unit->dim != dim)
            return fail(Code::UnknownUnit, at + "/unit", text(figure, "unit"));
        const double value = it->get<double>();
        if (!std::isfinite(value) || value < 0)
            return fail(Code::OutOfRange, at + pointerStep(key), std::to_string(value));
        return value * unit->size;
    }

    Result<void> part(Part& p, const Json& entry) const
    {
        p.id = text(entry, "id");
        p.name = text(entry, "name");
        p.brief = text(entry, "short");
        if (p.name.empty()) // an offer goes by its provider and instance
            p.name = text(entry, "provider") + " " + text(entry, "instance");
        if (p.brief.empty())
            p.brief = p.name;
        if (p.id.empty() || p.name == " ")
            return fail(Code::MissingKey, where + (p.id.empty() ? "/id" : "/name"));
        return {};
    }

    template <class T> Result<void> figures(T& p, const Json& entry) const
    {
        auto cites = std::make_shared<Citations>();
        for (const Field<T>& field : fields(p)) {
            const auto it = entry.find(field.key);
            if (it == entry.end())
                continue; // not known
            const std::string at = where + pointerStep(field.key);
            const auto value = number(*it, "value", info(field.unit).dim, at);
            if (!value)
                return tl::unexpected(value.error());
            const auto source = cite(*it, at);
            if (!source)
                return tl::unexpected(source.error());
            field.set(p, *value);
            cites->emplace(field.key, *source);
        }
        p.cites = std::move(cites);
        return {};
    }
};

Result<void> read(const Reader& r, Accelerator& a, const Json& entry)
{
    a.vendor = r.text(entry, "vendor");
    a.inside = r.text(entry, "inside");
    a.pcie = r.text(entry, "pcie");
    a.between = r.text(entry, "between");
    a.node = r.text(entry, "node");
    return r.figures(a, entry);
}

Result<void> read(const Reader& r, Link& l, const Json& entry)
{
    const std::string kind = r.text(entry, "kind");
    l.kind = kind == "inside"    ? Link::Kind::Inside
             : kind == "between" ? Link::Kind::Between
                                 : Link::Kind::Other;
    l.stop = entry.contains("stop");
    return r.figures(l, entry);
}

Result<void> read(const Reader& r, Node& n, const Json& entry)
{
    n.accelerator = r.text(entry, "accelerator");
    return r.figures(n, entry);
}

// The shape of a model is plain numbers that share the entry's source.
Result<void> read(const Reader& r, Model& m, const Json& entry)
{
    m.family = r.text(entry, "family");
    if (auto done = r.figures(m, entry); !done)
        return done;
    if (!(m.active.base() > 0))
        m.active = m.params;
    const auto shape = entry.find("shape");
    if (shape == entry.end() || !shape->is_object())
        return fail(Code::MissingKey, r.where + "/shape");
    for (const Field<Model>& field : fields(m))
        if (const auto it = shape->find(field.key); it != shape->end() && it->is_number()) {
            const double value = it->get<double>();
            if (value < 0)
                return fail(Code::OutOfRange, r.where + "/shape" + pointerStep(field.key),
                            it->dump());
            field.set(m, value * info(field.unit).size);
        }
    const auto flag = [&shape](const char* key, double& to, double yes, double no) {
        if (const auto it = shape->find(key); it != shape->end() && it->is_boolean())
            to = it->get<bool>() ? yes : no;
    };
    flag("gated", m.ffnMatrices, 3, 2);
    flag("tied", m.embeddings, 1, 2);
    return {};
}

Result<void> read(const Reader& r, Offer& o, const Json& entry)
{
    o.provider = r.text(entry, "provider");
    o.region = r.text(entry, "region");
    o.accelerator = r.text(entry, "accelerator");
    o.term = r.text(entry, "term");
    o.market = r.text(entry, "market");
    const std::string at = r.where + "/price_gpu";
    const auto it = entry.find("price_gpu");
    if (it == entry.end())
        return fail(Code::MissingKey, at);
    const auto price = r.number(*it, "value", info(Unit::DollarPerGpuHour).dim, at);
    if (!price)
        return tl::unexpected(price.error());
    const auto source = r.cite(*it, at);
    if (!source)
        return tl::unexpected(source.error());
    o.priceGpu = UsdRate(*price);
    o.cites = std::make_shared<Citations>(Citations{{"price_gpu", *source}});
    return {};
}

Result<void> read(const Reader& r, Rule& rule, const Json& entry)
{
    const std::string at = r.where + "/value";
    const auto it = entry.find("value");
    if (it == entry.end() || !it->is_object())
        return fail(Code::MissingKey, at);
    const UnitInfo* unit = findUnit(r.text(*it, "unit"));
    if (!unit)
        return fail(Code::UnknownUnit, at + "/unit", r.text(*it, "unit"));
    rule.unit = unit->unit;
    for (const auto& [key, to] : {std::pair{"value", &rule.value}, std::pair{"low", &rule.low},
                                  std::pair{"high", &rule.high}}) {
        if (!it->contains(key) && to != &rule.value)
            continue;
        const auto value = r.number(*it, key, unit->dim, at);
        if (!value)
            return tl::unexpected(value.error());
        *to = *value;
    }
    const auto source = r.cite(*it, at);
    if (!source)
        return tl::unexpected(source.error());
    rule.cites = std::make_shared<Citations>(Citations{{"value", *source}});
    return {};
}

template <class T> Result<void> readList(std::vector<T>& to, const Json& file, const char* kind)
{
    const auto list = file.find(kind);
    if (list == file.end())
        return {};
    if (!list->is_array())
        return fail(Code::WrongType, pointerStep(kind));
    static const Json none = Json::object();
    const auto sources = file.find("sources");
    std::vector<T> parts;
    for (std::size_t i = 0; i < list->size(); ++i) {
        Reader r{sources == file.end() ? none : *sources,
                 pointerStep(kind) + "/" + std::to_string(i)};
        if (!(*list)[i].is_object())
            return fail(Code::WrongType, r.where);
        T part;
        if (auto named = r.part(part, (*list)[i]); !named)
            return named;
        if (auto done = read(r, part, (*list)[i]); !done)
            return done;
        parts.push_back(std::move(part));
    }
    to.insert(to.end(), std::make_move_iterator(parts.begin()),
              std::make_move_iterator(parts.end()));
    return {};
}

} // namespace

Result<void> addCatalogFile(Catalog& catalog, std::string_view text)
{
    const auto file = parseJson(text);
    if (!file)
        return tl::unexpected(file.error());
    if (!file->is_object() || file->value("format", Json()) != "headroom-catalog")
        return fail(Code::UnknownFormat, "/format");
    Catalog next = catalog;
    for (auto&& done :
         {readList(next.accelerators, *file, "accelerators"), readList(next.links, *file, "links"),
          readList(next.nodes, *file, "nodes"), readList(next.models, *file, "models"),
          readList(next.offers, *file, "offers"), readList(next.rules, *file, "rules")})
        if (!done)
            return done;
    catalog = std::move(next);
    return {};
}

} // namespace engine

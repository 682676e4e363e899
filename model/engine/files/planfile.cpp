#include "model/engine/files/planfile.h"

#include "model/engine/files/firstrows.h"
#include "model/engine/knobs/contradictions.h"
#include "model/engine/knobs/kinds.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/knobs/workloads.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace engine {
namespace {

// "work.*.model.id" of the second workload is /work/1/model/id.
std::string pointerOf(std::string_view rowPath, std::size_t work)
{
    std::string pointer;
    std::size_t from = 0;
    while (from <= rowPath.size()) {
        const auto dot = std::min(rowPath.find('.', from), rowPath.size());
        const auto step = rowPath.substr(from, dot - from);
        pointer += step == "*" ? "/" + std::to_string(work) : pointerStep(step);
        from = dot + 1;
    }
    return pointer;
}

const Json* valueBehind(const Json& json, const std::string& pointer)
{
    const Json::json_pointer p(pointer);
    return json.contains(p) ? &json[p] : nullptr;
}

// Implied methods of old files that do not name one.
constexpr std::pair<std::string_view, const char*> kFirstWays[]{{"work.*.rule", "share"},
                                                                {"risk.goodput_rule", "typed"},
                                                                {"money.staff_rule", "typed"},
                                                                {"money.budget_basis", "years"}};

// A plan being read; stops at the first error.
struct Reader {
    const Json& json;
    const std::string& where;
    Plan plan;
    std::optional<Error> error;
    std::set<std::string> seen; // pointers of rows
    std::vector<Error> odd;     // what is ignored, and reported

    void stop(Code code, const std::string& pointer, std::string detail = {},
              std::string advice = {})
    {
        if (!error)
            error = Error{code, where + pointer, std::move(detail), std::move(advice)};
    }

    void workloads()
    {
        const Json* list = valueBehind(json, "/work");
        if (!list || !list->is_array())
            return stop(list ? Code::WrongType : Code::MissingKey, "/work");
        if (list->empty() || list->size() > kMostWorkloads)
            return stop(Code::OutOfRange, "/work", std::to_string(list->size()),
                        "1 – " + std::to_string(kMostWorkloads));
        plan.work.clear();
        for (std::size_t i = 0; i < list->size(); ++i)
            workload((*list)[i], "/work/" + std::to_string(i));
        if (plan.work.empty())
            plan.work.emplace_back();
    }
    void workload(const Json& entry, const std::string& pointer)
    {
        if (!entry.is_object() || !entry.contains("id") || !entry["id"].is_string())
            return stop(Code::MissingKey, pointer + "/id");
        Workload w;
        w.id = entry["id"].get<std::string>();
        const bool plain =
            !w.id.empty() && w.id.size() <= 16 && std::ranges::all_of(w.id, [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
            });
        const bool twice = std::ranges::find(plan.work, w.id, &Workload::id) != plan.work.end();
        if (twice)
            return stop(Code::DuplicateKey, pointer + "/id", w.id);
        if (!plain)
            return stop(Code::UnknownChoice, pointer + "/id", w.id, "a – z, 0 – 9");
        const auto kindEntry = entry.find("kind");
        const auto* kind = std::end(kKinds);
        if (kindEntry != entry.end() && kindEntry->is_string())
            kind = std::ranges::find(kKinds, kindEntry->get_ref<const std::string&>(),
                                     &OptionWord::id);
        if (kind == std::end(kKinds))
            return stop(Code::UnknownChoice, pointer + "/kind", {}, std::string(kKinds[0].id));
        // Before the numbers: setting the kind afterwards would change the GPU count too.
        w.kind = kind->value;
        seen.insert(pointer + "/id");
        seen.insert(pointer + "/kind");
        plan.work.push_back(std::move(w));
    }

    void texts()
    {
        forEachRow(plan, engine::texts(), [&](Bound<Text> t) {
            const std::string pointer = pointerOf(t.row->path, t.work);
            seen.insert(pointer);
            const Json* value = valueBehind(json, pointer);
            if (!value)
                return everyFileHas(t.row->path) ? stop(Code::MissingKey, pointer) : void();
            if (!value->is_string())
                return stop(Code::WrongType, pointer);
            if (charactersOf(value->get<std::string>()) > kLongestName)
                return stop(Code::CellTooLong, pointer, {}, std::to_string(kLongestName));
            t.row->set(plan, plan.work[t.work], value->get<std::string>());
        });
    }
    void numbers()
    {
        forEachRow(plan, engine::numbers(), [&](Bound<Number> k) {
            const std::string pointer = pointerOf(k.row->path, k.work);
            seen.insert(pointer);
            number(k, pointer, valueBehind(json, pointer));
        });
    }
    void number(Bound<Number> k, const std::string& pointer, const Json* value)
    {
        const Number& row = *k.row;
        if (!value && everyFileHas(row.path))
            return stop(Code::MissingKey, pointer);
        if (!value)
            return isUnknownWhereAbsent(row.path) ? write(plan, k, kUnknown) : void();
        if (!value->is_number())
            return stop(Code::NotANumber, pointer);
        const double v = value->get<double>();
        if (!withinLimits(row, v) || (row.whole && v != std::round(v)))
            return stop(Code::OutOfRange, pointer, value->dump(),
                        Json(row.least).dump() + " – " + Json(row.most).dump() + " " +
                            std::string(info(row.unit).symbol));
        write(plan, k, v * info(row.unit).size);
    }
    void choices()
    {
        static const Catalog none;
        forEachRow(plan, engine::choices(), [&](Bound<Choice> c) {
            if (!c.row->stored)
                return;
            const std::string pointer = pointerOf(c.row->path, c.work);
            seen.insert(pointer);
            const Json* value = valueBehind(json, pointer);
            for (const auto& [path, id] : kFirstWays)
                if (!value && c.row->path == path)
                    return c.row->set(plan, plan.work[c.work], none, id);
            if (!value && !everyFileHas(c.row->path))
                return;
            if (!value || !value->is_string())
                return stop(value ? Code::WrongType : Code::MissingKey, pointer);
            const auto options = c.row->options(plan, plan.work[c.work], none);
            const auto id = value->get<std::string>();
            const auto it = std::ranges::find(options, id, &Option::id);
            // GPUs of two types may have no number format in common: then none is better.
            const bool any = std::ranges::any_of(options, &Option::available);
            if (it == options.end() || (any && !it->available))
                return stop(Code::UnknownChoice, pointer, id, listed(options));
            c.row->set(plan, plan.work[c.work], none, id);
        });
    }
    // Keys of a source written by a newer program would be lost with the next save.
    void checkSource(const Json& source, const std::string& pointer)
    {
        constexpr std::array texts{"source", "title", "date", "note", "where", "entry"};
        for (const auto& [key, value] : source.items()) {
            const bool text = std::ranges::find(texts, key) != texts.end();
            const std::string at = where + pointer + pointerStep(key);
            if (!text && key != "recalled" && key != "chosen")
                odd.push_back({Code::UnknownKey, at, key, {}});
            else if (text ? !value.is_string() : !value.is_boolean())
                odd.push_back({Code::WrongType, at, {}, {}});
        }
    }
    void sources()
    {
        auto cites = std::make_shared<Citations>();
        const Json* map = valueBehind(json, "/sources");
        if (map && !map->is_object())
            odd.push_back({Code::WrongType, where + "/sources", {}, {}});
        if (map && map->is_object())
            for (const auto& [path, c] : map->items()) {
                const std::string pointer = "/sources" + pointerStep(path);
                if (c.is_object())
                    checkSource(c, pointer);
                else
                    odd.push_back({Code::WrongType, where + pointer, {}, {}});
                const auto text = [&c = c](const char* key) { return textOf(c, key); };
                Citation cite{text("source"), text("title"), text("date"), text("note")};
                cite.where = text("where");
                cite.entry = text("entry");
                cite.recalled = c.is_object() && c.value("recalled", Json()) == true;
                cite.chosen = c.is_object() && c.value("chosen", Json()) == true;
                cites->emplace(path, std::move(cite));
            }
        plan.cites = std::move(cites);
    }
    void spreads()
    {
        auto spreads = std::make_shared<Spreads>();
        if (const Json* map = valueBehind(json, "/spreads"); map && map->is_object())
            for (const auto& [path, s] : map->items()) {
                const bool two =
                    s.is_array() && s.size() == 2 && s[0].is_number() && s[1].is_number();
                const Spread spread =
                    two ? Spread{s[0].get<double>(), s[1].get<double>()} : Spread{0, 0};
                if (!(spread.low > 0 && spread.low <= 1 && spread.high >= 1 && spread.high <= 1000))
                    return stop(Code::OutOfRange, "/spreads" + pointerStep(path));
                (*spreads)[path] = spread;
            }
        plan.spreads = std::move(spreads);
    }
};

void noteUnknown(const Json& json, const std::string& pointer, const std::set<std::string>& seen,
                 const std::string& where, std::vector<Error>& notes)
{
    const auto visit = [&](const std::string& child, const std::string& key, const Json& value) {
        if (value.is_structured() && !value.empty())
            noteUnknown(value, child, seen, where, notes);
        else if (!seen.contains(child))
            notes.push_back({Code::UnknownKey, where + child, key, {}});
    };
    if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i)
            visit(pointer + "/" + std::to_string(i), std::to_string(i), json[i]);
    else
        for (const auto& [key, value] : json.items())
            if (pointer.empty() ? key != "sources" && key != "spreads" : true)
                visit(pointer + pointerStep(key), key, value);
}

} // namespace

Json planToJson(const Plan& plan)
{
    Json json;
    const bool single = plan.cluster.second.gpu.id.empty();
    const auto put = [&](std::string_view rowPath, std::size_t work, Json value) {
        if (single && rowPath.starts_with("cluster.second."))
            return; // an unknown kind
        json[Json::json_pointer(pointerOf(rowPath, work))] = std::move(value);
    };
    json["work"] = Json::array();
    for (const Workload& w : plan.work)
        json["work"].push_back({{"id", w.id}, {"kind", idOf(kKinds, w.kind)}});
    forEachRow(plan, texts(), [&](Bound<Text> t) {
        put(t.row->path, t.work, std::string(t.row->get(plan, plan.work[t.work])));
    });
    forEachRow(plan, choices(), [&](Bound<Choice> c) {
        if (c.row->stored)
            put(c.row->path, c.work, c.row->get(plan, plan.work[c.work]));
    });
    forEachRow(plan, numbers(), [&](Bound<Number> k) {
        if (const double base = read(plan, k); std::isfinite(base))
            put(k.row->path, k.work, tidy(base / info(k.row->unit).size));
    });
    for (const auto& [path, c] : *plan.cites) {
        Json& cite = json["sources"][path];
        cite = {{"source", c.source}, {"title", c.title}, {"date", c.date}};
        for (const auto& [key, value] :
             {std::pair{"note", &c.note}, {"where", &c.where}, {"entry", &c.entry}})
            if (!value->empty())
                cite[key] = *value;
        if (c.recalled)
            cite["recalled"] = true;
        if (c.chosen)
            cite["chosen"] = true;
    }
    for (const auto& [path, s] : *plan.spreads)
        json["spreads"][path] = {s.low, s.high};
    return json;
}

Result<Plan> readPlan(const Json& json, const std::string& where, std::vector<Error>& notes)
{
    if (!json.is_object())
        return fail(Code::WrongType, where);
    Reader reader{json, where, {}, {}, {}, {}};
    reader.workloads();
    reader.texts();
    reader.numbers();
    reader.choices(); // after the numbers: setting the count makes it a given one
    reader.sources();
    reader.spreads();
    if (!reader.error)
        if (auto contradiction = contradictionIn(reader.plan)) {
            contradiction->where = where + " " + contradiction->where;
            reader.error = std::move(contradiction);
        }
    if (reader.error)
        return tl::unexpected(*reader.error);
    notes.insert(notes.end(), reader.odd.begin(), reader.odd.end());
    noteUnknown(json, "", reader.seen, where, notes);
    return std::move(reader.plan);
}

} // namespace engine

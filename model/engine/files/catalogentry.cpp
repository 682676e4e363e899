#include "model/engine/files/catalogentry.h"

#include "model/engine/specs/date.h"
#include "model/engine/specs/partlimits.h"

#include <array>
#include <cmath>

namespace engine {
namespace {

bool isTrue(const Json& json, const char* key)
{
    const auto it = json.find(key);
    return it != json.end() && it->is_boolean() && it->get<bool>();
}

// Keys of an entry that are handled elsewhere and are not shown as traits.
bool isPlumbing(std::string_view key)
{
    constexpr std::array keys{"id", "name", "short", "source", "date", "recalled", "stop"};
    return std::ranges::find(keys, key) != keys.end();
}

std::string joined(const Json& list)
{
    std::string text;
    for (const Json& item : list)
        if (item.is_string())
            text += (text.empty() ? "" : ", ") + item.get<std::string>();
    return text;
}

// Units where zero is a valid value: hydropower burns nothing, items in stock have no lead time,
// and a plan may start with zero of something.
bool mayBeZero(Unit unit, std::string_view at)
{
    return at.starts_with("/rules/") || unit == Unit::GramPerKwh || unit == Unit::Days ||
           unit == Unit::Months;
}

} // namespace

Sources readSources(const Json& file, CatalogProblems& problems)
{
    Sources sources;
    const auto map = file.find("sources");
    if (map == file.end() || !map->is_object())
        return sources;
    for (const auto& [id, source] : map->items()) {
        Citation cite{id, textOf(source, "title"), textOf(source, "date"), {}};
        cite.where = textOf(source, "where");
        cite.recalled = textOf(source, "how") == "recalled";
        cite.chosen = textOf(source, "how") == "chosen";
        const std::string at = "/sources" + pointerStep(id);
        if (cite.title.empty())
            problems.error(Code::MissingKey, at + "/title");
        if (!cite.date.empty() && !isDate(cite.date))
            problems.error(Code::NotADate, at + "/date", cite.date);
        sources.emplace(id, std::move(cite));
    }
    return sources;
}

std::string EntryReader::text(const char* key) const
{
    return textOf(entry_, key);
}

void EntryReader::set(std::string& to, const char* key) const
{
    if (const auto it = entry_.find(key); it != entry_.end()) {
        const bool text = it->is_string();
        if (text && charactersOf(it->get_ref<const std::string&>()) > kLongestName)
            problems_.error(Code::CellTooLong, where_ + pointerStep(key), {},
                            std::to_string(kLongestName));
        else if (text)
            to = it->get<std::string>();
        else
            problems_.error(Code::WrongType, where_ + pointerStep(key));
    }
}

void EntryReader::missing(const char* key) const
{
    if (!entry_.contains(key)) // present but invalid values were reported already
        problems_.error(Code::MissingKey, where_ + pointerStep(key));
}

void EntryReader::part(Part& part, bool own) const
{
    set(part.name, "name");
    if (part.name.empty()) // an offer is named by its provider and instance
        part.name = text("provider") + " " + text("instance");
    if (part.name == " ")
        missing("name");
    set(part.brief, "short");
    if (part.brief.empty())
        part.brief = part.name;
    Sheet sheet = part.sheet ? *part.sheet : Sheet{};
    sheet.own = own;
    figures(sheet);
    traits(sheet);
    part.sheet = std::make_shared<const Sheet>(std::move(sheet));
}

Citation EntryReader::cite(const Json& figure, const std::string& at) const
{
    const std::string id = textOf(figure, "source");
    const auto source = sources_.find(id);
    if (source == sources_.end()) {
        problems_.error(Code::MissingKey, at + "/source", id);
        return {};
    }
    Citation cite = source->second;
    if (figure.contains("date"))
        cite.date = textOf(figure, "date");
    if (!isDate(cite.date))
        problems_.error(Code::NotADate, at + "/date", cite.date);
    cite.note = textOf(figure, "note");
    cite.recalled = cite.recalled || isTrue(figure, "recalled");
    cite.entry = text("id");
    return cite;
}

double EntryReader::number(const Json& figure, const char* key, const UnitInfo& unit,
                           const std::string& at) const
{
    const auto it = figure.find(key);
    if (it == figure.end() || !it->is_number()) {
        problems_.error(Code::NotANumber, at + pointerStep(key),
                        it == figure.end() ? std::string() : it->dump());
        return kUnknown;
    }
    const double value = it->get<double>();
    if (!std::isfinite(value * unit.size) || value < 0 ||
        (value == 0 && !mayBeZero(unit.unit, at))) {
        problems_.error(Code::OutOfRange, at + pointerStep(key), it->dump(), "> 0");
        return kUnknown;
    }
    return value * unit.size;
}

Figure EntryReader::figure(const std::string& key, const Json& json, const std::string& at) const
{
    Figure f;
    f.key = key;
    const UnitInfo* unit = findUnit(textOf(json, "unit"));
    if (!unit || !json.contains("unit")) {
        problems_.error(Code::UnknownUnit, at + "/unit", textOf(json, "unit"));
        return f;
    }
    f.unit = unit->unit;
    f.value = number(json, "value", *unit, at);
    for (auto [end, to] : {std::pair{"low", &f.low}, std::pair{"high", &f.high}})
        if (json.contains(end))
            *to = number(json, end, *unit, at);
    if (f.low > f.value || f.high < f.value)
        problems_.error(Code::OutOfRange, at + "/value", json["value"].dump(), "low – high");
    f.cite = cite(json, at);
    if (const auto also = json.find("also"); also != json.end() && also->is_array())
        for (const Json& id : *also) {
            const auto it = id.is_string() ? sources_.find(id.get<std::string>()) : sources_.end();
            if (it != sources_.end())
                f.also.push_back(it->second.title);
            else
                problems_.error(Code::MissingKey, at + "/also", id.dump());
        }
    return f;
}

void EntryReader::figures(Sheet& sheet) const
{
    for (const auto& [key, json] : entry_.items()) {
        if (key == "measured" && json.is_array()) {
            measured(sheet, json);
            continue;
        }
        if (!json.is_object() || key == "shape")
            continue;
        Figure f = figure(key, json, where_ + pointerStep(key));
        const auto known = std::ranges::find(sheet.figures, key, &Figure::key);
        if (known != sheet.figures.end())
            *known = std::move(f);
        else
            sheet.figures.push_back(std::move(f));
    }
}

void EntryReader::measured(Sheet& sheet, const Json& list) const
{
    std::erase_if(sheet.figures, [](const Figure& f) { return f.key == "measured"; });
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string at = where_ + "/measured/" + std::to_string(i);
        if (!list[i].is_object() || !list[i].contains("bandwidth") ||
            !list[i]["bandwidth"].is_object()) {
            problems_.error(Code::MissingKey, at + "/bandwidth");
            continue;
        }
        Figure f = figure("measured", list[i]["bandwidth"], at + "/bandwidth");
        f.label = textOf(list[i], "what");
        if (const auto bytes = list[i].find("bytes");
            bytes != list[i].end() && bytes->is_number_integer())
            f.label += ", " + std::to_string(bytes->get<std::int64_t>()) + " bytes";
        sheet.figures.push_back(std::move(f));
    }
}

void EntryReader::traits(Sheet& sheet) const
{
    for (const auto& [key, json] : entry_.items()) {
        if (isPlumbing(key) || !(json.is_string() || json.is_array()) || key == "measured")
            continue;
        std::string value = json.is_string() ? json.get<std::string>() : joined(json);
        const auto known =
            std::ranges::find(sheet.traits, key, [](const auto& t) { return t.first; });
        if (known != sheet.traits.end())
            known->second = std::move(value);
        else if (!value.empty())
            sheet.traits.emplace_back(key, std::move(value));
    }
}

void EntryReader::checkKinds(std::string_view key) const
{
    const auto it = entry_.find(key);
    if (it != entry_.end() && !it->is_object())
        problems_.error(Code::NotANumber, where_ + pointerStep(key) + "/value", it->dump());
}

const double* EntryReader::valueOf(const Sheet& sheet, std::string_view key, Unit unit) const
{
    checkKinds(key);
    const Figure* f = sheet.figure(key);
    if (!f || std::isnan(f->value))
        return nullptr;
    if (info(f->unit).dim != info(unit).dim) {
        problems_.error(Code::UnknownUnit, where_ + pointerStep(key) + "/unit",
                        std::string(info(f->unit).symbol));
        return nullptr;
    }
    const PartLimits limits = partLimits(key, unit);
    const double value = f->value / info(unit).size;
    if (!(value >= limits.least && value <= limits.most)) {
        problems_.error(Code::OutOfRange, where_ + pointerStep(key) + "/value",
                        Json(f->value / info(f->unit).size).dump(),
                        Json(limits.least).dump() + " – " + Json(limits.most).dump() + " " +
                            std::string(info(unit).symbol));
        return nullptr;
    }
    return &f->value;
}

} // namespace engine

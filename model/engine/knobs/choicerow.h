#pragma once

#include "model/engine/knobs/row.h"

#include <charconv>

// How rows of choices are written: one table maps the values of an enumeration to their ids in
// files and their texts, and the row names the member with the value.
//
//     constexpr Named<Recovery> kRecoveries[] = {
//         {Recovery::Elastic, "elastic", L("Choices", "Elastic (fewer replicas)")},
//         {Recovery::Restart, "restart", L("Choices", "Wait for the node")}};
//     choice<kRecoveries, &Reliability::recovery>("risk.recovery").label(...).tip(...),
namespace engine {

template <class Value> struct Named : OptionWord {
    Value value;
    constexpr Named(Value of, std::string_view idOf, const char* labelOf)
        : OptionWord{idOf, labelOf}
        , value(of)
    {
    }
};

// Whether the enumeration has that value: compilers print others as "(Type)7".
template <auto Value> consteval bool isEnumerator()
{
    return std::string_view(__PRETTY_FUNCTION__).find("Value = (") == std::string_view::npos;
}

// Every value of the enumeration once, each with a unique id.
template <class Value, std::size_t N> consteval bool isWhole(const Named<Value> (&table)[N])
{
    for (std::size_t i = 0; i < N; ++i) {
        if (static_cast<std::size_t>(table[i].value) >= N)
            return false;
        for (std::size_t j = 0; j < i; ++j)
            if (table[i].value == table[j].value || table[i].id == table[j].id)
                return false;
    }
    if constexpr (std::is_enum_v<Value>)
        return !isEnumerator<static_cast<Value>(N)>();
    return true;
}

template <class Value, std::size_t N>
constexpr std::string_view idOf(const Named<Value> (&table)[N], Value value)
{
    for (const Named<Value>& named : table)
        if (named.value == value)
            return named.id;
    return {};
}

template <class Value, std::size_t N>
constexpr Value valueOf(const Named<Value> (&table)[N], std::string_view id, Value otherwise)
{
    for (const Named<Value>& named : table)
        if (named.id == id)
            return named.value;
    return otherwise;
}

template <auto& Table> const OptionWord* wordIn(std::string_view id)
{
    for (const auto& named : Table)
        if (named.id == id)
            return &named;
    return nullptr;
}

template <class Value, std::size_t N, class Available>
std::vector<Option> optionsOf(const Named<Value> (&table)[N], Available available)
{
    std::vector<Option> options;
    for (const Named<Value>& named : table)
        options.push_back({std::string(named.id), {}, available(named.value)});
    return options;
}
template <class Value, std::size_t N> std::vector<Option> optionsOf(const Named<Value> (&table)[N])
{
    return optionsOf(table, [](Value) { return true; });
}

// Parts of the catalog, by their names.
template <class Part> std::vector<Option> optionsOf(const std::vector<Part>& parts)
{
    std::vector<Option> options;
    for (const Part& part : parts)
        options.push_back({part.id, part.name});
    return options;
}

struct ChoiceRow : KnobRow<Choice, ChoiceRow> {
    // It picks a part of the catalog; the file stores the part itself.
    constexpr ChoiceRow ofCatalog()
    {
        stored = false;
        return *this;
    }
    constexpr ChoiceRow fromList()
    {
        list = true;
        return *this;
    }
    constexpr ChoiceRow unlabelled()
    {
        labelled = false;
        return *this;
    }
    constexpr ChoiceRow offers(std::vector<Option> (*what)(const Plan&, const Workload&,
                                                           const Catalog&))
    {
        options = what;
        return *this;
    }
    constexpr ChoiceRow reads(std::string (*from)(const Plan&, const Workload&))
    {
        get = from;
        return *this;
    }
    constexpr ChoiceRow picks(void (*to)(Plan&, Workload&, const Catalog&, std::string_view id))
    {
        set = to;
        return *this;
    }
    constexpr ChoiceRow words(const OptionWord* (*of)(std::string_view id))
    {
        word = of;
        return *this;
    }
};

constexpr ChoiceRow choice(std::string_view path)
{
    ChoiceRow row;
    row.path = path;
    row.group = groupOf(path);
    return row.when(kAlways);
}

template <auto& Table, auto... Members> constexpr ChoiceRow choice(std::string_view path)
{
    static_assert(isWhole(Table));
    return choice(path)
        .words(wordIn<Table>)
        .offers([](const Plan&, const Workload&, const Catalog&) { return optionsOf(Table); })
        .reads([](const Plan& p, const Workload& w) {
            return std::string(idOf(Table, memberOf<Members...>(p, w)));
        })
        .picks([](Plan& p, Workload& w, const Catalog&, std::string_view id) {
            auto& value = memberOf<Members...>(p, w);
            value = valueOf(Table, id, value);
        });
}

// Left to the search.
inline constexpr Named<int> kAuto[] = {{0, "auto", L("Choices", "Auto")}};

// A pinned value, or none.
template <auto& Table> const OptionWord* wishWord(std::string_view id)
{
    const OptionWord* word = wordIn<kAuto>(id);
    return word ? word : wordIn<Table>(id);
}
template <auto& Table> std::vector<Option> wishOptions()
{
    auto options = optionsOf(Table);
    options.insert(options.begin(), {std::string(kAuto[0].id), {}});
    return options;
}
template <auto& Table, class Value> std::string wishId(std::optional<Value> wish)
{
    return std::string(wish ? idOf(Table, *wish) : kAuto[0].id);
}
template <auto& Table> auto wishOf(std::string_view id)
{
    using Value = decltype(Table[0].value);
    const OptionWord* word = wordIn<Table>(id);
    return word ? std::optional(static_cast<const Named<Value>*>(word)->value) : std::nullopt;
}
template <auto& Table, auto... Members> constexpr ChoiceRow wish(std::string_view path)
{
    static_assert(isWhole(Table));
    return choice(path)
        .words(wishWord<Table>)
        .offers([](const Plan&, const Workload&, const Catalog&) { return wishOptions<Table>(); })
        .reads([](const Plan& p, const Workload& w) {
            return wishId<Table>(memberOf<Members...>(p, w));
        })
        .picks([](Plan& p, Workload& w, const Catalog&, std::string_view id) {
            memberOf<Members...>(p, w) = wishOf<Table>(id);
        });
}

// Degrees that divide machines and models; 0 is none. The lists do not depend on the plan: a degree
// pinned for one model must still open after another was chosen.
inline constexpr int kDoublings[] = {1, 2, 4, 8, 16, 32, 64};

template <auto& Allowed, auto... Members> constexpr ChoiceRow degree(std::string_view path)
{
    return choice(path)
        .words(wordIn<kAuto>)
        .offers([](const Plan&, const Workload&, const Catalog&) {
            auto options = optionsOf(kAuto);
            for (const int degree : Allowed)
                options.push_back({std::to_string(degree), std::to_string(degree)});
            return options;
        })
        .reads([](const Plan& p, const Workload& w) {
            const auto degree = static_cast<int>(memberOf<Members...>(p, w));
            return degree > 0 ? std::to_string(degree) : std::string(kAuto[0].id);
        })
        .picks([](Plan& p, Workload& w, const Catalog&, std::string_view id) {
            int degree = 0; // unchanged if the id is not a number
            std::from_chars(id.data(), id.data() + id.size(), degree);
            memberOf<Members...>(p, w) = degree;
        });
}

} // namespace engine

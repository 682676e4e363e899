#pragma once

#include "model/engine/knobs/sections.h"
#include "model/engine/result.h"
#include "model/engine/units.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace engine {

struct Catalog;
struct Plan;
struct Workload;

enum class Scale : std::uint8_t { Linear, Log };
// Position of a row in panels, in the order of these numbers: under a heading of its page, folded
// or not, and among the first questions of its group (0: under "More" with the others).
struct Placing {
    Section section = Section::None;
    std::uint8_t place = 0;
    bool folded = false;
    std::uint8_t start = 0;
};

// An input number, defined once: knobs/row.h has the builder for such rows. Ranges are in the row's
// own unit; get and set use base units. `low` and `high` are the slider's; `least` and `most` limit
// typed values. Label and tip are translated by the layers above.
struct Number {
    std::string_view path; // "work.*.tokens": the star is a workload's id
    Unit unit = Unit::None;
    Scale scale = Scale::Linear;
    double low = 0, high = 0, least = 0, most = 0;
    bool whole = false;    // integers only
    bool optional = false; // may be unknown, as any figure of a part
    Group group = Group::Work;
    bool partOnly = false;    // only shown as a figure of a part
    bool definesWork = false; // what work is done, not how or how fast
    double (*get)(const Plan&, const Workload&) = nullptr;
    void (*set)(Plan&, Workload&, double base) = nullptr;
    bool (*applies)(const Plan&, const Workload&) = nullptr;
    Placing placing;
    const char* label = nullptr; // without one, that of the first of its kind (`namesake`)
    const char* tip = nullptr;
};

struct Option {
    std::string id;
    std::string name; // of the part; empty if the program has the text
    bool available = true;
};

// The ids of the available options, "given, smallest".
std::string listed(const std::vector<Option>& options);

// The name of a built-in option; those of the catalog bring their own.
struct OptionWord {
    std::string_view id;
    const char* label = nullptr;
};

// A choice from several options. `stored` rows are stored in the file as they are; the others pick
// a part of the catalog, and the file stores the part.
struct Choice {
    std::string_view path;
    Group group = Group::Work;
    bool partOnly = false;
    bool definesWork = false;
    bool stored = true;
    std::vector<Option> (*options)(const Plan&, const Workload&, const Catalog&) = nullptr;
    std::string (*get)(const Plan&, const Workload&) = nullptr;
    void (*set)(Plan&, Workload&, const Catalog&, std::string_view id) = nullptr;
    bool (*applies)(const Plan&, const Workload&) = nullptr;
    const OptionWord* (*word)(std::string_view id) = nullptr; // none if the catalog has the name
    Placing placing;
    bool list = false;    // shown as a list, if buttons would be too many or too long
    bool labelled = true; // its options need a label to be understood
    const char* label = nullptr;
    const char* tip = nullptr;
};

// A name stored in the file: the part that a plan's figures were copied from.
struct Text {
    std::string_view path;
    std::string_view (*get)(const Plan&, const Workload&);
    void (*set)(Plan&, Workload&, std::string);
};

std::span<const Number> numbers();
std::span<const Choice> choices();
std::span<const Text> texts();

// A row bound to one workload, so that its path is complete: "work.a.tokens".
template <class Row> struct Bound {
    const Row* row = nullptr;
    std::size_t work = 0;
    explicit operator bool() const { return row != nullptr; }
};

std::string boundPath(std::string_view rowPath, std::string_view workId);
// The input that says how much work there is: tokens, requests, trials.
std::string amountPath(const Workload& work);
// The lookup key of rows: ".tokens" for "work.*.tokens", and other paths as they are.
std::string_view rowKey(std::string_view rowPath);
// The same for a complete path, and its workload; nothing if there is none with that id.
struct SplitPath {
    std::string_view key;
    std::size_t work;
};
std::optional<SplitPath> splitPath(const Plan& plan, std::string_view path);

// The row of that row path, and the row it shares its text with: a figure of a second GPU type is
// named like that of the first.
const Number* numberRow(std::string_view rowPath);
const Choice* choiceRow(std::string_view rowPath);
std::string namesake(std::string_view rowPath);

Bound<Number> findNumber(const Plan& plan, std::string_view path);
Bound<Choice> findChoice(const Plan& plan, std::string_view path);
Bound<Text> findText(const Plan& plan, std::string_view path);

std::string boundPath(const Plan& plan, std::string_view rowPath, std::size_t work);
template <class Row> std::string boundPath(const Plan& plan, Bound<Row> bound)
{
    return boundPath(plan, bound.row->path, bound.work);
}

std::size_t workloadsOf(const Plan& plan);
// Every row of a plan, with its complete path if the visitor takes one; workload rows once per
// workload.
template <class Row, class Visit>
void forEachRow(const Plan& plan, std::span<const Row> rows, Visit visit)
{
    for (const Row& row : rows) {
        const bool each = row.path.starts_with("work.");
        for (std::size_t w = 0; w < (each ? workloadsOf(plan) : 1); ++w) {
            const Bound<Row> bound{&row, w};
            if constexpr (std::is_invocable_v<Visit&, Bound<Row>>)
                visit(bound);
            else
                visit(bound, boundPath(plan, bound));
        }
    }
}

double read(const Plan& plan, Bound<Number> knob);
void write(Plan& plan, Bound<Number> knob, double base);

// A value in the row's own unit, with tolerance for rounding at the limits.
bool withinLimits(const Number& row, double value);

// Sets a typed value, in base units, or rejects it with the allowed range.
Result<Plan> turned(const Plan& plan, std::string_view path, double base);
// Makes a choice by its id.
Result<Plan> chosen(const Plan& plan, const Catalog& catalog, std::string_view path,
                    std::string_view id);

// Compares row by row: unknown equals unknown. Numbers may differ by that relative tolerance.
bool sameValues(const Plan& a, const Plan& b, double tolerance = 0);
// The same values from the same sources.
bool samePlan(const Plan& a, const Plan& b);

} // namespace engine

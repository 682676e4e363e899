#pragma once

#include "model/engine/knobs/sections.h"
#include "model/engine/plan.h"
#include "model/engine/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace engine {

enum class Scale : std::uint8_t { Linear, Log };
// Where a row stands in panels, in the order of these numbers: under a heading of its page, folded
// there or not, and among the first questions of its group (0: under "More" with the others).
struct Placing {
    Section section = Section::None;
    std::uint8_t place = 0;
    bool folded = false;
    std::uint8_t start = 0;
};

// A number a person can turn, told once: knobs/row.h writes such rows. Ranges are in the row's own
// unit; get and set use base units. `low` and `high` are the slider's; `least` and `most` bound
// what may be typed. Label and tip are the texts that the floors above translate.
struct Number {
    std::string_view path; // "work.*.tokens": the star stands for a workload's id
    Unit unit = Unit::None;
    Scale scale = Scale::Linear;
    double low = 0, high = 0, least = 0, most = 0;
    bool whole = false;    // only whole numbers make sense
    bool optional = false; // it may be unknown, as any figure of a part may
    Group group = Group::Work;
    bool partOnly = false; // a figure of a part, and a question nowhere else
    double (*get)(const Plan&, const Workload&) = nullptr;
    void (*set)(Plan&, Workload&, double base) = nullptr;
    bool (*applies)(const Plan&, const Workload&) = nullptr;
    Placing placing;
    const char* label = nullptr; // without one, that of the first of its kind (`namesake`)
    const char* tip = nullptr;
};

struct Option {
    std::string id;
    std::string name; // of the part; empty where the words are in the program
    bool available = true;
};

// The ids of those that may be chosen, "given, smallest".
std::string listed(const std::vector<Option>& options);

// What an option of the program's own is called; those of the catalog bring their name.
struct OptionWord {
    std::string_view id;
    const char* label = nullptr;
};

// One of several. `stored` rows are kept in the file as they are; the others pick a part of the
// catalog, and the file keeps the part.
struct Choice {
    std::string_view path;
    Group group = Group::Work;
    bool partOnly = false;
    bool stored = true;
    std::vector<Option> (*options)(const Plan&, const Workload&, const Catalog&) = nullptr;
    std::string (*get)(const Plan&, const Workload&) = nullptr;
    void (*set)(Plan&, Workload&, const Catalog&, std::string_view id) = nullptr;
    bool (*applies)(const Plan&, const Workload&) = nullptr;
    const OptionWord* (*word)(std::string_view id) = nullptr; // none where the catalog has the name
    Placing placing;
    bool list = false;    // chosen from a list, where buttons would be too many or too long
    bool labelled = true; // its options do not say alone what they choose
    const char* label = nullptr;
    const char* tip = nullptr;
};

// A name that the file keeps: which part a plan's figures were copied from.
struct Text {
    std::string_view path;
    std::string_view (*get)(const Plan&, const Workload&);
    void (*set)(Plan&, Workload&, std::string);
};

std::span<const Number> numbers();
std::span<const Choice> choices();
std::span<const Text> texts();

// The rows of one room, each in its own file; numbers() joins them.
std::span<const Number> workNumbers();
std::span<const Number> trainingNumbers();
std::span<const Number> kindNumbers();
std::span<const Number> batchNumbers();
std::span<const Number> mediaNumbers();
std::span<const Number> sessionNumbers();
std::span<const Number> reinforceNumbers();
std::span<const Number> recommendNumbers();
std::span<const Number> servingNumbers();
std::span<const Number> clusterNumbers();
std::span<const Number> secondNumbers();
std::span<const Number> moneyNumbers();
std::span<const Number> rentNumbers();
std::span<const Number> ownNumbers();
std::span<const Number> mixNumbers();
std::span<const Number> siteNumbers();
std::span<const Number> riskNumbers();
std::span<const Number> adviceNumbers();
std::span<const Choice> workChoices();
std::span<const Choice> trainingChoices();
std::span<const Choice> layoutChoices();
std::span<const Choice> kindChoices();
std::span<const Choice> batchChoices();
std::span<const Choice> mediaChoices();
std::span<const Choice> sessionChoices();
std::span<const Choice> reinforceChoices();
std::span<const Choice> recommendChoices();
std::span<const Choice> servingChoices();
std::span<const Choice> clusterChoices();
std::span<const Choice> secondChoices();
std::span<const Choice> moneyChoices();
std::span<const Choice> siteChoices();
std::span<const Choice> riskChoices();
std::span<const Choice> adviceChoices();
std::span<const Choice> rentChoices();
std::span<const Choice> ownChoices();

// A row bound to one workload, so that its path is a whole one: "work.a.tokens".
template <class Row> struct Bound {
    const Row* row = nullptr;
    std::size_t work = 0;
    explicit operator bool() const { return row != nullptr; }
};

std::string boundPath(std::string_view rowPath, std::string_view workId);
// What rows are found by: ".tokens" of "work.*.tokens", and other paths as they are.
std::string_view rowKey(std::string_view rowPath);
// The same of a whole path, and the workload it names; nothing where there is none of that id.
struct SplitPath {
    std::string_view key;
    std::size_t work;
};
std::optional<SplitPath> splitPath(const Plan& plan, std::string_view path);

// The row of that row path, and the one whose words it shares: a figure of a second type of GPU is
// called as that of the first.
const Number* numberRow(std::string_view rowPath);
const Choice* choiceRow(std::string_view rowPath);
std::string namesake(std::string_view rowPath);

Bound<Number> findNumber(const Plan& plan, std::string_view path);
Bound<Choice> findChoice(const Plan& plan, std::string_view path);
Bound<Text> findText(const Plan& plan, std::string_view path);

template <class Row> std::string boundPath(const Plan& plan, Bound<Row> bound)
{
    return boundPath(bound.row->path, plan.work[bound.work].id);
}

// Every row of a plan, with its whole path where the visitor wants one; rows of workloads once for
// each.
template <class Row, class Visit>
void forEachRow(const Plan& plan, std::span<const Row> rows, Visit visit)
{
    for (const Row& row : rows) {
        const bool each = row.path.starts_with("work.");
        for (std::size_t w = 0; w < (each ? plan.work.size() : 1); ++w) {
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

// A value in the row's own unit; what rounding adds to a limit is no trespass.
bool withinLimits(const Number& row, double value);

// A typed value, in base units: written, or refused with what is allowed.
Result<Plan> turned(const Plan& plan, std::string_view path, double base);
// A dragged value: held inside the slider's range.
double clampToSlider(const Number& row, double base);
// A choice by its id.
Result<Plan> chosen(const Plan& plan, const Catalog& catalog, std::string_view path,
                    std::string_view id);

// Row by row: unknown equals unknown. Numbers may differ by that share of themselves.
bool sameValues(const Plan& a, const Plan& b, double tolerance = 0);
// The same values from the same sources.
bool samePlan(const Plan& a, const Plan& b);

} // namespace engine

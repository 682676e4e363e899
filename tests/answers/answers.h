#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

// A snapshot of the results of all templates as text, so that a change shows which figures it
// moves. Numbers have twelve digits and are compared within a relative 1e-9, so that other CPUs and
// math libraries give the same snapshot. Only a search whose best two are that close could differ.
namespace answers {

// A figure in its own unit, with its 80 % range if any; or a finding and its severity.
struct Line {
    std::string path, unit;
    std::vector<std::string> values;
};
using Sheet = std::vector<Line>;
// The formulas of each dial row, "work.*.step" for all workloads: they may differ between plans.
using Formulas = std::map<std::string, std::set<std::string>>;

struct Snapshot {
    std::map<std::string, Sheet> sheets; // by template id
    Formulas formulas;
};

Snapshot computed();
Snapshot stored(const std::filesystem::path& folder);
// Unchanged lines keep their text.
void store(const std::filesystem::path& folder, const Snapshot& now);

struct Moved {
    std::string where, path, unit; // the template, the figure
    std::string before, after;     // empty if it did not exist before or no longer does
    double share = 0;              // relative change; infinite if not a number
};
struct Difference {
    std::vector<Moved> moved; // largest first
    Formulas before, after;   // of rows whose formulas changed
    bool none() const { return moved.empty() && before.empty() && after.empty(); }
};
Difference difference(const Snapshot& before, const Snapshot& after);

// A line per dial row that moved, or per figure.
std::string described(const Difference& difference, bool each = false,
                      std::size_t atMost = SIZE_MAX);

} // namespace answers

#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

// What the program answers to its templates, kept as text, so that a change shows which figures it
// moves. Numbers have twelve digits and are equal within 1e-9 of themselves: another processor or
// another mathematics library moves none. A search whose best two are that close might still end
// elsewhere there.
namespace answers {

// A figure in its own unit, with its 80 % range where it has one; or a finding and its severity.
struct Line {
    std::string path, unit;
    std::vector<std::string> values;
};
using Sheet = std::vector<Line>;
// The formulas of each row of dials, "work.*.step" for all workloads: some plans have others.
using Formulas = std::map<std::string, std::set<std::string>>;

struct Snapshot {
    std::map<std::string, Sheet> sheets; // by the id of the template
    Formulas formulas;
};

Snapshot computed();
Snapshot stored(const std::filesystem::path& folder);
// What has not moved is left as it is written.
void store(const std::filesystem::path& folder, const Snapshot& now);

struct Moved {
    std::string where, path, unit; // the template, the figure
    std::string before, after;     // empty where it was not there, or is not any more
    double share = 0;              // of what it was; infinite where that is no number
};
struct Difference {
    std::vector<Moved> moved; // most first
    Formulas before, after;   // of the rows whose formulas changed
    bool none() const { return moved.empty() && before.empty() && after.empty(); }
};
Difference difference(const Snapshot& before, const Snapshot& after);

// A line for each row of dials that moved, or for each figure.
std::string described(const Difference& difference, bool each = false,
                      std::size_t atMost = SIZE_MAX);

} // namespace answers

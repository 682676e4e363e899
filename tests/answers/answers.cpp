#include "tests/answers/answers.h"

#include "model/engine/answer/answer.h"
#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/project/templates.h"
#include "model/store/catalogstore.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <limits>
#include <stdexcept>

namespace answers {
namespace {

constexpr double kTolerance = 1e-9;
constexpr const char* kUnknownText = "unknown";
constexpr const char* kFormulas = "formulas";
constexpr std::string_view kFinding = "finding ";

std::string number(double value)
{
    if (std::isnan(value))
        return kUnknownText;
    char text[32];
    std::snprintf(text, sizeof text, "%.12g", value);
    return text;
}

bool sameNumber(const std::string& a, const std::string& b)
{
    if (a == b)
        return true;
    char *endOfA = nullptr, *endOfB = nullptr;
    const double x = std::strtod(a.c_str(), &endOfA), y = std::strtod(b.c_str(), &endOfB);
    if (a.empty() || b.empty() || *endOfA || *endOfB)
        return false;
    return std::isfinite(x) == std::isfinite(y) &&
           std::abs(x - y) <= kTolerance * std::max(std::abs(x), std::abs(y));
}

bool sameLine(const Line& a, const Line& b)
{
    return a.unit == b.unit && std::ranges::equal(a.values, b.values, sameNumber);
}

// Maps "work.a.step" and "work.b.step" to the same row.
std::string rowOf(const std::string& path)
{
    if (!path.starts_with("work."))
        return path;
    return "work.*" + path.substr(std::min(path.find('.', 5), path.size()));
}

Sheet sheetOf(const engine::Evaluation& e)
{
    Sheet sheet;
    engine::forEachRow(*e.plan, engine::dials(), [&](auto dial, const std::string& path) {
        const auto& unit = engine::info(dial.row->unit);
        Line line{path,
                  std::string(unit.symbol),
                  {number(engine::read(*e.plan, e.assessment, dial) / unit.size)}};
        const engine::Band* band = e.bands.find(path);
        if (band && band->high > band->low) {
            line.values.push_back(number(band->low / unit.size));
            line.values.push_back(number(band->high / unit.size));
        }
        sheet.push_back(std::move(line));
    });
    constexpr const char* severities[] = {"bad", "warning", "note", "good"};
    for (const engine::Finding& f : e.findings) {
        const std::string work = f.work ? " of work." + e.plan->work[*f.work].id : "";
        sheet.push_back({std::string(kFinding) + f.id + work,
                         {},
                         {severities[static_cast<std::size_t>(f.severity)]}});
    }
    return sheet;
}

void addFormulas(Formulas& all, const engine::Plan& plan)
{
    engine::forEachRow(plan, engine::dials(), [&](auto dial, const std::string&) {
        auto& formulas = all[std::string(dial.row->path)];
        for (const engine::WrittenFormula& written :
             {dial.row->formula, engine::formulaOf(plan, dial)})
            formulas.insert(written.prose ? written.prose : std::string(written.arithmetic));
    });
}

std::vector<std::string> cells(const std::string& line)
{
    std::vector<std::string> all{""};
    for (const char c : line) {
        if (c == '\t')
            all.emplace_back();
        else
            all.back() += c;
    }
    return all;
}

void readSheet(const std::filesystem::path& file, Snapshot& into)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot be read: " + file.string());
    const std::string name = file.stem();
    for (std::string line; std::getline(in, line);) {
        auto all = cells(line);
        if (all.size() < 2)
            throw std::runtime_error("no figure: “" + line + "” in " + file.string());
        if (name == kFormulas)
            into.formulas[all[0]].insert(all[1]);
        else
            into.sheets[name].push_back({all[0], all[1], {std::next(all.begin(), 2), all.end()}});
    }
}

std::string text(const Sheet& sheet)
{
    std::string all;
    for (const Line& line : sheet) {
        all += line.path + '\t' + line.unit;
        for (const std::string& value : line.values)
            all += '\t' + value;
        all += '\n';
    }
    return all;
}

std::string text(const Formulas& formulas)
{
    std::string all;
    for (const auto& [row, texts] : formulas)
        for (const std::string& formula : texts)
            all += row + '\t' + formula + '\n';
    return all;
}

const Line* find(const Sheet& sheet, const std::string& path)
{
    const auto found = std::ranges::find(sheet, path, &Line::path);
    return found == sheet.end() ? nullptr : &*found;
}

std::string valuesOf(const Line& line)
{
    std::string all = line.values.empty() ? "" : line.values.front();
    if (line.values.size() == 3)
        all += " (" + line.values[1] + " to " + line.values[2] + ')';
    return all;
}

// The largest relative change of the figure and its range.
double shareOf(const Line* before, const Line* after)
{
    constexpr double all = std::numeric_limits<double>::infinity();
    if (!before || !after || before->unit != after->unit || before->values.empty() ||
        before->values.size() > after->values.size())
        return all;
    double most = 0;
    for (std::size_t i = 0; i < before->values.size(); ++i) {
        if (sameNumber(before->values[i], after->values[i]))
            continue;
        const double x = std::strtod(before->values[i].c_str(), nullptr);
        const double y = std::strtod(after->values[i].c_str(), nullptr);
        const double share = (y - x) / std::abs(x);
        if (!std::isfinite(share) || sameNumber(before->values[i], kUnknownText) ||
            sameNumber(after->values[i], kUnknownText))
            return all;
        if (std::abs(share) > std::abs(most))
            most = share;
    }
    return most;
}

void addMoved(std::vector<Moved>& all, const std::string& where, const Sheet& before,
              const Sheet& after)
{
    const auto add = [&](const Line* old, const Line* now) {
        all.push_back({where, (now ? now : old)->path, (now ? now : old)->unit,
                       old ? valuesOf(*old) : "", now ? valuesOf(*now) : "", shareOf(old, now)});
    };
    for (const Line& line : after)
        if (const Line* old = find(before, line.path); !old || !sameLine(*old, line))
            add(old, &line);
    for (const Line& line : before)
        if (!find(after, line.path))
            add(&line, nullptr);
}

std::string shareText(const Moved& m)
{
    if (!std::isfinite(m.share))
        return m.before.empty() ? "new" : m.after.empty() ? "gone" : "another kind of answer";
    char text[32];
    std::snprintf(text, sizeof text, "%+.3g %%", m.share * 100);
    return text;
}

std::string line(const Moved& m)
{
    return m.where + ": " + m.path + ": " + (m.before.empty() ? "nothing" : m.before) + " -> " +
           (m.after.empty() ? "nothing" : m.after) + (m.unit.empty() ? "" : " " + m.unit) + ", " +
           shareText(m) + '\n';
}

std::string formulaText(const Difference& d, const std::string& row)
{
    std::string all;
    if (const auto old = d.before.find(row); old != d.before.end())
        for (const std::string& formula : old->second)
            all += "    formula was: " + formula + '\n';
    if (const auto now = d.after.find(row); now != d.after.end())
        for (const std::string& formula : now->second)
            all += "    formula is:  " + formula + '\n';
    return all;
}

} // namespace

Snapshot computed()
{
    const auto catalog = model::shippedCatalog(QStringLiteral("2026-11-21"));
    if (!catalog)
        throw std::runtime_error("no catalog: " + catalog.error().where);
    Snapshot now;
    for (const engine::Template& t : model::shippedTemplates()) {
        const auto project = model::templateProject(QString::fromStdString(t.id), **catalog);
        if (!project)
            throw std::runtime_error("no template: " + t.id);
        const auto plan = project->scenarios.front().plan;
        now.sheets[t.id] = sheetOf(*engine::answer(plan, {}, {*catalog}));
        addFormulas(now.formulas, *plan);
    }
    return now;
}

Snapshot stored(const std::filesystem::path& folder)
{
    Snapshot all;
    for (const auto& file : std::filesystem::directory_iterator(folder))
        if (file.path().extension() == ".txt")
            readSheet(file.path(), all);
    return all;
}

void store(const std::filesystem::path& folder, const Snapshot& now)
{
    std::filesystem::create_directories(folder);
    const Snapshot before = stored(folder);
    const auto write = [&](const std::string& name, const std::string& content) {
        std::ofstream file(folder / (name + ".txt"), std::ios::binary);
        if (!(file << content).flush())
            throw std::runtime_error("cannot be written: " + (folder / name).string());
    };
    for (const auto& [name, sheet] : before.sheets)
        if (!now.sheets.contains(name))
            std::filesystem::remove(folder / (name + ".txt"));
    for (const auto& [name, sheet] : now.sheets) {
        Sheet kept = sheet;
        if (const auto old = before.sheets.find(name); old != before.sheets.end())
            for (Line& line : kept)
                if (const Line* same = find(old->second, line.path); same && sameLine(*same, line))
                    line = *same;
        write(name, text(kept));
    }
    write(kFormulas, text(now.formulas));
}

Difference difference(const Snapshot& before, const Snapshot& after)
{
    Difference d;
    std::set<std::string> names;
    for (const Snapshot* s : {&before, &after})
        for (const auto& [name, sheet] : s->sheets)
            names.insert(name);
    const auto sheetIn = [](const Snapshot& s, const std::string& name) {
        const auto found = s.sheets.find(name);
        return found == s.sheets.end() ? Sheet() : found->second;
    };
    for (const std::string& name : names)
        addMoved(d.moved, name, sheetIn(before, name), sheetIn(after, name));
    std::ranges::stable_sort(d.moved, std::greater<>(),
                             [](const Moved& m) { return std::abs(m.share); });
    for (const auto& [row, formulas] : before.formulas)
        if (const auto now = after.formulas.find(row);
            now == after.formulas.end() || now->second != formulas)
            d.before[row] = formulas;
    for (const auto& [row, formulas] : after.formulas)
        if (const auto old = before.formulas.find(row);
            old == before.formulas.end() || old->second != formulas)
            d.after[row] = formulas;
    return d;
}

std::string described(const Difference& d, bool each, std::size_t atMost)
{
    std::set<std::string> rows, templates, toldRows;
    std::map<std::string, std::set<std::string>> templatesOf;
    for (const Moved& m : d.moved) {
        rows.insert(rowOf(m.path));
        templates.insert(m.where);
        templatesOf[rowOf(m.path)].insert(m.where);
    }
    std::string all = std::to_string(d.moved.size()) + " figures moved, of " +
                      std::to_string(rows.size()) + " rows, in " +
                      std::to_string(templates.size()) + " templates\n";
    std::size_t lines = 0, left = 0;
    for (const Moved& m : d.moved) {
        const std::string row = rowOf(m.path);
        const bool first = toldRows.insert(row).second;
        if (!each && !first)
            continue;
        if (lines++ >= atMost) {
            ++left;
            continue;
        }
        all += line(m);
        if (first) {
            if (!each && templatesOf[row].size() > 1)
                all += "    moved in " + std::to_string(templatesOf[row].size()) + " templates\n";
            all += formulaText(d, row);
        }
    }
    if (left)
        all += "and " + std::to_string(left) + " more\n";
    std::set<std::string> changed;
    for (const Formulas* f : {&d.before, &d.after})
        for (const auto& [row, formulas] : *f)
            if (!toldRows.contains(row))
                changed.insert(row);
    for (const std::string& row : changed)
        all += row + ": another formula, same figures\n" + formulaText(d, row);
    return all;
}

} // namespace answers

#include "model/compare/comparison.h"

#include "model/compare/comparesentence.h"
#include "model/compare/deltas.h"
#include "model/compare/outcomerows.h"
#include "model/engine/dials/dial.h"
#include "model/sentences/workname.h"
#include "model/words/inputvalue.h"
#include "model/words/words.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Bound;
using engine::Room;

constexpr double kRounding = 1e-9;  // of an input
constexpr double kReadsSame = 5e-4; // of a figure

bool same(double a, double b, double within)
{
    if (std::isnan(a) || std::isnan(b))
        return std::isnan(a) && std::isnan(b);
    return a == b || std::abs(a - b) <= within * std::max(std::abs(a), std::abs(b));
}

// Lists rows of one kind across all plans. A workload's row is listed once for each id in any plan;
// if a plan has no such workload, its cell is empty.
class Lister {
public:
    Lister(const std::vector<Compared>& sides, std::optional<std::size_t> baseline, Listed listed,
           const engine::Catalog& catalog, const NumberFormat& format)
        : sides_(sides)
        , baseline_(baseline)
        , listed_(listed)
        , catalog_(catalog)
        , format_(format)
    {
        for (const Compared& side : sides)
            for (const engine::Workload& work : side.plan->work)
                if (std::ranges::find(ids_, work.id) == ids_.end())
                    ids_.push_back(work.id);
        for (const std::string& id : ids_)
            for (const Compared& side : sides) {
                const auto& work = side.plan->work;
                const auto it = std::ranges::find(work, id, &engine::Workload::id);
                places_.push_back(it == work.end()
                                      ? std::nullopt
                                      : std::optional(static_cast<std::size_t>(it - work.begin())));
            }
    }

    void list(Comparison& c)
    {
        for (const auto [group, label] : engine::kGroups) {
            forEach(engine::choices(), group,
                    [&](const auto& row, std::size_t id) { add(c.inputs, choiceRow(row, id)); });
            forEach(engine::numbers(), group, [&](const auto& row, std::size_t id) {
                // Figures of a part are implied by the chosen part.
                if (!row.partOnly || listed_ != Listed::Main)
                    add(c.inputs, numberRow(row, id));
            });
        }
        for (const auto [room, label] : engine::kRooms)
            for (const engine::Dial& row : engine::dials()) {
                if (row.room != room || row.costly || (listed_ == Listed::Main && !row.isKey))
                    continue;
                forEachWork(row, [&](std::size_t id) { add(c.outputs, dialRow(row, id)); });
            }
    }

private:
    using Place = std::optional<std::size_t>;
    Place placeOf(const auto& row, std::size_t id, std::size_t side) const
    {
        return row.path.starts_with("work.") ? places_[id * sides_.size() + side] : Place(0);
    }
    void forEachWork(const auto& row, auto visit) const
    {
        const std::size_t count = row.path.starts_with("work.") ? ids_.size() : 1;
        for (std::size_t id = 0; id < count; ++id)
            visit(id);
    }
    void forEach(const auto& rows, engine::Group group, auto visit) const
    {
        for (const auto& row : rows)
            if (row.group == group)
                forEachWork(row, [&](std::size_t id) { visit(row, id); });
    }
    std::size_t reference() const { return baseline_.value_or(0); }

    ComparedRow begun(const auto& row, std::size_t id) const
    {
        ComparedRow made{.path = engine::boundPath(row.path, ids_[id])};
        made.cells.resize(sides_.size());
        return made;
    }

    ComparedRow choiceRow(const engine::Choice& row, std::size_t id)
    {
        ComparedRow made = begun(row, id);
        made.isInput = true;
        std::vector<std::string> chosen(sides_.size());
        eachApplying(row, id, [&](std::size_t side, std::size_t work) {
            const engine::Plan& plan = *sides_[side].plan;
            chosen[side] = row.get(plan, plan.work[work]);
        });
        markDifferences(made, [&](std::size_t a, std::size_t b) { return chosen[a] == chosen[b]; });
        if (isListed(made))
            eachApplying(row, id, [&](std::size_t side, std::size_t work) {
                made.cells[side].text = chosenName(*sides_[side].plan, catalog_,
                                                   Bound<engine::Choice>{&row, work}, made.path);
            });
        return finished(std::move(made), words::group(row.group));
    }

    ComparedRow numberRow(const engine::Number& row, std::size_t id)
    {
        ComparedRow made = begun(row, id);
        made.isInput = true;
        made.unit = row.unit;
        eachApplying(row, id, [&](std::size_t side, std::size_t work) {
            const engine::Plan& plan = *sides_[side].plan;
            made.cells[side].value = row.get(plan, plan.work[work]);
        });
        return finished(compared(std::move(made), kRounding), words::group(row.group));
    }

    ComparedRow dialRow(const engine::Dial& row, std::size_t id)
    {
        ComparedRow made = begun(row, id);
        made.unit = row.unit;
        for (std::size_t side = 0; side < sides_.size(); ++side)
            if (const Place work = placeOf(row, id, side);
                work && sides_[side].answer && row.isPaid(sides_[side].plan->money.tenure))
                made.cells[side].value = engine::read(
                    *sides_[side].answer->resolved, sides_[side].answer->assessment, {&row, *work});
        return finished(compared(std::move(made), kReadsSame), words::room(row.room));
    }

    void eachApplying(const auto& row, std::size_t id, auto visit) const
    {
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            const engine::Plan& plan = *sides_[side].plan;
            if (const Place work = placeOf(row, id, side);
                work && row.applies(plan, plan.work[*work]))
                visit(side, *work);
        }
    }

    // Numbers: compared first, formatted only if they are listed.
    ComparedRow compared(ComparedRow made, double within) const
    {
        const auto isOpen = [&](std::size_t i) { return !made.isInput && !sides_[i].answer; };
        markDifferences(made, [&](std::size_t a, std::size_t b) {
            return isOpen(a) || isOpen(b) || same(made.cells[a].value, made.cells[b].value, within);
        });
        if (!isListed(made))
            return made;
        for (ComparedCell& cell : made.cells) {
            if (!std::isnan(cell.value))
                cell.text = format_.text(cell.value, made.unit);
            if (baseline_)
                cell.delta =
                    deltaText(cell.value, made.cells[*baseline_].value, made.unit, format_);
        }
        return made;
    }

    void markDifferences(ComparedRow& made, auto areSame) const
    {
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            made.cells[side].differs = !areSame(side, reference());
            made.differs |= made.cells[side].differs;
        }
    }

    bool isListed(const ComparedRow& row) const
    {
        return row.differs || listed_ == Listed::Everything;
    }

    ComparedRow finished(ComparedRow made, const QString& group) const
    {
        if (isListed(made))
            made.group = group;
        return made;
    }

    // Rows that apply nowhere are skipped.
    void add(std::vector<ComparedRow>& rows, ComparedRow row) const
    {
        if (!isListed(row) ||
            std::ranges::all_of(row.cells, [](const auto& cell) { return cell.text.isEmpty(); }))
            return;
        const QString path = QString::fromStdString(row.path);
        row.label = row.isInput ? words::knobLabel(path) : words::dialLabel(path);
        if (ids_.size() > 1 && row.path.starts_with("work."))
            row.label = nameOf(row.path) + QStringLiteral(": ") + row.label;
        rows.push_back(std::move(row));
    }
    // The workload's name, from the first plan that has it.
    QString nameOf(const std::string& path) const
    {
        for (const Compared& side : sides_)
            if (const auto split = engine::splitPath(*side.plan, path))
                return workName(side.plan->work[split->work]);
        return {};
    }

    const std::vector<Compared>& sides_;
    std::optional<std::size_t> baseline_;
    Listed listed_;
    const engine::Catalog& catalog_;
    const NumberFormat& format_;
    std::vector<std::string> ids_;
    std::vector<Place> places_; // for each id, in each side's plan
};

// Figures of an option that is still being computed are pending, not missing.
void markComputing(std::vector<ComparedRow>& rows, const std::vector<Compared>& sides)
{
    for (ComparedRow& row : rows)
        for (std::size_t side = 0; side < sides.size(); ++side)
            if (QString& text = row.cells[side].text; !sides[side].answer && text.isEmpty())
                text = QStringLiteral("…");
}

} // namespace

Comparison comparison(const std::vector<Compared>& sides, std::optional<std::size_t> baseline,
                      Listed listed, const engine::Catalog& catalog, const NumberFormat& format)
{
    Comparison c;
    for (const Compared& side : sides)
        c.names << side.name;
    c.baseline = baseline;
    c.verdict = verdictOf(sides, baseline.value_or(0));
    c.outcome = outcomeRows(sides, c.verdict, format);
    c.verdictText = plainText(compareSentence(sides, c, format));
    Lister(sides, baseline, listed, catalog, format).list(c);
    markComputing(c.outcome, sides);
    markComputing(c.outputs, sides);
    return c;
}

std::vector<Compared> answeredSides(const engine::Project& project, const engine::Context& context)
{
    std::vector<Compared> sides;
    for (const engine::Scenario& s : project.scenarios)
        sides.push_back({QString::fromStdString(s.name), s.plan,
                         engine::answer(s.plan, comparedWants(), context)});
    return sides;
}

} // namespace model

#include "model/compare/outcomerows.h"

#include "model/compare/deltas.h"
#include "model/compare/limitwords.h"
#include "model/engine/dials/dial.h"
#include "model/sentences/workname.h"
#include "model/words/clustergpus.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::BookLine;
using engine::Unit;

struct CompareOutcome {
    Q_DECLARE_TR_FUNCTIONS(CompareOutcome)
};

enum class Wanted { Less, More, Neither };

// A figure of one option, and the dial that explains it.
struct Figure {
    double value = engine::kUnknown;
    std::string dial = {};
};

class OutcomeLister {
public:
    OutcomeLister(const std::vector<Compared>& sides, const Verdict& verdict,
                  const NumberFormat& format)
        : sides_(sides)
        , verdict_(verdict)
        , format_(format)
    {
        for (const Compared& side : sides)
            for (const engine::Workload& work : side.plan->work)
                if (std::ranges::find(ids_, work.id) == ids_.end())
                    ids_.push_back(work.id);
    }

    std::vector<ComparedRow> list()
    {
        options();
        group_ = costGroup();
        costs();
        group_ = CompareOutcome::tr("Time and capacity");
        for (const std::string& id : ids_)
            work(id);
        limits();
        group_ = CompareOutcome::tr("Power, carbon and risk");
        dial("site.mean", Wanted::Less);
        dial("site.carbon_year", Wanted::Less);
        for (const std::string& id : ids_)
            dial(engine::boundPath("work.*.goodput_reached", id), Wanted::More);
        if (std::ranges::any_of(sides_, [](const Compared& side) {
                return std::isfinite(side.plan->money.budget.base());
            }))
            dial("risk.chance_budget", Wanted::More);
        return std::move(rows_);
    }

private:
    bool any(auto holds) const
    {
        return std::ranges::any_of(sides_, [&](const Compared& s) { return holds(*s.plan); });
    }
    static bool rents(const Compared& side)
    {
        return side.plan->money.tenure == engine::Tenure::Rent;
    }

    // The years are the same in most projects; if they are not, the verdict says so.
    QString costGroup() const
    {
        const double years = sides_.front().plan->money.years.base();
        const bool same = std::ranges::all_of(sides_, [years](const Compared& side) {
            return side.plan->money.years.base() == years;
        });
        return same ? CompareOutcome::tr("Cost over %1").arg(format_.text(years, Unit::Years))
                    : CompareOutcome::tr("Cost over the period compared");
    }

    void options()
    {
        words(CompareOutcome::tr("GPUs"), "cluster.gpus", [this](const Compared& side) {
            return side.answer ? format_.number(side.answer->assessment.decision.gpus, Unit::Gpus) +
                                     QStringLiteral(" × ") + words::gpuNames(*side.plan)
                               : QString();
        });
        words(CompareOutcome::tr("Acquisition"), {}, [](const Compared& side) {
            return rents(side) ? words::option(QStringLiteral("money.term"),
                                               QString::fromStdString(termOf(*side.plan)))
                               : CompareOutcome::tr("Purchase");
        });
    }
    static std::string termOf(const engine::Plan& plan)
    {
        return engine::findChoice(plan, "money.term").row->get(plan, plan.work.front());
    }

    void costs()
    {
        using F = Figure;
        money(CompareOutcome::tr("Total cost"), Unit::Dollar, Wanted::Less,
              [](const Compared& side, const Outcome& o) {
                  return F{o.total, rents(side) ? "money.rent_total" : "money.own_total"};
              });
        money(CompareOutcome::tr("Purchase cost (capex)"), Unit::Dollar, Wanted::Neither,
              [](const Compared& side, const Outcome& o) {
                  return F{o.paid.first().base(), rents(side) ? "" : "money.own_first"};
              });
        money(CompareOutcome::tr("Opex per year"), Unit::DollarPerYear, Wanted::Neither,
              [this](const Compared& side, const Outcome&) {
                  return of(side, rents(side) ? "money.rent_year" : "money.own_year");
              });
        if (any([](const engine::Plan& p) {
                return p.money.tenure == engine::Tenure::Buy &&
                       p.money.atEnd == engine::AtEnd::Sold;
            }))
            money(CompareOutcome::tr("Resale value"), Unit::Dollar, Wanted::More,
                  [](const Compared& side, const Outcome& o) {
                      return F{std::abs(o.paid.line(BookLine::Resale).base()),
                               rents(side) ? "" : "money.resale"};
                  });
        if (any([](const engine::Plan& p) { return p.runs(); })) {
            dial("money.run_cost", Wanted::Less);
            dial("money.token_cost", Wanted::Less);
        }
        for (const std::string& id : ids_)
            dial(engine::boundPath("work.*.serve_cost_answer", id), Wanted::Less);
        for (const std::string& id : ids_)
            dial(engine::boundPath("work.*.media_cost", id), Wanted::Less);
        for (const std::string& id : ids_)
            dial(engine::boundPath("work.*.job_cost", id), Wanted::Less);
        dial("money.in_use", Wanted::Neither);
    }

    void work(const std::string& id)
    {
        const auto path = [&](const char* row) { return engine::boundPath(row, id); };
        dial(path("work.*.time"), Wanted::Less);
        dial(path("work.*.chance_date"), Wanted::More);
        dial(path("work.*.serve_fleet_rate"), Wanted::More);
        dial(path("work.*.chance_load"), Wanted::More);
        answered(path("work.*.serve_unanswered"));
        dial(path("work.*.serve_first"), Wanted::Less);
        dial(path("work.*.serve_token"), Wanted::Less);
    }
    // Requests that are not dropped.
    void answered(const std::string& dropped)
    {
        ComparedRow row = begun(dropped, Unit::Percent);
        row.label = named(CompareOutcome::tr("Requests answered"), dropped);
        for (std::size_t i = 0; i < sides_.size(); ++i)
            row.cells[i].value = 1 - of(sides_[i], dropped).value;
        add(std::move(row), Wanted::More);
    }

    void limits()
    {
        ComparedRow row = begun("limits", Unit::None);
        row.label = CompareOutcome::tr("Limits");
        for (std::size_t i = 0; i < sides_.size(); ++i) {
            if (!sides_[i].answer)
                continue;
            const Outcome& o = verdict_.outcomes[i];
            row.cells[i].text = limitsText(o, *sides_[i].plan, format_);
            row.cells[i].judged = o.holds() ? Judged::Better : Judged::Worse;
            row.cells[i].differs = true;
        }
        row.differs = true;
        rows_.push_back(std::move(row));
    }

    ComparedRow begun(std::string path, Unit unit) const
    {
        ComparedRow row{.path = std::move(path), .unit = unit, .group = group_};
        row.cells.resize(sides_.size());
        return row;
    }
    Figure of(const Compared& side, const std::string& path) const
    {
        const auto dial = engine::findDial(*side.plan, path);
        if (!dial || !side.answer)
            return {};
        return {engine::read(*side.answer->resolved, side.answer->assessment, dial), path};
    }
    // With several workloads, adds which one the figure belongs to.
    QString named(const QString& label, const std::string& path) const
    {
        if (ids_.size() < 2 || !path.starts_with("work."))
            return label;
        for (const Compared& side : sides_)
            if (const auto split = engine::splitPath(*side.plan, path))
                return workName(side.plan->work[split->work]) + QStringLiteral(": ") + label;
        return label;
    }

    void words(const QString& label, std::string path, auto text)
    {
        ComparedRow row = begun(std::move(path), Unit::None);
        row.label = label;
        for (std::size_t i = 0; i < sides_.size(); ++i)
            row.cells[i].text = text(sides_[i]);
        const QString& first = row.cells[verdict_.reference].text;
        for (ComparedCell& cell : row.cells)
            row.differs |= cell.differs = cell.text != first;
        rows_.push_back(std::move(row));
    }
    void money(const QString& label, Unit unit, Wanted wanted, auto figure)
    {
        ComparedRow row = begun({}, unit);
        row.label = label;
        for (std::size_t i = 0; i < sides_.size(); ++i)
            if (sides_[i].answer) {
                const Figure f = figure(sides_[i], verdict_.outcomes[i]);
                row.cells[i].value = f.value;
                row.cells[i].dial = f.dial;
            }
        add(std::move(row), wanted);
    }
    void dial(const std::string& path, Wanted wanted)
    {
        for (const Compared& side : sides_) {
            const auto found = engine::findDial(*side.plan, path);
            if (!found)
                continue;
            ComparedRow row = begun(path, found.row->unit);
            row.label = named(words::dialLabel(QString::fromStdString(path)), path);
            for (std::size_t i = 0; i < sides_.size(); ++i)
                row.cells[i].value = of(sides_[i], path).value;
            return add(std::move(row), wanted);
        }
    }

    // Rows without a figure for any option are not listed.
    void add(ComparedRow row, Wanted wanted)
    {
        if (std::ranges::none_of(row.cells, [](const auto& c) { return std::isfinite(c.value); }))
            return;
        const double then = row.cells[verdict_.reference].value;
        for (ComparedCell& cell : row.cells) {
            if (std::isfinite(cell.value))
                cell.text = format_.text(cell.value, row.unit);
            cell.delta = deltaText(cell.value, then, row.unit, format_);
            cell.differs =
                !cell.delta.isEmpty() || std::isfinite(cell.value) != std::isfinite(then);
            row.differs |= cell.differs;
            if (!cell.delta.isEmpty() && wanted != Wanted::Neither)
                cell.judged = (cell.value < then) == (wanted == Wanted::Less) ? Judged::Better
                                                                              : Judged::Worse;
        }
        rows_.push_back(std::move(row));
    }

    const std::vector<Compared>& sides_;
    const Verdict& verdict_;
    const NumberFormat& format_;
    std::vector<std::string> ids_;
    QString group_;
    std::vector<ComparedRow> rows_;
};

} // namespace

std::vector<ComparedRow> outcomeRows(const std::vector<Compared>& sides, const Verdict& verdict,
                                     const NumberFormat& format)
{
    return sides.empty() ? std::vector<ComparedRow>()
                         : OutcomeLister(sides, verdict, format).list();
}

} // namespace model

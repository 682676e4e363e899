#include "model/advice/advicetables.h"
#include "model/engine/judgment/advice.h"
#include "model/engine/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct Outages {
    Q_DECLARE_TR_FUNCTIONS(Outages)
};

struct Part {
    const char *id, *name;
};
constexpr Part kParts[] = {{"switch", L("Outages", "A switch")},
                           {"feed", L("Outages", "A power feed")},
                           {"storage", L("Outages", "The storage")},
                           {"node", L("Outages", "A node")}};

} // namespace

void OutageTable::show(const engine::Evaluation& e, const NumberFormat& format)
{
    std::vector<Head> heads{
        {Outages::tr("Failure of"), Outages::tr("The part that fails."), 100, true},
        {Outages::tr("GPUs"), Outages::tr("GPUs that stop with it."), 54},
        {Outages::tr("For"), Outages::tr("Time until it is repaired."), 60, false, false, 2},
        {Outages::tr("Cost each"), Outages::tr("GPU-hours lost, as this plan pays for them."), 70,
         false, false, 1},
        {Outages::tr("Per year"), Outages::tr("Expected cost per year, by the failure rates."), 84},
        {Outages::tr("N+1"), Outages::tr("Cost per year of a second one, over the years compared."),
         84},
        {Outages::tr("Redundancy"),
         Outages::tr("Whether this plan has it, or whether it saves more than it costs."), 80,
         true}};
    std::vector<Row> rows;
    if (e.advice)
        for (const engine::Outage& o : e.advice->outages) {
            const auto cell = [&](double value, Unit unit) {
                return number(format.text(value, unit), value);
            };
            const bool pays = o.redundancy < o.year;
            const QString advice = o.covered                         ? Outages::tr("in place")
                                   : std::isnan(o.redundancy.base()) ? Outages::tr("price unknown")
                                   : pays                            ? Outages::tr("pays off")
                                                                     : Outages::tr("costs more");
            const auto* part = std::ranges::find(kParts, o.id, &Part::id);
            rows.push_back(
                {{words(QCoreApplication::translate("Outages", part->name)),
                  number(format.number(o.gpus, Unit::Gpus), o.gpus),
                  cell(o.stops.base(), Unit::Hours), cell(o.cost.base(), Unit::Dollar),
                  cell((o.year * engine::kYear).base(), Unit::Dollar),
                  cell((o.redundancy * engine::kYear).base(), Unit::Dollar), words(advice)},
                 pays && !o.covered});
        }
    summary_ = Outages::tr("What one failure stops, for how long, and what redundancy costs.");
    fill(std::move(heads), std::move(rows));
}

} // namespace model

#include "model/site/regiontable.h"

#include "model/engine/answer/answer.h"
#include "model/engine/site/sitedetail.h"
#include "model/engine/text.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::RegionRow, engine::Unit;

struct RegionTableWords {
    Q_DECLARE_TR_FUNCTIONS(Regions)
};

const std::array kColumns{
    TableColumn{L("Regions", "Region"), L("Regions", "Region as listed in the catalog."), 148,
                true},
    TableColumn{L("Regions", "Price"), L("Regions", "Per kWh drawn at the facility meter."), 108},
    TableColumn{L("Regions", "Carbon"), L("Regions", "Per kWh drawn at the facility meter."), 100},
    TableColumn{L("Regions", "Electricity"),
                L("Regions", "Electricity cost per year at the region’s price."), 84},
    TableColumn{L("Regions", "Owning"),
                L("Regions", "Total cost of owning per year, with this electricity."), 76, false,
                1},
    TableColumn{L("Regions", "CO₂/year"),
                L("Regions", "Carbon from electricity plus the share of embodied carbon."), 78},
    TableColumn{
        L("Regions", "Water/year"),
        L("Regions", "Shown for this plan only; the catalog has no water data for other regions."),
        86, false, 3},
    TableColumn{L("Regions", "Remark"),
                L("Regions",
                  "A region is dominated if another one is no worse in price and carbon and "
                  "better in one of them."),
                100, true, 2},
};

QString remarkOf(const RegionRow& row)
{
    if (row.here)
        return RegionTableWords::tr("this plan");
    if (std::isnan(row.region->electricity.base()))
        return RegionTableWords::tr("price unknown");
    if (std::isnan(row.region->carbon.base()))
        return RegionTableWords::tr("carbon unknown");
    return row.dominated ? RegionTableWords::tr("dominated")
                         : RegionTableWords::tr("Pareto-optimal");
}

// A figure of the catalog, with its source and date.
CatalogCell sourced(const CellMaker& maker, const RegionRow& row, const char* key, double base,
                    Unit unit)
{
    return maker.number(base, unit, row.region->sheet ? row.region->sheet->figure(key) : nullptr);
}

} // namespace

void RegionTable::summarise(const engine::SiteDetail& detail, const NumberFormat& format)
{
    const auto count = [&](auto which) {
        return format.text(static_cast<double>(std::ranges::count_if(detail.regions, which)),
                           Unit::Count);
    };
    summary_ =
        //: %1 and %2 counts.
        words::filled(RegionTableWords::tr(
                          "%1 regions have price and carbon data; %2 of them are Pareto-optimal."),
                      {count(&RegionRow::complete),
                       count([](const RegionRow& r) { return r.complete && !r.dominated; })});
}

void RegionTable::show(const engine::Evaluation& e, const NumberFormat& format, bool all)
{
    ids_.clear(), complete_.clear();
    here_ = -1;
    std::vector<Head> heads = headsOf(kColumns, "Regions");
    std::vector<Row> rows;
    if (e.site) {
        summarise(*e.site, format);
        const CellMaker maker{*e.site->catalog, format, engine::CatalogKind::Regions};
        for (const RegionRow& r : e.site->regions) {
            if (!r.complete && !all)
                continue;
            if (r.here)
                here_ = static_cast<int>(rows.size());
            ids_ << QString::fromStdString(r.region->id);
            complete_.push_back(r.complete);
            const auto amount = [&](double base, Unit unit) {
                return maker.number(base, unit, nullptr);
            };
            Row row{
                {words(QString::fromStdString(r.region->name)),
                 sourced(maker, r, "electricity", r.region->electricity.base(), Unit::DollarPerKwh),
                 sourced(maker, r, "carbon", r.region->carbon.base(), Unit::GramPerKwh),
                 amount((r.electricityYear * engine::kYear).base(), Unit::Dollar),
                 amount((r.ownYear * engine::kYear).base(), Unit::Dollar),
                 amount(r.carbonYear.base(), Unit::Kilogram),
                 amount(r.waterYear.base(), Unit::Litre), words(remarkOf(r))},
                r.here,
                {}};
            if (!r.here && (r.dominated || !r.complete))
                for (CatalogCell& cell : row.cells)
                    cell.tone = Tone::Muted;
            rows.push_back(std::move(row));
        }
    }
    fill(std::move(heads), std::move(rows));
}

} // namespace model

#include "model/compare/comparewords.h"

#include "model/engine/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace model {
namespace {

// The figures people look for first, in page order.
constexpr std::array<std::string_view, 40> kMain{"cluster.gpus",
                                                 "cluster.nodes",
                                                 "work.*.time",
                                                 "work.*.gpu_hours",
                                                 "work.*.gpus_needed",
                                                 "work.*.reached",
                                                 "work.*.waiting",
                                                 "work.*.memory",
                                                 "work.*.memory_left",
                                                 "work.*.serve_gpus",
                                                 "work.*.serve_load",
                                                 "work.*.serve_first",
                                                 "work.*.serve_token",
                                                 "work.*.serve_replicas",
                                                 "work.*.serve_cost_answer",
                                                 "work.*.serve_cost_unit",
                                                 "site.mean",
                                                 "site.peak",
                                                 "site.rated",
                                                 "site.racks",
                                                 "site.energy_year",
                                                 "site.carbon_year",
                                                 "money.in_use",
                                                 "money.rent_run",
                                                 "money.rent_year",
                                                 "money.rent_hour",
                                                 "money.own_first",
                                                 "money.own_year",
                                                 "money.own_hour",
                                                 "money.rent_total",
                                                 "money.own_total",
                                                 "money.even_use",
                                                 "money.even_years",
                                                 "money.idle_year",
                                                 "work.*.interruptions",
                                                 "work.*.goodput_reached",
                                                 "work.*.chance_date",
                                                 "work.*.chance_load",
                                                 "risk.spare_nodes",
                                                 "risk.chance_budget"};

} // namespace

bool isMainFigure(std::string_view row)
{
    return std::ranges::find(kMain, row) != kMain.end();
}

QString roomName(engine::Room room)
{
    constexpr const char* names[] = {L("Compare", "Time and size"), L("Compare", "Training step"),
                                     L("Compare", "Serving"),       L("Compare", "Power and site"),
                                     L("Compare", "Money"),         L("Compare", "Reliability")};
    return QCoreApplication::translate("Compare", names[static_cast<int>(room)]);
}

} // namespace model

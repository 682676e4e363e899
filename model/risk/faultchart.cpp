#include "model/risk/faultchart.h"

#include "model/engine/dials/dial.h"
#include "model/engine/text.h"
#include "model/risk/riskwords.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

enum Family { Gpus, Around, Software, Unattributed };
constexpr std::array kFamilyWords{L("Faults", "GPUs"), L("Faults", "Infrastructure"),
                                  L("Faults", "Software"), L("Faults", "Unattributed")};

struct Row {
    const char* part; // risk.stops_…
    Family family;
    const char* label;
    const char* tip;
};
constexpr std::array kRows{
    Row{"gpu", Gpus, L("Faults", "GPU"),
        L("Faults", "Failures of the GPU itself, without its memory.")},
    Row{"memory", Gpus, L("Faults", "GPU memory"), L("Faults", "HBM failures and repairs.")},
    Row{"network", Around, L("Faults", "network"),
        L("Faults", "Failures of switches, cables and NICs.")},
    Row{"host", Around, L("Faults", "host"),
        L("Faults", "Failures of a node's CPUs, memory and boards, and its maintenance.")},
    Row{"power", Around, L("Faults", "power"),
        L("Faults", "Failures of power supplies and feeds; redundant ones rarely stop a run.")},
    Row{"storage", Around, L("Faults", "storage"), L("Faults", "Failures of the nodes' disks.")},
    Row{"software", Software, L("Faults", "software"),
        L("Faults", "Faulty code and its dependencies; no node goes to repair.")},
    Row{"other", Unattributed, L("Faults", "other"),
        L("Faults", "Failures that the data source counts without naming the part.")},
};

QString faultText(const char* text)
{
    return QCoreApplication::translate("Faults", text);
}

double stopsOf(const engine::Evaluation& e, const std::string& dial)
{
    return engine::read(*e.resolved, e.assessment, engine::findDial(*e.plan, dial));
}

void addFamilies(ShareChart& chart, const std::array<double, kFamilyWords.size()>& shares,
                 const NumberFormat& format)
{
    QStringList read;
    for (std::size_t f = 0; f < shares.size(); ++f) {
        chart.families.push_back(
            {faultText(kFamilyWords[f]), format.text(shares[f], Unit::Percent)});
        read << chart.families.back().label + u' ' + chart.families.back().share;
    }
    chart.summary = read.join(QStringLiteral(", "));
}

} // namespace

ShareChart faultChart(const engine::Evaluation& e, const NumberFormat& format)
{
    ShareChart chart;
    chart.title = faultText(L("Faults", "Interruptions per year by cause"));
    const double whole = stopsOf(e, "risk.stops");
    if (!(whole > 0) || !std::isfinite(whole)) {
        chart.subtitle = whole == 0
                             ? faultText(L("Faults", "No interruptions at these failure rates."))
                             : faultText(L("Faults", "The failure rates are unknown."));
        return chart;
    }
    std::array<double, kFamilyWords.size()> families{};
    for (const Row& row : kRows) {
        const std::string dial = std::string("risk.stops_") + row.part;
        const double stops = stopsOf(e, dial);
        families[row.family] += stops / whole;
        if (!(stops > 0))
            continue;
        chart.parts.push_back({faultText(row.label), format.number(stops, Unit::EachYear),
                               format.text(stops / whole, Unit::Percent), faultText(row.tip),
                               QString::fromStdString(dial), stops / whole, row.family, true});
    }
    chart.total = format.text(whole, Unit::EachYear);
    addFamilies(chart, families, format);
    //: %1 a number, %2 where the rate is from.
    chart.subtitle = faultText(L("Faults", "%1 interruptions per year. Source: %2"))
                         .arg(format.number(whole, Unit::EachYear), fleetWords(*e.plan));
    return chart;
}

} // namespace model

#include "model/advice/references.h"

#include "model/engine/decide.h"
#include "model/engine/dials/dial.h"
#include "model/engine/judgment/operations.h"
#include "model/engine/resolvedplan.h"
#include "model/engine/text.h"
#include "model/format/numberparse.h"
#include "model/project/projectdocument.h"
#include "model/project/putscenario.h"
#include "model/project/templates.h"
#include "model/words/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace model {
namespace {

using engine::Unit;

struct References {
    Q_DECLARE_TR_FUNCTIONS(References)
};

constexpr std::array kTables{"configurations", "cheat_sheet"};

// The purchase price from the prices of its parts.
engine::Assessment boughtByPart(engine::ResolvedPlan plan, const engine::Decision& decision)
{
    plan.money.tenure = engine::Tenure::Buy;
    plan.money.capitalRule = engine::CapitalRule::ByPart;
    return engine::assess(plan, decision);
}

std::string bestScheduler(const engine::Probe& probe)
{
    const auto ways = engine::schedulersOf(probe);
    const auto best = std::ranges::find_if(ways, &engine::OperationRow::best);
    return best == ways.end() ? std::string() : best->id;
}

Reference worked(const engine::Template& from, const engine::Catalog& catalog)
{
    Reference r{.from = &from};
    const auto project = templateProject(QString::fromStdString(from.id), catalog);
    r.plan = project->scenarios.front().plan;
    const engine::ResolvedPlan plan(*r.plan);
    const engine::Decision decision = engine::decide(plan);
    r.assessment = engine::assess(plan, decision);
    r.smallest = engine::smallest(plan);
    const engine::Assessment bought = boughtByPart(plan, decision);
    r.byPart = bought.money.ownFirst;
    const bool runs = plan.work.front().runs();
    r.usefulHour =
        bought.money.ownHour * bought.money.inUse / (runs ? bought.work.front().risk.goodput : 1);
    r.scheduler = bestScheduler({plan, r.assessment, r.smallest, catalog});
    return r;
}

// Time of the run, or the served load, and below it the target.
CatalogCell outcome(const Reference& r, const NumberFormat& format)
{
    const engine::Workload& work = r.plan->work.front();
    const double time = r.assessment.work.front().time.base();
    if (!work.serves())
        return {.text = format.text(time, Unit::Days), .sort = time, .numeric = true};
    const double rate = r.assessment.serving.front().fleetRate.base();
    return {.text = format.text(rate, Unit::EachSecond),
            .below = words::filled(References::tr("of %1"),
                                   {format.number(work.serve.requests.base(), Unit::EachSecond)}),
            .sort = rate,
            .numeric = true};
}

// GPUs, and below them the ports per node.
CatalogCell machines(const Reference& r, const NumberFormat& format)
{
    const double gpus = r.assessment.decision.gpus;
    const engine::Cluster& cluster = r.plan->cluster;
    return {.text = format.number(gpus, Unit::Gpus),
            .below = words::filled(
                //: %1 a number of NICs, %2 the network they connect to.
                References::tr("%1 × %2"),
                {format.plain(cluster.nics, 0), QString::fromStdString(cluster.between.brief)}),
            .sort = gpus,
            .numeric = true};
}

// What each part does, as its makers describe it: docs.nvidia.com/datacenter/cloud-native and
// github.com/NVIDIA/pyxis and enroot, read 2026-11-27.
struct SoftwarePart {
    const char *name, *text;
};
constexpr SoftwarePart kSoftware[] = {
    {"Slurm", L("References", "Slurm: queues the jobs and starts all nodes of a job at once.")},
    {"Docker", L("References", "Docker: containers, with the NVIDIA Container Toolkit for the GPUs "
                               "and a driver on each node.")},
    {"Kubernetes", L("References", "Kubernetes: keeps services up and runs jobs.")},
    {"NVIDIA GPU Operator",
     L("References", "GPU Operator: installs driver, container toolkit, device plugin and DCGM "
                     "monitoring on each node.")},
    {"Pyxis", L("References", "Pyxis: lets Slurm’s srun start containers without root.")},
    {"Enroot", L("References", "Enroot: unpacks container images for Pyxis, without a daemon; the "
                               "driver is on each node.")}};

QString softwareTip(const std::vector<std::string>& software)
{
    QStringList lines;
    for (const SoftwarePart& part : kSoftware)
        if (std::ranges::find(software, part.name) != software.end())
            lines << QCoreApplication::translate("References", part.text);
    return lines.join(u'\n');
}

// The figure stated by the table's author.
double published(const Reference& r, std::string_view dial)
{
    const auto at =
        std::ranges::find(r.from->published, dial, &std::pair<std::string, std::string>::first);
    if (at == r.from->published.end())
        return engine::kUnknown;
    const auto bound = engine::findDial(*r.plan, std::string(dial));
    const auto value = parseNumber(QString::fromStdString(at->second), bound.row->unit);
    return value ? *value : engine::kUnknown;
}

// Our figure, and below it the author's.
CatalogCell against(double ours, double theirs, Unit unit, const NumberFormat& format)
{
    CatalogCell cell{.text = format.text(ours, unit), .sort = ours, .numeric = true};
    if (!std::isnan(theirs))
        cell.below = format.text(theirs, unit);
    return cell;
}

} // namespace

std::vector<Reference> referencesBy(const engine::Catalog& catalog, std::stop_token stop)
{
    std::vector<Reference> all;
    for (const char* table : kTables)
        for (const engine::Template& from : shippedTemplates())
            if (from.table == table && !stop.stop_requested())
                all.push_back(worked(from, catalog));
    return all;
}

ReferenceAnswers::ReferenceAnswers(ProjectDocument& document, QObject* parent)
    : QObject(parent)
    , document_(document)
{
}

void ReferenceAnswers::ask()
{
    const auto catalog = document_.sharedCatalog();
    if (catalog_ == catalog)
        return;
    catalog_ = catalog;
    latest_.ask(
        this, [catalog](std::stop_token stop) { return referencesBy(*catalog, std::move(stop)); },
        [this](const std::vector<Reference>& found) {
            answer_ = found;
            Q_EMIT answered();
        });
}

void ReferenceTable::show(const std::vector<Reference>& references, const NumberFormat& format)
{
    std::vector<Head> heads{
        {References::tr("Configuration"),
         References::tr("As a published guide describes it; below it the software, as published or "
                        "as its work needs."),
         210, true},
        {References::tr("GPUs"), References::tr("Below: network ports per node and their link."),
         76},
        {References::tr("Result"),
         References::tr("Time of the run, or requests that it serves of those it should serve."),
         90},
        {References::tr("Needs"),
         References::tr("Smallest cluster that meets deadline and limits."), 50, false, false, 1},
        {References::tr("Capex"),
         References::tr("Purchase cost from the prices of its parts; below it, as published."), 66},
        {References::tr("Power"),
         References::tr("Average power at the meter; below it, as published."), 66, false, false,
         2},
        {References::tr("Useful hour"),
         References::tr("Bought and always busy: cost per GPU-hour that brings the work forward."),
         66, false, false, 3}};
    std::vector<Row> rows;
    for (const Reference& r : references) {
        const QString id = QString::fromStdString(r.from->id);
        QStringList software;
        for (const std::string& part : r.from->software)
            software << QString::fromStdString(part);
        // The part of a title after its colon is shown in the other columns.
        CatalogCell name = words(templateTitle(id).section(u':', 0, 0));
        name.below =
            software.empty() ? schedulerName(r.scheduler) : software.join(QStringLiteral(", "));
        name.tip = softwareTip(r.from->software);
        rows.push_back(
            {{name, machines(r, format), outcome(r, format),
              r.smallest.reachesDate
                  ? number(format.number(r.smallest.gpus, Unit::Gpus), r.smallest.gpus)
                  : words(References::tr("none")),
              against(r.byPart.base(), published(r, "money.own_first"), Unit::Dollar, format),
              against(r.assessment.site.mean.total().base(), published(r, "site.mean"),
                      Unit::Kilowatt, format),
              number(format.text(r.usefulHour.base(), Unit::DollarPerGpuHour),
                     r.usefulHour.base())},
             false,
             templateQuestion(id)});
    }
    fill(std::move(heads), std::move(rows));
}

engine::Result<void> openReference(ProjectDocument& document, const Reference& reference)
{
    const QString name = templateTitle(QString::fromStdString(reference.from->id));
    return putScenario(document, name, reference.plan, References::tr("Open “%1”").arg(name));
}

} // namespace model

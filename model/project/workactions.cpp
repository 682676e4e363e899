#include "model/project/workactions.h"

#include "model/engine/knobs/workloads.h"
#include "model/project/projectdocument.h"
#include "model/sentences/workname.h"

namespace model {
namespace {

engine::Project withPlan(engine::Project project, engine::Plan plan)
{
    project.scenarios[project.current].plan = std::make_shared<const engine::Plan>(std::move(plan));
    return project;
}

} // namespace

bool mayAddWork(const ProjectDocument& document)
{
    return document.plan().work.size() < engine::kMostWorkloads;
}

bool mayRemoveWork(const ProjectDocument& document)
{
    return document.plan().work.size() > 1;
}

void addWork(ProjectDocument& document, engine::WorkloadKind kind)
{
    if (!mayAddWork(document))
        return;
    engine::Plan next =
        engine::withWorkload(document.plan(), document.catalog(), kind, document.view().work);
    const auto added = QString::fromStdString(next.work.back().id);
    document.take(ProjectDocument::tr("Add workload"),
                  withPlan(document.project(), std::move(next)));
    document.showWork(added);
}

void renameWork(ProjectDocument& document, std::size_t at, const QString& name)
{
    document.take(ProjectDocument::tr("Rename workload"),
                  withPlan(document.project(),
                           engine::withWorkloadNamed(document.plan(), at,
                                                     keptName(name.simplified()).toStdString())));
}

void moveWork(ProjectDocument& document, std::size_t from, std::size_t to)
{
    // Without an explicit choice the first one is in view; it may move.
    document.showWork(QString::fromStdString(document.work().id));
    document.take(
        ProjectDocument::tr("Move workload"),
        withPlan(document.project(), engine::withWorkloadMoved(document.plan(), from, to)));
}

void removeWork(ProjectDocument& document, std::size_t at)
{
    if (mayRemoveWork(document))
        document.take(ProjectDocument::tr("Remove workload"),
                      withPlan(document.project(), engine::withoutWorkload(document.plan(), at)));
}

} // namespace model

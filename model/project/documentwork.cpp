// The workloads of the open plan: the list, and the one in view.
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

void ProjectDocument::showWork(const QString& id)
{
    const engine::InView before = view();
    inView_ = id.toStdString();
    if (view() == before)
        return;
    Q_EMIT projectChanged(); // what speaks of the workload in view reads it again
    ask();
}

bool ProjectDocument::mayAddWork() const
{
    return plan().work.size() < engine::kMostWorkloads;
}

void ProjectDocument::addWork(engine::WorkloadKind kind)
{
    if (!mayAddWork())
        return;
    engine::Plan next = engine::withWorkload(plan(), catalog(), kind, view().work);
    inView_ = next.work.back().id;
    take(tr("Add workload"), withPlan(*project_, std::move(next)));
}

void ProjectDocument::renameWork(std::size_t at, const QString& name)
{
    take(tr("Rename workload"),
         withPlan(*project_, engine::withWorkloadNamed(plan(), at,
                                                       keptName(name.simplified()).toStdString())));
}

void ProjectDocument::moveWork(std::size_t from, std::size_t to)
{
    inView_ = work().id; // where nothing was picked, the first is; it may move away
    take(tr("Move workload"), withPlan(*project_, engine::withWorkloadMoved(plan(), from, to)));
}

void ProjectDocument::removeWork(std::size_t at)
{
    if (mayRemoveWork())
        take(tr("Remove workload"), withPlan(*project_, engine::withoutWorkload(plan(), at)));
}

} // namespace model

// What the document requests: what every answer has, and what visible pages need.
#include "model/engine/answer/details.h"
#include "model/project/projectdocument.h"
#include "model/project/projectfile.h"

#include <algorithm>

namespace model {
void ProjectDocument::want(const QObject* page, const engine::Wants& wants)
{
    wants_[page] = wants;
    if (!isAnswered(wants))
        ask();
}

void ProjectDocument::unwant(const QObject* page)
{
    wants_.erase(page);
}

bool ProjectDocument::isAnswered(const engine::Wants& wants) const
{
    return evaluation_ && evaluation_->plan == project_->scenarios[project_->current].plan &&
           evaluation_->view == view() && engine::isAnswered(*evaluation_, wants);
}

engine::Wants ProjectDocument::wanted() const
{
    engine::Wants all{.work = inView_};
    for (const auto& [page, wants] : wants_)
        all = engine::joined(all, wants);
    return all;
}

// The frontier cannot be cancelled fast enough for a drag: it waits until the drag ends.
void ProjectDocument::ask()
{
    if (paused_)
        return;
    if (!inGesture_) // no copies during a drag
        Q_EMIT aboutToCompute(file_->path());
    engine::Wants all = wanted();
    all.frontier = all.frontier && !inGesture_;
    evaluator_.ask(project_->scenarios[project_->current].plan, all);
    askScenarios();
}

void ProjectDocument::compareScenarios(const QObject* page, bool wanted)
{
    if (wanted)
        comparing_.insert(page);
    else
        comparing_.erase(page);
    askScenarios();
}

// The scenarios that are not open, if a page shows them. They do not change while the open one is
// dragged, so their answers stay valid.
void ProjectDocument::askScenarios()
{
    if (paused_)
        return;
    std::vector<std::shared_ptr<const engine::Plan>> plans;
    for (std::size_t i = 0; i < project_->scenarios.size(); ++i)
        if (i != project_->current && (!comparing_.empty() || project_->baseline == i))
            plans.push_back(project_->scenarios[i].plan);
    others_.ask(std::move(plans), evaluator_.context());
}

std::shared_ptr<const engine::Evaluation> ProjectDocument::answerOf(std::size_t scenario) const
{
    const auto& all = project_->scenarios;
    const auto& plan = all[scenario].plan;
    const bool isOf = evaluation_ && evaluation_->plan == plan;
    // During a drag, the latest answer is of an intermediate plan.
    const bool follows =
        evaluation_ && scenario == project_->current &&
        std::ranges::find(all, evaluation_->plan, &engine::Scenario::plan) == all.end();
    return isOf || follows ? evaluation_ : others_.of(plan);
}

std::shared_ptr<const engine::Evaluation> ProjectDocument::baselineAnswer() const
{
    if (!project_->baseline || *project_->baseline == project_->current)
        return nullptr;
    return answerOf(*project_->baseline);
}

} // namespace model

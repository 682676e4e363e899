#include "model/project/projectanswers.h"

#include "model/engine/answer/details.h"
#include "model/engine/plan.h"
#include "model/project/projectdocument.h"

#include <algorithm>
#include <utility>

namespace model {
namespace {

const PlanPtr& openPlan(const engine::Project& project)
{
    return project.scenarios[project.current].plan;
}

} // namespace

ProjectAnswers::ProjectAnswers(const ProjectDocument& document, engine::Context context)
    : document_(document)
    , evaluator_(std::move(context))
{
    connect(&evaluator_, &Evaluator::answered, this, [this](auto evaluation) {
        evaluation_ = std::move(evaluation);
        Q_EMIT evaluated();
    });
    connect(&evaluator_, &Evaluator::failed, this, &ProjectAnswers::computationFailed);
    connect(&others_, &ScenarioAnswers::answered, this, &ProjectAnswers::evaluated);
}

void ProjectAnswers::want(const QObject* page, const engine::Wants& wants)
{
    wants_[page] = wants;
    if (!isAnswered(wants))
        ask();
}

void ProjectAnswers::unwant(const QObject* page)
{
    wants_.erase(page);
}

bool ProjectAnswers::isAnswered(const engine::Wants& wants) const
{
    return evaluation_ && evaluation_->plan == openPlan(document_.project()) &&
           evaluation_->view == document_.view() && engine::isAnswered(*evaluation_, wants);
}

engine::Wants ProjectAnswers::wanted() const
{
    engine::Wants all{.work = document_.work().id};
    for (const auto& [page, wants] : wants_)
        all = engine::joined(all, wants);
    return all;
}

// The frontier cannot be cancelled fast enough for a drag: it waits until the drag ends.
void ProjectAnswers::ask()
{
    if (paused_)
        return;
    if (!document_.inGesture()) // no copies during a drag
        Q_EMIT aboutToCompute();
    engine::Wants all = wanted();
    all.frontier = all.frontier && !document_.inGesture();
    evaluator_.ask(openPlan(document_.project()), all);
    askScenarios();
}

void ProjectAnswers::askFrontier()
{
    if (wanted().frontier && !isAnswered(wanted()))
        ask();
}

void ProjectAnswers::compareScenarios(const QObject* page, bool wanted)
{
    if (wanted)
        comparing_.insert(page);
    else
        comparing_.erase(page);
    askScenarios();
}

// The scenarios that are not open, if a page shows them. They do not change while the open one is
// dragged, so their answers stay valid.
void ProjectAnswers::askScenarios()
{
    if (paused_)
        return;
    const engine::Project& project = document_.project();
    std::vector<PlanPtr> plans;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (i != project.current && (!comparing_.empty() || project.baseline == i))
            plans.push_back(project.scenarios[i].plan);
    others_.ask(std::move(plans), context());
}

void ProjectAnswers::keep()
{
    if (evaluation_ && !evaluation_->refining)
        others_.learn(evaluation_);
}

EvaluationPtr ProjectAnswers::answerOf(std::size_t scenario) const
{
    const auto& all = document_.project().scenarios;
    const auto& plan = all[scenario].plan;
    const bool isOf = evaluation_ && evaluation_->plan == plan;
    // During a drag, the latest answer is of an intermediate plan.
    const bool follows =
        evaluation_ && scenario == document_.scenario() &&
        std::ranges::find(all, evaluation_->plan, &engine::Scenario::plan) == all.end();
    return isOf || follows ? evaluation_ : others_.of(plan);
}

EvaluationPtr ProjectAnswers::baselineAnswer() const
{
    const auto& baseline = document_.project().baseline;
    if (!baseline || *baseline == document_.scenario())
        return nullptr;
    return answerOf(*baseline);
}

void ProjectAnswers::evaluateNow()
{
    if (paused_)
        return;
    Q_EMIT aboutToCompute();
    evaluation_ =
        engine::answer(openPlan(document_.project()), {.work = document_.work().id}, context());
    if (!wants_.empty())
        ask(); // additional data of visible pages takes longer
    Q_EMIT evaluated();
}

engine::Result<engine::Derivation> ProjectAnswers::explain(const QString& path,
                                                           const EvaluationPtr& of) const
{
    const EvaluationPtr& answer = of ? of : evaluation_;
    if (!answer)
        return engine::fail(engine::Error::Code::UnknownPath, path.toStdString());
    return engine::explain(*answer->plan, answer->assessment, path.toStdString());
}

void ProjectAnswers::resume()
{
    paused_ = false;
    ask();
}

} // namespace model

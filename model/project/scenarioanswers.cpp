#include "model/project/scenarioanswers.h"

#include <algorithm>
#include <utility>

namespace model {

engine::Wants comparedWants()
{
    engine::Wants wants;
    wants.speedup = wants.cash = wants.findings = false;
    return wants;
}

ScenarioAnswers::ScenarioAnswers(QObject* parent) : QObject(parent)
{
    worker_.setMaxThreadCount(1);
}

ScenarioAnswers::~ScenarioAnswers()
{
    stop_.request_stop();
    worker_.waitForDone();
}

bool ScenarioAnswers::isRequested(const PlanPtr& plan) const
{
    return std::ranges::find(requested_, plan) != requested_.end();
}

void ScenarioAnswers::ask(std::vector<PlanPtr> plans, const engine::Context& context)
{
    if (plans == requested_ && context.catalog == context_.catalog)
        return; // called on every change
    if (std::exchange(context_, context).catalog != context.catalog)
        known_.clear();
    requested_ = std::move(plans);
    std::erase_if(known_, [this](const auto& known) { return !isRequested(known.first); });
    if (running_ && !isRequested(running_))
        stop_.request_stop();
    if (!running_)
        startNext();
}

void ScenarioAnswers::learn(const EvaluationPtr& evaluation)
{
    known_[evaluation->plan] = evaluation;
}

EvaluationPtr ScenarioAnswers::of(const PlanPtr& plan) const
{
    const auto it = known_.find(plan);
    return it == known_.end() ? nullptr : it->second;
}

void ScenarioAnswers::startNext()
{
    const auto next = std::ranges::find_if(
        requested_, [this](const PlanPtr& plan) { return !known_.contains(plan); });
    if (next == requested_.end())
        return;
    running_ = *next;
    stop_ = std::stop_source();
    worker_.start([this, plan = running_, context = context_, stop = stop_.get_token()] {
        EvaluationPtr evaluation;
        bool answered = true;
        try {
            evaluation = engine::answer(plan, comparedWants(), context, stop);
        } catch (const std::exception&) { // like an open one, it must not end the program
            answered = false;
        }
        QMetaObject::invokeMethod(
            this,
            [this, plan, context, answered, evaluation = std::move(evaluation)] {
                if (!answered)
                    known_[plan] = nullptr; // it is not tried again
                finish(plan, context, evaluation);
            },
            Qt::QueuedConnection);
    });
}

void ScenarioAnswers::finish(const PlanPtr& plan, const engine::Context& context,
                             EvaluationPtr evaluation)
{
    running_.reset();
    const bool wanted = evaluation && isRequested(plan) && context.catalog == context_.catalog;
    if (wanted)
        known_[plan] = std::move(evaluation);
    startNext();
    if (wanted)
        Q_EMIT answered();
}

} // namespace model

#pragma once

#include "model/engine/answer/answer.h"

#include <QObject>
#include <QThreadPool>

#include <map>
#include <memory>
#include <stop_token>
#include <vector>

namespace model {

using PlanPtr = std::shared_ptr<const engine::Plan>;
using EvaluationPtr = std::shared_ptr<const engine::Evaluation>;

// What a comparison needs of an answer: figures and their bands, no charts.
engine::Wants comparedWants();

// Answers plans of scenarios that are not open, one after the other on a separate worker thread.
// Plans are immutable, so an answer is valid as long as it is needed; a request without the plan
// being answered stops it.
class ScenarioAnswers : public QObject {
    Q_OBJECT
public:
    explicit ScenarioAnswers(QObject* parent = nullptr);
    ~ScenarioAnswers() override;

    void ask(std::vector<PlanPtr> plans, const engine::Context& context);
    // An answer obtained elsewhere.
    void learn(const EvaluationPtr& evaluation);
    EvaluationPtr of(const PlanPtr& plan) const;
    bool idle() const { return !running_; }

Q_SIGNALS:
    void answered(); // one of the requested ones

private:
    bool isRequested(const PlanPtr& plan) const;
    void startNext();
    void finish(const PlanPtr& plan, const engine::Context& context, EvaluationPtr evaluation);

    QThreadPool worker_;
    engine::Context context_;
    std::vector<PlanPtr> requested_;
    std::map<PlanPtr, EvaluationPtr> known_;
    PlanPtr running_;
    std::stop_source stop_{std::nostopstate};
};

} // namespace model

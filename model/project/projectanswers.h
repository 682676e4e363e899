#pragma once

#include "model/engine/explain/derivation.h"
#include "model/engine/result.h"
#include "model/project/evaluator.h"
#include "model/project/scenarioanswers.h"

#include <QObject>

#include <map>
#include <memory>
#include <set>

namespace model {

class ProjectDocument;

// The answers to the open project: what every answer has, and what visible pages need.
class ProjectAnswers : public QObject {
    Q_OBJECT
public:
    ProjectAnswers(const ProjectDocument& document, engine::Context context);

    // For the latest plan answered; empty before the first.
    EvaluationPtr evaluation() const { return evaluation_; }
    bool isSettled() const { return evaluator_.idle(); }
    // What a page needs beyond what every answer has, while it is visible.
    void want(const QObject* page, const engine::Wants& wants);
    void unwant(const QObject* page);
    // Requests answers to all scenarios, for a page that compares them.
    void compareScenarios(const QObject* page, bool wanted);
    // The answer of a scenario; empty while it is being computed. That of the open one is updated
    // during a drag.
    EvaluationPtr answerOf(std::size_t scenario) const;
    // For the pinned one, if another is open.
    EvaluationPtr baselineAnswer() const;
    // Evaluates synchronously, without the worker: for the command line, reports and pictures.
    void evaluateNow();
    // The derivation of a dial: for the latest answer, or for another one.
    engine::Result<engine::Derivation> explain(const QString& path,
                                               const EvaluationPtr& of = nullptr) const;
    // Nothing is computed until the user resumes or changes something.
    bool isPaused() const { return paused_; }
    void resume();

Q_SIGNALS:
    void aboutToCompute();
    void computationFailed(const QString& reason);
    void evaluated();

private:
    friend ProjectDocument;
    const engine::Context& context() const { return evaluator_.context(); }
    void setContext(engine::Context context) { evaluator_.setContext(std::move(context)); }
    void setPaused(bool paused) { paused_ = paused; }
    void forget() { evaluation_.reset(); }
    void ask();
    void askFrontier();
    void askScenarios();
    // The open scenario's answer, before another one opens.
    void keep();
    engine::Wants wanted() const;
    bool isAnswered(const engine::Wants& wants) const;

    const ProjectDocument& document_;
    Evaluator evaluator_;
    std::map<const QObject*, engine::Wants> wants_;
    ScenarioAnswers others_;
    std::set<const QObject*> comparing_;
    EvaluationPtr evaluation_;
    bool paused_ = false;
};

} // namespace model

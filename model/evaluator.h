#pragma once

#include "model/engine/answer.h"

#include <QObject>
#include <QThreadPool>

#include <optional>

namespace model {

// Answers plans on a worker. Only the latest question waits: nothing is queued, nothing starves,
// and the loop clocks itself.
class Evaluator : public QObject {
    Q_OBJECT
public:
    explicit Evaluator(engine::Context context, QObject* parent = nullptr);
    ~Evaluator() override;

    void ask(std::shared_ptr<const engine::Plan> plan, const engine::Wants& wants);
    bool idle() const { return !busy_; }
    const engine::Context& context() const { return context_; }
    void setContext(engine::Context context) { context_ = std::move(context); }

Q_SIGNALS:
    void answered(std::shared_ptr<const engine::Evaluation> evaluation);

private:
    struct Question {
        std::shared_ptr<const engine::Plan> plan;
        engine::Wants wants;
    };
    void start(Question question);
    void finish(std::shared_ptr<const engine::Evaluation> evaluation);

    engine::Context context_;
    QThreadPool worker_;
    bool busy_ = false;
    std::optional<Question> waiting_;
};

} // namespace model

#pragma once

#include "model/engine/answer.h"

#include <QObject>
#include <QThreadPool>

#include <optional>
#include <stop_token>

namespace model {

// Answers plans on a worker. Only the latest question waits: nothing is queued, nothing starves,
// and the loop clocks itself. Where the layouts are wanted too, an answer comes in two strokes:
// what is quick at once, and the whole when no newer question is there, which stops it.
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
        bool second = false; // the stroke that takes its time
    };
    void start(Question question);
    void finish(Question question, std::shared_ptr<const engine::Evaluation> evaluation);

    engine::Context context_;
    QThreadPool worker_;
    bool busy_ = false;
    std::stop_source second_{std::nostopstate}; // of the second stroke that runs
    std::optional<Question> waiting_;
};

} // namespace model

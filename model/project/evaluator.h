#pragma once

#include "model/engine/answer/answerafter.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <optional>
#include <stop_token>

namespace engine {
enum class Stroke : std::uint8_t;
}

namespace model {

// Answers plans on a worker thread. Only the latest question waits: there is no queue, nothing
// starves, and the loop paces itself. Slow parts come in strokes: what is fast at once, then the
// smallest cluster and the findings, details and draws, options, the frontier. Between two strokes
// the result of the first is painted, so a drag never waits for a stroke that nobody will see. A
// newer question stops the current stroke.
class Evaluator : public QObject {
    Q_OBJECT
public:
    using Answer = decltype(&engine::answerAfter);
    explicit Evaluator(engine::Context context, QObject* parent = nullptr,
                       Answer answer = engine::answerAfter);
    ~Evaluator() override;

    void ask(std::shared_ptr<const engine::Plan> plan, const engine::Wants& wants);
    bool idle() const { return !busy_ && !next_; }
    const engine::Context& context() const { return context_; }
    void setContext(engine::Context context) { context_ = std::move(context); }

Q_SIGNALS:
    void answered(std::shared_ptr<const engine::Evaluation> evaluation);
    // The question could not be answered, for an unexpected reason.
    void failed(const QString& reason);

private:
    struct Question {
        std::shared_ptr<const engine::Plan> plan;
        engine::Wants wants;
        std::shared_ptr<const engine::Evaluation> soFar = {};
        engine::Stroke stroke{};
    };
    void start(Question question);
    std::shared_ptr<const engine::Evaluation> answerTo(const Question& question,
                                                       const engine::Evaluation* before,
                                                       const engine::Context& context,
                                                       std::stop_token stop) const;
    void finish(Question question, std::shared_ptr<const engine::Evaluation> evaluation);

    Answer answer_;
    engine::Context context_;
    QThreadPool worker_;
    bool busy_ = false;
    std::stop_source slow_{std::nostopstate}; // for slow strokes
    std::optional<Question> waiting_;
    std::optional<Question> next_; // the stroke to run after painting
    QTimer paint_;
    std::shared_ptr<const engine::Evaluation> last_; // its decisions are reused where possible
};

} // namespace model

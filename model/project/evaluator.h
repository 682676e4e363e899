#pragma once

#include "model/engine/answer/answer_after.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <optional>
#include <stop_token>

namespace engine {
enum class Stroke : std::uint8_t;
}

namespace model {

// Answers plans on a worker. Only the latest question waits: nothing is queued, nothing starves,
// and the loop clocks itself. What takes its time comes in strokes: what is quick at once, then the
// smallest cluster and the findings, details and draws, options, the frontier. Between two strokes
// there is time to paint what the first one brought: a hand that goes on turning is never behind a
// stroke that nobody will see. A newer question stops the stroke that runs.
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
    // What was asked could not be answered, for a reason that nobody foresaw.
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
    std::stop_source slow_{std::nostopstate}; // of a stroke that takes its time
    std::optional<Question> waiting_;
    std::optional<Question> next_; // the stroke that comes when there was time to paint
    QTimer paint_;
    std::shared_ptr<const engine::Evaluation> last_; // its decisions hold where nothing moved them
};

} // namespace model

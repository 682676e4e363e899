#include "model/evaluator.h"

namespace model {

Evaluator::Evaluator(engine::Context context, QObject* parent)
    : QObject(parent)
    , context_(std::move(context))
{
    worker_.setMaxThreadCount(1);
    worker_.setExpiryTimeout(-1);
}

Evaluator::~Evaluator()
{
    second_.request_stop();
    worker_.waitForDone();
}

void Evaluator::ask(std::shared_ptr<const engine::Plan> plan, const engine::Wants& wants)
{
    Question question{std::move(plan), wants};
    if (!busy_)
        return start(std::move(question));
    waiting_ = std::move(question);
    second_.request_stop();
}

void Evaluator::start(Question question)
{
    busy_ = true;
    second_ = question.second ? std::stop_source() : std::stop_source(std::nostopstate);
    worker_.start([this, question = std::move(question), context = context_,
                   stop = second_.get_token()] {
        engine::Wants wants = question.wants;
        wants.training = wants.training && question.second;
        auto evaluation = engine::answer(question.plan, wants, context, stop);
        QMetaObject::invokeMethod(
            this,
            [this, question, evaluation = std::move(evaluation)] { finish(question, evaluation); },
            Qt::QueuedConnection);
    });
}

void Evaluator::finish(Question question, std::shared_ptr<const engine::Evaluation> evaluation)
{
    busy_ = false;
    if (waiting_) {
        Question next = std::move(*waiting_);
        waiting_.reset();
        start(std::move(next));
    } else if (question.wants.training && !question.second) {
        question.second = true;
        start(std::move(question));
    }
    if (evaluation) // else it was stopped for a newer one
        Q_EMIT answered(std::move(evaluation));
}

} // namespace model

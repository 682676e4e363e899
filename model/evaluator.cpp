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
    worker_.waitForDone();
}

void Evaluator::ask(std::shared_ptr<const engine::Plan> plan, const engine::Wants& wants)
{
    Question question{std::move(plan), wants};
    if (busy_)
        waiting_ = std::move(question);
    else
        start(std::move(question));
}

void Evaluator::start(Question question)
{
    busy_ = true;
    worker_.start([this, question = std::move(question), context = context_] {
        auto evaluation = engine::answer(question.plan, question.wants, context);
        QMetaObject::invokeMethod(
            this, [this, evaluation = std::move(evaluation)] { finish(evaluation); },
            Qt::QueuedConnection);
    });
}

void Evaluator::finish(std::shared_ptr<const engine::Evaluation> evaluation)
{
    busy_ = false;
    if (waiting_) {
        Question next = std::move(*waiting_);
        waiting_.reset();
        start(std::move(next));
    }
    Q_EMIT answered(std::move(evaluation));
}

} // namespace model

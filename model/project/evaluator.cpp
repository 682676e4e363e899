#include "model/project/evaluator.h"

#include "model/engine/answer/answerafter.h"
#include "model/engine/answer/details.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace model {
namespace {

using engine::Stroke;

// GPU types per stroke: about as many as take a tenth of a second.
constexpr std::size_t kTypesAtOnce = 6;

// One frame.
constexpr int kPaintMs = 16;

engine::Wants inStroke(Stroke stroke, const engine::Wants& wants)
{
    engine::Wants now = engine::until(stroke, wants);
    now.types = stroke < Stroke::Options ? 0 : kTypesAtOnce;
    return now;
}

// The next stroke, if there is one. Options take several.
std::optional<Stroke> strokeAfter(Stroke stroke, const engine::Wants& wants,
                                  const engine::Evaluation& soFar)
{
    if (stroke < Stroke::Settled && soFar.refining)
        return Stroke::Settled;
    std::optional<Stroke> next;
    for (const engine::Detail& detail : engine::details()) {
        const bool later =
            detail.stroke > stroke || (detail.stroke == stroke && stroke == Stroke::Options);
        if (later && detail.isWanted(wants) && !detail.isThere(soFar))
            next = std::min(next.value_or(detail.stroke), detail.stroke);
    }
    return next;
}

} // namespace

Evaluator::Evaluator(engine::Context context, QObject* parent, Answer answer)
    : QObject(parent)
    , answer_(answer)
    , context_(std::move(context))
{
    worker_.setMaxThreadCount(1);
    worker_.setExpiryTimeout(-1);
    paint_.setSingleShot(true);
    paint_.setInterval(kPaintMs);
    paint_.callOnTimeout(this, [this] { start(*std::exchange(next_, std::nullopt)); });
}

Evaluator::~Evaluator()
{
    slow_.request_stop();
    worker_.waitForDone();
}

void Evaluator::ask(std::shared_ptr<const engine::Plan> plan, const engine::Wants& wants)
{
    Question question{std::move(plan), wants};
    paint_.stop();
    next_.reset();
    if (!busy_)
        return start(std::move(question));
    waiting_ = std::move(question);
    slow_.request_stop();
}

void Evaluator::start(Question question)
{
    busy_ = true;
    slow_ =
        question.stroke > Stroke::Quick ? std::stop_source() : std::stop_source(std::nostopstate);
    worker_.start([this, question = std::move(question), context = context_, before = last_,
                   stop = slow_.get_token()] {
        std::shared_ptr<const engine::Evaluation> evaluation;
        QString reason;
        // The engine should answer every plan; if it fails, it must not end the program.
        try {
            evaluation = answerTo(question, before.get(), context, stop);
        } catch (const std::exception& error) {
            reason = QString::fromLocal8Bit(error.what());
        }
        QMetaObject::invokeMethod(
            this,
            [this, question, reason, evaluation = std::move(evaluation)] {
                finish(question, evaluation);
                if (!reason.isEmpty())
                    Q_EMIT failed(reason);
            },
            Qt::QueuedConnection);
    });
}

std::shared_ptr<const engine::Evaluation> Evaluator::answerTo(const Question& question,
                                                              const engine::Evaluation* before,
                                                              const engine::Context& context,
                                                              std::stop_token stop) const
{
    const engine::Wants wants = inStroke(question.stroke, question.wants);
    return question.soFar ? engine::completed(*question.soFar, wants, context, stop)
                          : answer_(before, question.plan, wants, context, stop);
}

void Evaluator::finish(Question question, std::shared_ptr<const engine::Evaluation> evaluation)
{
    busy_ = false;
    if (evaluation)
        last_ = evaluation;
    if (waiting_) {
        Question next = std::move(*waiting_);
        waiting_.reset();
        start(std::move(next));
    } else if (evaluation) {
        question.soFar = evaluation;
        if (const auto next = strokeAfter(question.stroke, question.wants, *evaluation)) {
            question.stroke = *next;
            next_ = std::move(question);
            paint_.start();
        }
    }
    if (evaluation) // otherwise it was stopped for a newer one
        Q_EMIT answered(std::move(evaluation));
}

} // namespace model

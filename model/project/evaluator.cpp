#include "model/project/evaluator.h"

#include "model/engine/answer/answer_after.h"

#include <utility>

namespace model {
namespace {

// What each stroke brings: the answer itself; the smallest cluster and the findings; details and
// draws; options, a few types of GPU at a time, then their chances; the frontier.
enum Stroke { Quick, Settled, Details, Options, Frontier };

// Types of GPU that a stroke looks at: about as many as a tenth of a second is enough for.
constexpr std::size_t kTypesAtOnce = 6;

// A frame.
constexpr int kPaintMs = 16;

// What is wanted, as far as it comes in that stroke or before.
engine::Wants until(int stroke, engine::Wants wants)
{
    wants.settled = stroke >= Settled;
    if (stroke < Details)
        wants.training = wants.serving = wants.advice = wants.methods = false, wants.draws = 0;
    wants.types = stroke < Options ? 0 : kTypesAtOnce;
    if (stroke < Frontier)
        wants.frontier = false;
    return wants;
}

// The stroke that comes after; 0: none.
int strokeAfter(int stroke, const engine::Wants& wants, const engine::Evaluation& soFar)
{
    if (stroke < Settled && soFar.refining)
        return Settled;
    if (stroke < Details &&
        (wants.training || wants.serving || wants.advice || wants.methods || wants.draws > 0))
        return Details;
    const bool drawn = soFar.options && soFar.options->isDrawn();
    if (stroke <= Options && wants.options && !drawn)
        return Options;
    return stroke < Frontier && wants.frontier ? Frontier : 0;
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
    slow_ = question.stroke > 0 ? std::stop_source() : std::stop_source(std::nostopstate);
    worker_.start([this, question = std::move(question), context = context_, before = last_,
                   stop = slow_.get_token()] {
        std::shared_ptr<const engine::Evaluation> evaluation;
        QString reason;
        // The engine answers every plan; should it not, a plan must not end the program.
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
    const engine::Wants wants = until(question.stroke, question.wants);
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
        question.stroke = strokeAfter(question.stroke, question.wants, *evaluation);
        question.soFar = evaluation;
        if (question.stroke > 0) {
            next_ = std::move(question);
            paint_.start();
        }
    }
    if (evaluation) // else it was stopped for a newer one
        Q_EMIT answered(std::move(evaluation));
}

} // namespace model

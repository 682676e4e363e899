#include "model/training/playing.h"

#include "model/engine/one_kind.h"
#include "model/engine/played.h"

namespace model {

Played playedOf(std::shared_ptr<const engine::Evaluation> evaluation, std::size_t work,
                std::stop_token stop)
{
    const engine::OneKind one(*evaluation->plan);
    auto step = std::make_shared<const engine::play::PlayedStep>(
        engine::playedStep(*one, evaluation->assessment, work, stop));
    return {std::move(evaluation), work, std::move(step)};
}

StepPlayer::StepPlayer(QObject* parent) : QObject(parent)
{
    worker_.setMaxThreadCount(1);
}

StepPlayer::~StepPlayer()
{
    stop_.request_stop();
    worker_.waitForDone();
}

void StepPlayer::ask(std::shared_ptr<const engine::Evaluation> evaluation)
{
    if (asked_ == evaluation)
        return;
    stop_.request_stop();
    stop_ = {};
    busy_ = true;
    asked_ = evaluation;
    worker_.start([this, evaluation = std::move(evaluation), stop = stop_.get_token()] {
        auto played = playedOf(evaluation, evaluation->view.trained, stop);
        QMetaObject::invokeMethod(
            this,
            [this, played = std::move(played)] {
                if (played.evaluation != asked_)
                    return; // a newer one is on its way
                busy_ = false;
                answer_ = played;
                Q_EMIT answered();
            },
            Qt::QueuedConnection);
    });
}

} // namespace model

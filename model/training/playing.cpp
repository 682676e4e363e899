#include "model/training/playing.h"

#include "model/engine/played.h"
#include "model/engine/resolvedplan.h"

namespace model {

Played playedOf(std::shared_ptr<const engine::Evaluation> evaluation, std::size_t work,
                std::stop_token stop)
{
    auto step = std::make_shared<const engine::play::PlayedStep>(
        engine::playedStep(*evaluation->resolved, evaluation->assessment, work, stop));
    return {std::move(evaluation), work, std::move(step)};
}

void StepPlayer::ask(std::shared_ptr<const engine::Evaluation> evaluation)
{
    if (evaluation_ == evaluation)
        return;
    evaluation_ = evaluation;
    latest_.ask(
        this,
        [evaluation = std::move(evaluation)](std::stop_token stop) {
            return playedOf(evaluation, evaluation->view.trained, std::move(stop));
        },
        [this](const Played& played) {
            answer_ = played;
            Q_EMIT answered();
        });
}

} // namespace model

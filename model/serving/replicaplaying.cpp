#include "model/serving/replicaplaying.h"

#include "model/engine/played.h"
#include "model/engine/resolvedplan.h"

namespace model {

PlayedReplica replicaPlayedOf(std::shared_ptr<const engine::Evaluation> evaluation,
                              std::size_t work, bool tier, std::stop_token stop)
{
    auto serving = std::make_shared<const engine::play::PlayedServing>(engine::playedServing(
        *evaluation->resolved, evaluation->assessment, work, tier, {}, std::move(stop)));
    return {std::move(evaluation), work, tier, std::move(serving)};
}

void ReplicaPlayer::ask(std::shared_ptr<const engine::Evaluation> evaluation)
{
    if (evaluation_ == evaluation)
        return;
    evaluation_ = evaluation;
    latest_.ask(
        this,
        [evaluation = std::move(evaluation)](std::stop_token stop) {
            return replicaPlayedOf(evaluation, evaluation->view.served, false, std::move(stop));
        },
        [this](const PlayedReplica& played) {
            answer_ = played;
            Q_EMIT answered();
        });
}

} // namespace model

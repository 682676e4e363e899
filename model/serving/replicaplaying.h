#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/play/play_serving.h"
#include "model/project/latest.h"

#include <QObject>

#include <memory>
#include <stop_token>

namespace model {

// A replica as it was played request by request, and the answer that it belongs to.
struct PlayedReplica {
    std::shared_ptr<const engine::Evaluation> evaluation;
    std::size_t work = 0; // of the plan's
    bool tier = false;    // of the GPUs of the second tier
    std::shared_ptr<const engine::play::PlayedServing> serving;

    const engine::ServeAnswer& answer() const
    {
        const engine::ServeAnswer& all = evaluation->assessment.serving[work];
        return tier ? all.tier.front() : all;
    }
};
PlayedReplica replicaPlayedOf(std::shared_ptr<const engine::Evaluation> evaluation,
                              std::size_t work, bool tier = false, std::stop_token stop = {});

// Plays replicas on a worker: a newer question stops the one before.
class ReplicaPlayer : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // A replica of the serving in view. What was played of the same answer is not played again.
    void ask(std::shared_ptr<const engine::Evaluation> evaluation);
    bool isBusy() const { return latest_.isBusy(); }
    const PlayedReplica& answer() const { return answer_; }

Q_SIGNALS:
    void answered();

private:
    std::shared_ptr<const engine::Evaluation> evaluation_;
    PlayedReplica answer_;
    Latest latest_;
};

} // namespace model

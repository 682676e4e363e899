#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/play/playserving.h"
#include "model/project/latest.h"

#include <QObject>

#include <memory>
#include <stop_token>

namespace model {

// A replica simulated request by request, and the answer it belongs to.
struct PlayedReplica {
    std::shared_ptr<const engine::Evaluation> evaluation;
    std::size_t work = 0; // index in the plan
    bool tier = false;    // on the GPUs of the second tier
    std::shared_ptr<const engine::play::PlayedServing> serving;

    const engine::ServeAnswer& answer() const
    {
        const engine::ServeAnswer& all = evaluation->assessment.serving[work];
        return tier ? all.tier.front() : all;
    }
};
PlayedReplica replicaPlayedOf(std::shared_ptr<const engine::Evaluation> evaluation,
                              std::size_t work, bool tier = false, std::stop_token stop = {});

// Simulates replicas on a worker thread: a newer request cancels the previous one.
class ReplicaPlayer : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // A replica of the serving workload in view. Does nothing if it was simulated already.
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

#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/play/playedstep.h"
#include "model/project/latest.h"

#include <QObject>

#include <memory>
#include <stop_token>

namespace model {

// A simulated step, and the answer it belongs to.
struct Played {
    std::shared_ptr<const engine::Evaluation> evaluation;
    std::size_t work = 0; // index in the plan
    std::shared_ptr<const engine::play::PlayedStep> step;
};
Played playedOf(std::shared_ptr<const engine::Evaluation> evaluation, std::size_t work,
                std::stop_token stop = {});

// Simulates steps on a worker thread: a newer request cancels the previous one.
class StepPlayer : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // The step of the training workload in view. Does nothing if it was simulated already.
    void ask(std::shared_ptr<const engine::Evaluation> evaluation);
    bool isBusy() const { return latest_.isBusy(); }
    const Played& answer() const { return answer_; }

Q_SIGNALS:
    void answered();

private:
    std::shared_ptr<const engine::Evaluation> evaluation_;
    Played answer_;
    Latest latest_;
};

} // namespace model

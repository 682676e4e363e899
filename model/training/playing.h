#pragma once

#include "model/engine/answer/answer.h"
#include "model/engine/play/played_step.h"
#include "model/project/latest.h"

#include <QObject>

#include <memory>
#include <stop_token>

namespace model {

// A step as it was played, and the answer that it belongs to.
struct Played {
    std::shared_ptr<const engine::Evaluation> evaluation;
    std::size_t work = 0; // of the plan's
    std::shared_ptr<const engine::play::PlayedStep> step;
};
Played playedOf(std::shared_ptr<const engine::Evaluation> evaluation, std::size_t work,
                std::stop_token stop = {});

// Plays steps on a worker: a newer question stops the one before.
class StepPlayer : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    // The step of the training in view. What was played of the same answer is not played again.
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

#pragma once

#include "model/engine/answer/answer.h"

#include <QByteArray>

namespace model {

// The verdict and its decision tree, each branch with its figures and what would flip it.
struct AdviceExport {
    const engine::Evaluation& evaluation;

    QByteArray json() const;
    QByteArray text() const;
};

} // namespace model

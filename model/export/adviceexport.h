#pragma once

#include "model/engine/answer/answer.h"

#include <QByteArray>

namespace model {

// The verdict and its tree, each branch with its figures and what would turn it.
struct AdviceExport {
    const engine::Evaluation& evaluation;

    QByteArray json() const;
    QByteArray text() const;
};

} // namespace model

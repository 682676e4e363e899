#pragma once

#include "model/engine/training/accuracy.h"

#include <QByteArray>

namespace model {

// Prediction accuracy, for machines and people. Shares are fractions in the C locale, and percent
// in the text.
struct AccuracyExport {
    const std::vector<engine::AccuracyTable>& tables;

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

} // namespace model

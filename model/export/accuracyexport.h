#pragma once

#include "model/engine/training/accuracy.h"

#include <QByteArray>

namespace model {

// How far predictions lie from measurements, for machines and people. Shares are of one, in the
// C locale; in the text they are percent.
struct AccuracyExport {
    const std::vector<engine::AccuracyTable>& tables;

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

} // namespace model

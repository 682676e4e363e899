#pragma once

#include "model/training/playing.h"

#include <QByteArray>

namespace model {

// A simulated step for machines and people: its parts next to those of the closed form, its stages,
// and its bars in the format of Chrome and Perfetto. Numbers are in the C locale and in seconds.
struct PlayedExport {
    const Played& played;

    QByteArray text() const;
    QByteArray json() const;
    // Trace Event Format: one process per stage, one thread per row, microseconds.
    QByteArray trace() const;
};

} // namespace model

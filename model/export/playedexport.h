#pragma once

#include "model/training/playing.h"

#include <QByteArray>

namespace model {

// A played step for machines and people: its parts beside those of the closed form, its stages, and
// its bars as Chrome and Perfetto read them. Numbers are in the C locale and in seconds.
struct PlayedExport {
    const Played& played;

    QByteArray text() const;
    QByteArray json() const;
    // The Trace Event Format: a process a stage, a thread a row of it, microseconds.
    QByteArray trace() const;
};

} // namespace model

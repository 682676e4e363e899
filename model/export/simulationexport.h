#pragma once

#include "model/engine/plan.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/engine/uncertainty/tornado.h"

#include <QByteArray>
#include <QStringList>

namespace model {

// What the draws say, for machines and people: every dial, or those named, and of those named also
// how the draws lie and what moves them. Numbers are in the C locale and in each dial's own unit.
struct SimulationExport {
    const engine::Plan& plan;
    const engine::Simulation& simulation;
    const std::vector<engine::Tornado>& tornadoes; // of the dials named
    QStringList dials;                             // empty: all

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

} // namespace model

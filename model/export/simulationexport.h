#pragma once

#include "model/engine/plan.h"
#include "model/engine/uncertainty/simulate.h"
#include "model/engine/uncertainty/tornado.h"

#include <QByteArray>
#include <QStringList>

namespace model {

// Simulation results, for machines and people: all dials, or the named ones, and for those the
// distribution and what moves them. Numbers are in the C locale and in each dial's own unit.
struct SimulationExport {
    const engine::Plan& plan;
    const engine::Simulation& simulation;
    const std::vector<engine::Tornado>& tornadoes; // of the named dials
    QStringList dials;                             // empty: all

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

} // namespace model

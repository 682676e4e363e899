#pragma once

#include "model/engine/serving/servingdetail.h"
#include "model/engine/tiers/tiersearch.h"

#include <QByteArray>

namespace model {

// Results of a replica search: usable ones, cheapest first, why the others lost, and which second
// tier would help. Numbers are in the C locale.
struct ServingExport {
    const engine::ServingDetail& detail;
    const engine::TierSearch& tiers = none(); // options for a second tier

    static const engine::TierSearch& none();
    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

// The smallest cluster for a plan that serves or has several workloads: GPUs, and their use.
struct FleetExport {
    const engine::Plan& plan;
    engine::Decision decision;

    QByteArray json() const;
    QByteArray text() const;
};

} // namespace model

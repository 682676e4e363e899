#pragma once

#include "model/engine/serving/serving_detail.h"
#include "model/engine/tiers/tier_search.h"

#include <QByteArray>

namespace model {

// What a search for replicas found: those that can be used, the cheapest first, and why the others
// lost; and which second tier would help. Numbers are in the C locale.
struct ServingExport {
    const engine::ServingDetail& detail;
    const engine::TierSearch& tiers = none(); // what a second tier would do

    static const engine::TierSearch& none();
    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

// The smallest cluster for a plan that serves or has several workloads: GPUs, and what is on them.
struct FleetExport {
    const engine::Plan& plan;
    engine::Decision decision;

    QByteArray json() const;
    QByteArray text() const;
};

} // namespace model

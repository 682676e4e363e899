#pragma once

#include "model/engine/answer/withinlimits.h"
#include "model/engine/curves/frontier.h"
#include "model/engine/training/search.h"

#include <QByteArray>

namespace model {

// Results of a layout search: the best and why the others lost. Numbers are in the C locale;
// parallel sizes are named like their knobs, so that they can be pinned with --set.
struct SearchExport {
    const engine::LayoutSearch& search;

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

// The smallest cluster, and what prevents a smaller one.
struct ClusterExport {
    const engine::LimitedCluster& choice;

    QByteArray json() const;
    QByteArray text() const;
};

// The trade-off of time, cost and power, from the fewest GPUs up.
struct FrontierExport {
    const std::vector<engine::TradeOff>& sizes;

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

} // namespace model

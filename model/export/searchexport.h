#pragma once

#include "model/engine/curves/frontier.h"
#include "model/engine/training/cluster_search.h"
#include "model/engine/training/search.h"

#include <QByteArray>

namespace model {

// What a search for layouts found: the best and why the others lost. Numbers are in the C locale;
// degrees are under the names of their knobs, so that one can be pinned with --set.
struct SearchExport {
    const engine::LayoutSearch& search;

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

// The smallest cluster, and what keeps it from being smaller.
struct ClusterExport {
    const engine::ClusterChoice& choice;

    QByteArray json() const;
    QByteArray text() const;
};

// Time, cost and power against each other, from the fewest GPUs up.
struct FrontierExport {
    const std::vector<engine::TradeOff>& sizes;

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

} // namespace model

#pragma once

#include "model/serving/replicaplaying.h"

#include <QByteArray>

namespace model {

// Simulated replicas, one per GPU type, next to the closed forms; as text, as JSON, or in Chrome's
// trace format with a bar for each request of the first one.
struct ReplicaExport {
    std::vector<PlayedReplica> replicas;

    QByteArray text() const;
    QByteArray json() const;
    QByteArray trace() const;
};

} // namespace model

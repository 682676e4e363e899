#pragma once

#include "model/serving/replicaplaying.h"

#include <QByteArray>

namespace model {

// Replicas as they were played, of each type of GPU one, beside the closed forms; as text, as JSON,
// or with a bar for each request of the first in Chrome's trace format.
struct ReplicaExport {
    std::vector<PlayedReplica> replicas;

    QByteArray text() const;
    QByteArray json() const;
    QByteArray trace() const;
};

} // namespace model

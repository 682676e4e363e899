#pragma once

#include "model/chart/chartdata.h"
#include "model/serving/replicaplaying.h"

namespace model {

// A simulated minute of a replica: requests in decode, in prefill and waiting, and their KV cache.
CurveChart replicaRequestsChart(const PlayedReplica& played, const NumberFormat& format);
CurveChart replicaCacheChart(const PlayedReplica& played, const NumberFormat& format);
// Why there is no simulation; empty if there is one.
QString replicaRefusedWords(const engine::play::PlayedServing& serving);

} // namespace model

#pragma once

#include "model/chart/chartdata.h"
#include "model/serving/replicaplaying.h"

namespace model {

// A minute of a replica as it was played: how many requests run, are read and wait, and what they
// hold of the cache.
CurveChart replicaRequestsChart(const PlayedReplica& played, const NumberFormat& format);
CurveChart replicaCacheChart(const PlayedReplica& played, const NumberFormat& format);
// Why none was played; empty where one was.
QString replicaRefusedWords(const engine::play::PlayedServing& serving);

} // namespace model

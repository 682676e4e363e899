#pragma once

#include "model/engine/inputs/trainingconstants.h"
#include "model/engine/inputs/trainingjob.h"

// Training jobs and machines, set up by hand: no plan, no knobs.
namespace support {

// A100 80 GB in DGX nodes: NVLink at 300 GB/s and HDR at 25 GB/s, per direction.
inline engine::Machine a100(const engine::TrainingConstants& constants, double gpus)
{
    using namespace engine;
    Machine m;
    m.generation = Generation::Ampere;
    m.peak32 = FlopRate(19.5e12), m.peakTf32 = FlopRate(156e12), m.peak16 = FlopRate(312e12);
    m.memory = Bandwidth(2039e9), m.capacity = Bytes(80e9);
    m.inside = Bandwidth(300e9), m.between = Bandwidth(25e9);
    m.gpus = gpus;
    m.insideShare = constants.linkShare, m.betweenShare = constants.nicShare;
    m.insideLatency = constants.insideLatency, m.betweenLatency = constants.betweenLatency;
    m.hostLayer = constants.floorLayer;
    m.hostLink = Bandwidth(32e9), m.disk = Bandwidth(3e9);
    return m;
}

inline engine::TrainingJob jobOf(const engine::Model& model, double sequences, double sequence)
{
    engine::TrainingJob job;
    job.model = model;
    job.sequences = sequences, job.sequence = engine::Tokens(sequence);
    return job;
}

} // namespace support

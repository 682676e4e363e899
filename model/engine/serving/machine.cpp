#include "model/engine/serving/machine.h"

#include "model/engine/inputs/trainingconstants.h"

namespace engine {

ServingMachine servingMachine(const Accelerator& accelerator, double nodeGpus, double tensor,
                              Bandwidth between)
{
    ServingMachine m;
    m.gpu = machineOf(accelerator, nodeGpus, between, nodeGpus, TrainingConstants{});
    // PCIe cards rarely have NVLink bridges.
    const bool card = accelerator.name.find("PCIe") != std::string::npos;
    m.bus = card || !(accelerator.linkBandwidth.base() > 0) ||
            (accelerator.domain < tensor && accelerator.domain < nodeGpus);
    if (m.bus) {
        Accelerator unlinked = accelerator;
        unlinked.linkBandwidth = Bandwidth(kUnknown);
        m.gpu = machineOf(unlinked, nodeGpus, between, nodeGpus, TrainingConstants{});
    }
    m.rocm = m.gpu.generation == Generation::Cdna3 || m.gpu.generation == Generation::Cdna4;
    m.power = accelerator.power;
    return m;
}

bool isHardlyServed(Generation generation, bool transferred)
{
    return transferred || generation == Generation::Old ||
           generation == Generation::BlackwellUltra || generation == Generation::Cdna4;
}

} // namespace engine

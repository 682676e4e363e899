#include "model/engine/serving/machine.h"

#include "model/engine/training/constants.h"

namespace engine {

ServingMachine servingMachine(const Accelerator& accelerator, double nodeGpus, double tensor,
                              Bandwidth between)
{
    ServingMachine m;
    m.gpu = machineOf(accelerator, nodeGpus, between, nodeGpus, TrainingConstants{});
    m.bus = !(accelerator.linkBandwidth.base() > 0) || accelerator.domain < tensor;
    if (m.bus) {
        Accelerator unlinked = accelerator;
        unlinked.linkBandwidth = Bandwidth(kUnknown);
        m.gpu = machineOf(unlinked, nodeGpus, between, nodeGpus, TrainingConstants{});
    }
    m.rocm = accelerator.vendor == "AMD";
    m.power = accelerator.power;
    return m;
}

} // namespace engine

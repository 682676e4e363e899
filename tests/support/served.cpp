#include "tests/support/served.h"

#include "tests/support/plans.h"

#include <stdexcept>

namespace support {

using namespace engine;

ServingConstants firstConstants()
{
    ServingConstants c;
    c.gemm.fill(0.62);
    c.fp8 = 1, c.fp4 = c.fp4Consumer = 0.43 / 0.62, c.widened = 1;
    c.attention = 0.5, c.weightsRead = 0.83, c.kvRead = 0.83, c.knee = 1.16;
    EngineConstants& vllm = c.engines[static_cast<std::size_t>(ServingEngine::Vllm)];
    vllm.step = Seconds(1.18e-3), vllm.sequence = Seconds(9.4e-6), vllm.layer = Seconds(14e-6);
    vllm.traffic = 0.01; // 0.15 widths of the model
    vllm.reduce = Seconds(16.5e-6), vllm.first = Seconds(20e-3), vllm.burst = 0.15;
    c.reduceBus = Seconds(30e-6), c.link = 0.75, c.switched = 0;
    c.expertsCoarse = 1, c.readCoarse = 0.94, c.expertsFine = 0.46, c.readFine = 0.79;
    c.seen = 1.0625, c.usable = 0.9, c.beside = Bytes(2.5e9), c.evicted = 0.6;
    return c;
}

const ServingConstants& shippedServing()
{
    static const ServingConstants constants = servingConstants(catalog());
    return constants;
}

ServingSizes seventyB(const ServedCase& served, double prompt, double answer,
                      const ServingConstants& constants)
{
    const Accelerator* gpu = catalog().accelerator(served.gpu);
    const Model* model = catalog().model("llama-3-70b");
    if (!gpu || !model)
        throw std::invalid_argument(served.gpu);
    ServingJob job;
    job.model = *model, job.weights = served.weights, job.kv = served.cache;
    job.prompt = Tokens(prompt), job.answer = Tokens(answer);
    const ServingMachine machine = servingMachine(*gpu, 8, served.tensor, Bandwidth(50e9));
    return sizesOf(job, machine, {.tensor = served.tensor}, constants);
}

} // namespace support

#include "tests/support/served.h"

#include "tests/support/plans.h"

#include <stdexcept>

namespace support {

using namespace engine;

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

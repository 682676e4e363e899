#include "model/engine/serving/capacity.h"

#include <algorithm>

namespace engine {

double mostSequences(const ServingJob& job)
{
    if (job.mostSequences > 0)
        return job.mostSequences;
    switch (job.engine) {
    case ServingEngine::Vllm: return job.release == Release::Old ? 256 : 1024;
    case ServingEngine::TensorRt:
    case ServingEngine::Nim: return 2048;
    case ServingEngine::Sglang: return 2048;
    case ServingEngine::LlamaCpp: break;
    }
    return 64;
}

bool reservesAnswers(ServingEngine engine)
{
    return engine == ServingEngine::TensorRt || engine == ServingEngine::Nim;
}

Bytes cacheOf(const ServingSizes& s, double tokens)
{
    const double copies = s.layout.tensor / s.kvRanks;
    const double window = s.widths.window > 0 ? s.widths.window : 0;
    return copies * (tokens * s.kvToken + smaller(tokens, window) * s.kvWindow);
}

Bytes crossOf(const ServingSizes& s)
{
    return s.layout.tensor / s.kvRanks * s.cross * s.kvToken;
}

ServingMemory servingMemory(const ServingSizes& s, const ServingConstants& c)
{
    ServingMemory m;
    const double gpus = s.layout.replicaGpus();
    m.seen = gpus * c.seen * s.machine.gpu.capacity;
    m.weights = weightsOf(s);
    m.buffers = gpus * c.buffers;
    const bool whole = reservesAnswers(s.job.engine);
    const Bytes left = whole ? c.usable * (m.seen - m.weights - m.buffers)
                             : c.usable * m.seen - m.weights - m.buffers;
    m.cache = larger(left, Bytes{});
    const double prompt = s.job.runningPrompt().base(), answer = s.job.runningAnswer().base();
    const double held = whole ? answer : c.evicted * answer;
    const Bytes prefix = cacheOf(s, s.job.prefixHit * prompt); // stored once for all sequences
    m.sequence = cacheOf(s, prompt + held) - prefix + crossOf(s);
    const Bytes shared = s.layout.attention * prefix;
    const double fit = (m.cache - shared) / larger(m.sequence, Bytes(1));
    m.batch = larger(0.0, smaller(fit, s.layout.attention * mostSequences(s.job)));
    return m;
}

} // namespace engine

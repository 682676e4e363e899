#include "model/engine/play/playstep.h"

#include "model/engine/play/stepplay.h"

namespace engine::play {

std::string_view idOf(Doing doing)
{
    switch (doing) {
    case Doing::Forward: return "forward";
    case Doing::Backward: return "backward";
    case Doing::Recompute: return "recompute";
    case Doing::Vocabulary: return "vocabulary";
    case Doing::Encoder: return "encoder";
    case Doing::Tensor: return "tensor";
    case Doing::Context: return "context";
    case Doing::Expert: return "expert";
    case Doing::Gather: return "gather";
    case Doing::Send: return "send";
    case Doing::Data: return "data";
    case Doing::Offload: return "offload";
    case Doing::Optimizer: return "optimizer";
    case Doing::Bubble: return "bubble";
    case Doing::Host: break;
    }
    return "host";
}

PlayedStep playStep(const PreparedJob& job, const Layout& layout, const StepOptions& options,
                    std::stop_token stop)
{
    return StepPlay(job, layout, options).play(stop);
}

} // namespace engine::play

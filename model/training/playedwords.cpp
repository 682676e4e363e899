#include "model/training/playedwords.h"

#include "model/engine/text.h"

#include <QCoreApplication>

namespace model {
namespace {

QString playedText(const char* text)
{
    return QCoreApplication::translate("PlayedStep", text);
}

} // namespace

using engine::play::Doing;
using engine::play::Lane;

PlayedFamily familyOf(Doing doing)
{
    switch (doing) {
    case Doing::Forward:
    case Doing::Backward:
    case Doing::Vocabulary:
    case Doing::Encoder: break;
    case Doing::Recompute: return PlayedFamily::Recompute;
    case Doing::Tensor:
    case Doing::Context:
    case Doing::Expert:
    case Doing::Gather:
    case Doing::Send:
    case Doing::Data:
    case Doing::Offload: return PlayedFamily::Traffic;
    case Doing::Optimizer:
    case Doing::Host: return PlayedFamily::Optimizer;
    case Doing::Bubble: return PlayedFamily::Waiting;
    }
    return PlayedFamily::Compute;
}

QString familyWords(PlayedFamily family)
{
    switch (family) {
    case PlayedFamily::Compute: break;
    case PlayedFamily::Recompute: return playedText(L("PlayedStep", "Recomputation"));
    case PlayedFamily::Traffic: return playedText(L("PlayedStep", "Exposed communication"));
    case PlayedFamily::Optimizer: return playedText(L("PlayedStep", "Optimizer and host"));
    case PlayedFamily::Waiting: return playedText(L("PlayedStep", "Pipeline bubble"));
    }
    return playedText(L("PlayedStep", "Compute"));
}

std::vector<FamilySeconds> familySeconds(const engine::play::PlayedStep& step)
{
    std::vector<FamilySeconds> stages(step.ofStage.size());
    for (std::size_t s = 0; s < stages.size(); ++s)
        for (int d = 0; d < engine::play::kDoings; ++d)
            stages[s][static_cast<std::size_t>(familyOf(static_cast<Doing>(d)))] +=
                step.ofStage[s][static_cast<std::size_t>(d)].base();
    return stages;
}

QString doingWords(Doing doing)
{
    switch (doing) {
    case Doing::Forward: return playedText(L("PlayedStep", "forward pass"));
    case Doing::Backward: return playedText(L("PlayedStep", "backward pass"));
    case Doing::Recompute: return playedText(L("PlayedStep", "recomputation"));
    case Doing::Vocabulary: return playedText(L("PlayedStep", "logits and loss"));
    case Doing::Encoder: return playedText(L("PlayedStep", "encoder"));
    case Doing::Tensor: return playedText(L("PlayedStep", "tensor-parallel traffic"));
    case Doing::Context: return playedText(L("PlayedStep", "context-parallel traffic"));
    case Doing::Expert: return playedText(L("PlayedStep", "expert all-to-all"));
    case Doing::Gather: return playedText(L("PlayedStep", "weight all-gather"));
    case Doing::Send: return playedText(L("PlayedStep", "pipeline transfer"));
    case Doing::Data: return playedText(L("PlayedStep", "gradients and weights of the replicas"));
    case Doing::Offload: return playedText(L("PlayedStep", "offload to the host"));
    case Doing::Optimizer: return playedText(L("PlayedStep", "optimizer"));
    case Doing::Bubble: return playedText(L("PlayedStep", "waiting for another stage"));
    case Doing::Host: break;
    }
    return playedText(L("PlayedStep", "host overhead"));
}

QString laneWords(Lane lane)
{
    switch (lane) {
    case Lane::Work: break;
    case Lane::Onward: return playedText(L("PlayedStep", "Transfers to the next stage"));
    case Lane::Back: return playedText(L("PlayedStep", "Transfers to the previous stage"));
    case Lane::Data: return playedText(L("PlayedStep", "Collectives of the replicas"));
    case Lane::Host: return playedText(L("PlayedStep", "Host link"));
    }
    return playedText(L("PlayedStep", "GPU"));
}

QString refusedWords(const engine::play::PlayedStep& step)
{
    return step.refused.empty() ? QString() : playedText(step.refused.c_str());
}

} // namespace model

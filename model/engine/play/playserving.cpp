#include "model/engine/play/playserving.h"

#include "model/engine/play/replicaplay.h"

namespace engine::play {

PlayedServing playServing(const ServingSizes& sizes, const ServingConstants& constants,
                          const RequestStream& stream, const ServingOptions& options,
                          std::stop_token stop)
{
    return ReplicaPlay(sizes, constants, stream, options).play(std::move(stop));
}

} // namespace engine::play

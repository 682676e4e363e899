#include "model/engine/play/play_serving.h"

#include "model/engine/play/replica_play.h"

namespace engine::play {

PlayedServing playServing(const ServingSizes& sizes, const ServingConstants& constants,
                          const RequestStream& stream, const ServingOptions& options,
                          std::stop_token stop)
{
    return ReplicaPlay(sizes, constants, stream, options).play(std::move(stop));
}

} // namespace engine::play

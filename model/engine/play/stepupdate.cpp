#include "model/engine/play/stepplay.h"

#include <algorithm>
#include <cmath>

namespace engine::play {
namespace {

// Of memory bandwidth, achieved by the optimizer's kernels.
constexpr Share kUpdateRate = 0.8;

} // namespace

// After the last backward pass: traffic not overlapped so far, and the optimizer, which runs on the
// host if its state is there.
void StepPlay::addUpdate(std::int32_t seatId)
{
    Seat& seat = seats_[static_cast<std::size_t>(seatId)];
    const double layers = layersOf(seat.stage);
    const bool exchanges = trainsAll() && dataRing_.size + expertRing_.size > 2;
    const auto whole = [&](auto of) {
        double seconds = (this->*of)(layers, false);
        for (const bool head : {false, true})
            if (tablesAt(seat.stage, head) > 0)
                seconds += (this->*of)(0, true);
        return straggle_ * seconds;
    };
    const std::int32_t lastPass = seat.slots.back();
    std::int32_t given = -1;
    if (exchanges && !hidesData()) {
        given = together(seatId, Doing::Data, whole(&StepPlay::gradientsOf));
        clock_.after(given, lastPass);
    } else if (cursor_[static_cast<std::size_t>(seatId)] > 0) {
        given = shared_[static_cast<std::size_t>(seat.stage)]
                       [cursor_[static_cast<std::size_t>(seatId)] - 1];
    }
    const double owned = updated(seat.stage);
    const Bytes moved(weights_.updateBytes * owned);
    Tag t;
    t.seat = seatId, t.doing = Doing::Optimizer;
    std::int32_t end = -1;
    const auto slot = [&](double seconds) {
        const std::int32_t id = clock_.addTask(seat.work, seconds);
        tag(id, t);
        seat.slots.push_back(id);
        return id;
    };
    if (!movesUpdate()) {
        end = slot((moved / (kUpdateRate * job_.machine.memory)).base());
        if (given >= 0)
            clock_.after(end, given);
    } else {
        // Gradients to the host, the update there and weights back, piece by piece.
        const int pieces = std::max(1, static_cast<int>(std::ceil(layers)));
        const double way = 2 * owned / pieces / job_.machine.hostLink.base();
        const double update =
            l_.offload == Offload::OptimizerToDisk
                ? 24 * owned / pieces / job_.machine.disk.base()
                : weights_.updateBytes * owned / pieces / job_.constants.hostMemory.base();
        Tag h = t;
        h.doing = Doing::Offload, h.lane = Lane::Host;
        std::int32_t back = -1;
        for (int i = 0; i < pieces; ++i) {
            const std::int32_t out = clock_.addTask(seat.hostOut, way);
            tag(out, h);
            clock_.after(out, lastPass);
            if (given >= 0)
                clock_.after(out, given);
            const std::int32_t work = clock_.addTask(seat.hostWork, update);
            tag(work, h);
            clock_.after(work, out);
            back = clock_.addTask(seat.hostIn, way);
            tag(back, h);
            clock_.after(back, work);
        }
        end = slot(0);
        clock_.after(end, back);
    }
    if (exchanges && !hidesData()) {
        const std::int32_t come = together(seatId, Doing::Data, whole(&StepPlay::weightsOf));
        clock_.after(come, end);
        clock_.after(slot(0), come);
    }
}

void StepPlay::build()
{
    addSeats();
    starts_.assign(seats_.size() * static_cast<std::size_t>(2 * chunks_ * microBatches_), -1);
    for (std::int32_t seat = 0; seat < static_cast<std::int32_t>(seats_.size()); ++seat)
        addPasses(seat);
    hookMessages();
    for (std::int32_t seat = 0; seat < static_cast<std::int32_t>(seats_.size()); ++seat)
        addUpdate(seat);
}

} // namespace engine::play

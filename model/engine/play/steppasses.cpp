#include "model/engine/play/stepplay.h"

#include <algorithm>
#include <cmath>

namespace engine::play {
namespace {

using Press = Clockwork::Press;
// One of the LM head's three GEMMs is forward.
constexpr double kVocabularyForward = 1.0 / 3;

} // namespace

void StepPlay::addSeats()
{
    const std::vector<LayerTraffic> traffic = layerTraffic(job_, l_, layer_, wiring_);
    const double sendPress = classic() ? 0 : c(&TrainingConstants::sendsExposed);
    const bool blocking = gathers() && !l_.overlap;
    channels_.resize(static_cast<std::size_t>(l_.pipeline));
    shared_.resize(channels_.size());
    for (int stage = 0; stage < l_.pipeline; ++stage) {
        std::vector<int> here;
        for (const int replica : replicas_) {
            const int id = clock_.addSeat();
            here.push_back(id);
            Seat seat;
            seat.stage = stage, seat.replica = replica;
            const std::array<int, 1> self{id};
            seat.work = clock_.addStream(self, Press::Work);
            seat.onward = clock_.addStream(self, Press::Other, sendPress, BySends);
            seat.back = clock_.addStream(self, Press::Other, sendPress, BySends);
            const double host = c(&TrainingConstants::dataExposed);
            if (movesKept() || movesUpdate()) {
                const Press press = movesKept() ? Press::Both : Press::None;
                seat.hostOut = clock_.addStream(self, press, host, ByHost);
                seat.hostIn = clock_.addStream(self, press, host, ByHost);
                seat.hostWork = clock_.addStream(self, Press::None, 0, ByHost);
            }
            const LayerTraffic& t = traffic[static_cast<std::size_t>(stage) * l_.data + replica];
            const double slow = replica == 0 ? options_.slowest : 1;
            LayerPass &f = seat.forward, &b = seat.backward;
            f.work = slow * layer_.forward.work().base(), f.traffic = t.forward;
            b.work = slow * layer_.backward.work().base(), b.traffic = t.backward;
            b.recompute = again_ * f.total();
            if (l_.recompute == Recompute::Selective && !job_.stack.fusedAttention)
                b.recompute = slow * layer_.core.base();
            if (blocking) {
                f.gather = gatherOf(1, false);
                b.gather = (trainsAll() ? 2 : 1) * f.gather;
            }
            seats_.push_back(std::move(seat));
        }
        const double press =
            c(gathers() ? &TrainingConstants::gatherExposed : &TrainingConstants::dataExposed);
        channels_[static_cast<std::size_t>(stage)] =
            clock_.addStream(here, Press::Both, press, ByData);
    }
    cursor_.assign(seats_.size(), 0);
    if (l_.pipeline > 1) {
        const Share share = classic() && l_.sharding != Sharding::None
                                ? job_.machine.betweenShare
                                : c(&TrainingConstants::sendShare);
        const double rate = share * wiring_.nicRate().base();
        for (int i = 0; i < wiring_.nics(); ++i)
            out_.push_back(clock_.addPort(rate)), in_.push_back(clock_.addPort(rate));
    }
}

std::int32_t StepPlay::together(std::int32_t seat, Doing doing, double seconds)
{
    const auto s = static_cast<std::size_t>(seat);
    const auto stage = static_cast<std::size_t>(seats_[s].stage);
    std::vector<std::int32_t>& all = shared_[stage];
    std::size_t& at = cursor_[s];
    if (at == all.size()) {
        const std::int32_t id = clock_.addTask(channels_[stage], seconds);
        Tag t;
        t.seat = seat, t.doing = doing, t.lane = Lane::Data;
        tag(id, t);
        all.push_back(id);
    }
    return all[at++];
}

std::int32_t StepPlay::addSlot(std::int32_t seat, Tag t, double seconds)
{
    Seat& here = seats_[static_cast<std::size_t>(seat)];
    const std::int32_t id = clock_.addTask(here.work, pace_ * seconds);
    t.seat = seat;
    tag(id, t);
    here.slots.push_back(id);
    return id;
}

// Weights are gathered during the slot before the one that needs them: two sets at once.
void StepPlay::gatherAhead(std::int32_t seatId, double seconds, std::vector<std::int32_t>& before)
{
    Seat& seat = seats_[static_cast<std::size_t>(seatId)];
    const std::int32_t task = together(seatId, Doing::Gather, pace_ * seconds);
    const std::size_t next = seat.slots.size();
    if (next >= 2) {
        clock_.after(task, seat.slots[next - 2]);
        payOwed(seatId, next - 1);
    }
    before.push_back(task);
}

void StepPlay::payOwed(std::int32_t seatId, std::size_t until)
{
    Seat& seat = seats_[static_cast<std::size_t>(seatId)];
    for (; seat.paid < seat.owed.size() && seat.owed[seat.paid].first < until; ++seat.paid) {
        const auto& [slot, seconds] = seat.owed[seat.paid];
        clock_.after(together(seatId, Doing::Gather, pace_ * seconds), seat.slots[slot]);
    }
}

// The layers of one pass: as one slot, or one each if something must come before them or leave
// after them.
void StepPlay::addSlots(std::int32_t seatId, const Pass& pass, bool first, bool last)
{
    Seat& seat = seats_[static_cast<std::size_t>(seatId)];
    const bool exchanges = hidesData() && trainsAll() && dataRing_.size + expertRing_.size > 2;
    const bool zero2 = l_.sharding == Sharding::Gradients && exchanges;
    const bool fetch = exchanges && !gathers() && !pass.backward && first;
    const bool give = exchanges && pass.backward && (last || zero2);
    const bool gather = gathers() && l_.overlap;
    const bool split = fetch || give || gather || movesKept();
    const int slots = split ? slotsOf(seat.stage) : 1;
    const double layers = layersOfChunk(seat.stage) / slots;
    const LayerPass& each = pass.backward ? seat.backward : seat.forward;
    const bool head = holdsHead(seat.stage) && pass.chunk == chunks_ - 1;
    const bool start = seat.stage == 0 && pass.chunk == 0;
    const bool straightBack = l_.pipeline == 1 || (holdsHead(seat.stage) && chunks_ == 1);
    Tag t;
    t.microBatch = pass.microBatch, t.chunk = static_cast<std::int16_t>(pass.chunk);
    t.doing = pass.backward ? Doing::Backward : Doing::Forward;

    std::vector<std::int32_t> before;
    const auto vocabulary = [&] {
        Tag v = t;
        v.doing = Doing::Vocabulary;
        if (tablesAt(seat.stage, true) > 0 && fetch)
            before.push_back(together(seatId, Doing::Data, straggle_ * weightsOf(0, true)));
        else if (tablesAt(seat.stage, true) > 0 && gather)
            gatherAhead(seatId, gatherOf(0, true), before);
        const double share = pass.backward ? 1 - kVocabularyForward : kVocabularyForward;
        const std::int32_t id = addSlot(seatId, v, share * vocabulary_);
        for (const std::int32_t task : before)
            clock_.after(id, task);
        before.clear();
        if (tablesAt(seat.stage, true) > 0 && pass.backward) {
            if (gather && trainsAll())
                seat.owed.emplace_back(seat.slots.size() - 1, gatherOf(0, true));
            if (give)
                clock_.after(together(seatId, Doing::Data, straggle_ * gradientsOf(0, true)), id);
        }
    };
    const bool embeds = start && tablesAt(seat.stage, false) > 0;
    if (pass.backward && head)
        vocabulary();
    if (!pass.backward && embeds && fetch)
        before.push_back(together(seatId, Doing::Data, straggle_ * weightsOf(0, true)));
    if (!pass.backward && embeds && gather)
        gatherAhead(seatId, gatherOf(0, true), before);
    if (!pass.backward)
        moved_.assign(static_cast<std::size_t>(slots), -1);
    for (int i = 0; i < slots; ++i) {
        if (fetch)
            before.push_back(together(seatId, Doing::Data, straggle_ * weightsOf(layers, false)));
        if (gather)
            gatherAhead(seatId, gatherOf(layers, false), before);
        // The last two stay on the GPU if the backward pass follows immediately.
        const bool stays = straightBack && (pass.backward ? i < 2 : i >= slots - 2);
        const double move = kept_ * layers / job_.machine.hostLink.base();
        Tag h = t;
        h.seat = seatId, h.doing = Doing::Offload, h.lane = Lane::Host;
        if (movesKept() && pass.backward && !stays) {
            const std::int32_t in = clock_.addTask(seat.hostIn, move);
            tag(in, h);
            if (seat.slots.size() >= 2)
                clock_.after(in, seat.slots[seat.slots.size() - 2]);
            before.push_back(in);
        }
        if (movesKept() && !pass.backward && i >= 2 && moved_[static_cast<std::size_t>(i - 2)] >= 0)
            before.push_back(moved_[static_cast<std::size_t>(i - 2)]);
        t.pass = true, t.layers = static_cast<float>(layers);
        const std::int32_t id = addSlot(seatId, t, layers * each.total());
        for (const std::int32_t task : before)
            clock_.after(id, task);
        before.clear();
        if (movesKept() && !pass.backward && !stays) {
            const std::int32_t away = clock_.addTask(seat.hostOut, move);
            tag(away, h);
            clock_.after(away, id);
            moved_[static_cast<std::size_t>(i)] = away;
        }
        if (gather && pass.backward && trainsAll())
            seat.owed.emplace_back(seat.slots.size() - 1, gatherOf(layers, false));
        if (give)
            clock_.after(together(seatId, Doing::Data, straggle_ * gradientsOf(layers, false)), id);
    }
    if (pass.backward && embeds && gather && trainsAll())
        seat.owed.emplace_back(seat.slots.size() - 1, gatherOf(0, true));
    if (pass.backward && embeds && give)
        clock_.after(together(seatId, Doing::Data, straggle_ * gradientsOf(0, true)),
                     seat.slots.back());
    t.pass = false;
    if (!pass.backward && head)
        vocabulary();
}

// To the stage with the next layers, or the previous ones: each rank sends its slice, or all of it.
void StepPlay::addMessage(std::int32_t seatId, const Pass& pass)
{
    const Seat& seat = seats_[static_cast<std::size_t>(seatId)];
    const int place = pass.chunk * l_.pipeline + seat.stage + (pass.backward ? -1 : 1);
    if (place < 0 || place >= l_.pipeline * chunks_)
        return;
    const int stage = place % l_.pipeline;
    const bool whole = classic() && l_.sharding != Sharding::None;
    const double tokens = l_.microBatch * job_.job.sequence.base() / l_.context;
    const Bytes bytes(pace_ * 2 * tokens * job_.widths.hidden / (whole ? 1 : l_.tensor));
    const Machine& m = job_.machine;
    std::vector<int> ports;
    for (int i = 0; i < wiring_.seatRanks(); ++i) {
        const int from = wiring_.rank(seat.stage, seat.replica, 0, 0) + i;
        const int to = wiring_.rank(stage, seat.replica, 0, 0) + i;
        if (wiring_.domain(from) == wiring_.domain(to))
            continue;
        ports.push_back(out_[static_cast<std::size_t>(wiring_.nic(from))]);
        ports.push_back(in_[static_cast<std::size_t>(wiring_.nic(to))]);
    }
    const Seconds lead =
        pace_ * (job_.constants.floorSend + (ports.empty() ? m.insideLatency : m.betweenLatency)) +
        (ports.empty() ? bytes / (m.insideShare * m.inside) : Seconds{});
    const int stream = classic() ? seat.work : pass.backward ? seat.back : seat.onward;
    const std::int32_t id = clock_.addMessage(stream, lead.base(), bytes.base(), ports);
    Tag t;
    t.seat = seatId, t.doing = Doing::Send;
    t.microBatch = pass.microBatch, t.chunk = static_cast<std::int16_t>(pass.chunk);
    t.lane = classic() ? Lane::Work : pass.backward ? Lane::Back : Lane::Onward;
    tag(id, t);
    if (classic())
        seats_[static_cast<std::size_t>(seatId)].slots.push_back(id);
    else
        clock_.after(id, seat.slots.back());
    const auto replicas = static_cast<std::int32_t>(replicas_.size());
    hooks_.push_back({id,
                      stage * replicas + seatId % replicas,
                      {pass.microBatch, place / l_.pipeline, pass.backward}});
}

void StepPlay::addPasses(std::int32_t seatId)
{
    const Seat& seat = seats_[static_cast<std::size_t>(seatId)];
    const std::vector<Pass> passes =
        passesOf(schedule_, l_.pipeline, chunks_, microBatches_, seat.stage);
    std::vector<int> left(static_cast<std::size_t>(chunks_), microBatches_);
    std::vector<bool> begun(static_cast<std::size_t>(chunks_), false);
    const auto perSeat =
        2 * static_cast<std::size_t>(chunks_) * static_cast<std::size_t>(microBatches_);
    if (encoder_ > 0) {
        Tag t;
        t.doing = Doing::Encoder;
        addSlot(seatId, t, encoder_);
    }
    for (const Pass& pass : passes) {
        const auto chunk = static_cast<std::size_t>(pass.chunk);
        const std::size_t at = static_cast<std::size_t>(seatId) * perSeat +
                               (chunk * static_cast<std::size_t>(microBatches_) +
                                static_cast<std::size_t>(pass.microBatch)) *
                                   2 +
                               (pass.backward ? 1 : 0);
        const std::size_t first = seat.slots.size();
        addSlots(seatId, pass, !pass.backward && !begun[chunk], pass.backward && left[chunk] == 1);
        pass.backward ? static_cast<void>(--left[chunk]) : static_cast<void>(begun[chunk] = true);
        starts_[at] = seats_[static_cast<std::size_t>(seatId)].slots[first];
        addMessage(seatId, pass);
    }
    payOwed(seatId, seat.slots.size());
}

void StepPlay::hookMessages()
{
    const auto perSeat =
        2 * static_cast<std::size_t>(chunks_) * static_cast<std::size_t>(microBatches_);
    for (const Hook& hook : hooks_) {
        const std::size_t at =
            static_cast<std::size_t>(hook.seat) * perSeat +
            (static_cast<std::size_t>(hook.pass.chunk) * static_cast<std::size_t>(microBatches_) +
             static_cast<std::size_t>(hook.pass.microBatch)) *
                2 +
            (hook.pass.backward ? 1 : 0);
        clock_.after(starts_[at], hook.message);
    }
}

} // namespace engine::play

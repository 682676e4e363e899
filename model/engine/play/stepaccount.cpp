#include "model/engine/play/stepplay.h"

#include <algorithm>
#include <tuple>

namespace engine::play {

// A slot's time by what takes it, each in proportion; time lost to overlapped streams is attributed
// to them.
void StepPlay::addSlotBars(const Seat& seat, const Clockwork::Task& task, const Tag& t, Account& a,
                           KeptBars* bars) const
{
    double at = task.start;
    const auto take = [&](Doing doing, double seconds) {
        if (!(seconds > 0))
            return;
        a.of[static_cast<std::size_t>(doing)] += seconds;
        if (bars) {
            Bar bar;
            bar.start = at, bar.end = at + seconds;
            bar.stage = seat.stage, bar.chunk = t.chunk, bar.microBatch = t.microBatch;
            bar.doing = doing;
            bars->addWork(bar);
        }
        at += seconds;
    };
    const double all = task.end - task.start;
    const double lost = task.lost[ByData] + task.lost[BySends] + task.lost[ByHost];
    if (t.pass) {
        const LayerPass& each = t.doing == Doing::Backward ? seat.backward : seat.forward;
        const double scale = each.total() > 0 ? (all - lost) / each.total() : 0;
        take(Doing::Recompute, scale * each.recompute);
        take(t.doing, scale * each.work);
        take(Doing::Tensor, scale * each.traffic.tensor.base());
        take(Doing::Context, scale * each.traffic.context.base());
        take(Doing::Expert, scale * each.traffic.expert.base());
        take(Doing::Gather, scale * each.gather);
    } else {
        take(t.doing, all - lost);
    }
    take(gathers() ? Doing::Gather : Doing::Data, task.lost[ByData]);
    take(Doing::Send, task.lost[BySends]);
    take(Doing::Offload, task.lost[ByHost]);
}

// How a seat's time is spent, from the start of the step to the end of its work.
auto StepPlay::account(const Seat& seat, KeptBars* bars) const -> Account
{
    Account a;
    for (const std::int32_t id : seat.slots) {
        const Clockwork::Task& task = clock_.tasks()[static_cast<std::size_t>(id)];
        const double gap = task.start - a.end;
        if (gap > 0) {
            Doing doing = Doing::Bubble;
            double shown = gap;
            if (task.waitedFor >= 0) {
                const Clockwork::Task& w = clock_.tasks()[static_cast<std::size_t>(task.waitedFor)];
                const Tag& t = tags_[static_cast<std::size_t>(task.waitedFor)];
                if (t.lane != Lane::Work || t.doing == Doing::Send)
                    doing = t.doing;
                if (doing == Doing::Send) // the previous pass is another stage's work
                    shown = std::min(gap, w.end - w.start);
            }
            const double waits = gap - shown; // until what it waited for started
            for (const auto& [what, from, to] : {std::tuple{Doing::Bubble, a.end, a.end + waits},
                                                 std::tuple{doing, a.end + waits, task.start}}) {
                if (!(to - from > 0))
                    continue;
                a.of[static_cast<std::size_t>(what)] += to - from;
                if (bars)
                    bars->add({from, to, seat.stage, 0, -1, what, Lane::Work});
            }
        }
        addSlotBars(seat, task, tags_[static_cast<std::size_t>(id)], a, bars);
        a.end = task.end;
    }
    return a;
}

void StepPlay::addBehindBars(std::int32_t seatId, KeptBars& bars) const
{
    const Seat& seat = seats_[static_cast<std::size_t>(seatId)];
    const std::vector<std::int32_t>& shared = shared_[static_cast<std::size_t>(seat.stage)];
    const auto add = [&](std::int32_t id) {
        const Tag& t = tags_[static_cast<std::size_t>(id)];
        const Clockwork::Task& task = clock_.tasks()[static_cast<std::size_t>(id)];
        if (task.end > task.start)
            bars.add({task.start, task.end, seat.stage, t.chunk, t.microBatch, t.doing, t.lane});
    };
    for (const std::int32_t id : shared)
        add(id);
}

void StepPlay::tell(PlayedStep& step) const
{
    const auto count = static_cast<double>(seats_.size());
    std::vector<Account> accounts;
    accounts.reserve(seats_.size());
    std::size_t last = 0;
    double busy = 0, idle = 0;
    for (const Seat& seat : seats_) {
        accounts.push_back(account(seat, nullptr));
        if (accounts.back().end > accounts[last].end)
            last = accounts.size() - 1;
    }
    const double end = accounts.empty() ? 0 : accounts[last].end;
    const double host = job_.constants.hostStep.base();
    step.total = Seconds(end + host);
    step.events = static_cast<double>(clock_.tasks().size());
    const auto set = [&](Doing doing, double seconds) {
        step.parts[static_cast<std::size_t>(doing)] = Seconds(seconds);
    };
    double accounted = 0;
    for (int i = 0; i < kDoings; ++i) {
        const auto doing = static_cast<Doing>(i);
        const bool ofLast =
            doing == Doing::Data || doing == Doing::Optimizer || doing == Doing::Offload;
        double seconds = 0;
        for (const Account& a : accounts)
            seconds += a.of[static_cast<std::size_t>(i)] / count;
        idle += doing == Doing::Bubble ? seconds : 0;
        busy += doing == Doing::Bubble ? 0 : seconds;
        if (ofLast)
            seconds = accounts[last].of[static_cast<std::size_t>(i)];
        if (doing == Doing::Bubble || doing == Doing::Host)
            continue;
        // Slowdowns are reported separately, as a whole.
        const double slow = doing == Doing::Data                                   ? straggle_
                            : doing == Doing::Optimizer || doing == Doing::Offload ? 1
                                                                                   : pace_;
        step.straggling += Seconds(seconds - seconds / slow);
        set(doing, seconds / slow);
        accounted += seconds;
    }
    for (const Account& a : accounts)
        idle += (end - a.end) / count;
    step.bubble = busy > 0 ? idle / busy : 0;
    const double waits = end - accounted;
    step.straggling += Seconds(waits - waits / pace_);
    set(Doing::Bubble, waits / pace_);
    set(Doing::Host, host);

    step.shown = seats_.empty() ? 0 : seats_[last].replica;
    showReplica(step, end);
}

// How the work time of each stage of a replica is spent until the step ends, and its picture.
void StepPlay::showReplica(PlayedStep& step, double end) const
{
    const double host = job_.constants.hostStep.base();
    KeptBars bars(options_.mostBars);
    step.ofStage.resize(static_cast<std::size_t>(step.stages));
    for (std::int32_t id = 0; id < static_cast<std::int32_t>(seats_.size()); ++id) {
        const Seat& seat = seats_[static_cast<std::size_t>(id)];
        if (seat.replica != step.shown)
            continue;
        const Account a = account(seat, &bars);
        std::array<Seconds, kDoings>& stage = step.ofStage[static_cast<std::size_t>(seat.stage)];
        for (int i = 0; i < kDoings; ++i)
            stage[static_cast<std::size_t>(i)] = Seconds(a.of[static_cast<std::size_t>(i)]);
        stage[static_cast<std::size_t>(Doing::Bubble)] += Seconds(std::max(0.0, end - a.end));
        stage[static_cast<std::size_t>(Doing::Host)] += Seconds(host);
        if (end > a.end)
            bars.add({a.end, end, seat.stage, 0, -1, Doing::Bubble, Lane::Work});
        if (host > 0)
            bars.add({end, end + host, seat.stage, 0, -1, Doing::Host, Lane::Work});
        addBehindBars(id, bars);
    }
    std::vector<char> ofShown(seats_.size(), 0);
    for (std::size_t i = 0; i < seats_.size(); ++i)
        ofShown[i] = seats_[i].replica == step.shown;
    for (std::size_t i = 0; i < tags_.size(); ++i) {
        const Tag& t = tags_[i];
        const Clockwork::Task& task = clock_.tasks()[i];
        if ((t.lane == Lane::Onward || t.lane == Lane::Back || t.lane == Lane::Host) &&
            ofShown[static_cast<std::size_t>(t.seat)] && task.end > task.start)
            bars.add({task.start, task.end, seats_[static_cast<std::size_t>(t.seat)].stage, t.chunk,
                      t.microBatch, t.doing, t.lane});
    }
    step.until = Seconds(std::min(bars.until(), step.total.base()));
    step.bars = bars.take();
}

} // namespace engine::play

#include "model/engine/play/clockwork.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace engine::play {

int Clockwork::addSeat()
{
    seats_.emplace_back();
    return static_cast<int>(seats_.size()) - 1;
}

int Clockwork::addStream(std::span<const int> seats, Press press, double share, int cause)
{
    const int id = static_cast<int>(streams_.size());
    Stream s;
    s.seats.assign(seats.begin(), seats.end());
    s.press = press, s.share = share, s.cause = static_cast<std::size_t>(cause);
    streams_.push_back(std::move(s));
    for (const int seat : seats)
        seats_[static_cast<std::size_t>(seat)].push_back(id);
    return id;
}

int Clockwork::addPort(double rate)
{
    ports_.push_back({rate, 0, {}});
    return static_cast<int>(ports_.size()) - 1;
}

int Clockwork::addTask(int stream, double seconds)
{
    const int id = static_cast<int>(tasks_.size());
    Task task;
    task.stream = stream, task.work = std::max(0.0, seconds);
    tasks_.push_back(task);
    streams_[static_cast<std::size_t>(stream)].tasks.push_back(id);
    return id;
}

int Clockwork::addMessage(int stream, double lead, double bytes, std::span<const int> ports)
{
    const int id = addTask(stream, lead);
    tasks_[static_cast<std::size_t>(id)].message = static_cast<std::int32_t>(messages_.size());
    messages_.push_back({bytes, {ports.begin(), ports.end()}});
    return id;
}

void Clockwork::after(int task, int before)
{
    before_.push_back(before), after_.push_back(task);
    ++tasks_[static_cast<std::size_t>(task)].unmet;
}

// Work slows down by what concurrent streams take from its seat.
double Clockwork::rateOf(Stream& s) const
{
    s.loses = {};
    if (s.flowing) { // the slowest of its flows, each with an equal share of its port
        const Task& task = tasks_[static_cast<std::size_t>(s.tasks[s.next])];
        double rate = -1;
        for (const std::int32_t p : messages_[static_cast<std::size_t>(task.message)].ports) {
            const Port& port = ports_[static_cast<std::size_t>(p)];
            const double mine = port.rate / port.flows;
            rate = rate < 0 ? mine : std::min(rate, mine);
        }
        return rate;
    }
    if (s.press == Press::Work) {
        double behind = 0, left = 1, all = 0;
        for (const std::int32_t other : seats_[static_cast<std::size_t>(s.seats.front())]) {
            const Stream& o = streams_[static_cast<std::size_t>(other)];
            if (!o.busy || (o.press != Press::Both && o.press != Press::Other))
                continue;
            o.press == Press::Both ? behind += o.share : left *= 1 - o.share;
            s.loses[o.cause] += o.share;
            all += o.share;
        }
        const double rate = left / (1 + behind);
        for (double& loses : s.loses)
            loses *= all > 0 ? (1 - rate) / all : 0;
        return rate;
    }
    if (s.press == Press::Both)
        for (const std::int32_t seat : s.seats)
            for (const std::int32_t other : seats_[static_cast<std::size_t>(seat)]) {
                const Stream& o = streams_[static_cast<std::size_t>(other)];
                if (o.busy && o.press == Press::Work)
                    return 1 / (1 + s.share);
            }
    return 1;
}

// Advances a stream to the current time.
void Clockwork::bringUp(Stream& s)
{
    const double passed = now_ - s.since;
    s.left = std::max(0.0, s.left - passed * s.rate);
    s.since = now_;
    if (s.press != Press::Work)
        return;
    Task& task = tasks_[static_cast<std::size_t>(s.tasks[s.next])];
    for (std::size_t i = 0; i < s.loses.size(); ++i)
        task.lost[i] += passed * s.loses[i];
}

void Clockwork::rerate(std::int32_t id)
{
    Stream& s = streams_[static_cast<std::size_t>(id)];
    if (!s.busy)
        return;
    bringUp(s);
    const double rate = rateOf(s);
    if (rate == s.rate)
        return;
    s.rate = rate;
    due_.push_back({now_ + s.left / rate, order_++, id, ++s.issued});
    std::push_heap(due_.begin(), due_.end(), std::greater<>());
}

void Clockwork::reratedSeats(const Stream& stream)
{
    if (stream.press == Press::None)
        return;
    for (const std::int32_t seat : stream.seats)
        for (const std::int32_t other : seats_[static_cast<std::size_t>(seat)])
            rerate(other);
}

void Clockwork::flow(std::int32_t id, bool on)
{
    Stream& s = streams_[static_cast<std::size_t>(id)];
    const Task& task = tasks_[static_cast<std::size_t>(s.tasks[s.next])];
    const std::vector<std::int32_t>& ports =
        messages_[static_cast<std::size_t>(task.message)].ports;
    s.flowing = on;
    for (const std::int32_t p : ports) {
        Port& port = ports_[static_cast<std::size_t>(p)];
        port.flows += on ? 1 : -1;
        const auto at = std::ranges::find(port.streams, id);
        if (on && at == port.streams.end())
            port.streams.push_back(id);
        else if (!on && at != port.streams.end())
            port.streams.erase(at);
    }
    for (const std::int32_t p : ports)
        for (const std::int32_t other : ports_[static_cast<std::size_t>(p)].streams)
            rerate(other);
}

void Clockwork::startNext(std::int32_t id)
{
    Stream& s = streams_[static_cast<std::size_t>(id)];
    if (s.busy || s.next >= s.tasks.size())
        return;
    Task& task = tasks_[static_cast<std::size_t>(s.tasks[s.next])];
    if (task.unmet > 0)
        return;
    task.start = now_;
    s.busy = true;
    s.left = task.work, s.rate = 0, s.since = now_, s.loses = {};
    rerate(id);
    reratedSeats(s);
}

void Clockwork::finish(std::int32_t id)
{
    Stream& s = streams_[static_cast<std::size_t>(id)];
    const std::int32_t done = s.tasks[s.next];
    Task& task = tasks_[static_cast<std::size_t>(done)];
    if (task.message >= 0 && !s.flowing) { // now its bytes start to flow
        const Message& message = messages_[static_cast<std::size_t>(task.message)];
        if (message.bytes > 0 && !message.ports.empty()) {
            s.left = message.bytes, s.rate = 0, s.since = now_;
            flow(id, true);
            return;
        }
    }
    if (s.flowing)
        flow(id, false);
    bringUp(s);
    task.end = now_;
    s.busy = false;
    ++s.next;
    reratedSeats(s);
    const auto i = static_cast<std::size_t>(done);
    for (std::int32_t k = firstOf_[i]; k < firstOf_[i + 1]; ++k) {
        const std::int32_t next = after_[static_cast<std::size_t>(k)];
        Task& waiting = tasks_[static_cast<std::size_t>(next)];
        waiting.waitedFor = done;
        if (--waiting.unmet == 0)
            startNext(waiting.stream);
    }
    startNext(id);
}

bool Clockwork::run(std::stop_token stop)
{
    // Dependents, grouped by the task they wait for.
    firstOf_.assign(tasks_.size() + 1, 0);
    for (const std::int32_t b : before_)
        ++firstOf_[static_cast<std::size_t>(b) + 1];
    std::partial_sum(firstOf_.begin(), firstOf_.end(), firstOf_.begin());
    std::vector<std::int32_t> sorted(after_.size()), at(firstOf_.begin(), firstOf_.end() - 1);
    for (std::size_t i = 0; i < after_.size(); ++i)
        sorted[static_cast<std::size_t>(at[static_cast<std::size_t>(before_[i])]++)] = after_[i];
    after_ = std::move(sorted);

    for (std::int32_t id = 0; id < static_cast<std::int32_t>(streams_.size()); ++id)
        startNext(id);
    constexpr unsigned kLookUp = 1023; // events between two checks for cancellation
    for (unsigned events = 0; !due_.empty(); ++events) {
        if ((events & kLookUp) == 0 && stop.stop_requested())
            return false;
        std::pop_heap(due_.begin(), due_.end(), std::greater<>());
        const Due due = due_.back();
        due_.pop_back();
        const Stream& s = streams_[static_cast<std::size_t>(due.stream)];
        if (!s.busy || s.issued != due.issued)
            continue;
        now_ = due.time;
        finish(due.stream);
    }
    return true;
}

} // namespace engine::play

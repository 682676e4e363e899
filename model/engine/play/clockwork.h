#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace engine::play {

// A clock with tasks: each runs on a stream, after the one before it there and after all tasks that
// it waits for. What runs at once on one seat slows each other, and messages share their ports.
class Clockwork {
public:
    // What a stream does to the work of its seats while it runs.
    enum class Press : std::uint8_t {
        Work,  // is the work itself
        Both,  // slows it by a share of its own time, and is slowed as much
        Other, // slows it so that it loses that share of the time
        None,
    };

    struct Task {
        std::int32_t stream = 0;
        std::int32_t unmet = 0;
        std::int32_t waitedFor = -1; // the last task that it waited for, where it waited
        std::int32_t message = -1;
        double work = 0; // seconds; of a message, the time before its bytes flow
        double start = -1, end = -1;
        std::array<double, 3> lost{}; // seconds, to streams of each cause
    };

    int addSeat();
    // A stream of those seats. What it takes of their work is told by its cause, 0 to 2.
    int addStream(std::span<const int> seats, Press press, double share = 0, int cause = 0);
    int addPort(double rate); // bytes a second
    int addTask(int stream, double seconds);
    // So many bytes through each of those ports, which may be named more than once.
    int addMessage(int stream, double lead, double bytes, std::span<const int> ports);
    void after(int task, int before);

    // Runs all of it; false where it was stopped. Tasks that wait for each other never run: their
    // end stays below 0.
    bool run(std::stop_token stop = {});

    const std::vector<Task>& tasks() const { return tasks_; }
    double ended() const { return now_; }

private:
    struct Stream {
        std::vector<std::int32_t> tasks, seats;
        std::size_t next = 0;
        Press press = Press::Work;
        double share = 0;
        std::size_t cause = 0;
        std::array<double, 3> loses{}; // of its time, while it runs
        bool busy = false;
        double left = 0, rate = 0, since = 0;
        std::uint32_t issued = 0; // so that only the last end that was worked out counts
        bool flowing = false;
    };
    struct Message {
        double bytes = 0;
        std::vector<std::int32_t> ports;
    };
    struct Port {
        double rate = 0;
        double flows = 0;
        std::vector<std::int32_t> streams; // that flow through it now
    };
    struct Due {
        double time;
        std::uint64_t order;
        std::int32_t stream;
        std::uint32_t issued;
        bool operator>(const Due& o) const
        {
            return time != o.time ? time > o.time : order > o.order;
        }
    };

    void startNext(std::int32_t stream);
    void finish(std::int32_t stream);
    void flow(std::int32_t stream, bool on);
    void reratedSeats(const Stream& stream);
    void rerate(std::int32_t stream);
    double rateOf(Stream& stream) const;
    void bringUp(Stream& stream);

    std::vector<Task> tasks_;
    std::vector<std::int32_t> before_, after_; // pairs of tasks, in the order they were named …
    std::vector<std::int32_t> firstOf_;        // … and then by the task that comes before
    std::vector<Stream> streams_;
    std::vector<Message> messages_;
    std::vector<Port> ports_;
    std::vector<std::vector<std::int32_t>> seats_; // their streams
    std::vector<Due> due_;
    std::uint64_t order_ = 0;
    double now_ = 0;
};

} // namespace engine::play

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace engine::play {

// A discrete-event simulation: each task runs on a stream, after the previous one there and after
// all tasks it depends on. Concurrent streams on one seat slow each other down, and messages share
// their ports.
class Clockwork {
public:
    // How a running stream affects the work of its seats.
    enum class Press : std::uint8_t {
        Work,  // the work itself
        Both,  // slows it by a share of its own time, and is slowed equally
        Other, // slows it by that share of the time
        None,
    };

    struct Task {
        std::int32_t stream = 0;
        std::int32_t unmet = 0;
        std::int32_t waitedFor = -1; // the last task it waited for, if it waited
        std::int32_t message = -1;
        double work = 0; // seconds; for a message, the latency before its bytes flow
        double start = -1, end = -1;
        std::array<double, 3> lost{}; // seconds, to streams of each cause
    };

    int addSeat();
    // A stream on those seats. Its effect on their work is recorded by cause, 0 to 2.
    int addStream(std::span<const int> seats, Press press, double share = 0, int cause = 0);
    int addPort(double rate); // bytes per second
    int addTask(int stream, double seconds);
    // That many bytes through each of those ports, which may be listed more than once.
    int addMessage(int stream, double lead, double bytes, std::span<const int> ports);
    void after(int task, int before);

    // Runs to the end; false if stopped. Tasks in a dependency cycle never run: their end stays
    // below 0.
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
        std::array<double, 3> loses{}; // of its time, while running
        bool busy = false;
        double left = 0, rate = 0, since = 0;
        std::uint32_t issued = 0; // only the latest scheduled end is valid
        bool flowing = false;
    };
    struct Message {
        double bytes = 0;
        std::vector<std::int32_t> ports;
    };
    struct Port {
        double rate = 0;
        double flows = 0;
        std::vector<std::int32_t> streams; // currently flowing through it
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
    std::vector<std::int32_t> before_, after_; // dependency pairs, in insertion order …
    std::vector<std::int32_t> firstOf_;        // … and then grouped by the earlier task
    std::vector<Stream> streams_;
    std::vector<Message> messages_;
    std::vector<Port> ports_;
    std::vector<std::vector<std::int32_t>> seats_; // their streams
    std::vector<Due> due_;
    std::uint64_t order_ = 0;
    double now_ = 0;
};

} // namespace engine::play

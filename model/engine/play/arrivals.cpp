#include "model/engine/play/arrivals.h"

#include <algorithm>
#include <cmath>

namespace engine::play {
namespace {

// Separate seeds for arrivals and lengths, so that a longer answer does not change any other
// request.
constexpr std::uint64_t kLengthsOf = 0x9e3779b97f4a7c15;

double startsPerSecond(const RequestStream& stream)
{
    return (stream.session.on ? stream.rate / stream.session.calls : stream.rate).base();
}

} // namespace

Arrivals::Arrivals(const RequestStream& stream, std::uint64_t seed)
    : stream_(stream)
    , comes_(seed)
    , lengths_(seed ^ kLengthsOf)
{
    next_ = comes_.wait(1 / startsPerSecond(stream_));
}

double Arrivals::nextTime() const
{
    return due_.empty() ? next_ : std::min(next_, due_.top().first);
}

double Arrivals::answerOf(const RequestKind& kind)
{
    return std::max(1.0, std::round(lengths_.length(kind.answer.base(), stream_.spread)));
}

Arrival Arrivals::fresh()
{
    const double at = comes_.share();
    std::size_t k = 0;
    for (double sum = stream_.kinds[0].share; k + 1 < stream_.kinds.size() && at >= sum;)
        sum += stream_.kinds[++k].share;
    while (k > 0 && !(stream_.kinds[k].share > 0)) // past the last one by rounding only
        --k;
    const RequestKind& kind = stream_.kinds[k];
    Arrival a;
    a.time = next_, a.kind = static_cast<std::int32_t>(k);
    a.prompt = std::max(1.0, std::round(lengths_.length(kind.prompt.base(), stream_.spread)));
    a.answer = answerOf(kind);
    a.common = std::floor(stream_.prefix * a.prompt);
    return a;
}

// All calls hit the prefix shared by sessions, and all but the first the context of their own
// session.
Arrival Arrivals::call(std::int32_t session, double time)
{
    Caller& caller = sessions_[static_cast<std::size_t>(session)];
    const Session& s = stream_.session;
    Arrival a;
    a.time = time, a.session = session;
    const double before = caller.context;
    const double more = before > 0 ? s.added.base() : s.first.base();
    a.prompt = std::max(1.0, std::round(before + caller.scale * more));
    a.answer = answerOf(stream_.kinds[0]);
    a.common = std::min(std::floor(s.beginning().base()), a.prompt);
    a.own = std::max(0.0, before - a.common);
    caller.calls -= 1, caller.context = a.prompt + a.answer;
    return a;
}

Arrival Arrivals::take()
{
    if (!due_.empty() && due_.top().first <= next_) {
        const auto [time, session] = due_.top();
        due_.pop();
        return call(session, time);
    }
    const double time = next_;
    Arrival a;
    if (stream_.session.on) {
        sessions_.push_back(
            {lengths_.length(1, stream_.spread), std::round(stream_.session.calls)});
        a = call(static_cast<std::int32_t>(sessions_.size()) - 1, time);
    } else {
        a = fresh();
    }
    next_ = time + comes_.wait(1 / startsPerSecond(stream_));
    return a;
}

bool Arrivals::answered(const Arrival& call, double now)
{
    if (call.session < 0)
        return false;
    if (!(sessions_[static_cast<std::size_t>(call.session)].calls >= 1)) {
        ++ended_;
        return false;
    }
    due_.emplace(now + comes_.wait(stream_.session.pause.base()), call.session);
    return true;
}

} // namespace engine::play

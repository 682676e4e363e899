#include "model/engine/play/replicaplay.h"

#include <algorithm>
#include <cmath>

namespace engine::play {
namespace {

// Prefill tokens per step in engines; llama.cpp: its physical batch.
constexpr double kStepTokens = 8192, kLlamaCppTokens = 512;
constexpr double kForgotten = 300; // warm-up in requests …
constexpr double kTurns = 2;       // … and in turnovers of the running requests
constexpr std::uint64_t kGuessesOf = 0xd1b54a32d192ed03;
constexpr std::size_t kMostQueued = 100'000; // arriving faster than they are answered
constexpr std::size_t kOverfull = 5000;      // queue length that is not going to shrink
constexpr double kHalf = 0.5, kMost = 0.95;

double stepTokens(const ServingJob& job)
{
    if (job.chunk.base() > 0)
        return job.chunk.base();
    return job.engine == ServingEngine::LlamaCpp ? kLlamaCppTokens : kStepTokens;
}

double quantileOf(std::vector<double>& values, double q)
{
    std::erase_if(values, [](double v) { return std::isnan(v); });
    if (values.empty())
        return kUnknown;
    const auto at = static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, values.begin() + at);
    return values[static_cast<std::size_t>(at)];
}

} // namespace

ReplicaPlay::ReplicaPlay(const ServingSizes& sizes, const ServingConstants& constants,
                         const RequestStream& stream, const ServingOptions& options)
    : sizes_(sizes)
    , constants_(constants)
    , options_(options)
    , arrivals_(stream, options.seed)
    , guesses_(options.seed ^ kGuessesOf)
    , cache_(sizes, servingMemory(sizes, constants).cache,
             stream.session.on ? stream.session.beginning().base()
                               : stream.prefix * sizes.job.prompt.base())
    , budget_(stepTokens(sizes.job))
    , most_(sizes.layout.attention * mostSequences(sizes.job))
    , reserves_(reservesAnswers(sizes.job.engine))
    , keeps_(stream.session.keeps())
{
}

void ReplicaPlay::arrive()
{
    while (arrivals_.nextTime() + sizes_.first.base() <= now_) {
        Request r;
        r.arrival = arrivals_.take();
        r.record = {.came = r.arrival.time,
                    .prompt = r.arrival.prompt,
                    .answer = r.arrival.answer,
                    .kind = r.arrival.kind};
        fetch(r);
        if (r.fetched > 0)
            fetching_.push_back(r);
        else
            queue_.push_back(r);
    }
    // They share one link in sequence: ready in order of arrival.
    auto ready = fetching_.begin();
    for (; ready != fetching_.end() && ready->ready <= now_; ++ready)
        queue_.push_back(*ready);
    fetching_.erase(fetching_.begin(), ready);
}

// Context in host memory comes back over all of the replica's links, one request at a time.
void ReplicaPlay::fetch(Request& r)
{
    if (!(r.arrival.own > 0))
        return;
    const ReplicaCache::Held held = cache_.fetch(r.arrival.session);
    if (!(held.tokens > 0))
        return;
    const double rate = (sizes_.layout.replicaGpus() * sizes_.job.hostLink).base();
    linkFree_ = std::max(linkFree_, r.arrival.time) + held.bytes / rate;
    r.fetched = held.tokens, r.ready = linkFree_;
}

// Engines that never preempt reserve room for the whole answer from the start.
double ReplicaPlay::roomFor(const Request& r) const
{
    const double tokens = r.arrival.prompt + (reserves_ ? r.arrival.answer : r.made);
    return cache_.own(tokens, r.arrival.common);
}

bool ReplicaPlay::admit()
{
    Request& r = queue_.front();
    if (static_cast<double>(running_.size()) + 1 > std::max(1.0, most_)) {
        r.queued = true;
        return false;
    }
    const double bytes = roomFor(r);
    const double kept = r.arrival.own > 0 ? cache_.resume(r.arrival.session) : 0;
    if (!cache_.take(bytes)) {
        r.queued = true;
        if (kept > 0)
            cache_.pause(r.arrival.session, kept + r.arrival.common, r.arrival.common);
        return false;
    }
    r.bytes = bytes;
    // The last token is always prefilled.
    r.seen = std::min(r.arrival.common + kept + r.fetched, r.arrival.prompt - 1);
    r.fetched = 0; // recomputed after preemption
    if (std::isnan(r.record.admitted)) {
        r.record.cached = r.seen, r.record.admitted = now_;
    }
    r.toRead = r.arrival.prompt + r.made - r.seen;
    running_.push_back(std::move(r));
    queue_.pop_front();
    return true;
}

void ReplicaPlay::sendBack(Request request)
{
    cache_.give(request.bytes);
    request.bytes = 0, ++request.record.preempted;
    queue_.push_front(std::move(request));
}

// Preempts the latest arrival. An answer that nothing else can make room for ends early.
void ReplicaPlay::grow()
{
    if (reserves_)
        return;
    for (std::size_t i = 0; i < running_.size(); ++i) {
        const Arrival& arrival = running_[i].arrival;
        const double more =
            cache_.own(heldTokens(running_[i]) + 1, arrival.common) - running_[i].bytes;
        while (more > 0 && !cache_.take(more)) {
            if (running_.size() == 1) {
                running_[i].arrival.answer = running_[i].made;
                return;
            }
            const bool itself = i + 1 == running_.size();
            sendBack(std::move(running_.back()));
            running_.pop_back();
            if (itself)
                return;
        }
        if (more > 0)
            running_[i].bytes += more;
    }
}

void ReplicaPlay::dropTooLong()
{
    while (!queue_.empty() && roomFor(queue_.front()) > cache_.capacity()) {
        ++out_.dropped;
        queue_.pop_front();
    }
}

StepLoad ReplicaPlay::load()
{
    StepLoad load;
    load.guessed = sizes_.job.draftDepth;
    double context = 0, lookback = 0, left = budget_;
    const auto read = [&](Request& r) {
        const double piece = std::min(r.toRead, left);
        lookback += piece * (r.seen + piece / 2);
        r.toRead -= piece, r.seen += piece, left -= piece;
        r.longest = std::max(r.longest, piece);
        load.prompt += piece, load.longest = std::max(load.longest, piece);
        load.finished += r.toRead > 0 ? 0 : 1;
    };
    for (Request& r : running_)
        if (!r.reads()) {
            load.sequences += 1, context += heldTokens(r);
        }
    for (Request& r : running_)
        if (r.reads() && left > 0)
            read(r);
    while (left > 0 && !queue_.empty() && admit())
        read(running_.back());
    load.context = load.sequences > 0 ? context / load.sequences : 0;
    load.lookback = load.prompt > 0 ? lookback / load.prompt : 0;
    return load;
}

Seconds ReplicaPlay::timeOf(const StepLoad& load) const
{
    Seconds time = servingStep(sizes_, load, constants_).total();
    const ServingJob& job = sizes_.job;
    if (job.draftDepth > 0 && load.sequences > 0) {
        StepLoad answers = load;
        answers.prompt = answers.finished = answers.longest = 0;
        time += job.draftDepth * job.draftCost * servingStep(sizes_, answers, constants_).total();
    }
    return time;
}

// A step ends when all micro-batches have passed one stage each. The last chunk of a prompt still
// has to pass the other stages, after the longest one.
Seconds ReplicaPlay::passage(double longest) const
{
    const double stages = sizes_.layout.pipeline;
    if (!(stages > 1))
        return {};
    ServingSizes whole = sizes_;
    whole.layout.pipeline = 1;
    const StepLoad piece{.prompt = longest, .lookback = longest / 2, .longest = longest};
    return (stages - 1) / stages * servingStep(whole, piece, constants_).total();
}

// Speculative tokens are accepted up to the first wrong one.
double ReplicaPlay::tokensNow()
{
    double tokens = 1;
    for (double depth = sizes_.job.draftDepth; depth >= 1; --depth) {
        if (guesses_.share() >= sizes_.job.draftAccepted)
            break;
        ++tokens;
    }
    return tokens;
}

void ReplicaPlay::step()
{
    const std::size_t before = running_.size();
    std::vector<bool> answers(before); // requests that get a token: including prompts that end in
                                       // this step
    for (std::size_t i = 0; i < before; ++i)
        answers[i] = !running_[i].reads();
    const StepLoad now = load();
    const Seconds time = timeOf(now);
    note(time, now);
    now_ += time.base();
    ++out_.steps;
    for (std::size_t i = 0; i < running_.size(); ++i) {
        Request& r = running_[i];
        if (r.reads())
            continue;
        const bool again = i < before && answers[i];
        r.made += again ? tokensNow() : 1;
        if (std::isnan(r.record.first)) {
            // Each pass over an image needs the complete previous one.
            const double passes = sizes_.job.wholeLooks ? r.arrival.prompt / r.longest : 1;
            r.passage = (passes * passage(r.longest)).base();
            r.record.first = now_ + r.passage;
        }
        if (r.made >= r.arrival.answer)
            end(r);
    }
    std::erase_if(running_, [](const Request& r) { return std::isfinite(r.record.done); });
}

void ReplicaPlay::end(Request& r)
{
    r.record.done = now_ + r.passage;
    cache_.give(r.bytes);
    ++finished_;
    if (arrivals_.answered(r.arrival, r.record.done) && keeps_)
        cache_.pause(r.arrival.session, r.arrival.prompt + r.arrival.answer, r.arrival.common);
    count(r);
}

bool ReplicaPlay::isWarm() const
{
    // Do not wait for a queue that only grows.
    if (queue_.size() > kOverfull)
        return true;
    const std::size_t queued = std::min(queue_.size(), running_.size());
    const double alive = static_cast<double>(running_.size() + queued);
    if (finished_ < std::max(kForgotten, kTurns * alive))
        return false;
    return arrivals_.sessionsEnded() >= kTurns * arrivals_.sessionsOpen();
}

// Those that arrived after the warm-up.
void ReplicaPlay::count(const Request& r)
{
    draw(r);
    finishedWarm_ += std::isnan(warmAt_) ? 0 : 1;
    if (!(r.record.came >= warmAt_))
        return;
    counted_.push_back(r.record);
    waited_ += r.queued ? 1 : 0;
    cached_ += r.record.cached, prompts_ += r.record.prompt;
    sentBack_ += r.record.preempted > 0 ? 1 : 0;
}

void ReplicaPlay::note(Seconds time, const StepLoad& load)
{
    if (std::isnan(warmAt_))
        return;
    area_ += load.sequences * time.base();
    usedArea_ += cache_.used() * time.base();
    if (now_ - warmAt_ > options_.shown.base())
        return;
    const double all = static_cast<double>(running_.size());
    out_.moments.push_back({.time = now_ - warmAt_,
                            .running = load.sequences,
                            .reading = all - load.sequences,
                            .waiting = static_cast<double>(queue_.size()),
                            .used = Bytes(cache_.used()),
                            .paused = Bytes(cache_.paused()),
                            .prompt = load.prompt});
}

// Converts to the picture's time.
void ReplicaPlay::draw(const Request& r)
{
    if (std::isnan(warmAt_) || r.record.came - warmAt_ > options_.shown.base())
        return;
    PlayedRequest shown = r.record;
    for (double* time : {&shown.came, &shown.admitted, &shown.first, &shown.done})
        *time -= warmAt_;
    out_.drawn.push_back(shown);
}

PlayedServing ReplicaPlay::summed()
{
    for (const Request& r : running_)
        draw(r);
    for (const Request& r : queue_)
        draw(r);
    std::ranges::sort(out_.drawn, {}, &PlayedRequest::came);
    const double counted = static_cast<double>(counted_.size()), time = now_ - warmAt_;
    out_.requests = counted;
    out_.shown = std::min(options_.shown, Seconds(time));
    std::vector<double> first, each;
    for (const PlayedRequest& r : counted_) {
        first.push_back(r.firstToken());
        each.push_back(r.eachToken());
    }
    out_.first50 = Seconds(quantileOf(first, kHalf)),
    out_.first95 = Seconds(quantileOf(first, kMost));
    out_.token50 = Seconds(quantileOf(each, kHalf)),
    out_.token95 = Seconds(quantileOf(each, kMost));
    out_.rate = finishedWarm_ / time;
    out_.running = area_ / time, out_.used = usedArea_ / time / cache_.capacity();
    out_.waiting = waited_ / counted, out_.preempted = sentBack_ / counted;
    out_.hit = cached_ / prompts_;
    out_.overloaded = queue_.size() > running_.size();
    return std::move(out_);
}

PlayedServing ReplicaPlay::play(std::stop_token stop)
{
    out_.cache = Bytes(cache_.capacity());
    while (static_cast<double>(counted_.size()) < options_.requests &&
           out_.steps < options_.steps && queue_.size() < kMostQueued && !stop.stop_requested()) {
        arrive();
        dropTooLong();
        if (std::isnan(warmAt_) && isWarm())
            warmAt_ = now_;
        if (running_.empty() && queue_.empty()) {
            const double comes = arrivals_.nextTime() + sizes_.first.base();
            now_ = std::max(now_,
                            fetching_.empty() ? comes : std::min(comes, fetching_.front().ready));
            continue;
        }
        grow();
        step();
    }
    return summed();
}

} // namespace engine::play

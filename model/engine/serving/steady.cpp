#include "model/engine/serving/steady.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kStepTokens = 8192;        // prefill tokens per engine step
constexpr double kLlamaCppStepTokens = 512; // the physical batch (--ubatch-size) of llama.cpp
constexpr int kSteadyRounds = 3; // until running and waiting users agree to a part in a thousand

double fresh(const ServingJob& job)
{
    return larger(1.0, (1 - job.hit()) * job.prompt.base());
}

// A prefill token attends to half of the new tokens and to everything already in the cache. Most
// tokens belong to long prompts.
double lookback(const ServingJob& job)
{
    const double longer = 1 + job.readSpread() * job.readSpread();
    return longer * (1 + job.hit()) / 2 * job.prompt.base();
}

double chunkOf(const ServingJob& job)
{
    if (job.chunk.base() > 0)
        return job.chunk.base();
    return job.engine == ServingEngine::LlamaCpp ? kLlamaCppStepTokens : kStepTokens;
}

StepLoad answers(const ServingSizes& s, double sequences)
{
    const ServingJob& job = s.job;
    // A single output token comes with the prefill.
    return {.sequences = job.answer.base() > 1 ? sequences : 0,
            .context = job.runningPrompt().base() + job.runningAnswer().base() / 2,
            .guessed = job.draftDepth};
}

StepLoad withPrompt(const ServingSizes& s, StepLoad load, double tokens)
{
    load.prompt = tokens, load.lookback = lookback(s.job);
    load.finished = tokens / fresh(s.job);
    load.longest = smaller(tokens, fresh(s.job));
    return load;
}

// In whole steps plus the remainder. An image pass needs the complete previous one; prompt chunks
// follow each other through the stages at the pace of the longest (makespan of a flow shop whose
// jobs take equally long on every machine).
Seconds throughStages(const ServingSizes& s, const StepLoad& load, double tokens, double chunk,
                      const ServingConstants& c)
{
    const double stages = s.layout.pipeline;
    ServingSizes undivided = s;
    undivided.layout.pipeline = 1;
    const auto timeOf = [&](double piece) {
        StepLoad one = withPrompt(s, load, piece);
        one.sequences /= stages;
        return servingStep(undivided, one, c).total();
    };
    const double whole = std::floor(tokens / chunk), left = tokens - whole * chunk;
    const Seconds full = whole > 0 ? timeOf(chunk) : Seconds{};
    const Seconds rest = left >= 1 ? timeOf(left) : Seconds{};
    const Seconds all = whole * full + rest;
    return s.job.wholeLooks ? all : (all + (stages - 1) * larger(full, rest)) / stages;
}

// Time it occupies a stage, chunk by chunk.
Seconds workOf(const ServingSizes& s, const StepLoad& load, double tokens, double chunk,
               const ServingConstants& c)
{
    const double pieces = std::ceil(tokens / chunk);
    return pieces * servingStep(s, withPrompt(s, load, tokens / pieces), c).total();
}

Seconds promptTime(const ServingSizes& s, const StepLoad& load, double tokens, double chunk,
                   const ServingConstants& c)
{
    return s.layout.pipeline > 1 ? throughStages(s, load, tokens, chunk, c)
                                 : workOf(s, load, tokens, chunk, c);
}

// Some older engines prefilled all waiting prompts before continuing any decode.
bool promptsFirst(const ServingJob& job)
{
    return job.engine == ServingEngine::Sglang && job.release != Release::Current;
}

double firstFactor(const ServingJob& job, const ServingConstants& c)
{
    return job.engine == ServingEngine::TensorRt && job.release == Release::Earlier ? c.earlierFirst
                                                                                    : 1;
}

} // namespace

double tokensOfStep(const ServingJob& job)
{
    const double q = job.draftAccepted;
    if (!(job.draftDepth > 0))
        return 1;
    return q < 1 ? (1 - std::pow(q, job.draftDepth + 1)) / (1 - q) : job.draftDepth + 1;
}

Seconds decodeStep(const ServingSizes& s, double sequences, const ServingConstants& c)
{
    return servingStep(s, answers(s, sequences), c).total();
}

Steady steadyWith(const ServingSizes& s, double sequences, const ServingConstants& c)
{
    return steadyWith(s, sequences, decodeStep(s, sequences, c), c);
}

Steady steadyWith(const ServingSizes& s, double sequences, Seconds plain, const ServingConstants& c)
{
    Steady steady;
    steady.sequences = sequences;
    const double news = fresh(s.job), answer = larger(1.0, s.job.answer.base());
    const StepLoad load = answers(s, sequences);
    steady.decode = plain;
    // Prompts due per step; they come whole, in chunks, or several at a time.
    const double yields = tokensOfStep(s.job);
    const double due = sequences * yields / answer * news;
    const double taken = smaller(larger(news, due), chunkOf(s.job));
    const ServingStep whole = servingStep(s, withPrompt(s, load, taken), c);
    const Seconds mixed = whole.total();
    const Seconds added = mixed - plain;
    const Seconds drafted = s.job.draftDepth * s.job.draftCost * plain;
    steady.token = (plain + drafted + due / taken * added) / yields;
    const double pieces = std::ceil(news / chunkOf(s.job));
    const bool same = news / pieces == taken; // one whole prompt at a time, the usual case
    const ServingStep piece = same ? whole : servingStep(s, withPrompt(s, load, news / pieces), c);
    steady.work = steady.prompt = pieces * piece.total();
    if (s.layout.pipeline > 1) {
        steady.prompt = larger(steady.work, throughStages(s, load, news, chunkOf(s.job), c));
        steady.passage = steady.prompt - steady.work;
    }
    steady.added = pieces * (piece.total() - plain);
    steady.looking = pieces * piece.attention;
    steady.pieces = news / chunkOf(s.job);
    steady.tokens = Tokens(sequences) / steady.token;
    steady.requests = steady.tokens / Tokens(answer);
    return steady;
}

Seconds promptAlone(const ServingSizes& s, const ServingConstants& c)
{
    const double news = fresh(s.job);
    return promptTime(s, {}, news, chunkOf(s.job), c);
}

Seconds addedWhenFull(const ServingSizes& s, const Steady& steady, const ServingConstants& c)
{
    const double chunk = chunkOf(s.job), together = chunk / fresh(s.job);
    if (!(together > 1))
        return steady.added;
    const StepLoad full = withPrompt(s, answers(s, steady.sequences), chunk);
    return smaller(steady.added, (servingStep(s, full, c).total() - steady.decode) / together);
}

Seconds workWhenFull(const ServingSizes& s, const Steady& steady, const ServingConstants& c)
{
    const double together = chunkOf(s.job) / fresh(s.job);
    return together > 1 ? addedWhenFull(s, steady, c) + steady.decode / together : steady.work;
}

Seconds promptWork(const ServingSizes& s, const ServingConstants& c)
{
    return workOf(s, {}, fresh(s.job), chunkOf(s.job), c);
}

// While the last ones finish, the batch is half empty on average.
Offline offlineOf(const ServingSizes& s, double requests, const ServingConstants& c)
{
    Offline run;
    const double most = servingMemory(s, c).batch;
    run.sequences = std::isfinite(requests) ? smaller(most, requests) : most;
    if (!(run.sequences > 0))
        return run;
    const Steady steady = steadyWith(s, larger(run.sequences, 1.0), c);
    const double full = std::isfinite(requests) ? requests / (requests + run.sequences / 2) : 1;
    run.tokens = full * steady.tokens;
    run.requests = full * steady.requests;
    return run;
}

ClosedLoop closedLoop(const ServingSizes& s, double users, const ServingConstants& c)
{
    ClosedLoop loop;
    const double most = larger(servingMemory(s, c).batch, 1.0);
    const double rest = larger(s.job.answer.base() - 1, 1.0);
    loop.queueing = users > most;
    double running = smaller(users, most);
    for (int round = 0; round < kSteadyRounds; ++round) {
        const Steady steady = steadyWith(s, running, c);
        const Seconds own = s.first + firstFactor(s.job, c) * steady.prompt;
        const Seconds others = s.engine.burst * (users - 1) / 2 * steady.added;
        loop.sequences = running, loop.token = steady.token;
        if (loop.queueing) { // Little's law: users not running are waiting
            loop.requests = steady.requests;
            loop.first = users / loop.requests - rest * loop.token;
            break;
        }
        loop.first = own + others;
        Seconds whole = loop.first + rest * loop.token;
        if (promptsFirst(s.job)) {
            whole = own + rest * loop.token;
            loop.token = larger((whole - loop.first) / rest, steady.decode);
            loop.first = whole - rest * loop.token;
        }
        loop.requests = users / whole;
        running = users * (1 - own / whole);
    }
    loop.tokens = loop.requests * s.job.answer;
    return loop;
}

StaticBatch staticBatch(const ServingSizes& s, double sequences, const ServingConstants& c)
{
    StaticBatch batch;
    const double news = fresh(s.job) * sequences;
    const double apart = std::floor(smaller(sequences, s.layout.pipeline)); // one in each stage
    batch.first = promptTime(s, {}, news, smaller(chunkOf(s.job), std::ceil(news / apart)), c);
    const double rest = s.job.answer.base() - 1;
    const Seconds token = servingStep(s, answers(s, sequences), c).total() / tokensOfStep(s.job);
    batch.whole = batch.first + larger(rest, 0.0) * token;
    batch.tokens = sequences * s.job.answer / batch.whole;
    return batch;
}

} // namespace engine

#include "model/engine/serving/promptqueue.h"

#include <cmath>
#include <numbers>

namespace engine {
namespace {

constexpr Share kBusiest = 0.999;
constexpr double kFewest = 0.3;  // shape of a gamma distribution for a good root approximation
constexpr double kFarthest = 10; // standard deviations from the mean, beyond which no length lies
constexpr int kNearRounds = 40;
constexpr double kNear = 1e-4; // relative, of a root: one more iteration squares the error

// Mean of the n-th power of a gamma distribution with mean 1.
struct Moments {
    double second, third, fourth;
    explicit Moments(double spread)
    {
        const double v = spread * spread;
        second = 1 + v, third = second * (1 + 2 * v), fourth = third * (1 + 3 * v);
    }
};

double normalBelow(double z)
{
    return std::erfc(-z / std::numbers::sqrt2) / 2;
}

// Quantile of the normal distribution for an upper tail share (C. Hastings, 1955; to 5e-4).
double normalBeyond(Share late)
{
    const Share tail = smaller(late, 1 - late);
    const double t = std::sqrt(-2 * std::log(tail));
    const double z = t - (2.515517 + t * (0.802853 + t * 0.010328)) /
                             (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
    return late <= 0.5 ? z : -z;
}

// A gamma distribution, whose cube root is nearly normal (E. Wilson and M. Hilferty, 1931), for a
// share of the requests.
struct Case {
    Share share = 0;
    double middle = 0, deviation = 0; // of the cube root
    Case() = default;
    Case(Share its, double mean, double variance) : share(its), middle(std::cbrt(mean))
    {
        if (!(variance > 0))
            return;
        const double shape = larger(mean * mean / variance, kFewest);
        deviation = middle / (3 * std::sqrt(shape));
        middle -= middle / (9 * shape);
    }
    double rootBeyond(double z) const { return larger(0.0, middle + z * deviation); }
    // The share above such a root, and its density there.
    struct Above {
        Share share, density;
    };
    Above above(double root) const
    {
        if (!(deviation > 0))
            return {root < middle ? 1.0 : 0.0, 0};
        constexpr double kOverRootOfTwoPi = std::numbers::inv_sqrtpi / std::numbers::sqrt2;
        const double z = (root - middle) / deviation;
        return {normalBelow(-z), kOverRootOfTwoPi * std::exp(-z * z / 2) / deviation};
    }
};
using Cases = std::array<Case, 6>;

// Newton's method between two roots that bracket the one with that share above. The logarithm of a
// normal tail is nearly a parabola, with curvature of one sign.
double rootWhere(const Cases& cases, std::size_t number, Share late, double low, double high)
{
    double root = low;
    for (std::size_t i = 0; i < number; ++i) // beyond it, one case alone is above that often
        if (cases[i].share > late)
            root = larger(root, cases[i].rootBeyond(normalBeyond(late / cases[i].share)));
    root = smaller(root, high);
    for (int round = 0; round < kNearRounds && high > low; ++round) {
        double above = 0, density = 0;
        for (std::size_t i = 0; i < number; ++i) {
            const Case::Above one = cases[i].above(root);
            above += cases[i].share * one.share, density += cases[i].share * one.density;
        }
        (above > late ? low : high) = root;
        const double next = root + std::log(above / late) * above / density;
        const bool near = std::abs(next - root) < kNear * root;
        root = next >= low && next <= high ? next : (low + high) / 2;
        if (near || !(high - low > kNear * kNear * high))
            break;
    }
    return root;
}

// Mean number of steps beyond the first, and mean square, for a prompt that takes `pieces` steps
// with lognormal length: like pricing an option with a strike of one step.
struct FurtherSteps {
    double mean = 0, square = 0;
    FurtherSteps(double pieces, double spread)
    {
        if (!(spread > 0)) {
            mean = std::ceil(pieces) - 1, square = mean * mean;
            return;
        }
        if (pieces * (1 + kFarthest * spread) < 1)
            return; // almost none is that long
        const double variance = std::log1p(spread * spread), deviation = std::sqrt(variance);
        const double one = (std::log(pieces) + variance / 2) / deviation;
        const double above = normalBelow(one - deviation), first = pieces * normalBelow(one);
        const double second =
            pieces * pieces * (1 + spread * spread) * normalBelow(one + deviation);
        mean = larger(0.0, first - above), square = larger(0.0, second - 2 * first + above);
    }
};

} // namespace

PromptQueue::PromptQueue(const ServingSizes& sizes, const Steady& steady, Rate requests,
                         const ServingConstants& c)
    : sizes_(sizes)
    , requests_(requests.base())
    , plain_(steady.decode.base())
    , pieces_(steady.pieces)
    , passage_(steady.passage.base())
{
    const Share shared = sharedPart(steady, requests, c);
    busy_ = smaller(shared * (requests * steady.added), kBusiest);
    takeKinds();
    double squares = 0; // of lengths
    for (const Kind& k : kinds_)
        squares += k.share * k.read * k.looks * Moments(k.spread).second;
    looking_ = shared * steady.looking.base() / squares;
    linear_ = shared * (steady.added - steady.looking).base();
    for (Kind& k : kinds_)
        if (k.share > 0) {
            const Part one = added(k);
            k.whole = whole(k);
            square_ += k.share * (one.variance + one.mean * one.mean);
        }
    const double answering = requests * (sizes.job.answer.base() - 1) * steady.token;
    working_ = 1 - (1 - busy_) * std::exp(-larger(0.0, answering));
    takeOthers();
}

// Prompts that arrive within one step are prefilled together and share its fixed costs, such as
// reading the experts: the remaining share of a prompt's own time.
Share PromptQueue::sharedPart(const Steady& steady, Rate requests, const ServingConstants& c) const
{
    if (!(requests * (steady.decode + steady.added) > 1)) // rarely two within a step
        return 1;
    const Seconds each = addedWhenFull(sizes_, steady, c), once = steady.added - each;
    const double full = requests * each;
    if (!(once.base() > 0) || !(steady.added.base() > 0))
        return 1;
    const double together = full < 1 ? requests * (steady.decode + once) / (1 - full) : HUGE_VAL;
    return together > 1 ? (once / together + each) / steady.added : 1;
}

// Evicted session contexts are prefilled again in full. With several classes of prompts, each has
// the same spread.
void PromptQueue::takeKinds()
{
    const ServingJob& job = sizes_.job;
    if (job.ownHit > 0) {
        const Share all = job.prefixHit + job.ownHit, read = 1 - job.hit();
        const auto found = [&](Share share, Share hit, double spread) {
            return Kind{share, (1 - hit) / read, (1 + hit) / (1 + job.hit()), spread};
        };
        kinds_[0] = found(job.kept, all, job.lengthSpread);
        kinds_[1] = found(1 - job.kept - job.fromHost, job.prefixHit, job.promptSpread);
        if (job.fromHost > 0) {
            kinds_[2] = found(job.fromHost, all, job.lengthSpread);
            const double time = job.fetch.base(), deviation = time * job.promptSpread;
            kinds_[2].fetch = {time, deviation * deviation};
        }
    } else if (job.inKinds()) {
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const double length = job.kinds[i].prompt / job.prompt;
            kinds_[i] = {job.kinds[i].share, length, length, job.lengthSpread, job.kinds[i].apart};
        }
    } else {
        kinds_[0] = {1, 1, 1, job.promptSpread};
    }
}

// Its addition to the steps of all requests.
PromptQueue::Part PromptQueue::added(const Kind& k) const
{
    const Moments m(k.spread);
    const double linear = k.read * linear_, looking = k.read * k.looks * looking_;
    const double mean = linear + looking * m.second;
    const double square =
        linear * linear * m.second + 2 * linear * looking * m.third + looking * looking * m.fourth;
    return {mean, larger(0.0, square - mean * mean)};
}

// From its first step to its last one.
PromptQueue::Part PromptQueue::whole(const Kind& k) const
{
    Part own = added(k);
    const FurtherSteps further(k.read * pieces_, k.spread);
    const double deviation =
        std::sqrt(own.variance) +
        plain_ * std::sqrt(larger(0.0, further.square - further.mean * further.mean));
    return {own.mean + plain_ * further.mean, deviation * deviation};
}

// An arriving prompt is more likely to meet a longer running step; of other arrivals before it
// ends, the next step takes in as much as it holds. Decode-only steps are treated separately, as
// they are short and many.
void PromptQueue::takeOthers()
{
    // A prompt of several steps delays those behind it by all of these steps.
    double taken = 0, squareTaken = 0;
    for (const Kind& k : kinds_)
        if (k.share > 0) {
            const Part& one = k.whole;
            taken += k.share * one.mean;
            squareTaken += k.share * (one.variance + one.mean * one.mean);
        }
    const Share busy = smaller(requests_ * taken, kBusiest);
    const double step = plain_ / (1 - busy), clumps = requests_ * squareTaken;
    const double far = clumps / (1 - busy * busy); // variance of a step over its mean
    const Share overlap = (1 + larger(0.0, 1 - pieces_)) / 2;
    const double weight = 0.5 + busy * overlap;
    const auto after = [&](const Part& met) {
        const double squares = met.mean * met.mean + met.variance;
        return Part{met.mean * weight,
                    squares / 12 + met.variance * weight * weight + clumps * met.mean * overlap};
    };
    plainMet_ = std::exp(-requests_ * step) * (1 - busy);
    const Part all{step + far, (step + far) * far}; // of the time that anything runs
    const double squares = all.variance + all.mean * all.mean;
    const double mean = (all.mean - plainMet_ * plain_) / (1 - plainMet_);
    const double rest = (squares - plainMet_ * plain_ * plain_) / (1 - plainMet_);
    metPlain_ = after({working_ * plain_, 0});
    metPrompts_ = after({mean, larger(0.0, rest - mean * mean)});
}

// A prompt of several chunks passes the other stages like a single chunk: by its length or a whole
// step, whichever is less. Image passes are sequential, so it passes the stages once per pass.
PromptQueue::Part PromptQueue::ownOf(const Kind& k) const
{
    Part own{k.fetch.mean + k.whole.mean, k.fetch.variance + k.whole.variance};
    if (!(passage_ > 0))
        return own;
    if (sizes_.job.wholeLooks) {
        const double passes = k.read * passage_;
        const double deviation = std::sqrt(k.whole.variance) + passes * k.spread;
        own.mean += passes, own.variance = k.fetch.variance + deviation * deviation;
        return own;
    }
    const double pieces = k.read * pieces_, step = passage_ / smaller(pieces_, 1.0);
    double longest = smaller(pieces, 1.0), square = longest * longest;
    if (k.spread > 0) {
        const FurtherSteps further(pieces, k.spread);
        longest = pieces - further.mean;
        square = pieces * pieces * Moments(k.spread).second - further.square - 2 * further.mean;
    }
    const double deviation =
        std::sqrt(k.whole.variance) + step * std::sqrt(larger(0.0, square - longest * longest));
    own.mean += step * longest;
    own.variance = k.fetch.variance + deviation * deviation;
    return own;
}

double PromptQueue::beyondAll(std::span<const Kind> kinds, Share late) const
{
    Cases cases;
    std::size_t number = 0;
    const double z = normalBeyond(late);
    double low = HUGE_VAL, high = 0;
    const auto add = [&](Share share, const Part& own, const Part& others) {
        if (!(share > 0))
            return;
        const Case one(share, own.mean + others.mean, own.variance + others.variance);
        cases[number++] = one;
        const double its = one.rootBeyond(z);
        low = smaller(low, its), high = larger(high, its);
    };
    for (const Kind& k : kinds) {
        const Part own = ownOf(k);
        add(k.share * plainMet_, own, metPlain_);
        add(k.share * (1 - plainMet_), own, metPrompts_);
    }
    const double root = rootWhere(cases, number, late, low, high);
    return root * root * root;
}

Seconds PromptQueue::beyond(Share late) const
{
    std::array<Kind, 3> kinds = kinds_;
    Share all = 0;
    for (Kind& k : kinds)
        all += k.share *= k.apart ? 0 : 1;
    if (!(all > 0))
        return sizes_.first + Seconds(plain_ + beyondAll(kinds_, late));
    for (Kind& k : kinds)
        k.share /= all;
    return sizes_.first + Seconds(plain_ + beyondAll(kinds, late));
}

Seconds PromptQueue::beyond(Share late, Tokens prompt) const
{
    const double length = prompt / sizes_.job.prompt;
    std::array kind{Kind{1, length, length, sizes_.job.lengthSpread}};
    kind[0].whole = whole(kind[0]);
    return sizes_.first + Seconds(plain_ + beyondAll(kind, late));
}

// Longer steps let more prompts arrive.
double PromptQueue::addedVariance(Seconds span) const
{
    const double settled = 1 - busy_;
    return requests_ * span.base() * square_ / (settled * settled);
}

} // namespace engine

#include "model/engine/predict/ownmeasurements.h"

#include "model/engine/training/plaintext.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr double kMiddle80 = 1.2816; // standard deviations of a normal distribution

// How much two runs of one source, model and GPU differ relative to their predictions: the standard
// deviation of the logarithm at which the range covers about four of five such runs in
// resources/published.
constexpr std::array<double, kAccuracyQuantities> kAlike{0.11, 0.15, 0.22, 0.45, 0.2};
// Factors for the same source with another model on the same GPU, and on another GPU.
constexpr double kOtherModel = 1.75, kOtherGpu = 2.25;

const PublishedRun& whatOf(const PublishedRow& row)
{
    return row.served ? row.served->what : row.run;
}

std::size_t at(AccuracyQuantity quantity)
{
    return static_cast<std::size_t>(quantity);
}

double logOf(double measured, const Predicted& predicted)
{
    const double log = std::log(measured / predicted.value);
    return std::isfinite(log) ? log : kUnknown;
}

double firstKnown(double a, double b)
{
    return std::isnan(a) ? b : a;
}

std::array<double, kAccuracyQuantities> logsOf(const PublishedRow& row, const Prediction& p)
{
    std::array<double, kAccuracyQuantities> logs{};
    logs.fill(kUnknown);
    if (p.served) {
        const ServedMeasured& m = row.measured.served;
        const double tokens = firstKnown(m.tokens, m.tokensGpu * whatOf(row).gpus);
        logs[at(AccuracyQuantity::Throughput)] =
            firstKnown(logOf(tokens, p.served->tokens), logOf(m.requests, p.served->requests));
        logs[at(AccuracyQuantity::First)] = logOf(m.first, p.served->first);
        logs[at(AccuracyQuantity::Token)] = logOf(m.token, p.served->token);
        return logs;
    }
    const MeasuredRow& m = row.measured;
    logs[at(AccuracyQuantity::Step)] =
        firstKnown(logOf(m.step, p.step), -logOf(m.tokensPerSecondGpu, p.tokensPerSecondGpu));
    logs[at(AccuracyQuantity::Memory)] = logOf(m.memory, p.memory);
    return logs;
}

// Shifts the median and sets the width of the range.
void move(Predicted& p, double log, double sigma)
{
    const double factor = std::exp(kMiddle80 * sigma);
    p.value *= std::exp(log);
    p.low = p.value / factor, p.high = p.value * factor;
}

} // namespace

OwnMeasurements::OwnMeasurements(const std::vector<PublishedRow>& rows,
                                 const std::vector<Prediction>& predictions)
{
    for (std::size_t i = 0; i < std::min(rows.size(), predictions.size()); ++i) {
        if (!predictions[i].skipped.empty())
            continue;
        Offset offset{rows[i].served.has_value(), plainText(whatOf(rows[i]).model),
                      plainText(whatOf(rows[i]).gpu), logsOf(rows[i], predictions[i])};
        if (!std::ranges::all_of(offset.logs, [](double log) { return std::isnan(log); }))
            offsets_.push_back(std::move(offset));
    }
}

void OwnMeasurements::apply(const PublishedRow& row, Prediction& p) const
{
    if (!p.skipped.empty())
        return;
    const std::string model = plainText(whatOf(row).model), gpu = plainText(whatOf(row).gpu);
    const auto wider = [&](const Offset& offset) {
        return offset.gpu != gpu ? kOtherGpu : offset.model != model ? kOtherModel : 1.0;
    };
    const auto moved = [&](AccuracyQuantity quantity, const Predicted& like, auto&&... all) {
        // Only the most similar runs: less similar ones add nothing.
        double least = kUnknown, sum = 0, count = 0;
        for (const Offset& offset : offsets_) {
            const double log = offset.logs[at(quantity)];
            if (offset.served != p.served.has_value() || std::isnan(log))
                continue;
            const double here = wider(offset);
            if (!(here >= least)) // the first one, too
                least = here, sum = 0, count = 0;
            if (here == least)
                sum += log, ++count;
        }
        if (count == 0 || !(like.value > 0) || !(like.high > like.value))
            return;
        // Half of the variance of their difference is due to each of the two runs.
        const double alike = least * kAlike[at(quantity)], one = alike * alike / 2;
        const double noise = one + one / count;
        const double before = std::log(like.high / like.value) / kMiddle80;
        const double weight = before * before / (before * before + noise);
        (move(all.first, all.second * weight * sum / count, std::sqrt(weight * noise)), ...);
    };
    const auto as = [](Predicted& what, int sign) {
        return std::pair<Predicted&, int>(what, sign);
    };
    if (p.served) {
        const Predicted rate = p.served->tokens, first = p.served->first, token = p.served->token;
        moved(AccuracyQuantity::Throughput, rate, as(p.served->tokens, 1),
              as(p.served->requests, 1));
        moved(AccuracyQuantity::First, first, as(p.served->first, 1));
        moved(AccuracyQuantity::Token, token, as(p.served->token, 1));
        return;
    }
    const Predicted step = p.tokensPerSecondGpu, memory = p.memory;
    moved(AccuracyQuantity::Step, step, as(p.step, 1), as(p.tokensPerSecondGpu, -1));
    moved(AccuracyQuantity::Memory, memory, as(p.memory, 1), as(p.reserved, 1), as(p.device, 1));
}

} // namespace engine

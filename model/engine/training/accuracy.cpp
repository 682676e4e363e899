#include "model/engine/training/accuracy.h"

#include "model/engine/training/plaintext.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace engine {
namespace {

bool known(double value)
{
    return std::isfinite(value) && value != 0;
}

// One side of a row's comparison: the quantity, or derived from the other one it has.
struct Side {
    double step = kUnknown, tokens = kUnknown, memory = kUnknown;
};

double stepOf(const Side& side, const PublishedRun& run)
{
    if (known(side.step))
        return side.step;
    return run.sequences * run.sequence / run.gpus / side.tokens;
}

struct Pair {
    double measured = kUnknown, predicted = kUnknown;
};

// Step times; if one side has none, both as the inverse of their rates.
Pair steps(const Side& measured, const Side& predicted, const PublishedRun& run)
{
    const Pair pair{stepOf(measured, run), stepOf(predicted, run)};
    if (known(pair.measured) && known(pair.predicted))
        return pair;
    return {1 / measured.tokens, 1 / predicted.tokens};
}

Pair memories(const Side& measured, const Side& predicted, const PublishedRun&)
{
    return {measured.memory, predicted.memory};
}

using Pairing = Pair (*)(const Side&, const Side&, const PublishedRun&);

Side sideOf(const Prediction& p, double Predicted::*end)
{
    return {p.step.*end, p.tokensPerSecondGpu.*end, p.memory.*end};
}

// Rows that cannot judge a prediction: recalled or doubtful ones, cut-down models,
// non-transformers, and results that were not measured.
std::string leftOut(const PublishedRow& row, bool ofStep)
{
    const MeasuredRow& m = row.measured;
    const std::string text = m.notes + " " + row.run.model;
    if (m.quality == "C")
        return "quality C";
    if (text.find("SUSPECT") != text.npos || text.find("PROXY") != text.npos)
        return "SUSPECT or PROXY";
    if (!ofStep)
        return known(m.memory) ? "" : "not measured";
    if (!known(row.run.layers) || !known(row.run.hidden))
        return "not a transformer of known shape";
    return known(m.step) || known(m.tokensPerSecondGpu) ? "" : "not measured";
}

std::string bucket(double value, const std::vector<double>& edges, const std::string& unit)
{
    if (!known(value))
        return "?";
    const auto i = static_cast<std::size_t>(
        std::ranges::count_if(edges, [&](double edge) { return value > edge; }));
    const std::string start = std::to_string(i) + ": ";
    if (i == 0)
        return start + "<= " + inWords(edges.front()) + unit;
    if (i == edges.size())
        return start + "> " + inWords(edges.back()) + unit;
    return start + inWords(edges[i - 1]) + ".." + inWords(edges[i]) + unit;
}

constexpr std::array kWays{"kind", "source", "gpu", "size", "count", "precision"};

std::vector<std::string> namesOf(const PublishedRow& row, const Prediction& p)
{
    const MeasuredRow& m = row.measured;
    return {p.kind ? std::string(idOf(*p.kind)) : "?",
            m.sourceKey.empty() ? m.id.substr(0, m.id.find('-')) : m.sourceKey,
            row.run.gpu,
            bucket(row.run.params / 1e9, {1, 10, 100}, "B params"),
            bucket(row.run.gpus, {8, 64, 512, 4096}, " GPUs"),
            row.run.precision.empty() ? "None" : row.run.precision};
}

NamedCase caseOf(const PublishedRow& row, const Prediction& p, Pairing pairing)
{
    NamedCase result{{}, p.skipped, namesOf(row, p)};
    if (!p.skipped.empty())
        return result;
    const MeasuredRow& m = row.measured;
    const Side measured{m.step, m.tokensPerSecondGpu, m.memory};
    const Pair pair = pairing(measured, sideOf(p, &Predicted::value), row.run);
    if (!(pair.predicted > 0) || !known(pair.measured)) {
        result.why = "no such quantity in the prediction";
        return result;
    }
    result.error = pair.predicted / pair.measured - 1;
    const double low = pairing(measured, sideOf(p, &Predicted::low), row.run).predicted;
    const double high = pairing(measured, sideOf(p, &Predicted::high), row.run).predicted;
    if (known(low) && known(high))
        result.inside =
            std::min(low, high) <= pair.measured && pair.measured <= std::max(low, high);
    return result;
}

AccuracyTable tableOf(const std::vector<PublishedRow>& rows,
                      const std::vector<Prediction>& predictions, bool ofStep)
{
    AccuracyTable table;
    table.quantity = ofStep ? "step_s" : "mem_gib";
    std::vector<NamedCase> cases;
    for (std::size_t i = 0; i < std::min(rows.size(), predictions.size()); ++i) {
        if (rows[i].served)
            continue;
        if (std::string why = leftOut(rows[i], ofStep); !why.empty())
            ++table.leftOut[why];
        else
            cases.push_back(caseOf(rows[i], predictions[i], ofStep ? steps : memories));
    }
    fillGroups(table, kWays, cases);
    return table;
}

} // namespace

std::vector<AccuracyTable> accuracyOf(const std::vector<PublishedRow>& rows,
                                      const std::vector<Prediction>& predictions)
{
    return {tableOf(rows, predictions, true), tableOf(rows, predictions, false)};
}

} // namespace engine

#include "app/calibrate/servingfit.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <stdexcept>

namespace calibration::serving {
namespace {

using engine::ServingConstantRow;
using engine::ServingConstants;

// TTFT depends on how a benchmark ramps up, so it gets less weight in the fit.
constexpr double kFirstWeight = 0.3;
// Static batches come from just two studies of engines of 2023 and 2024: good for the differences
// between old engines, less so for what all engines have in common.
constexpr double kBatchWeight = 0.3;
constexpr double kUnpredicted = 3; // log error if there is no prediction

const ServingConstantRow& rowOf(const std::string& key)
{
    const auto rows = engine::servingConstantRows();
    const auto it = std::ranges::find(rows, key, &ServingConstantRow::key);
    if (it == rows.end())
        throw std::invalid_argument("no constant is called " + key);
    return *it;
}

// NIM runs TensorRT-LLM and differs only in the server.
void shareEngines(ServingConstants& c)
{
    auto& nim = c.engines[static_cast<std::size_t>(engine::ServingEngine::Nim)];
    const auto& trt = c.engines[static_cast<std::size_t>(engine::ServingEngine::TensorRt)];
    const engine::Seconds first = nim.first;
    nim = trt;
    nim.first = first;
}

ServingConstants with(ServingConstants c, const std::vector<Prior>& priors, const Vector& logs)
{
    for (std::size_t i = 0; i < priors.size(); ++i)
        rowOf(priors[i].key).set(c, std::exp(logs[i]));
    shareEngines(c);
    return c;
}

double positive(double value)
{
    return value > 0 ? value : 0;
}

// Throughput; derived as in the accuracy check if only latency was measured.
double rateOf(const engine::PublishedRow& from)
{
    const engine::ServedMeasured& m = from.measured.served;
    const engine::ServedRun& run = *from.served;
    if (m.tokens > 0)
        return m.tokens;
    if (m.tokensGpu > 0 && run.what.gpus > 0)
        return m.tokensGpu * run.what.gpus;
    if (m.first > 0 && m.token > 0 && run.users > 0 && run.answer > 0)
        return 1e3 * run.users * run.answer / (m.first + m.token * (run.answer - 1));
    return 0;
}

double weightOf(const Case& c)
{
    const bool batch = c.row->question.scenario.traffic == engine::Traffic::Static;
    return (c.quantity == ServedQuantity::First ? kFirstWeight : 1) * (batch ? kBatchWeight : 1);
}

Fitted stageOf(const std::vector<Case>& cases, const std::vector<Prior>& believed,
               const ServingConstants& start, bool warm)
{
    Vector logs;
    for (const Prior& prior : believed) {
        const double from = warm ? rowOf(prior.key).get(start) : prior.value;
        logs.push_back(std::log(from > 0 ? from : prior.value));
    }
    const auto errors = [&](const Vector& tried) {
        Vector e = logErrors(cases, with(start, believed, tried));
        for (std::size_t i = 0; i < cases.size(); ++i)
            e[i] *= weightOf(cases[i]);
        return e;
    };
    const Solved solved = solve(std::move(logs), believed, errors);
    return {with(start, believed, solved.logs), solved.sigma};
}

double measuredOf(const Case& c)
{
    return c.quantity == ServedQuantity::Throughput ? c.row->rate
           : c.quantity == ServedQuantity::First    ? c.row->first
                                                    : c.row->token;
}

} // namespace

std::vector<Row> questions(const std::vector<engine::PublishedRow>& published,
                           const engine::Catalog& catalog, const ServingConstants& constants,
                           std::vector<std::string>& notes)
{
    const engine::ServingUnderstanding understanding(catalog, constants);
    std::vector<Row> rows;
    for (const engine::PublishedRow& from : published) {
        std::string why = from.served ? from.skipped : "no serving run";
        Row row;
        if (why.empty()) {
            row.measured = from.measured, row.run = *from.served;
            row.question = understanding.understand(*from.served);
            why = row.question.skipped;
        }
        if (!why.empty()) {
            notes.push_back(from.measured.id + ": " + why);
            continue;
        }
        row.family = from.measured.sourceKey + "|" + row.run.what.model + "|" + row.run.what.gpu +
                     "|" + row.run.engine;
        row.generation = engine::idOf(row.question.machine.gpu.generation);
        row.rate = positive(rateOf(from));
        row.first = positive(from.measured.served.first / 1e3);
        row.token = positive(from.measured.served.token / 1e3);
        row.judged = row.question.lengthsStated && !row.question.lookalike &&
                     (!row.apart() || row.run.users > 0);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<Case> casesOf(const std::vector<Row>& rows)
{
    std::vector<Case> cases;
    for (const Row& row : rows)
        for (const auto quantity :
             {ServedQuantity::Throughput, ServedQuantity::First, ServedQuantity::Token})
            if (measuredOf({&row, quantity}) > 0)
                cases.push_back({&row, quantity});
    return cases;
}

Vector logErrors(const std::vector<Case>& cases, const ServingConstants& constants)
{
    Vector errors(cases.size());
    const Row* last = nullptr;
    engine::ServedNumbers n;
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const Case& c = cases[i];
        assert(c.row);
        if (c.row != last)
            n = engine::servedNumbers(c.row->question, constants), last = c.row;
        const engine::TokenRate tokens =
            n.tokens.base() > 0 ? n.tokens : n.requests * c.row->question.job.answer;
        const double predicted = c.quantity == ServedQuantity::Throughput ? tokens.base()
                                 : c.quantity == ServedQuantity::First    ? n.first.base()
                                                                          : n.token.base();
        const double e = std::log(predicted / measuredOf(c));
        errors[i] = std::isfinite(e) ? e : kUnpredicted;
    }
    return errors;
}

// Few fleets use prefill/decode disaggregation: they determine only their own constants, given the
// constants fitted on the others.
Fitted fit(const std::vector<Case>& all, const ServingConstants& start, bool warm)
{
    const std::vector<Prior>& known = priors();
    Fitted fitted{start, std::vector<double>(known.size())};
    for (const bool apart : {false, true}) {
        std::vector<Case> cases;
        for (const Case& c : all)
            if (c.row->judged && c.row->apart() == apart)
                cases.push_back(c);
        std::vector<Prior> believed;
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < known.size(); ++i)
            if (known[i].key.starts_with("split.") == apart)
                believed.push_back(known[i]), places.push_back(i);
        const Fitted stage = stageOf(cases, believed, fitted.constants, warm);
        fitted.constants = stage.constants;
        for (std::size_t i = 0; i < places.size(); ++i)
            fitted.sigma[places[i]] = stage.sigma[i];
    }
    return fitted;
}

} // namespace calibration::serving

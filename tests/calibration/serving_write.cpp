#include "tests/calibration/serving_write.h"

#include "model/engine/serving/served_accuracy.h"
#include "tests/calibration/accuracy_text.h"
#include "tests/calibration/inputs.h"

#include <cmath>

namespace calibration::serving {
namespace {

using engine::AccuracyQuantity, engine::Predicted;

// A fitted constant's spread, or nothing where it was not fitted.
double sigmaOf(const Findings& f, const std::string& key)
{
    const auto believed = priors();
    for (std::size_t i = 0; i < believed.size(); ++i)
        if (believed[i].key == key)
            return f.fitted.sigma[i];
    return 0;
}

engine::ServingConstants shipped(const Findings& f)
{
    engine::ServingConstants c = f.fitted.constants;
    for (const engine::ServingConstantRow& row : engine::servingConstantRows())
        if (const auto it = f.spreads.find(std::string(row.key)); it != f.spreads.end())
            row.set(c, it->second);
    return c;
}

struct Line {
    AccuracyQuantity quantity;
    double measured;
    Predicted predicted;
};

Line lineOf(const Case& c, const engine::ServedAnswer& a)
{
    const auto seconds = [](const Predicted& p) {
        return Predicted{p.value / 1e3, p.low / 1e3, p.high / 1e3};
    };
    switch (c.quantity) {
    case ServedQuantity::First: return {AccuracyQuantity::First, c.row->first, seconds(a.first)};
    case ServedQuantity::Token: return {AccuracyQuantity::Token, c.row->token, seconds(a.token)};
    case ServedQuantity::Rate: break;
    }
    return {AccuracyQuantity::Rate, c.row->rate, a.tokens};
}

Json jsonOf(const Row& row, const Line& line, const engine::Prediction& p, double heldOut)
{
    return {{"model", row.run.what.model},
            {"gpu", row.run.what.gpu},
            {"gpus", row.question.gpus > 0 ? row.question.gpus : row.question.layout.replicaGpus()},
            {"params", rounded(row.question.job.model.params.base())},
            {"precision", row.run.what.precision},
            {"source", row.family.substr(0, row.family.find('|'))},
            {"engine", nameOf(p.served->engine)},
            {"kind", idOf(*p.kind)},
            {"quantity", idOf(line.quantity)},
            {"measured", rounded(line.measured)},
            {"predicted", rounded(line.predicted.value)},
            {"held_out", rounded(line.measured * std::exp(heldOut))},
            {"low", rounded(line.predicted.low)},
            {"high", rounded(line.predicted.high)}};
}

} // namespace

void writeConstants(const Findings& f, const std::string& path)
{
    Json file = Json::parse(bytesOf(path));
    const std::string prefix = "serving.";
    for (Json& rule : file["rules"]) {
        const std::string key = rule["id"].get<std::string>().substr(prefix.size());
        if (const auto it = f.spreads.find(key); it != f.spreads.end())
            put(rule, it->second, 0);
        for (const engine::ServingConstantRow& row : engine::servingConstantRows())
            if (row.key == key && !key.starts_with("sigma."))
                put(rule, row.get(f.fitted.constants), sigmaOf(f, key));
    }
    save(path, text(file));
}

void writeAccuracy(const Findings& f, const engine::Catalog& catalog, const std::string& path)
{
    const engine::ServingUnderstanding understanding(catalog, shipped(f));
    Json rows = Json::array();
    for (std::size_t i = 0; i < f.cases.size(); ++i) {
        const Row& row = *f.cases[i].row;
        if (!engine::whyLeftOut({{}, row.run, row.measured, {}}).empty())
            continue;
        const engine::Prediction p = predict(row.run, understanding);
        if (!p.served)
            continue;
        const Line line = lineOf(f.cases[i], *p.served);
        if (line.predicted.value > 0)
            rows.push_back(jsonOf(row, line, p, f.families[i]));
    }
    saveAccuracy(path, rows, true);
}

} // namespace calibration::serving

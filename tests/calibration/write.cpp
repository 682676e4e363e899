#include "tests/calibration/write.h"

#include "tests/calibration/accuracy_text.h"
#include "tests/calibration/priors.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace calibration {
namespace {

constexpr double kMiddle80 = 1.2816;
constexpr double kGiB = 1024.0 * 1024 * 1024;

double sigmaOf(const Findings& f, const std::string& key)
{
    const auto find = [&](const std::vector<Prior>& priors, const Fitted& fitted) {
        for (std::size_t i = 0; i < priors.size(); ++i)
            if (priors[i].key == key)
                return fitted.sigma[i];
        return 0.0;
    };
    return std::max(find(stepPriors(), f.step), find(memoryPriors(), f.memory));
}

Json line(const Findings& f, const Row& row, Measure measure)
{
    const bool step = measure == Measure::Step;
    const auto& errors = step ? f.stepErrors : f.memoryErrors;
    const double unit = step ? 1 : kGiB;
    const double truth = (step ? row.step : row.memory) / unit;
    const double typical = truth * std::exp(errors.fitted.at(&row));
    const double sigma = step                           ? f.spreads.at(spreadKey(row.question))
                         : row.question.recomputeStated ? f.spreads.at("sigma.memory")
                                                        : f.constants.sigmaMemoryUnsaid;
    const double factor = std::exp(kMiddle80 * sigma);
    return {
        {"model", row.run.model},
        {"gpu", row.run.gpu},
        {"gpus", row.run.gpus},
        {"params", rounded(row.question.job.model.params.base())},
        {"precision", row.run.precision},
        {"source", row.family},
        {"kind", idOf(spreadOf(row.question.job, row.question.machine, row.question.layoutStated))},
        {"quantity", step ? "step" : "memory"},
        {"measured", rounded(truth)},
        {"predicted", rounded(typical)},
        {"held_out", rounded(truth * std::exp(errors.families.at(&row)))},
        {"low", rounded(typical / factor)},
        {"high", rounded(typical * factor)}};
}

} // namespace

void writeConstants(const Findings& f, const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    Json file = Json::parse(in);
    const std::string prefix = "training.";
    for (Json& rule : file["rules"]) {
        const std::string key = rule["id"].get<std::string>().substr(prefix.size());
        for (const engine::ConstantRow& row : engine::constantRows())
            if (row.key == key && sigmaOf(f, key) > 0)
                put(rule, row.get(f.constants), sigmaOf(f, key));
        if (const auto it = f.spreads.find(key); it != f.spreads.end())
            put(rule, it->second, 0);
    }
    save(path, text(file));
}

void writeAccuracy(const Findings& f, const std::string& path)
{
    Json rows = Json::array();
    for (const Row& row : f.rows)
        for (const Measure measure : {Measure::Step, Measure::Memory})
            if ((measure == Measure::Step ? row.step : row.memory) > 0)
                rows.push_back(line(f, row, measure));
    saveAccuracy(path, rows, false);
}

} // namespace calibration

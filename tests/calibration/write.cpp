#include "tests/calibration/write.h"

#include "tests/calibration/priors.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

namespace calibration {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kMiddle80 = 1.2816;
constexpr double kGiB = 1024.0 * 1024 * 1024;

double rounded(double value)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const double scale = std::pow(10, 3 - std::floor(std::log10(std::abs(value))));
    return std::round(value * scale) / scale;
}

void put(Json& rule, double base, double sigma)
{
    Json& value = rule["value"];
    const engine::UnitInfo* unit = engine::findUnit(value["unit"].get<std::string>());
    value["value"] = rounded(base / unit->size);
    if (sigma > 0) {
        value["low"] = rounded(base * std::exp(-kMiddle80 * sigma) / unit->size);
        value["high"] = rounded(base * std::exp(kMiddle80 * sigma) / unit->size);
    }
}

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

// On one line, with room to read.
std::string spaced(const Json& json)
{
    std::string out;
    bool quoted = false;
    const std::string tight = json.dump();
    for (std::size_t i = 0; i < tight.size(); ++i) {
        quoted ^= tight[i] == '"' && (i == 0 || tight[i - 1] != '\\');
        out += tight[i];
        if (!quoted && (tight[i] == ',' || tight[i] == ':'))
            out += ' ';
    }
    return out;
}

// A rule a line, as people read it.
std::string text(const Json& file)
{
    std::string out = "{\n";
    for (auto it = file.begin(); it != file.end(); ++it) {
        out += "  " + Json(it.key()).dump() + ": ";
        if (it->is_array()) {
            out += "[\n";
            for (std::size_t i = 0; i < it->size(); ++i)
                out += "    " + spaced((*it)[i]) + (i + 1 < it->size() ? ",\n" : "\n");
            out += "  ]";
        } else if (it->is_object()) {
            out += "{\n";
            for (auto inner = it->begin(); inner != it->end(); ++inner)
                out += "    " + Json(inner.key()).dump() + ": " + spaced(*inner) +
                       (std::next(inner) != it->end() ? ",\n" : "\n");
            out += "  }";
        } else {
            out += it->dump();
        }
        out += std::next(it) != file.end() ? ",\n" : "\n";
    }
    return out + "}\n";
}

// Whole, or not at all.
void save(const std::string& path, const std::string& bytes)
{
    const std::string beside = path + ".new";
    std::ofstream(beside, std::ios::binary) << bytes;
    if (std::rename(beside.c_str(), path.c_str()) != 0)
        throw std::runtime_error("cannot write " + path);
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
    return {{"model", row.run.model},
            {"gpu", row.run.gpu},
            {"gpus", row.run.gpus},
            {"params", rounded(row.question.job.model.params.base())},
            {"precision", row.run.precision},
            {"source", row.family},
            {"kind", spreadKey(row.question)},
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
    save(path, text({{"format", "headroom-accuracy"}, {"version", 1}, {"rows", rows}}));
}

} // namespace calibration

#include "tests/calibration/rules_text.h"

#include "model/engine/units.h"

#include <cmath>
#include <fstream>
#include <stdexcept>

namespace calibration {

constexpr double kMiddle80 = 1.2816;

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

namespace {

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

} // namespace

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

void save(const std::string& path, const std::string& bytes)
{
    const std::string beside = path + ".new";
    std::ofstream(beside, std::ios::binary) << bytes;
    if (std::rename(beside.c_str(), path.c_str()) != 0)
        throw std::runtime_error("cannot write " + path);
}

} // namespace calibration

#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace support {

// A published example: what goes in, what comes out, and how near.
struct VectorRow {
    nlohmann::json in, out;
    double within = 0;
};

inline VectorRow vectorRow(std::string_view id)
{
    static const nlohmann::json file =
        nlohmann::json::parse(std::ifstream(HEADROOM_TEST_DATA "/money/vectors.json"));
    for (const auto& row : file["rows"])
        if (row["id"] == std::string(id))
            return {row["in"], row["out"], row["within"]};
    throw std::runtime_error("no such row: " + std::string(id));
}

} // namespace support

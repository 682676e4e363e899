#pragma once

#include <string>

namespace engine {

// What amounts are written in: they are dollars inside.
struct Currency {
    std::string code = "USD";
    double perDollar = 1;
    std::string date; // of the rate
    friend bool operator==(const Currency&, const Currency&) = default;
};

} // namespace engine

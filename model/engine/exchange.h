#pragma once

#include <string>

namespace engine {

// Currency for display: amounts are dollars internally.
struct Currency {
    std::string code = "USD";
    double perDollar = 1;
    std::string date; // of the rate
    friend bool operator==(const Currency&, const Currency&) = default;
};

} // namespace engine

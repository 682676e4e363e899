#pragma once

namespace engine {

// ASCII only, independent of the locale: names of GPUs, zones and models are read alike everywhere.
constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

} // namespace engine

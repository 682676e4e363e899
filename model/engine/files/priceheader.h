#pragma once

#include "model/engine/files/csv.h"
#include "model/engine/files/pricerow.h"

#include <array>
#include <string>
#include <string_view>

namespace engine::prices {

// Maps the file's columns to ours: every cloud has its own order.
struct Header {
    std::array<int, kColumns> place{}; // -1 if absent
    std::size_t columns = 0;
    bool decimalCommas = false;

    Cells pick(const CsvRecord& record) const; // which has as many cells
};

// Reads the first line of a price list and moves past it.
Result<Header> readHeader(std::string_view text, CsvReader& reader);

std::string lower(std::string_view text);

} // namespace engine::prices

#pragma once

#include "model/engine/files/csv.h"
#include "model/engine/files/price_row.h"

#include <array>
#include <string>
#include <string_view>

namespace engine::prices {

// Which column of the file stands for which of ours: every cloud has its own order.
struct Header {
    std::array<int, kColumns> place{}; // -1 where it is missing
    std::size_t columns = 0;
    bool decimalCommas = false;

    Cells pick(const CsvRecord& record) const; // which has as many cells
};

// The first line of a price list, which it passes.
Result<Header> readHeader(std::string_view text, CsvReader& reader);

std::string lower(std::string_view text);

} // namespace engine::prices

#pragma once

#include "model/engine/money/books.h"
#include "model/engine/text.h"

#include <algorithm>
#include <string_view>

namespace engine {

// The lines of a book as files and people name them, in the order in which charts stack them.
struct BookLineRow {
    BookLine line;
    std::string_view id;
    const char* name;
};
inline constexpr BookLineRow kBookLineRows[] = {
    {BookLine::Capital, "hardware", L("BookLines", "Hardware")},
    {BookLine::Hall, "data_center", L("BookLines", "Data center")},
    {BookLine::Rent, "rent", L("BookLines", "GPU rental")},
    {BookLine::Electricity, "electricity", L("BookLines", "Electricity")},
    {BookLine::Staff, "staff", L("BookLines", "Staff")},
    {BookLine::Maintenance, "maintenance", L("BookLines", "Maintenance")},
    {BookLine::Colocation, "colocation", L("BookLines", "Colocation")},
    {BookLine::Software, "licenses", L("BookLines", "Licenses")},
    {BookLine::Insurance, "insurance", L("BookLines", "Insurance")},
    {BookLine::Storage, "cloud_storage", L("BookLines", "Cloud storage and egress")},
    {BookLine::Resale, "resale", L("BookLines", "Resale")},
    {BookLine::Tax, "tax", L("BookLines", "Tax")},
};
static_assert(std::size(kBookLineRows) == kBookLines);

constexpr const BookLineRow& rowOf(BookLine line)
{
    return *std::ranges::find(kBookLineRows, line, &BookLineRow::line);
}

} // namespace engine

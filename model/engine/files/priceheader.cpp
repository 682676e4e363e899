#include "model/engine/files/priceheader.h"

#include "model/engine/files/limits.h"

namespace engine::prices {
namespace {

constexpr const char* kFirstLine = "line 1";

std::string neededColumns()
{
    std::string names;
    for (std::size_t c = 0; c < kNeeded; ++c)
        names += (c ? ", " : "") + std::string(kColumnNames[c]);
    return names;
}

Result<void> placeColumns(Header& header, const CsvRecord& record)
{
    header.columns = record.cells.size();
    header.place.fill(-1);
    for (std::size_t i = 0; i < record.cells.size(); ++i)
        for (std::size_t c = 0; c < kColumnNames.size(); ++c)
            if (lower(trimmed(record.cells[i])) == lower(kColumnNames[c])) {
                if (header.place[c] >= 0)
                    return fail(Code::DuplicateKey, kFirstLine, std::string(kColumnNames[c]));
                header.place[c] = static_cast<int>(i);
            }
    return {};
}

Result<Header> headerOf(const CsvRecord& record)
{
    Header header;
    if (auto placed = placeColumns(header, record); !placed)
        return tl::unexpected(placed.error());
    std::string missing;
    std::size_t found = 0;
    for (std::size_t c = 0; c < kNeeded; ++c)
        if (header.place[c] >= 0)
            ++found;
        else
            missing += (missing.empty() ? "" : ", ") + std::string(kColumnNames[c]);
    if (found < 2)
        return fail(Code::NotATable, kFirstLine, excerpt(record.text), neededColumns());
    if (!missing.empty())
        return fail(Code::MissingKey, std::string(kFirstLine) + ": " + missing, missing);
    return header;
}

} // namespace

Result<Header> readHeader(std::string_view text, CsvReader& reader)
{
    const std::string_view start = text.substr(0, 4);
    if (start.starts_with("\xff\xfe") || start.starts_with("\xfe\xff"))
        return fail(Code::NotText, "UTF-16");
    if (start.find('\0') != start.npos)
        return fail(Code::NotText, kFirstLine);
    if (reader.next() != CsvReader::Step::Record)
        return fail(Code::NotATable, kFirstLine, excerpt(reader.record().text), neededColumns());
    auto header = headerOf(reader.record());
    if (header)
        header->decimalCommas = reader.mayHaveDecimalCommas();
    return header;
}

Cells Header::pick(const CsvRecord& record) const
{
    Cells cells{.line = record.line, .cell = {}, .decimalCommas = decimalCommas};
    for (std::size_t c = 0; c < place.size(); ++c)
        if (place[c] >= 0)
            cells.cell[c] = record.cells[static_cast<std::size_t>(place[c])];
    return cells;
}

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char& c : result)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return result;
}

} // namespace engine::prices

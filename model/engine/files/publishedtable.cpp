#include "model/engine/files/publishedtable.h"

#include "model/engine/files/csv.h"

#include <algorithm>
#include <charconv>

namespace engine {
namespace {

struct TableColumn {
    std::string name, group, key;
};

std::string atLine(int line)
{
    return "line " + std::to_string(line);
}

Result<std::vector<TableColumn>> columnsOf(const CsvRecord& header)
{
    std::vector<TableColumn> columns;
    for (const std::string_view cell : header.cells) {
        const std::string name(trimmed(cell));
        if (std::ranges::find(columns, name, &TableColumn::name) != columns.end())
            return fail(Code::DuplicateKey, atLine(header.line), name);
        const auto dot = name.find('.');
        if (dot == name.npos)
            columns.push_back({name, {}, name});
        else
            columns.push_back({name, name.substr(0, dot), name.substr(dot + 1)});
    }
    return columns;
}

// Measurements are numbers; all other cells stay as written.
Result<Json> valueOf(const TableColumn& column, std::string_view cell, int line)
{
    if (cell.empty())
        return Json();
    if (column.group != "measured")
        return Json(std::string(cell));
    double number = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    if (error != std::errc() || end != cell.data() + cell.size())
        return fail(Code::NotANumber, atLine(line) + ", " + column.name, std::string(cell));
    return Json(number);
}

Result<Json> rowOf(const std::vector<TableColumn>& columns, const CsvRecord& record)
{
    if (record.cells.size() != columns.size())
        return fail(Code::WrongCells, atLine(record.line), std::to_string(record.cells.size()),
                    std::to_string(columns.size()));
    Json row = Json::object();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const TableColumn& c = columns[i];
        auto value = valueOf(c, trimmed(record.cells[i]), record.line);
        if (!value)
            return value;
        (c.group.empty() ? row : row[c.group])[c.key] = std::move(*value);
    }
    return row;
}

} // namespace

bool isPublishedTable(std::string_view text)
{
    CsvReader reader(text.substr(0, text.find_first_of("\r\n")));
    return reader.next() == CsvReader::Step::Record &&
           std::ranges::find(reader.record().cells, std::string_view("id"), trimmed) !=
               reader.record().cells.end();
}

Result<Json> rowsOfTable(std::string_view text)
{
    if (!isText(text))
        return fail(Code::NotText, {});
    CsvReader reader(text);
    reader.next();
    const auto columns = columnsOf(reader.record());
    if (!columns)
        return tl::unexpected(columns.error());
    Json rows = Json::array();
    for (auto step = reader.next(); step != CsvReader::Step::End; step = reader.next()) {
        if (step != CsvReader::Step::Record)
            return fail(codeOf(step), atLine(reader.record().line));
        if (trimmed(reader.record().text).empty())
            continue;
        auto row = rowOf(*columns, reader.record());
        if (!row)
            return tl::unexpected(row.error());
        rows.push_back(std::move(*row));
    }
    return rows;
}

} // namespace engine

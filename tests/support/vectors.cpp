#include "tests/support/vectors.h"

#include <QTest>

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace support {
namespace {

using nlohmann::json;

// Flattens nested lists (days and their cash flows).
void gather(const json& value, std::vector<double>& values)
{
    if (value.is_array())
        for (const json& one : value)
            gather(one, values);
    else
        values.push_back(value.get<double>());
}

Numbers numbersOf(const json& side)
{
    Numbers numbers;
    for (const auto& [name, value] : side.items()) {
        std::vector<double> values;
        gather(value, values);
        numbers.add(name, std::move(values));
    }
    return numbers;
}

} // namespace

double Numbers::operator[](std::string_view name) const
{
    const auto& values = list(name);
    if (values.size() != 1)
        throw std::runtime_error("not one number: " + std::string(name));
    return values.front();
}

const std::vector<double>& Numbers::list(std::string_view name) const
{
    const auto found = all_.find(name);
    if (found == all_.end())
        throw std::runtime_error("no such number: " + std::string(name));
    return found->second;
}

VectorRow vectorRow(std::string_view id)
{
    static const json file = json::parse(std::ifstream(HEADROOM_TEST_DATA "/money/vectors.json"));
    for (const json& row : file["rows"])
        if (row["id"] == std::string(id))
            return {numbersOf(row["in"]), numbersOf(row["out"]), row["within"], row["source"]};
    throw std::runtime_error("no such row: " + std::string(id));
}

void vectorRows(std::initializer_list<const char*> ids)
{
    QTest::addColumn<QString>("id");
    for (const char* id : ids)
        QTest::addRow("%s: %s", id, vectorRow(id).source.c_str()) << QString::fromUtf8(id);
}

} // namespace support

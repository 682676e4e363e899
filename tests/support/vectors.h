#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace support {

// The inputs or outputs of a published example, by name.
class Numbers {
public:
    void add(const std::string& name, std::vector<double> values)
    {
        all_[name] = std::move(values);
    }
    double operator[](std::string_view name) const; // the only value of that name
    const std::vector<double>& list(std::string_view name) const;

private:
    std::map<std::string, std::vector<double>, std::less<>> all_;
};

// A published example: inputs, outputs, and tolerance.
struct VectorRow {
    Numbers in, out;
    double within = 0;
    std::string source;
};

// From tests/data/money/vectors.json.
VectorRow vectorRow(std::string_view id);

// Adds a row of test data for each, named by id and source.
void vectorRows(std::initializer_list<const char*> ids);

} // namespace support

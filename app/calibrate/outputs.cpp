#include "app/calibrate/outputs.h"

#include "app/calibrate/inputs.h"

#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <vector>

namespace calibration {
namespace {

constexpr std::size_t kShown = 40; // lines shown per file; the rest is counted

std::vector<std::string> linesIn(const std::string& bytes)
{
    std::vector<std::string> lines;
    std::istringstream in(bytes);
    for (std::string line; std::getline(in, line);)
        lines.push_back(std::move(line));
    return lines;
}

} // namespace

bool isSame(const std::string& path, const std::string& bytes)
{
    const std::string there = bytesOf(path);
    if (there == bytes) {
        std::printf("%s: as it was\n", path.c_str());
        return true;
    }
    const auto was = linesIn(there), is = linesIn(bytes);
    std::size_t moved = 0;
    for (std::size_t i = 0; i < std::max(was.size(), is.size()); ++i) {
        const std::string& before = i < was.size() ? was[i] : "";
        const std::string& now = i < is.size() ? is[i] : "";
        if (before != now && ++moved <= kShown)
            std::printf("- %s\n+ %s\n", before.c_str(), now.c_str());
    }
    std::printf("%s: %zu of %zu lines moved\n", path.c_str(), moved, is.size());
    return false;
}

void save(const std::string& path, const std::string& bytes)
{
    const std::string temporary = path + ".new";
    std::ofstream file(temporary, std::ios::binary);
    file << bytes;
    file.close();
    if (!file || std::rename(temporary.c_str(), path.c_str()) != 0)
        throw std::runtime_error("cannot write " + path);
}

} // namespace calibration

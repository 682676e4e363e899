#include "tests/bench/figures.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>

namespace bench {

double percentile(std::vector<double> samples, double part)
{
    std::ranges::sort(samples);
    const double at = part * static_cast<double>(samples.size() - 1);
    return samples[static_cast<std::size_t>(std::lround(at))];
}

bool report(const std::vector<Figure>& figures, const std::string& path)
{
    auto json = nlohmann::ordered_json::array();
    std::printf("%-40s %12s %-6s %10s  %s\n", "what", "measured", "", "wanted", "holds");
    for (const Figure& f : figures) {
        nlohmann::ordered_json entry{{"name", f.name},
                                     {"value", f.value},
                                     {"unit", f.unit},
                                     {"wanted", nullptr},
                                     {"holds", nullptr}};
        if (f.wanted) {
            entry["wanted"] = *f.wanted;
            entry["holds"] = f.value <= *f.wanted;
        }
        std::printf("%-40s %12.3f %-6s %10s  %s\n", f.name.c_str(), f.value, f.unit.c_str(),
                    f.wanted ? std::to_string(*f.wanted).substr(0, 6).c_str() : "",
                    !f.wanted              ? ""
                    : f.value <= *f.wanted ? "yes"
                                           : "NO");
        json.push_back(std::move(entry));
    }
    std::ofstream file(path);
    file << json.dump(2) << '\n';
    return file.good();
}

} // namespace bench

#include "app/calibrate/residuals.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <set>

namespace calibration {
namespace {

constexpr std::size_t kFewest = 20; // least rows that must state an input
constexpr double kWorthALine = 0.01;
constexpr double kWorthWords = 0.05; // share of the variance within sources
constexpr std::size_t kFewRows = 3;

struct Sums {
    double n = 0, sum = 0, squares = 0;
    void add(double value) { n += 1, sum += value, squares += value * value; }
    double mean() const { return sum / n; }
    double apart() const { return std::max(0.0, squares - sum * sum / n); } // squared deviations
};

// Adjusted R²: 1 − residual over total variance, each per degree of freedom.
double share(double left, double all, double rows, double parameters)
{
    const double free = rows - parameters;
    return free > 0 && all > 0 ? 1 - (left / free) / (all / (rows - 1)) : 0;
}

double byGroups(const std::vector<std::pair<std::string, double>>& rows)
{
    Sums all;
    std::map<std::string, Sums> groups;
    for (const auto& [word, error] : rows)
        all.add(error), groups[word].add(error);
    double left = 0;
    for (const auto& [word, sums] : groups)
        left += sums.apart();
    return share(left, all.apart(), all.n, static_cast<double>(groups.size()));
}

struct Line {
    double share = 0, slope = 0;
};

Line byLine(const std::vector<std::pair<double, double>>& rows)
{
    Sums x, y;
    double both = 0;
    for (const auto& [number, error] : rows)
        x.add(number), y.add(error), both += number * error;
    const double together = both - x.sum * y.sum / x.n;
    if (!(x.apart() > 1e-9))
        return {};
    const double slope = together / x.apart();
    return {share(y.apart() - slope * together, y.apart(), y.n, 2), slope};
}

std::map<std::string, double> offsetsOf(const std::vector<Residual>& residuals)
{
    std::map<std::string, Sums> sources;
    for (const Residual& r : residuals)
        sources[r.source].add(r.error);
    std::map<std::string, double> offsets;
    for (const auto& [source, sums] : sources)
        offsets[source] = sums.mean();
    return offsets;
}

Explained ofWords(const std::string& input, const std::vector<Residual>& residuals,
                  const std::map<std::string, double>& offsets)
{
    std::vector<std::pair<std::string, double>> all, within;
    std::set<std::string> groups;
    for (const Residual& r : residuals)
        if (const auto word = r.words.find(input); word != r.words.end()) {
            all.emplace_back(word->second, r.error);
            within.emplace_back(word->second, r.error - offsets.at(r.source));
            groups.insert(word->second);
        }
    return {input, all.size(), groups.size(), byGroups(all), byGroups(within), 0};
}

Explained ofNumbers(const std::string& input, const std::vector<Residual>& residuals,
                    const std::map<std::string, double>& offsets)
{
    std::vector<std::pair<double, double>> all, within;
    for (const Residual& r : residuals)
        if (const auto number = r.numbers.find(input);
            number != r.numbers.end() && number->second > 0) {
            all.emplace_back(std::log2(number->second), r.error);
            within.emplace_back(std::log2(number->second), r.error - offsets.at(r.source));
        }
    const Line line = byLine(within);
    return {input, all.size(), 0, byLine(all).share, line.share, line.slope};
}

double deviation(const std::vector<Residual>& residuals,
                 const std::map<std::string, double>& offsets)
{
    Sums sums;
    for (const Residual& r : residuals) {
        const auto offset = offsets.find(r.source);
        sums.add(r.error - (offset != offsets.end() ? offset->second : 0));
    }
    return std::sqrt(sums.apart() / sums.n);
}

// The mean error per value of an input, without the offset of each source.
void printWords(const std::string& input, const std::vector<Residual>& residuals,
                const std::map<std::string, double>& offsets)
{
    std::map<std::string, Sums> groups;
    for (const Residual& r : residuals)
        if (const auto word = r.words.find(input); word != r.words.end())
            groups[word->second].add(r.error - offsets.at(r.source));
    std::printf("  by %s\n", input.c_str());
    for (const auto& [word, sums] : groups)
        if (sums.n >= kFewRows)
            std::printf("    %-60.60s %5.0f %+6.0f %%\n", word.c_str(), sums.n,
                        100 * std::expm1(sums.mean()));
}

} // namespace

std::vector<Explained> explainedBy(const std::vector<Residual>& residuals)
{
    const auto offsets = offsetsOf(residuals);
    std::set<std::string> words, numbers;
    for (const Residual& r : residuals) {
        for (const auto& [input, word] : r.words)
            words.insert(input);
        for (const auto& [input, number] : r.numbers)
            numbers.insert(input);
    }
    std::vector<Explained> all;
    for (const std::string& input : words)
        all.push_back(ofWords(input, residuals, offsets));
    for (const std::string& input : numbers)
        all.push_back(ofNumbers(input, residuals, offsets));
    std::erase_if(all, [](const Explained& e) { return e.rows < kFewest || e.groups == 1; });
    std::ranges::stable_sort(all, std::greater(), &Explained::within);
    return all;
}

void printResiduals(const std::string& title, const std::vector<Residual>& residuals)
{
    if (residuals.size() < kFewest)
        return;
    const auto offsets = offsetsOf(residuals);
    std::printf("\n%s: %zu rows of %zu sources, spread %.0f %%, within a source %.0f %%\n",
                title.c_str(), residuals.size(), offsets.size(), 100 * deviation(residuals, {}),
                100 * deviation(residuals, offsets));
    std::printf("  %-18s %5s %6s  %11s %16s %12s\n", "input", "rows", "groups", "of variance",
                "within a source", "a doubling");
    const auto explained = explainedBy(residuals);
    for (const Explained& e : explained) {
        if (e.all < kWorthALine && e.within < kWorthALine)
            continue;
        std::printf("  %-18s %5zu %6s  %9.0f %% %14.0f %%", e.input.c_str(), e.rows,
                    e.groups > 0 ? std::to_string(e.groups).c_str() : "", 100 * e.all,
                    100 * e.within);
        std::printf(e.groups > 0 ? "\n" : " %+10.1f %%\n", 100 * std::expm1(e.doubling));
    }
    for (const Explained& e : explained)
        if (e.groups > 0 && e.within >= kWorthWords)
            printWords(e.input, residuals, offsets);
}

} // namespace calibration

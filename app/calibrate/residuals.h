#pragma once

#include "app/calibrate/solve.h"

#include <map>
#include <string>
#include <vector>

namespace calibration {

// A prediction error along with all inputs of its run, by name.
struct Residual {
    double error = 0; // log of predicted over measured
    std::string source;
    std::map<std::string, std::string> words;
    std::map<std::string, double> numbers;
    void addWord(const char* input, const std::string& word)
    {
        if (!word.empty())
            words[input] = word;
    }
};

// How much of the error variance an input explains, over all rows and within sources (after
// subtracting each source's offset), adjusted for what as many random groups would explain. For
// numbers: a linear fit on their logarithm, and the change in error per doubling.
struct Explained {
    std::string input;
    std::size_t rows = 0, groups = 0; // groups: 0 for numbers
    double all = 0, within = 0;
    double doubling = 0;
};
// Sorted by variance explained within sources; omits inputs that few rows state.
std::vector<Explained> explainedBy(const std::vector<Residual>& residuals);

// The table, and for the most important inputs the mean error per value.
void printResiduals(const std::string& title, const std::vector<Residual>& residuals);

} // namespace calibration

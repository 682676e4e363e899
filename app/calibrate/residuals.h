#pragma once

#include "app/calibrate/solve.h"

#include <map>
#include <string>
#include <vector>

namespace calibration {

// A prediction's error beside all that is known of its run: what it was told, by its name.
struct Residual {
    double error = 0; // logarithm of predicted over measured
    std::string source;
    std::map<std::string, std::string> words;
    std::map<std::string, double> numbers;
    void addWord(const char* input, const std::string& word)
    {
        if (!word.empty())
            words[input] = word;
    }
};

// How much of the variance of errors an input goes with, over all rows and within sources, each
// source's own offset taken away; corrected for what as many random groups would explain. Of
// numbers a straight line in their logarithm, and what a doubling adds to the error.
struct Explained {
    std::string input;
    std::size_t rows = 0, groups = 0; // groups: 0 for numbers
    double all = 0, within = 0;
    double doubling = 0;
};
// The most within sources first; inputs that hardly any rows state are left out.
std::vector<Explained> explainedBy(const std::vector<Residual>& residuals);

// The table, and for the inputs that explain the most how far off each of their words is.
void printResiduals(const std::string& title, const std::vector<Residual>& residuals);

} // namespace calibration

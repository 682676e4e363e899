#include "tests/calibration/inputs.h"
#include "tests/calibration/priors.h"
#include "tests/calibration/report.h"
#include "tests/calibration/write.h"

#include <cmath>
#include <iostream>
#include <string_view>

// headroom_calibrate CATALOG RUNS.json… [--write ACCURACY.json] [--rows]: finds the constants, says
// how well they hold on rows that they were not fitted on, and writes both down.
namespace {

using namespace calibration;

void print(const std::vector<Prior>& priors, const Fitted& fitted)
{
    for (std::size_t i = 0; i < priors.size(); ++i)
        for (const engine::ConstantRow& row : engine::constantRows())
            if (row.key == priors[i].key)
                std::printf("  %-28s %10.4g  ± %3.0f %%   believed %.4g ± %.0f %%\n",
                            priors[i].key.c_str(), row.get(fitted.constants), 100 * fitted.sigma[i],
                            priors[i].value, 100 * priors[i].width);
}

// What is not said of a run's recompute follows from its memory, so memory is fitted first.
Findings calibrate(const std::vector<engine::PublishedRow>& published,
                   const engine::Catalog& catalog)
{
    Findings f;
    f.constants = engine::trainingConstants(catalog);
    f.rows = questions(published, catalog, f.constants);
    f.memory = fit(measured(f.rows, Measure::Memory), f.constants, memoryPriors(), Measure::Memory);
    f.rows = questions(published, catalog, f.memory.constants);
    f.step = fit(measured(f.rows, Measure::Step), f.memory.constants, stepPriors(), Measure::Step);
    f.constants = f.step.constants;
    return f;
}

} // namespace

int main(int argc, char** argv)
try {
    std::vector<std::string> files;
    std::string accuracy;
    bool rows = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--write" && i + 1 < argc)
            accuracy = argv[++i];
        else if (word == "--rows")
            rows = true;
        else
            files.emplace_back(word);
    }
    if (files.size() < 2) {
        std::cerr << "usage: headroom_calibrate CATALOG RUNS.json… [--write ACCURACY.json] "
                     "[--rows]\n";
        return 2;
    }
    const std::string folder = files.front();
    files.erase(files.begin());
    Findings findings = calibrate(published(files), catalogIn(folder));
    print(memoryPriors(), findings.memory);
    print(stepPriors(), findings.step);
    judge(findings);
    if (rows)
        printRows(findings);
    if (!accuracy.empty()) {
        writeConstants(findings, folder + "/training.json");
        writeAccuracy(findings, accuracy);
    }
    return 0;
} catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
}

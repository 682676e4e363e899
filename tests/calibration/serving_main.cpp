#include "tests/calibration/inputs.h"
#include "tests/calibration/serving_write.h"

#include <iostream>
#include <string_view>

// headroom_calibrate_serving CATALOG RUNS.json… [--quick | --write ACCURACY.json]: finds the
// constants of the serving room, says how well they hold on families and generations that they were
// not fitted on, and writes both down. Quick: without the fits that leave something out.
int main(int argc, char** argv)
try {
    using namespace calibration;
    std::vector<std::string> files;
    std::string accuracy;
    bool quick = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--write" && i + 1 < argc)
            accuracy = argv[++i];
        else if (word == "--quick")
            quick = true;
        else
            files.emplace_back(word);
    }
    if (files.size() < 2) {
        std::cerr << "usage: headroom_calibrate_serving CATALOG RUNS.json… "
                     "[--quick | --write ACCURACY.json]\n";
        return 2;
    }
    const std::string folder = files.front();
    files.erase(files.begin());
    const engine::Catalog catalog = catalogIn(folder);
    const serving::Findings findings = serving::calibrate(published(files), catalog, !quick);
    serving::report(findings);
    if (!accuracy.empty() && !quick) {
        writeConstants(findings, folder + "/serving.json");
        writeAccuracy(findings, catalog, accuracy);
    }
    return 0;
} catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
}

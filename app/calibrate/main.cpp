#include "app/calibrate/inputs.h"
#include "app/calibrate/outputs.h"
#include "app/calibrate/report.h"
#include "app/calibrate/serving.h"
#include "app/calibrate/training.h"
#include "model/engine/files/accuracyfile.h"

#include <cstdio>
#include <iostream>
#include <stdexcept>
#include <string_view>

namespace {

using namespace calibration;
using engine::AccuracyRow;

constexpr const char* kUsage =
    "Usage: headroom_calibrate FOLDER [training|serving] [--check] [--report] [--rows] "
    "[--residuals]\n"
    "\n"
    "Fits the constants of both rooms, or of one, on FOLDER/published/training.csv and "
    "serving.csv,\n"
    "predicts the runs of FOLDER/published/worked.csv by whole plans, and writes\n"
    "FOLDER/catalog/training.json, serving.json and FOLDER/published/accuracy.json.\n"
    "  --check   write nothing; fail and say what would move\n"
    "  --report  the constants, and median errors by source and family, before and now\n"
    "  --rows    of training: each row's error and what its step is made of\n"
    "  --residuals  what the errors go with, input by input, without the row's source\n";

struct Wanted {
    std::string folder;
    bool training = true, serving = true;
    bool check = false, report = false, rows = false, residuals = false;
};

// Nothing if the arguments are invalid.
std::optional<Wanted> wantedBy(const std::vector<std::string_view>& words)
{
    Wanted wanted;
    for (const std::string_view word : words) {
        if (word == "--check")
            wanted.check = true;
        else if (word == "--report")
            wanted.report = true;
        else if (word == "--rows")
            wanted.rows = true;
        else if (word == "--residuals")
            wanted.residuals = true;
        else if (wanted.folder.empty() && !word.starts_with("-"))
            wanted.folder = word;
        else if (word == "training" && wanted.training)
            wanted.serving = false;
        else if (word == "serving" && wanted.serving)
            wanted.training = false;
        else
            return std::nullopt;
    }
    if (wanted.folder.empty())
        return std::nullopt;
    return wanted;
}

std::vector<AccuracyRow> rowsOf(const std::vector<AccuracyRow>& all, bool served)
{
    std::vector<AccuracyRow> rows;
    for (const AccuracyRow& row : all)
        if (isServed(row.quantity) == served && !isOtherWork(row.kind))
            rows.push_back(row);
    return rows;
}

std::string constantsOf(const std::string& path, const Outcome& outcome)
{
    auto file = engine::withRuleValues(bytesOf(path), outcome.rules);
    if (!file)
        throw std::runtime_error(path + ": " + file.error().where + " " + file.error().detail);
    return std::move(*file);
}

class Calibration {
public:
    explicit Calibration(Wanted wanted)
        : wanted_(std::move(wanted))
        , catalog_(catalogIn(wanted_.folder + "/catalog"))
        , fitted_(wholeCatalogIn(wanted_.folder + "/catalog"))
        , before_(accuracyIn(accuracy()))
    {
    }

    int run()
    {
        auto training = rowsOf(before_, false), serving = rowsOf(before_, true);
        if (wanted_.training) {
            const auto found = training::calibrate(published("training"), catalog_);
            training = take("training", training::outcomeOf(found), training);
            if (wanted_.rows)
                training::printRows(found);
            if (wanted_.residuals)
                training::printResiduals(found);
        }
        if (wanted_.serving) {
            const auto found = serving::calibrate(published("serving"), catalog_, wanted_.report);
            serving = take("serving", serving::outcomeOf(found, catalog_), serving);
            if (wanted_.report)
                serving::printGenerations(found);
            if (wanted_.residuals)
                serving::printResiduals(found);
        }
        training.insert(training.end(), serving.begin(), serving.end());
        for (const AccuracyRow& row : worked())
            training.push_back(row);
        settle(accuracy(), engine::writeAccuracyFile(training));
        return moved_ && wanted_.check ? 1 : 0;
    }

private:
    std::string accuracy() const { return wanted_.folder + "/published/accuracy.json"; }

    std::vector<engine::PublishedRow> published(const std::string& room) const
    {
        return publishedIn(wanted_.folder + "/published/" + room + ".csv");
    }

    std::vector<AccuracyRow> worked() const
    {
        std::vector<AccuracyRow> rows;
        for (const auto& run : workedIn(wanted_.folder + "/published/worked.csv")) {
            const auto row = engine::predicted(run, fitted_);
            if (!row)
                throw std::runtime_error(run.id + ": " + row.error().where + " " +
                                         row.error().detail);
            rows.push_back(*row);
            if (wanted_.report)
                std::printf("%-28s %.4g of %.4g, %.2f\n", run.id.c_str(), row->predicted,
                            row->measured, row->predicted / row->measured);
        }
        return rows;
    }

    std::vector<AccuracyRow> take(const std::string& room, const Outcome& outcome,
                                  const std::vector<AccuracyRow>& before)
    {
        for (const std::string& note : outcome.notes)
            std::cerr << room << ": not understood: " << note << '\n';
        if (wanted_.report) {
            printConstants(room, outcome.found);
            printErrors(room, before, outcome.rows);
        }
        const std::string path = wanted_.folder + "/catalog/" + room + ".json";
        const std::string constants = constantsOf(path, outcome);
        addCatalog(fitted_, room, constants);
        settle(path, constants);
        return outcome.rows;
    }

    void settle(const std::string& path, const std::string& bytes)
    {
        const bool same = isSame(path, bytes);
        moved_ = moved_ || !same;
        if (!same && !wanted_.check)
            save(path, bytes);
    }

    Wanted wanted_;
    engine::Catalog catalog_;
    engine::Catalog fitted_; // with the fitted constants
    std::vector<AccuracyRow> before_;
    bool moved_ = false;
};

} // namespace

int main(int argc, char** argv)
try {
    const auto wanted = wantedBy({argv + 1, argv + argc});
    if (!wanted) {
        std::cerr << kUsage;
        return 2;
    }
    return Calibration(*wanted).run();
} catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
}

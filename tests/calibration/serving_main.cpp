#include "model/engine/files/catalog_file.h"
#include "model/engine/files/published_file.h"
#include "tests/calibration/rules_text.h"
#include "tests/calibration/serving_report.h"

#include <fstream>
#include <iostream>
#include <sstream>
#include <string_view>

// headroom_calibrate_serving CATALOG RUNS.json… [--quick | --write]: finds the constants of the
// serving room, says how well they hold on families and generations that they were not fitted on,
// and writes them down. Quick: without the fits that leave something out.
namespace {

using namespace calibration;

std::string bytesOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read " + path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

engine::Catalog catalogIn(const std::string& folder)
{
    engine::Catalog catalog;
    for (const char* name :
         {"accelerators", "links", "nodes", "models", "rules", "training", "serving"}) {
        const auto added = addCatalogFile(catalog, bytesOf(folder + "/" + name + ".json"));
        if (!added)
            throw std::runtime_error(name + added.error().where + ": " + added.error().detail);
    }
    return catalog;
}

std::vector<engine::PublishedRow> published(const std::vector<std::string>& files)
{
    std::vector<engine::PublishedRow> all;
    for (const std::string& file : files) {
        auto rows = engine::readPublished(bytesOf(file));
        if (!rows)
            throw std::runtime_error(file + ": " + rows.error().detail);
        all.insert(all.end(), rows->begin(), rows->end());
    }
    return all;
}

// A fitted constant's spread, or nothing where it was not fitted.
double sigmaOf(const serving::Findings& f, const std::string& key)
{
    const auto believed = serving::priors();
    for (std::size_t i = 0; i < believed.size(); ++i)
        if (believed[i].key == key)
            return f.fitted.sigma[i];
    return 0;
}

void writeConstants(const serving::Findings& f, const std::string& path)
{
    Json file = Json::parse(bytesOf(path));
    const std::string prefix = "serving.";
    for (Json& rule : file["rules"]) {
        const std::string key = rule["id"].get<std::string>().substr(prefix.size());
        if (const auto it = f.spreads.find(key); it != f.spreads.end())
            put(rule, it->second, 0);
        for (const engine::ServingConstantRow& row : engine::servingConstantRows())
            if (row.key == key && !key.starts_with("sigma."))
                put(rule, row.get(f.fitted.constants), sigmaOf(f, key));
    }
    save(path, text(file));
}

} // namespace

int main(int argc, char** argv)
try {
    std::vector<std::string> files;
    bool write = false, quick = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--write")
            write = true;
        else if (word == "--quick")
            quick = true;
        else
            files.emplace_back(word);
    }
    if (files.size() < 2) {
        std::cerr << "usage: headroom_calibrate_serving CATALOG RUNS.json… [--quick | --write]\n";
        return 2;
    }
    const std::string folder = files.front();
    files.erase(files.begin());
    const serving::Findings findings =
        serving::calibrate(published(files), catalogIn(folder), !quick);
    serving::report(findings);
    if (write)
        writeConstants(findings, folder + "/serving.json");
    return 0;
} catch (const std::exception& e) {
    std::cerr << e.what() << '\n';
    return 1;
}

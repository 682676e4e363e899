#include "app/calibrate/inputs.h"

#include "model/engine/files/accuracy_file.h"
#include "model/engine/files/catalog_file.h"
#include "model/engine/files/published_file.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace calibration {

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

std::vector<engine::PublishedRow> publishedIn(const std::string& file)
{
    auto rows = engine::readPublished(bytesOf(file));
    if (!rows)
        throw std::runtime_error(file + ": " + rows.error().where + " " + rows.error().detail);
    return std::move(*rows);
}

std::vector<engine::AccuracyRow> accuracyIn(const std::string& file)
{
    auto read = engine::readAccuracyFile(bytesOf(file));
    if (!read)
        throw std::runtime_error(file + ": " + read.error().where + " " + read.error().detail);
    return std::move(read->rows);
}

} // namespace calibration

#include "tests/calibration/inputs.h"

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

} // namespace calibration

#include "app/calibrate/inputs.h"

#include "model/engine/files/accuracyfile.h"
#include "model/engine/files/catalogfile.h"
#include "model/engine/files/publishedfile.h"
#include "model/engine/files/workedfile.h"

#include <fstream>
#include <initializer_list>
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

void addCatalog(engine::Catalog& catalog, const std::string& name, const std::string& bytes)
{
    const auto added = addCatalogFile(catalog, bytes);
    if (!added)
        throw std::runtime_error(name + added.error().where + ": " + added.error().detail);
}

namespace {

void addFiles(engine::Catalog& catalog, const std::string& folder,
              std::initializer_list<const char*> names)
{
    for (const std::string name : names)
        addCatalog(catalog, name, bytesOf(folder + "/" + name + ".json"));
}

} // namespace

engine::Catalog catalogIn(const std::string& folder)
{
    engine::Catalog catalog;
    addFiles(catalog, folder,
             {"accelerators", "links", "nodes", "models", "rules", "training", "serving"});
    return catalog;
}

engine::Catalog wholeCatalogIn(const std::string& folder)
{
    engine::Catalog catalog = catalogIn(folder);
    addFiles(catalog, folder, {"offers", "costs", "regions", "points", "fleets"});
    return catalog;
}

std::vector<engine::WorkedRun> workedIn(const std::string& file)
{
    auto runs = engine::readWorkedRuns(bytesOf(file));
    if (!runs)
        throw std::runtime_error(file + ": " + runs.error().where + " " + runs.error().detail);
    return std::move(*runs);
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

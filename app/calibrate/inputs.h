#pragma once

#include "model/engine/published/accuracyrows.h"
#include "model/engine/published/publishedrow.h"
#include "model/engine/specs/parts.h"
#include "model/engine/worked/workedruns.h"

#include <string>
#include <vector>

// Input files of a calibration. If one cannot be read, throws with a readable message.
namespace calibration {

std::string bytesOf(const std::string& path);
// The parts of the catalog in that folder that predictions need.
engine::Catalog catalogIn(const std::string& folder);
// … and those that complete plans need.
engine::Catalog wholeCatalogIn(const std::string& folder);
void addCatalog(engine::Catalog& catalog, const std::string& name, const std::string& bytes);
std::vector<engine::WorkedRun> workedIn(const std::string& file);
std::vector<engine::PublishedRow> publishedIn(const std::string& file);
std::vector<engine::AccuracyRow> accuracyIn(const std::string& file);

} // namespace calibration

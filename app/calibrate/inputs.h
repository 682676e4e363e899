#pragma once

#include "model/engine/published/accuracy_rows.h"
#include "model/engine/published/published_row.h"
#include "model/engine/specs/parts.h"
#include "model/engine/worked/worked_runs.h"

#include <string>
#include <vector>

// What a calibration reads. Whatever cannot be read is thrown as a sentence.
namespace calibration {

std::string bytesOf(const std::string& path);
// What predictions need of the catalog in that folder.
engine::Catalog catalogIn(const std::string& folder);
// … and what whole plans do.
engine::Catalog wholeCatalogIn(const std::string& folder);
void addCatalog(engine::Catalog& catalog, const std::string& name, const std::string& bytes);
std::vector<engine::WorkedRun> workedIn(const std::string& file);
std::vector<engine::PublishedRow> publishedIn(const std::string& file);
std::vector<engine::AccuracyRow> accuracyIn(const std::string& file);

} // namespace calibration

#pragma once

#include "model/engine/published/accuracy_rows.h"
#include "model/engine/published/published_row.h"
#include "model/engine/specs/parts.h"

#include <string>
#include <vector>

// What a calibration reads. Whatever cannot be read is thrown as a sentence.
namespace calibration {

std::string bytesOf(const std::string& path);
// What predictions need of the catalog in that folder.
engine::Catalog catalogIn(const std::string& folder);
std::vector<engine::PublishedRow> publishedIn(const std::string& file);
std::vector<engine::AccuracyRow> accuracyIn(const std::string& file);

} // namespace calibration

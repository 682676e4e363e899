#pragma once

#include "model/engine/files/accuracy_file.h"
#include "model/engine/specs/parts.h"

#include <QString>

#include <memory>

namespace model {

// How predictions did on published runs, as it came with the program. Without rows where the file
// is missing or cannot be read.
std::shared_ptr<const engine::AccuracyFile> shippedAccuracy();
// The same from another file, for tests.
std::shared_ptr<const engine::AccuracyFile> accuracyFrom(const QString& path);

// The rows with GPUs by their ids of the catalog, where it has them under any of their names, and
// with their generations.
std::vector<engine::AccuracyRow> withKnownGpus(std::vector<engine::AccuracyRow> rows,
                                               const engine::Catalog& catalog);

} // namespace model

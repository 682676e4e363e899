#pragma once

#include "model/engine/files/accuracyfile.h"
#include "model/engine/specs/parts.h"

#include <QString>

#include <memory>

namespace model {

// Accuracy on published runs, as shipped with the program. No rows if the file is missing or
// unreadable.
std::shared_ptr<const engine::AccuracyFile> shippedAccuracy();
// The same from another file, for tests.
std::shared_ptr<const engine::AccuracyFile> accuracyFrom(const QString& path);

// The rows with GPU names replaced by catalog ids where the catalog knows the name, and with their
// generations.
std::vector<engine::AccuracyRow> withKnownGpus(std::vector<engine::AccuracyRow> rows,
                                               const engine::Catalog& catalog);

} // namespace model

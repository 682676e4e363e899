#pragma once

#include "model/engine/result.h"
#include "model/engine/specs/parts.h"

#include <memory>

namespace model {

// The catalog that comes with the program, read once.
engine::Result<std::shared_ptr<const engine::Catalog>> shippedCatalog();

} // namespace model

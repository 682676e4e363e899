#pragma once

#include <QStringList>

#include <nlohmann/json.hpp>

namespace support {

// Violations of a JSON Schema, each with its location; unsupported keywords are reported, so that a
// schema never checks less than it states. tests/deep/schema.sh uses another validator.
QStringList schemaFaults(const nlohmann::json& schema, const nlohmann::json& document);

} // namespace support

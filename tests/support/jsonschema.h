#pragma once

#include <QStringList>

#include <nlohmann/json.hpp>

namespace support {

// What of a document a JSON Schema forbids, each with its place; keywords that this does not know
// are complained of, so that a schema never holds less than it says. tests/deep/schema.sh asks
// another program.
QStringList schemaFaults(const nlohmann::json& schema, const nlohmann::json& document);

} // namespace support

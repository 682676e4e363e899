#pragma once

#include "model/engine/exchange.h"
#include "model/engine/files/json.h"

namespace engine {

Json currencyToJson(const Currency& currency);
// `where` is what a wrong one is named by.
Result<Currency> currencyFromJson(const Json& json, const std::string& where);

} // namespace engine

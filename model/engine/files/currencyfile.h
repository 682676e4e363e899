#pragma once

#include "model/engine/exchange.h"
#include "model/engine/files/json.h"

namespace engine {

Json currencyToJson(const Currency& currency);
// `where` names the currency in an error.
Result<Currency> currencyFromJson(const Json& json, const std::string& where);

} // namespace engine

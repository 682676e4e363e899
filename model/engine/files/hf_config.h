#pragma once

#include "model/engine/files/json.h"
#include "model/engine/imports.h"

namespace engine {

// A model from the config.json that lies beside its weights on Hugging Face. It is named by the
// given name (of the file or the folder) or, without one, by what the file calls itself.
Result<ImportedModel> readHfConfig(std::string_view text, std::string_view fallbackName);

// Whether it is worth trying: a model_type or architectures, and a key for the layers.
bool looksLikeHfConfig(const Json& json);

} // namespace engine

#pragma once

#include "model/engine/files/json.h"
#include "model/engine/imports.h"

namespace engine {

// A model from the config.json of its weights on Hugging Face. It is named by the given name (of
// the file or the folder) or, without one, by the name in the file.
Result<ImportedModel> readHfConfig(std::string_view text, std::string_view fallbackName);

// Whether it is worth a try: it has a model_type or architectures, and a key for the layers.
bool looksLikeHfConfig(const Json& json);

} // namespace engine

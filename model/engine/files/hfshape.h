#pragma once

#include "model/engine/files/hfconfig.h"
#include "model/engine/files/hffamilies.h"
#include "model/engine/files/hfkeys.h"

namespace engine {

// A config.json being read; `keys` holds the first error.
struct HfReading {
    HfKeys keys;
    const HfFamily& family;
    bool known = true; // the family is in the table
    Model model{};
    ShapeExtras extras{};
    std::vector<ImportNote> notes{};

    void note(ImportNote::What what, std::string_view key, std::string detail = {})
    {
        notes.push_back({what, std::string(key), std::move(detail)});
    }
};

// Fills the model's shape, the extras of its family and the notes.
void readHfShape(HfReading& reading);

// Parts that are in their own source files.
void readHfMixture(HfReading& reading);
void readHfWindow(HfReading& reading);

} // namespace engine

#pragma once

#include "model/engine/options/option.h"

#include <QByteArray>

namespace model {

// The options of a plan, best first. Numbers are in the C locale, in base units with the unit in
// the key; unknown values are null.
struct OptionsExport {
    const engine::OptionTable& options;
    std::size_t top = 0; // rows; those that meet every limit come first

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

} // namespace model

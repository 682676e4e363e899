#pragma once

#include "model/advice/affording.h"

#include <QByteArray>

namespace model {

// What a budget buys in each way of getting the GPUs.
struct AffordExport {
    const Afforded& afforded;

    QByteArray json() const;
    QByteArray text() const;
};

} // namespace model

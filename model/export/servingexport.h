#pragma once

#include "model/engine/serving/serving_detail.h"

#include <QByteArray>

namespace model {

// What a search for replicas found: those that can be used, the cheapest first, and why the others
// lost. Numbers are in the C locale.
struct ServingExport {
    const engine::ServingDetail& detail;

    QByteArray json() const;
    QByteArray csv() const;
    QByteArray text() const;
};

} // namespace model

#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/engine/units.h"

#include <QLocale>
#include <QString>

namespace model {

// What a person typed, in base units: "70B", "1.2e9", "1,5 Mio", "18 months", "3 $/GPU-h".
// Without a unit it is in `unit`. A comma or point is never taken for the other: where a number
// could be meant two ways the locale decides, and grouping is only three digits each.
engine::Result<double> parseNumber(const QString& text, engine::Unit unit,
                                   const QLocale& locale = QLocale::c(),
                                   const engine::Currency& currency = {});

} // namespace model

#pragma once

#include "model/engine/project.h"
#include "model/engine/result.h"
#include "model/engine/units.h"

#include <QLocale>
#include <QString>

namespace model {

// Typed text in base units: "70B", "1.2e9", "1,5 Mio", "18 months", "3 $/GPU-h". Without a unit it
// is in `unit`. Comma and point are never confused: if a number is ambiguous the locale decides,
// and groups always have three digits.
engine::Result<double> parseNumber(const QString& text, engine::Unit unit,
                                   const QLocale& locale = QLocale::c(),
                                   const engine::Currency& currency = {});

} // namespace model

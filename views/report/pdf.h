#pragma once

#include "model/engine/result.h"
#include "model/report.h"

#include <QByteArray>

class QPagedPaintDevice;
class QPainter;

namespace views {

// The report as a PDF, whole in memory: it is written to a file only when it is complete.
// Needs an application with fonts, but no display.
engine::Result<QByteArray> reportPdf(const model::Report& report,
                                     const model::NumberFormat& format);

} // namespace views

#pragma once

#include "model/engine/result.h"
#include "views/report/press.h"

#include <QByteArray>

#include <memory>

class QPrinter;

namespace views {

// The report with cover, contents and outline, built in memory. Needs an application with fonts,
// but no display.
engine::Result<QByteArray> documentPdf(const model::ReportDocument& document, const PaperSize& size,
                                       const model::NumberFormat& format);

// Its pages, for a preview.
std::unique_ptr<Press> laidOut(const model::ReportDocument& document, const PaperSize& size,
                               const model::NumberFormat& format);

// Prints the pages that the printer is set to. False if it did not start.
bool printDocument(const model::ReportDocument& document, QPrinter& printer,
                   const model::NumberFormat& format);

} // namespace views

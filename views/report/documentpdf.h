#pragma once

#include "model/engine/result.h"
#include "views/report/press.h"

#include <QByteArray>

#include <memory>

class QPrinter;

namespace views {

// The report with its cover, contents and outline, whole in memory. Needs an application with
// fonts, but no display.
engine::Result<QByteArray> documentPdf(const model::ReportDocument& document, const PaperSize& size,
                                       const model::NumberFormat& format);

// Its pages, to be looked at.
std::unique_ptr<Press> laidOut(const model::ReportDocument& document, const PaperSize& size,
                               const model::NumberFormat& format);

// On paper: the pages that the printer was asked for. False where it did not start.
bool printDocument(const model::ReportDocument& document, QPrinter& printer,
                   const model::NumberFormat& format);

} // namespace views

#pragma once

#include "views/report/press.h"

#include <QByteArray>
#include <QLocale>

namespace views {

// Adds an outline, links in the contents, and the language to a PDF. Qt's writer does not support
// these, so they are appended as an incremental update that leaves the original unchanged.
QByteArray withLinks(const QByteArray& pdf, const std::vector<Press::Entry>& entries,
                     const PaperSize& size, const QLocale& locale);

} // namespace views

#pragma once

#include "views/report/press.h"

#include <QByteArray>
#include <QLocale>

namespace views {

// The same document with an outline, links in its contents and its language: what Qt's writer has
// no words for is appended as PDF provides, without a change of what is there.
QByteArray withLinks(const QByteArray& pdf, const std::vector<Press::Entry>& entries,
                     const PaperSize& size, const QLocale& locale);

} // namespace views

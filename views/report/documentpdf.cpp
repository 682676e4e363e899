#include "views/report/documentpdf.h"

#include "views/report/pdflinks.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QPrinter>

#include <algorithm>

namespace views {

namespace {

constexpr double kPerPoint = 10; // units per point

// Lays the report out for that paper; a single section needs no cover or contents.
bool lay(Press& press, const model::ReportDocument& document)
{
    const bool covered = document.sections.size() > 1;
    if (covered)
        press.cover(document);
    for (const auto& section : document.sections)
        press.section(section);
    if (covered)
        press.finish(document);
    return covered;
}

} // namespace

std::unique_ptr<Press> laidOut(const model::ReportDocument& document, const PaperSize& size,
                               const model::NumberFormat& format)
{
    auto press = std::make_unique<Press>(size, format, QColor(document.accent));
    lay(*press, document);
    return press;
}

bool printDocument(const model::ReportDocument& document, QPrinter& printer,
                   const model::NumberFormat& format)
{
    loadFonts();
    printer.setDocName(document.title);
    printer.setCreator(document.program);
    printer.setFullPage(true); // the report has its own margins
    const QSizeF paper = printer.pageLayout().fullRect(QPageLayout::Point).size();
    Press press({paper.width() * kPerPoint, paper.height() * kPerPoint}, format,
                QColor(document.accent));
    lay(press, document);
    const int first = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int last =
        printer.toPage() > 0 ? std::min(printer.toPage(), press.pages()) : press.pages();
    QPainter painter;
    if (first >= last || !painter.begin(&printer))
        return false;
    const double unit = painter.device()->logicalDpiX() / (72 * kPerPoint);
    painter.scale(unit, unit);
    for (int page = first; page < last; ++page) {
        if (page > first)
            printer.newPage();
        press.draw(painter, page);
    }
    return painter.end();
}

engine::Result<QByteArray> documentPdf(const model::ReportDocument& document, const PaperSize& size,
                                       const model::NumberFormat& format)
{
    loadFonts();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QSizeF(size.width / kPerPoint, size.height / kPerPoint),
                                 QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(600);
    writer.setTitle(document.title);
    writer.setCreator(document.program);
    Press press(size, format, QColor(document.accent));
    const bool covered = lay(press, document);
    QPainter painter;
    if (!painter.begin(&writer))
        return engine::fail(engine::Error::Code::NotWritable, "PDF");
    const double unit = painter.device()->logicalDpiX() / (72 * kPerPoint);
    painter.scale(unit, unit);
    for (int page = 0; page < press.pages(); ++page) {
        if (page > 0)
            writer.newPage();
        press.draw(painter, page);
    }
    painter.end();
    return covered ? withLinks(buffer.data(), press.entries(), size, format.locale())
                   : buffer.data();
}

} // namespace views

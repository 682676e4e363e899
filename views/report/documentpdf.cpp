#include "views/report/documentpdf.h"

#include "views/report/pdflinks.h"

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>

namespace views {

engine::Result<QByteArray> documentPdf(const model::ReportDocument& document, const PaperSize& size,
                                       const model::NumberFormat& format)
{
    loadFonts();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    constexpr double kUnit = 10; // of a point
    writer.setPageSize(QPageSize(QSizeF(size.width / kUnit, size.height / kUnit), QPageSize::Point,
                                 QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(600);
    writer.setTitle(document.title);
    writer.setCreator(document.program);
    Press press(size, format);
    const bool covered = document.sections.size() > 1; // one page needs no contents
    if (covered)
        press.cover(document);
    for (const auto& section : document.sections)
        press.section(section);
    if (covered)
        press.finish(document);
    QPainter painter;
    if (!painter.begin(&writer))
        return engine::fail(engine::Error::Code::NotWritable, "PDF");
    const double unit = painter.device()->logicalDpiX() / (72 * kUnit);
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

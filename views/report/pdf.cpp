#include "views/report/pdf.h"

#include "views/report/page.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

namespace views {

engine::Result<QByteArray> reportPdf(const model::Report& report, const model::NumberFormat& format)
{
    loadFonts();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setResolution(600);
    writer.setTitle(report.title);
    writer.setCreator(report.engine);
    QPainter painter;
    if (!painter.begin(&writer))
        return engine::fail(engine::Error::Code::NotWritable, "PDF");
    ReportPage(painter, report, format).draw();
    painter.end();
    return buffer.data();
}

} // namespace views

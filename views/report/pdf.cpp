#include "views/report/pdf.h"

#include "views/report/inputsheets.h"
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
    const double unit = painter.device()->logicalDpiX() / (72 * kPoint);
    painter.scale(unit, unit);
    Paper paper(painter, report);
    const InputSheets inputs(paper);
    AnswerSheet(paper, format).draw();
    paper.foot(1, 1 + inputs.count());
    for (int sheet = 0; sheet < inputs.count(); ++sheet) {
        writer.newPage();
        inputs.draw(paper, sheet);
        paper.foot(2 + sheet, 1 + inputs.count());
    }
    painter.end();
    return buffer.data();
}

} // namespace views

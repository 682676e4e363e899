#include "views/report/pdf.h"

#include "views/report/inputsheets.h"
#include "views/report/page.h"
#include "views/report/scenariosheets.h"

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
    const ScenarioSheets scenarios(paper);
    const InputSheets inputs(paper);
    const int pages = 1 + scenarios.count() + inputs.count();
    AnswerSheet(paper, format).draw();
    int page = 1;
    paper.foot(page, pages);
    const auto follow = [&](const auto& sheets) {
        for (int sheet = 0; sheet < sheets.count(); ++sheet) {
            writer.newPage();
            sheets.draw(paper, sheet);
            paper.foot(++page, pages);
        }
    };
    follow(scenarios);
    follow(inputs);
    painter.end();
    return buffer.data();
}

} // namespace views

#include "model/tablecopy.h"

#include <QMimeData>

namespace model {
namespace {

// A cell stays one cell, whatever stands in it.
QString tabbedRow(const QStringList& cells)
{
    QStringList safe;
    for (QString cell : cells)
        safe << cell.replace(u'\t', u' ').replace(QStringLiteral("\n"), QStringLiteral("; "));
    return safe.join(u'\t');
}

QString html(const Table& table)
{
    const auto row = [](const QStringList& cells, QLatin1String tag) {
        QString line;
        for (const QString& cell : cells)
            line += QStringLiteral("<%1>%2</%1>")
                        .arg(tag, cell.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
        return QStringLiteral("<tr>%1</tr>").arg(line);
    };
    QString rows = row(table.head, QLatin1String("th"));
    for (const QStringList& cells : table.rows)
        rows += row(cells, QLatin1String("td"));
    return QStringLiteral("<table>%1</table>").arg(rows);
}

} // namespace

QString tabbed(const Table& table)
{
    QStringList lines{tabbedRow(table.head)};
    for (const QStringList& row : table.rows)
        lines << tabbedRow(row);
    return lines.join(u'\n');
}

QMimeData* mimeOf(const Table& table)
{
    auto* mime = new QMimeData;
    mime->setText(tabbed(table));
    mime->setHtml(html(table));
    return mime;
}

} // namespace model

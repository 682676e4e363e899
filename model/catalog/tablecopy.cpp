#include "model/catalog/tablecopy.h"

#include <QMimeData>

#include <algorithm>
#include <iterator>

namespace model {
namespace {

// A cell stays one cell, whatever it contains.
QString tabbedRow(const QStringList& cells)
{
    QStringList safe;
    for (const QString& one : cells)
        safe << notAFormula(one)
                    .replace(u'\t', u' ')
                    .replace(QStringLiteral("\n"), QStringLiteral("; "));
    return safe.join(u'\t');
}

QString html(const Table& table)
{
    const auto row = [](const QStringList& cells, QLatin1String tag) {
        QString line;
        for (const QString& cell : cells)
            line +=
                QStringLiteral("<%1>%2</%1>")
                    .arg(tag,
                         notAFormula(cell).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
        return QStringLiteral("<tr>%1</tr>").arg(line);
    };
    QString rows = row(table.head, QLatin1String("th"));
    for (const QStringList& cells : table.rows)
        rows += row(cells, QLatin1String("td"));
    return QStringLiteral("<table>%1</table>").arg(rows);
}

} // namespace

QString notAFormula(const QString& cell)
{
    static const QString begins = QStringLiteral("=@\t\r\uff1d\uff20");
    static const QString signs = QStringLiteral("+-\uff0b\uff0d");
    static const QString acts = QStringLiteral("=|!(");
    const auto isBlank = [](QChar c) { return c.isSpace() && c != u'\t' && c != u'\r'; };
    const auto first = std::ranges::find_if_not(cell, isBlank);
    if (first == cell.end())
        return cell;
    // A number may have a sign; what follows it is its unit if it has no formula characters.
    const bool number = std::next(first) != cell.end() && std::next(first)->isDigit() &&
                        std::none_of(first, cell.end(), [&](QChar c) { return acts.contains(c); });
    const bool formula = begins.contains(*first) || (signs.contains(*first) && !number);
    return formula ? u'\'' + cell : cell;
}

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

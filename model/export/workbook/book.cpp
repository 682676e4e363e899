#include "model/export/workbook/book.h"

#include "model/format/numberformat.h"

#include <QFile>

#include <cmath>
#include <xlsxwriter.h>

namespace model {
namespace {

constexpr int kInk = 0x1F2933, kFill = 0xE8EEF4, kTyped = 0xFFF8DC;
constexpr int kLongestSheet = 31;

// Characters that XML cannot represent are dropped.
QByteArray xml(const QString& text)
{
    QString kept;
    for (const QChar c : text)
        if (c >= u' ' ? c != QChar(0xfffe) && c != QChar(0xffff) : c == u'\n' || c == u'\t')
            kept += c;
    return kept.toUtf8();
}

lxw_row_t rowOf(CellPlace p)
{
    return static_cast<lxw_row_t>(p.row);
}
lxw_col_t columnOf(CellPlace p)
{
    return static_cast<lxw_col_t>(p.column);
}

lxw_format* styled(lxw_workbook* book, CellStyle style)
{
    lxw_format* f = workbook_add_format(book);
    format_set_font_color(f, kInk);
    format_set_align(f, LXW_ALIGN_VERTICAL_TOP);
    switch (style) {
    case CellStyle::Plain: format_set_text_wrap(f); break;
    case CellStyle::Head:
        format_set_bold(f);
        format_set_bg_color(f, kFill);
        format_set_text_wrap(f);
        format_set_bottom(f, LXW_BORDER_THIN);
        break;
    case CellStyle::Title:
        format_set_bold(f);
        format_set_font_size(f, 16);
        break;
    case CellStyle::Note:
        format_set_italic(f);
        format_set_text_wrap(f);
        break;
    case CellStyle::Strong: format_set_bold(f); break;
    case CellStyle::Number: format_set_num_format(f, "#,##0.########"); break;
    case CellStyle::Count: format_set_num_format(f, "#,##0"); break;
    case CellStyle::Money: format_set_num_format(f, "#,##0;[Red]-#,##0"); break;
    case CellStyle::MoneyExact: format_set_num_format(f, "#,##0.00;[Red]-#,##0.00"); break;
    case CellStyle::Percent: format_set_num_format(f, "0.0%"); break;
    case CellStyle::Years: format_set_num_format(f, "0.00"); break;
    case CellStyle::Input:
        format_set_num_format(f, "#,##0.########");
        format_set_unlocked(f);
        format_set_bg_color(f, kTyped);
        format_set_border(f, LXW_BORDER_HAIR);
        break;
    }
    return f;
}

QString columnName(int column)
{
    QString name;
    for (int c = column; c >= 0; c = c / 26 - 1)
        name.prepend(QChar(u'A' + c % 26));
    return name;
}

} // namespace

QString cellName(CellPlace place, bool fixed)
{
    const QString sign = fixed ? QStringLiteral("$") : QString();
    return sign + columnName(place.column) + sign + QString::number(place.row + 1);
}

QString Sheet::at(CellPlace place) const
{
    return QStringLiteral("'%1'!%2").arg(name_, cellName(place, true));
}

QString Sheet::at(CellPlace from, CellPlace to) const
{
    return QStringLiteral("'%1'!%2:%3").arg(name_, cellName(from, true), cellName(to, true));
}

void Sheet::text(CellPlace p, const QString& text, CellStyle style)
{
    worksheet_write_string(sheet_, rowOf(p), columnOf(p), xml(text).constData(), of(style));
}

void Sheet::number(CellPlace p, double value, CellStyle style)
{
    if (std::isfinite(value))
        worksheet_write_number(sheet_, rowOf(p), columnOf(p), value, of(style));
    else
        text(p, NumberFormat().number(value, {}), style);
}

void Sheet::formula(CellPlace p, const QString& formula, double value, CellStyle style)
{
    const QByteArray words = '=' + formula.toUtf8();
    if (std::isfinite(value))
        worksheet_write_formula_num(sheet_, rowOf(p), columnOf(p), words.constData(), of(style),
                                    value);
    else
        worksheet_write_formula_str(sheet_, rowOf(p), columnOf(p), words.constData(), of(style),
                                    NumberFormat().number(value, {}).toUtf8().constData());
}

void Sheet::heads(int row, const QStringList& heads)
{
    for (int i = 0; i < heads.size(); ++i)
        text({row, i}, heads[i], CellStyle::Head);
    worksheet_repeat_rows(sheet_, static_cast<lxw_row_t>(row), static_cast<lxw_row_t>(row));
}

void Sheet::widths(const std::vector<double>& widths)
{
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const auto column = static_cast<lxw_col_t>(i);
        worksheet_set_column(sheet_, column, column, widths[i], nullptr);
    }
}

void Sheet::freeze(CellPlace p)
{
    worksheet_freeze_panes(sheet_, rowOf(p), columnOf(p));
}

void Sheet::lock()
{
    lxw_protection allowed{};
    allowed.format_columns = LXW_TRUE;
    worksheet_protect(sheet_, nullptr, &allowed);
}

void Sheet::landscape()
{
    worksheet_set_landscape(sheet_);
    worksheet_set_paper(sheet_, 9); // A4
    worksheet_fit_to_pages(sheet_, 1, 0);
    worksheet_set_footer(sheet_, "&L&A&R&P / &N");
}

void Sheet::chart(lxw_chart* chart, CellPlace p, double xScale, double yScale)
{
    lxw_chart_options options{};
    options.x_scale = xScale;
    options.y_scale = yScale;
    worksheet_insert_chart_opt(sheet_, rowOf(p), columnOf(p), chart, &options);
}

XlsxBook::XlsxBook(const QString& title, const QString& client)
{
    book_ = workbook_new(folder_.filePath(QStringLiteral("workbook")).toUtf8().constData());
    QByteArray titleBytes = xml(title), clientBytes = xml(client);
    QByteArray program = QByteArrayLiteral("Headroom " HEADROOM_VERSION);
    lxw_doc_properties properties{};
    properties.title = titleBytes.data();
    properties.company = clientBytes.data();
    properties.comments = program.data();
    // A workbook of the same plan has identical bytes.
    properties.created = 1;
    workbook_set_properties(book_, &properties);
    for (int i = 0; i < kCellStyles; ++i)
        styles_.push_back(styled(book_, static_cast<CellStyle>(i)));
}

XlsxBook::~XlsxBook()
{
    if (book_)
        lxw_workbook_free(book_);
}

Sheet XlsxBook::sheet(const QString& name)
{
    const QString kept = name.left(kLongestSheet);
    return {workbook_add_worksheet(book_, kept.toUtf8().constData()), book_, kept, styles_};
}

void XlsxBook::define(const QString& name, const QString& place)
{
    workbook_define_name(book_, name.toUtf8().constData(), ('=' + place.toUtf8()).constData());
}

lxw_chart* XlsxBook::chart(bool bars, const QString& title, const QString& xTitle,
                           const QString& yTitle, const std::vector<Series>& series)
{
    lxw_chart* chart =
        workbook_add_chart(book_, bars ? LXW_CHART_BAR_STACKED : LXW_CHART_SCATTER_STRAIGHT);
    chart_title_set_name(chart, xml(title).constData());
    chart_axis_set_name(chart->x_axis, xml(xTitle).constData());
    chart_axis_set_name(chart->y_axis, xml(yTitle).constData());
    for (const Series& one : series) {
        lxw_chart_series* added = chart_add_series(chart, one.categories.toUtf8().constData(),
                                                   one.values.toUtf8().constData());
        chart_series_set_name(added, xml(one.name).constData());
    }
    chart_legend_set_position(chart, LXW_CHART_LEGEND_BOTTOM);
    return chart;
}

engine::Result<QByteArray> XlsxBook::bytes()
{
    const lxw_error error = workbook_close(book_); // frees it, too
    book_ = nullptr;
    QFile file(folder_.filePath(QStringLiteral("workbook")));
    if (error != LXW_NO_ERROR || !file.open(QFile::ReadOnly))
        return engine::fail(engine::Code::NotWritable, "XLSX", lxw_strerror(error));
    return file.readAll();
}

} // namespace model

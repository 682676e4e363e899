#pragma once

#include "model/engine/result.h"

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <map>
#include <vector>

struct lxw_workbook;
struct lxw_worksheet;
struct lxw_format;
struct lxw_chart;

namespace model {

// A cell's appearance and whether it is editable.
enum class CellStyle {
    Plain,
    Head,
    Title,
    Note,
    Strong,
    Number, // with its own digits
    Count,  // integer, grouped
    Money,  // integer, grouped, with a sign if negative
    MoneyExact,
    Percent, // of a share
    Years,
    Input, // editable
};
inline constexpr int kCellStyles = 12;

// A cell by zero-based row and column.
struct CellPlace {
    int row = 0, column = 0;
};
QString cellName(CellPlace place, bool fixed = false); // "C7", "$C$7"

// A sheet of a workbook. Text stays text, whatever it starts with.
class Sheet {
public:
    Sheet(lxw_worksheet* sheet, lxw_workbook* book, QString name,
          const std::vector<lxw_format*>& styles)
        : sheet_(sheet)
        , book_(book)
        , name_(std::move(name))
        , styles_(styles)
    {
    }
    const QString& name() const { return name_; }
    // "'Cash flow'!$C$7", or a range for two places.
    QString at(CellPlace place) const;
    QString at(CellPlace from, CellPlace to) const;

    void text(CellPlace place, const QString& text, CellStyle style = CellStyle::Plain);
    // Unknown values are written as "n/a".
    void number(CellPlace place, double value, CellStyle style = CellStyle::Number);
    // A formula without its "=", and the program's own value.
    void formula(CellPlace place, const QString& formula, double value,
                 CellStyle style = CellStyle::Number);
    void heads(int row, const QStringList& heads);
    void widths(const std::vector<double>& widths);
    void freeze(CellPlace place);
    void lock(); // except editable cells
    void landscape();
    void chart(lxw_chart* chart, CellPlace place, double xScale, double yScale);

private:
    lxw_format* of(CellStyle style) const { return styles_[static_cast<std::size_t>(style)]; }
    lxw_worksheet* sheet_;
    lxw_workbook* book_;
    QString name_;
    const std::vector<lxw_format*>& styles_;
};

// A workbook that is written completely in memory.
class XlsxBook {
public:
    XlsxBook(const QString& title, const QString& client);
    ~XlsxBook();
    XlsxBook(const XlsxBook&) = delete;
    XlsxBook& operator=(const XlsxBook&) = delete;

    Sheet sheet(const QString& name);
    void define(const QString& name, const QString& place);
    struct Series {
        QString name, categories, values;
    };
    lxw_chart* chart(bool bars, const QString& title, const QString& xTitle, const QString& yTitle,
                     const std::vector<Series>& series);
    engine::Result<QByteArray> bytes();

private:
    QTemporaryDir folder_;
    lxw_workbook* book_ = nullptr;
    std::vector<lxw_format*> styles_;
};

} // namespace model

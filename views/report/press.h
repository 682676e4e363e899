#pragma once

#include "model/document/document.h"
#include "views/theme.h"

#include <QPainter>
#include <QRectF>

#include <functional>
#include <vector>

namespace views {

// Paper size in tenths of a point.
struct PaperSize {
    double width = 5950, height = 8420;
    bool slides = false; // for a screen: larger type, one chart per page
};
PaperSize a4();
PaperSize letter();
PaperSize wide(); // 16:9

// Lays out a report: collects what is to be drawn on each page, never splits a row or chart or
// separates a heading from what follows, and repeats table headers.
class Press {
public:
    // Headings, rules and table headers use the accent, darkened if it is not readable on white.
    Press(const PaperSize& size, const model::NumberFormat& format, const QColor& accent = {});

    void cover(const model::ReportDocument& document);
    void section(const model::ReportDocument::Section& section);
    // After the last section: adds headers and footers, and the contents.
    void finish(const model::ReportDocument& document);

    int pages() const { return static_cast<int>(pages_.size()); }
    void draw(QPainter& painter, int page) const;
    // A target for navigation: a section's page, and its line in the contents.
    struct Entry {
        QString name;
        int page = 0;
        QRectF line; // on the first page
    };
    const std::vector<Entry>& entries() const { return entries_; }

private:
    using Drawing = std::function<void(QPainter&)>;

    double left() const { return margin_; }
    double body() const { return size_.width - 2 * margin_; }
    double bottom() const { return size_.height - margin_ - 200; }
    QFont font(double points, QFont::Weight weight = QFont::Normal) const;
    double heightOf(const QString& text, const QFont& font, double width) const;
    void newPage();
    void need(double height); // starts a new page if less is left
    void put(Drawing drawing) { pages_.back().push_back(std::move(drawing)); }
    void text(const QRectF& area, const QString& text, const QFont& font, const QColor& colour,
              int flags = Qt::AlignLeft | Qt::TextWordWrap);
    double flow(const QString& text, const QFont& font, const QColor& colour, double after);

    void place(const model::ReportDocument::Paragraph& paragraph);
    void place(const model::ReportDocument::Figures& figures);
    void place(const model::ReportDocument::Grid& grid);
    void place(const model::ReportDocument::Points& points);
    void place(const model::CurveChart& chart);
    void place(const model::StackChart& chart);
    void place(const model::AnyChart& chart);
    void placeLogo(const QByteArray& file);
    template <class Draw> void placeChart(const QString& title, const QString& subtitle, Draw draw);
    double rowHeight(const model::ReportDocument::Grid& grid, const QStringList& row,
                     const QFont& font) const;
    void drawRow(const model::ReportDocument::Grid& grid, const QStringList& row, double height,
                 const QFont& font, const QColor& colour);

    PaperSize size_;
    model::NumberFormat format_;
    Theme theme_;
    double margin_, scale_ = 1; // of the type
    double y_ = 0, coverEnds_ = 0;
    std::vector<std::vector<Drawing>> pages_;
    std::vector<Entry> entries_;
};

} // namespace views

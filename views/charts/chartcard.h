#pragma once

#include "model/chart/chartdata.h"
#include "views/charts/chartfile.h"
#include "views/theme.h"

#include <QFrame>
#include <QMenu>
#include <QVBoxLayout>

#include <memory>

class QToolButton;

namespace views {

class ChartTable;
class TextBlock;
class Veil;

// The frame around a chart: title, a line of explanation, and a menu to copy or save it. A table of
// its values can be shown instead.
class ChartCard : public QFrame {
    Q_OBJECT
public:
    explicit ChartCard(QWidget* parent = nullptr);

    // Grays out the chart while it shows an outdated plan, and says why; empty: up to date.
    void setWaiting(const QString& why);
    QString waiting() const;
    // Next to the title.
    void addAside(QWidget* widget);

    // All actions on the chart. Each action's object name is what it does.
    std::unique_ptr<QMenu> menu();
    QToolButton* menuButton() const { return more_; }
    // The chart without and with its title, on the theme's background.
    void drawBody(QPainter& painter, const QSize& size, const Theme& theme);
    void drawWhole(QPainter& painter, const QSize& size, const Theme& theme);
    // The format follows the file extension: .png, .svg, .pdf.
    engine::Result<void> saveAs(const QString& path);
    void showTable(bool shown);
    const ChartTable* shownTable() const; // null while the chart is shown

protected:
    void setHead(const QString& title, const QString& subtitle, const QString& summary);
    void setBody(QWidget* body);
    QWidget* body() const { return body_; }
    // Below the chart.
    void addBelow(QWidget* widget) { layout_->addWidget(widget); }
    // `key` is shown next to the text; the caller handles the key itself.
    static QAction* offer(QMenu& menu, const char* name, const QString& text, const QString& key,
                          const std::function<void()>& act);
    virtual void fillMenu(QMenu&) {} // actions of this kind of chart only
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    virtual model::Table table() const = 0;
    virtual void drawVector(QPainter& painter, const QSize& size, const Theme& theme) = 0;

private:
    void placeAsides();
    Draw drawing();
    void copyPicture();
    void copyTable();
    void askWhere();
    void dress();

    QVBoxLayout* layout_;
    QHBoxLayout* headRow_;
    TextBlock* title_;
    TextBlock* subtitle_;
    QToolButton* more_;
    QWidget* body_ = nullptr;
    ChartTable* table_ = nullptr; // created when first shown
    Veil* veil_;
};

} // namespace views

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

// The frame around a chart: title, one line of explanation, and a menu for what people do with
// charts. The table of its figures can be shown in its place.
class ChartCard : public QFrame {
    Q_OBJECT
public:
    explicit ChartCard(QWidget* parent = nullptr);

    // Greys the picture while it is of an earlier plan, and says so; empty: it is of this one.
    void setWaiting(const QString& why);
    QString waiting() const;
    // Beside the title.
    void addAside(QWidget* widget);

    // All that can be done with the chart. Actions are named for what they do.
    std::unique_ptr<QMenu> menu();
    QToolButton* menuButton() const { return more_; }
    // The picture without and with its title, on what lies behind it.
    void drawBody(QPainter& painter, const QSize& size, const Theme& theme);
    void drawWhole(QPainter& painter, const QSize& size, const Theme& theme);
    // Written as the ending says: .png, .svg, .pdf.
    engine::Result<void> saveAs(const QString& path);
    void showTable(bool shown);
    const ChartTable* shownTable() const; // null while the picture is shown

protected:
    void setHead(const QString& title, const QString& subtitle, const QString& summary);
    void setBody(QWidget* body);
    QWidget* body() const { return body_; }
    // Below the picture.
    void addBelow(QWidget* widget) { layout_->addWidget(widget); }
    // `key` is told beside the words; who takes keys acts on it.
    static QAction* offer(QMenu& menu, const char* name, const QString& text, const QString& key,
                          const std::function<void()>& act);
    virtual void fillMenu(QMenu&) {} // what only this kind of chart can do
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
    ChartTable* table_ = nullptr; // made when it is first shown
    Veil* veil_;
};

} // namespace views

#pragma once

#include "model/chartdata.h"

#include <QFrame>
#include <QVBoxLayout>

namespace views {

class TextBlock;
class Veil;

// The frame around a chart: title, one line of explanation, and the menu that copies the picture
// or its table.
class ChartCard : public QFrame {
    Q_OBJECT
public:
    explicit ChartCard(QWidget* parent = nullptr);

    // Greys the picture while it is of an earlier plan, and says so; empty: it is of this one.
    void setWaiting(const QString& why);
    QString waiting() const;
    // Beside the title.
    void addAside(QWidget* widget);

protected:
    void setHead(const QString& title, const QString& subtitle, const QString& summary);
    void setBody(QWidget* body);
    // Below the picture.
    void addBelow(QWidget* widget) { layout_->addWidget(widget); }
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    virtual model::Table table() const = 0;
    virtual void drawVector(QPainter& painter, const QSize& size) = 0;

private:
    void placeAsides();
    void copyPicture();
    void copyTable();

    QVBoxLayout* layout_;
    QHBoxLayout* headRow_;
    TextBlock* title_;
    TextBlock* subtitle_;
    QWidget* body_ = nullptr;
    Veil* veil_;
};

} // namespace views

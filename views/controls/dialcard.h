#pragma once

#include "model/format/numberformat.h"

#include <QFrame>

#include <memory>

class QMenu;

namespace views {

// One figure: its name, the number large, its unit, its band and a line below. It paints itself:
// seven of them change with every turn. A click or Enter asks why.
class DialCard : public QFrame {
    Q_OBJECT
    Q_PROPERTY(QString text READ text)
public:
    explicit DialCard(QWidget* parent = nullptr);
    void setFigure(const QString& dial, const QString& label,
                   const model::NumberFormat::Parts& value, const QString& band,
                   const QString& note);
    // How far it lies from the baseline's; empty where there is none.
    void setDelta(const QString& delta);
    const QString& delta() const { return delta_; }
    QString shownDelta() const; // what of it there is room for
    // Where there is little room, only the band stays below the number.
    void setCompact(bool compact);
    const QString& dial() const { return dial_; }
    QString valueText() const;
    std::unique_ptr<QMenu> menu(); // copy, why
    QString text() const { return label_ + u'\n' + valueText() + u'\n' + note_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

Q_SIGNALS:
    void whyRequested(const QString& dial, const QPoint& at);

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    static constexpr int kMargin = 9, kSpare = 6; // a line may run into the right margin
    void describe();
    int linesOfNote() const;
    void growTo(int lines);
    void askWhy();
    QFont numberFont(const QString& number, const QFont& unit) const;
    int room() const { return width() - 2 * kMargin + kSpare; }

    QString dial_, label_, band_, note_, delta_;
    model::NumberFormat::Parts value_;
    int lines_ = 2; // that a note may take
    bool compact_ = false;
};

} // namespace views

#pragma once

#include "model/format/numberformat.h"

#include <QFrame>

#include <memory>

class QMenu;

namespace views {

// One result: its name, the number in large type, its unit, its range and a note. It paints itself,
// since seven of them change with every edit. A click or Enter explains it.
class DialCard : public QFrame {
    Q_OBJECT
    Q_PROPERTY(QString text READ text)
public:
    explicit DialCard(QWidget* parent = nullptr);
    void setFigure(const QString& dial, const QString& label,
                   const model::NumberFormat::Parts& value, const QString& band,
                   const QString& note);
    // The difference to the baseline; empty if there is none.
    void setDelta(const QString& delta);
    const QString& delta() const { return delta_; }
    QString shownDelta() const; // as much of it as fits
    // Where there is little room, only the range is shown below the number.
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
    static constexpr int kMargin = 9, kSpare = 6; // a line may extend into the right margin
    void describe();
    int linesOfNote() const;
    void growTo(int lines);
    void askWhy();
    QFont numberFont(const QString& number, const QFont& unit) const;
    int room() const { return width() - 2 * kMargin + kSpare; }

    QString dial_, label_, band_, note_, delta_;
    model::NumberFormat::Parts value_;
    int lines_ = 2; // reserved for the note
    bool compact_ = false;
};

} // namespace views

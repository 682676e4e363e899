#pragma once

#include <QWidget>

namespace views {

// Grays out the widget below and says why: its values are of an outdated plan.
class Veil : public QWidget {
    Q_OBJECT
public:
    explicit Veil(QWidget* parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }
    // Covers a sibling widget. An empty text removes the veil.
    void cover(const QWidget* below, const QString& text);
    QString text() const { return text_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
};

} // namespace views

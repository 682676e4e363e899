#pragma once

#include <QWidget>

namespace views {

// Greys what lies below it and says why: figures that are of an earlier plan.
class Veil : public QWidget {
    Q_OBJECT
public:
    explicit Veil(QWidget* parent) : QWidget(parent)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }
    // Covers that widget of the same parent. An empty text takes it away.
    void cover(const QWidget* below, const QString& text);
    QString text() const { return text_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
};

} // namespace views

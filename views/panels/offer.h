#pragma once

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace views {

// In place of a page that has nothing to show: why, and what would fill it.
class Offer : public QWidget {
    Q_OBJECT
public:
    explicit Offer(QWidget* parent = nullptr);

    void setText(const QString& text);
    QString text() const;
    // In a row below the text; the first one is the usual choice.
    QPushButton* addButton();

private:
    QLabel* text_;
    QBoxLayout* buttons_;
};

} // namespace views

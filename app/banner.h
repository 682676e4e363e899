#pragma once

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace app {

// A line below the top bar for errors and offers that does not block the user's work.
class Banner : public QFrame {
    Q_OBJECT
public:
    using Action = std::pair<QString, std::function<void()>>;

    explicit Banner(QWidget* parent = nullptr);
    void announce(const QString& text, const QList<Action>& actions = {});
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* text_;
    QHBoxLayout* buttons_;
};

} // namespace app

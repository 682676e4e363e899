#pragma once

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace app {

// A line under the top bar that says what went wrong or what can be done, and stays out of the
// way of the work.
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

#pragma once

#include <QToolButton>

namespace views {

// While pressed, shows only changed inputs; its icon is the dot that marks them.
class ChangedButton : public QToolButton {
    Q_OBJECT
public:
    explicit ChangedButton(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace views

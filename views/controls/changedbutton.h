#pragma once

#include <QToolButton>

namespace views {

// Shows only what was changed, while it is pressed: the dot that stands behind such inputs.
class ChangedButton : public QToolButton {
    Q_OBJECT
public:
    explicit ChangedButton(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace views

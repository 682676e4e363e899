#pragma once

#include <QLineEdit>

namespace views {

// The exact number beside a slider. It shows the rounded reading, and every digit while it is
// edited; Enter or leaving takes it, Escape does not.
class ValueField : public QLineEdit {
    Q_OBJECT
public:
    explicit ValueField(QWidget* parent = nullptr);

    // What to show, and what to show while editing.
    void setReading(const QString& shown, const QString& exact);
    void setWrong(bool wrong);

Q_SIGNALS:
    void typed(const QString& text);
    void cancelled();

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void commit();

    QString shown_, exact_;
    bool wrong_ = false;
};

} // namespace views

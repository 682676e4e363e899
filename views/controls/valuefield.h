#pragma once

#include <QLineEdit>

namespace views {

// The exact number next to a slider. Shows a rounded number, and all digits while editing; Enter or
// leaving the field applies it, Escape discards it.
class ValueField : public QLineEdit {
    Q_OBJECT
public:
    explicit ValueField(QWidget* parent = nullptr);

    // The text to show, and the text to edit.
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

#pragma once

#include <QByteArray>
#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace views {

// The accent color of a document: a swatch that opens a color dialog, and a button to reset it.
class AccentField : public QWidget {
    Q_OBJECT
public:
    explicit AccentField(QWidget* parent = nullptr);

    QString colour() const { return colour_; } // "#1b6ac9"; empty: the default
    void setColour(const QString& colour);
    QPushButton* swatch() const { return swatch_; }
    QPushButton* resetting() const { return reset_; }

Q_SIGNALS:
    void changed();

private:
    void ask();
    void show();

    QString colour_;
    QPushButton *swatch_, *reset_;
    QLabel* note_;
};

// A logo: chosen, or dropped onto it. Any other file gives an error and keeps the old logo.
class LogoField : public QFrame {
    Q_OBJECT
public:
    explicit LogoField(QWidget* parent = nullptr);

    QByteArray picture() const { return picture_; } // a PNG
    void setPicture(const QByteArray& png);
    void take(const QString& path);
    QPushButton* choosing() const { return choose_; }
    QPushButton* removing() const { return remove_; }
    QString status() const;

Q_SIGNALS:
    void changed();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void ask();
    void show(const QString& status);

    QByteArray picture_;
    QLabel *shown_, *status_;
    QPushButton *choose_, *remove_;
};

} // namespace views

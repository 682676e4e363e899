#pragma once

#include "model/project/projectdocument.h"

#include <QWidget>

class QLabel;

namespace views {

// A control that turns one knob: it names it, explains it, shows whether it differs from the
// default, and re-reads it when the project changes.
class KnobControl : public QWidget {
    Q_OBJECT
public:
    KnobControl(model::ProjectDocument& document, QString path, QWidget* parent = nullptr);

    const QString& path() const { return path_; }
    // Re-reads the knob; hides where it does not apply. What nobody can see is read when it shows.
    void refresh();
    virtual void retranslate() = 0;
    virtual bool applies() const = 0;
    // Hides it while it has its default.
    void setOnlyChanged(bool only);
    // Draws the eye to it for a moment.
    void lightUp();

protected:
    void reread(); // seen or not
    virtual void read() = 0;
    void showEvent(QShowEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void reset();
    bool isWanted() const; // it applies, and was changed where only that is shown
    void setApplies(bool applies);
    QString label() const;
    // The label, with a dot where the value is not the default; whether it is another one now.
    bool showLabel(QLabel& on) const;

    model::ProjectDocument& document_;

private:
    QString path_;
    mutable QString label_; // in the language of the moment
    bool lit_ = false, onlyChanged_ = false;
};

} // namespace views

#pragma once

#include "model/project/projectdocument.h"

#include <QWidget>

class QLabel;

namespace views {

// A control for one knob: shows its name, tooltip and whether it differs from the default, and
// updates when the project changes.
class KnobControl : public QWidget {
    Q_OBJECT
public:
    KnobControl(model::ProjectDocument& document, QString path, QWidget* parent = nullptr);

    const QString& path() const { return path_; }
    // Reads the knob again; hides if it does not apply. A hidden control is updated when shown.
    void refresh();
    virtual void retranslate() = 0;
    virtual bool applies() const = 0;
    // Hides while at its default.
    void setOnlyChanged(bool only);
    // Highlights it for a moment.
    void lightUp();

protected:
    void reread(); // visible or not
    virtual void read() = 0;
    void showEvent(QShowEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void reset();
    bool isWanted() const; // applies, and passes the filter for changed inputs
    void setApplies(bool applies);
    QString label() const;
    // Sets the label, with a dot if the value is not the default; returns whether it changed.
    bool showLabel(QLabel& on) const;

    const std::string& key() const { return key_; } // the path as the engine has it

    model::ProjectDocument& document_;

private:
    QString path_;
    std::string key_;
    mutable QString label_; // in the current language
    bool lit_ = false, onlyChanged_ = false;
};

} // namespace views

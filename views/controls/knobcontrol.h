#pragma once

#include "model/projectdocument.h"

#include <QWidget>

namespace views {

// A control that turns one knob: it names it, explains it, shows whether it differs from the
// default, and re-reads it when the project changes.
class KnobControl : public QWidget {
    Q_OBJECT
public:
    KnobControl(model::ProjectDocument& document, QString path, QWidget* parent = nullptr);

    const QString& path() const { return path_; }
    // Re-reads the knob; hides where it does not apply.
    virtual void refresh() = 0;
    virtual void retranslate() = 0;

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;
    void reset();
    void setApplies(bool applies);
    QString label() const;
    // The label, with a dot where the value is not the default.
    QString markedLabel() const;

    model::ProjectDocument& document_;

private:
    QString path_;
    mutable QString label_; // in the language of the moment
};

} // namespace views

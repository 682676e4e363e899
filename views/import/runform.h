#pragma once

#include "model/projectdocument.h"

#include <QDialog>
#include <QMap>

class QLabel;
class QLineEdit;
class QPushButton;

namespace views {

// A run that somebody measured, typed in. It starts with the machines of the plan; what is not
// known stays empty.
class RunForm : public QDialog {
    Q_OBJECT
public:
    explicit RunForm(model::ProjectDocument& document, QWidget* parent = nullptr);

    QLineEdit* field(const QString& key) const { return fields_[key]; }
    QPushButton* keep() { return keep_; }
    QString problem() const;

private:
    void apply();

    model::ProjectDocument& document_;
    QMap<QString, QLineEdit*> fields_;
    QLabel* problem_;
    QPushButton* keep_;
};

} // namespace views

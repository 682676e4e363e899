#pragma once

#include "model/accuracy/ownruns.h"
#include "model/import/runentry.h"
#include "model/project/projectdocument.h"

#include <QDialog>
#include <QMap>
#include <QTimer>

#include <optional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace views {

// A form for a measured run: entered by hand, read from a log on the clipboard, or an existing run
// of the project. A new run starts with the plan's hardware; unknown fields stay empty. Its
// prediction is updated while typing.
class RunForm : public QDialog {
    Q_OBJECT
public:
    // The index of the run in the project; none: a new run.
    RunForm(model::ProjectDocument& document, std::optional<std::size_t> edited,
            QWidget* parent = nullptr);

    QLineEdit* field(const QString& key) const { return fields_[key].line; }
    QComboBox* box(const QString& key) const { return fields_[key].box; }
    QPushButton* keep() { return keep_; }
    QPushButton* paste() { return paste_; }
    QCheckBox* calibrate() { return calibrate_; }
    QString problem() const;
    QString reading() const; // the prediction for the entered data

private:
    struct Field {
        QLineEdit* line = nullptr; // of a box that accepts any name
        QComboBox* box = nullptr;
        QLabel *label = nullptr, *unit = nullptr;
    };
    QGridLayout* part(model::RunInput::Part part);
    Field fieldFor(const model::RunInput& input);
    void fill(const model::RunTexts& texts);
    model::RunTexts texts() const;
    void pasteLog();
    void follow();
    void announce(const QString& problem);
    void apply();

    model::ProjectDocument& document_;
    std::optional<std::size_t> edited_;
    model::RunPredictor predictor_;
    QMap<QString, Field> fields_;
    QLabel *problem_, *reading_;
    QCheckBox* calibrate_;
    QPushButton *paste_, *keep_;
    QTimer typed_;
};

} // namespace views

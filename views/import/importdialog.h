#pragma once

#include "model/import/importjob.h"
#include "model/project/projectdocument.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace views {

class PricePicker;

// What was recognized in a file, and what can be done with it. Nothing changes until the user
// confirms; then it is one undo step.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(model::ProjectDocument& document, const QString& catalogFolder,
                 QWidget* parent = nullptr);

    void read(const QString& path);
    QPushButton* use() { return use_; }
    PricePicker* picker() { return picker_; }
    QCheckBox* pull() { return pull_; }
    // All text shown, for accessibility and tests.
    QString summary() const;

Q_SIGNALS:
    void projectFound(const QString& path); // a project to open rather than import
    void refused(const QString& why);
    void taken(const QString& what, bool undoable);

private:
    void show(const model::Understood& file);
    void showFacts();
    void showWarnings();
    void showPrices();
    void showPace();
    void offer();
    void apply();
    engine::Result<engine::Project> changed() const; // the project including the import
    QString stepText() const;
    QString useText() const;

    model::ProjectDocument& document_;
    QString catalogFolder_;
    model::ImportJob* job_;
    model::Understood file_;
    QLabel *title_, *source_;
    QVBoxLayout* body_;
    QProgressBar* progress_;
    QCheckBox* pull_; // calibrate the plan's step times with the measured ones
    QLabel* problem_;
    QPushButton *use_, *cancel_;
    PricePicker* picker_ = nullptr;
    bool finished_ = false;
};

} // namespace views

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

// What a file was understood to be, and what can be done with it. Nothing changes before that is
// asked for; then it is one undo step.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    ImportDialog(model::ProjectDocument& document, const QString& catalogFolder,
                 QWidget* parent = nullptr);

    void read(const QString& path);
    QPushButton* use() { return use_; }
    PricePicker* picker() { return picker_; }
    QCheckBox* pull() { return pull_; }
    // All that is said, for people who cannot see it and for tests.
    QString summary() const;

Q_SIGNALS:
    void projectFound(const QString& path); // a file to open, not to import
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
    engine::Result<engine::Project> changed() const; // the project with it
    QString stepText() const;
    QString useText() const;

    model::ProjectDocument& document_;
    QString catalogFolder_;
    model::ImportJob* job_;
    model::Understood file_;
    QLabel *title_, *source_;
    QVBoxLayout* body_;
    QProgressBar* progress_;
    QCheckBox* pull_; // the plan's steps to the measured ones
    QLabel* problem_;
    QPushButton *use_, *cancel_;
    PricePicker* picker_ = nullptr;
    bool finished_ = false;
};

} // namespace views

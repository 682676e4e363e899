#pragma once

#include "model/project/startplan.h"

#include <QDialog>
#include <QMap>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace views {

// First run: what work, how big, within what limits; or a template, or a file. Skipping it opens
// the sample, and it does not come up again.
class Welcome : public QDialog {
    Q_OBJECT
public:
    Welcome(const engine::Catalog& catalog, const model::NumberFormat& format,
            QWidget* parent = nullptr);

    QComboBox* kind() const { return kind_; }
    QComboBox* model() const { return model_; }
    QLineEdit* field(const QString& path) const { return fields_.value(path); }
    QListWidget* templates() const { return templates_; }
    QPushButton* starter() const { return start_; }
    QPushButton* templateOpener() const { return openTemplate_; }
    QPushButton* skipper() const { return skip_; }
    QString problem() const;

Q_SIGNALS:
    void answered(const engine::Project& project);
    void templateChosen(const QString& id);
    void fileRequested();
    void filesDropped(const QStringList& paths);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void fillModels();
    void fillFields();
    void addFields(QFormLayout* form, const std::vector<model::StartPlan::Field>& fields);
    void complain(const engine::Error& error);
    void start();
    void takeTemplate();

    model::StartPlan plan_;
    QComboBox *kind_, *model_;
    QLabel* modelLabel_;
    QFormLayout *size_, *limits_;
    QMap<QString, QLineEdit*> fields_;
    QLabel* problem_;
    QListWidget* templates_;
    QPushButton *start_, *openTemplate_, *openFile_, *skip_;
};

} // namespace views

#pragma once

#include "model/catalog/owncatalog.h"
#include "model/catalog/ownform.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace views {

// The form for an entry of the user's own. Errors are shown next to the form and marked in it; it
// closes only once the entry is saved.
class OwnEntryDialog : public QDialog {
    Q_OBJECT
public:
    OwnEntryDialog(model::ProjectDocument& document, model::OwnCatalog& own,
                   engine::CatalogKind kind, const QString& copyOf, QWidget* parent = nullptr);

    QLineEdit* edit(const QString& key) const; // "name", "id", "source", "date" or a field's key
    QComboBox* list(const QString& key) const;
    QLabel* complaint() const { return complaint_; }
    QPushButton* saveButton() const { return save_; }
    void save();

Q_SIGNALS:
    void saved(const QString& id);

private:
    struct Line {
        QString key;
        QLineEdit* edit = nullptr;
        QComboBox* list = nullptr;
    };
    void build();
    QWidget* body();
    QHBoxLayout* buttons();
    void addHead(QFormLayout* form);
    void addEdit(QFormLayout* form, const QString& key, const QString& label, const QString& value,
                 const QString& hint, const QString& unit = {});
    void addList(QFormLayout* form, const model::OwnField& field);
    void read();
    void complain(const QString& field, const QString& sentence);

    model::OwnCatalog& own_;
    model::OwnForm form_;
    std::vector<Line> lines_;
    QLabel* complaint_;
    QPushButton* save_;
};

} // namespace views

#pragma once

#include "model/catalog/owncatalog.h"
#include "model/project/projectdocument.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QListWidget;
class QSplitter;

namespace views {

class CatalogActions;
class OwnEntryDialog;
class PartList;
class SheetPanel;

// The catalog: kinds of parts, the parts of one kind, the data of the selected one or a comparison
// of several, and actions on them.
class CatalogPage : public QWidget {
    Q_OBJECT
public:
    // The user's own entries are stored in that folder, which need not exist yet.
    CatalogPage(model::ProjectDocument& document, QString ownFolder, QWidget* parent = nullptr);

    void showKind(engine::CatalogKind kind);
    engine::CatalogKind kind() const;
    // Shows that kind of parts and selects these entries.
    void showEntries(engine::CatalogKind kind, const QStringList& ids);

    QListWidget* kinds() const { return kinds_; }
    PartList* list() const { return list_; }
    SheetPanel* sheet() const { return sheet_; }
    CatalogActions* actions() const { return actions_; }
    OwnEntryDialog* form() const; // null unless open
    QLabel* message() const { return message_; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void connectActions();
    void connectDocument();
    QWidget* middle();
    void fillKinds();
    void selectionChanged();
    void refreshActions();
    void refresh();
    void runsChanged();
    void giveRoom();
    void use();
    void removeOwn();
    void openForm(const QString& copyOf);
    void announce(const QString& message);
    QString selectedId() const; // empty unless exactly one is selected

    model::ProjectDocument& document_;
    model::OwnCatalog own_;
    QListWidget* kinds_;
    PartList* list_;
    SheetPanel* sheet_;
    CatalogActions* actions_;
    QSplitter* split_;
    QLabel* message_;
    QPointer<OwnEntryDialog> form_;
    std::vector<engine::MeasuredRun> runs_; // as shown
    bool shown_ = false, wide_ = false;     // wide: the comparison fills the page
};

} // namespace views

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

// The catalog: what kinds of parts there are, the parts of one kind, what is known of the one
// selected or of several side by side, and what can be done with them.
class CatalogPage : public QWidget {
    Q_OBJECT
public:
    // Own entries are kept in that folder, which need not exist yet.
    CatalogPage(model::ProjectDocument& document, QString ownFolder, QWidget* parent = nullptr);

    void showKind(engine::CatalogKind kind);
    engine::CatalogKind kind() const;
    // Opens the kind and selects these entries.
    void showEntries(engine::CatalogKind kind, const QStringList& ids);

    QListWidget* kinds() const { return kinds_; }
    PartList* list() const { return list_; }
    SheetPanel* sheet() const { return sheet_; }
    CatalogActions* actions() const { return actions_; }
    OwnEntryDialog* form() const; // while one is open
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
    QString selectedId() const; // empty unless one is

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
    bool shown_ = false, wide_ = false;     // the comparison has the whole page
};

} // namespace views

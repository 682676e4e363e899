#pragma once

#include "model/catalog/partsheet.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;
class QTableView;

namespace views {

// What is known of the part that is selected, or of several side by side; under it all that there
// is to say about the figure at hand. Ctrl+C copies the whole sheet.
class SheetPanel : public QFrame {
    Q_OBJECT
public:
    explicit SheetPanel(const model::ProjectDocument& document, QWidget* parent = nullptr);

    // A selection of more than can be compared gets a message, not a part of the comparison.
    void show(engine::CatalogKind kind, const QStringList& ids);
    void refresh();
    void copySheet() const;
    void saveSheet(); // as CSV
    model::PartSheet* sheet() const { return sheet_; }
    QTableView* tableView() const { return view_; }
    QPlainTextEdit* detail() const { return detail_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void lay();
    void layComparison(int width);
    void laySheet(int width);
    void showHead();
    void showDetail();

    model::PartSheet* sheet_;
    QLabel* title_;
    QLabel* subtitle_;
    QTableView* view_;
    QPlainTextEdit* detail_;
    engine::CatalogKind kind_ = engine::CatalogKind::Accelerators;
    QStringList ids_;
};

} // namespace views

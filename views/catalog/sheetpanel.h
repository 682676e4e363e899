#pragma once

#include "model/catalog/partsheet.h"

#include <QFrame>

class QLabel;
class QPlainTextEdit;
class QTableView;

namespace views {

// The data of the selected part, or of several side by side; below, the details of the current
// figure. Ctrl+C copies the whole sheet.
class SheetPanel : public QFrame {
    Q_OBJECT
public:
    explicit SheetPanel(const model::ProjectDocument& document, QWidget* parent = nullptr);

    // If more entries are selected than can be compared, shows a message instead.
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

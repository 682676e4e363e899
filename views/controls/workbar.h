#pragma once

#include "model/project/projectdocument.h"

#include <QWidget>

#include <vector>

class QLineEdit;
class QMenu;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace views {

// The workloads of the plan, one below the other; a click shows one. On a page about training or
// serving only, just those of that kind. Hidden if there is only one.
class WorkBar : public QWidget {
    Q_OBJECT
public:
    // Which of the workloads in view to highlight.
    using Which = std::size_t engine::InView::*;
    WorkBar(model::ProjectDocument& document, Which which, QWidget* parent = nullptr);

    // Adds, renames, moves and removes workloads, where the list is editable.
    QToolButton* menuButton();
    const std::vector<QPushButton*>& rows() const { return rows_; }
    QLineEdit* editor() const { return editor_; }
    void rename(std::size_t at);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    QPushButton* makeRow();
    bool isListed(const engine::Workload& work) const;
    std::size_t shownPlace() const { return document_.view().*which_; }
    void fillMenu();
    void fillWith(QMenu& menu, std::size_t at);
    void openMenu(QPushButton* row, const QPoint& at);
    void endRename(bool keep);
    void retranslate();

    model::ProjectDocument& document_;
    Which which_;
    QVBoxLayout* list_;
    std::vector<QPushButton*> rows_;  // of the workloads listed …
    std::vector<std::size_t> places_; // … and their indices in the plan
    QLineEdit* editor_;
    QToolButton* menu_ = nullptr;
    std::size_t renaming_ = 0;
};

} // namespace views

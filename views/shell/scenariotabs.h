#pragma once

#include "model/project/projectdocument.h"

#include <QWidget>

#include <optional>

class QAction;
class QLineEdit;
class QMenu;
class QTabBar;
class QToolButton;

namespace views {

// The scenarios as tabs: click to open, drag to move, double-click or F2 to rename, + to duplicate.
// Further actions are in the context menu and in the window's menu.
class ScenarioTabs : public QWidget {
    Q_OBJECT
public:
    explicit ScenarioTabs(model::ProjectDocument& document, QWidget* parent = nullptr);
    ~ScenarioTabs() override;

    QTabBar* bar() const { return bar_; }
    QToolButton* addButton() const { return add_; }
    QLineEdit* editor() const { return editor_; }
    void rename(int at);
    // Actions for a scenario; without one, for the open one, with shortcuts.
    void fillMenu(QMenu& menu, std::optional<int> at = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class Act { Duplicate, Rename, Left, Right, Pin, Remove, Next, Previous };
    struct Shown {
        QStringList names;
        std::size_t current = 0;
        std::optional<std::size_t> baseline;
        bool operator==(const Shown&) const = default;
    };

    void connectAll();
    void refresh();
    void showPins();
    void retranslate();
    void act(Act what, int at);
    void add(QMenu& menu, Act what, const QString& text, const QKeySequence& keys,
             std::optional<int> at);
    void enable(const QMenu& menu, int of) const;
    bool may(Act what, int at) const;
    int current() const { return static_cast<int>(document_.scenario()); }
    void endRename(bool keep);
    void settleDrag();

    model::ProjectDocument& document_;
    QTabBar* bar_;
    QToolButton* add_;
    QLineEdit* editor_;
    Shown shown_;
    int renaming_ = -1;
    QList<int> dragged_; // tab order before the drag
};

} // namespace views

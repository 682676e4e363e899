#pragma once

#include "model/find/findable.h"
#include "model/find/habits.h"
#include "views/find/searchpopup.h"

#include <QObject>
#include <QPointer>

class QAction;

namespace views {
class WhyPopover;
} // namespace views

namespace app {

class MainWindow;

// Search for anything by name: inputs, results, choices, catalog entries, pages, actions,
// templates. A hit is shown where it belongs.
class Finder : public QObject {
    Q_OBJECT
public:
    explicit Finder(MainWindow& window);

    views::SearchPopup* open(const QString& typed = {});
    views::SearchPopup* popup() const { return popup_; }
    void collect();
    // Everything that can be found, as of the last opening.
    const std::vector<model::Findable>& all() const { return all_; }
    // Acts on a hit: applies an option to the plan (`otherWay`: shows it in the catalog), opens a
    // result's explanation, shows an input. False if it is not available in this plan.
    bool go(const model::Findable& to, bool otherWay = false);
    bool showInput(const QString& path);

private:
    void taken(const QString& key, bool otherWay);
    void addPages();
    void addActions(const QList<QAction*>& actions, const QString& menu);
    bool revealOn(QWidget* page, const QString& path);
    bool take(const QString& path, const QString& id);
    bool explain(const QString& dial);

    MainWindow& window_;
    model::Habits habits_;
    std::vector<model::Findable> all_;
    std::vector<QPointer<QAction>> actions_;
    QPointer<views::SearchPopup> popup_;
    views::WhyPopover* why_ = nullptr; // created on first use
};

} // namespace app

#pragma once

#include "views/charts/plannamed.h"

#include <QGraphicsView>

#include <functional>
#include <vector>

class QGraphicsProxyWidget;
class QLabel;
class QStackedWidget;

namespace model {
class ProjectDocument;
}

namespace views {

class StageSlider;

// A slide, created when it is first shown.
struct PresentedPage {
    QString name;
    std::function<QWidget*()> make;
};

// A full-screen presentation with large slides and one slider for live changes. Fully usable by
// keyboard: by slide and by scenario.
class Presenter : public QGraphicsView {
    Q_OBJECT
public:
    Presenter(model::ProjectDocument& document, std::vector<PresentedPage> pages, int first,
              QWidget* parent = nullptr);
    ~Presenter() override;

    int page() const { return page_; }
    QWidget* shown() const;
    StageSlider* slider() const { return slider_; }
    QString footer() const;
    double enlargement() const { return transform().m11(); }

Q_SIGNALS:
    void left(int page);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    // The widget on screen, from which charts learn whose plan they show.
    class Stage : public QWidget, public PlanNamed {
    public:
        explicit Stage(model::ProjectDocument& document) : document_(document) {}
        QString planName() const override;

    private:
        model::ProjectDocument& document_;
    };

    void addKeys();
    void show(int page);
    void step(int by);         // to the next slide, and from the last one to the next scenario
    bool stepScenario(int by); // returns whether there was one
    void fit();
    void showPosition();

    model::ProjectDocument& document_;
    std::vector<PresentedPage> pages_;
    std::vector<QWidget*> made_; // one each, null before it is shown
    int page_ = -1;
    Stage* stage_;
    QStackedWidget* stack_;
    StageSlider* slider_;
    QLabel *what_, *where_;
    QGraphicsProxyWidget* proxy_ = nullptr;
};

} // namespace views

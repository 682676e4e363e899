#include "views/shell/presenter.h"

#include "model/project/projectdocument.h"
#include "model/sentences/workname.h"
#include "views/stage/stageslider.h"
#include "views/theme.h"

#include <QCloseEvent>
#include <QFrame>
#include <QGraphicsProxyWidget>
#include <QGraphicsScene>
#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

// Minimum layout size of a slide, which is then scaled up to the screen.
constexpr QSize kStage{1000, 640};

QString text(const std::string& s)
{
    return QString::fromStdString(s);
}

} // namespace

QString Presenter::Stage::planName() const
{
    return text(document_.project().scenarios[document_.project().current].name);
}

Presenter::Presenter(model::ProjectDocument& document, std::vector<PresentedPage> pages, int first,
                     QWidget* parent)
    : QGraphicsView(parent)
    , document_(document)
    , pages_(std::move(pages))
    , made_(pages_.size(), nullptr)
    , stage_(new Stage(document))
    , stack_(new QStackedWidget)
    , slider_(new StageSlider(document))
    , what_(new QLabel)
    , where_(new QLabel)
{
    setWindowFlag(Qt::Window);
    setWindowTitle(tr("Headroom presentation"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* footer = new QHBoxLayout;
    footer->setContentsMargins(2 * kGrid, 0, 2 * kGrid, kGrid);
    for (QLabel* label : {what_, where_}) {
        label->setObjectName(QStringLiteral("muted"));
        label->setTextFormat(Qt::PlainText);
    }
    footer->addWidget(what_, 1);
    footer->addWidget(where_);
    auto* layout = new QVBoxLayout(stage_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* turned = new QHBoxLayout;
    turned->addStretch();
    turned->addWidget(slider_);
    turned->addStretch();
    layout->addWidget(stack_, 1);
    layout->addLayout(turned);
    layout->addLayout(footer);
    setScene(new QGraphicsScene(this));
    proxy_ = scene()->addWidget(stage_);
    addKeys();
    connect(&document_, &model::ProjectDocument::projectChanged, this, &Presenter::showPosition);
    show(std::clamp(first, 0, static_cast<int>(pages_.size()) - 1));
    proxy_->setFocus();
}

Presenter::~Presenter()
{
    document_.disconnect(this);
}

void Presenter::addKeys()
{
    const auto key = [this](const QKeySequence& keys, auto act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    key(Qt::Key_PageDown, [this] { step(1); });
    key(Qt::Key_PageUp, [this] { step(-1); });
    key(Qt::CTRL | Qt::Key_PageDown, [this] { stepScenario(1); });
    key(Qt::CTRL | Qt::Key_PageUp, [this] { stepScenario(-1); });
    key(Qt::Key_Escape, [this] { close(); });
    key(Qt::Key_F11, [this] { close(); });
}

void Presenter::show(int page)
{
    page_ = page;
    QWidget*& widget = made_[static_cast<std::size_t>(page)];
    if (!widget) {
        widget = pages_[static_cast<std::size_t>(page)].make();
        stack_->addWidget(widget);
    }
    stack_->setCurrentWidget(widget);
    showPosition();
}

void Presenter::step(int by)
{
    const int last = static_cast<int>(pages_.size()) - 1, next = page_ + by;
    if (next >= 0 && next <= last)
        show(next);
    else if (stepScenario(by))
        show(by > 0 ? 0 : last);
}

bool Presenter::stepScenario(int by)
{
    const auto& project = document_.project();
    const auto next = static_cast<std::ptrdiff_t>(project.current) + by;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(project.scenarios.size()))
        return false;
    document_.showScenario(static_cast<std::size_t>(next));
    return true;
}

void Presenter::showPosition()
{
    const auto& project = document_.project();
    QStringList words;
    if (!project.client.empty())
        words << text(project.client);
    words << model::projectTitle(project);
    if (project.scenarios.size() > 1)
        words << stage_->planName();
    what_->setText(words.join(QStringLiteral(" · ")));
    //: %1 a page, %2 its number, %3 the number of pages.
    where_->setText(tr("%1, %2 of %3")
                        .arg(pages_[static_cast<std::size_t>(page_)].name)
                        .arg(page_ + 1)
                        .arg(pages_.size()));
    setAccessibleName(footer());
}

QWidget* Presenter::shown() const
{
    return stack_->currentWidget();
}

QString Presenter::footer() const
{
    return what_->text() + u'\n' + where_->text();
}

void Presenter::fit()
{
    if (!proxy_)
        return;
    const QSizeF room = viewport()->size();
    const double larger =
        std::max(1.0, std::min(room.width() / kStage.width(), room.height() / kStage.height()));
    proxy_->resize(room / larger);
    setTransform(QTransform::fromScale(larger, larger));
    setSceneRect(QRectF(QPointF(), room / larger));
    setBackgroundBrush(Theme::of(palette()).window);
}

void Presenter::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    fit();
}

void Presenter::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        fit();
    QGraphicsView::changeEvent(event);
}

void Presenter::closeEvent(QCloseEvent* event)
{
    QGraphicsView::closeEvent(event);
    Q_EMIT left(page_);
}

} // namespace views

#include "views/controls/knobslider.h"

#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "model/words/inputvalue.h"
#include "model/words/words.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace views {
namespace {

constexpr int kField = 112, kLeastField = 84, kAround = 17; // a text in a field

} // namespace

KnobSlider::KnobSlider(model::ProjectDocument& document, QString path, QWidget* parent)
    : KnobControl(document, std::move(path), parent)
    , label_(new QLabel)
    , aside_(new QLabel)
    , field_(new ValueField)
    , slider_(new DragSlider)
    , complaint_(new QLabel)
{
    auto* top = new QHBoxLayout;
    top->setSpacing(kGrid);
    top->addWidget(label_);
    top->addWidget(aside_);
    top->addStretch();
    top->addWidget(field_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2);
    all->addLayout(top);
    all->addWidget(slider_);
    all->addWidget(complaint_);
    field_->setFixedWidth(kField);
    label_->setMinimumWidth(1); // a long word must not widen the panel
    label_->setBuddy(field_);
    label_->installEventFilter(this);
    aside_->setTextFormat(Qt::RichText);
    aside_->hide(); // takes no room while empty
    complaint_->setWordWrap(true);
    complaint_->hide();
    setFocusProxy(slider_);

    connect(slider_, &DragSlider::gestureStarted, this,
            [this] { gesture_ = document_.beginGesture(); });
    connect(slider_, &DragSlider::gestureEnded, this, [this] {
        gesture_ = 0;
        document_.endGesture();
        refresh();
    });
    connect(slider_, &QSlider::valueChanged, this, &KnobSlider::slide);
    connect(slider_, &DragSlider::stepRequested, this, &KnobSlider::step);
    connect(slider_, &DragSlider::resetRequested, this, &KnobSlider::reset);
    connect(slider_, &DragSlider::valueRequested, this,
            [this](double spoken) { turn(map_->fromSpoken(spoken)); });
    connect(field_, &ValueField::typed, this, &KnobSlider::type);
    connect(field_, &ValueField::cancelled, complaint_, &QWidget::hide);
    connect(aside_, &QLabel::linkActivated, this, &KnobSlider::asideActivated);
    connect(&document_, &model::ProjectDocument::evaluated, this, [this] {
        if (isFound() && gesture_ == 0)
            refresh();
    });
    retranslate();
}

void KnobSlider::retranslate()
{
    const QString tip = model::words::knobTip(path());
    setToolTip(tip);
    slider_->setAccessibleName(label());
    slider_->setAccessibleDescription(tip);
    map_.reset(); // the ticks are in another language
    field_->setAccessibleName(label());
    field_->setAccessibleDescription(tip);
    rebuildMap();
    reread();
}

bool KnobSlider::isFound() const
{
    if (!model::findsCount(document_.plan()))
        return false; // for each of hundreds of controls
    const auto knob = engine::findNumber(document_.plan(), key());
    return knob && model::isFound(document_.plan(), knob);
}

double KnobSlider::value() const
{
    const auto knob = engine::findNumber(document_.plan(), key());
    return model::valueInUse(document_.plan(), knob, document_.evaluation().get());
}

void KnobSlider::rebuildMap()
{
    const auto knob = engine::findNumber(document_.plan(), key());
    auto map = std::make_unique<model::SliderMap>(document_.plan(), knob, document_.catalog());
    const QString locale = document_.format().locale().name();
    if (map_ && *map == *map_ && locale == locale_)
        return;
    map_ = std::move(map);
    locale_ = locale;
    QVector<double> positions;
    QStringList labels;
    for (const auto& tick : map_->ticks(document_.format())) {
        positions << tick.position;
        labels << tick.label;
    }
    slider_->setTicks(std::move(positions), std::move(labels));
}

bool KnobSlider::applies() const
{
    const engine::Plan& plan = document_.plan();
    const auto knob = engine::findNumber(plan, key());
    return knob && knob.row->applies(plan, plan.work[knob.work]);
}

void KnobSlider::read()
{
    const engine::Plan& plan = document_.plan();
    const auto knob = engine::findNumber(plan, key());
    if (!knob)
        return;
    if (gesture_ == 0) // the scale must not change during a drag
        rebuildMap();
    const double base = value();
    const auto format = document_.format();
    refreshing_ = true;
    if (std::isfinite(base))
        slider_->setValue(static_cast<int>(std::lround(map_->position(base) * DragSlider::kSteps)));
    refreshing_ = false;
    const QString text = format.text(base, knob.row->unit);
    const QString stop = map_->stopName(base);
    const QString both = stop.isEmpty() ? text : text + u' ' + stop;
    exact_ = format.editable(base, knob.row->unit);
    texts_ = {both, text, format.brief(base, knob.row->unit)};
    fitText();
    slider_->setSpoken({map_->spoken(base), map_->spokenLow(), map_->spokenHigh(), both});
    if (showLabel(*label_)) {
        fitField();
        label_->setToolTip(
            model::isDefault(document_, path())
                ? toolTip()
                : tr("This value differs from the default. Double-click to reset it."));
    }
    if (!field_->isModified()) {
        field_->setWrong(false);
        complaint_->hide();
    }
    if (textWidth(field_->font(), field_->text()) + kAround > field_->width())
        fitField();
}

// The longest text that fits; the name of a stop does not widen the field.
void KnobSlider::fitText()
{
    if (texts_.isEmpty())
        return;
    const auto fits = [&](const QString& text, int room) {
        return textWidth(field_->font(), text) + kAround <= room;
    };
    const int room = roomForField();
    field_->setReading(fits(texts_[0], std::min(kField, room))        ? texts_[0]
                       : fits(texts_[1], std::max(kLeastField, room)) ? texts_[1]
                                                                      : texts_[2],
                       exact_);
}

void KnobSlider::setAside(const QString& html)
{
    if (aside_->text() == html)
        return;
    aside_->setText(html);
    aside_->setVisible(!html.isEmpty());
    fitField();
}

void KnobSlider::slide(int position)
{
    if (refreshing_)
        return;
    const bool alone = gesture_ == 0; // Home, End, or a screen reader
    if (alone)
        gesture_ = document_.beginGesture();
    turn(map_->value(static_cast<double>(position) / DragSlider::kSteps));
    if (alone) {
        gesture_ = 0;
        document_.endGesture();
    }
}

void KnobSlider::step(int steps, bool page)
{
    turn(map_->stepped(value(), steps, page));
}

void KnobSlider::turn(double base)
{
    if (const auto turned = model::turn(document_, path(), base, gesture_); !turned)
        refresh();
}

void KnobSlider::type(const QString& text)
{
    const auto taken = model::type(document_, path(), text);
    field_->setWrong(!taken);
    complaint_->setVisible(!taken);
    if (!taken) {
        engine::Error error = taken.error();
        error.where = label().toStdString(); // users know the label, not the path
        complaint_->setText(model::words::error(error));
        QPalette colours = complaint_->palette();
        colours.setColor(QPalette::WindowText, Theme::of(palette()).bad);
        complaint_->setPalette(colours);
    } else {
        refresh();
    }
}

int KnobSlider::roomForField() const
{
    const int behind = aside_->text().isEmpty() ? 0 : aside_->sizeHint().width() + kGrid;
    return width() - label_->sizeHint().width() - behind - kGrid;
}

// The field shrinks, within limits, for a long label and the note after it, and widens for a long
// number.
void KnobSlider::fitField()
{
    const int needed = QFontMetrics(field_->font()).horizontalAdvance(field_->text()) + kAround;
    field_->setFixedWidth(
        std::clamp(roomForField(), std::min(needed, kLeastField), std::max(needed, kField)));
}

void KnobSlider::resizeEvent(QResizeEvent* event)
{
    KnobControl::resizeEvent(event);
    fitText();
    fitField();
}

bool KnobSlider::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == label_ && event->type() == QEvent::MouseButtonDblClick) {
        reset();
        return true;
    }
    return KnobControl::eventFilter(watched, event);
}

} // namespace views

#include "views/controls/choicecontrol.h"

#include "model/words/words.h"
#include "views/theme.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

namespace views {
namespace {

QString nameOf(const QString& path, const engine::Option& option)
{
    return option.name.empty() ? model::words::option(path, QString::fromStdString(option.id))
                               : QString::fromStdString(option.name);
}

bool choiceApplies(const engine::Plan& plan, const QString& path)
{
    const auto choice = engine::findChoice(plan, path.toStdString());
    return choice && choice.row->applies(plan, plan.work[choice.work]);
}

} // namespace

ChoiceBar::ChoiceBar(model::ProjectDocument& document, QString path, bool labelled, QWidget* parent)
    : KnobControl(document, std::move(path), parent)
    , label_(new QLabel)
    , row_(new QHBoxLayout)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addWidget(label_);
    all->addLayout(row_);
    label_->setVisible(labelled);
    row_->setSpacing(0);
    connect(&buttons_, &QButtonGroup::idClicked, this, [this](int i) {
        if (!document_.choose(this->path(), ids_[i]))
            refresh(); // back to what is chosen
    });
    retranslate();
}

void ChoiceBar::retranslate()
{
    setToolTip(model::words::knobTip(path()));
    ids_.clear(); // the names are read again
    reread();
}

void ChoiceBar::rebuild(const std::vector<engine::Option>& options)
{
    for (QAbstractButton* button : buttons_.buttons()) {
        buttons_.removeButton(button);
        row_->removeWidget(button);
        button->deleteLater();
        button->hide();
    }
    ids_.clear();
    for (const engine::Option& option : options) {
        auto* button = new QPushButton(nameOf(path(), option));
        button->setCheckable(true);
        button->setEnabled(option.available);
        button->setProperty("segment", true);
        const bool last = ids_.size() + 1 == static_cast<qsizetype>(options.size());
        button->setProperty("edge", ids_.isEmpty() ? QStringLiteral("first")
                                    : last         ? QStringLiteral("last")
                                                   : QStringLiteral("middle"));
        button->setAccessibleName(label() + QStringLiteral(": ") + button->text());
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons_.addButton(button, static_cast<int>(ids_.size()));
        row_->addWidget(button);
        ids_ << QString::fromStdString(option.id);
    }
}

bool ChoiceBar::applies() const
{
    return choiceApplies(document_.plan(), path());
}

void ChoiceBar::read()
{
    const engine::Plan& plan = document_.plan();
    const auto choice = engine::findChoice(plan, path().toStdString());
    const auto options = choice.row->options(plan, plan.work[choice.work], document_.catalog());
    QStringList ids;
    for (const engine::Option& option : options)
        ids << QString::fromStdString(option.id);
    if (ids != ids_)
        rebuild(options);
    for (std::size_t i = 0; i < options.size(); ++i)
        buttons_.button(static_cast<int>(i))->setEnabled(options[i].available);
    const QString now = QString::fromStdString(choice.row->get(plan, plan.work[choice.work]));
    for (qsizetype i = 0; i < ids_.size(); ++i)
        buttons_.button(static_cast<int>(i))->setChecked(ids_[i] == now);
    if (const QString marked = markedLabel(); label_->text() != marked)
        label_->setText(marked);
}

ChoicePicker::ChoicePicker(model::ProjectDocument& document, QString path, bool labelled,
                           QWidget* parent)
    : KnobControl(document, std::move(path), parent)
    , label_(new QLabel)
    , box_(new QComboBox)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addWidget(label_);
    all->addWidget(box_);
    label_->setVisible(labelled);
    label_->setBuddy(box_);
    box_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box_->setMaxVisibleItems(18);
    box_->setFocusPolicy(Qt::StrongFocus);
    box_->installEventFilter(this);
    setFocusProxy(box_);
    connect(box_, &QComboBox::activated, this, [this](int i) {
        (void)document_.choose(this->path(), box_->itemData(i).toString());
        refresh();
    });
    retranslate();
}

void ChoicePicker::retranslate()
{
    setToolTip(model::words::knobTip(path()));
    box_->setAccessibleName(label());
    box_->setAccessibleDescription(toolTip());
    box_->clear();
    reread();
}

bool ChoicePicker::applies() const
{
    return choiceApplies(document_.plan(), path());
}

void ChoicePicker::read()
{
    const engine::Plan& plan = document_.plan();
    const auto choice = engine::findChoice(plan, path().toStdString());
    if (box_->count() == 0) {
        const QSignalBlocker quiet(box_);
        for (const engine::Option& option :
             choice.row->options(plan, plan.work[choice.work], document_.catalog()))
            box_->addItem(nameOf(path(), option), QString::fromStdString(option.id));
    }
    const QString now = QString::fromStdString(choice.row->get(plan, plan.work[choice.work]));
    const int at = box_->findData(now);
    if (at < 0) // a part that this catalog does not have: its name came with the plan
        box_->setPlaceholderText(partName());
    if (at != box_->currentIndex())
        box_->setCurrentIndex(at);
    if (const QString marked = markedLabel(); label_->text() != marked)
        label_->setText(marked);
}

QString ChoicePicker::partName() const
{
    const QString part =
        path() == u"cluster.fabric" ? QStringLiteral("cluster.between_link") : path();
    const engine::Plan& plan = document_.plan();
    const auto name = engine::findText(plan, (part + QStringLiteral(".name")).toStdString());
    return name ? QString::fromUtf8(name.row->get(plan, plan.work[name.work])) : QString();
}

bool ChoicePicker::eventFilter(QObject* watched, QEvent* event)
{
    // Scrolling the page must not change what is chosen.
    if (watched == box_ && event->type() == QEvent::Wheel && !box_->hasFocus()) {
        event->ignore();
        return true;
    }
    return KnobControl::eventFilter(watched, event);
}

} // namespace views

#include "views/catalog/ownentrydialog.h"

#include "model/words/words.h"
#include "views/theme.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace views {
namespace {

constexpr int kFormWidth = 560, kFormHeight = 640, kNumberWidth = 160, kUnitWidth = 104;

QLabel* mutedLabel(const QString& text)
{
    auto* label = new QLabel(text);
    label->setObjectName(QStringLiteral("muted"));
    label->setWordWrap(true);
    return label;
}

} // namespace

OwnEntryDialog::OwnEntryDialog(model::ProjectDocument& document, model::OwnCatalog& own,
                               engine::CatalogKind kind, const QString& copyOf, QWidget* parent)
    : QDialog(parent)
    , own_(own)
    , form_(document, own, kind, copyOf)
    , complaint_(new QLabel)
    , save_(new QPushButton(tr("Save")))
{
    setWindowTitle((form_.isCopy() ? tr("Customize: %1") : tr("Add own entry: %1"))
                       .arg(model::words::catalogKind(kind)));
    setWindowModality(Qt::WindowModal);
    build();
    resize(kFormWidth, kFormHeight);
}

void OwnEntryDialog::build()
{
    complaint_->setWordWrap(true);
    complaint_->setAccessibleName(tr("Error in the entry"));
    QPalette palette = complaint_->palette();
    palette.setColor(QPalette::WindowText, Theme::of(palette).bad);
    complaint_->setPalette(palette);
    complaint_->hide();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    all->setSpacing(12);
    all->addWidget(mutedLabel(
        form_.isCopy()
            ? tr("With the same ID, your entry replaces the built-in one. If you delete yours, the "
                 "built-in entry is shown again. Values you do not change keep their own source.")
            : tr("Your entry is stored on this computer, separate from the built-in entries.")));
    all->addWidget(body(), 1);
    all->addWidget(complaint_);
    all->addLayout(buttons());
}

QWidget* OwnEntryDialog::body()
{
    auto* inside = new QWidget;
    auto* form = new QFormLayout(inside);
    form->setContentsMargins(0, 0, 2 * kGrid, 0);
    form->setSpacing(kGrid);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addHead(form);
    for (const model::OwnField& field : form_.fields) {
        const QString label = field.required ? field.label + QStringLiteral(" *") : field.label;
        if (field.options.empty())
            addEdit(form, field.key, label, field.value, field.tip,
                    field.isText ? QString() : field.unit);
        else
            addList(form, field);
    }
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(inside);
    return scroll;
}

QHBoxLayout* OwnEntryDialog::buttons()
{
    auto* cancel = new QPushButton(tr("Cancel"));
    save_->setProperty("primary", true);
    save_->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save_, &QPushButton::clicked, this, &OwnEntryDialog::save);
    auto* row = new QHBoxLayout;
    row->addWidget(mutedLabel(tr("* required")), 1);
    row->addWidget(cancel);
    row->addWidget(save_);
    return row;
}

void OwnEntryDialog::addHead(QFormLayout* form)
{
    if (form_.asksName())
        addEdit(form, QStringLiteral("name"), tr("Name") + QStringLiteral(" *"), form_.name, {});
    addEdit(form, QStringLiteral("id"), tr("ID"), form_.id,
            tr("Plans and files refer to the entry by this ID. If left empty, it is derived from "
               "the name."));
    addEdit(
        form, QStringLiteral("source"), tr("Source") + QStringLiteral(" *"), {},
        tr("State where the values you enter come from: a data sheet, a quote or a price list."));
    addEdit(form, QStringLiteral("date"), tr("Date") + QStringLiteral(" *"), {},
            tr("Enter the date of the values as 2026, 2026-05 or 2026-05-14."));
    edit(QStringLiteral("date"))->setPlaceholderText(tr("2026-05-14"));
}

void OwnEntryDialog::addEdit(QFormLayout* form, const QString& key, const QString& label,
                             const QString& value, const QString& hint, const QString& unit)
{
    auto* line = new QLineEdit(value);
    line->setFixedHeight(4 * kGrid);
    line->setToolTip(hint);
    line->setAccessibleName(label);
    line->setAccessibleDescription(unit.isEmpty() ? hint : unit + QStringLiteral(". ") + hint);
    lines_.push_back({key, line, nullptr});
    if (unit.isEmpty()) {
        form->addRow(label, line);
        return;
    }
    line->setFixedWidth(kNumberWidth);
    auto* row = new QHBoxLayout;
    row->addWidget(line);
    auto* after = mutedLabel(unit);
    after->setMinimumWidth(kUnitWidth);
    row->addWidget(after, 1);
    auto* caption = new QLabel(label);
    caption->setBuddy(line);
    form->addRow(caption, row);
}

void OwnEntryDialog::addList(QFormLayout* form, const model::OwnField& field)
{
    auto* box = new QComboBox;
    for (const auto& [id, words] : field.options)
        box->addItem(words, id);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(20);
    if (box->findData(field.value) < 0) // keep a value that is not in the list
        box->addItem(field.value, field.value);
    box->setCurrentIndex(box->findData(field.value));
    box->setAccessibleName(field.label);
    lines_.push_back({field.key, nullptr, box});
    form->addRow(field.required ? field.label + QStringLiteral(" *") : field.label, box);
}

QLineEdit* OwnEntryDialog::edit(const QString& key) const
{
    const auto it = std::ranges::find(lines_, key, &Line::key);
    return it == lines_.end() ? nullptr : it->edit;
}

QComboBox* OwnEntryDialog::list(const QString& key) const
{
    const auto it = std::ranges::find(lines_, key, &Line::key);
    return it == lines_.end() ? nullptr : it->list;
}

void OwnEntryDialog::read()
{
    if (form_.asksName())
        form_.name = edit(QStringLiteral("name"))->text();
    form_.id = edit(QStringLiteral("id"))->text();
    form_.source = edit(QStringLiteral("source"))->text();
    form_.date = edit(QStringLiteral("date"))->text();
    for (const Line& line : lines_)
        if (model::OwnField* field = form_.field(line.key))
            field->value = line.edit ? line.edit->text() : line.list->currentData().toString();
}

void OwnEntryDialog::complain(const QString& field, const QString& sentence)
{
    complaint_->setText(sentence);
    complaint_->setVisible(!sentence.isEmpty());
    for (const Line& line : lines_) {
        QWidget* widget = line.edit ? static_cast<QWidget*>(line.edit) : line.list;
        const bool wrong = !sentence.isEmpty() && line.key == field;
        if (widget->property("wrong").toBool() != wrong) {
            widget->setProperty("wrong", wrong);
            widget->style()->unpolish(widget);
            widget->style()->polish(widget);
        }
        if (wrong)
            widget->setFocus(Qt::OtherFocusReason);
    }
}

void OwnEntryDialog::save()
{
    read();
    const auto entry = form_.entry();
    if (!entry)
        return complain(entry.error().field, entry.error().sentence);
    if (const auto written = own_.save(*entry); !written)
        return complain({}, model::words::error(written.error()));
    complain({}, {});
    accept();
    Q_EMIT saved(QString::fromStdString(entry->id));
}

} // namespace views

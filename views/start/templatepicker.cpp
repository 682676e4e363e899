#include "views/start/templatepicker.h"

#include "model/project/templates.h"
#include "views/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr QSize kSize{760, 460};
constexpr int kRow = 34;

} // namespace

TemplatePicker::TemplatePicker(QWidget* parent)
    : QDialog(parent)
    , list_(new QListWidget)
    , title_(new QLabel)
    , question_(new QLabel)
    , source_(new QLabel)
{
    setWindowTitle(tr("New from template"));
    resize(kSize);
    list_->setObjectName(QStringLiteral("kinds"));
    list_->setAccessibleName(tr("Templates"));
    list_->setUniformItemSizes(true);
    for (const engine::Template& t : model::shippedTemplates()) {
        auto* item = new QListWidgetItem(model::templateTitle(QString::fromStdString(t.id)), list_);
        item->setSizeHint({0, kRow});
        item->setToolTip(item->text());
    }
    title_->setFont(uiFont(17, QFont::DemiBold));
    question_->setFont(uiFont(14));
    source_->setObjectName(QStringLiteral("muted"));
    auto* words = new QVBoxLayout;
    words->setContentsMargins(2 * kGrid, kGrid, kGrid, kGrid);
    words->setSpacing(kGrid);
    for (QLabel* label : {title_, question_, source_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        words->addWidget(label);
    }
    words->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    open_ = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    open_->setProperty("primary", true);
    open_->setDefault(true);
    auto* columns = new QHBoxLayout;
    columns->addWidget(list_, 5);
    columns->addLayout(words, 6);
    auto* all = new QVBoxLayout(this);
    all->addLayout(columns, 1);
    all->addWidget(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, &TemplatePicker::show);
    connect(list_, &QListWidget::itemActivated, this, &TemplatePicker::choose);
    connect(buttons, &QDialogButtonBox::accepted, this, &TemplatePicker::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    list_->setCurrentRow(0);
}

void TemplatePicker::show(int row)
{
    const engine::Template& t = model::shippedTemplates()[static_cast<std::size_t>(row)];
    const QString id = QString::fromStdString(t.id);
    title_->setText(model::templateTitle(id));
    question_->setText(model::templateQuestion(id));
    source_->setText(tr("Source: %1").arg(model::templateSource(t)));
    list_->setAccessibleDescription(question_->text());
}

QString TemplatePicker::description() const
{
    return title_->text() + u'\n' + question_->text() + u'\n' + source_->text();
}

void TemplatePicker::choose()
{
    const auto row = static_cast<std::size_t>(list_->currentRow());
    accept();
    Q_EMIT chosen(QString::fromStdString(model::shippedTemplates()[row].id));
}

} // namespace views

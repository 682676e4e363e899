#include "views/money/currencydialog.h"

#include "model/money/currencytext.h"
#include "model/words/words.h"
#include "views/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

namespace views {
namespace {

// Lines of preview for typed amounts; there are rarely more.
constexpr int kLines = 6;

QLabel* muted(const QString& text = {})
{
    auto* label = new QLabel(text);
    label->setObjectName(QStringLiteral("muted"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

CurrencyDialog::CurrencyDialog(model::ProjectDocument& document, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , rates_(model::offeredRates(document))
    , code_(new QComboBox)
    , rate_(new QLineEdit)
    , date_(new QLineEdit)
    , unit_(new QLabel)
    , source_(muted())
    , preview_(muted())
    , problem_(new QLabel)
    , dollars_(new QRadioButton(tr("Keep &dollar values: displayed amounts change")))
    , typed_(new QRadioButton(tr("Keep &entered amounts: dollar values change")))
    , take_(new QPushButton(tr("Use this &rate")))
    , use_(new QPushButton(tr("Use")))
    , question_(nullptr)
{
    setWindowTitle(tr("Currency"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* title = new QLabel(tr("Project currency"));
    title->setFont(uiFont(17, QFont::DemiBold));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(3 * kGrid, 2 * kGrid, 3 * kGrid, 2 * kGrid);
    all->setSpacing(2 * kGrid);
    all->addWidget(title);
    all->addWidget(muted(tr("Catalog prices stay in US dollars. All amounts are shown and entered "
                            "in the project currency.")));
    all->addLayout(fields());
    question_ = question();
    all->addWidget(question_);
    all->addStretch(1);
    all->addLayout(buttons());
    const auto now = model::textsOf(document.project().currency, document.format().locale());
    code_->setCurrentIndex(code_->findData(now.code));
    if (code_->currentIndex() < 0)
        code_->setEditText(now.code);
    rate_->setText(now.rate);
    date_->setText(now.date);
    connect(code_, &QComboBox::editTextChanged, this, &CurrencyDialog::takeOffer);
    for (QLineEdit* field : {rate_, date_})
        connect(field, &QLineEdit::textChanged, this, &CurrencyDialog::showOffer);
    connect(take_, &QPushButton::clicked, this, &CurrencyDialog::takeOffer);
    connect(dollars_, &QRadioButton::toggled, this, &CurrencyDialog::showOffer);
    showOffer();
    resize(520, sizeHint().height());
    code_->setFocus();
    code_->lineEdit()->selectAll();
}

QLayout* CurrencyDialog::fields()
{
    code_->setEditable(true);
    code_->setInsertPolicy(QComboBox::NoInsert);
    code_->setCompleter(nullptr); // it would swallow the first Return
    for (const engine::OfferedRate& rate : rates_) {
        const QString code = QString::fromStdString(rate.currency.code);
        code_->addItem(code + QStringLiteral(" – ") + QString::fromStdString(rate.name), code);
    }
    date_->setPlaceholderText(tr("2026-10-02"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(kGrid);
    grid->setColumnStretch(1, 1);
    auto row = [&, at = 0](const QString& text, QWidget* field, QWidget* after) mutable {
        auto* label = new QLabel(text);
        label->setBuddy(field);
        field->setAccessibleName(QString(text).remove(u'&'));
        grid->addWidget(label, at, 0);
        grid->addWidget(field, at, 1);
        if (after)
            grid->addWidget(after, at, 2);
        ++at;
    };
    row(tr("&Currency"), code_, nullptr);
    row(tr("&One dollar equals"), rate_, unit_);
    row(tr("D&ate of rate"), date_, nullptr);
    take_->setAutoDefault(false);
    grid->addWidget(source_, 3, 1);
    grid->addWidget(take_, 3, 2);
    return grid;
}

QWidget* CurrencyDialog::question()
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid);
    auto* heading =
        new QLabel(tr("Amounts entered by hand: %1").arg(model::typedCount(document_.project())));
    heading->setFont(uiFont(13, QFont::DemiBold));
    for (QWidget* part : std::initializer_list<QWidget*>{heading, dollars_, typed_, preview_})
        column->addWidget(part);
    dollars_->setChecked(true);
    return box;
}

QLayout* CurrencyDialog::buttons()
{
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setTextFormat(Qt::PlainText);
    problem_->setWordWrap(true);
    use_->setProperty("primary", true);
    use_->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"));
    auto* row = new QHBoxLayout;
    row->addWidget(problem_, 1);
    row->addWidget(cancel);
    row->addWidget(use_);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(use_, &QPushButton::clicked, this, &CurrencyDialog::apply);
    return row;
}

// A chosen name or a typed code.
static QString codeIn(const QString& text)
{
    return text.section(u' ', 0, 0, QString::SectionSkipEmpty).toUpper();
}

const engine::OfferedRate* CurrencyDialog::offered() const
{
    const std::string code = codeIn(code_->currentText()).toStdString();
    const auto it = std::ranges::find(rates_, code, [](const engine::OfferedRate& r) {
        return std::string_view(r.currency.code);
    });
    return it == rates_.end() ? nullptr : &*it;
}

void CurrencyDialog::takeOffer()
{
    const engine::OfferedRate* found = offered();
    const auto texts = found ? model::textsOf(found->currency, document_.format().locale())
                             : model::CurrencyTexts{};
    rate_->setText(texts.rate);
    date_->setText(texts.date);
    showOffer();
}

void CurrencyDialog::showOffer()
{
    const engine::OfferedRate* found = offered();
    const bool dollars = found && found->currency == engine::Currency{};
    const QLocale locale = document_.format().locale();
    for (QLineEdit* field : {rate_, date_})
        field->setEnabled(!dollars);
    unit_->setText(codeIn(code_->currentText()));
    const auto texts = found ? model::textsOf(found->currency, locale) : model::CurrencyTexts{};
    const bool taken = texts.rate == rate_->text() && texts.date == date_->text();
    source_->setText(dollars  ? tr("No exchange rate is needed for dollars.")
                     : !found ? tr("The catalog has no exchange rate; enter a rate and its date.")
                     : taken  ? model::sourceOf(*found)
                              : texts.rate + QStringLiteral(": ") + model::sourceOf(*found));
    take_->setVisible(found && !dollars && !taken);
    problem_->clear();
    const auto now = typed();
    const engine::Project& project = document_.project();
    const bool moves = now && now->perDollar != project.currency.perDollar;
    question_->setVisible(moves && model::typedCount(project) > 0);
    if (!moves)
        return;
    QStringList lines = model::typedThen(project, *now, kept(), locale);
    if (lines.size() > kLines)
        lines = lines.mid(0, kLines) << QStringLiteral("…");
    preview_->setText(lines.join(u'\n'));
}

engine::Result<engine::Currency> CurrencyDialog::typed() const
{
    return model::currencyFrom({codeIn(code_->currentText()), rate_->text(), date_->text()},
                               document_.format().locale());
}

engine::Kept CurrencyDialog::kept() const
{
    return typed_->isChecked() ? engine::Kept::Typed : engine::Kept::Dollars;
}

QString CurrencyDialog::problem() const
{
    return problem_->text();
}

QString CurrencyDialog::preview() const
{
    return question_->isVisibleTo(this) ? preview_->text() : QString();
}

void CurrencyDialog::apply()
{
    const auto now = typed();
    const auto done =
        now ? model::setCurrency(document_, *now, kept()) : tl::unexpected(now.error());
    if (done)
        return accept();
    problem_->setText(model::words::error(done.error()));
    const std::string& where = done.error().where;
    (where.ends_with("/code")         ? static_cast<QWidget*>(code_)
     : where.ends_with("/per_dollar") ? rate_
                                      : date_)
        ->setFocus();
}

} // namespace views

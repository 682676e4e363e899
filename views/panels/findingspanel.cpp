#include "views/panels/findingspanel.h"

#include "model/accuracy/ownruns.h"
#include "model/project/inputactions.h"
#include "model/sentences/workname.h"
#include "model/words/words.h"
#include "views/controls/likeruns.h"
#include "views/controls/textblock.h"
#include "views/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace views {

// A finding, with its color at the left edge.
class FindingsPanel::Card : public QFrame {
public:
    explicit Card(model::ProjectDocument& document)
        : work_(new TextBlock(uiFont(11, QFont::DemiBold), TextBlock::Tone::Muted, 1))
        , title_(new TextBlock(uiFont(13, QFont::DemiBold), TextBlock::Tone::Plain))
        , text_(new TextBlock(uiFont(12), TextBlock::Tone::Muted))
        , money_(new TextBlock(uiFont(12, QFont::DemiBold), TextBlock::Tone::Plain, 1))
        , cure_(new QPushButton)
    {
        setObjectName(QStringLiteral("card"));
        auto* layout = new QVBoxLayout(this);
        layout->setContentsMargins(14, 6, 10, 8);
        layout->setSpacing(2);
        layout->addWidget(work_);
        layout->addWidget(title_);
        layout->addWidget(text_);
        layout->addWidget(money_);
        layout->addWidget(cure_, 0, Qt::AlignLeft);
        cure_->setFont(uiFont(12));
        cure_->setMinimumWidth(1); // a long word must not widen the panel
        QObject::connect(cure_, &QPushButton::clicked, this, [this, &document] {
            if (finding_.cure)
                (void)model::apply(document, *finding_.cure);
        });
    }

    // `work` names the workload if the plan has several.
    void setFinding(const engine::Finding& finding, const QString& work,
                    const model::NumberFormat& format)
    {
        finding_ = finding;
        const auto words = model::words::finding(finding, format);
        work_->setText(work);
        work_->setVisible(!work.isEmpty());
        title_->setText(words.title);
        text_->setText(words.text);
        money_->setText(words.money);
        money_->setVisible(!words.money.isEmpty());
        if (cure_->text() != words.cure) // even the same text costs a layout
            cure_->setText(words.cure);
        cure_->setVisible(finding.cure.has_value());
        cure_->setAccessibleName(words.title + QStringLiteral(": ") + words.cure);
        setAccessibleName(work.isEmpty() ? words.title : work + QStringLiteral(": ") + words.title);
        setAccessibleDescription(QString(words.text + u' ' + words.money).trimmed());
        setVisible(true);
        update();
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QFrame::paintEvent(event);
        const Theme& theme = Theme::of(palette());
        const QColor colours[] = {theme.bad, theme.warning, theme.faint, theme.good};
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(Qt::NoPen);
        p.setBrush(colours[static_cast<int>(finding_.severity)]);
        p.drawRoundedRect(QRectF(0, 0, 4, height()), 2, 2);
    }

private:
    TextBlock *work_, *title_, *text_, *money_;
    QPushButton* cure_;
    engine::Finding finding_;
};

FindingsPanel::FindingsPanel(model::ProjectDocument& document, QWidget* parent)
    : QFrame(parent)
    , document_(document)
    , published_(model::publishedRuns(document))
    , heading_(new QLabel)
    , sureHeading_(new QLabel)
    , sure_(new QLabel)
    , like_(new QLabel)
    , list_(new QVBoxLayout)
{
    setObjectName(QStringLiteral("side"));
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("inside"));
    auto* layout = new QVBoxLayout(inside);
    layout->setContentsMargins(2 * kGrid, 12, 2 * kGrid, kGrid);
    layout->setSpacing(kGrid);
    for (QLabel* heading : {heading_, sureHeading_}) {
        heading->setObjectName(QStringLiteral("heading"));
        heading->setFont(uiFont(11, QFont::DemiBold));
    }
    for (QLabel* label : {sure_, like_}) {
        label->setObjectName(QStringLiteral("muted"));
        label->setFont(uiFont(12));
        label->setWordWrap(true);
    }
    like_->setTextFormat(Qt::RichText);
    connect(like_, &QLabel::linkActivated, this, &FindingsPanel::showLike);
    connect(published_, &model::PublishedRuns::known, this, &FindingsPanel::showConfidence);
    list_->setSpacing(kGrid);
    layout->addWidget(heading_);
    layout->addLayout(list_);
    layout->addSpacing(kGrid);
    layout->addWidget(sureHeading_);
    layout->addWidget(like_);
    layout->addWidget(sure_);
    layout->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setWidget(inside);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    retranslate();
}

void FindingsPanel::setFindings(const std::vector<engine::Finding>& findings,
                                const engine::Plan& plan)
{
    QStringList names;
    for (const engine::Finding& finding : findings)
        names << model::workName(finding, plan);
    const auto format = document_.format();
    const QString manner = format.locale().name() + format.currencySymbol();
    if (findings == findings_ && names == names_ && manner == manner_)
        return showConfidence(); // the results changed, but not the findings
    findings_ = findings;
    names_ = names;
    manner_ = manner;
    fill();
}

void FindingsPanel::fill()
{
    while (cards_.size() < findings_.size()) {
        cards_.push_back(new Card(document_));
        list_->addWidget(cards_.back());
    }
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        if (i < findings_.size())
            cards_[i]->setFinding(findings_[i], names_[static_cast<qsizetype>(i)],
                                  document_.format());
        else
            cards_[i]->hide();
    }
    showConfidence();
}

void FindingsPanel::retranslate()
{
    heading_->setText(tr("Findings").toUpper());
    sureHeading_->setText(tr("Confidence").toUpper());
    fill();
}

QString FindingsPanel::whatRangesAre() const
{
    const QString steps = tr("Ranges cover the middle 80 %: step time as far as predictions of "
                             "such runs were off, prices and power as far as sources disagree.");
    const engine::ByKind<QString> all{
        .train = document_.work().isComputed()
                     ? steps
                     : tr("Ranges cover the middle 80 %: MFU, prices and power as far as "
                          "sources disagree. Only gradient communication is counted; what a "
                          "layout adds is part of the MFU, which was measured with it."),
        .tune = steps,
        .sweep = steps,
        .reinforce = steps,
        .recommend = tr("Ranges cover the middle 80 %: step time as far as predictions of "
                        "published runs of recommendation models were off, prices and power as "
                        "far as sources disagree."),
        .batch = tr("Ranges cover the middle 80 %: computed times per unit as far as "
                    "predictions of published runs were off, prices and power as far as "
                    "sources disagree. A measured time per unit is taken as it is."),
        .serve = tr("Ranges cover the middle 80 %: replica latencies as far as predictions "
                    "of published runs were off, prices and power as far as sources "
                    "disagree. The fleet size is fixed.")};
    return all[document_.work().kind];
}

void FindingsPanel::showConfidence()
{
    const bool shown = document_.format().showsUncertainty();
    sureHeading_->setVisible(shown);
    sure_->setVisible(shown);
    const QString own =
        model::calibratedWords(document_.plan(), document_.work(), document_.format());
    sure_->setText(own.isEmpty() ? whatRangesAre() : own + u'\n' + whatRangesAre());
    showLikeLink(shown);
}

// The runs are read only once the plan is settled, to keep them out of startup.
void FindingsPanel::showLikeLink(bool shown)
{
    const auto evaluation = document_.evaluation();
    QString text;
    if (shown && evaluation) {
        if (document_.isSettled() && isVisible())
            published_->read(document_.sharedCatalog());
        text = model::likeWords(published_->rows(), *evaluation, document_.format());
    }
    const QString link =
        QStringLiteral("<a href='like' style='color:%1; text-decoration:none'>%2</a>")
            .arg(Theme::of(palette()).accent.name(), text.toHtmlEscaped());
    like_->setVisible(!text.isEmpty());
    if (like_->text() != link)
        like_->setText(link);
}

void FindingsPanel::showLike()
{
    if (const auto evaluation = document_.evaluation())
        showLikeRuns(this, published_->rows(), *evaluation, document_);
}

void FindingsPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showConfidence();
    QFrame::changeEvent(event);
}

} // namespace views

#include "views/options/optionspage.h"

#include "model/options/supplysentence.h"
#include "views/options/supplycard.h"
#include "views/options/supplypoints.h"
#include "views/panels/answerbar.h"
#include "views/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace views {
namespace {

constexpr int kPanelWidth = 272, kCompactPanel = 248;

} // namespace

OptionsPage::OptionsPage(model::ProjectDocument& document, QWidget* parent)
    : RoomPage(document, new KnobPanel(document, "options"), parent)
    , options_(new SupplyCard(document))
    , points_(new SupplyPoints)
{
    auto* cards = new QVBoxLayout;
    cards->setSpacing(12);
    cards->addWidget(options_, 3);
    cards->addWidget(points_, 2);
    setCards(cards, {options_, points_});
    connect(options_, &SupplyCard::picked, points_, &SupplyPoints::mark);
    connect(points_, &SupplyPoints::picked, options_, &SupplyCard::select);
    connect(points_, &SupplyPoints::taken, options_->use(), &QPushButton::click);
    connect(options_, &SupplyCard::refused, this, &OptionsPage::announce);
    OptionsPage::setCompact(false);
}

// Keeps showing the old options until the first GPU types of the new query are in.
void OptionsPage::show(const engine::Evaluation& evaluation)
{
    const auto& options = evaluation.options;
    if (!options || (options->rows.empty() && shown_))
        return;
    shown_ = options;
    sentence()->setSentence(model::supplySentence(*options, document_.format()));
    options_->show(options);
    points_->show(*options, document_.format());
}

void OptionsPage::setCompact(bool compact)
{
    RoomPage::setCompact(compact);
    panel()->setFixedWidth(compact ? kCompactPanel : kPanelWidth);
}

engine::Wants OptionsPage::wants() const
{
    engine::Wants wants;
    wants.options = true;
    return wants;
}

} // namespace views

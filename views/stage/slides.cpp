#include "views/stage/slides.h"

#include "model/compare/comparecharts.h"
#include "model/compare/comparesentence.h"
#include "model/compare/openscenarios.h"
#include "model/first/limitline.h"
#include "model/money/moneysentence.h"
#include "model/money/moneyshares.h"
#include "model/risk/datechart.h"
#include "model/risk/faultchart.h"
#include "model/risk/risksentence.h"
#include "model/serving/loadcharts.h"
#include "model/serving/servingsentence.h"
#include "model/site/powerchart.h"
#include "model/site/sitesentence.h"
#include "model/training/trainingsentence.h"
#include "model/uncertainty/mattersentence.h"
#include "model/uncertainty/moverschart.h"
#include "views/charts/curvechart.h"
#include "views/charts/sharechart.h"
#include "views/charts/stackchart.h"
#include "views/charts/tornadochart.h"
#include "views/charts/waterfallchart.h"
#include "views/controls/dialcard.h"
#include "views/controls/textblock.h"
#include "views/stage/slide.h"
#include "views/theme.h"

#include <QHBoxLayout>

#include <algorithm>

namespace views {
namespace {

using engine::Evaluation;
using model::NumberFormat;

engine::Wants servingWants()
{
    engine::Wants wants;
    wants.serving = true;
    return wants;
}

// The first question with a known answer: time or load.
model::Question questionOf(const Evaluation& e, const NumberFormat& format)
{
    const auto all = model::questions(e, format);
    const auto known = std::ranges::find_if(all, &model::Question::known);
    return known == all.end() ? all.front() : *known;
}

// The key figures of a page, in a row.
class FigureRow : public QWidget {
public:
    FigureRow() : row_(new QHBoxLayout(this))
    {
        row_->setContentsMargins(0, 0, 0, 0);
        row_->setSpacing(kGrid);
    }
    void set(const std::vector<model::Headline>& figures)
    {
        while (cards_.size() < figures.size()) {
            cards_.push_back(new DialCard);
            cards_.back()->setFocusPolicy(Qt::NoFocus);
            row_->addWidget(cards_.back(), 1);
        }
        for (std::size_t i = 0; i < figures.size(); ++i)
            cards_[i]->setFigure(figures[i].dial, figures[i].label, figures[i].value,
                                 figures[i].band, figures[i].note);
    }

private:
    QHBoxLayout* row_;
    std::vector<DialCard*> cards_;
};

} // namespace

QWidget* verdictSlide(model::ProjectDocument& document)
{
    auto* slide = new Slide(document, model::answerSentence);
    auto* figures = new FigureRow;
    auto* limits = new TextBlock(uiFont(15), TextBlock::Tone::Muted, 1);
    slide->addLine(limits);
    slide->addLine(figures);
    auto* cash = slide->add(new CurveChartCard);
    slide->onShow([=](const Evaluation& e, const NumberFormat& format, bool held) {
        limits->setText(model::limitLine(e, format));
        figures->set(model::headlines(e, format));
        cash->setChart(model::cashChart(e, format), format, held);
    });
    return slide;
}

QWidget* compareSlide(model::ProjectDocument& document)
{
    const auto compared = [&document](const std::vector<model::Compared>& all) {
        return model::comparison(all, document.project().baseline, model::Listed::Main,
                                 document.catalog(), document.format());
    };
    auto* slide =
        new Slide(document, [&document, compared](const Evaluation&, const NumberFormat& format) {
            const auto all = model::openScenarios(document);
            return model::compareSentence(all, compared(all), format);
        });
    slide->setComparing();
    auto* stack = slide->add(new StackChartCard, 5);
    auto* difference = slide->add(new WaterfallChartCard, 6);
    slide->onShow([=, &document](const Evaluation&, const NumberFormat& format, bool held) {
        const auto all = model::openScenarios(document);
        const auto verdict = model::verdictOf(all, document.project().baseline.value_or(0));
        stack->setChart(model::costStack(all, verdict, format), format, held);
        difference->setChart(model::costDifference(
            all, verdict, verdict.reference,
            model::differenceTo(verdict, document.scenario(), all.size()), format));
    });
    return slide;
}

QWidget* timeSlide(model::ProjectDocument& document)
{
    auto* slide = new Slide(document, model::trainingSentence);
    auto* speedup = slide->add(new CurveChartCard);
    slide->onShow([=](const Evaluation& e, const NumberFormat& format, bool held) {
        speedup->setChart(model::speedupChart(e, format), format, held);
    });
    return slide;
}

QWidget* servingSlide(model::ProjectDocument& document)
{
    auto* slide = new Slide(document, model::servingSentence, servingWants());
    auto* latency = slide->add(new CurveChartCard);
    auto* cost = slide->add(new CurveChartCard);
    slide->onShow([=](const Evaluation& e, const NumberFormat& format, bool held) {
        latency->setChart(model::firstTokenChart(e, format), format, held);
        cost->setChart(model::tokenCostChart(e, format), format, held);
    });
    return slide;
}

QWidget* costSlide(model::ProjectDocument& document)
{
    engine::Wants wants;
    wants.money = true;
    auto* slide = new Slide(document, model::moneySentence, wants);
    auto* cash = slide->add(new CurveChartCard, 5);
    auto* shares = slide->add(new ShareChartCard, 4);
    slide->onShow([=](const Evaluation& e, const NumberFormat& format, bool held) {
        cash->setChart(model::cashChart(e, format), format, held);
        shares->setChart(model::moneyShares(e, format));
    });
    return slide;
}

QWidget* powerSlide(model::ProjectDocument& document)
{
    engine::Wants wants;
    wants.site = true;
    auto* slide = new Slide(document, model::siteSentence, wants);
    auto* power = slide->add(new StackChartCard);
    slide->onShow([=](const Evaluation& e, const NumberFormat& format, bool held) {
        power->setChart(model::sitePowerChart(e, format), format, held);
    });
    return slide;
}

QWidget* riskSlide(model::ProjectDocument& document)
{
    auto* slide = new Slide(document, model::riskSentence);
    auto* date = slide->add(new CurveChartCard);
    auto* faults = slide->add(new ShareChartCard);
    slide->onShow([=](const Evaluation& e, const NumberFormat& format, bool held) {
        date->setChart(model::dateChart(e, format), format, held);
        faults->setChart(model::faultChart(e, format));
    });
    return slide;
}

QWidget* sensitivitySlide(model::ProjectDocument& document)
{
    auto* slide = new Slide(
        document,
        [](const Evaluation& e, const NumberFormat& format) {
            return model::matterSentence(e, nullptr, questionOf(e, format), format);
        },
        model::wantsOfQuestions());
    auto* movers = slide->add(new TornadoChartCard);
    slide->onShow([=](const Evaluation& e, const NumberFormat& format, bool) {
        movers->setChart(model::moversChart(e, questionOf(e, format), format));
    });
    return slide;
}

} // namespace views

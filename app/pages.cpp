// The pages of the main window: each is made when it is first asked for.
#include "app/importactions.h"
#include "app/mainwindow.h"
#include "views/accuracy/accuracypage.h"
#include "views/advice/advicepage.h"
#include "views/catalog/catalogpage.h"
#include "views/compare/comparepage.h"
#include "views/money/moneypage.h"
#include "views/panels/answerpage.h"
#include "views/risk/riskpage.h"
#include "views/serving/servingpage.h"
#include "views/shell/pagerail.h"
#include "views/site/sitepage.h"
#include "views/training/trainingpage.h"
#include "views/whatmatters/whatmatterspage.h"

#include <QSplitter>
#include <QStackedWidget>

#include <type_traits>

namespace app {

views::TrainingPage* MainWindow::trainingPage()
{
    if (!trainingPage_)
        pages_->addWidget(trainingPage_ = new views::TrainingPage(*document_));
    return trainingPage_;
}

views::ServingPage* MainWindow::servingPage()
{
    if (!servingPage_)
        pages_->addWidget(servingPage_ = new views::ServingPage(*document_));
    return servingPage_;
}

views::MoneyPage* MainWindow::moneyPage()
{
    if (!moneyPage_)
        pages_->addWidget(moneyPage_ = new views::MoneyPage(*document_));
    return moneyPage_;
}

views::SitePage* MainWindow::sitePage()
{
    if (!sitePage_)
        pages_->addWidget(sitePage_ = new views::SitePage(*document_));
    return sitePage_;
}

views::WhatMattersPage* MainWindow::whatMattersPage()
{
    if (!whatMattersPage_)
        pages_->addWidget(whatMattersPage_ = new views::WhatMattersPage(*document_));
    return whatMattersPage_;
}

views::RiskPage* MainWindow::riskPage()
{
    if (!riskPage_)
        pages_->addWidget(riskPage_ = new views::RiskPage(*document_));
    return riskPage_;
}

views::ComparePage* MainWindow::comparePage()
{
    if (!comparePage_)
        pages_->addWidget(comparePage_ = new views::ComparePage(*document_));
    return comparePage_;
}

views::CatalogPage* MainWindow::catalogPage()
{
    if (!catalogPage_) {
        pages_->addWidget(catalogPage_ = new views::CatalogPage(*document_, catalogFolder_));
        for (auto* split : catalogPage_->findChildren<QSplitter*>())
            split->restoreState(settings_.split());
    }
    return catalogPage_;
}

views::AccuracyPage* MainWindow::accuracyPage()
{
    if (!accuracyPage_) {
        accuracyPage_ = new views::AccuracyPage(*document_, model::shippedAccuracy());
        pages_->addWidget(accuracyPage_);
        connect(accuracyPage_->own(), &views::OwnRunsCard::addAsked, imports_,
                &ImportActions::addRun);
    }
    return accuracyPage_;
}

views::AdvicePage* MainWindow::advicePage()
{
    if (!advicePage_)
        pages_->addWidget(advicePage_ = new views::AdvicePage(*document_));
    return advicePage_;
}

QWidget* MainWindow::pageOf(int page)
{
    switch (page) {
    case Training: return trainingPage();
    case Serving: return servingPage();
    case Money: return moneyPage();
    case Site: return sitePage();
    case WhatMatters: return whatMattersPage();
    case Risk: return riskPage();
    case Compare: return comparePage();
    case Catalog: return catalogPage();
    case Accuracy: return accuracyPage();
    case Advice: return advicePage();
    default: return page_;
    }
}

std::vector<std::pair<int, std::function<QWidget*()>>> MainWindow::presentable() const
{
    model::ProjectDocument& document = *document_;
    const auto made = [&document]<class PageClass>(std::type_identity<PageClass>) {
        return [&document]() -> QWidget* { return new PageClass(document); };
    };
    std::vector<std::pair<int, std::function<QWidget*()>>> pages;
    pages.emplace_back(Answer, made(std::type_identity<views::AnswerPage>()));
    if (document.plan().trains())
        pages.emplace_back(Training, made(std::type_identity<views::TrainingPage>()));
    if (document.plan().serves())
        pages.emplace_back(Serving, made(std::type_identity<views::ServingPage>()));
    pages.emplace_back(Money, made(std::type_identity<views::MoneyPage>()));
    pages.emplace_back(Site, made(std::type_identity<views::SitePage>()));
    if (document.plan().trains())
        pages.emplace_back(Risk, made(std::type_identity<views::RiskPage>()));
    pages.emplace_back(WhatMatters, made(std::type_identity<views::WhatMattersPage>()));
    return pages;
}

} // namespace app

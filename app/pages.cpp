// The pages of the main window, one row each; pages are created on first use.
#include "app/importactions.h"
#include "app/mainwindow.h"
#include "views/accuracy/accuracypage.h"
#include "views/advice/advicepage.h"
#include "views/catalog/catalogpage.h"
#include "views/claims/claimspage.h"
#include "views/compare/comparepage.h"
#include "views/money/moneypage.h"
#include "views/options/optionspage.h"
#include "views/panels/answerpage.h"
#include "views/risk/riskpage.h"
#include "views/serving/servingpage.h"
#include "views/site/sitepage.h"
#include "views/stage/slides.h"
#include "views/training/trainingpage.h"
#include "views/whatmatters/whatmatterspage.h"

#include <QSplitter>
#include <QStackedWidget>

namespace app {
namespace {

template <class Made> QWidget* made(model::ProjectDocument& document)
{
    return new Made(document);
}

bool always(const engine::Plan&)
{
    return true;
}
bool trains(const engine::Plan& plan)
{
    return plan.trains();
}
bool serves(const engine::Plan& plan)
{
    return plan.serves();
}

// A page that needs only the document; its slide, if any, is shown for such plans.
template <class Made>
PageRow row(const char* id, const char* name, const char* menuName, const char* keys,
            bool (*presentedOf)(const engine::Plan&) = nullptr,
            QWidget* (*slide)(model::ProjectDocument&) = nullptr)
{
    return {&Made::staticMetaObject, id, name, menuName, keys, &made<Made>, presentedOf, slide};
}

PageRow in(PageGroup group, PageRow page)
{
    page.group = group;
    return page;
}

} // namespace

std::vector<int> MainWindow::pagesOf(PageGroup group)
{
    std::vector<int> pages;
    for (int page = 0; const PageRow& row : pageRows()) {
        if (row.group == group)
            pages.push_back(page);
        ++page;
    }
    return pages;
}

// In the order of Page.
std::span<const PageRow> MainWindow::pageRows()
{
    static const PageRow rows[] = {
        row<views::AnswerPage>("answer", QT_TR_NOOP("Summary"), QT_TR_NOOP("Summar&y"), "Ctrl+1",
                               always, views::verdictSlide),
        row<views::OptionsPage>("options", QT_TR_NOOP("Options"), QT_TR_NOOP("&Options"), "Ctrl+2"),
        in(PageGroup::Design,
           row<views::TrainingPage>("training", QT_TR_NOOP("Training"), QT_TR_NOOP("&Training"),
                                    "Ctrl+3", trains, views::timeSlide)),
        in(PageGroup::Design,
           row<views::ServingPage>("serving", QT_TR_NOOP("Serving"), QT_TR_NOOP("Ser&ving"),
                                   "Ctrl+4", serves, views::servingSlide)),
        in(PageGroup::Design,
           row<views::MoneyPage>("money", QT_TR_NOOP("Money"), QT_TR_NOOP("&Money"), "Ctrl+5",
                                 always, views::costSlide)),
        in(PageGroup::Design, row<views::SitePage>("site", QT_TR_NOOP("Site"), QT_TR_NOOP("&Site"),
                                                   "Ctrl+6", always, views::powerSlide)),
        in(PageGroup::Design, row<views::RiskPage>("risk", QT_TR_NOOP("Risk"), QT_TR_NOOP("Ris&k"),
                                                   "Ctrl+7", trains, views::riskSlide)),
        in(PageGroup::Evidence,
           row<views::WhatMattersPage>("whatmatters", QT_TR_NOOP("Sensitivity"),
                                       QT_TR_NOOP("Se&nsitivity"), "Ctrl+8", always,
                                       views::sensitivitySlide)),
        row<views::ComparePage>("compare", QT_TR_NOOP("Compare"), QT_TR_NOOP("Com&pare"), "Ctrl+9",
                                always, views::compareSlide),
        in(PageGroup::Evidence, PageRow{&views::CatalogPage::staticMetaObject, "catalog",
                                        QT_TR_NOOP("Catalog"), QT_TR_NOOP("&Catalog"), "Ctrl+0"}),
        in(PageGroup::Evidence,
           PageRow{&views::AccuracyPage::staticMetaObject, "accuracy", QT_TR_NOOP("Accuracy"),
                   QT_TR_NOOP("Accu&racy"), "Ctrl+Shift+R"}),
        row<views::AdvicePage>("advice", QT_TR_NOOP("Advice"), QT_TR_NOOP("A&dvice"),
                               "Ctrl+Shift+A"),
        in(PageGroup::Evidence,
           PageRow{&views::ClaimsPage::staticMetaObject, "claims", QT_TR_NOOP("Claims"),
                   QT_TR_NOOP("C&laims"), "Ctrl+Shift+L"}),
    };
    static_assert(std::size(rows) == kPages);
    return rows;
}

// Pages that need more than the document.
QWidget* MainWindow::makeSpecial(int page)
{
    if (page == Accuracy) {
        auto* accuracy = new views::AccuracyPage(*document_, model::shippedAccuracy());
        connect(accuracy->own(), &views::OwnRunsCard::addRequested, imports_,
                &ImportActions::addRun);
        connect(accuracy->own(), &views::OwnRunsCard::editRequested, imports_,
                &ImportActions::editRun);
        return accuracy;
    }
    if (page == Claims) {
        auto* claims = new views::ClaimsPage(*document_);
        connect(claims, &views::ClaimsPage::opened, this, [this] { showPage(Answer); });
        return claims;
    }
    auto* catalog = new views::CatalogPage(*document_, catalogFolder_);
    for (auto* split : catalog->findChildren<QSplitter*>())
        split->restoreState(settings_.split());
    return catalog;
}

QWidget* MainWindow::pageOf(int page)
{
    QWidget*& made = made_[static_cast<std::size_t>(page)];
    if (!made) {
        const PageRow& row = pageRows()[static_cast<std::size_t>(page)];
        pages_->addWidget(made = row.make ? row.make(*document_) : makeSpecial(page));
    }
    return made;
}

QWidget* MainWindow::pageOf(const QMetaObject& type)
{
    const auto found = std::ranges::find(pageRows(), &type, &PageRow::type);
    return pageOf(static_cast<int>(found - pageRows().begin()));
}

// In page order; but several scenarios are compared first.
std::vector<std::pair<int, std::function<QWidget*()>>> MainWindow::presentable() const
{
    std::vector<std::pair<int, std::function<QWidget*()>>> slides;
    const auto add = [&](int page) {
        const PageRow& row = pageRows()[static_cast<std::size_t>(page)];
        if (row.slide && row.presentedOf(document_->plan()))
            slides.emplace_back(
                page, [make = row.slide, document = document_] { return make(*document); });
    };
    if (document_->project().scenarios.size() > 1)
        add(Compare);
    for (int page = 0; page < static_cast<int>(kPages); ++page)
        if (page != Compare)
            add(page);
    return slides;
}

} // namespace app

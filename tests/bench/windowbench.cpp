#include "app/application.h"
#include "app/mainwindow.h"
#include "app/verbs/verb.h"
#include "model/project/inputactions.h"
#include "model/project/scenarioactions.h"
#include "tests/bench/figures.h"
#include "tests/support/resident.h"
#include "views/housestyle.h"
#include "views/serving/servingpage.h"
#include "views/theme.h"

#include <QAbstractEventDispatcher>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <span>

namespace bench {
namespace {

constexpr int kTurns = 200;

void settle()
{
    auto* dispatcher = QAbstractEventDispatcher::instance();
    for (int quiet = 0; quiet < 2;)
        quiet = dispatcher->processEvents(QEventLoop::AllEvents) ? 0 : quiet + 1;
}

// Time from an edit until its answer and everything that depends on it is painted.
double turnToPainted(app::MainWindow& window, const QString& path, double base, int gesture)
{
    bool answered = false;
    const auto link = QObject::connect(&window.document(), &model::ProjectDocument::evaluated,
                                       [&] { answered = true; });
    const auto open = [&document = window.document()] {
        return document.project().scenarios[document.scenario()].plan;
    };
    const auto before = open();
    QElapsedTimer timer;
    timer.start();
    (void)model::turn(window.document(), path, base, gesture);
    const bool turned = open() != before;
    while (turned && !answered)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    settle();
    const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    QObject::disconnect(link);
    return turned ? took : -1; // a whole number may round to the same value
}

std::vector<double> drag(app::MainWindow& window, const QString& path, double from, double to)
{
    std::vector<double> samples;
    const int gesture = window.document().beginGesture();
    for (int i = 0; i < kTurns; ++i) {
        const double part = 0.5 - 0.5 * std::cos(i * 0.05); // back and forth
        const double took = turnToPainted(window, path, from * std::pow(to / from, part), gesture);
        if (took >= 0)
            samples.push_back(took);
    }
    window.document().endGesture();
    settle();
    return samples;
}

// An edit and all evaluation passes after the first: the smallest cluster, findings, details.
void settleAll(app::MainWindow& window, const char* name)
{
    std::vector<double> samples;
    for (int i = 0; i < kTurns / 4; ++i) {
        QElapsedTimer timer;
        timer.start();
        (void)model::turn(window.document(), QStringLiteral("cluster.count"), 64 + 8 * i);
        while (!window.document().isSettled())
            QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        settle();
        samples.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::printf("%s%s %f %f\n", kSettled, name, percentile(samples, 0.5),
                percentile(samples, 0.99));
}

struct Drag {
    const char* path;
    double from, to;
};

void dragAll(app::MainWindow& window, const char* name, std::span<const Drag> drags)
{
    std::vector<double> samples;
    for (const Drag& d : drags) {
        const auto some = drag(window, QString::fromUtf8(d.path), d.from, d.to);
        samples.insert(samples.end(), some.begin(), some.end());
    }
    std::printf("%s %f %f\n", name, percentile(samples, 0.5), percentile(samples, 0.99));
}

} // namespace

int dragOnce(int argc, char** argv)
{
    app::Application application(argc, argv);
    QTemporaryDir folder;
    views::apply(application, views::Theme::day());
    app::MainWindow window(app::contextNow(), {folder.path(), folder.path()});
    window.begin({});
    window.resize(1600, 1000);
    window.show();
    settle();
    using Window = app::MainWindow;
    constexpr std::pair<Window::Page, const char*> pages[] = {
        {Window::Answer, "answer"}, {Window::Training, "training"},
        {Window::Money, "money"},   {Window::Site, "site"},
        {Window::Risk, "risk"},     {Window::WhatMatters, "what_matters"}};
    constexpr Drag training[] = {{"cluster.count", 64, 1024},
                                 {"cluster.between_rate", 25e9 / 8, 800e9 / 8},
                                 {"money.price", 1 / 3600.0, 8 / 3600.0},
                                 {"work.a.tokens", 1e11, 1e13}};
    const auto requested = [&](const char* name) {
        return argc < 3 || std::string(argv[2]) == name;
    };
    for (const auto& [page, name] : pages) {
        if (!requested(name))
            continue; // only one page, for profiling
        window.showPage(page);
        settle();
        dragAll(window, name, training);
        settleAll(window, name);
    }
    if (requested("compare")) { // with three scenarios, one of them edited
        for (int copies = 0; copies < 2; ++copies)
            model::duplicateScenario(window.document(), 0);
        window.showPage(Window::Compare);
        settle();
        dragAll(window, "compare", training);
        while (window.document().project().scenarios.size() > 1)
            model::removeScenario(window.document(), 0);
    }
    if (!requested("serving"))
        return 0;
    window.showPage(Window::Serving);
    window.page<views::ServingPage>()->makeIt()->click();
    while (!window.document().isSettled())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    settle();
    constexpr Drag serving[] = {{"work.a.serve.requests", 2, 200},
                                {"work.a.serve.prompt", 128, 8192},
                                {"work.a.serve.token", 0.01, 0.2},
                                {"money.price", 1 / 3600.0, 8 / 3600.0}};
    dragAll(window, "serving", serving);
    std::fflush(stdout);
    return 0;
}

int openOnce(int argc, char** argv)
{
    using clock = std::chrono::steady_clock;
    const auto begun = clock::time_point(std::chrono::nanoseconds(std::atoll(argv[2])));
    app::Application application(argc, argv);
    QTemporaryDir folder;
    views::prepare(application, views::Theme::day());
    app::MainWindow window(app::contextNow(), {folder.path(), folder.path()});
    window.begin({});
    views::apply(application, views::Theme::day());
    window.resize(1600, 1000);
    window.show();
    settle();
    std::printf("%f %f\n", std::chrono::duration<double, std::milli>(clock::now() - begun).count(),
                support::residentMib());
    std::fflush(stdout);
    return 0;
}

} // namespace bench

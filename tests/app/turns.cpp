// Thousands of random turns over all pages: knobs dragged, choices made, undone, redone and reset,
// pages, sizes, looks and languages changed while answers are under way. Nothing may crash, warn
// or leave the window without an answer. Called as: headroom_turns TURNS START
#include "app/application.h"
#include "app/mainwindow.h"
#include "app/verbs/verb.h"
#include "tests/support/random.h"
#include "views/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

// Sanitized searches take their time.
#ifdef __SANITIZE_ADDRESS__
constexpr int kMinutes = 10;
#else
constexpr int kMinutes = 1;
#endif

int warned = 0;
qint64 longest = 0; // wait for an answer, in milliseconds

void count(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    // What the offscreen plugin says of itself, and nothing else.
    if (type == QtDebugMsg || type == QtInfoMsg ||
        text.startsWith(QStringLiteral("This plugin does not support")))
        return;
    std::fprintf(stderr, "%s\n", qUtf8Printable(text));
    ++warned;
}

void pass(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    do
        QApplication::processEvents(QEventLoop::AllEvents, 5);
    while (timer.elapsed() < milliseconds);
}

bool settles(const model::ProjectDocument& document)
{
    QElapsedTimer timer;
    timer.start();
    for (; timer.elapsed() < kMinutes * 60000; pass(5))
        if (document.isSettled()) {
            longest = std::max(longest, timer.elapsed());
            return true;
        }
    return false;
}

class Hand {
public:
    Hand(app::MainWindow& window, std::uint64_t start)
        : window_(window)
        , document_(window.document())
        , random_(start)
    {
    }

    void move()
    {
        const std::size_t chance = random_.below(100);
        if (chance < 60)
            drag();
        else if (chance < 75)
            choose();
        else if (chance < 83)
            document_.undoStack()->undo();
        else if (chance < 88)
            document_.undoStack()->redo();
        else if (chance < 90)
            (void)document_.reset(
                QString::fromStdString(support::randomNumber(random_, document_.plan()).path));
        else if (chance < 96)
            window_.showPage(
                static_cast<app::MainWindow::Page>(random_.below(app::MainWindow::kPages)));
        else
            redress();
    }

private:
    void drag()
    {
        const auto turn = support::randomNumber(random_, document_.plan());
        const int gesture = document_.beginGesture();
        for (std::size_t i = 0; i <= random_.below(4); ++i, pass(0)) // often before the answer
            (void)document_.turn(QString::fromStdString(turn.path),
                                 turn.base * (1 + 0.1 * static_cast<double>(i)), gesture);
        document_.endGesture();
    }
    void choose()
    {
        const auto turn = support::randomOption(random_, document_.plan());
        if (!turn.path.empty())
            (void)document_.choose(QString::fromStdString(turn.path),
                                   QString::fromStdString(turn.option));
    }
    void redress()
    {
        switch (random_.below(3)) {
        case 0: window_.resize(1200 + static_cast<int>(random_.below(800)), 900); break;
        case 1: window_.useTheme(random_.below(2) ? "dark" : "light"); break;
        default: window_.useLanguage(random_.below(2) ? "de" : "en");
        }
    }

    app::MainWindow& window_;
    model::ProjectDocument& document_;
    support::Random random_;
};

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QTemporaryDir own;
    qputenv("XDG_CONFIG_HOME", own.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", own.path().toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", own.path().toLocal8Bit());
    qInstallMessageHandler(count);
    app::Application application(argc, argv);
    const int turns = argc > 1 ? std::atoi(argv[1]) : 100;
    const auto start = static_cast<std::uint64_t>(argc > 2 ? std::atoll(argv[2]) : 1);
    views::apply(application, views::Theme::day());
    app::MainWindow window(app::contextNow(), {own.path(), own.path()});
    window.begin({});
    window.show();
    Hand hand(window, start);
    for (int i = 0; i < turns; ++i) {
        hand.move();
        pass(0);
        if (i % 50 == 49 && !settles(window.document())) {
            std::fprintf(stderr, "turn %d of start %llu: no answer within minutes: %d\n", i,
                         static_cast<unsigned long long>(start), kMinutes);
            return EXIT_FAILURE;
        }
    }
    const bool settled = settles(window.document());
    std::printf("%d turns, %d warnings, the longest wait %lld ms%s\n", turns, warned,
                static_cast<long long>(longest), settled ? "" : ", not settled");
    return settled && warned == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

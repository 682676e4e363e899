// Thousands of random edits over all pages: sliders dragged, choices made, undone, redone and
// reset; pages, sizes, themes and languages changed during evaluation. Nothing may crash, print a
// warning or leave the window without an answer. Usage: headroom_turns TURNS START
//
// headroom_turns soak SECONDS START runs for that time, with a new project every few hundred turns,
// and checks that memory is flat: the memory used with a new project does not grow over time.
#include "app/application.h"
#include "app/mainwindow.h"
#include "app/verbs/verb.h"
#include "model/engine/files/projectfile.h"
#include "model/project/inputactions.h"
#include "model/project/projectfile.h"
#include "tests/support/ownhome.h"
#include "tests/support/patience.h"
#include "tests/support/random.h"
#include "tests/support/resident.h"
#include "views/housestyle.h"
#include "views/theme.h"

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <vector>

namespace {

// Random edits make unrealistic plans: centuries on a very slow GPU. Evaluating all options of such
// a plan can take long, especially on a busy machine, but must end.
constexpr int kPatience = 5 * support::kPatience;

int warned = 0;
qint64 longest = 0; // longest wait for an answer, in milliseconds

void warn(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    // Ignores only messages about the offscreen plugin.
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

// Saves the plan that took longest to evaluate, for analysis, if HEADROOM_TURNS_KEEP names a file.
void keep(const model::ProjectDocument& document)
{
    if (const QString kept = qEnvironmentVariable("HEADROOM_TURNS_KEEP"); !kept.isEmpty())
        std::ofstream(kept.toStdString()) << engine::writeProject(document.project());
}

bool settles(const model::ProjectDocument& document)
{
    QElapsedTimer timer;
    timer.start();
    bool settled = document.isSettled();
    for (; !settled && timer.elapsed() < kPatience; settled = document.isSettled())
        pass(5);
    if (!settled || timer.elapsed() > longest)
        keep(document);
    longest = std::max(longest, timer.elapsed());
    return settled;
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
            (void)model::reset(
                document_,
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
            (void)model::turn(document_, QString::fromStdString(turn.path),
                              turn.base * (1 + 0.1 * static_cast<double>(i)), gesture);
        document_.endGesture();
    }
    void choose()
    {
        const auto turn = support::randomOption(random_, document_.plan());
        if (!turn.path.empty())
            (void)model::choose(document_, QString::fromStdString(turn.path),
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

bool turn(app::MainWindow& window, Hand& hand, int turns)
{
    for (int i = 0; i < turns; ++i) {
        hand.move();
        pass(0);
        if (i % 50 == 49 && !settles(window.document())) {
            std::fprintf(stderr, "turn %d: no answer within minutes: %d\n", i, kPatience / 60000);
            return false;
        }
    }
    return settles(window.document());
}

// The first rounds fill caches: pages are created once, fonts and catalogs read once.
constexpr int kRound = 300;
constexpr std::size_t kFilling = 10; // rounds
constexpr double kGrowth = 1.10;     // last third of the rounds over the one before

double middle(std::vector<double> some)
{
    const auto half = some.begin() + static_cast<std::ptrdiff_t>(some.size() / 2);
    std::nth_element(some.begin(), half, some.end());
    return *half;
}

bool isFlat(const std::vector<double>& taken)
{
    if (taken.size() < kFilling + 9) {
        std::printf("memory: %zu rounds are too few to tell\n", taken.size());
        return false;
    }
    const auto third = static_cast<std::ptrdiff_t>((taken.size() - kFilling) / 3);
    const double before = middle({taken.end() - 2 * third, taken.end() - third});
    const double after = middle({taken.end() - third, taken.end()});
    std::printf("memory: %.0f MiB, then %.0f MiB\n", before, after);
    return after <= kGrowth * before;
}

bool soak(app::MainWindow& window, Hand& hand, int seconds)
{
    QElapsedTimer timer;
    timer.start();
    std::vector<double> taken;
    while (timer.elapsed() < 1000LL * seconds) {
        if (!turn(window, hand, kRound))
            return false;
        window.document().file().startNew();
        window.showPage(app::MainWindow::Answer);
        if (!settles(window.document()))
            return false;
        pass(200);
        taken.push_back(support::heldMib());
        std::printf("%lld s: %zu turns, %.1f MiB held, %.0f MiB resident\n",
                    static_cast<long long>(timer.elapsed() / 1000), taken.size() * kRound,
                    taken.back(), support::residentMib());
        std::fflush(stdout);
    }
    return isFlat(taken);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const support::OwnHome home;
    qInstallMessageHandler(warn);
    app::Application application(argc, argv);
    const bool soaked = argc > 2 && std::strcmp(argv[1], "soak") == 0;
    const char* const* rest = argv + (soaked ? 2 : 1);
    const int count = *rest ? std::atoi(*rest) : 100;
    const auto start = static_cast<std::uint64_t>(*rest && rest[1] ? std::atoll(rest[1]) : 1);
    views::apply(application, views::Theme::day());
    app::MainWindow window(app::contextNow(), {home.path(), home.path()});
    window.begin({});
    window.show();
    Hand hand(window, start);
    const bool held = soaked ? soak(window, hand, count) : turn(window, hand, count);
    std::printf("start %llu, %d warnings, the longest wait %lld ms%s\n",
                static_cast<unsigned long long>(start), warned, static_cast<long long>(longest),
                held ? "" : ", not held");
    return held && warned == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

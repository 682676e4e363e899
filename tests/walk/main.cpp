// Checks plans within their limits, in batches in separate processes, so that one that crashes or
// hangs is reported and the rest goes on. Usage:
//   headroom_walk ends|pairs|anything COUNT START [everything]
//   headroom_walk stronger COUNT START
//   headroom_walk superlatives|laws COUNT START
//   headroom_walk one TEMPLATE PATH=VALUE...
#include "model/store/projectstore.h"
#include "tests/walk/laws.h"
#include "tests/walk/stronger.h"
#include "tests/walk/superlatives.h"
#include "tests/walk/walk.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

// Searches are slow with sanitizers.
#ifdef __SANITIZE_ADDRESS__
constexpr int kSlow = 20000;
#else
constexpr int kSlow = 2000;
#endif
constexpr long kHangs = 10 * kSlow / 1000; // seconds

struct Found {
    int ended = 0, hung = 0, slow = 0, wrong = 0;
    int all() const { return ended + hung + slow + wrong; }
};

bool seen(const walk::Case& c, bool everything)
{
    const std::clock_t before = std::clock(); // CPU time: other processes may use the CPU as well
    const auto evaluation = walk::answered(walk::planOf(c), everything);
    const auto took = (std::clock() - before) * 1000 / CLOCKS_PER_SEC;
    const auto wrong = walk::wrongFigures(*evaluation);
    if (took > kSlow)
        std::printf("SLOW %lld ms: %s\n", static_cast<long long>(took), walk::described(c).c_str());
    for (const std::string& figure : wrong)
        std::printf("WRONG %s: %s\n", figure.c_str(), walk::described(c).c_str());
    std::fflush(stdout);
    return took <= kSlow && wrong.empty();
}

// From `from` until one crashes or hangs its process; returns how far it got.
std::size_t part(const std::vector<walk::Case>& cases, std::size_t from, bool everything,
                 Found& found)
{
    int ends[2];
    if (pipe(ends) != 0)
        std::exit(3);
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        for (std::size_t i = from; i < cases.size(); ++i) {
            const itimerval end{{0, 0}, {kHangs, 0}};
            setitimer(ITIMER_PROF, &end, nullptr);
            const char good = seen(cases[i], everything) ? 1 : 0;
            if (write(ends[1], &good, 1) != 1)
                _exit(3);
        }
        _exit(0);
    }
    close(ends[1]);
    std::size_t at = from;
    for (char good = 0; read(ends[0], &good, 1) == 1; ++at)
        found.wrong += good ? 0 : 1;
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && at < cases.size()) {
        const bool hung = WTERMSIG(status) == SIGPROF;
        ++(hung ? found.hung : found.ended);
        std::printf("%s: %s\n", hung ? "HUNG" : "ENDED", walk::described(cases[at]).c_str());
        ++at;
    }
    return at;
}

std::vector<walk::Case> casesOf(const QString& what, int count, std::uint64_t start)
{
    support::Random random(start);
    std::vector<walk::Case> cases;
    if (what == u"ends") {
        const auto all = walk::ends();
        // All of them, or `count` spread over them.
        const std::size_t step = count > 0 ? std::max<std::size_t>(1, all.size() / count) : 1;
        for (std::size_t i = start % step; i < all.size(); i += step)
            cases.push_back(all[i]);
    } else
        for (int i = 0; i < count; ++i)
            cases.push_back(what == u"pairs" ? walk::pair(random) : walk::anything(random));
    return cases;
}

int one(const QStringList& words)
{
    walk::Case c{words.value(0).toStdString(), {}};
    for (const QString& turn : words.mid(1))
        c.turns.push_back(
            {turn.section(u'=', 0, 0).toStdString(), turn.section(u'=', 1).toStdString()});
    return seen(c, true) ? 0 : 1;
}

// Checks that better parts never make plans slower, or meeting the deadline more expensive.
int stronger(int count, std::uint64_t start)
{
    support::Random random(start);
    int tried = 0, worsened = 0;
    for (int i = 0; i < count; ++i) {
        const engine::Plan plan = walk::turnedTemplate(random);
        auto all = walk::worseByBetter(plan, tried);
        const auto dearer = walk::dearerByBetter(plan, tried);
        all.insert(all.end(), dearer.begin(), dearer.end());
        for (const std::string& how : all)
            std::printf("WORSE plan %d: %s\n", i, how.c_str());
        worsened += static_cast<int>(all.size());
    }
    std::printf("%d plans, %d better parts: %d made them worse\n", count, tried, worsened);
    return worsened == 0 ? 0 : 1;
}

// Saves a plan for analysis.
void keep(const engine::Plan& plan, const QString& path)
{
    engine::Project project = model::sampleProject(*walk::catalog());
    project.scenarios[0].plan = std::make_shared<const engine::Plan>(plan);
    if (!model::writeFile(path, model::projectBytes(project, false)))
        std::printf("cannot write %s\n", qPrintable(path));
}

using Untrue = std::vector<std::string> (*)(const engine::Plan&, support::Random&, int& held);

// Checks an invariant on random plans; those that violate it are saved.
int holding(int count, std::uint64_t start, Untrue untrueOf)
{
    support::Random random(start);
    int held = 0, untrue = 0;
    for (int i = 0; i < count; ++i) {
        const engine::Plan plan = walk::turnedTemplate(random);
        const auto all = untrueOf(plan, random, held);
        for (const std::string& how : all)
            std::printf("UNTRUE plan %d: %s\n", i, how.c_str());
        untrue += static_cast<int>(all.size());
        if (!all.empty())
            keep(plan, QStringLiteral("untrue-%1-%2.headroom").arg(start).arg(i));
        std::fflush(stdout);
    }
    std::printf("%d plans, %d claims: %d untrue\n", count, held, untrue);
    return untrue == 0 ? 0 : 1;
}

std::vector<std::string> brokenLaws(const engine::Plan& plan, support::Random&, int& held)
{
    auto all = walk::dearerByCheaper(plan, held);
    const auto otherwise = walk::inconsistencies(plan, held);
    all.insert(all.end(), otherwise.begin(), otherwise.end());
    return all;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.value(0) == u"one")
        return one(words.mid(1));
    if (words.value(0) == u"stronger")
        return stronger(words.value(1).toInt(), words.value(2).toULongLong());
    if (words.value(0) == u"superlatives")
        return holding(words.value(1).toInt(), words.value(2).toULongLong(), walk::refuted);
    if (words.value(0) == u"laws")
        return holding(words.value(1).toInt(), words.value(2).toULongLong(), brokenLaws);
    const auto cases =
        casesOf(words.value(0), words.value(1).toInt(), words.value(2).toULongLong());
    const bool everything = words.value(3) == u"everything";
    Found found;
    for (std::size_t at = 0; at < cases.size();)
        at = part(cases, at, everything, found);
    std::printf("%zu plans: %d ended, %d hung, %d slow or wrong\n", cases.size(), found.ended,
                found.hung, found.wrong);
    return found.all() == 0 ? 0 : 1;
}

// Reads mutated texts of every kind, each kind in its own process, so that a text that crashes or
// hangs the program is saved and fuzzing continues. Usage:
//   headroom_fuzz KIND|all SECONDS START [FOLDER]   saves harmful texts in FOLDER
//   headroom_fuzz one KIND FILE                     reads that text again, in this process
#include "app/application.h"
#include "tests/fuzz/kinds.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr int kHangs = 60; // CPU seconds for one text
#else
constexpr int kHangs = 10;
constexpr rlim_t kMemory = rlim_t{3} << 30;
#endif
constexpr std::size_t kLongest = 8 << 20;

// What the child is reading, shared with its parent.
struct Shared {
    long read;
    std::size_t length;
    char wrong[400];
    char text[kLongest];
};

void readAll(const fuzz::Kind& kind, std::uint64_t start, int seconds, Shared& shared)
{
    support::Random random(start);
    const std::vector<std::string> good = kind.good();
    QElapsedTimer since;
    since.start();
    while (since.elapsed() < seconds * 1000LL) {
        std::string text = good[random.below(good.size())];
        // One in fifty is unchanged, so that valid files are read as well.
        for (std::size_t times = random.below(50) == 0 ? 0 : 1 + random.below(2); times > 0;
             --times)
            text = kind.spoil(random, std::move(text));
        text.resize(std::min(text.size(), kLongest));
        shared.length = text.size();
        std::memcpy(shared.text, text.data(), text.size());
        const itimerval end{{0, 0}, {kHangs, 0}};
        setitimer(ITIMER_PROF, &end, nullptr);
        if (const std::string wrong = kind.read(text); !wrong.empty()) {
            std::snprintf(shared.wrong, sizeof shared.wrong, "%s", wrong.c_str());
            _exit(4);
        }
        ++shared.read;
    }
    _exit(0);
}

std::string endOf(int status, const Shared& shared)
{
    if (WIFSIGNALED(status))
        return WTERMSIG(status) == SIGPROF ? "hung"
                                           : std::string("ended by ") + strsignal(WTERMSIG(status));
    if (WEXITSTATUS(status) == 4)
        return shared.wrong;
    return WEXITSTATUS(status) == 0 ? ""
                                    : "ended with status " + std::to_string(WEXITSTATUS(status));
}

// Returns the number of harmful texts.
int fuzzed(const fuzz::Kind& kind, int seconds, std::uint64_t start,
           const std::filesystem::path& folder)
{
    auto* shared = static_cast<Shared*>(
        mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    if (shared == MAP_FAILED)
        return 1;
    long read = 0;
    int harmful = 0;
    QElapsedTimer since;
    since.start();
    for (int left = seconds; left > 0 && harmful < 20;
         left = seconds - static_cast<int>(since.elapsed() / 1000)) {
        std::fflush(stdout);
        shared->read = 0;
        const pid_t child = fork();
        if (child == 0) {
            // The output of verbs is dropped, unlike that of sanitizers.
            const int nowhere = open("/dev/null", O_WRONLY);
            dup2(nowhere, STDOUT_FILENO);
#ifndef __SANITIZE_ADDRESS__
            dup2(nowhere, STDERR_FILENO);
            const rlimit most{kMemory, kMemory};
            setrlimit(RLIMIT_AS, &most);
#endif
            readAll(kind, start, left, *shared);
        }
        int status = 0;
        waitpid(child, &status, 0);
        read += shared->read;
        start += 1000003;
        const std::string end = endOf(status, *shared);
        if (end.empty())
            break;
        ++harmful;
        const auto kept = folder / (std::string(kind.name) + "-" + std::to_string(harmful));
        std::ofstream(kept, std::ios::binary)
            .write(shared->text, static_cast<std::streamsize>(shared->length));
        std::printf("%s: %s: kept as %s\n", kind.name, end.c_str(), kept.c_str());
    }
    std::printf("%-10s %9ld texts, %d did harm\n", kind.name, read, harmful);
    munmap(shared, sizeof(Shared));
    return harmful;
}

int one(const QString& name, const QString& file)
{
    std::ifstream in(file.toStdString(), std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    for (const fuzz::Kind& kind : fuzz::kinds())
        if (name == QLatin1String(kind.name)) {
            const std::string wrong = kind.read(text);
            std::printf("%s\n", wrong.empty() ? "nothing wrong" : wrong.c_str());
            return wrong.empty() ? 0 : 1;
        }
    return 2;
}

} // namespace

int main(int argc, char** argv)
{
    app::Application::usePlainHashes();
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words.value(0) == u"one")
        return one(words.value(1), words.value(2));
    const std::filesystem::path folder =
        std::filesystem::absolute(words.size() > 3 ? words.at(3).toStdString() : ".");
    std::filesystem::create_directories(folder);
    // Calls find a plan here, and cannot write anywhere else.
    const QTemporaryDir scratch;
    std::filesystem::current_path(scratch.path().toStdString());
    std::ofstream("plan") << fuzz::kinds().front().good().front();
    int harmful = 0, run = 0;
    for (const fuzz::Kind& kind : fuzz::kinds())
        if (words.value(0) == u"all" || words.value(0) == QLatin1String(kind.name)) {
            harmful += fuzzed(kind, words.value(1).toInt(), words.value(2).toULongLong(), folder);
            ++run;
        }
    if (run == 0)
        std::printf("no such kind: %s\n", qPrintable(words.value(0)));
    return harmful == 0 && run > 0 ? 0 : 1;
}

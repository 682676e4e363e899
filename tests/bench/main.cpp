// Benchmarks the program and prints targets next to results.
#include "app/application.h"
#include "tests/bench/figures.h"

#include <QApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstring>

namespace {

struct Part {
    const char* name;
    void (*measure)(std::vector<bench::Figure>&);
};

constexpr Part kParts[] = {{"search", bench::measureSearch},
                           {"imports", bench::measureImports},
                           {"options", bench::measureOptions},
                           {"documents", bench::measureDocuments}};

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QTemporaryDir settings; // so that nobody's settings are used
    qputenv("XDG_CONFIG_HOME", settings.path().toLocal8Bit());
    qputenv("XDG_DATA_HOME", settings.path().toLocal8Bit());
    if (argc > 2 && std::strcmp(argv[1], "--open-once") == 0)
        return bench::openOnce(argc, argv);
    if (argc > 1 && std::strcmp(argv[1], "--drag-once") == 0)
        return bench::dragOnce(argc, argv);
    std::string path = "build/bench.json", only;
    for (int i = 1; i + 1 < argc; ++i) {
        if (std::strcmp(argv[i], "--out") == 0)
            path = argv[i + 1];
        if (std::strcmp(argv[i], "--only") == 0)
            only = argv[i + 1];
    }
    const app::Application application(argc, argv);
    std::vector<bench::Figure> figures;
    const bool aPart = std::ranges::any_of(kParts, [&](const Part& p) { return only == p.name; });
    if (!aPart) // a pattern of the engine's figures
        bench::measureEngine(figures, only);
    for (const Part& part : kParts)
        if (only.empty() || only == part.name)
            part.measure(figures);
    if (only.empty())
        bench::measureProcesses(figures, argv[0]);
    if (!bench::report(figures, path)) {
        std::fprintf(stderr, "headroom_bench: %s cannot be written.\n", path.c_str());
        return 4;
    }
    return 0;
}

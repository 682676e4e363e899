#include "tests/fuzz/kinds.h"

#include "app/commandline.h"
#include "model/engine/files/accuracyfile.h"
#include "model/engine/files/catalogfile.h"
#include "model/engine/files/claimsfile.h"
#include "model/engine/files/hfconfig.h"
#include "model/engine/files/ownentry.h"
#include "model/engine/files/pricecsv.h"
#include "model/engine/files/projectfile.h"
#include "model/engine/files/publishedfile.h"
#include "model/engine/files/runfile.h"
#include "model/engine/files/templatefile.h"
#include "model/engine/files/tracefile.h"
#include "tests/support/plans.h"
#include "tests/support/projects.h"
#include "tests/support/spoil.h"

#include <QString>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace fuzz {
namespace {

using namespace engine;
using support::Random;

std::string textOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// Files of a test data folder, always in the same order.
std::vector<std::string> folder(const std::string& name)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(HEADROOM_TEST_DATA "/" + name))
        if (entry.is_regular_file())
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> texts;
    for (const auto& path : paths)
        texts.push_back(textOf(path));
    return texts;
}

std::string resource(const char* name)
{
    return textOf(std::string(HEADROOM_SOURCE "/resources/") + name);
}

std::string structured(Random& random, std::string text)
{
    switch (random.below(4)) {
    case 0: return support::spoilt(random, std::move(text));
    case 1: return support::misdialled(random, std::move(text));
    default: return support::retyped(random, std::move(text));
    }
}

std::string tabular(Random& random, std::string text)
{
    return random.below(3) == 0 ? support::spoilt(random, std::move(text))
                                : support::mistyped(random, std::move(text));
}

std::string either(Random& random, std::string text)
{
    return random.below(2) == 0 ? structured(random, std::move(text))
                                : tabular(random, std::move(text));
}

std::string project(const std::string& text)
{
    const auto loaded = readProject(text);
    if (!loaded)
        return {};
    const std::string written = writeProject(loaded->project);
    const auto again = readProject(written);
    if (!again)
        return "what was written is refused: " + again.error().where + " " + again.error().detail;
    if (writeProject(again->project) != written)
        return "what was written reads as something else";
    for (const Scenario& s : loaded->project.scenarios)
        support::assessed(*s.plan);
    return {};
}

std::string catalogFile(const std::string& text)
{
    const CatalogProblems problems = checkCatalogFile(support::catalog(), text);
    std::size_t length = 0;
    for (const auto* list : {&problems.errors, &problems.notes})
        for (const Error& e : *list)
            length += e.where.size() + e.detail.size() + e.advice.size();
    if (length > 1000000)
        return "tells " + std::to_string(length) + " bytes about one file";
    Catalog catalog = support::catalog();
    const auto added = addCatalogFile(catalog, text, true);
    if (added && !problems.errors.empty())
        return "taken, though the check finds errors in it: " + problems.errors.front().where;
    if (const auto left = withoutOwnEntry(text, CatalogKind::Models, "a"); !left)
        return {};
    ownEntries(text);
    return {};
}

std::string runs(const std::string& text)
{
    readRunCsv(text, support::catalog());
    if (const auto json = parseJson(text))
        readRuns(*json, support::catalog());
    return {};
}

// Mutates the arguments of a call, one per line.
std::string words(Random& random, std::string text)
{
    static const std::vector<std::string> odd{
        "--set",
        "--show",
        "--axis",
        "--budget",
        "--deadline",
        "--power",
        "--top",
        "--format",
        "--kind",
        "--work",
        "--years",
        "--scenario",
        "--region",
        "--draws",
        "--start",
        "--gpu",
        "--input",
        "cluster.count=64",
        "cluster.count=1e9",
        "cluster.gpu=b200-sxm",
        "work.a.model=llama-3.1-8b",
        "money.price=0",
        "work.a.deadline=",
        "=",
        "work.a.tokens=15T",
        "cluster.count=0:0:0",
        "cluster.count=8:1024:5:log",
        "work.a.time",
        "json",
        "csv",
        "text",
        "-1",
        "0",
        "1e308",
        "nan",
        "",
        "%1%n",
        "\x1b[31m",
        "\xff",
        "../..",
        "/dev/null",
        "2M",
        "90d",
        "--",
        "-o",
        "a",
        "b",
    };
    std::stringstream lines(text);
    std::vector<std::string> all;
    for (std::string line; std::getline(lines, line);)
        all.push_back(line);
    for (std::size_t times = 1 + random.below(4); times > 0; --times) {
        const auto at = all.begin() + static_cast<std::ptrdiff_t>(random.below(all.size() + 1));
        switch (random.below(4)) {
        case 0:
            if (at != all.end()) {
                all.erase(at);
                break;
            }
            [[fallthrough]];
        case 1:
            if (at != all.end()) {
                *at = support::spoilt(random, *at);
                break;
            }
            [[fallthrough]];
        default: all.insert(at, odd[random.below(odd.size())]);
        }
    }
    std::string out;
    for (const std::string& word : all)
        out += word + '\n';
    return out;
}

// Calls of verbs that write only where told; `plan` is a project in the current folder.
std::vector<std::string> calls()
{
    return {"assess\nplan\n--set\ncluster.count=64\n--show\nwork.a.time",
            "assess\nplan\n--format\njson",
            "advise\nplan\n--format\njson",
            "afford\n--budget\n500000\n--years\n3",
            "compare\nplan\nplan\n--all",
            "explain\nplan\n--show\nwork.a.time",
            "sweep\nplan\n--axis\ncluster.count=8:64:3\n--show\nwork.a.time",
            "catalog\nlist\ngpus",
            "catalog\ncheck\nplan",
            "search\nplan\n--top\n3",
            "smallest\nplan\n--budget\n2M",
            "simulate\nplan\n--draws\n50\n--show\nwork.a.time",
            "play\nplan",
            "predict\nplan",
            "accuracy\nplan",
            "claims\nS1-1\n--json",
            "claims\n--check\ngpus=8,gpu=h100-sxm,params=7B,tokens=1T,days=9"};
}

std::string command(const std::string& text)
{
    QStringList list = QString::fromUtf8(text).split(u'\n');
    if (list.last().isEmpty())
        list.removeLast();
    // Opening windows and painting are tested elsewhere.
    if (!app::isCommand(list) || app::needsPainting(list))
        return {};
    const int status = app::runCommand(list);
    return status >= 0 && status <= 4 && status != 1 ? std::string{}
                                                     : "exit status " + std::to_string(status);
}

std::vector<std::string> projects()
{
    std::vector<std::string> all{support::fileOf(support::samplePlan()),
                                 support::fileOf(support::servingPlan()),
                                 support::fileOf(support::trainedAndServed())};
    std::ranges::copy(folder("museum"), std::back_inserter(all));
    return all;
}

const Kind kAll[] = {
    {"project", projects, structured, project},
    {"catalog",
     [] {
         return std::vector{textOf(HEADROOM_TEST_DATA "/catalog.json"),
                            resource("catalog/points.json"), resource("catalog/links.json"),
                            resource("catalog/nodes.json")};
     },
     structured, catalogFile},
    {"model", [] { return folder("hf"); }, structured,
     [](const std::string& text) {
         readHfConfig(text, "a");
         return std::string{};
     }},
    {"prices", [] { return folder("prices"); }, tabular,
     [](const std::string& text) {
         readPriceCsv(text, support::catalog());
         return std::string{};
     }},
    {"runs",
     [] {
         auto all = folder("published");
         all.push_back(runCsvTemplate());
         return all;
     },
     either, runs},
    {"published", [] { return folder("published"); }, structured,
     [](const std::string& text) {
         readPublished(text);
         return std::string{};
     }},
    {"trace", [] { return folder("traces"); }, either,
     [](const std::string& text) {
         readTrace(text);
         return std::string{};
     }},
    {"accuracy", [] { return folder("accuracy"); }, structured,
     [](const std::string& text) {
         readAccuracyFile(text);
         return std::string{};
     }},
    {"command", calls, words, command},
};

} // namespace

std::span<const Kind> kinds()
{
    return kAll;
}

} // namespace fuzz

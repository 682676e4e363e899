#include "model/engine/files/firstrows.h"
#include "model/engine/files/projectfile.h"
#include "model/engine/knobs/knob.h"
#include "tests/support/plans.h"
#include "tests/support/projectjson.h"
#include "tests/support/projects.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <optional>

namespace {

using namespace engine;
using Code = Error::Code;
using Json = nlohmann::ordered_json;
using support::fileOf;
using support::patched;
using support::samplePlan;

// Round trip: the same text again, and every number within rounding.
void comesBack(const Plan& plan)
{
    const std::string text = fileOf(plan);
    const auto loaded = readProject(text);
    QVERIFY2(loaded, loaded ? "" : (loaded.error().where + " " + loaded.error().detail).c_str());
    QVERIFY(loaded->notes.empty());
    const Plan& back = loaded->project.plan();
    QCOMPARE(writeProject(loaded->project), text);
    forEachRow(plan, numbers(), [&](Bound<Number> k, const std::string& path) {
        QVERIFY2(support::near(read(back, k), read(plan, k), 1e-12), path.c_str());
    });
    forEachRow(plan, choices(), [&](Bound<Choice> c, const std::string&) {
        QCOMPARE(c.row->get(back, back.work[c.work]), c.row->get(plan, plan.work[c.work]));
    });
    QVERIFY(*back.cites == *plan.cites);
    QVERIFY(*back.spreads == *plan.spreads);
}

class TestProjectFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSampleComesBack() { comesBack(samplePlan()); }
    void everyGpuComesBack_data()
    {
        QTest::addColumn<QString>("gpu");
        for (const Accelerator& a : support::catalog().accelerators)
            QTest::newRow(a.id.c_str()) << QString::fromStdString(a.id);
    }
    void everyGpuComesBack()
    {
        QFETCH(QString, gpu);
        comesBack(support::choose(samplePlan(), "cluster.gpu", gpu.toStdString()));
    }
    void whatIsWishedOfTheReportComesBack()
    {
        Project project;
        project.scenarios = {{"Base", std::make_shared<const Plan>(samplePlan())}};
        QVERIFY(writeProject(project).find("\"report\"") == std::string::npos); // no settings
        ReportWish& wish = project.report;
        wish.author = "Ada", wish.notice = "Confidential", wish.language = "de";
        wish.american = true, wish.accent = "#1b6aC9";
        wish.currency = Currency{"EUR", 0.89, "2026-11-20"};
        // A logo of the maximum size, longer than any other text.
        wish.logo.base64 =
            std::make_shared<const std::string>("iVBORw0KGgoA" + std::string(kMostLogo - 12, 'A'));
        wish.sections = {{"risk", true, "Ours"}, {"bill", false, ""}};
        const auto loaded = readProject(writeProject(project));
        QVERIFY(loaded && loaded->notes.empty());
        QVERIFY(loaded->project.report == project.report);
    }
    void aWrongWishIsRefusedWhereItStands_data()
    {
        QTest::addColumn<QString>("report");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, const QString& report, const char* where) {
            QTest::newRow(name) << report << QString(where);
        };
        row("a list", "[]", "/report");
        row("author is a number", R"({"author": 3})", "/report/author");
        row("a line too long", R"({"notice": ")" + QString(201, 'x') + R"("})", "/report/notice");
        row("paper of a third kind", R"({"paper": "a3"})", "/report/paper");
        row("an accent without a sharp", R"({"accent": "red"})", "/report/accent");
        row("an accent with a letter too far", "{\"accent\": \"#12345g\"}", "/report/accent");
        row("a logo that is a word", R"({"logo": "logo"})", "/report/logo");
        row("a logo that is a GIF", R"({"logo": "R0lGODlhAQABAAAAACw="})", "/report/logo");
        row("a logo with a blank in it", R"({"logo": "iVBORw0KGgoA AAA"})", "/report/logo");
        row("a logo too large",
            "{\"logo\": \"iVBORw0KGgoA" + QString(int(kMostLogo) - 8, 'A') + "\"}", "/report/logo");
        row("a currency in words", R"({"currency": "EUR"})", "/report/currency");
        row("a currency without rate", R"({"currency": {"code": "EUR"}})",
            "/report/currency/per_dollar");
        row("a currency that is no code", R"({"currency": {"code": "eur", "per_dollar": 1}})",
            "/report/currency/code");
        row("a rate of a day that is none",
            R"({"currency": {"code": "EUR", "per_dollar": 1, "date": "today"}})",
            "/report/currency/date");
        row("sections are one", R"({"sections": {}})", "/report/sections");
        row("a section without id", R"({"sections": [{"shown": true}]})", "/report/sections/0/id");
        row("shown is a word", R"({"sections": [{"id": "risk", "shown": "no"}]})",
            "/report/sections/0/shown");
        row("a paragraph too long",
            R"({"sections": [{"id": "risk", "note": ")" + QString(2001, 'x') + R"("}]})",
            "/report/sections/0/note");
        row("more sections than a report has",
            R"({"sections": [)" + QStringList(101, R"({"id": "risk"})").join(',') + "]}",
            "/report/sections");
    }
    void aWrongWishIsRefusedWhereItStands()
    {
        QFETCH(const QString, report);
        QFETCH(const QString, where);
        const auto loaded = readProject(patched("/report", Json::parse(report.toStdString())));
        QVERIFY(!loaded);
        QCOMPARE(QString::fromStdString(loaded.error().where), where);
    }
    void plansByChanceComeBack()
    {
        support::Random random(8);
        for (int i = 0; i < 60; ++i)
            comesBack(support::randomPlan(random, 15));
    }
    // A file older than a row loads with that row's default; rows that every file has had are
    // required.
    void whatAnOlderFileLacksIsAsNeverTurned()
    {
        const Json whole = Json::parse(fileOf(samplePlan()));
        const std::string at = "/scenarios/0/plan";
        const Plan none;
        const auto without = [&](std::string_view path) -> std::optional<Result<LoadedProject>> {
            std::string pointer = at + '/' + boundPath(path, "0");
            std::ranges::replace(pointer, '.', '/');
            const Json::json_pointer place(pointer);
            if (!whole.contains(place))
                return {};
            Json file = whole;
            file.at(place.parent_pointer()).erase(place.back());
            return readProject(file.dump());
        };
        int younger = 0;
        const auto look = [&](std::string_view path, auto isNeverTurned) {
            if (path == "work.*.kind" || path == "cluster.gpu.peak_bf16") // of the chosen format
                return;
            const auto read = without(path);
            if (!read)
                return;
            QVERIFY2(read->has_value() != everyFileHas(path), std::string(path).c_str());
            if (!read->has_value()) {
                QCOMPARE(read->error().code, Code::MissingKey);
                return;
            }
            ++younger;
            QVERIFY2(isNeverTurned((*read)->project.plan()), std::string(path).c_str());
        };
        for (const Number& row : numbers())
            look(row.path, [&](const Plan& plan) {
                const double value = row.get(plan, plan.work[0]);
                return std::isnan(value) || value == row.get(none, none.work[0]);
            });
        for (const Choice& row : choices())
            if (row.stored)
                look(row.path, [&](const Plan&) { return true; });
        QVERIFY(younger > 300);
    }
    void limitsComeBack()
    {
        forEachRow(samplePlan(), numbers(), [](Bound<Number> k, const std::string& path) {
            if (!k.row->applies(samplePlan(), samplePlan().work[0]))
                return;
            for (const double limit : {k.row->least, k.row->most}) {
                const auto plan = turned(samplePlan(), path, limit * info(k.row->unit).size);
                if (plan || plan.error().code != Error::Code::Contradiction)
                    comesBack(plan.value());
            }
        });
    }
    void theRestOfAProjectComesBack()
    {
        Project p = support::projectOf(samplePlan());
        p.client = "Ümläut & Söhne \"quoted\" \n 日本";
        p.currency = {"EUR", 0.92, "2026-11-20"};
        p.scenarios.push_back({"Bought", std::make_shared<const Plan>(support::choose(
                                             samplePlan(), "money.tenure", "buy"))});
        p.current = 1;
        const auto loaded = readProject(writeProject(p));
        QVERIFY(loaded);
        QCOMPARE(loaded->project.client, p.client);
        QVERIFY(loaded->project.currency == p.currency);
        QCOMPARE(loaded->project.current, std::size_t{1});
        QCOMPARE(loaded->project.scenarios[1].name, std::string("Bought"));
        QVERIFY(loaded->project.plan().money.tenure == Tenure::Buy);
    }
    void twoWorkloadsComeBack()
    {
        Plan two = samplePlan();
        two.work.push_back(two.work[0]);
        two.work[1].id = "b2";
        two = support::with(two, {{"work.b2.tokens", 2e12}, {"work.b2.share", 33}});
        comesBack(two);
    }
    void aNameOfAnyBytesIsWritten()
    {
        Project p = support::projectOf(samplePlan());
        p.client = "\xff\xfe broken";
        const auto loaded = readProject(writeProject(p));
        QVERIFY(loaded);
        QVERIFY(loaded->project.client.ends_with(" broken"));
    }
    void aSourceMayBeRecalledOrNot()
    {
        const auto recalled = [](const Json& value) {
            const std::string text =
                patched("/scenarios/0/plan/sources/money.price/recalled", value);
            return support::planOf(text).cites->find("money.price")->second.recalled;
        };
        QVERIFY(recalled(true));
        QVERIFY(!recalled(false));
    }

    // Files from before generations were recorded have none; all other texts are required.
    void aGenerationMayBeMissing()
    {
        const Json gpu = support::sampleJson()["scenarios"][0]["plan"]["cluster"]["gpu"];
        QCOMPARE(gpu["generation"].get<std::string>(), samplePlan().cluster.gpu.generation);
        const std::string old = support::without("/scenarios/0/plan/cluster/gpu/generation");
        QVERIFY(support::planOf(old).cluster.gpu.generation.empty());
        QVERIFY(!readProject(support::without("/scenarios/0/plan/cluster/gpu/inside")));
        QVERIFY(!readProject(patched("/scenarios/0/plan/cluster/gpu/generation", 5)));
    }
    void whatIsNotKnownIsLeftOut()
    {
        Plan plan = samplePlan();
        plan.money.price = UsdRate(kUnknown);
        const Json json = Json::parse(fileOf(plan));
        QVERIFY(!json["scenarios"][0]["plan"]["money"].contains("price"));
        comesBack(plan);
    }
    void anUnknownKeyIsNotedAndTheRestLoads_data()
    {
        QTest::addColumn<QByteArray>("pointer");
        for (const char* p :
             {"/colour", "/scenarios/0/plan/colour", "/scenarios/0/plan/money/colour",
              "/scenarios/0/plan/work/0/colour", "/scenarios/0/plan/cluster/gpu/colour"})
            QTest::newRow(p) << QByteArray(p);
    }
    void anUnknownKeyIsNotedAndTheRestLoads()
    {
        QFETCH(QByteArray, pointer);
        const auto loaded = readProject(patched(pointer.constData(), "red"));
        QVERIFY(loaded);
        QCOMPARE(loaded->notes.size(), std::size_t{1});
        QVERIFY(loaded->notes[0].code == Code::UnknownKey);
        QCOMPARE(loaded->notes[0].where, pointer.toStdString());
        QVERIFY(samePlan(loaded->project.plan(), support::planOf(fileOf(samplePlan()))));
    }
    void anUnknownKeyWithMoreInsideIsNotedToo()
    {
        const auto loaded = readProject(patched("/scenarios/0/plan/extra", {{"deep", {1, 2}}}));
        QVERIFY(loaded);
        QVERIFY(!loaded->notes.empty());
        QCOMPARE(loaded->notes[0].where, std::string("/scenarios/0/plan/extra/deep/0"));
    }
    void aKeyWithSlashesIsPointedAt()
    {
        Json json = support::sampleJson();
        json["a/b~c"] = 1;
        const auto loaded = readProject(json.dump());
        QVERIFY(loaded);
        QCOMPARE(loaded->notes[0].where, std::string("/a~1b~0c"));
    }
    void theSmallestMayBeAsked()
    {
        const Plan plan = support::choose(samplePlan(), "cluster.count_rule", "smallest");
        QVERIFY(support::planOf(fileOf(plan)).cluster.countRule == CountRule::Smallest);
    }

    void runsComeBack()
    {
        Project p = support::projectOf(samplePlan());
        MeasuredRun run;
        run.name = "first \"run\" 日本";
        run.gpu = "h100-sxm";
        run.gpus = 16;
        run.memory = Bytes(71.0 * (1 << 30));
        run.step = Seconds(12.5);
        p.runs = {run, run};
        p.runs[1].note = "again";
        const auto loaded = readProject(writeProject(p));
        QVERIFY(loaded && loaded->notes.empty());
        QVERIFY(loaded->project.runs == p.runs);
    }
    void noRunsAreNoKey()
    {
        QVERIFY(!support::sampleJson().contains("runs"));
        QVERIFY(readProject(fileOf(samplePlan()))->project.runs.empty());
    }
    void runsOfAnotherKindAreRefused_data()
    {
        QTest::addColumn<QByteArray>("runs");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char* name, const Json& runs, const char* where) {
            QTest::newRow(name) << QByteArray::fromStdString(runs.dump()) << QByteArray(where);
        };
        row("an object", Json::object(), "/runs");
        row("null", nullptr, "/runs");
        row("numbers", {1, 2}, "/runs/0");
        row("a step in words", Json::array({Json::object({{"step", "fast"}})}), "/runs/0/step");
        row("a step of 1e308 days", Json::array({Json::object({{"memory", 1e308}})}),
            "/runs/0/memory");
        row("10,001", Json::array_t(10'001, Json::object()), "/runs");
    }
    void runsOfAnotherKindAreRefused()
    {
        QFETCH(QByteArray, runs);
        QFETCH(QByteArray, where);
        const auto loaded = readProject(patched("/runs", Json::parse(runs.toStdString())));
        QVERIFY(!loaded);
        QCOMPARE(QByteArray::fromStdString(loaded.error().where), where);
    }
    void answersComeBack()
    {
        Project p = support::projectOf(samplePlan());
        p.scenarios.push_back(p.scenarios[0]);
        const std::vector<SavedAnswer> answers{{{"work.a.time", 12.5}, {"money.rent_run", 1e7}},
                                               {{"work.a.time", 1.0 / 3}}};
        const auto loaded = readProject(writeProject(p, answers));
        QVERIFY(loaded && loaded->notes.empty());
        QVERIFY(loaded->answers == answers);
        QCOMPARE(loaded->engine, std::string(HEADROOM_VERSION));
        const auto none = readProject(writeProject(p));
        QVERIFY(none->answers.size() == 2 && none->answers[0].empty());
    }
    // Saved results are only for comparison: ignores values that are not numbers.
    void hostileAnswersAreIgnored_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("kept");
        const auto row = [](const char* name, const Json& answer, int kept) {
            QTest::newRow(name) << QByteArray::fromStdString(answer.dump()) << kept;
        };
        row("null", nullptr, 0);
        row("a number", 5, 0);
        row("text", "42 days", 0);
        row("a list", {1, 2}, 0);
        row("values of every other kind",
            {{"a", nullptr}, {"b", "5"}, {"c", {1}}, {"d", Json::object()}, {"e", true}}, 0);
        row("huge and odd numbers", {{"work.a.time", 1e308}, {"x", -1e308}, {"", 0}}, 3);
        Json many = Json::object();
        for (int i = 0; i < 20'000; ++i)
            many["p" + std::to_string(i)] = i;
        row("20,000 of them", many, 20'000);
    }
    void hostileAnswersAreIgnored()
    {
        QFETCH(QByteArray, answer);
        QFETCH(int, kept);
        const auto loaded =
            readProject(patched("/scenarios/0/answer", Json::parse(answer.toStdString())));
        QVERIFY(loaded);
        QCOMPARE(int(loaded->answers.at(0).size()), kept);
    }
    void anOddEngineVersionIsNoReasonToRefuse()
    {
        QCOMPARE(readProject(patched("/engine", "0.0.0-∞"))->engine, std::string("0.0.0-∞"));
        QVERIFY(readProject(patched("/engine", 5))->engine.empty());
    }
};

} // namespace

HEADROOM_ROOM(TestProjectFile)
#include "test_projectfile.moc"

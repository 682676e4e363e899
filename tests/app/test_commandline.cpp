// The command line: output, exit codes, and no crashes.
#include "tests/app/program.h"
#include "tests/support/room.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using program::Run;
using program::run;

} // namespace

class TestCommandLine : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void callsEndAsTheyShould_data();
    void callsEndAsTheyShould();
    void assessGivesEveryDial();
    void oneGpuTakesTheSingular();
    void setTurnsKnobs();
    void explainShowsWhatWasPutIn();
    void sweepMakesATable();
    void whatIsImpossibleHasNoFigures();
    void exportWritesWholeFiles();
    void whatIsReadIsNotWrittenOver();
    void theMuseumOfBadFilesEndsWithThree();
    void importWritesAProject_data();
    void importWritesAProject();
    void importsThatDoNotGo_data();
    void importsThatDoNotGo();
    void catalogCheckTellsEverything();

private:
    QString plan() const { return folder_.filePath("plan.headroom"); }
    QTemporaryDir folder_;
};

void TestCommandLine::initTestCase()
{
    const Run made = run({"new", "-o", plan()});
    QCOMPARE(made.exit, 0);
    QVERIFY(QFile::exists(plan()));
}

void TestCommandLine::callsEndAsTheyShould_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("states");
    const auto row = [](const char* name, const QStringList& words, int exit, const char* states) {
        QTest::newRow(name) << words << exit << QByteArray(states);
    };
    row("version without a display", {"--version"}, 0, "headroom ");
    row("help without a display", {"--help"}, 0, "assess FILE");
    row("help as a verb", {"help"}, 0, "assess FILE");
    row("help about a verb", {"help", "search"}, 0, "--work ID");
    row("a misspelled verb", {"asses", plan()}, 2, "Is “assess” meant?");
    row("a word that is nothing", {"castle"}, 2, "neither a verb nor a file");
    row("no display and no verb", {}, 2, "no display");
    row("unknown option", {"--frobnicate"}, 2, "--frobnicate");
    row("assess without a file", {"assess"}, 2, "missing");
    row("assess of no file", {"assess", "/no/such/file"}, 3, "cannot be read");
    row("assess of a folder", {"assess", "/tmp"}, 3, "cannot be read");
    row("unknown dial", {"assess", plan(), "--show", "work.a.magic"}, 2, "work.a.magic");
    row("unknown knob", {"assess", plan(), "--set", "work.z.tokens=1"}, 2, "work.z.tokens");
    row("a misspelled knob", {"assess", plan(), "--set", "cluster.cuont=9"}, 2, "cluster.count");
    row("a misspelled dial", {"assess", plan(), "--show", "work.a.tiem"}, 2, "work.a.time");
    row("a GPU by half of its name", {"assess", plan(), "--set", "cluster.gpu=b200"}, 2,
        "Did you mean “b200-sxm”?");
    row("two templates", {"new", "sample", "serve-10k"}, 2, "serve-10k");
    row("no place in a list", {"search", plan(), "--top", "0"}, 2, "1 – 1000");
    row("an unknown workload", {"search", plan(), "--work", "z"}, 2, "z");
    row("an unknown workload for a model",
        {"import", QStringLiteral(HEADROOM_TEST_DATA "/hf/mistral.json"), "--work", "z", "-o",
         plan()},
        2, "z");
    row("a trace without a fleet",
        {"import", QStringLiteral(HEADROOM_TEST_DATA "/traces/mooncake.jsonl"), "-o",
         folder_.filePath("none.headroom")},
        3, "add one first");
    row("a training log as a measured run",
        {"assess", plan(), "--runs", QStringLiteral(HEADROOM_TEST_DATA "/logs/nemo.log"), "--set",
         "cluster.count=64"},
        0, "work.a.sigma_narrowed");
    const QString none = folder_.filePath("none.log");
    QFile log(none);
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("elapsed time per iteration (ms): 0 |\n");
    log.close();
    row("a log without steps", {"assess", plan(), "--runs", none}, 3, "step");
    row("a benchmark without a fleet",
        {"assess", plan(), "--runs", QStringLiteral(HEADROOM_TEST_DATA "/benchmarks/vllm.json")}, 3,
        "add one first");
    row("a workload to add", {"add", plan(), "--kind", "batch"}, 0, "\"kind\": \"batch\"");
    row("a workload that is set",
        {"add", plan(), "--kind", "batch", "--set", "work.b.job.units=5e6"}, 0, "5000000");
    row("a kind of work that is none", {"add", plan(), "--kind", "dance"}, 2, "batch");
    row("add without a kind", {"add", plan()}, 2, "--kind batch");
    row("add to what is no project", {"add", "/no/such/file", "--kind", "batch"}, 3,
        "cannot be read");
    row("the smallest cluster of a job",
        {"smallest", plan(), "--set", "work.a.kind=batch", "--set", "work.a.job.rule=typed",
         "--set", "work.a.job.unit_time=10"},
        0, "8 GPUs");
    row("a pipeline longer than the layers fill",
        {"smallest", plan(), "--set", "work.a.layout.pipeline=32"}, 0,
        "work.*.layout.pipeline asks");
    row("a power that counts under a cap, told before the cap",
        {"assess", plan(), "--set", "cluster.static_draw=15", "--set", "cluster.power_cap=60"}, 0,
        "site.clock");
    row("a power that counts under a cap, without one",
        {"assess", plan(), "--set", "cluster.static_draw=15"}, 2, "cluster.static_draw");
    row("a search with such a pipeline", {"search", plan(), "--set", "work.a.layout.pipeline=32"},
        0, "0 layouts compared");
    row("a plan with such a pipeline", {"assess", plan(), "--set", "work.a.layout.pipeline=32"}, 0,
        "no layout is possible");
    row("options that miss a budget",
        {"options", plan(), "--budget", "1000", "--top", "3", "--format", "json"}, 0,
        "\"limit\": \"budget\"");
    row("options outside a region",
        {"options", plan(), "--region", "us", "--top", "1000", "--format", "json"}, 0,
        "\"limit\": \"region\"");
    row("not even one node", {"smallest", plan(), "--power", "1 W"}, 0, "not even one node");
    row("a sweep without end",
        {"sweep", plan(), "--axis", "cluster.count=8:64:100000000", "--show", "work.a.time"}, 2,
        "points");
    row("out of range", {"assess", plan(), "--set", "work.a.share=140%"}, 2, "140");
    row("wrong unit", {"assess", plan(), "--set", "work.a.deadline=5kW"}, 2, "kW");
    row("unknown choice", {"assess", plan(), "--set", "cluster.gpu=abacus"}, 2, "abacus");
    row("unknown scenario", {"assess", plan(), "--scenario", "B"}, 2, "B");
    row("unknown format", {"assess", plan(), "--format", "xml"}, 2, "xml");
    row("explain without a dial", {"explain", plan()}, 2, "--show");
    row("sweep without an axis", {"sweep", plan(), "--show", "work.a.time"}, 2, "--axis");
    row("sweep of nonsense",
        {"sweep", plan(), "--axis", "cluster.count=a:b:c", "--show", "work.a.time"}, 2, "a:b:c");
    row("export to nothing", {"export", plan()}, 2, "--to");
    row("export to an unknown kind", {"export", plan(), "--to", "x.doc"}, 2, ".pdf");
    row("export to nowhere", {"export", plan(), "--to", "/no/such/folder/x.json"}, 4, "x.json");
    row("an infeasible plan is an answer", {"assess", plan(), "--set", "cluster.count=1"}, 0,
        "cannot hold");
    row("the catalog lists", {"catalog", "list", "accelerators"}, 0, "h100-sxm");
    row("the catalog lists points", {"catalog", "list", "points"}, 0, "io-net-nvlink-8");
    row("the catalog lists a reference", {"catalog", "list", "reference"}, 0, "`work.*.tokens`");
    row("the catalog lists knobs", {"catalog", "list", "knobs"}, 0, "work.a.tokens");
    row("an unknown template", {"new", "castle"}, 2, "castle");
    row("an unknown template, and those there are", {"new", "castle"}, 2, "rent-or-buy-128");
    row("a template", {"new", "rent-or-buy-128"}, 0, "Rent or buy 128 GPUs");
    row("the templates", {"catalog", "list", "templates"}, 0, "serve-10k-8");
}

void TestCommandLine::callsEndAsTheyShould()
{
    QFETCH(QStringList, words);
    QFETCH(int, exit);
    QFETCH(QByteArray, states);
    const Run r = run(words);
    QVERIFY(!r.crashed);
    QVERIFY2(r.exit == exit, r.err);
    QVERIFY2((exit == 0 ? r.out : r.err).contains(states), r.out + r.err);
}

void TestCommandLine::assessGivesEveryDial()
{
    const auto json = QJsonDocument::fromJson(run({"assess", plan(), "--format", "json"}).out);
    const auto dials = json["dials"].toArray();
    QVERIFY(dials.size() > 50);
    for (const auto& dial : dials) {
        const auto object = dial.toObject();
        for (const auto* key : {"path", "value", "low", "high", "unit"})
            QVERIFY2(object.contains(key), key);
    }
    QVERIFY(!json["findings"].toArray().isEmpty());
    const auto csv = run({"assess", plan(), "--format", "csv"}).out;
    QCOMPARE(csv.count('\n'), dials.size() + 1);
}

// "1 A100 trains", "2 A100 train".
void TestCommandLine::oneGpuTakesTheSingular()
{
    const QString few = folder_.filePath("few.headroom");
    QCOMPARE(run({"new", "startup-7b", "-o", few}).exit, 0);
    const Run one = run({"assess", few});
    QVERIFY2(one.out.contains("(1 node) trains "), one.out.left(200));
    const Run two =
        run({"assess", few, "--set", "cluster.node_size=2", "--set", "cluster.count=2"});
    QVERIFY2(two.out.contains("(1 node) train "), two.out.left(200));
}

void TestCommandLine::setTurnsKnobs()
{
    const Run r = run({"assess", plan(), "--set", "work.a.rule=share", "--set", "work.a.params=70B",
                       "--set", "cluster.count=64", "--set", "work.a.share_gpus=64", "--set",
                       "risk.goodput_rule=typed", "--show", "work.a.time", "--format", "csv"});
    const double days = r.out.split('\n').at(1).split(',').at(1).toDouble();
    // 6 × 70e9 × 1.4e12 / (64 × 989e12 × 0.4) seconds
    QVERIFY(std::abs(days / (6 * 70e9 * 1.4e12 / (64 * 989e12 * 0.4) / 86400) - 1) < 1e-9);
}

void TestCommandLine::explainShowsWhatWasPutIn()
{
    const QByteArray out = run({"explain", plan(), "--show", "money.rent_run"}).out;
    QVERIFY(out.contains("money.price * money.run_gpu_hours"));
    QVERIFY(out.contains("2026-05"));
}

void TestCommandLine::sweepMakesATable()
{
    const QByteArray out = run({"sweep", plan(), "--axis", "cluster.count=64:1024:5:log", "--axis",
                                "money.tenure=rent,buy", "--show", "work.a.time", "money.run_cost"})
                               .out;
    const auto lines = out.trimmed().split('\n');
    QCOMPARE(lines.size(), 11);
    QVERIFY(lines[0].startsWith("cluster.count,money.tenure,work.a.time [d]"));
    QVERIFY(lines[1].startsWith("64,rent,"));
    QVERIFY(lines[10].startsWith("1024,buy,"));
}

void TestCommandLine::whatIsImpossibleHasNoFigures()
{
    const Run r = run({"sweep", plan(), "--axis", "cluster.count=1,256", "--show", "work.a.time",
                       "money.run_cost"});
    QCOMPARE(r.exit, 0);
    const auto lines = r.out.trimmed().split('\n');
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[1], QByteArray("1,,"));
    QVERIFY(lines[2].split(',')[1].toDouble() > 10);
    QVERIFY(r.err.contains("does not fit in memory"));
}

void TestCommandLine::whatIsReadIsNotWrittenOver()
{
    const QString copy = folder_.filePath("copy.json");
    QFile::remove(copy);
    QVERIFY(QFile::copy(plan(), copy));
    QFile file(copy);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    file.close();
    const Run r = run({"export", copy, "--to", folder_.filePath("./copy.json")});
    QCOMPARE(r.exit, 2);
    QVERIFY(r.err.contains("--overwrite"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), before);
    file.close();
    QCOMPARE(run({"export", copy, "--to", copy, "--overwrite"}).exit, 0);
}

void TestCommandLine::exportWritesWholeFiles()
{
    const QString pdf = folder_.filePath("o.pdf"), json = folder_.filePath("o.json");
    QCOMPARE(run({"export", plan(), "--to", pdf, json}).exit, 0);
    QFile file(pdf);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("%PDF") && bytes.trimmed().endsWith("%%EOF"));
    QVERIFY(QFileInfo(json).size() > 1000);
}

void TestCommandLine::theMuseumOfBadFilesEndsWithThree()
{
    const QDir museum(HEADROOM_MUSEUM);
    const auto files = museum.entryInfoList(QDir::Files);
    QVERIFY(files.size() >= 5);
    for (const QFileInfo& file : files) {
        const Run r = run({"assess", file.filePath()});
        QVERIFY2(!r.crashed && (r.exit == 3 || r.exit == 0), qPrintable(file.fileName()));
        QVERIFY2(r.exit == 0 || r.err.startsWith("headroom: "), r.err);
    }
}

void TestCommandLine::importWritesAProject_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("states");
    const QString data = QStringLiteral(HEADROOM_TEST_DATA "/");
    const QString runs = folder_.filePath("runs.csv"), aws = data + "prices/aws.csv";
    QFile file(runs);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("gpu,gpus,model,batch,sequence,step\nh100-sxm,8,llama-3.1-8b,64,8192,12.5\n");
    QTest::newRow("a model") << QStringList{data + "hf/mixtral.json"}
                             << QByteArray("Model: mixtral");
    QTest::newRow("a price list") << QStringList{aws} << QByteArray("→ AWS");
    QTest::newRow("a spot price") << QStringList{aws, "--term", "spot"} << QByteArray("spot");
    QTest::newRow("another GPU") << QStringList{aws, "--gpu", "a100-sxm-80"} << QByteArray("→");
    QTest::newRow("runs") << QStringList{runs} << QByteArray("measured run");
    QTest::newRow("several") << QStringList{runs, data + "hf/llama.json", aws}
                             << QByteArray("measured run");
}

// Importing into a new or an existing file results in a project.
void TestCommandLine::importWritesAProject()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, states);
    const QString path = folder_.filePath("imported.headroom");
    QFile::remove(path);
    for (int i = 0; i < 2; ++i) {
        const Run r = run(QStringList{"import"} + words + QStringList{"-o", path});
        QVERIFY(!r.crashed);
        QVERIFY2(r.exit == 0, r.err);
        QVERIFY2(r.err.contains(states), r.err);
        QVERIFY(r.out.isEmpty());
        QCOMPARE(run({"assess", path}).exit, 0);
    }
    const Run piped = run(QStringList{"import"} + words + QStringList{"-o", "-"});
    QVERIFY(QJsonDocument::fromJson(piped.out)["format"] == "headroom-project");
}

void TestCommandLine::importsThatDoNotGo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("states");
    const auto row = [](const char* name, const QStringList& words, int exit, const char* states) {
        QTest::newRow(name) << words << exit << QByteArray(states);
    };
    const QString data = QStringLiteral(HEADROOM_TEST_DATA "/"), aws = data + "prices/aws.csv";
    const QString to = folder_.filePath("never.headroom");
    row("no file", {"import", "-o", to}, 2, "FILE");
    row("nowhere to write", {"import", aws}, 2, "-o");
    row("an unknown term", {"import", aws, "--term", "lease", "-o", to}, 2, "lease");
    row("an unknown offer", {"import", aws, "--offer", "p99.mega", "-o", to}, 3,
        "no matching price");
    row("an unknown GPU", {"import", aws, "--gpu", "abacus", "-o", to}, 3, "abacus");
    row("an offer whose GPU the catalog does not know is nobody's rent",
        {"import", QStringLiteral(HEADROOM_MUSEUM "/../prices/azure.csv"), "--offer",
         "Standard_NC24_Promo", "-o", to},
        3, "no matching price");
    row("an unknown region", {"import", aws, "--region", "moon-1", "-o", to}, 3,
        "no matching price");
    row("no such file", {"import", "/no/such", "-o", to}, 3, "cannot be read");
    row("a bad file", {"import", data + "prices/bad/prose.csv", "-o", to}, 3, "price list");
    row("a bad config", {"import", data + "hf/bad/bert.json", "-o", to}, 3, "bert.json");
    row("a good and a bad one", {"import", aws, data + "museum/geo.json", "-o", to}, 3, "geo.json");
    row("a project", {"import", plan(), "-o", to}, 3, "opened");
    row("catalog entries", {"import", data + "catalog.json", "-o", to}, 3, "copy");
    row("into a broken project", {"import", aws, "-o", data + "museum/cut-off.headroom"}, 3,
        "JSON");
    row("into no folder", {"import", aws, "-o", "/no/such/folder/x.headroom"}, 4, "x.headroom");
}

void TestCommandLine::importsThatDoNotGo()
{
    callsEndAsTheyShould();
    QVERIFY(!QFile::exists(folder_.filePath("never.headroom")));
}

void TestCommandLine::catalogCheckTellsEverything()
{
    const QString good = QStringLiteral(HEADROOM_TEST_DATA "/catalog.json");
    const QString bad = folder_.filePath("bad.json");
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": \"headroom-catalog\", \"colour\": 1, \"rules\": [{}, 5],"
               "\"links\": [{\"id\": \"x\"}]}");
    file.close();
    const Run sound = run({"catalog", "check", good});
    QCOMPARE(sound.exit, 0);
    QVERIFY(sound.out.endsWith(": sound\n"));
    const Run both = run({"catalog", "check", bad, good});
    QCOMPARE(both.exit, 3);
    QVERIFY(both.out.contains(": sound"));
    for (const char* where : {"/colour", "/rules/0/id", "/rules/1", "/links/0/name"})
        QVERIFY2(both.err.contains(where), both.err);
    QCOMPARE(run({"catalog", "check", "/no/such"}).exit, 3);
    QCOMPARE(run({"catalog", "check"}).exit, 2);
}

HEADROOM_ROOM(TestCommandLine)
#include "test_commandline.moc"

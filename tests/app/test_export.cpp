// Exports, as users and scripts do them.
#include "tests/app/program.h"
#include "tests/support/jsonschema.h"
#include "tests/support/room.h"

#include <QDir>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace {

using program::Run;
using program::run;
using Json = nlohmann::json;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Json jsonOf(const QByteArray& bytes)
{
    return Json::parse(bytes.toStdString(), nullptr, false);
}

} // namespace

class TestExport : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void resultsOfEveryTemplateKeepTheSchema_data() { templates(); }
    void resultsOfEveryTemplateKeepTheSchema();
    void aFaultAgainstTheSchemaIsFound_data();
    void aFaultAgainstTheSchemaIsFound();
    void resultsHoldEveryScenario();
    void theSameCallWritesTheSameBytes();
    void whatIsWrongInsideAnExportIsReported_data();
    void whatIsWrongInsideAnExportIsReported();
    void everyChartOfAPlanIsAPicture();
    void aPictureHasTheSizeAndTheme();
    void aChartIsATableToo();
    void everyTableOfTheReportIsCsv();
    void aDocumentHasItsOwnCurrency();
    void callsForFiles_data();
    void callsForFiles();
    void slidesAreAChartAPage();
    void aFolderOfPlansGoesInOneCall();
    void shardsShareAFolderOut();
    void aBadPlanLeavesTheOthers();
    void whatCannotBeWrittenIsReportedAndLeavesTheOldFile_data();
    void whatCannotBeWrittenIsReportedAndLeavesTheOldFile();
    void standardOutputMayBeNamed();

private:
    static void templates();
    QString file(const QString& name) const { return folder_.filePath(name); }
    QString planOf(const QString& id);
    Json resultsOf(const QString& plan);
    Json schema_ = jsonOf(run({"schema"}).out);
    QTemporaryDir folder_;
};

void TestExport::templates()
{
    QTest::addColumn<QString>("id");
    for (const QByteArray& line : run({"catalog", "list", "templates"}).out.split('\n'))
        if (!line.isEmpty())
            QTest::newRow(line.split(' ').first()) << QString(line.split(' ').first());
}

QString TestExport::planOf(const QString& id)
{
    const QString plan = file(id + ".headroom");
    return QFile::exists(plan) || run({"new", id, "-o", plan}).exit == 0 ? plan : QString();
}

Json TestExport::resultsOf(const QString& plan)
{
    const Run r = run({"export", plan, "--to", file("out.json")});
    return r.exit == 0 ? jsonOf(bytesOf(file("out.json"))) : Json();
}

// … and open again with the same results.
void TestExport::resultsOfEveryTemplateKeepTheSchema()
{
    QFETCH(QString, id);
    const Json results = resultsOf(planOf(id));
    const QStringList faults = support::schemaFaults(schema_, results);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    const Run again = run({"assess", file("out.json"), "--format", "json"});
    QCOMPARE(again.exit, 0);
    QCOMPARE(again.err, QByteArray()); // nothing lost or changed
    const Json answer = jsonOf(again.out);
    for (const char* key : {"dials", "scenario", "title"})
        QVERIFY2(answer[key] == results[key], key);
    QCOMPARE(answer["findings"].size(), results["findings"].size());
    for (std::size_t i = 0; i < answer["findings"].size(); ++i) // without digit grouping
        for (const char* key : {"id", "severity", "cure"})
            QVERIFY(answer["findings"][i].value(key, Json()) ==
                    results["findings"][i].value(key, Json()));
}

void TestExport::aFaultAgainstTheSchemaIsFound_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const char* pointer, const char* value) {
        QTest::newRow(name) << pointer << value;
    };
    row("another format", "/format", "\"headroom-project\"");
    row("a key that is not described", "/extra", "1");
    row("a figure in words", "/dials/0/value", "\"256\"");
    row("no dial at all", "/dials", "[]");
    row("a finding of no known weight", "/findings/0/severity", "\"odd\"");
    row("an input of no path", "/scenarios/0/inputs/0/path", "\"\"");
    row("a source that is no id", "/scenarios/0/inputs/0/source", "7");
    row("no scenarios", "/scenarios", "{}");
    row("a project without plans", "/project/scenarios", "[]");
    row("a rate of nothing", "/project/currency/per_dollar", "0");
}

void TestExport::aFaultAgainstTheSchemaIsFound()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    static const Json sound = resultsOf(planOf("sample"));
    QVERIFY(support::schemaFaults(schema_, sound).isEmpty());
    Json broken = sound;
    broken[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    QVERIFY(!support::schemaFaults(schema_, broken).isEmpty());
    for (const auto& [key, member] : sound.items()) {
        Json lacking = sound;
        lacking.erase(key);
        QVERIFY2(!support::schemaFaults(schema_, lacking).isEmpty(), key.c_str());
    }
}

void TestExport::resultsHoldEveryScenario()
{
    Json project = jsonOf(bytesOf(planOf("sample")));
    Json second = project["scenarios"][0];
    second["name"] = "512 GPUs";
    second["plan"]["cluster"]["count"] = 512;
    second.erase("answer");
    project["scenarios"].push_back(second);
    QFile plan(file("two.headroom"));
    QVERIFY(plan.open(QIODevice::WriteOnly));
    plan.write(QByteArray::fromStdString(project.dump()));
    plan.close();
    const Json results = resultsOf(plan.fileName());
    QVERIFY(support::schemaFaults(schema_, results).isEmpty());
    QCOMPARE(results["scenarios"].size(), std::size_t{2});
    QVERIFY(results["scenarios"][0]["dials"] == results["dials"]);
    const Json& other = results["scenarios"][1];
    QVERIFY(other["dials"] != results["dials"] && other["answer"] != results["answer"]);
    const Run alone =
        run({"assess", plan.fileName(), "--scenario", "512 GPUs", "--format", "json"});
    QVERIFY(jsonOf(alone.out)["dials"] == other["dials"]);
    // Every source of an input exists, and every source is used.
    std::set<std::string> named, there;
    for (const Json& scenario : results["scenarios"])
        for (const Json& input : scenario["inputs"])
            if (input.contains("source"))
                named.insert(input["source"]);
    for (const Json& source : results["sources"])
        there.insert(source["id"]);
    QVERIFY(named == there && there.size() > 5);
    const auto price = std::ranges::find(other["inputs"], Json("money.price"),
                                         [](const Json& input) { return input["path"]; });
    QVERIFY(price != other["inputs"].end());
    QVERIFY((*price)["low"] < (*price)["value"] && (*price)["value"] < (*price)["high"]);
    // The file includes changes by --set.
    QCOMPARE(
        run({"export", plan.fileName(), "--set", "money.price=9", "--to", file("set.json")}).exit,
        0);
    const Run turned =
        run({"assess", file("set.json"), "--show", "money.rent_run", "--format", "csv"});
    const Run same = run({"assess", plan.fileName(), "--set", "money.price=9", "--show",
                          "money.rent_run", "--format", "csv"});
    QCOMPARE(turned.out, same.out);
}

void TestExport::theSameCallWritesTheSameBytes()
{
    const QString plan = planOf("production-64");
    QCOMPARE(run({"export", plan, "--to", file("1.json"), file("1.pdf")}).exit, 0);
    QCOMPARE(run({"export", plan, "--to", file("2.pdf"), file("2.json")}).exit, 0);
    QVERIFY(bytesOf(file("1.json")).size() > 10000);
    QCOMPARE(bytesOf(file("1.json")), bytesOf(file("2.json")));
    // Exporting an export gives the same file.
    QCOMPARE(run({"export", file("1.json"), "--to", file("3.json")}).exit, 0);
    QCOMPARE(bytesOf(file("3.json")), bytesOf(file("1.json")));
    QCOMPARE(run({"export", plan, "--language", "de", "--to", file("de.json")}).exit, 0);
    const Json german = jsonOf(bytesOf(file("de.json")));
    QVERIFY(support::schemaFaults(schema_, german).isEmpty());
    QVERIFY(german["language"] == "de");
    QVERIFY(german["dials"] == jsonOf(bytesOf(file("1.json")))["dials"]);
}

void TestExport::whatIsWrongInsideAnExportIsReported_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("states");
    const auto row = [](const char* name, const char* pointer, const char* value,
                        const char* states) {
        QTest::newRow(name) << pointer << value << QByteArray(states);
    };
    row("a later version", "/version", "2", "newer Headroom (format 2");
    row("no project", "/project", "null", "/project");
    row("a project that is none", "/project/format", "\"x\"", "/project/format");
    row("a figure beyond its limits", "/project/scenarios/0/plan/cluster/count", "-1",
        "/project/scenarios/0/plan/cluster/count");
}

void TestExport::whatIsWrongInsideAnExportIsReported()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QByteArray, states);
    Json results = resultsOf(planOf("sample"));
    results[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    QFile broken(file("broken.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(QByteArray::fromStdString(results.dump()));
    broken.close();
    const Run r = run({"assess", broken.fileName()});
    QCOMPARE(r.exit, 3);
    QVERIFY2(r.err.contains(states), r.err.constData());
}

// The charts of `--chart list`, for a plan that trains and one that serves.
void TestExport::everyChartOfAPlanIsAPicture()
{
    for (const char* id : {"start-16", "rag-4"}) {
        const QString plan = planOf(id);
        const Run listed = run({"export", plan, "--chart", "list"});
        QCOMPARE(listed.exit, 0);
        const QString folder = file(QString(id) + "-charts");
        QVERIFY(QDir().mkpath(folder));
        QCOMPARE(
            run({"export", plan, "--chart", "all", "--to", folder + "/{plan}-{chart}.svg"}).exit,
            0);
        QStringList ids;
        for (const QByteArray& line : listed.out.trimmed().split('\n'))
            ids << line.split(' ').first();
        QVERIFY(ids.size() > 12 && ids.contains("cash") && ids.contains("distribution"));
        QCOMPARE(ids.contains("ttft"), id == std::string("rag-4"));
        for (const QString& chart : ids) {
            const QByteArray svg = bytesOf(folder + '/' + id + '-' + chart + ".svg");
            QVERIFY2(svg.startsWith("<?xml") && svg.size() > 2000, qPrintable(chart));
            QVERIFY2(!svg.contains("<image"), qPrintable(chart)); // vectors only
        }
        QCOMPARE(QDir(folder).entryList(QDir::Files).size(), ids.size());
    }
}

void TestExport::aPictureHasTheSizeAndTheme()
{
    const auto picture = [&](const QStringList& more) {
        const QString path = file("p.png");
        QFile::remove(path);
        run(QStringList{"export", planOf("start-16"), "--chart", "cash", "--to", path} + more);
        return QImage(path);
    };
    const QImage usual = picture({}), small = picture({"--size", "640x480"}),
                 dark = picture({"--theme", "dark"});
    QCOMPARE(usual.size(), QSize(1600, 900));
    QCOMPARE(small.size(), QSize(640, 480));
    QVERIFY(usual.pixelColor(2, 2).lightness() > 240 && dark.pixelColor(2, 2).lightness() < 60);
}

void TestExport::aChartIsATableToo()
{
    const Run r = run(
        {"export", planOf("start-16"), "--chart", "power", "--as", "chart", "--to", file("p.csv")});
    QCOMPARE(r.exit, 0);
    const QByteArray csv = bytesOf(file("p.csv"));
    QVERIFY2(csv.count('\n') > 3 && csv.split('\n').first().contains(','), csv.constData());
}

// Each listed table, with as many cells per row as its header.
void TestExport::everyTableOfTheReportIsCsv()
{
    for (const char* id : {"start-16", "rag-4"}) {
        const Run listed = run({"export", planOf(id), "--table", "list"});
        QCOMPARE(listed.exit, 0);
        const auto lines = listed.out.trimmed().split('\n');
        QVERIFY(lines.size() > 8);
        for (const QByteArray& line : lines) {
            const QString table = line.split(' ').first();
            const QString to = file("table.csv");
            QFile::remove(to);
            QCOMPARE(run({"export", planOf(id), "--table", table, "--to", to}).exit, 0);
            QVERIFY2(bytesOf(to).count('\n') > 1, line.constData());
        }
    }
}

// Amounts are converted at the exchange rate; nothing else changes.
void TestExport::aDocumentHasItsOwnCurrency()
{
    const auto table = [&](const QStringList& more) {
        const QString to = file("money.csv");
        QFile::remove(to);
        run(QStringList{"export", planOf("start-16"), "--table", "decision-1", "--to", to} + more);
        return QString::fromUtf8(bytesOf(to));
    };
    const QString dollars = table({}), euros = table({"--currency", "eur"});
    QVERIFY2(dollars.contains('$') && !dollars.contains(u'€'), qPrintable(dollars));
    QVERIFY2(euros.contains(u'€') && !euros.contains('$'), qPrintable(euros));
    QCOMPARE(table({"--currency", "USD"}), dollars);
    const auto plan = [&](const QStringList& more) {
        const QString to = file("plan.headroom");
        run(QStringList{"export", planOf("start-16"), "--to", to} + more);
        return QJsonDocument::fromJson(bytesOf(to)).object();
    };
    const QJsonObject wished = plan({"--currency", "EUR"});
    QCOMPARE(wished["currency"].toObject()["code"].toString(), QStringLiteral("USD"));
    QCOMPARE(wished["report"].toObject()["currency"].toObject()["code"].toString(),
             QStringLiteral("EUR"));
    QCOMPARE(wished["scenarios"], plan({})["scenarios"]);
}

void TestExport::callsForFiles_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QByteArray>("states");
    const auto row = [](const char* name, const QStringList& words, int exit, const char* states) {
        QTest::newRow(name) << words << exit << QByteArray(states);
    };
    row("a picture of no chart", {"--to", "x.png"}, 2, "--chart ID");
    row("a chart that nobody knows", {"--to", "x.png", "--chart", "spedup"}, 2, "“speedup”");
    row("a chart of another kind of plan", {"--to", "x.png", "--chart", "ttft"}, 2, "cash, power");
    row("no size", {"--to", "x.png", "--chart", "cash", "--size", "big"}, 2, "1600x900");
    row("a size beyond all", {"--to", "x.png", "--chart", "cash", "--size", "99999x10"}, 2,
        "16384");
    row("a theme that is none", {"--to", "x.png", "--chart", "cash", "--theme", "red"}, 2, "light");
    row("two charts in one file", {"--to", "x.png", "--chart", "cash", "power"}, 2, "{chart}");
    row("a kind that nobody knows", {"--to", "x.pdf", "--as", "slide"}, 2, "“slides”");
    row("a kind of another ending", {"--to", "x.pdf", "--as", "bom"}, 2, ".csv");
    row("a shard that is none", {"--to", "x.pdf", "--shard", "5/4"}, 2, "3/16");
    row("a paper that is none", {"--to", "x.pdf", "--paper", "a5"}, 2, "letter");
    row("a language that is none", {"--to", "x.pdf", "--language", "xx"}, 2, "de");
    row("a currency that nobody knows", {"--to", "x.pdf", "--currency", "XYZ"}, 2, "EUR");
    row("a table that the report has not", {"--to", "x.csv", "--table", "summary-99"}, 2,
        "sizing-1");
    row("a table without its name", {"--to", "x.csv", "--as", "table"}, 2, "--table ID");
    row("A4 as it is written", {"--to", "OUT.pdf", "--as", "brief", "--paper", "A4"}, 0, "");
    row("a plan", {"--to", "OUT.headroom"}, 0, "");
    row("a trace", {"--to", "OUT.json", "--as", "trace"}, 0, "");
    row("alert rules", {"--to", "OUT.yaml", "--as", "alerts"}, 0, "");
}

void TestExport::callsForFiles()
{
    QFETCH(QStringList, words);
    QFETCH(int, exit);
    QFETCH(QByteArray, states);
    words.replaceInStrings("OUT", file("called"));
    const Run r = run(QStringList{"export", planOf("start-16")} + words);
    QVERIFY2(r.exit == exit, r.err.constData());
    QVERIFY2(r.err.contains(states), r.err.constData());
    QVERIFY(!QFile::exists(words[1]) || exit == 0);
}

void TestExport::slidesAreAChartAPage()
{
    const auto pages = [&](const QStringList& more) {
        const QString pdf = file("slides.pdf");
        const Run r =
            run(QStringList{"export", planOf("start-16"), "--as", "slides", "--to", pdf} + more);
        return r.exit == 0 ? bytesOf(pdf).count("/Type /Page\n") : -1;
    };
    QCOMPARE(pages({"--chart", "cash"}), 1);
    QCOMPARE(pages({"--chart", "power", "cash"}), 3); // plus a cover
    QVERIFY(pages({}) > 8);
    QCOMPARE(pages({"--chart", "power", "ttft"}), -1); // the plan does not serve
}

void TestExport::aFolderOfPlansGoesInOneCall()
{
    const QString plans = file("plans"), target = file("made");
    QVERIFY(QDir().mkpath(plans) && QDir().mkpath(target));
    for (const char* id : {"start-16", "startup-7b", "rag-4"})
        QVERIFY(QFile::copy(planOf(id), plans + '/' + id + ".headroom"));
    const Run r = run({"export", plans, "--to", target + "/{plan}.json", target + "/{plan}.csv"});
    QCOMPARE(r.exit, 0);
    QVERIFY2(r.err.contains("[1/3]") && r.err.contains("[3/3]"), r.err.constData());
    QCOMPARE(QDir(target).entryList(QDir::Files),
             QStringList({"rag-4.csv", "rag-4.json", "start-16.csv", "start-16.json",
                          "startup-7b.csv", "startup-7b.json"}));
    const Run one = run({"export", planOf("rag-4"), "--to", "-", "--as", "results"});
    QCOMPARE(bytesOf(target + "/rag-4.json"), one.out);
    QCOMPARE(run({"export", plans, "--to", target + "/"}).exit, 2); // a folder needs --as
    QCOMPARE(run({"export", plans, "--to", target + "/", "--as", "bom"}).exit, 0);
    QVERIFY(QFile::exists(target + "/rag-4-bom.csv"));
    const Run same = run({"export", plans, "--to", target + "/all.json"});
    QCOMPARE(same.exit, 2);
    QVERIFY2(same.err.contains("{plan}"), same.err.constData());
    QVERIFY(!QFile::exists(target + "/all.json"));
    QVERIFY(QDir().mkpath(file("empty")));
    QCOMPARE(run({"export", file("empty"), "--to", target + "/{plan}.json"}).exit, 2);
}

void TestExport::shardsShareAFolderOut()
{
    QStringList plans;
    for (const char* id : {"start-16", "startup-7b", "rag-4", "bert-64", "tune-7b-8"})
        plans << planOf(id);
    QStringList made;
    for (int shard = 1; shard <= 3; ++shard) {
        const QString target = file(QStringLiteral("shard%1").arg(shard));
        QVERIFY(QDir().mkpath(target));
        QCOMPARE(run(QStringList{"export"} + plans +
                     QStringList{"--to", target + "/{plan}.csv", "--shard",
                                 QStringLiteral("%1/3").arg(shard)})
                     .exit,
                 0);
        made << QDir(target).entryList(QDir::Files);
    }
    made.sort();
    QCOMPARE(made, QStringList({"bert-64.csv", "rag-4.csv", "start-16.csv", "startup-7b.csv",
                                "tune-7b-8.csv"}));
}

void TestExport::aBadPlanLeavesTheOthers()
{
    QFile bad(file("bad.headroom"));
    QVERIFY(bad.open(QIODevice::WriteOnly));
    bad.write("{}");
    bad.close();
    const Run r = run({"export", bad.fileName(), planOf("start-16"), "--to", file("o-{plan}.csv")});
    QCOMPARE(r.exit, 3);
    QVERIFY(!QFile::exists(file("o-bad.csv")) && QFile::exists(file("o-start-16.csv")));
}

void TestExport::whatCannotBeWrittenIsReportedAndLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("states");
    const auto row = [](const char* name, const char* before, const QString& path,
                        const char* states) {
        QTest::newRow(name) << before << path << QByteArray(states);
    };
    row("a file beyond the limit", "ulimit -f 20; ", "old.json", "File too large");
    row("a disk that is full", "", "/dev/full", "No space left on device");
    row("a folder that is not there", "", "no/such/old.json", "No such file");
    row("a full disk behind standard output", "exec >/dev/full; ", "/dev/stdout",
        "No space left on device");
}

void TestExport::whatCannotBeWrittenIsReportedAndLeavesTheOldFile()
{
    QFETCH(QString, before);
    QFETCH(QString, path);
    QFETCH(QByteArray, states);
    QVERIFY(QDir().mkpath(file("full")));
    const QString old = file("full/old.json");
    QFile kept(old);
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write("old");
    kept.close();
    QProcess shell;
    shell.setWorkingDirectory(file("full"));
    shell.start("sh", {"-c", before + QStringLiteral("exec \"$0\" \"$@\""), HEADROOM_PROGRAM,
                       "export", planOf("start-16"), "--as", "results", "--to", path});
    QVERIFY(shell.waitForFinished(-1));
    const QByteArray reported = shell.readAllStandardError();
    QVERIFY2(shell.exitStatus() == QProcess::NormalExit && shell.exitCode() == 4,
             reported.constData());
    QVERIFY2(reported.contains(states), reported.constData());
    QCOMPARE(bytesOf(old), QByteArray("old"));
    const auto left = QDir(file("full")).entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(left, QStringList{"old.json"}); // no partial file
}

void TestExport::standardOutputMayBeNamed()
{
    const Run piped = run({"export", planOf("start-16"), "--to", "-", "--as", "bom"});
    QCOMPARE(piped.exit, 0);
    const Run named = run({"export", planOf("start-16"), "--to", "/dev/stdout", "--as", "bom"});
    QCOMPARE(named.exit, 0);
    QVERIFY(!piped.out.isEmpty() && named.out == piped.out);
    QProcess shell; // a pipe with a reader is streamed
    shell.start("bash", {"-c", "\"$0\" \"$@\" --to >(cat >&2); sleep 0.3", HEADROOM_PROGRAM,
                         "export", planOf("start-16"), "--as", "bom"});
    QVERIFY(shell.waitForFinished(-1));
    QCOMPARE(shell.readAllStandardError(), piped.out);
    const Run plan = run({"new", "rag-4", "-o", "/dev/stdout"});
    QCOMPARE(plan.exit, 0);
    QCOMPARE(plan.out, bytesOf(planOf("rag-4")));
}

HEADROOM_ROOM(TestExport)
#include "test_export.moc"

// What leaves the program, as people and scripts run it.
#include "tests/app/program.h"
#include "tests/support/jsonschema.h"
#include "tests/support/room.h"

#include <QDir>
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
    void whatIsWrongInsideAnExportIsTold_data();
    void whatIsWrongInsideAnExportIsTold();

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

// … and open again to the same answers.
void TestExport::resultsOfEveryTemplateKeepTheSchema()
{
    QFETCH(QString, id);
    const Json results = resultsOf(planOf(id));
    const QStringList faults = support::schemaFaults(schema_, results);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    const Run again = run({"assess", file("out.json"), "--format", "json"});
    QCOMPARE(again.exit, 0);
    QCOMPARE(again.err, QByteArray()); // nothing was lost, nothing changed
    const Json answer = jsonOf(again.out);
    for (const char* key : {"dials", "scenario", "title"})
        QVERIFY2(answer[key] == results[key], key);
    QCOMPARE(answer["findings"].size(), results["findings"].size());
    for (std::size_t i = 0; i < answer["findings"].size(); ++i) // texts group digits, these do not
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
    // Every source that an input names is there, and every source is named.
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
    // A turn of the call is in the file as well.
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
    // An export of an export is the same again.
    QCOMPARE(run({"export", file("1.json"), "--to", file("3.json")}).exit, 0);
    QCOMPARE(bytesOf(file("3.json")), bytesOf(file("1.json")));
    QCOMPARE(run({"export", plan, "--language", "de", "--to", file("de.json")}).exit, 0);
    const Json german = jsonOf(bytesOf(file("de.json")));
    QVERIFY(support::schemaFaults(schema_, german).isEmpty());
    QVERIFY(german["language"] == "de");
    QVERIFY(german["dials"] == jsonOf(bytesOf(file("1.json")))["dials"]);
}

void TestExport::whatIsWrongInsideAnExportIsTold_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const char* pointer, const char* value,
                        const char* says) {
        QTest::newRow(name) << pointer << value << QByteArray(says);
    };
    row("a later version", "/version", "2", "newer Headroom (format 2");
    row("no project", "/project", "null", "/project");
    row("a project that is none", "/project/format", "\"x\"", "/project/format");
    row("a figure beyond its limits", "/project/scenarios/0/plan/cluster/count", "-1",
        "/project/scenarios/0/plan/cluster/count");
}

void TestExport::whatIsWrongInsideAnExportIsTold()
{
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QByteArray, says);
    Json results = resultsOf(planOf("sample"));
    results[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    QFile broken(file("broken.json"));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write(QByteArray::fromStdString(results.dump()));
    broken.close();
    const Run r = run({"assess", broken.fileName()});
    QCOMPARE(r.exit, 3);
    QVERIFY2(r.err.contains(says), r.err.constData());
}

HEADROOM_ROOM(TestExport)
#include "test_export.moc"

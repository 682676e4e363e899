#include "model/engine/files/limits.h"
#include "model/engine/files/projectfile.h"
#include "tests/support/plans.h"
#include "tests/support/projectjson.h"
#include "tests/support/projects.h"
#include "tests/support/room.h"

#include <QTest>

// Files that are truncated, mixed up, hand-edited or malicious. Each has one right answer.
namespace {

using namespace engine;
using Code = Error::Code;
using Json = nlohmann::ordered_json;
using support::patched;
using support::without;

#define PLAN "/scenarios/0/plan"

class TestMuseum : public QObject {
    Q_OBJECT

    static void columns()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code"); // −1: it loads
        QTest::addColumn<QByteArray>("where");
    }
    static void row(const char* name, const std::string& text, int code, const char* where = "")
    {
        QTest::newRow(name) << QByteArray::fromStdString(text) << code << QByteArray(where);
    }
    static void row(const char* name, const std::string& text, Code code, const char* where = "")
    {
        row(name, text, static_cast<int>(code), where);
    }
    static void judge()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        QFETCH(QByteArray, where);
        const auto loaded = readProject(text.toStdString());
        const int found = loaded ? -1 : static_cast<int>(loaded.error().code);
        if (found != code && !loaded)
            qInfo("%s: %s", loaded.error().where.c_str(), loaded.error().detail.c_str());
        QCOMPARE(found, code);
        if (!loaded && !where.isEmpty())
            QCOMPARE(QByteArray::fromStdString(loaded.error().where), where);
        if (loaded)
            support::assessed(loaded->project.plan()); // any loaded plan can be evaluated
    }

private Q_SLOTS:
    void files_data()
    {
        columns();
        const auto file = [](const char* name, Code code, const char* where = "") {
            row(name, support::data(std::string("museum/") + name), code, where);
        };
        file("empty.headroom", Code::NotJson);
        file("spaces.headroom", Code::NotJson);
        file("binary.headroom", Code::NotJson);
        file("cut-off.headroom", Code::NotJson);
        file("prose.headroom", Code::NotJson, "line 1");
        file("nan.headroom", Code::NotJson, "line 4");
        file("overflow.headroom", Code::OutOfRange, "line 4");
        file("comment.headroom", Code::NotJson, "line 1");
        file("trailing-comma.headroom", Code::NotJson);
        file("two-values.headroom", Code::NotJson);
        file("lone-surrogate.headroom", Code::NotJson);
        file("bad-utf8.headroom", Code::NotJson);
        file("nul-inside.headroom", Code::NotJson);
        file("utf16.headroom", Code::NotText, "UTF-16");
        file("package.json", Code::NotAProject, "/format");
        file("geo.json", Code::NotAProject, "/format");
        file("array.json", Code::NotAProject);
        file("number.json", Code::NotAProject);
        file("null.json", Code::NotAProject);
        file("twice.headroom", Code::DuplicateKey);
        file("bare.headroom", Code::MissingKey, "/client");
    }
    void files() { judge(); }

    void attacks_data()
    {
        columns();
        row("200,000 brackets open", std::string(200000, '['), Code::TooDeep);
        std::string objects;
        for (int i = 0; i < 200000; ++i)
            objects += "{\"a\":";
        row("200,000 objects open", objects, Code::TooDeep);
        row("33 levels", std::string(33, '[') + std::string(33, ']'), Code::TooDeep);
        row("32 levels are only no project", std::string(32, '[') + std::string(32, ']'),
            Code::NotAProject);
        row("17 MB of spaces", std::string(17u << 20, ' '), Code::TooLarge);
        row("17 MB of a good start", patched("/title", std::string(17u << 20, 'x')),
            Code::TooLarge);
        row("a title of 8 MB", patched("/title", std::string(8u << 20, 'x')), Code::CellTooLong,
            "/title");
        row("brackets in a text are text", patched("/title", std::string(100, '[')), -1);
        row("a byte order mark is passed over", "\xef\xbb\xbf" + patched("/title", "x"), -1);
        row("NUL after the end", patched("/title", "x") + std::string(1, '\0'), Code::NotJson);
        row("NUL escaped in a text", patched("/title", std::string(1, '\0')), -1);
        row("101 scenarios", patched("/scenarios", Json(std::vector<Json>(101))), Code::OutOfRange,
            "/scenarios");
    }
    void attacks() { judge(); }

    void heads_data()
    {
        columns();
        row("a newer version", patched("/version", 2), Code::NewerVersion, "/version");
        row("a far newer version", patched("/version", 18446744073709551615u), Code::NewerVersion,
            "/version");
        row("a version of text", patched("/version", "1"), Code::NotAProject, "/version");
        row("version 0", patched("/version", 0), Code::OutOfRange, "/version");
        row("version −1", patched("/version", -1), Code::OutOfRange, "/version");
        row("another format", patched("/format", "headroom-catalog"), Code::NotAProject, "/format");
        row("format of a number", patched("/format", 1), Code::NotAProject, "/format");
        row("no client", without("/client"), Code::MissingKey, "/client");
        row("no title", without("/title"), Code::MissingKey, "/title");
        row("a client of numbers", patched("/client", 5), Code::WrongType, "/client");
        row("no currency", without("/currency"), Code::MissingKey, "/currency");
        row("a currency of text", patched("/currency", "EUR"), Code::MissingKey, "/currency");
        row("no currency code", without("/currency/code"), Code::MissingKey, "/currency/code");
        row("no rate", without("/currency/per_dollar"), Code::NotANumber, "/currency/per_dollar");
        row("a rate of zero", patched("/currency/per_dollar", 0), Code::OutOfRange,
            "/currency/per_dollar");
        row("a rate below zero", patched("/currency/per_dollar", -1), Code::OutOfRange,
            "/currency/per_dollar");
        row("a rate of 1e308", patched("/currency/per_dollar", 1e308), Code::OutOfRange,
            "/currency/per_dollar");
        row("no current", without("/current"), Code::MissingKey, "/current");
        row("current past the end", patched("/current", 1), Code::OutOfRange, "/current");
        row("current −1", patched("/current", -1), Code::OutOfRange, "/current");
        row("current 0.5", patched("/current", 0.5), Code::OutOfRange, "/current");
        row("no scenarios", without("/scenarios"), Code::MissingKey, "/scenarios");
        row("an empty list of scenarios", patched("/scenarios", Json::array()), Code::OutOfRange,
            "/scenarios");
        row("scenarios by name", patched("/scenarios", Json::object()), Code::WrongType,
            "/scenarios");
        row("a scenario of text", patched("/scenarios/0", "x"), Code::WrongType, "/scenarios/0");
        row("a scenario without a name", without("/scenarios/0/name"), Code::MissingKey,
            "/scenarios/0/name");
        row("a scenario without a plan", without(PLAN), Code::MissingKey, PLAN);
    }
    void heads() { judge(); }

    void plans_data()
    {
        columns();
        row("a plan of nothing", patched(PLAN, nullptr), Code::WrongType, PLAN);
        row("a plan of a list", patched(PLAN, Json::array()), Code::WrongType, PLAN);
        row("an empty plan", patched(PLAN, Json::object()), Code::MissingKey, PLAN "/work");
        row("no workload", patched(PLAN "/work", Json::array()), Code::OutOfRange, PLAN "/work");
        row("a workload of text", patched(PLAN "/work/0", "x"), Code::MissingKey,
            PLAN "/work/0/id");
        row("a workload without an id", without(PLAN "/work/0/id"), Code::MissingKey,
            PLAN "/work/0/id");
        row("an id with a dot", patched(PLAN "/work/0/id", "a.b"), Code::UnknownChoice,
            PLAN "/work/0/id");
        row("an empty id", patched(PLAN "/work/0/id", ""), Code::UnknownChoice, PLAN "/work/0/id");
        row("a kind of work from elsewhere", patched(PLAN "/work/0/kind", "bake"),
            Code::UnknownChoice, PLAN "/work/0/kind");
        row("two workloads with one id",
            patched(PLAN "/work/1", support::sampleJson()[Json::json_pointer(PLAN "/work/0")]),
            Code::DuplicateKey, PLAN "/work/1/id");
        row("17 workloads", patched(PLAN "/work", Json(std::vector<Json>(17))), Code::OutOfRange,
            PLAN "/work");
        row("a number of text", patched(PLAN "/money/years", "three"), Code::NotANumber,
            PLAN "/money/years");
        row("a number of nothing", patched(PLAN "/money/years", nullptr), Code::NotANumber,
            PLAN "/money/years");
        row("a number of true", patched(PLAN "/money/years", true), Code::NotANumber,
            PLAN "/money/years");
        row("a number of a list", patched(PLAN "/money/years", {3}), Code::NotANumber,
            PLAN "/money/years");
        row("1e308 years", patched(PLAN "/money/years", 1e308), Code::OutOfRange,
            PLAN "/money/years");
        row("−0 years", patched(PLAN "/money/years", -0.0), Code::OutOfRange, PLAN "/money/years");
        row("−0 percent of maintenance is none", patched(PLAN "/money/maintenance", -0.0), -1);
        row("half a GPU", patched(PLAN "/cluster/count", 255.5), Code::OutOfRange,
            PLAN "/cluster/count");
        row("a denormal share", patched(PLAN "/work/0/share", 5e-324), Code::OutOfRange,
            PLAN "/work/0/share");
        row("no tokens", without(PLAN "/work/0/tokens"), Code::MissingKey, PLAN "/work/0/tokens");
        row("no size of the model", without(PLAN "/work/0/params"), Code::MissingKey,
            PLAN "/work/0/params");
        row("no PUE", without(PLAN "/site/pue"), Code::MissingKey, PLAN "/site/pue");
        row("no rent is a rent not known", without(PLAN "/money/price"), -1);
        row("no memory is a memory not known", without(PLAN "/cluster/gpu/memory"), -1);
        row("a format whose peak is not known", without(PLAN "/cluster/gpu/peak_bf16"),
            Code::UnknownChoice, PLAN "/work/0/format");
        row("a cluster of a list", patched(PLAN "/cluster", {1, 2, 3}), Code::MissingKey,
            PLAN "/cluster/gpu/id");
        row("a GPU of text", patched(PLAN "/cluster/gpu", "H100"), Code::MissingKey,
            PLAN "/cluster/gpu/id");
        row("a name of a number", patched(PLAN "/cluster/gpu/name", 100), Code::WrongType,
            PLAN "/cluster/gpu/name");
        row("a choice of a number", patched(PLAN "/money/tenure", 1), Code::WrongType,
            PLAN "/money/tenure");
        row("a choice nobody knows", patched(PLAN "/money/tenure", "lease"), Code::UnknownChoice,
            PLAN "/money/tenure");
        row("no choice", without(PLAN "/work/0/format"), Code::MissingKey, PLAN "/work/0/format");
        row("sources of text are none", patched(PLAN "/sources", "the internet"), -1);
        row("a source of a number", patched(PLAN "/sources/money.price", 5), -1);
        row("spreads of text are none", patched(PLAN "/spreads", "wide"), -1);
        row("a spread the wrong way round", patched(PLAN "/spreads/money.price", {2, 0.5}),
            Code::OutOfRange, PLAN "/spreads/money.price");
        row("a spread of one number", patched(PLAN "/spreads/money.price", {0.5}), Code::OutOfRange,
            PLAN "/spreads/money.price");
        row("a spread of zero", patched(PLAN "/spreads/money.price", {0, 2}), Code::OutOfRange,
            PLAN "/spreads/money.price");
        row("a spread of what nothing is called", patched(PLAN "/spreads/x.y", {0.5, 2}), -1);
    }
    void plans() { judge(); }

    void outOfRangeSaysTheRange()
    {
        const auto loaded = readProject(patched(PLAN "/work/0/share", 140));
        QVERIFY(!loaded);
        QCOMPARE(loaded.error().where, std::string(PLAN "/work/0/share"));
        QCOMPARE(loaded.error().detail, std::string("140"));
        QCOMPARE(loaded.error().advice, std::string("0.1 – 100.0 %"));
    }
    // Every key of the file with every type of value but its own.
    void wrongKindsEverywhere()
    {
        const Json flat = support::sampleJson().flatten();
        const Json kinds{nullptr, true, -1, 1e300, "text", Json::array(), Json::object(), {1, "x"}};
        int refused = 0;
        for (const auto& [pointer, value] : flat.items())
            for (const Json& kind : kinds) {
                const auto loaded = readProject(patched(pointer.c_str(), kind));
                refused += !loaded;
                if (loaded)
                    support::assessed(loaded->project.plan());
                else
                    QVERIFY2(pointer.starts_with(loaded.error().where) ||
                                 loaded.error().where.starts_with(pointer),
                             (pointer + " but " + loaded.error().where).c_str());
            }
        QVERIFY(refused > 500);
    }
};

} // namespace

HEADROOM_ROOM(TestMuseum)
#include "test_museum.moc"

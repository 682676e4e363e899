// Search by name: ranking of matches, and everything in the tables can be found.
#include "model/engine/dials/dial.h"
#include "model/engine/plan.h"
#include "model/find/findable.h"
#include "model/find/habits.h"
#include "model/find/partfacts.h"
#include "model/project/inputactions.h"
#include "model/project/workactions.h"
#include "tests/model/fixture.h"
#include "tests/support/room.h"

#include <set>

namespace {

using Kind = model::Findable::Kind;

QStringList titles(const std::vector<model::Found>& found)
{
    QStringList all;
    for (const model::Found& one : found)
        all << one.what->title;
    return all;
}

const model::Findable* findOf(const std::vector<model::Findable>& all, Kind kind, const QString& id)
{
    const auto it = std::ranges::find_if(
        all, [&](const model::Findable& f) { return f.kind == kind && f.id == id; });
    return it == all.end() ? nullptr : &*it;
}

} // namespace

class TestFind : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTextAnswers_data();
    void aTextAnswers();
    void betterAnswersComeFirst_data();
    void betterAnswersComeFirst();
    void accentsAndCaseDoNotMatter();
    void everyRowThatAppliesCanBeFound();
    void keysAreUnique();
    void whatWasUsedLatelyComesFirst();
    void whatStandsNextToIsWhatThePlanHas();
    void partsTellTheirFacts();
    void habitsAreKeptOnce();
};

void TestFind::aTextAnswers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("answers");
    QTest::newRow("the whole text") << "goodput"
                                    << "Goodput" << true;
    QTest::newRow("the beginning of a word") << "time"
                                             << "Mean time between failures" << true;
    QTest::newRow("within a word") << "put"
                                   << "Goodput" << true;
    QTest::newRow("first letters") << "mtbf"
                                   << "Mean time between failures" << true;
    QTest::newRow("letters within words") << "ckpt"
                                          << "Checkpoint interval" << true;
    QTest::newRow("two words, in any order") << "interval check"
                                             << "Checkpoint interval" << true;
    QTest::newRow("a number within a name") << "70b"
                                            << "Llama 3.1 70B" << true;
    QTest::newRow("letters from the middle of words") << "oodut"
                                                      << "Goodput" << false;
    QTest::newRow("one word of two only") << "checkpoint price"
                                          << "Checkpoint interval" << false;
    QTest::newRow("more letters than there are") << "goodputs"
                                                 << "Goodput" << false;
    QTest::newRow("letters in another order") << "fbtm"
                                              << "Mean time between failures" << false;
}

void TestFind::aTextAnswers()
{
    QFETCH(QString, typed);
    QFETCH(QString, text);
    QFETCH(bool, answers);
    const model::Fit fit = model::Search(typed).of(model::folded(text), {});
    QCOMPARE(fit.score > 0, answers);
    if (answers && !typed.contains(u' ')) {
        QString lit; // the matched letters spell the query
        for (const int at : fit.at)
            lit += text[at];
        QCOMPARE(lit.toLower(), typed);
    }
}

void TestFind::betterAnswersComeFirst_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::newRow("a whole word before a beginning") << "rack"
                                                     << "Power per rack"
                                                     << "Racks";
    QTest::newRow("a beginning before a middle") << "check"
                                                 << "Checkpoints"
                                                 << "Spellcheck";
    QTest::newRow("letters together before an abbreviation") << "mtbf"
                                                             << "MTBF per GPU"
                                                             << "Mean time between failures";
    QTest::newRow("the shorter of two alike") << "goodput"
                                              << "Goodput"
                                              << "Goodput of the run";
}

void TestFind::betterAnswersComeFirst()
{
    QFETCH(QString, typed);
    QFETCH(QString, first);
    QFETCH(QString, second);
    const model::Search search(typed);
    QVERIFY(search.of(model::folded(first), {}).score > search.of(model::folded(second), {}).score);
}

void TestFind::accentsAndCaseDoNotMatter()
{
    const QString text = QStringLiteral("Übersicht · Gewährleistung");
    QCOMPARE(model::folded(text).size(), text.size()); // letters keep their positions
    QVERIFY(model::Search(QStringLiteral("ubersicht GEWAHR")).of(model::folded(text), {}).score >
            0);
}

void TestFind::everyRowThatAppliesCanBeFound()
{
    model::ProjectDocument document(support::shippedContext());
    model::addWork(document, engine::WorkloadKind::Serve);
    const auto all = model::findables(document);
    const engine::Plan& plan = document.plan();
    const auto check = [&](Kind kind, const std::string& path) {
        QVERIFY2(findOf(all, kind, support::q(path)), path.c_str());
    };
    engine::forEachRow(plan, engine::choices(), [&](engine::Bound<engine::Choice> bound) {
        if (bound.row->applies(plan, plan.work[bound.work]))
            check(Kind::Input, engine::boundPath(plan, bound));
    });
    engine::forEachRow(plan, engine::numbers(), [&](engine::Bound<engine::Number> bound) {
        const std::string path = engine::boundPath(plan, bound);
        const bool part = bound.row->partOnly;
        if (bound.row->applies(plan, plan.work[bound.work]) &&
            (!part || !model::pickerOf(support::q(path), plan).isEmpty()))
            check(Kind::Input, path);
    });
    engine::forEachRow(plan, engine::dials(), [&](engine::Bound<engine::Dial> bound) {
        if (engine::applies(plan, bound))
            check(Kind::Figure, engine::boundPath(plan, bound));
    });
    for (const auto& gpu : document.catalog().accelerators)
        check(Kind::Option, "cluster.gpu=" + gpu.id);
    for (const auto& model : document.catalog().models)
        check(Kind::Option, "work.a.model=" + model.id);
    // Regions without carbon data cannot be chosen, but are in the catalog.
    for (const auto& region : document.catalog().regions)
        QVERIFY2(findOf(all, Kind::Option, "site.region=" + support::q(region.id)) ||
                     findOf(all, Kind::Entry, "regions=" + support::q(region.id)),
                 region.id.c_str());
    for (const auto& node : document.catalog().nodes)
        check(Kind::Entry, "nodes=" + node.id);
}

void TestFind::keysAreUnique()
{
    model::ProjectDocument document(support::shippedContext());
    std::set<QString> keys;
    for (const model::Findable& found : model::findables(document))
        QVERIFY2(keys.insert(found.key()).second, qPrintable(found.key()));
}

void TestFind::whatWasUsedLatelyComesFirst()
{
    model::ProjectDocument document(support::shippedContext());
    const auto all = model::findables(document);
    const model::Findable* price = findOf(all, Kind::Input, QStringLiteral("money.price"));
    QVERIFY(price);
    QVERIFY(model::find(all, {}, {}, 60).empty()); // no pages or templates
    QCOMPARE(titles(model::find(all, {}, {price->key()}, 60)), QStringList{price->title});
    // It does not precede better matches.
    const auto found = model::find(all, QStringLiteral("goodput"), {price->key()}, 60);
    QVERIFY(!found.empty());
    QCOMPARE(found.front().what->id, QStringLiteral("work.a.goodput_reached"));
}

void TestFind::whatStandsNextToIsWhatThePlanHas()
{
    model::ProjectDocument document(support::shippedContext());
    document.answers().evaluateNow();
    const auto all = model::findables(document);
    const auto aside = [&](Kind kind, const char* id) {
        const model::Findable* found = findOf(all, kind, QLatin1String(id));
        return found ? model::asideOf(*found, document) : QStringLiteral("missing");
    };
    QCOMPARE(aside(Kind::Input, "cluster.count"), QStringLiteral("256\u00a0GPUs"));
    QCOMPARE(aside(Kind::Input, "cluster.gpu"),
             QString::fromStdString(document.plan().cluster.gpu.name));
    QVERIFY(aside(Kind::Figure, "money.rent_total").startsWith(u'$'));
    QVERIFY(model::turn(document, QStringLiteral("cluster.count"), 512));
    QCOMPARE(aside(Kind::Input, "cluster.count"), QStringLiteral("512\u00a0GPUs"));
}

void TestFind::partsTellTheirFacts()
{
    const auto context = support::shippedContext();
    const model::NumberFormat format;
    const QStringList gpu = model::partFacts(*context.catalog, engine::CatalogKind::Accelerators,
                                             QStringLiteral("h100-sxm"), format);
    QCOMPARE(gpu.size(), 3);
    QCOMPARE(gpu[0], QStringLiteral("80.0\u00a0GB"));
    QVERIFY2(gpu[1].startsWith(u'$') && gpu[1].contains(u'/'), qPrintable(gpu[1]));
    QCOMPARE(gpu[2], QStringLiteral("2022"));
    QVERIFY(!model::partFacts(*context.catalog, engine::CatalogKind::Regions, QStringLiteral("de"),
                              format)
                 .isEmpty());
    QVERIFY(model::partFacts(*context.catalog, engine::CatalogKind::Models,
                             QStringLiteral("no-such-model"), format)
                .isEmpty());
}

void TestFind::habitsAreKeptOnce()
{
    model::Habits habits(QStringLiteral("test"));
    for (const char* id : {"a", "b", "a"})
        habits.use(QLatin1String(id));
    QCOMPARE(model::Habits(QStringLiteral("test")).recent(), (QStringList{"a", "b"}));
    habits.favour(QStringLiteral("x"), true);
    habits.favour(QStringLiteral("x"), true);
    QCOMPARE(habits.favourites(), QStringList{"x"});
    habits.favour(QStringLiteral("x"), false);
    QVERIFY(habits.favourites().isEmpty());
}

HEADROOM_ROOM(TestFind)
#include "test_find.moc"

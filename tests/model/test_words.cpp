#include "model/engine/dials/dial.h"
#include "model/format/numberformat.h"
#include "model/words/words.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <set>
#include <utility>
#include <vector>

// Every knob, dial, choice, finding and error has texts, and none shows a raw "%3".
namespace {

using namespace engine;
namespace words = model::words;

// All texts of the Advice page, from its sources: ids next to a severity or assigned to a finding,
// and every quoted word, some of which come from a table.
struct Advice {
    QSet<QString> ids, words;
    Advice()
    {
        static const QRegularExpression quoted(QStringLiteral("\"([a-z_]+)\"")),
            before(QStringLiteral(
                "\"([a-z_]+)\"\\s*(?::\\s*\"([a-z_]+)\"\\s*)?,[^\";{}]*\\b[sS]everity")),
            given(QStringLiteral("\\bid = ([^;]*);"));
        const QDir room(QStringLiteral(HEADROOM_SOURCE "/model/engine/advice"));
        for (const QString& name : room.entryList({QStringLiteral("*.cpp")})) {
            QFile file(room.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                qFatal("%s cannot be read", qUtf8Printable(name));
            const QString text = QString::fromUtf8(file.readAll());
            for (const auto& match : quoted.globalMatch(text))
                words.insert(match.captured(1));
            for (const auto& match : before.globalMatch(text))
                for (const int part : {1, 2})
                    if (!match.captured(part).isEmpty())
                        ids.insert(match.captured(part));
            for (const auto& match : given.globalMatch(text))
                for (const auto& id : quoted.globalMatch(match.captured(1)))
                    ids.insert(id.captured(1));
        }
    }
};

class TestWords : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void knobs_data()
    {
        QTest::addColumn<QString>("path");
        const auto row = [](auto, const std::string& path) {
            QTest::newRow(path.c_str()) << QString::fromStdString(path);
        };
        forEachRow(support::samplePlan(), numbers(), row);
        forEachRow(support::samplePlan(), choices(), row);
    }
    void knobs()
    {
        QFETCH(QString, path);
        QVERIFY(words::hasKnob(words::rowPath(path)));
        QVERIFY(words::knobLabel(path) != path && !words::knobLabel(path).isEmpty());
        QVERIFY2(words::knobTip(path).endsWith(u'.'), qPrintable(words::knobTip(path)));
    }
    void dials_data()
    {
        QTest::addColumn<QString>("path");
        forEachRow(support::samplePlan(), engine::dials(), [](auto, const std::string& path) {
            QTest::newRow(path.c_str()) << QString::fromStdString(path);
        });
    }
    void dials()
    {
        QFETCH(QString, path);
        QVERIFY(words::hasDial(words::rowPath(path)));
        QVERIFY(words::dialLabel(path) != path && !words::dialLabel(path).isEmpty());
        QVERIFY2(words::dialTip(path).endsWith(u'.'), qPrintable(words::dialTip(path)));
    }
    void formulasThatAreNoArithmetic_data()
    {
        QTest::addColumn<QByteArray>("prose");
        const Plan& run = support::computedPlan();
        for (const Plan& plan :
             {support::samplePlan(), run, support::choose(run, "work.a.kind", "tune"),
              support::choose(run, "work.a.kind", "sweep"), support::servingPlan(),
              support::choose(support::servingPlan(), "work.a.serve.split", "on"),
              support::choose(support::servingPlan(), "work.a.serve.rule", "measured")})
            forEachRow(plan, engine::dials(), [&](Bound<Dial> dial, const std::string& path) {
                const char* prose = formulaOf(plan, dial).prose;
                if (applies(plan, dial) && prose)
                    QTest::addRow("%s: %.30s", path.c_str(), prose) << QByteArray(prose);
            });
    }
    void formulasThatAreNoArithmetic()
    {
        QFETCH(QByteArray, prose);
        const QString stated = words::formulaProse(prose.constData());
        QVERIFY2(stated.endsWith(u'.'), qPrintable(stated));
    }
    // Catalog options have their own names; the others are texts of the program.
    void options()
    {
        forEachRow(support::samplePlan(), choices(), [](Bound<Choice> c, const std::string& path) {
            const auto options = c.row->options(support::samplePlan(),
                                                support::samplePlan().work[0], support::catalog());
            QVERIFY2(!options.empty(), path.c_str());
            for (const Option& o : options) {
                const QString id = QString::fromStdString(o.id);
                const QString text = words::option(QString::fromStdString(path), id);
                const bool format = path.ends_with(".format"); // shown by their ids
                QVERIFY2(!o.name.empty() || text != id || format, o.id.c_str());
            }
        });
    }
    void findings_data()
    {
        QTest::addColumn<QString>("id");
        const QStringList known = words::findingIds();
        for (const QString& id : Advice().ids + QSet<QString>(known.begin(), known.end()))
            QTest::newRow(qPrintable(id)) << id;
    }
    void findings()
    {
        QFETCH(QString, id);
        static const Advice advice;
        QVERIFY(words::hasFinding(id));
        QVERIFY2(advice.words.contains(id), "no room says it any more");
        Finding f{id.toStdString(), Finding::Severity::Bad, {}};
        for (int i = 0; i < 6; ++i)
            f.arguments.push_back({1.0 + i, Unit::Count});
        const auto text = words::finding(f, model::NumberFormat());
        QVERIFY(!text.title.isEmpty() && text.title != id);
        static const QRegularExpression open(QStringLiteral("%\\d"));
        QVERIFY2(!text.text.contains(open), qPrintable(text.text));
    }
    void aFindingNoOneKnowsShowsItsId()
    {
        QCOMPARE(words::finding({"news", {}, {}}, model::NumberFormat()).title,
                 QStringLiteral("news"));
    }
    void errors_data()
    {
        QTest::addColumn<int>("code");
        for (int c = 0; c <= static_cast<int>(Error::Code::NotAnInput); ++c)
            QTest::addRow("code %d", c) << c;
    }
    void errors()
    {
        QFETCH(int, code);
        const QString text =
            words::error({static_cast<Error::Code>(code), "WHERE", "DETAIL", "ADVICE"});
        QVERIFY(text.size() > 20);
        QVERIFY2(text.contains(QStringLiteral("WHERE")) || text.contains(QStringLiteral("DETAIL")),
                 qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("%1")) && !text.contains(QStringLiteral("%2")) &&
                     !text.contains(QStringLiteral("%3")),
                 qPrintable(text));
    }
    void anErrorQuotesNoNovel()
    {
        const QString text =
            words::error({Error::Code::NotANumber, "x", std::string(100000, 'y'), {}});
        QVERIFY(text.size() < 400);
    }
    void whatIsQuotedIsNotFilledInAgain()
    {
        const QString text =
            words::filled(QStringLiteral("%1 and %2"), {QStringLiteral("%2"), QStringLiteral("b")});
        QCOMPARE(text, QStringLiteral("%2 and b"));
        QCOMPARE(words::filled(QStringLiteral("100 % of %3 %1"), {QStringLiteral("a")}),
                 QStringLiteral("100 % of %3 a"));
    }
    void anAbbreviationEndsASentenceAsWell()
    {
        QCOMPARE(words::filled(QStringLiteral("Over %1. %1, or %1."), {QStringLiteral("2 Mio.")}),
                 QStringLiteral("Over 2 Mio. 2 Mio., or 2 Mio."));
        QCOMPARE(words::filled(QStringLiteral("%1..."), {QStringLiteral("a.")}),
                 QStringLiteral("a...."));
    }
    void rowPaths()
    {
        QCOMPARE(words::rowPath(QStringLiteral("work.a.tokens")), QStringLiteral("work.*.tokens"));
        QCOMPARE(words::rowPath(QStringLiteral("work.b12.model.id")),
                 QStringLiteral("work.*.model.id"));
        QCOMPARE(words::rowPath(QStringLiteral("cluster.count")), QStringLiteral("cluster.count"));
    }
    void labelsOfOneGroupDiffer()
    {
        std::set<QString> seen;
        forEachRow(support::samplePlan(), numbers(), [&](Bound<Number> k, const std::string& path) {
            if (!k.row->partOnly)
                QVERIFY2(seen.insert(words::knobLabel(QString::fromStdString(path))).second,
                         path.c_str());
        });
    }
    // Terms of the field only: no user-visible text contains one of these idioms.
    void noTextHasAnIdiomOfTheHouse_data()
    {
        QTest::addColumn<QString>("idiom");
        const char* idioms[] = {
            R"(\b(told|nobody|said|asked)\b)",
            R"(\bin all\b(?! layers))",
            R"(\bhours that count\b)",
            R"(\bstands? (by|beside)\b)",
            R"(\beach one after\b)",
            R"(\bso many\b)",
            R"(\bkeeps (to|no)\b)",
            R"(\b(dearer|quickest)\b)",
            R"(\bnot known\b)",
            R"(\b(tokens|requests|runs|hours|dollars|\$|%1|%2) a (second|minute|hour|day|year|GPU)\b)"};
        for (const char* idiom : idioms)
            QTest::newRow(idiom) << QString::fromUtf8(idiom);
    }
    void noTextHasAnIdiomOfTheHouse()
    {
        QFETCH(QString, idiom);
        const QRegularExpression found(idiom, QRegularExpression::CaseInsensitiveOption);
        const QStringList texts = everyText();
        QVERIFY(texts.size() > 3000);
        for (const QString& text : texts)
            QVERIFY2(!found.match(text).hasMatch(), qPrintable(text));
    }
    void aTermHasOneWordInGerman_data()
    {
        QTest::addColumn<QString>("german");
        const auto row = [](const char* term, const char* german) {
            QTest::newRow(term) << QString::fromUtf8(german);
        };
        row("(?<!FLOPs )utilization(?! gate)", "auslastung");
        row("deadline", "frist");
        row("(?<!use )(?<!use this )layout(?!s are)", "aufteilung");
        row("engineers?\\b", "ingenieur");
        row("break-even(?! vs)", "gewinnschwelle");
        row("bandwidth", "bandbreite");
        row("throughput(?! peak)", "durchsatz");
        row("lead time", "lieferzeit");
        row("goodput", "goodput");
        row("failure", "ausfall|ausfäll");
        row("interruption", "unterbrech");
        row("template", "vorlage");
        row("staff", "personal");
        row("rental", "miet");
        row("nodes?\\b", "knoten");
        row("workload(?!s that differ)", "workload|anbieter im vergleich");
        row("scenario", "szenari");
        row("step time\\b", "schrittzeit");
        row("discount rate", "zins");
        row("optimizer", "optimizer");
        row("electricity", "strom");
    }
    void aTermHasOneWordInGerman()
    {
        QFETCH(QString, german);
        const QRegularExpression term(QStringLiteral("\\b") + QTest::currentDataTag(),
                                      QRegularExpression::CaseInsensitiveOption),
            word(german, QRegularExpression::CaseInsensitiveOption |
                             QRegularExpression::UseUnicodePropertiesOption);
        QStringList others;
        for (const auto& [text, translation] : everyTranslation())
            if (term.match(text).hasMatch() && !word.match(translation).hasMatch())
                others << text + QStringLiteral(" -> ") + translation;
        QVERIFY2(others.isEmpty(), qPrintable(others.join(u'\n')));
    }
    void tooltipsAreSentences()
    {
        const auto whole = [](const QString& tip) {
            return tip.isEmpty() ||
                   (tip[0].toUpper() == tip[0] && QStringLiteral(".?!)").contains(tip.back()));
        };
        forEachRow(support::samplePlan(), engine::numbers(),
                   [&](Bound<Number>, const std::string& path) {
                       QVERIFY2(whole(words::knobTip(QString::fromStdString(path))), path.c_str());
                   });
        forEachRow(support::samplePlan(), engine::dials(),
                   [&](Bound<Dial>, const std::string& path) {
                       QVERIFY2(whole(words::dialTip(QString::fromStdString(path))), path.c_str());
                   });
    }

private:
    // Each text with its German, without the names of figures.
    static std::vector<std::pair<QString, QString>> everyTranslation()
    {
        QFile file(QStringLiteral(HEADROOM_SOURCE "/translations/headroom_de.ts"));
        std::vector<std::pair<QString, QString>> texts;
        if (!file.open(QIODevice::ReadOnly))
            return texts;
        static const QRegularExpression message(
            QStringLiteral("<source>([^<]*)</source>.*?<translation>(.*?)</translation>"),
            QRegularExpression::DotMatchesEverythingOption),
            figure(QStringLiteral("\\{[a-z_]+\\}"));
        for (const auto& match : message.globalMatch(QString::fromUtf8(file.readAll())))
            texts.emplace_back(match.captured(1).remove(figure), match.captured(2));
        return texts;
    }
    static QStringList everyText()
    {
        QStringList texts;
        for (const auto& [text, translation] : everyTranslation())
            texts << text;
        return texts;
    }
};

} // namespace

HEADROOM_ROOM(TestWords)
#include "test_words.moc"

#include "model/engine/claims/calculation.h"
#include "model/engine/claims/claim.h"
#include "model/engine/explain/formula.h"
#include "model/engine/files/claimsfile.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <cmath>

// Published claims, recomputed, against an audit made by hand beforehand.
namespace {

using namespace engine;

// The audit prints three digits, some of them rounded twice.
constexpr double kAuditRounding = 0.012;

QByteArray bytesOf(const char* path)
{
    QFile file(QStringLiteral(HEADROOM_SOURCE "/") + QLatin1String(path));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", path);
    return file.readAll();
}

const std::vector<Claim>& claims()
{
    static const std::vector<Claim> all = [] {
        const QByteArray bytes = bytesOf("resources/catalog/claims.json");
        auto read = readClaims({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                               support::catalog());
        if (!read)
            qFatal("%s %s", read.error().where.c_str(), read.error().detail.c_str());
        return *read;
    }();
    return all;
}

Claim claim(const char* id)
{
    return *std::ranges::find(claims(), id, &Claim::id);
}

Claim with(Claim claim, const char* key, double value)
{
    auto it = std::ranges::find(claim.inputs, key, &ClaimInput::key);
    if (it == claim.inputs.end())
        qFatal("%s has no %s", claim.id.c_str(), key);
    it->value = value * info(it->unit).size;
    return claim;
}

class TestClaims : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void allOfThem()
    {
        QCOMPARE(claims().size(), 181u);
        QCOMPARE(std::ranges::count_if(claims(), [](const Claim& c) { return !c.figures.empty(); }),
                 109);
        const std::vector<int> articles{81, 57, 24, 19};
        for (int article = 1; article <= kArticles; ++article)
            QCOMPARE(std::ranges::count(claims(), article, &Claim::article),
                     articles[static_cast<std::size_t>(article - 1)]);
    }
    void quotesAreShort()
    {
        for (const Claim& c : claims())
            QVERIFY2(QString::fromStdString(c.quote).split(u' ', Qt::SkipEmptyParts).size() <= 12,
                     c.id.c_str());
    }

    void figures_data()
    {
        QTest::addColumn<double>("ours");
        QTest::addColumn<double>("audited");
        QTest::addColumn<bool>("better");
        for (const Claim& c : claims()) {
            const ClaimAnswer answer = answerClaim(c);
            for (std::size_t i = 0; i < c.figures.size(); ++i)
                QTest::addRow("%s %zu: %s", c.id.c_str(), i, c.figures[i].what.c_str())
                    << answer.figures[i].ours.typical << c.figures[i].audited
                    << !c.figures[i].note.empty();
        }
    }
    void figures()
    {
        QFETCH(double, ours);
        QFETCH(double, audited);
        QFETCH(bool, better);
        QVERIFY(std::isfinite(ours));
        if (std::isfinite(audited) && !better)
            QVERIFY2(std::abs(ours - audited) <= kAuditRounding * std::abs(audited),
                     qPrintable(QStringLiteral("%1 for %2").arg(ours).arg(audited)));
    }

    void verdicts_data()
    {
        QTest::addColumn<int>("verdict");
        QTest::addColumn<int>("audited");
        QTest::addColumn<bool>("better");
        for (const Claim& c : claims())
            QTest::newRow(c.id.c_str())
                << static_cast<int>(answerClaim(c).verdict) << static_cast<int>(c.audited)
                << std::ranges::any_of(c.figures, [](const ClaimFigure& f) {
                       return f.claimed && !f.note.empty();
                   });
    }
    void verdicts()
    {
        QFETCH(int, verdict);
        QFETCH(int, audited);
        QFETCH(bool, better);
        if (!better)
            QCOMPARE(verdict, audited);
    }
    void oneVerdictAloneIsAnother()
    {
        std::vector<std::string> others;
        for (const Claim& c : claims())
            if (answerClaim(c).verdict != c.audited)
                others.push_back(c.id);
        QCOMPARE(others, std::vector<std::string>{"S1-31"}); // the price list is available by now
    }
    // If anything is computed, the comparison decides rather than a stated verdict, unless the
    // claim has nothing to compare with.
    void noVerdictIsTypedOverAComparison()
    {
        for (const Claim& c : claims()) {
            const bool compared =
                std::ranges::any_of(c.figures, [](const auto& f) { return !!f.claimed; });
            QVERIFY2(compared != c.judged.has_value(), c.id.c_str());
        }
    }

    void aVerdictFollowsTheInputs()
    {
        // With the 15 % utilization that 64 GPUs need, the article's formula is right.
        QCOMPARE(answerClaim(claim("S0-24")).verdict, Verdict::Itself);
        QCOMPARE(answerClaim(with(claim("S0-24"), "share:full peak", 15.07)).verdict,
                 Verdict::Holds);
        // Doubling the GPUs on one axis only contradicts the sum.
        QCOMPARE(answerClaim(claim("S0-07")).verdict, Verdict::Holds);
        QCOMPARE(answerClaim(with(claim("S0-07"), "nodes", 8)).verdict, Verdict::Itself);
        // Unknown values contradict nothing.
        QCOMPARE(answerClaim(with(claim("S0-07"), "nodes", kUnknown)).verdict, Verdict::Unchecked);
    }
    void aRangeIsThatOfItsInputs()
    {
        const ClaimAnswer answer = answerClaim(claim("S0-57"));
        const Claim c = claim("S0-57");
        const ClaimInput* share = c.input("share");
        const Band days = answer.figures[1].ours;
        VERIFY_NEAR(days.low, days.typical * share->value / share->high, 1e-12);
        VERIFY_NEAR(days.high, days.typical * share->value / share->low, 1e-12);
    }

    void formulas_data()
    {
        QTest::addColumn<int>("at");
        int at = 0;
        for (const Calculation& c : engine::calculations())
            QTest::newRow(std::string(c.id).c_str()) << at++;
    }
    // The displayed formula matches the computation, and every claim's figure has one.
    void formulas()
    {
        QFETCH(int, at);
        const Calculation& c = engine::calculations()[static_cast<std::size_t>(at)];
        QVERIFY(findCalculation(c.id) == &c); // ids are unique
        QVERIFY(!inputsOf(c).empty());
        QVERIFY(std::ranges::any_of(claims(), [&](const Claim& one) {
            return std::ranges::count(one.figures, c.id, &ClaimFigure::what) > 0;
        }));
        QVERIFY(!c.formula.empty() || c.compute);
        if (c.formula.empty() || !c.compute)
            return;
        for (const Claim& one : claims())
            for (const ClaimFigure& figure : one.figures) {
                const InputValues given = [&](std::string_view name) {
                    return one.input(figure.keyOf(name))->value;
                };
                if (figure.what == c.id)
                    VERIFY_NEAR(parseFormula(c.formula)->evaluate(given), c.compute(given), 1e-9);
            }
    }

    void wrongFiles_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, const char* from, const char* to, const char* where) {
            QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QString::fromUtf8(where);
        };
        row("another format", "headroom-claims", "headroom", "/format");
        row("a calculation that nobody knows", "\"gpus_idle\"", "\"gpus_bored\"",
            "/claims/3/figures/gpus_bored");
        row("an input that is not there", "\"bought\": {", "\"sold\": {",
            "/claims/3/figures/gpus_idle");
        row("a unit that is none", "\"unit\": \"GPUs\", \"source\": \"a1\"", "\"unit\": \"GPU\"",
            "/claims/3/inputs/gpus");
        row("a part that the catalog lacks", "accelerators/h100-sxm/link_bandwidth",
            "accelerators/h100-sxm/link", "/claims/13/inputs/bandwidth");
    }
    void wrongFiles()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, where);
        const QByteArray bytes = bytesOf("resources/catalog/claims.json").replace(from, to);
        const auto read = readClaims({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                     support::catalog());
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().where), where);
    }
};

} // namespace

HEADROOM_ROOM(TestClaims)
#include "test_claims.moc"

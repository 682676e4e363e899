#include "model/claims/claimlabels.h"
#include "model/claims/claimstore.h"
#include "model/claims/claimwords.h"
#include "model/claims/ownclaim.h"
#include "model/engine/answer/answer.h"
#include "model/engine/claims/calculation.h"
#include "model/engine/dials/dial.h"
#include "model/engine/knobs/knob.h"
#include "model/export/claimsexport.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

// The texts of published claims, and the plans made from them.
namespace {

using namespace engine;
namespace words = model::words;

const model::ClaimList& claims()
{
    static const auto all = model::shippedClaims(support::catalog());
    return *all;
}

const Claim& claim(const char* id)
{
    return *std::ranges::find(claims(), id, &Claim::id);
}

int countOf(const model::ClaimFilter& filter)
{
    return static_cast<int>(std::ranges::count_if(
        claims(), [&](const Claim& c) { return filter.matches(c, answerClaim(c).verdict); }));
}

class TestClaims : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void texts_data()
    {
        QTest::addColumn<int>("at");
        for (std::size_t i = 0; i < claims().size(); ++i)
            QTest::newRow(claims()[i].id.c_str()) << static_cast<int>(i);
    }
    // Every claim has an explanation with its values, and every figure and input has a name.
    void texts()
    {
        QFETCH(int, at);
        const Claim& c = claims()[static_cast<std::size_t>(at)];
        const QString why =
            words::claimReason(c, answerClaim(c), model::NumberFormat(QLocale::c()));
        static const QRegularExpression left(QStringLiteral("%[1-9]"));
        QVERIFY2(why.endsWith(u'.'), qPrintable(why));
        QVERIFY2(!why.contains(left) && !why.contains(QStringLiteral("n/a")), qPrintable(why));
        for (const ClaimFigure& figure : c.figures)
            QVERIFY2(!words::figureLabel(figure).startsWith(QString::fromStdString(figure.what)),
                     figure.what.c_str());
        for (const ClaimInput& input : c.inputs) {
            QVERIFY2(words::claimInputLabel(input.key) != QString::fromStdString(input.key),
                     input.key.c_str());
            QVERIFY(!words::claimSource(c, input).isEmpty());
        }
    }
    void noWordIsForNothing()
    {
        for (const words::ClaimLabel& label : words::calculationLabels())
            QVERIFY2(findCalculation(label.key), label.key);
        for (const words::ClaimLabel& label : words::claimInputLabels())
            QVERIFY2(std::ranges::any_of(
                         claims(),
                         [&](const Claim& c) {
                             return std::ranges::any_of(c.inputs, [&](const ClaimInput& input) {
                                 return QString::fromStdString(input.key).section(u':', 0, 0) ==
                                        QLatin1String(label.key);
                             });
                         }),
                     label.key);
    }
    void formulas()
    {
        QCOMPARE(words::claimFormula(claim("S0-24").figures[0]),
                 QStringLiteral("FLOPs per parameter and token × Model size × Training tokens / "
                                "(Share (full peak) × Peak rate × Time to train)"));
        QCOMPARE(words::claimFormula(claim("S0-46").figures[1]),
                 QStringLiteral("Purchase cost / (Time in use per year / year × Rental price − "
                                "Operating cost)"));
        QVERIFY(words::claimFormula(claim("S0-30").figures[0]).isEmpty()); // no formula
    }
    void whatIsClaimed()
    {
        const auto claimed = [](const char* id, std::size_t figure) {
            return words::claimed(claim(id).figures[figure], model::NumberFormat()).simplified();
        };
        QCOMPARE(claimed("S0-24", 0), QStringLiteral("64 GPUs"));
        QCOMPARE(claimed("S0-15", 2), QStringLiteral("at most 256 GPUs"));
        QVERIFY(claimed("S0-24", 1).isEmpty());
    }

    void filters()
    {
        QCOMPARE(countOf({}), 181);
        QCOMPARE(countOf({.article = 2}), 57);
        QCOMPARE(countOf({.ids = {QStringLiteral("s0-24"), QStringLiteral("S1-11")}}), 2);
        int verdicts = 0;
        for (std::size_t v = 0; v < kVerdicts.size(); ++v)
            verdicts += countOf({.verdict = static_cast<Verdict>(v)});
        QCOMPARE(verdicts, 181);
        for (const ErrorPattern pattern :
             {ErrorPattern::Utilization, ErrorPattern::Operation, ErrorPattern::Baseline})
            QCOMPARE(countOf({.pattern = pattern}), model::countOf(claims(), pattern));
    }

    void plans_data()
    {
        QTest::addColumn<int>("at");
        for (std::size_t i = 0; i < claims().size(); ++i)
            if (claims()[i].plan)
                QTest::newRow(claims()[i].id.c_str()) << static_cast<int>(i);
    }
    // The plan opened for a claim has the claim's values.
    void plans()
    {
        QFETCH(int, at);
        const Claim& c = claims()[static_cast<std::size_t>(at)];
        const auto plan = model::planOfClaim(c, support::catalog());
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().where.c_str());
        for (const auto& [path, key] : c.plan->turn) {
            const auto knob = findNumber(*plan, path);
            QVERIFY2(c.input(key) && knob, key.c_str());
            VERIFY_NEAR(read(*plan, knob), c.input(key)->value, 1e-12);
        }
    }
    void aPlanFollowsTheInputs()
    {
        const Claim other = model::withClaimInput(claim("S0-24"), "gpus", 128);
        QVERIFY(!other.input("gpus")->cite.source.size()); // entered by hand
        QCOMPARE(model::planOfClaim(other, support::catalog())->cluster.count, 128.0);
    }
    void everyClaimOpens()
    {
        for (const Claim& c : claims())
            QVERIFY2(c.plan, c.id.c_str());
    }
    // "Each GPU was waiting 40 % of the time": reproduced in the plan, with a fix.
    void gpusThatWaitForDataAreACaseWithItsCure()
    {
        const auto plan = model::planOfClaim(claim("S0-13"), support::catalog());
        const auto e = answer(std::make_shared<const Plan>(*plan), {},
                              {std::make_shared<const Catalog>(support::catalog())});
        const auto waits = std::ranges::find(e->findings, "waits_for_storage", &Finding::id);
        QVERIFY(waits != e->findings.end() && waits->cure);
        const auto share = [](const Plan& p) {
            const Assessment a = support::assessed(p);
            return read(p, a, findDial(p, "work.a.step_feed")) /
                   read(p, a, findDial(p, "work.a.step"));
        };
        VERIFY_NEAR(share(*plan), 0.4, 0.03);
        QVERIFY(share(*turned(*plan, waits->cure->path, waits->cure->value)) < 0.01);
    }

    // There is a sentence for each possible result, for each kind of claim.
    void ownClaims_data()
    {
        QTest::addColumn<QString>("claim");
        QTest::addColumn<QString>("states");
        const auto row = [](const char* claim, const char* states) {
            QTest::newRow(claim) << QString::fromLatin1(claim) << QString::fromLatin1(states);
        };
        row("gpus=64 gpu=A100 params=13B tokens=50B days=18.5", "Implies 12 % MFU");
        row("gpus=8 gpu=h100-sxm params=70B tokens=15T days=10", "at least 14 GPUs");
        row("gpus=256 gpu=H100 params=70B tokens=1.4T days=20", "impossible");
        row("gpus=256 gpu=H100 params=70B tokens=1.4T days=35", "expects");
        row("gpus=256 gpu=H100 params=70B tokens=1.4T speedup=255", "scaling efficiency of 99.6 %");
        row("gpus=8 speedup=9", "more than linear");
        row("gpu=H100 price=0.2", "below every list price");
        row("gpu=H100 price=60", "above every list price");
        row("gpus=8 days=10 price=2 cost=9000", "make $3840");
    }
    void ownClaims()
    {
        QFETCH(QString, claim);
        QFETCH(QString, states);
        QMap<QString, QString> texts;
        for (const QString& part : claim.split(u' '))
            texts[part.section(u'=', 0, 0)] = part.section(u'=', 1);
        const model::NumberFormat format;
        const auto own = model::ownClaimOf(texts, support::catalog(), format);
        QVERIFY(own.has_value());
        const OwnCheck check =
            checkOwnClaim(*own, {std::make_shared<const Catalog>(support::catalog())});
        QStringList all;
        for (const Finding& finding : check.findings) {
            QVERIFY2(model::hasOwnFinding(finding.id), finding.id.c_str());
            all << model::ownFindingWords(finding, format).simplified();
            QVERIFY2(all.back().endsWith(u'.') && !all.back().contains(u'%' + QString::number(1)),
                     qPrintable(all.back()));
        }
        QVERIFY2(all.join(u'\n').contains(states), qPrintable(all.join(u'\n')));
    }
    void ownClaimsRefused()
    {
        const auto error = [](const char* key, const char* text) {
            const auto own =
                model::ownClaimOf({{QString::fromLatin1(key), QString::fromLatin1(text)}},
                                  support::catalog(), model::NumberFormat());
            return own ? std::string() : own.error().where;
        };
        QCOMPARE(error("gpus", "many"), std::string("gpus"));
        QCOMPARE(error("gpus", "-4"), std::string("gpus"));
        QCOMPARE(error("gpu", "Zuse Z3"), std::string("gpu"));
        QCOMPARE(error("petaflops", "4"), std::string("petaflops"));
        QCOMPARE(error("gpus", ""), std::string());
    }

    void json()
    {
        model::ClaimsExport x{{&claim("S0-24"), &claim("S0-01")}};
        const auto all = QJsonDocument::fromJson(x.json())["claims"].toArray();
        QCOMPARE(all.size(), 2);
        const QJsonObject first = all[0].toObject();
        QCOMPARE(first["verdict"].toString(), QStringLiteral("itself"));
        QCOMPARE(first["pattern"].toString(), QStringLiteral("utilization"));
        const QJsonObject figure = first["figures"][0].toObject();
        VERIFY_NEAR(figure["ours"].toDouble(), 8.0 * 13e9 * 50e9 / (312e12 * 20 * 86400), 1e-9);
        QCOMPARE(figure["claimed"]["from"].toDouble(), 64.0);
        QCOMPARE(figure["agrees"].toBool(true), false);
        QCOMPARE(all[1].toObject()["computed"].toBool(true), false);
    }
};

} // namespace

HEADROOM_ROOM(TestClaims)
#include "test_claims.moc"

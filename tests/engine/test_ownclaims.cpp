#include "model/engine/claims/ownclaim.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <algorithm>

// A vendor's claim, checked against results computed by hand.
namespace {

using namespace engine;

const Context& context()
{
    static const Context all{std::make_shared<const Catalog>(support::catalog())};
    return all;
}

OwnClaim run(const char* gpu, double gpus, double params, double tokens, double days)
{
    OwnClaim claim;
    claim.gpu = gpu, claim.gpus = gpus;
    claim.params = Params(params), claim.tokens = Tokens(tokens);
    claim.time = days * kDay;
    return claim;
}

const Finding* found(const OwnCheck& check, const char* id)
{
    const auto it = std::ranges::find(check.findings, id, &Finding::id);
    return it == check.findings.end() ? nullptr : &*it;
}

class TestOwnClaims : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void truths_data()
    {
        QTest::addColumn<OwnClaim>("claim");
        QTest::addColumn<int>("truth");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char* name, const OwnClaim& claim, Truth truth, const char* id) {
            QTest::newRow(name) << claim << static_cast<int>(truth) << QString::fromLatin1(id);
        };
        row("nothing is said", {}, Truth::Unclear, "");
        row("more work than all GPUs do at their peak", run("h100-sxm", 16, 70e9, 1.4e12, 30),
            Truth::Impossible, "own_above_peak");
        row("a model that no sharding fits", run("a100-sxm-80", 8, 70e9, 1e9, 3000),
            Truth::Impossible, "own_memory");
        row("twice as fast as any layout found", run("h100-sxm", 256, 70e9, 1.4e12, 35),
            Truth::Doubtful, "own_too_fast");
        row("the article’s 13B in 18.5 days", run("a100-sxm-80", 64, 13e9, 50e9, 18.5),
            Truth::Doubtful, "own_too_slow");
        row("as this program expects it", run("h100-sxm", 256, 70e9, 1.4e12, 70), Truth::Possible,
            "own_plausible");
        row("no time", run("h100-sxm", 256, 70e9, 1.4e12, kUnknown), Truth::Unclear, "own_time");
        OwnClaim speedup;
        speedup.gpu = "h100-sxm", speedup.gpus = 8, speedup.speedup = 9;
        row("faster than so often as GPUs", speedup, Truth::Impossible, "own_above_linear");
        speedup.speedup = 7;
        row("a speedup alone", speedup, Truth::Unclear, "own_speedup");
        OwnClaim fast = run("h100-sxm", 256, 70e9, 1.4e12, kUnknown);
        fast.speedup = 255;
        row("a speedup that the links do not allow", fast, Truth::Doubtful, "own_speedup_high");
        OwnClaim price;
        price.gpu = "h100-sxm";
        for (const auto& [usd, id, truth] : {std::tuple{0.1, "own_price_low", Truth::Doubtful},
                                             std::tuple{3.0, "own_price", Truth::Possible},
                                             std::tuple{50.0, "own_price_high", Truth::Doubtful}}) {
            price.price = Usd(usd) / kHour;
            row(id, price, truth, id);
        }
        OwnClaim cost = run("h100-sxm", 256, 70e9, 1.4e12, 70);
        cost.price = Usd(3) / kHour;
        row("what the run costs", cost, Truth::Possible, "own_cost");
        cost.cost = Usd(5e5);
        row("a cost that its own price denies", cost, Truth::Doubtful, "own_cost_differs");
        row("few tokens", run("h100-sxm", 256, 70e9, 1e12, 50), Truth::Possible, "own_few_tokens");
        row("many tokens", run("h100-sxm", 256, 70e9, 15e12, 750), Truth::Possible, "own_tokens");
        row("a GPU that nobody knows", run("", 256, 70e9, 1.4e12, 70), Truth::Unclear,
            "own_tokens");
    }
    void truths()
    {
        QFETCH(OwnClaim, claim);
        QFETCH(int, truth);
        QFETCH(QString, finding);
        const OwnCheck check = checkOwnClaim(claim, context());
        QStringList ids;
        for (const Finding& f : check.findings)
            ids << QString::fromStdString(f.id);
        QVERIFY2(static_cast<int>(check.truth) == truth, qPrintable(ids.join(u' ')));
        QVERIFY2(finding.isEmpty() ? ids.isEmpty() : ids.contains(finding),
                 qPrintable(ids.join(u' ')));
    }
    // 6 × 13e9 × 50e9 FLOPs on 64 × 312 TFLOP/s for 18.5 days.
    void theUtilizationIsThatOfTheEquation()
    {
        const OwnCheck check = checkOwnClaim(run("a100-sxm-80", 64, 13e9, 50e9, 18.5), context());
        const Finding* slow = found(check, "own_too_slow");
        QVERIFY(slow);
        const double share = 6.0 * 13e9 * 50e9 / (64 * 312e12 * 18.5 * 86400);
        VERIFY_NEAR(slow->arguments[0].value, share, 1e-9);
        // The expected amount is the same work in the expected time.
        VERIFY_NEAR(slow->arguments[1].value * check.time->typical, share * 18.5 * 86400, 1e-9);
    }
    void thePlanIsTheClaim()
    {
        const OwnCheck check = checkOwnClaim(run("a100-sxm-80", 64, 13e9, 50e9, 18.5), context());
        QCOMPARE(check.plan->cluster.count, 64.0);
        QCOMPARE(check.plan->cluster.gpu.id, std::string("a100-sxm-80"));
        VERIFY_NEAR(check.plan->work[0].train.tokens.base(), 50e9, 1e-12);
        VERIFY_NEAR(check.plan->work[0].train.model.params.base(), 13e9, 1e-9);
    }
};

} // namespace

HEADROOM_ROOM(TestOwnClaims)
#include "test_ownclaims.moc"

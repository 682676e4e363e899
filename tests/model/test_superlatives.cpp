// For any plan: what is called cheapest, fastest, best or enough is not refuted by any alternative,
// each fix works, a lower price makes nothing more expensive, and a value is the same wherever it
// appears. `./dev test deep` tries ten thousand plans.
#include "tests/support/room.h"
#include "tests/walk/laws.h"
#include "tests/walk/stronger.h"
#include "tests/walk/superlatives.h"

#include <QTest>

class TestSuperlatives : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingRefutesASuperlative()
    {
        constexpr int kPlans = 25, kLeast = 1500;
        support::Random random(29);
        int held = 0;
        for (int i = 0; i < kPlans; ++i)
            for (const std::string& how : walk::refuted(walk::turnedTemplate(random), random, held))
                QFAIL(how.c_str());
        QVERIFY2(held > kLeast, std::to_string(held).c_str());
    }
    void aLowerPriceMakesNothingDearer()
    {
        constexpr int kPlans = 100, kLeast = 1000;
        support::Random random(31);
        int held = 0;
        for (int i = 0; i < kPlans; ++i)
            for (const std::string& how : walk::dearerByCheaper(walk::turnedTemplate(random), held))
                QFAIL(how.c_str());
        QVERIFY2(held > kLeast, std::to_string(held).c_str());
    }
    void aNumberIsTheSameEverywhere()
    {
        constexpr int kPlans = 25, kLeast = 20000;
        support::Random random(37);
        int held = 0;
        for (int i = 0; i < kPlans; ++i)
            for (const std::string& how : walk::inconsistencies(walk::turnedTemplate(random), held))
                QFAIL(how.c_str());
        QVERIFY2(held > kLeast, std::to_string(held).c_str());
    }
};

HEADROOM_ROOM(TestSuperlatives)
#include "test_superlatives.moc"

// For any plan: a faster link, more memory or a faster GPU never makes the best run on the same
// number of GPUs slower. `./dev test deep` tries ten thousand plans.
#include "tests/support/room.h"
#include "tests/walk/stronger.h"

#include <QTest>

class TestStronger : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void nothingBetterMakesARunSlower()
    {
        constexpr int kPlans = 150, kLeast = 300;
        support::Random random(19);
        int tried = 0;
        for (int i = 0; i < kPlans; ++i)
            for (const std::string& how : walk::worseByBetter(walk::turnedTemplate(random), tried))
                QFAIL(how.c_str());
        QVERIFY2(tried > kLeast, std::to_string(tried).c_str());
    }
    void nothingBetterMakesTheDateDearer()
    {
        constexpr int kPlans = 40, kLeast = 60;
        support::Random random(23);
        int tried = 0;
        for (int i = 0; i < kPlans; ++i)
            for (const std::string& how : walk::dearerByBetter(walk::turnedTemplate(random), tried))
                QFAIL(how.c_str());
        QVERIFY2(tried > kLeast, std::to_string(tried).c_str());
    }
};

HEADROOM_ROOM(TestStronger)
#include "test_stronger.moc"

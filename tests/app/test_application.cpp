// The upper halves of AVX registers are cleared: otherwise each math library call is slow.
#include "app/application.h"
#include "tests/support/room.h"

#include <QHashSeed>
#include <QPixmap>
#include <QTest>

#include <optional>

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#endif

namespace {

// Whether this thread uses the upper halves, if the CPU reports it.
std::optional<bool> upperHalvesInUse()
{
#if defined(__x86_64__) && defined(__GNUC__)
    unsigned a = 0, b = 0, c = 0, d = 0;
    constexpr unsigned kSaved = 1u << 27, kTells = 1u << 2, kUpperHalves = 1u << 2;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & kSaved) ||
        !__get_cpuid_count(0xd, 1, &a, &b, &c, &d) || !(a & kTells))
        return {};
    asm volatile("xgetbv" : "=a"(a), "=d"(d) : "c"(1));
    return (a & kUpperHalves) != 0;
#else
    return {};
#endif
}

void useUpperHalves()
{
#if defined(__x86_64__) && defined(__GNUC__)
    asm volatile("vpcmpeqd %%ymm9, %%ymm9, %%ymm9" ::: "xmm9");
#endif
}

class Receiver : public QObject {
public:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::User)
            seen = upperHalvesInUse();
        return QObject::event(event);
    }
    std::optional<bool> seen;
};

} // namespace

class TestApplication : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        if (!upperHalvesInUse())
            QSKIP("this processor does not tell");
    }
    void anEventFindsThemFree()
    {
        useUpperHalves();
        QVERIFY(*upperHalvesInUse());
        Receiver receiver;
        QCoreApplication::postEvent(&receiver, new QEvent(QEvent::User));
        QCoreApplication::processEvents();
        QVERIFY(receiver.seen.has_value());
        QVERIFY(!*receiver.seen);
    }
    void aTableOfTextsLeavesThemFree()
    {
        Receiver free; // handles an event
        QCoreApplication::postEvent(&free, new QEvent(QEvent::User));
        QCoreApplication::processEvents();
        QHash<QString, int> table;
        for (int i = 0; i < 100; ++i)
            table[QStringLiteral("a text of more letters than fit into one register, %1").arg(i)] =
                i;
        QCOMPARE(table.size(), 100);
        QVERIFY(!*upperHalvesInUse());
        QCOMPARE(QHashSeed::globalSeed(), 0u);
    }
};

HEADROOM_ROOM(TestApplication)
#include "test_application.moc"

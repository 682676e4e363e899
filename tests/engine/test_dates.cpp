#include "model/engine/specs/date.h"
#include "tests/support/room.h"

#include <QTest>

// Days, months and years in ISO 8601, and their age.
namespace {

using namespace engine;

class TestDates : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dates_data()
    {
        QTest::addColumn<bool>("is");
        for (const char* text : {"2026", "2026-05", "2026-12", "2026-05-14", "2024-02-29",
                                 "2026-01-31", "2026-12-31", "1999-01-01"})
            QTest::newRow(text) << true;
        for (const char* text : {"",           "26",          "202",
                                 "20261",      "2026-",       "2026-0",
                                 "2026-5",     "2026-00",     "2026-13",
                                 "2026-5-4",   "2026-05-00",  "2026-05-32",
                                 "2026-02-29", "2026-04-31",  "2026-05-1",
                                 "2026/05/14", "14.05.2026",  "2026-05-14T10:00",
                                 "May 2026",   "-026",        "+026",
                                 "20 6",       "2026-05-1x",  "2026-+5",
                                 "2026--5-14", "2026-05-14 ", " 2026",
                                 "yesterday",  "２０２６"})
            QTest::newRow(text) << false;
    }
    void dates()
    {
        QFETCH(bool, is);
        QCOMPARE(isDate(QTest::currentDataTag()), is);
    }
    void aDateWithANulInsideIsNone()
    {
        QVERIFY(!isDate(std::string_view("2026\0-5", 7)));
        QVERIFY(!isDate(std::string_view("20\0006", 4)));
    }

    void ages_data()
    {
        QTest::addColumn<QByteArray>("date");
        QTest::addColumn<QByteArray>("today");
        QTest::addColumn<int>("days"); // −1: unknown
        const auto row = [](const char* name, const char* date, const char* today, int days) {
            QTest::newRow(name) << QByteArray(date) << QByteArray(today) << days;
        };
        row("today", "2026-11-21", "2026-11-21", 0);
        row("yesterday", "2026-11-20", "2026-11-21", 1);
        row("a year ago", "2025-11-21", "2026-11-21", 365);
        row("over a leap day", "2024-02-28", "2024-03-01", 2);
        row("a month counts from its last day", "2026-10", "2026-11-21", 21);
        row("February of a leap year ends on the 29th", "2024-02", "2024-03-01", 1);
        row("a year counts from its last day", "2025", "2026-11-21", 325);
        row("this month is of today at the latest", "2026-11", "2026-11-21", 0);
        row("this year is of today at the latest", "2026", "2026-11-21", 0);
        row("tomorrow is not below zero", "2026-11-22", "2026-11-21", 0);
        row("no date", "", "2026-11-21", -1);
        row("a wrong date", "2026-02-30", "2026-11-21", -1);
        row("no today", "2026-11-20", "", -1);
        row("a today of words", "2026-11-20", "today", -1);
    }
    void ages()
    {
        QFETCH(QByteArray, date);
        QFETCH(QByteArray, today);
        QFETCH(int, days);
        QCOMPARE(ageInDays(date.toStdString(), today.toStdString()).value_or(-1), days);
    }
};

} // namespace

HEADROOM_ROOM(TestDates)
#include "test_dates.moc"

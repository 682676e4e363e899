#include "model/engine/explain/formula.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>
#include <map>

namespace {

using namespace engine;

const std::map<std::string, double, std::less<>> kValues{{"a", 2},
                                                         {"b", 3},
                                                         {"c.d_e", 5},
                                                         {"work.x1.tokens", 7},
                                                         {"work.*.tokens", 11},
                                                         {"zero", 0},
                                                         {"unknown", kUnknown}};

double value(const char* text)
{
    const auto formula = parseFormula(text);
    if (!formula)
        return -12345; // a value that no row expects
    return formula->evaluate([](std::string_view path) {
        const auto it = kValues.find(path);
        return it == kValues.end() ? -12345 : it->second;
    });
}

class TestFormula : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void values_data()
    {
        QTest::addColumn<double>("expected");
        const auto row = [](const char* text, double expected) { QTest::newRow(text) << expected; };
        row("1 + 2 * 3", 7);
        row("(1 + 2) * 3", 9);
        row("10 - 4 - 3", 3);
        row("24 / 4 / 2", 3);
        row("24 / 4 * 2", 12);
        row("2 - -3", 5);
        row("-a * b", -6);
        row("-(a + b)", -5);
        row("--a", 2);
        row("a*-b", -6);
        row("2*a", 4);
        row("1e-9 * 1e9", 1);
        row("0.5 + .25", 0.75);
        row("c.d_e / a", 2.5);
        row("work.*.tokens * a", 22);
        row("a * work.*.tokens", 22);
        row("work.*.tokens*a", 22);
        row("work.x1.tokens", 7);
        row("min(a, b)", 2);
        row("max(a, b) * 2", 6);
        row("min(max(1, a), b + 1)", 2);
        row("ceil(a / b)", 1);
        row("ceil(4 / a)", 2);
        row("log2(8)", 3);
        row("known(unknown) + a", 2);
        row("known(a)", 2);
        row("positive(a - b) + 1", kUnknown);
        row("positive(zero)", kUnknown);
        row("positive(b - a)", 1);
        row("unknown * zero", kUnknown);
        row("max(0, unknown)", kUnknown);
        row("max(unknown, 0)", kUnknown);
        row("min(1, unknown)", kUnknown);
        row("min(unknown, 1)", kUnknown);
        row("year", 365 * 86400.0);
        row("  a  +  b  ", 5);
        row("((((((((a))))))))", 2);
    }
    void values()
    {
        QFETCH(double, expected);
        VERIFY_NEAR(value(QTest::currentDataTag()), expected, 1e-15);
    }
    void refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* name, const QByteArray& text) {
            QTest::newRow(name) << text;
        };
        row("nothing", "");
        row("a blank", "   ");
        row("an operator alone", "+");
        row("nothing behind it", "a +");
        row("nothing before it", "* a");
        row("two in a row", "a b");
        row("two numbers", "1 2");
        row("not closed", "(a + b");
        row("closed twice", "(a))");
        row("empty brackets", "()");
        row("a function nobody knows", "sin(a)");
        row("too few arguments", "min(a)");
        row("too many arguments", "ceil(a, b)");
        row("no argument", "max()");
        row("not closed, a function", "max(a, b");
        row("a comma at the end", "max(a, )");
        row("a capital", "A");
        row("a percent sign", "5 % 2");
        row("a power", "2 ^ 3");
        row("10,000 brackets", QByteArray(10000, '('));
        row("10,000 brackets, closed", QByteArray(10000, '(') + "a" + QByteArray(10000, ')'));
        row("100,000 minus signs", QByteArray(100000, '-') + "a");
        row("5,000 functions", QByteArray("ceil(").repeated(5000) + "a" + QByteArray(5000, ')'));
    }
    void refused()
    {
        QFETCH(QByteArray, text);
        const auto formula = parseFormula(text.toStdString());
        QVERIFY(!formula);
        QVERIFY(formula.error().code == Error::Code::BadFormula);
    }
    void pathsInOrderEachOnce()
    {
        const auto f = parseFormula("b * a + year / max(b, c.d_e)");
        QVERIFY(f);
        QVERIFY((f->paths() == std::vector<std::string>{"b", "a", "c.d_e"}));
    }
};

} // namespace

HEADROOM_ROOM(TestFormula)
#include "test_formula.moc"

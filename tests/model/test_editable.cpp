#include "model/engine/knobs/knob.h"
#include "model/format/numberformat.h"
#include "model/format/numberparse.h"
#include "tests/support/plans.h"
#include "tests/support/random.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

// The editing text of a field can be parsed again: for every knob, over its whole range, in every
// language and currency.
namespace {

using namespace engine;

class TestEditable : public QObject {
    Q_OBJECT

    static double somewhere(support::Random& random, double from, double to)
    {
        const double least = std::max(from, 1e-9);
        return least * std::pow(to / least, random.unit());
    }

private Q_SLOTS:
    void typedBack_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<double>("perDollar");
        const QLocale german(QLocale::German, QLocale::Germany);
        const QLocale english(QLocale::English, QLocale::UnitedStates);
        forEachRow(support::samplePlan(), numbers(), [&](Bound<Number>, const std::string& path) {
            const QString name = QString::fromStdString(path);
            QTest::newRow((path + " in C").c_str()) << name << QLocale::c() << 1.0;
            QTest::newRow((path + " in English").c_str()) << name << english << 1.0;
            QTest::newRow((path + " in German, euros").c_str()) << name << german << 0.92;
            QTest::newRow((path + " in German, yen").c_str()) << name << german << 151.3;
        });
    }
    void typedBack()
    {
        QFETCH(QString, path);
        QFETCH(QLocale, locale);
        QFETCH(double, perDollar);
        const Number& row = *findNumber(support::samplePlan(), path.toStdString()).row;
        const Currency currency{perDollar == 1 ? "USD" : "EUR", perDollar, {}};
        const model::NumberFormat format(locale, currency);
        const double size = info(row.unit).size;
        support::Random random(17);
        std::vector<double> values{row.low, row.high, row.most,
                                   row.least > 0 ? row.least : row.low};
        for (int i = 0; i < 40; ++i) {
            values.push_back(somewhere(random, row.low, row.high));
            values.push_back(somewhere(random, row.least, row.most));
        }
        for (const double value : values) {
            const QString text = format.editable(value * size, row.unit);
            const auto back = model::parseNumber(text, row.unit, locale, currency);
            QVERIFY2(back, qPrintable(text));
            const bool same = support::near(*back / size, value, 1e-6);
            QVERIFY2(same, qPrintable(text + QStringLiteral(" for ") + QString::number(value)));
        }
    }
    void zeroIsTypedBack()
    {
        const model::NumberFormat format;
        forEachRow(support::samplePlan(), numbers(), [&](Bound<Number> k, const std::string& path) {
            if (k.row->least > 0)
                return;
            const auto back = model::parseNumber(format.editable(0, k.row->unit), k.row->unit);
            QVERIFY2(back && *back == 0, path.c_str());
        });
    }
    void theUnknownIsAnEmptyField()
    {
        QCOMPARE(model::NumberFormat().editable(kUnknown, Unit::Dollar), QString());
    }
    void noDigitsInTheWay_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<Unit>("unit");
        QTest::addColumn<QString>("text");
        const auto row = [](double value, Unit unit, const char* text) {
            QTest::newRow(text) << value << unit << QString::fromUtf8(text);
        };
        row(3, Unit::DollarPerGpuHour, "3");
        row(0.078, Unit::DollarPerKwh, "0.078");
        row(40, Unit::Percent, "40 %");
        row(1.4e12, Unit::TokensUnit, "1.4 T");
        row(90, Unit::Days, "90 days");
        row(256, Unit::Gpus, "256 GPUs");
        row(49248, Unit::Dollar, "49.248 k");
        row(5000, Unit::DollarPerYear, "5000");
        row(1.3, Unit::None, "1.3");
        row(1e-5, Unit::None, "0.00001");
    }
    void noDigitsInTheWay()
    {
        QFETCH(double, value);
        QFETCH(Unit, unit);
        QFETCH(QString, text);
        QCOMPARE(model::NumberFormat()
                     .editable(value * info(unit).size, unit)
                     .replace(QChar(0x00a0), u' '),
                 text);
    }
};

} // namespace

HEADROOM_ROOM(TestEditable)
#include "test_editable.moc"

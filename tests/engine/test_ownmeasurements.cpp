// The user's own measured runs: what they change, how they narrow the range, and that they improve
// predictions for their source; and the probability of fitting in memory, checked against runs.
#include "model/engine/files/publishedfile.h"
#include "model/engine/predict/ownmeasurements.h"
#include "model/engine/predict/predictall.h"
#include "tests/support/published.h"
#include "tests/support/room.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <map>
#include <set>

namespace {

using namespace engine;
using support::catalog;

const std::vector<PublishedRow>& published(const char* name)
{
    static std::map<std::string, std::vector<PublishedRow>> all;
    auto& rows = all[name];
    if (rows.empty()) {
        QFile file(QStringLiteral(HEADROOM_SOURCE "/resources/published/") + QLatin1String(name));
        if (!file.open(QIODevice::ReadOnly))
            throw std::runtime_error("no published rows");
        rows = readPublished(file.readAll().toStdString()).value();
    }
    return rows;
}

PublishedRow measured(double step, double memory)
{
    PublishedRow row;
    row.run = support::plainRun();
    row.measured.step = step, row.measured.memory = memory;
    return row;
}

double width(const Predicted& p)
{
    return p.high / p.low;
}

class TestOwnMeasurements : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsMeasuredMovesItsOwnQuantity()
    {
        const std::vector<PublishedRow> row{measured(kUnknown, kUnknown)};
        const Prediction plain = predictAll(row, catalog()).front();
        const std::vector<PublishedRow> own{measured(1.3 * plain.step.value, kUnknown)};
        const OwnMeasurements known(own, predictAll(own, catalog()));
        QCOMPARE(known.count(), std::size_t{1});
        const Prediction moved = predictAll(row, catalog(), known).front();
        QVERIFY(moved.step.value > 1.1 * plain.step.value);
        QVERIFY(moved.step.value < 1.3 * plain.step.value);
        VERIFY_NEAR(moved.step.value * moved.tokensPerSecondGpu.value,
                    plain.step.value * plain.tokensPerSecondGpu.value, 1e-12);
        QVERIFY(width(moved.step) < width(plain.step));
        QVERIFY2(width(moved.step) <= 1.35, std::to_string(width(moved.step)).c_str());
        QCOMPARE(moved.memory.value, plain.memory.value);
        QCOMPARE(moved.fits, plain.fits);
    }
    void whatIsLessAlikeTellsLess_data()
    {
        QTest::addColumn<QString>("gpu");
        QTest::addColumn<QString>("model");
        QTest::newRow("another model") << ""
                                       << "Llama 2 13B";
        QTest::newRow("another GPU") << "A100 SXM 80GB"
                                     << "";
    }
    void whatIsLessAlikeTellsLess()
    {
        QFETCH(QString, gpu);
        QFETCH(QString, model);
        const std::vector<PublishedRow> row{measured(kUnknown, kUnknown)};
        const Prediction plain = predictAll(row, catalog()).front();
        const auto widthAfter = [&](bool alike) {
            std::vector<PublishedRow> own{measured(kUnknown, kUnknown)};
            if (!alike && !gpu.isEmpty())
                own[0].run.gpu = gpu.toStdString();
            if (!alike && !model.isEmpty())
                own[0].run.model = model.toStdString();
            const auto stated = predictAll(own, catalog());
            own[0].measured.step = 1.3 * stated[0].step.value;
            return predictAll(row, catalog(), OwnMeasurements(own, stated)).front().step;
        };
        QVERIFY(width(widthAfter(false)) > width(widthAfter(true)));
        QVERIFY(widthAfter(false).value > plain.step.value);
        QVERIFY(widthAfter(false).value < widthAfter(true).value);
    }
    void nothingMeasuredSaysNothing()
    {
        const std::vector<PublishedRow> own{measured(kUnknown, kUnknown)};
        const OwnMeasurements known(own, predictAll(own, catalog()));
        QCOMPARE(known.count(), std::size_t{0});
        const Prediction same = predictAll(own, catalog(), known).front();
        QCOMPARE(same.step.value, predictAll(own, catalog()).front().step.value);
    }
    // One run per source, model and GPU is given: errors of the others.
    void oneRunTellsOfTheOthers_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("most");
        QTest::newRow("training steps: at most 8 % off, the middle of runs")
            << "training.csv" << 0.08;
        QTest::newRow("serving rates: at most 15 %") << "serving.csv" << 0.15;
    }
    void oneRunTellsOfTheOthers()
    {
        QFETCH(QString, file);
        QFETCH(double, most);
        const auto& rows = published(file.toUtf8().constData());
        const auto plain = predictAll(rows, catalog());
        std::map<std::string, std::vector<std::size_t>> groups;
        const auto measuredOf = [&](std::size_t i) {
            const MeasuredRow& m = rows[i].measured;
            return rows[i].served ? m.served.tokens : m.step;
        };
        const auto saidOf = [](const Prediction& p) {
            return p.served ? p.served->tokens : p.step;
        };
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (plain[i].skipped.empty() && measuredOf(i) > 0 && saidOf(plain[i]).value > 0) {
                const PublishedRun& what = rows[i].served ? rows[i].served->what : rows[i].run;
                groups[rows[i].measured.sourceKey + '|' + what.model + '|' + what.gpu].push_back(i);
            }
        std::vector<double> off;
        double held = 0;
        for (const auto& [name, group] : groups) {
            const std::size_t first = group.front();
            const OwnMeasurements own({rows[first]}, {plain[first]});
            for (const std::size_t i : group) {
                if (i == first)
                    continue;
                Prediction p = plain[i];
                own.apply(rows[i], p);
                off.push_back(std::abs(saidOf(p).value / measuredOf(i) - 1));
                held += saidOf(p).low <= measuredOf(i) && measuredOf(i) <= saidOf(p).high;
            }
        }
        QVERIFY(off.size() > 200);
        std::ranges::sort(off);
        const double middle = off[off.size() / 2], share = held / double(off.size());
        qInfo("%zu runs: median %.1f %%, range holds %.0f %%", off.size(), 100 * middle,
              100 * share);
        QVERIFY2(middle <= most, std::to_string(middle).c_str());
        QVERIFY2(share >= 0.75, std::to_string(share).c_str());
    }
    // From sources that report both, runs that fit and runs that ran out of memory.
    void whatIsReportedToFitDoes()
    {
        const auto& rows = published("training.csv");
        const auto stated = predictAll(rows, catalog());
        std::set<std::string> both;
        for (const PublishedRow& row : rows)
            if (row.measured.outOfMemory)
                both.insert(row.measured.sourceKey);
        double all = 0, yes = 0, yesRight = 0, no = 0, noRight = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (!stated[i].skipped.empty() || !both.contains(rows[i].measured.sourceKey))
                continue;
            QVERIFY(stated[i].fits >= 0 && stated[i].fits <= 1);
            ++all;
            const bool fitted = !rows[i].measured.outOfMemory;
            if (stated[i].fits >= 0.9)
                ++yes, yesRight += fitted;
            else if (stated[i].fits <= 0.1)
                ++no, noRight += !fitted;
        }
        const QByteArray reported = QStringLiteral("%1 runs, %2 told to fit (%3), %4 not to (%5)")
                                        .arg(all)
                                        .arg(yes)
                                        .arg(yesRight)
                                        .arg(no)
                                        .arg(noRight)
                                        .toUtf8();
        qInfo("%s", reported.constData());
        QVERIFY2(all > 150 && yes > 50 && no > 20, reported.constData());
        QVERIFY2(yesRight >= 0.9 * yes, reported.constData());
        QVERIFY2(noRight >= 0.9 * no, reported.constData());
        QVERIFY2(all - yes - no <= 0.25 * all, reported.constData());
    }
};

} // namespace

HEADROOM_ROOM(TestOwnMeasurements)
#include "test_ownmeasurements.moc"

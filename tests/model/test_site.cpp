// The Site page: the sentence, power by part, racks and their limits, regions and their Pareto
// front.
#include "model/catalog/tablecopy.h"
#include "model/engine/knobs/knob.h"
#include "model/engine/site/sitedetail.h"
#include "model/project/inputactions.h"
#include "model/site/powerchart.h"
#include "model/site/racktable.h"
#include "model/site/regionchart.h"
#include "model/site/regiontable.h"
#include "model/site/sitefigures.h"
#include "model/site/siterackchart.h"
#include "model/site/sitesentence.h"
#include "tests/model/fixture.h"
#include "tests/support/language.h"
#include "tests/support/room.h"

#include <QAbstractItemModelTester>

using engine::Evaluation;
using model::NumberFormat;
using support::q;

namespace {

using Turns = std::vector<std::pair<const char*, double>>;
using Choices = std::vector<std::pair<const char*, const char*>>;

// The sample with some knobs, in their own units, and some choices changed.
Evaluation requested(const Turns& turns = {}, const Choices& choices = {})
{
    const engine::Context context = support::shippedContext();
    model::ProjectDocument document(context);
    for (const auto& [path, id] : choices)
        if (!model::choose(document, QLatin1String(path), QLatin1String(id)))
            throw std::runtime_error(path);
    for (const auto& [path, value] : turns) {
        const auto row = engine::findNumber(document.plan(), path).row;
        if (!model::turn(document, QLatin1String(path), value * engine::info(row->unit).size))
            throw std::runtime_error(path);
    }
    engine::Wants wants;
    wants.site = true;
    return *engine::answer(std::make_shared<const engine::Plan>(document.plan()), wants, context);
}

// A dial of the program, as text.
QString stated(const Evaluation& e, const char* dial, engine::Unit unit)
{
    return NumberFormat().text(engine::read(*e.plan, e.assessment, engine::findDial(*e.plan, dial)),
                               unit);
}

QString sentence(const Evaluation& e)
{
    return model::plainText(model::siteSentence(e, NumberFormat()));
}

class TestSite : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSentenceStatesWhereTheNodesStandAndWhatBinds()
    {
        const Evaluation e = requested();
        const QString text = sentence(e);
        QVERIFY2(text.startsWith(QStringLiteral(
                     "32\u00a0nodes occupy 16 racks, 2 per rack (limited by cooling). "
                     "The nameplate power on the feeds is ")),
                 qPrintable(text));
        for (const auto& [dial, unit] : {std::pair{"site.rated", engine::Unit::Kilowatt},
                                         std::pair{"site.energy_year", engine::Unit::MegawattHour},
                                         std::pair{"site.carbon_year", engine::Unit::Kilogram}})
            QVERIFY2(text.contains(stated(e, dial, unit)), dial);
    }
    void everyFigureOfTheSentenceLeadsToADial()
    {
        const Evaluation e = requested();
        for (const auto& part : model::siteSentence(e, NumberFormat()))
            if (part.strong)
                QVERIFY2(engine::findDial(*e.plan, part.dial.toStdString()), qPrintable(part.text));
    }
    void oneRackIsStatedInTheSingular()
    {
        const QString text = sentence(requested({{"cluster.count", 16}}));
        QVERIFY2(text.startsWith(QStringLiteral("2\u00a0nodes occupy 1 rack, which could hold 2")),
                 qPrintable(text));
    }
    void aNodeThatFitsNoRackIsStated()
    {
        const Evaluation e = requested({{"site.rack_power", 5}});
        QVERIFY(sentence(e).startsWith(QStringLiteral(
            "32\u00a0nodes cannot be placed because no rack can hold one (limited by cooling).")));
        const auto chart = model::siteRackChart(e, NumberFormat());
        QVERIFY(chart.racks.empty());
        QCOMPARE(chart.subtitle, QStringLiteral("No node fits into a rack (limited by cooling)."));
        QVERIFY(model::tableOf(chart).rows.empty());
    }
    void powerHasAColumnForWaitingAndALineOfWhatToOrder()
    {
        const Evaluation e = requested();
        const auto chart = model::sitePowerChart(e, NumberFormat());
        QCOMPARE(chart.columns.size(), 4);
        QCOMPARE(chart.parts.size(), std::size_t(6));
        for (qsizetype i = 0; i < 4; ++i) {
            const auto dial = engine::findDial(*e.plan, chart.dials[i].toStdString());
            QVERIFY(dial);
            double sum = 0;
            for (const auto& part : chart.parts)
                sum += part.values[i];
            QVERIFY(std::abs(sum * 1e3 / engine::read(*e.plan, e.assessment, dial) - 1) < 1e-9);
        }
        QCOMPARE(chart.lines.size(), std::size_t(1));
        QVERIFY(std::abs(chart.lines[0].at - chart.high) < 1e-9);
        QCOMPARE(model::powerChart(e, NumberFormat()).columns.size(), 3);
        QVERIFY(model::powerChart(e, NumberFormat()).lines.empty());
    }
    void anUnknownPowerIsNotDrawn()
    {
        Evaluation e = requested();
        e.assessment.site.rated.gpus = engine::Watts(engine::kUnknown);
        QVERIFY(model::sitePowerChart(e, NumberFormat()).parts.empty());
        e = requested();
        e.assessment.site.idle.gpus = engine::Watts(engine::kUnknown);
        QCOMPARE(model::sitePowerChart(e, NumberFormat()).columns.size(), 3);
    }
    // 20.4 kW on three phases; the limit is 34.5 kW.
    void aRackIsDrawnWithBothSidesAndItsPhases()
    {
        const auto chart = model::siteRackChart(requested(), NumberFormat());
        QCOMPARE(chart.racks.size(), std::size_t(1));
        const auto& rack = chart.racks.front();
        QCOMPARE(rack.label, QStringLiteral("16 racks of 2"));
        QCOMPARE(rack.nodes, 2);
        QCOMPARE(rack.phases.size(), std::size_t(3));
        QVERIFY(std::abs(2 * rack.both.share - rack.alone.share) < 1e-12);
        QCOMPARE(rack.alone.value, QStringLiteral("59\u00a0%"));
        for (const auto& phase : rack.phases)
            QVERIFY(std::abs(phase.share - rack.alone.share) < 1e-9);
        const auto table = model::tableOf(chart);
        QCOMPARE(table.head.size(), table.rows.front().size());
    }
    void theRestStandsInARackOfItsOwn()
    {
        const support::English forms;
        const auto chart =
            model::siteRackChart(requested({{"cluster.count", 8 * 33}}), NumberFormat());
        QCOMPARE(chart.racks.size(), std::size_t(2));
        QCOMPARE(chart.racks[1].label, QStringLiteral("1 rack of 1"));
    }
    void onePhaseIsOneBar()
    {
        const auto chart = model::siteRackChart(
            requested({{"site.feed_circuits", 2}}, {{"site.feed_phases", "one"}}), NumberFormat());
        QCOMPARE(chart.racks.front().phases.size(), std::size_t(1));
    }
    void theLimitThatBindsStandsOut()
    {
        model::RackTable table;
        QAbstractItemModelTester tester(&table);
        table.show(requested(), NumberFormat());
        QCOMPARE(table.rowCount(), 5);
        QCOMPARE(table.columnCount(), 5);
        for (int row = 0; row < 5; ++row)
            QCOMPARE(table.index(row, 0).data(model::DiffersRole).toBool(), row == 2);
        QCOMPARE(table.index(2, 0).data().toString(), QStringLiteral("Cooling (limiting)"));
        QCOMPARE(table.index(2, 3).data().toString(), QStringLiteral("2"));
        QVERIFY(table.index(2, 4).data().toString().contains(QStringLiteral("84\u00a0%")));
        QCOMPARE(table.summary(), QStringLiteral("A rack holds 2 nodes (limited by cooling)."));
        table.show(requested({{"cluster.count", 8 * 33}}), NumberFormat());
        QCOMPARE(table.columnCount(), 6);
    }
    void regionsAreSortedAndTheFrontIsNotMuted()
    {
        const Evaluation e = requested({}, {{"site.region", "no"}});
        model::RegionTable table;
        QAbstractItemModelTester tester(&table);
        table.show(e, NumberFormat(), false);
        const int complete = table.rowCount();
        QVERIFY(complete > 50);
        double last = 0;
        int here = 0;
        for (int row = 0; row < complete; ++row) {
            const double price = table.index(row, 1).data(model::SortRole).toDouble();
            QVERIFY(price >= last);
            last = price;
            QVERIFY(table.isComplete(row));
            const auto tone =
                static_cast<model::Tone>(table.index(row, 0).data(model::ToneRole).toInt());
            const auto& row_ = e.site->regions[static_cast<std::size_t>(row)];
            QCOMPARE(tone == model::Tone::Muted, row_.dominated && !row_.here);
            here += table.isHere(row);
            QCOMPARE(table.index(row, 0).data(model::DiffersRole).toBool(), table.isHere(row));
        }
        QCOMPARE(here, 1);
        table.show(e, NumberFormat(), true);
        QVERIFY(table.rowCount() > complete);
        QVERIFY(!table.isComplete(table.rowCount() - 1));
        QVERIFY(model::tabbed(table.table()).contains(QStringLiteral("this plan")));
    }
    void pricesOfRegionsStateWhereTheyAreFrom()
    {
        model::RegionTable table;
        table.show(requested(), NumberFormat(), false);
        QVERIFY(table.index(1, 1)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("Source: ")));
    }
    void theFrontIsNamedAndThePlanHasItsPoint()
    {
        const Evaluation e = requested({}, {{"site.region", "no"}});
        const auto chart = model::regionChart(e, NumberFormat());
        QCOMPARE(chart.series.size(), std::size_t(3));
        QVERIFY(!chart.series[0].named && chart.series[1].named && chart.series[2].named);
        QCOMPARE(chart.series[2].names, QStringList{QStringLiteral("Norway")});
        const auto front = std::ranges::count_if(
            e.site->regions, [](const auto& r) { return r.complete && !r.dominated; });
        QCOMPARE(chart.series[1].x.size(), front);
        for (const QString& name : chart.series[1].names)
            QVERIFY(chart.summary.contains(name));
        for (const auto& series : chart.series)
            for (qsizetype i = 0; i < series.x.size(); ++i)
                QVERIFY(series.x[i] > chart.x.low && series.x[i] < chart.x.high &&
                        series.y[i] > chart.y.low && series.y[i] < chart.y.high);
        QCOMPARE(chart.x.label, QStringLiteral("Electricity price ($/kWh)"));
    }
    void figuresAreDialsAndTheirNotesAddUp()
    {
        const Evaluation e = requested();
        const auto figures = model::siteFigures(e, NumberFormat());
        QCOMPARE(figures.size(), std::size_t(8));
        for (const auto& f : figures) {
            QVERIFY2(engine::findDial(*e.plan, f.dial.toStdString()), qPrintable(f.dial));
            QVERIFY(!f.value.number.isEmpty() && !f.note.isEmpty());
        }
        QCOMPARE(figures[1].note,
                 stated(e, "site.carbon_run_energy", engine::Unit::Kilogram) +
                     QStringLiteral(" operational, ") +
                     stated(e, "site.carbon_run_embodied", engine::Unit::Kilogram) +
                     QStringLiteral(" embodied"));
    }
    void waterIsStatedInCubicMetres()
    {
        const NumberFormat format;
        QCOMPARE(format.text(1.3e6 * 1e-3, engine::Unit::Litre), QStringLiteral("1300\u00a0m³"));
        QCOMPARE(format.text(0.54, engine::Unit::Litre), QStringLiteral("540\u00a0L"));
    }
};

} // namespace

HEADROOM_ROOM(TestSite)
#include "test_site.moc"

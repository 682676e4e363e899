// A point of a curve that can be explained matches the plan's result there.
#include "model/chart/chartreading.h"
#include "model/charts/charts.h"
#include "model/charts/pointanswer.h"
#include "model/engine/dials/dial.h"
#include "model/project/templates.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

#include <cmath>

namespace {

using model::CurveChart;

class TestPointAnswer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPointIsItsFigure_data()
    {
        QTest::addColumn<QString>("id");
        for (const char* id : {"sample", "start-16", "batch-inference", "serve-10k", "rag-4",
                               "generate-images", "coding-agents"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void everyPointIsItsFigure()
    {
        QFETCH(QString, id);
        const engine::Context context{std::make_shared<const engine::Catalog>(support::catalog())};
        const model::NumberFormat format(QLocale(QLocale::English));
        const auto project = model::templateProject(id, *context.catalog);
        QVERIFY(project);
        const auto e = engine::answer(project->scenarios.front().plan, {}, context);
        std::vector<const model::ChartRow*> all;
        for (const model::ChartRow& row : model::chartRows())
            all.push_back(&row);
        const model::ChartContext requested =
            model::answeredFor(all, {*project, e, context, format});
        QStringList wrong;
        int held = 0;
        for (const model::ChartRow* row : all) {
            if (!row->applies(requested))
                continue;
            const auto any = row->make(requested);
            const auto* chart = std::get_if<CurveChart>(&any);
            if (!chart)
                continue;
            for (const model::ChartCurve& curve : chart->curves) {
                if (curve.figure.isEmpty() || curve.x.size() < 3)
                    continue;
                for (const qsizetype i :
                     {curve.x.size() / 4, curve.x.size() / 2, curve.x.size() - 2}) {
                    const double x = curve.x[i], drawn = curve.y[i] * chart->ySize;
                    for (const model::CurvePoint& point : model::pointsAt(*chart, x, format)) {
                        if (point.label != curve.label)
                            continue;
                        const auto then = model::answerAt(requested.evaluation, point);
                        if (!then)
                            continue; // outside of the input's range
                        const auto dial =
                            engine::findDial(*(*then)->plan, point.figure.toStdString());
                        const double figure =
                            engine::read(*(*then)->plan, (*then)->assessment, dial);
                        ++held;
                        if (!(std::abs(figure - drawn) <= 0.01 * std::abs(drawn)))
                            wrong << QStringLiteral("%1, %2 at %3: %4 drawn, %5 by %6")
                                         .arg(QLatin1String(row->id), curve.label, point.at)
                                         .arg(drawn)
                                         .arg(figure)
                                         .arg(point.figure);
                    }
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.join(u'\n')));
        QVERIFY(held > 0);
    }
};

} // namespace

HEADROOM_ROOM(TestPointAnswer)
#include "test_pointanswer.moc"

#pragma once

#include "model/project/inputactions.h"
#include "tests/support/page.h"
#include "views/charts/curvechart.h"

#include <qcustomplot.h>

namespace support {

// The charts of the first page, operated by keyboard and mouse.
struct Charts : Page {
    views::CurveChartCard* speedup = page.findChildren<views::CurveChartCard*>().at(0);
    views::CurveChartCard* cash = page.findChildren<views::CurveChartCard*>().constLast();

    Charts() { speedup->setFocus(); }
    // The curve of another link.
    QString linked() const
    {
        for (const auto& curve : speedup->chart().curves)
            if (curve.role == model::ChartCurve::Role::Other)
                return curve.label;
        return {};
    }
    QCPRange across() const { return speedup->plot()->xAxis->range(); }
    QCPRange up() const { return speedup->plot()->yAxis->range(); }
    // A position within the axes, as shares of them from the lower left.
    QPoint at(double x, double y) const
    {
        const QRect area = speedup->plot()->axisRect()->rect();
        return speedup->plot()->mapTo(
            speedup,
            area.bottomLeft() + QPoint(qRound(x * area.width()), -qRound(y * area.height())));
    }
    void key(int key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(speedup, static_cast<Qt::Key>(key), with);
        QTest::qWait(0);
    }
    void turn(const QString& path, double base)
    {
        QVERIFY(model::turn(document, path, base));
        QVERIFY(settle());
        QTest::qWait(0);
    }
    static void trigger(views::ChartCard* card, const QString& name)
    {
        const auto menu = card->menu();
        auto* action = menu->findChild<QAction*>(name);
        QVERIFY2(action && action->isEnabled(), qPrintable(name));
        action->trigger();
        QTest::qWait(0);
    }
};

} // namespace support

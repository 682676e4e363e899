#include "model/export/reference.h"
#include "model/format/utf8.h"
#include "tests/support/plans.h"
#include "tests/support/room.h"

#include <QTest>

namespace {

class TestReference : public QObject {
    Q_OBJECT

    static QString reference()
    {
        static const QString text =
            QString::fromUtf8(model::referenceText(support::samplePlan(), support::catalog()));
        return text;
    }

private Q_SLOTS:
    void everyRowIsListedOnce()
    {
        const auto counts = [](const auto& rows) {
            for (const auto& row : rows) {
                const QString entry = QStringLiteral("\n- `%1` **").arg(model::utf8(row.path));
                QVERIFY2(reference().count(entry) == 1, qPrintable(entry));
            }
        };
        counts(engine::numbers());
        counts(engine::choices());
        counts(engine::dials());
    }
    void limitsOptionsAndFormulasAreStated()
    {
        const QStringList lines = reference().split(u'\n');
        const auto line = [&](const char* path) {
            const auto found = lines.filter(QStringLiteral("`%1`").arg(QLatin1String(path)));
            return found.value(0);
        };
        QVERIFY2(line("money.years").contains(" to ") && line("money.years").contains("years"),
                 qPrintable(line("money.years")));
        QVERIFY2(line("money.tenure").contains("rent, buy"), qPrintable(line("money.tenure")));
        QVERIFY2(line("cluster.gpu").contains("an entry of the catalog"),
                 qPrintable(line("cluster.gpu")));
        QVERIFY2(reference().contains("`money.run_cost / money.run_tokens`"), "a formula");
    }
    void nothingIsUnnamed()
    {
        QVERIFY(!reference().contains(QStringLiteral("****")));
        QVERIFY(!reference().contains(QStringLiteral("## \n")));
    }
};

} // namespace

HEADROOM_ROOM(TestReference)
#include "test_reference.moc"

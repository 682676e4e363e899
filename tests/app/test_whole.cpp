// Nothing is cut off: on every page, at the smallest and the usual size, in both languages, no text
// is elided and no label or button is narrower than its text.
#include "app/language.h"
#include "look.h"
#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "model/project/scenarioactions.h"
#include "model/project/workactions.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/panels/answerpage.h"
#include "views/textline.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <algorithm>

namespace {

// Three scenarios, the first one pinned: every figure shows its difference.
void compare(model::ProjectDocument& document)
{
    model::duplicateScenario(document, 0);
    QVERIFY(model::turn(document, "cluster.count", 512));
    model::duplicateScenario(document, 1);
    model::renameScenario(document, 2, QStringLiteral("Bought, in Norway"));
    QVERIFY(model::choose(document, "money.tenure", "buy"));
    model::pinBaseline(document, 0);
}

} // namespace

class TestWhole : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup()
    {
        views::onCut({});
        app::setLanguage(*qApp, QStringLiteral("en"));
    }
    void nothingIsCut_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        QTest::newRow("1280x720, English") << QSize(1280, 720) << "en";
        QTest::newRow("1280x720, German") << QSize(1280, 720) << "de";
        QTest::newRow("1600x1000, English") << QSize(1600, 1000) << "en";
        QTest::newRow("1600x1000, German") << QSize(1600, 1000) << "de";
    }
    void nothingIsCut()
    {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        Look look(size, language);
        look.at(QStringLiteral("the sample"));
        compare(look.document());
        look.at(QStringLiteral("three scenarios"));
        model::addWork(look.document(), engine::WorkloadKind::Tune);
        model::addWork(look.document(), engine::WorkloadKind::Serve);
        look.document().showWork(QStringLiteral("a"));
        look.at(QStringLiteral("several workloads"));
        QCOMPARE(look.cut(), QString());
    }
    void theFirstPageNeedsNoScrolling_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("German") << "de";
    }
    void theFirstPageNeedsNoScrolling()
    {
        QFETCH(QString, language);
        Look look(QSize(1600, 1000), language);
        QVERIFY(QTest::qWaitFor([&] { return look.document().isSettled(); }, support::kPatience));
        // The link to similar published runs comes last, from a thread of its own.
        const auto linked = [&page = *look.window().page<views::AnswerPage>()] {
            return std::ranges::any_of(page.findChildren<QLabel*>(), [](const QLabel* label) {
                return label->isVisible() && label->text().startsWith(QLatin1String("<a href"));
            });
        };
        QVERIFY(QTest::qWaitFor(linked, support::kPatience));
        QTest::qWait(100);
        int looked = 0;
        for (const auto* area :
             look.window().page<views::AnswerPage>()->findChildren<QScrollArea*>()) {
            if (!area->isVisible())
                continue;
            ++looked;
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
        }
        QCOMPARE(looked, 2); // inputs and findings
    }
};

HEADROOM_ROOM(TestWhole)
#include "test_whole.moc"

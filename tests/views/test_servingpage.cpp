// The Serving page in use: add serving, drag, type, switch, pin, undo, explain.
#include "model/project/inputactions.h"
#include "model/serving/optionactions.h"
#include "tests/support/page.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "tests/support/shownpage.h"
#include "views/charts/curvechart.h"
#include "views/charts/pointchart.h"
#include "views/charts/stackchart.h"
#include "views/controls/cardstack.h"
#include "views/controls/dialcard.h"
#include "views/controls/valuefield.h"
#include "views/controls/whypopover.h"
#include "views/panels/answerbar.h"
#include "views/panels/knobpanel.h"
#include "views/serving/optionscard.h"
#include "views/serving/servingpage.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTest>

namespace {

struct Shown : support::ShownPage<views::ServingPage> {
    explicit Shown(bool serves = true)
    {
        if (serves)
            QTest::mouseClick(page.makeIt(), Qt::LeftButton);
        settle();
    }
    double requests() const { return document.plan().work.front().serve.requests.base(); }
    views::KnobSlider* slider(const char* path)
    {
        page.panel()->reveal(QLatin1String(path));
        QTest::qWait(0);
        return qobject_cast<views::KnobSlider*>(page.panel()->control(QLatin1String(path)));
    }
};

class TestServingPage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whereNothingServesOneButtonMakesItServe()
    {
        Shown s(false);
        QVERIFY(s.page.offers());
        QVERIFY(s.page.makeIt()->isVisible());
        QTest::mouseClick(s.page.makeIt(), Qt::LeftButton);
        s.settle();
        QVERIFY(!s.page.offers());
        QCOMPARE(s.document.undoStack()->count(), 1);
        s.document.undoStack()->undo();
        s.settle();
        QVERIFY(s.page.offers());
    }
    void aFleetIsAddedNextToTheTraining()
    {
        Shown s(false);
        QTest::mouseClick(s.page.addFleet(), Qt::LeftButton);
        s.settle();
        QVERIFY(!s.page.offers());
        QCOMPARE(s.document.plan().work.size(), std::size_t(2));
        QVERIFY(s.document.plan().runs() && s.document.plan().serves());
        QCOMPARE(s.page.figures().size(), std::size_t(8));
        s.document.undoStack()->undo();
        s.settle();
        QVERIFY(s.page.offers());
    }
    // A minute of a replica is simulated while its card is visible, and again after the plan
    // changed.
    void aMinuteIsPlayedWhereItIsLookedAt()
    {
        Shown s;
        QVERIFY(s.page.minute()->chart().curves.empty());
        QTest::mouseClick(s.page.replica()->bar(0)->button(1), Qt::LeftButton);
        QVERIFY(s.page.minute()->isVisible());
        const auto curves = [&] { return s.page.minute()->chart().curves; };
        QVERIFY(QTest::qWaitFor([&] { return curves().size() >= 2; }, support::kPatience));
        const auto before = curves();
        QVERIFY(std::ranges::max(before.front().y) > 0);
        QVERIFY(s.page.minute()->chart().subtitle.contains(QStringLiteral("the formula says")));
        QVERIFY(model::turn(s.document, QStringLiteral("work.a.serve.answer"), 600));
        QVERIFY(QTest::qWaitFor([&] { return curves() != before; }, support::kPatience));
        QTest::mouseClick(s.page.replica()->bar(1)->button(2), Qt::LeftButton);
        QVERIFY(s.page.cache()->isVisible());
        QVERIFY(s.page.cache()->chart().curves.size() >= 2);
    }
    void everyCardHasSomethingToSay()
    {
        Shown s;
        QCOMPARE(s.page.figures().size(), std::size_t(8));
        for (const auto* card : s.page.findChildren<views::ChartCard*>()) {
            QVERIFY(!card->accessibleName().isEmpty());
            QVERIFY2(!card->accessibleDescription().isEmpty(), qPrintable(card->accessibleName()));
        }
        QVERIFY(s.page.options()->tableView()->model()->rowCount() > 3);
        QCOMPARE(s.page.options()->tableView()->horizontalScrollBar()->maximum(), 0);
        QVERIFY(s.page.sentence()->text().contains(QStringLiteral("replicas")));
    }
    void aDragMovesTheChartsAndIsOneStep()
    {
        Shown s;
        const double before = s.requests();
        const auto chart = s.page.first()->chart();
        auto* slider = s.slider("work.a.serve.requests");
        QVERIFY(slider);
        support::drag(slider->slider(), 30);
        s.settle();
        QVERIFY(s.requests() > before);
        QCOMPARE(s.document.undoStack()->count(), 2);
        QVERIFY(s.page.first()->chart().marker->x != chart.marker->x);
        s.document.undoStack()->undo();
        s.settle();
        QCOMPARE(s.requests(), before);
        QCOMPARE(s.page.first()->chart().marker->x, chart.marker->x);
    }
    void aTypedNumberCounts()
    {
        Shown s;
        auto* slider = s.slider("work.a.serve.requests");
        auto* field = slider->findChild<views::ValueField*>();
        QVERIFY(field);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("35"));
        QTest::keyClick(field, Qt::Key_Return);
        s.settle();
        QCOMPARE(s.requests(), 35.0);
    }
    void eachSwitchShowsItsCard()
    {
        Shown s;
        for (auto* stack : {s.page.money(), s.page.ways()}) {
            QTest::mouseClick(stack->bar(0)->button(1), Qt::LeftButton);
            QCOMPARE(stack->currentIndex(), 1);
            QTest::mouseClick(stack->bar(1)->button(0), Qt::LeftButton);
            QCOMPARE(stack->currentIndex(), 0);
        }
        QCOMPARE(s.page.replicas()->chart().xHigh, 24.0);
        QTest::mouseClick(s.page.span()->button(1), Qt::LeftButton);
        QCOMPARE(s.page.replicas()->chart().xHigh, 7.0);
    }
    void useThisPinsTheLayoutInOneStep()
    {
        Shown s;
        auto* options = s.page.options();
        QVERIFY(!options->use()->isEnabled());
        QVERIFY(!options->release()->isVisible());
        options->select(1);
        QVERIFY2(options->use()->isEnabled(), qPrintable(options->use()->toolTip()));
        QTest::mouseClick(options->use(), Qt::LeftButton);
        s.settle();
        QCOMPARE(s.document.undoStack()->count(), 2);
        QVERIFY(model::isOptionPinned(s.document));
        QVERIFY(options->release()->isVisible());
        QTest::mouseClick(options->release(), Qt::LeftButton);
        s.settle();
        QVERIFY(!model::isOptionPinned(s.document));
        s.document.undoStack()->undo();
        QVERIFY(model::isOptionPinned(s.document));
    }
    void everyFigureAnswersWhy()
    {
        Shown s;
        for (auto* card : s.page.figures()) {
            QTest::mouseClick(card, Qt::LeftButton);
            QCOMPARE(s.page.why()->dial(), card->dial());
            s.page.why()->hide();
        }
    }
    void everyKnobOfTheRoomIsThere()
    {
        Shown s;
        const auto has = [&](std::string_view row) {
            const std::string path = engine::boundPath(row, "a");
            return row.find(".serve.") == row.npos ||
                   s.page.panel()->control(QString::fromStdString(path));
        };
        for (const engine::Number& row : engine::numbers())
            QVERIFY2(row.partOnly || has(row.path), row.path.data());
        for (const engine::Choice& row : engine::choices())
            QVERIFY2(has(row.path), row.path.data());
        QVERIFY(s.page.panel()->reveal(QStringLiteral("work.a.serve.rag.on")));
        QVERIFY(!s.page.panel()->reveal(QStringLiteral("money.tax_rate")));
    }
    void curvesAreRequestedWhileVisible()
    {
        Shown s;
        QVERIFY(!s.document.evaluation()->serving.empty());
        s.page.hide();
        QVERIFY(model::turn(s.document, QStringLiteral("work.a.serve.requests"), 30));
        s.settle();
        QVERIFY(s.document.evaluation()->serving.empty());
        s.page.show();
        s.settle();
        QVERIFY(!s.document.evaluation()->serving.empty());
    }
    void theMarksAreDrawn()
    {
        Shown s;
        const auto& chart = s.page.first()->chart();
        QVERIFY(chart.marker);
        QVERIFY(!chart.zones.empty());
        s.page.first()->setFocus();
        QTest::keyClick(s.page.first(), Qt::Key_C, Qt::ControlModifier);
        const QByteArray svg =
            QApplication::clipboard()->mimeData()->data(QStringLiteral("image/svg+xml"));
        QVERIFY(svg.contains(chart.marker->label.toUtf8()));
    }
};

} // namespace

HEADROOM_ROOM(TestServingPage)
#include "test_servingpage.moc"

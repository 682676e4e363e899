// Typing, resetting, choosing, keys and the wheel, and the explanation of a figure.
#include "model/engine/plan.h"
#include "model/project/inputactions.h"
#include "tests/support/page.h"
#include "tests/support/room.h"
#include "views/controls/choicecontrol.h"
#include "views/controls/dialcard.h"
#include "views/controls/spokenslider.h"
#include "views/controls/whypopover.h"

#include <QAccessible>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

class TestControls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aTypedValueIsTaken_data();
    void aTypedValueIsTaken();
    void aWrongValueIsRefusedWithASentence();
    void aValueBeyondTheSliderStaysTyped();
    void leavingAFieldUntouchedChangesNothing();
    void undoWorksInsideAField();
    void anImpossibleTurnOfAnotherKnobIsRefused();
    void keysTurnByRelativeSteps();
    void theWheelTurnsOnlyWithTheFocus();
    void aClickOnTheGrooveGoesThere();
    void aDoubleClickResets();
    void aPickedGpuBringsItsParts();
    void aSegmentChooses();
    void theSmallestIsOneClickAway();
    void aCureIsOneUndoStep();
    void everyCardAnswersWhy();
    void everythingInteractiveHasAName();
    void aScreenReaderHearsAndSetsTheValue();
};

void TestControls::aScreenReaderHearsAndSetsTheValue()
{
    support::Page page;
    views::letSlidersSpeak();
    auto* slider = page.slider(QStringLiteral("cluster.count"));
    auto* spoken = QAccessible::queryAccessibleInterface(slider->slider());
    QVERIFY(spoken && spoken->valueInterface());
    QCOMPARE(spoken->valueInterface()->currentValue().toDouble(), 256.0); // not the handle's place
    QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("256\u00a0GPUs"));
    spoken->valueInterface()->setCurrentValue(512.0);
    QCOMPARE(page.document.plan().cluster.count, 512);
    QCOMPARE(spoken->valueInterface()->currentValue().toDouble(), 512.0);
    QCOMPARE(page.document.undoStack()->count(), 1);
}

void TestControls::aTypedValueIsTaken_data()
{
    QTest::addColumn<QString>("knob");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("base");
    QTest::newRow("70B parameters") << "work.a.params"
                                    << "70B" << 70e9;
    QTest::newRow("2 T tokens") << "work.a.tokens"
                                << "2 T" << 2e12;
    QTest::newRow("18 months") << "work.a.deadline"
                               << "18 months" << 1.5 * 365 * 86400.0;
    QTest::newRow("45 %") << "work.a.tuning"
                          << "45 %" << 0.45;
    QTest::newRow("$2.10 an hour") << "money.price"
                                   << "$2.10" << 2.10 / 3600;
    QTest::newRow("800 Gb/s") << "cluster.between_rate"
                              << "800 Gb/s" << 1e11;
}

void TestControls::aTypedValueIsTaken()
{
    QFETCH(QString, knob);
    QFETCH(QString, text);
    QFETCH(double, base);
    support::Page page;
    auto* slider = page.slider(knob);
    slider->field()->setFocus();
    slider->field()->selectAll();
    QTest::keyClicks(slider->field(), text);
    QTest::keyClick(slider->field(), Qt::Key_Return);
    const auto bound = engine::findNumber(page.document.plan(), knob.toStdString());
    QVERIFY(std::abs(engine::read(page.document.plan(), bound) / base - 1) < 1e-12);
    QCOMPARE(page.document.undoStack()->count(), 1);
}

void TestControls::aWrongValueIsRefusedWithASentence()
{
    support::Page page;
    auto* slider = page.slider("cluster.count");
    const QByteArray before = page.document.toBytes();
    slider->field()->setFocus();
    for (const auto* text : {"many", "-8", "1e99", "5 kW"}) {
        slider->field()->selectAll();
        QTest::keyClicks(slider->field(), text);
        QTest::keyClick(slider->field(), Qt::Key_Return);
        QVERIFY(slider->complaint()->isVisible());
        QVERIFY(slider->complaint()->text().contains("."));
    }
    QCOMPARE(page.document.toBytes(), before);
    QTest::keyClick(slider->field(), Qt::Key_Escape);
    slider->refresh();
    QVERIFY(!slider->complaint()->isVisible());
}

void TestControls::aValueBeyondTheSliderStaysTyped()
{
    support::Page page;
    auto* slider = page.slider("work.a.tokens");
    QVERIFY(model::type(page.document, "work.a.tokens", "50 T"));
    QCOMPARE(page.document.plan().work[0].train.tokens.base(), 50e12);
    QCOMPARE(slider->slider()->value(), slider->slider()->maximum()); // the scale was extended
    page.document.undoStack()->undo();
    QVERIFY(slider->slider()->value() < slider->slider()->maximum());
}

void TestControls::leavingAFieldUntouchedChangesNothing()
{
    support::Page page;
    auto* slider = page.slider("work.a.params"); // 70,553,706,496 is shown as 70.6 B
    slider->field()->setFocus();
    QTest::keyClick(slider->field(), Qt::Key_Return);
    slider->slider()->setFocus();
    QCOMPARE(page.document.undoStack()->count(), 0);
    QCOMPARE(page.document.plan().work[0].train.model.params.base(), 70553706496.0);
}

void TestControls::undoWorksInsideAField()
{
    support::Page page;
    auto* field = page.slider("work.a.tokens")->field();
    field->setFocus();
    const auto claims = [field] {
        QKeyEvent press(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
        press.ignore();
        QApplication::sendEvent(field, &press);
        return press.isAccepted();
    };
    QTest::keyClicks(field, "2");
    QVERIFY(claims()); // while typing, it belongs to the field
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!claims()); // afterwards, to the project
}

void TestControls::anImpossibleTurnOfAnotherKnobIsRefused()
{
    support::Page page;
    QVERIFY(model::type(page.document, "cluster.node_size", "1"));
    const auto turned = model::type(page.document, "cluster.nics", "1024"); // 409,600 Gb/s per GPU
    QVERIFY(!turned);
    QCOMPARE(turned.error().where, std::string("cluster.between_rate"));
}

void TestControls::keysTurnByRelativeSteps()
{
    support::Page page;
    QVERIFY(
        model::type(page.document, "money.price", "3")); // on the slider's grid, like its double
    auto* slider = page.slider("money.price");
    slider->slider()->setFocus();
    const double before = page.document.plan().money.price.base();
    QTest::keyClick(slider->slider(), Qt::Key_PageUp);
    QCOMPARE(page.document.plan().money.price.base() / before, 2.0);
    QTest::keyClick(slider->slider(), Qt::Key_Right);
    QVERIFY(page.document.plan().money.price.base() > 2 * before);
    QCOMPARE(page.document.undoStack()->count(), 3);
}

void TestControls::theWheelTurnsOnlyWithTheFocus()
{
    support::Page page;
    auto* slider = page.slider("money.price");
    const auto wheel = [&] {
        QWheelEvent event(QPointF(50, 8), slider->slider()->mapToGlobal(QPointF(50, 8)), {},
                          {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(slider->slider(), &event);
    };
    slider->field()->setFocus();
    const QByteArray before = page.document.toBytes();
    wheel();
    QCOMPARE(page.document.toBytes(), before);
    slider->slider()->setFocus();
    wheel();
    QVERIFY(page.document.toBytes() != before);
}

void TestControls::aClickOnTheGrooveGoesThere()
{
    support::Page page;
    auto* slider = page.slider("work.a.tuning")->slider();
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() * 3 / 4, 8));
    QVERIFY(std::abs(slider->value() / double(slider->maximum()) - 0.75) < 0.05);
    QCOMPARE(page.document.undoStack()->count(), 1);
}

void TestControls::aDoubleClickResets()
{
    support::Page page;
    auto* slider = page.slider("work.a.tokens");
    QVERIFY(model::type(page.document, "work.a.tokens", "5 T"));
    QVERIFY(!model::isDefault(page.document, "work.a.tokens"));
    QTest::mouseDClick(slider->slider(), Qt::LeftButton, {},
                       support::handleOf(slider->slider()).center());
    QVERIFY(model::isDefault(page.document, "work.a.tokens"));
}

void TestControls::aPickedGpuBringsItsParts()
{
    support::Page page;
    auto* picker = qobject_cast<views::ChoicePicker*>(page.page.inputs()->control("cluster.gpu"));
    QVERIFY(picker);
    const int a100 = picker->box()->findData("a100-sxm-80");
    picker->box()->setCurrentIndex(a100);
    Q_EMIT picker->box()->activated(a100);
    QCOMPARE(page.document.plan().cluster.gpu.id, std::string("a100-sxm-80"));
    QCOMPARE(page.document.plan().cluster.inside.id, std::string("nvlink3"));
    QVERIFY(page.document.plan().money.price.base() != 3.0 / 3600); // entered for another GPU
    page.document.undoStack()->undo();
    QCOMPARE(picker->box()->currentData().toString(), QString("h100-sxm"));
}

void TestControls::aSegmentChooses()
{
    support::Page page;
    auto* bar = page.page.inputs()->control("money.tenure");
    auto buttons = bar->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 2);
    buttons[1]->click();
    QVERIFY(page.document.plan().money.tenure == engine::Tenure::Buy);
    QVERIFY(buttons[1]->isChecked());
    page.document.undoStack()->undo();
    QVERIFY(buttons[0]->isChecked());
}

void TestControls::theSmallestIsOneClickAway()
{
    support::Page page;
    auto* slider = page.slider("cluster.count");
    Q_EMIT slider->asideActivated();
    QVERIFY(page.settle());
    QVERIFY(page.document.plan().cluster.countRule == engine::CountRule::Smallest);
    QCOMPARE(page.document.evaluation()->assessment.decision.gpus,
             page.document.evaluation()->smallest.gpus);
    // The minimum found is shown in the field and on the slider, and is the start of the next step.
    const double found = page.document.evaluation()->smallest.gpus;
    QVERIFY(found != page.document.plan().cluster.count);
    const QString shown = page.document.format().text(found, engine::Unit::Gpus);
    QCOMPARE(slider->field()->text(), shown);
    QVERIFY(model::turn(page.document, "work.a.deadline", 40 * 86400.0));
    QVERIFY(page.settle());
    const double more = page.document.evaluation()->smallest.gpus;
    QVERIFY(more > found);
    QCOMPARE(slider->field()->text(), page.document.format().text(more, engine::Unit::Gpus));
    // Moving the slider sets a number again, starting from the one shown.
    QTest::keyClick(slider->slider(), Qt::Key_Right);
    QVERIFY(page.document.plan().cluster.countRule == engine::CountRule::Given);
    QVERIFY(page.document.plan().cluster.count > more);
    QVERIFY(page.document.plan().cluster.count < 1.5 * more);
}

void TestControls::aCureIsOneUndoStep()
{
    support::Page page;
    QVERIFY(
        model::choose(page.document, "work.a.rule", "share")); // its communication is not hidden
    QVERIFY(model::turn(page.document, "cluster.between_rate", 50e9 / 8));
    const auto slow = page.document.plan().cluster.perGpu;
    QVERIFY(page.settle());
    QTest::qWait(20);
    QPushButton* cure = nullptr;
    for (auto* button : page.page.findChildren<QPushButton*>())
        if (button->isVisible() && button->text() == "Use the faster network")
            cure = button;
    QVERIFY(cure);
    cure->click();
    QVERIFY(page.document.plan().cluster.perGpu > slow);
    QCOMPARE(page.document.undoStack()->count(), 3);
}

void TestControls::everyCardAnswersWhy()
{
    support::Page page;
    const auto cards = page.page.findChildren<views::DialCard*>();
    QVERIFY(cards.size() >= 6);
    for (views::DialCard* card : cards) {
        QTest::mouseClick(card, Qt::LeftButton);
        QVERIFY2(page.page.why()->isVisible(), qPrintable(card->dial()));
        QCOMPARE(page.page.why()->dial(), card->dial());
        page.page.why()->hide();
    }
}

void TestControls::everythingInteractiveHasAName()
{
    support::Page page;
    QStringList mute;
    for (QWidget* widget : page.page.findChildren<QWidget*>()) {
        // Controls for another kind of work are hidden until that is in view.
        const bool reached = (widget->focusPolicy() & Qt::TabFocus) && !widget->isHidden();
        if (!reached || widget->inherits("QAbstractScrollArea") ||
            widget->inherits("QComboBoxListView"))
            continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        if (!face || face->text(QAccessible::Name).isEmpty())
            mute << QString::fromUtf8(widget->metaObject()->className()) + ' ' +
                        widget->objectName() + " in " +
                        QString::fromUtf8(widget->parent()->metaObject()->className());
    }
    QCOMPARE(mute.join(", "), QString());
}

HEADROOM_ROOM(TestControls)
#include "test_controls.moc"

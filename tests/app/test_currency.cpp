// Changing a project's currency by keyboard, as a user does.
#include "app/mainwindow.h"
#include "app/ratestatus.h"
#include "model/project/inputactions.h"
#include "tests/support/room.h"
#include "tests/support/shownwindow.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

namespace {

struct Window : support::ShownWindow {
    Window() { window.activateWindow(); }
    app::RateStatus* note() { return window.rateStatus(); }
    views::CurrencyDialog* dialog() { return note()->dialog(); }
    bool opens()
    {
        QTest::mouseClick(note(), Qt::LeftButton);
        return QTest::qWaitFor([this] { return dialog() && dialog()->isVisible(); });
    }
    const engine::Currency& currency() { return document().project().currency; }
    double price() { return document().plan().money.price * engine::kHour / engine::Usd(1); }
};

void typeOver(QLineEdit* field, const QString& text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
}

} // namespace

class TestCurrency : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMenuOpensItByKeys()
    {
        Window w;
        QAction* found = nullptr;
        for (QAction* menu : w.window.findChild<QMenuBar*>()->actions())
            for (QAction* action : menu->menu()->actions())
                if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U))
                    found = action;
        QVERIFY(found);
        found->trigger();
        QVERIFY(w.dialog());
        QTest::keyClick(w.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!w.dialog());
        QVERIFY(!w.document().undoStack()->canUndo());
    }
    void aKnownRateIsOfferedWithItsDate()
    {
        Window w;
        const double dollars = w.price();
        QVERIFY(w.note()->text().contains("dollars"));
        QVERIFY(w.opens());
        QVERIFY(!w.dialog()->rate()->isEnabled());
        QTest::keyClicks(w.dialog()->code(), "EUR");
        QCOMPARE(w.dialog()->date()->text(), QString("2026-10-02"));
        QVERIFY(w.dialog()->rate()->text().startsWith("0.89"));
        QVERIFY(!w.dialog()->take()->isVisible());
        QTest::keyClick(w.dialog()->code(), Qt::Key_Return);
        QTRY_VERIFY(!w.dialog());
        QCOMPARE(w.currency().code, std::string("EUR"));
        QVERIFY(std::abs(w.currency().perDollar - 1 / 1.1225) < 1e-6);
        QVERIFY(w.note()->text().contains("EUR"));
        QVERIFY(w.note()->text().contains("2026-10-02"));
        QCOMPARE(w.price(), dollars); // dollar amounts do not change
        w.document().undoStack()->undo();
        QVERIFY(w.currency() == engine::Currency{});
        QVERIFY(!w.document().undoStack()->canUndo());
    }
    void anotherRateAsksWhatBecomesOfTypedAmounts_data()
    {
        QTest::addColumn<bool>("typed");
        QTest::addColumn<double>("price"); // in dollars afterwards
        QTest::newRow("the dollars are kept") << false << 2.0;
        QTest::newRow("what was typed is kept") << true << 2.5;
    }
    void anotherRateAsksWhatBecomesOfTypedAmounts()
    {
        QFETCH(bool, typed);
        QFETCH(double, price);
        Window w;
        QVERIFY(model::type(w.document(), "money.price", "2"));
        QVERIFY(w.opens());
        QTest::keyClicks(w.dialog()->code(), "EUR");
        typeOver(w.dialog()->rate(), "0.8");
        typeOver(w.dialog()->date(), "2026-11-20");
        QVERIFY(w.dialog()->take()->isVisible()); // the catalog's rate can still be used
        QVERIFY(w.dialog()->keepDollars()->isVisible());
        if (typed)
            QTest::keyClick(w.dialog()->keepTyped(), Qt::Key_Space);
        QCOMPARE(w.dialog()->keepTyped()->isChecked(), typed);
        QVERIFY2(w.dialog()->preview().contains(typed ? "€2.00" : "€1.60"),
                 qPrintable(w.dialog()->preview()));
        const int before = w.document().undoStack()->index();
        QTest::keyClick(w.dialog()->date(), Qt::Key_Return);
        QTRY_VERIFY(!w.dialog());
        QVERIFY(std::abs(w.price() - price) < 1e-9);
        QCOMPARE(w.document().undoStack()->index(), before + 1);
        w.document().undoStack()->undo();
        QVERIFY(std::abs(w.price() - 2) < 1e-12);
        QVERIFY(w.currency() == engine::Currency{});
    }
    void nothingTypedNothingAsked()
    {
        Window w;
        QVERIFY(w.opens());
        QTest::keyClicks(w.dialog()->code(), "GBP");
        QVERIFY(!w.dialog()->keepDollars()->isVisible());
        QVERIFY(w.dialog()->preview().isEmpty());
    }
    void whatIsWrongIsStatedAndNothingChanges_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("rate");
        QTest::addColumn<QString>("date");
        QTest::newRow("a code of four letters") << "EURO"
                                                << "0.9"
                                                << "2026";
        QTest::newRow("an unknown currency has no rate") << "XTS"
                                                         << ""
                                                         << "";
        QTest::newRow("no number") << "EUR"
                                   << "nine"
                                   << "2026";
        QTest::newRow("a rate of nothing") << "EUR"
                                           << "0"
                                           << "2026";
        QTest::newRow("no date") << "EUR"
                                 << "0.9"
                                 << "last week";
    }
    void whatIsWrongIsStatedAndNothingChanges()
    {
        QFETCH(QString, code);
        QFETCH(QString, rate);
        QFETCH(QString, date);
        Window w;
        QVERIFY(w.opens());
        w.dialog()->code()->setEditText(code);
        w.dialog()->rate()->setText(rate);
        w.dialog()->date()->setText(date);
        QTest::mouseClick(w.dialog()->use(), Qt::LeftButton);
        QVERIFY(w.dialog());
        QVERIFY(!w.dialog()->problem().isEmpty());
        QVERIFY(w.currency() == engine::Currency{});
        QVERIFY(!w.document().undoStack()->canUndo());
    }
    void theCatalogsRateIsTakenAgain()
    {
        Window w;
        QVERIFY(w.opens());
        QTest::keyClicks(w.dialog()->code(), "CHF");
        const QString known = w.dialog()->rate()->text();
        typeOver(w.dialog()->rate(), "2");
        QTest::mouseClick(w.dialog()->take(), Qt::LeftButton);
        QCOMPARE(w.dialog()->rate()->text(), known);
        QVERIFY(!w.dialog()->take()->isVisible());
    }
};

HEADROOM_ROOM(TestCurrency)
#include "test_currency.moc"

// Long lists can be searched, folded inputs have headings, and changed inputs can be shown alone.
#include "model/engine/plan.h"
#include "model/find/habits.h"
#include "model/project/inputactions.h"
#include "tests/support/page.h"
#include "tests/support/room.h"
#include "views/controls/changedbutton.h"
#include "views/controls/choicecontrol.h"
#include "views/controls/knobsection.h"
#include "views/find/searchpopup.h"

#include <QLabel>
#include <QListView>
#include <QSettings>
#include <QTest>

namespace {

views::ChoicePicker* picker(support::Page& page, const char* path)
{
    page.page.inputs()->reveal(QLatin1String(path));
    return qobject_cast<views::ChoicePicker*>(page.page.inputs()->control(QLatin1String(path)));
}

// A click on the box, like a user.
views::SearchPopup* opened(views::ChoicePicker* picker)
{
    picker->box()->showPopup();
    return picker->search();
}

QStringList ids(const views::SearchPopup& popup)
{
    QStringList all;
    for (const views::SearchRow& row : popup.rows())
        all << row.id;
    return all;
}

} // namespace

class TestPickers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        QSettings store(QSettings::IniFormat, QSettings::UserScope, "Headroom", "headroom");
        store.remove("lately");
        store.remove("favourites");
    }
    void everyPartHasItsFacts_data();
    void everyPartHasItsFacts();
    void typingFindsAndEnterTakes();
    void theCurrentPartIsTheCurrentRow();
    void favouritesAndRecentsComeFirst();
    void foldedInputsStandUnderHeadings();
    void onlyWhatWasChangedIsShown();
};

void TestPickers::everyPartHasItsFacts_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("atLeast");
    QTest::addColumn<QString>("fact");
    QTest::newRow("GPUs: memory") << "cluster.gpu" << 50 << "GB";
    QTest::newRow("models: parameters") << "work.a.model" << 90 << "B";
    QTest::newRow("regions: electricity") << "site.region" << 50 << "/kWh";
}

void TestPickers::everyPartHasItsFacts()
{
    QFETCH(QString, path);
    QFETCH(int, atLeast);
    QFETCH(QString, fact);
    support::Page page;
    auto* popup = opened(picker(page, path.toUtf8()));
    QVERIFY(popup && popup->isVisible());
    QVERIFY(static_cast<int>(popup->rows().size()) >= atLeast);
    int with = 0;
    for (const views::SearchRow& row : popup->rows()) {
        with += row.aside.contains(fact);
        QVERIFY2(!row.aside.isEmpty() || row.id == u"own", qPrintable(row.id));
    }
    QVERIFY(with > atLeast / 2);
}

void TestPickers::typingFindsAndEnterTakes()
{
    support::Page page;
    auto* gpu = picker(page, "cluster.gpu");
    auto* popup = opened(gpu);
    QTest::keyClicks(popup->field(), QStringLiteral("mi300x"));
    QVERIFY(!popup->rows().empty());
    QCOMPARE(popup->rows()[0].id, QStringLiteral("mi300x"));
    QTest::keyClick(popup->field(), Qt::Key_Return);
    QVERIFY(!popup->isVisible());
    QCOMPARE(page.document.plan().cluster.gpu.id, std::string("mi300x"));
    QCOMPARE(gpu->box()->currentData().toString(), QStringLiteral("mi300x"));
    QCOMPARE(page.document.undoStack()->count(), 1);
    page.document.undoStack()->undo();
    QCOMPARE(gpu->box()->currentData().toString(), QStringLiteral("h100-sxm"));
}

void TestPickers::theCurrentPartIsTheCurrentRow()
{
    support::Page page;
    auto* popup = opened(picker(page, "cluster.gpu"));
    const int row = popup->list()->currentIndex().row();
    QCOMPARE(popup->rows()[static_cast<std::size_t>(row)].id, QStringLiteral("h100-sxm"));
    QTest::keyClick(popup->field(), Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    QCOMPARE(page.document.undoStack()->count(), 0);
}

void TestPickers::favouritesAndRecentsComeFirst()
{
    support::Page page;
    auto* gpu = picker(page, "cluster.gpu");
    auto* popup = opened(gpu);
    QTest::keyClicks(popup->field(), QStringLiteral("b200"));
    const QString favourite = popup->rows()[0].id;
    QTest::keyClick(popup->field(), Qt::Key_D, Qt::ControlModifier);
    QVERIFY(popup->rows()[0].favoured);
    popup->field()->clear();
    QTest::keyClicks(popup->field(), QStringLiteral("mi300x"));
    QTest::keyClick(popup->field(), Qt::Key_Return);
    popup = opened(gpu);
    QCOMPARE(ids(*popup).mid(0, 2), (QStringList{favourite, "mi300x"}));
    QVERIFY(!popup->rows()[0].head.isEmpty() && !popup->rows()[1].head.isEmpty());
    QVERIFY(popup->rows()[0].head != popup->rows()[1].head);
}

void TestPickers::foldedInputsStandUnderHeadings()
{
    support::Page page;
    page.page.inputs()->reveal(QStringLiteral("work.a.layout.tensor"));
    QTest::qWait(0);
    QStringList heads;
    for (const auto* section : page.page.inputs()->findChildren<views::KnobSection*>())
        for (const auto* label : section->findChildren<QLabel*>())
            if (label->objectName() == u"muted" && label->isVisible())
                heads << label->text();
    QVERIFY2(heads.contains(QStringLiteral("Layout")), qPrintable(heads.join(u' ')));
    QVERIFY(heads.size() >= 3);
    // A heading disappears with its last input.
    QVERIFY(!heads.contains(QStringLiteral("Fine-tuning")));
}

void TestPickers::onlyWhatWasChangedIsShown()
{
    support::Page page;
    auto* inputs = page.page.inputs();
    QVERIFY(
        model::type(page.document, QStringLiteral("cluster.nic_share"), QStringLiteral("70 %")));
    QVERIFY(model::type(page.document, QStringLiteral("money.price"), QStringLiteral("4")));
    QTest::mouseClick(inputs->changedButton(), Qt::LeftButton);
    QTest::qWait(0);
    QStringList shown;
    for (const auto* control : inputs->findChildren<views::KnobControl*>())
        if (control->isVisible())
            shown << control->path();
    QVERIFY(shown.contains(QStringLiteral("money.price")));
    QVERIFY2(shown.contains(QStringLiteral("cluster.nic_share")), qPrintable(shown.join(u' ')));
    for (const QString& path : shown)
        QVERIFY2(!model::isDefault(page.document, path), qPrintable(path));
    // An input that is jumped to is shown anyway.
    QVERIFY(inputs->reveal(QStringLiteral("site.pue")));
    QVERIFY(inputs->control(QStringLiteral("site.pue"))->isVisible());
    QVERIFY(!inputs->changedButton()->isChecked());
}

HEADROOM_ROOM(TestPickers)
#include "test_pickers.moc"

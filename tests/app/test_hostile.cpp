// Untrusted projects: markup, bidi controls, formulas and long texts are shown verbatim, and
// nothing in them is loaded or executed.
#include "app/mainwindow.h"
#include "app/verbs/verb.h"
#include "model/catalog/tablecopy.h"
#include "model/engine/files/projectfile.h"
#include "model/project/projectfile.h"
#include "model/store/catalogstore.h"
#include "model/store/projectstore.h"
#include "tests/support/patience.h"
#include "tests/support/room.h"
#include "views/housestyle.h"
#include "views/theme.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QTextEdit>
#include <QToolTip>

#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::ordered_json;

// As long as a name can be.
std::string hostile(std::size_t length)
{
    std::string text = "<img src=\"file:///dev/zero\"><b>&amp;</b>\u202e\u200f\033[31m=1+1";
    text.resize(std::max(text.size(), length), 'x');
    return text;
}

// Free text, as opposed to keywords with a meaning to the program.
bool isFree(const std::string& key)
{
    return key == "name" || key == "brief" || key == "title" || key == "client" ||
           key == "source" || key == "note" || key == "where" || key == "date";
}

void poison(Json& json, const std::string& key = {})
{
    if (json.is_string() && isFree(key))
        json = hostile(key == "note" || key == "where" ? 1000 : 150);
    else if (json.is_array())
        for (Json& item : json)
            poison(item, key);
    else if (json.is_object())
        for (auto& [inner, value] : json.items())
            poison(value, inner);
}

QByteArray hostileProject()
{
    const auto catalog = model::shippedCatalog(QStringLiteral("2026-11-21"));
    Json json =
        Json::parse(model::projectBytes(model::sampleProject(**catalog), false).toStdString());
    json["client"] = "x";
    json["scenarios"].push_back(json["scenarios"][0]);
    for (const char* key : {"client", "title", "scenarios"})
        poison(json[key], key);
    return QByteArray::fromStdString(json.dump());
}

// Only our own markup is rich text, and it escapes what it quotes.
bool isPlain(const QLabel& label)
{
    const bool quoted = label.text().contains(QStringLiteral("<img"));
    return label.textFormat() == Qt::PlainText || (label.textFormat() == Qt::RichText && !quoted);
}

class TestHostile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { views::apply(*qApp, views::Theme::day()); }
    void everyLabelOfAProjectIsPlain();
    void tooltipsAndMessagesArePlain();
    void copiedTablesHoldNoFormula_data();
    void copiedTablesHoldNoFormula();
    void aTerminalIsNotCommanded();

private:
    void look(const QWidget& window, const QString& where);
};

} // namespace

void TestHostile::look(const QWidget& window, const QString& where)
{
    int seen = 0;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        QVERIFY2(isPlain(*label),
                 qPrintable(where + QStringLiteral(": ") + label->text().left(80)));
        ++seen;
    }
    QVERIFY2(seen > 0, qPrintable(where));
    QVERIFY2(window.findChildren<QTextBrowser*>().isEmpty(), qPrintable(where));
    for (const QTextEdit* edit : window.findChildren<QTextEdit*>())
        QVERIFY2(!edit->acceptRichText(), qPrintable(where));
}

void TestHostile::everyLabelOfAProjectIsPlain()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("stranger.headroom"));
    QVERIFY(model::writeFile(file, hostileProject()));
    app::MainWindow window(
        {*model::shippedCatalog(QStringLiteral("2026-11-21"))},
        {folder.filePath(QStringLiteral("recovery")), folder.filePath(QStringLiteral("catalog"))});
    window.begin({file});
    QCOMPARE(window.document().file().path(), file);
    window.document().answers().evaluateNow();
    window.show();
    for (int page = 0; page < int(app::MainWindow::kPages); ++page) {
        window.showPage(page);
        QTRY_VERIFY_WITH_TIMEOUT(window.document().isSettled(), support::kPatience);
        look(window, QStringLiteral("page %1").arg(page));
    }
}

void TestHostile::tooltipsAndMessagesArePlain()
{
    const QString text = QString::fromStdString(hostile(150));
    QToolTip::showText(QPoint(10, 10), text);
    int tips = 0;
    for (const QWidget* top : QApplication::topLevelWidgets())
        if (const auto* label = qobject_cast<const QLabel*>(top); label && label->text() == text) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            ++tips;
        }
    QCOMPARE(tips, 1);
    QToolTip::hideText();

    QMessageBox box(QMessageBox::Question, QStringLiteral("x"), text);
    box.setInformativeText(text);
    box.show();
    look(box, QStringLiteral("a message"));

    QLabel later;
    later.ensurePolished();
    later.setText(text);
    QVERIFY(isPlain(later));
}

void TestHostile::copiedTablesHoldNoFormula_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<bool>("kept");
    const auto row = [](const char* cell, bool kept) {
        QTest::newRow(cell) << QString::fromUtf8(cell) << kept;
    };
    row("=1+1", false);
    row("  =1+1", false);
    row("\u00a0@SUM(A1)", false);
    row("\uff1d1+1", false);
    row("\uff0bcmd", false);
    row("-1+cmd|' /C calc'!A0", false);
    row("+A1", false);
    row("-1.5", true);
    row("-1.5 kW", true);
    row("+12 %", true);
    row("Llama 3.1 70B", true);
    row("", true);
}

void TestHostile::copiedTablesHoldNoFormula()
{
    QFETCH(QString, cell);
    QFETCH(bool, kept);
    QCOMPARE(model::notAFormula(cell), kept ? cell : u'\'' + cell);
    const QString table = model::tabbed({{QStringLiteral("head")}, {{cell}}});
    QCOMPARE(table, QStringLiteral("head\n") + (kept ? cell : u'\'' + cell));
}

void TestHostile::aTerminalIsNotCommanded()
{
    const QString safe =
        app::printable(QString::fromStdString(hostile(150)) + QStringLiteral("\r\n"));
    for (const char16_t c : {u'\x1b', u'\x202e', u'\r'})
        QVERIFY(!safe.contains(QChar(c)));
    QVERIFY(safe.endsWith(u'\n'));
    QCOMPARE(app::printable(QString::fromUtf8("Größe → שלום\t1\n")),
             QString::fromUtf8("Größe → שלום\t1\n"));
}

HEADROOM_ROOM(TestHostile)
#include "test_hostile.moc"

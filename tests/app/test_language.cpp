// Every text goes through translation: a made-up language finds what was missed, and German
// proves that the language switches while the program runs.
#include "app/language.h"
#include "app/mainwindow.h"
#include "model/catalogstore.h"
#include "model/words/words.h"
#include "tests/support/room.h"
#include "views/panels/answerpage.h"
#include "views/panels/inputspanel.h"
#include "views/theme.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>
#include <QTranslator>

namespace {

constexpr QChar kOpen(0x27e6), kClose(0x27e7);

// Wraps every text that asks to be translated: ⟦File⟧.
class PseudoLanguage : public QTranslator {
public:
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return kOpen + QString::fromUtf8(text) + kClose;
    }
    bool isEmpty() const override { return false; }
};

// What a program may show untranslated: numbers, names of products, symbols, its own name.
bool isName(const QString& word)
{
    static const QStringList names{
        "Headroom", "English", "Deutsch",    "H100", "GPU", "NDR", "PCIe", "NVLink",  "Llama",
        "NVIDIA",   "SXM",     "InfiniBand", "Gb",   "GB",  "NIC", "×",    "smallest"};
    if (word.isEmpty() || word.contains(kOpen) || word.contains(kClose))
        return true;
    const bool noLetters =
        std::none_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); });
    return noLetters || std::any_of(names.begin(), names.end(),
                                    [&](const QString& n) { return word.contains(n); });
}

// What stands outside the brackets, without names from the catalog.
QString untranslated(QString text)
{
    if (Qt::mightBeRichText(text)) {
        QTextDocument document;
        document.setHtml(text);
        text = document.toPlainText();
    }
    text.remove(u'&');
    int depth = 0;
    QString outside;
    for (const QChar c : text) {
        if (c == kOpen)
            ++depth;
        else if (c == kClose)
            --depth;
        else if (depth == 0)
            outside += c;
    }
    QStringList left;
    for (const QString& word : outside.split(QRegularExpression("[\\s,;:()]+")))
        if (!isName(word))
            left << word;
    return left.join(' ');
}

QStringList textsOf(const QWidget* widget)
{
    QStringList texts{widget->toolTip(), widget->accessibleName(), widget->accessibleDescription(),
                      widget->property("text").toString()};
    for (QAction* action : widget->actions())
        texts << action->text();
    return texts;
}

struct Window {
    QTemporaryDir folder;
    app::MainWindow window{{*model::shippedCatalog(QStringLiteral("2026-11-21"))},
                           {folder.path(), folder.path()}};
    Window()
    {
        QStandardPaths::setTestModeEnabled(true);
        views::apply(*qApp, views::Theme::day());
        window.begin({});
        window.show();
    }
};

} // namespace

class TestLanguage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTextIsTranslated();
    void germanSwitchesWhileRunning();
    void germanSaysEverything();
    void germanNamesItsSample();
};

// A program that starts in German.
void TestLanguage::germanNamesItsSample()
{
    app::setLanguage(*qApp, QStringLiteral("de"));
    Window w;
    QCOMPARE(QString::fromStdString(w.window.document().project().title),
             QStringLiteral("70B von Grund auf"));
    app::setLanguage(*qApp, QStringLiteral("en"));
}

void TestLanguage::everyTextIsTranslated()
{
    Window w;
    w.window.useLanguage("en");
    PseudoLanguage pseudo;
    QVERIFY(qApp->installTranslator(&pseudo));
    w.window.document().evaluateNow();
    QTest::qWait(20);
    QStringList missed;
    for (QWidget* widget : w.window.findChildren<QWidget*>())
        for (const QString& text : textsOf(widget))
            // Choices named by the catalog, and the exact fields, hold names and numbers.
            // The arrows of a bar of tabs speak with Qt's own words.
            if (!widget->inherits("QLineEdit") && !widget->inherits("QComboBox") &&
                !widget->parent()->inherits("QTabBar") && !untranslated(text).isEmpty())
                missed << QString::fromUtf8(widget->metaObject()->className()) + ": " + text;
    qApp->removeTranslator(&pseudo);
    // The sentence and the project's own title hold names that people chose.
    missed = missed.filter(QRegularExpression("^(?!.*70B from scratch)"));
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
}

void TestLanguage::germanSwitchesWhileRunning()
{
    Window w;
    w.window.useLanguage("en");
    const auto heading = [&] { return model::words::knobLabel("money.price"); };
    QCOMPARE(heading(), QString("Rent"));
    w.window.useLanguage("de");
    QTest::qWait(20);
    QCOMPARE(heading(), QString("Miete"));
    QVERIFY(w.window.document().format().text(1.5e12, engine::Unit::TokensUnit).startsWith("1,5"));
    bool found = false;
    for (const QLabel* label : w.window.findChildren<QLabel*>())
        found |= label->text().contains("Zwischen den Knoten");
    QVERIFY(found);
    w.window.useLanguage("en");
    QTest::qWait(20);
    QCOMPARE(heading(), QString("Rent"));
}

void TestLanguage::germanSaysEverything()
{
    QFile file(":/i18n/headroom_de.qm");
    QVERIFY(file.exists());
    QTranslator german;
    QVERIFY(german.load(":/i18n/headroom_de.qm"));
    // The source of the translation has no text left open.
    QFile source(QStringLiteral(HEADROOM_SOURCE "/translations/headroom_de.ts"));
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QByteArray ts = source.readAll();
    QVERIFY(ts.count("<message") > 250);
    QCOMPARE(ts.count("type=\"unfinished\""), 0);
    QCOMPARE(ts.count("type=\"vanished\""), 0);
}

HEADROOM_ROOM(TestLanguage)
#include "test_language.moc"

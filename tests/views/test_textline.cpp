// Lines of text painted by our code match QPainter's positions.
#include "tests/support/room.h"
#include "views/controls/textblock.h"
#include "views/textline.h"
#include "views/theme.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

namespace {

constexpr QRectF kBox(20, 4, 200, 24);

// The columns of the image in which anything is painted.
std::pair<int, int> inked(const std::function<void(QPainter&)>& paint)
{
    QImage picture(240, 32, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setFont(views::uiFont(13));
    paint(painter);
    painter.end();
    int first = -1, last = -1;
    for (int x = 0; x < picture.width(); ++x)
        for (int y = 0; y < picture.height(); ++y)
            if (picture.pixelColor(x, y).lightness() < 200) {
                first = first < 0 ? x : first;
                last = x;
            }
    return {first, last};
}

} // namespace

class TestTextLine : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { views::loadFonts(); }

    void asThePainter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a figure") << QStringLiteral("$1.24\u00a0M");
        QTest::newRow("a sign before it") << QStringLiteral("\u221212.5 %");
        QTest::newRow("words that are kerned") << QStringLiteral("To AWS, Vast and file");
        QTest::newRow("figures in words") << QStringLiteral("256 H100 in 32 nodes (60–78)");
        QTest::newRow("other letters") << QStringLiteral("größte Zahl über 3,5 Mio €");
        QTest::newRow("from right to left") << QStringLiteral("עברית 12");
        QTest::newRow("not in the font") << QStringLiteral("漢字 12");
    }
    void asThePainter()
    {
        QFETCH(QString, text);
        const QFont font = views::uiFont(13);
        // Only kerning between a symbol and a letter is missing.
        QVERIFY(std::abs(views::textWidth(font, text) -
                         QFontMetricsF(font).horizontalAdvance(text)) <= 1.5);
        for (const Qt::Alignment side : {Qt::AlignLeft, Qt::AlignHCenter, Qt::AlignRight}) {
            const auto own = inked(
                [&](QPainter& p) { views::drawElided(p, kBox, side | Qt::AlignVCenter, text); });
            const auto other = inked([&](QPainter& p) {
                p.drawText(kBox, static_cast<int>(side | Qt::AlignVCenter), text);
            });
            QVERIFY(own.first >= 0);
            QVERIFY2(std::abs(own.first - other.first) <= 2 &&
                         std::abs(own.second - other.second) <= 2,
                     qPrintable(QStringLiteral("%1–%2 against %3–%4")
                                    .arg(own.first)
                                    .arg(own.second)
                                    .arg(other.first)
                                    .arg(other.second)));
        }
    }
    void whatIsTooLongIsCut()
    {
        const QString text = QStringLiteral("a line that is far too long for the box it is given");
        const auto cut = inked([&](QPainter& p) {
            views::drawElided(p, kBox, Qt::AlignLeft | Qt::AlignVCenter, text);
        });
        QVERIFY(cut.second <= kBox.right());
        const auto whole = inked(
            [&](QPainter& p) { views::drawLine(p, kBox, Qt::AlignLeft | Qt::AlignVCenter, text); });
        QVERIFY(whole.second > kBox.right());
    }
    // Including the application's default font size.
    void aFontHasTheWeightRequested_data()
    {
        QTest::addColumn<int>("pixels");
        for (const int pixels : {11, 12, 13, 14})
            QTest::addRow("%d pixels", pixels) << pixels;
    }
    void aFontHasTheWeightRequested()
    {
        QFETCH(int, pixels);
        qApp->setFont(views::uiFont(pixels));
        for (const auto weight : {QFont::DemiBold, QFont::Medium, QFont::Normal}) {
            QCOMPARE(views::uiFont(pixels, weight).weight(), weight);
            QCOMPARE(views::uiFont(pixels, weight).pixelSize(), pixels);
        }
    }
    void typeGivesWayBeforeWordsDo()
    {
        const QFont font = views::uiFont(13);
        const QString text = QStringLiteral("Memory bandwidth of a GPU");
        QStringList cut;
        views::onCut([&](const QString&, const QString& shown) { cut << shown; });
        const auto at = [&](double part) {
            QRectF box = kBox;
            box.setWidth(part * views::textWidth(font, text));
            return inked([&](QPainter& p) {
                views::drawElided(p, box, Qt::AlignLeft | Qt::AlignVCenter, text);
                QCOMPARE(p.font(), font); // unchanged
            });
        };
        const auto whole = at(1.0), smaller = at(0.9);
        QVERIFY(cut.isEmpty());
        QVERIFY(smaller.second < whole.second);
        at(0.7);
        QCOMPARE(cut.size(), 1);
        QVERIFY(cut.first().endsWith(QChar(0x2026)));
        views::onCut({});
    }
    void aSecondLineComesAndStays()
    {
        using views::TextBlock;
        TextBlock block(views::uiFont(12), TextBlock::Tone::Muted, 1);
        block.resize(160, 20);
        block.growToTwo();
        const int one = block.sizeHint().height();
        const QString wide = QStringLiteral("Below so many GPUs jobs stop more often than this");
        block.setText(QStringLiteral("Total"));
        QCOMPARE(block.sizeHint().height(), one);
        block.setText(wide);
        QCOMPARE(block.sizeHint().height(), 2 * one);
        block.setText(QStringLiteral("Total")); // nothing jumps back during a drag
        QCOMPARE(block.sizeHint().height(), 2 * one);
        block.setText(wide);
        block.resize(600, 20);
        block.show();
        QVERIFY(QTest::qWaitForWindowExposed(&block));
        QCOMPARE(block.sizeHint().height(), one);
    }
};

HEADROOM_ROOM(TestTextLine)
#include "test_textline.moc"

#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSet>
#include <QStringList>
#include <QTranslator>

class QWidget;

// What a person can read of a window, and which of it never asked to be translated.
namespace seen {

// Writes every text that asks to be translated in Cyrillic letters: however it is joined, broken
// into lines or painted, Latin letters are what did not ask. Tags, places (%1) and entities stay.
class MadeUpLanguage : public QTranslator {
public:
    QString translate(const char*, const char* text, const char*, int) const override;
    bool isEmpty() const override { return false; }
};

// A surface that hears the texts painted on it.
class Ear : public QPaintEngine {
public:
    Ear() : QPaintEngine(AllFeatures) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override {}
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override
    {
    }
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF&, const QTextItem& item) override { heard << item.text(); }
    Type type() const override { return User; }

    QStringList heard;
};

class Listener : public QPaintDevice {
public:
    explicit Listener(QSize size) : size_(size) {}
    QPaintEngine* paintEngine() const override { return &ear_; }
    const QStringList& heard() const { return ear_.heard; }

protected:
    int metric(PaintDeviceMetric what) const override
    {
        switch (what) {
        case PdmWidth: return size_.width();
        case PdmHeight: return size_.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDepth: return 32;
        case PdmNumColors: return 1 << 24;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        default: return 0;
        }
    }

private:
    QSize size_;
    mutable Ear ear_;
};

// Texts of the widgets, their actions, menus, tables and lists, and every text that is painted:
// charts ask for no widget. Each with the class that shows it.
struct Text {
    QString by, text;
};
QList<Text> textsOf(QWidget& window);

// Names that stay as they are in any language: of the catalog's parts, of units, of formats.
class Names {
public:
    Names();
    void add(const QString& text); // and each of its words
    void addFact(const QString& text);
    // Of the texts in a file of facts: those that name things, where it does, and prose.
    void addFile(const QString& path, bool namesThings);
    // Words that are neither translated nor names.
    QString untranslated(QString text) const;

private:
    QSet<QString> words_;
    QStringList prose_; // texts of the catalog, which are facts and in one language
};

} // namespace seen

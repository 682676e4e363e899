#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSet>
#include <QStringList>
#include <QTranslator>

class QWidget;

// Finds all text visible in a window, and text that was not translated.
namespace seen {

// Translates every text into Cyrillic letters: however it is joined, wrapped or painted, Latin
// letters show text that was not translated. Tags, placeholders (%1) and entities are kept.
class MadeUpLanguage : public QTranslator {
public:
    QString translate(const char*, const char* text, const char*, int) const override;
    bool isEmpty() const override { return false; }
};

// A paint device that records the texts painted on it.
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

// Texts of widgets, actions, menus, tables and lists, and all painted text, as in charts. Each with
// the class that shows it.
struct Text {
    QString by, text;
};
QList<Text> textsOf(QWidget& window);

// Names that are the same in any language: catalog parts, units, formats.
class Names {
public:
    Names();
    void add(const QString& text); // including each of its words
    void addFact(const QString& text);
    // Adds texts of a data file: names, if it names things, and prose.
    void addFile(const QString& path, bool namesThings);
    // Words that are neither translated nor names.
    QString untranslated(QString text) const;

private:
    QSet<QString> words_;
    QStringList prose_; // texts of the catalog, which are in English only
};

} // namespace seen

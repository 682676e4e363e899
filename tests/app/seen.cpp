#include "tests/app/seen.h"

#include "model/engine/units.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTabBar>
#include <QTextDocument>
#include <QWidget>
#include <qcustomplot.h>

namespace seen {
namespace {

constexpr char16_t kSmallA = 0x430, kLargeA = 0x410; // followed by 26 Cyrillic letters each

void take(QList<Text>& texts, const QString& by, const QString& text)
{
    if (!text.isEmpty())
        texts << Text{by, text};
}

void takeActions(QList<Text>& texts, const QString& by, const QList<QAction*>& actions)
{
    for (const QAction* action : actions) {
        take(texts, by, action->text());
        take(texts, by, action->toolTip());
    }
}

void takeModel(QList<Text>& texts, const QString& by, const QAbstractItemModel& model)
{
    constexpr int kMostRows = 200; // further catalog rows look alike
    const auto roles = {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole};
    for (int column = 0; column < model.columnCount(); ++column)
        for (const int role : roles) {
            take(texts, by, model.headerData(column, Qt::Horizontal, role).toString());
            for (int row = 0; row < std::min(model.rowCount(), kMostRows); ++row)
                take(texts, by, model.index(row, column).data(role).toString());
        }
}

void takeWidget(QList<Text>& texts, QWidget& widget)
{
    const QString by = QString::fromUtf8(widget.metaObject()->className());
    for (const QString& text : {widget.toolTip(), widget.accessibleName(), widget.statusTip(),
                                widget.accessibleDescription(), widget.windowTitle()})
        take(texts, by, text);
    takeActions(texts, by, widget.actions());
    if (const auto* tabs = qobject_cast<QTabBar*>(&widget))
        for (int i = 0; i < tabs->count(); ++i)
            take(texts, by, tabs->tabText(i)), take(texts, by, tabs->tabToolTip(i));
    if (const auto* combo = qobject_cast<QComboBox*>(&widget))
        takeModel(texts, by, *combo->model());
    else if (const auto* edit = qobject_cast<QLineEdit*>(&widget))
        take(texts, by, edit->placeholderText()), take(texts, by, edit->text());
    else if (const auto* view = qobject_cast<QAbstractItemView*>(&widget);
             view && !qobject_cast<const QHeaderView*>(view) && view->model())
        takeModel(texts, by, *view->model());
    else
        for (const char* property : {"text", "title", "placeholderText"})
            take(texts, by, widget.property(property).toString());
    if (auto* plot = qobject_cast<QCustomPlot*>(&widget); plot && !plot->size().isEmpty()) {
        // It would paint its buffers as images; paint it directly instead.
        Listener listener(plot->size());
        QCPPainter painter;
        painter.begin(&listener);
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        plot->toPainter(&painter, plot->width(), plot->height());
        painter.end();
        for (const QString& text : listener.heard())
            take(texts, by + QStringLiteral(", painted"), text);
    }
}

// Collects texts of a catalog file: names of things, and prose about them.
void takeStrings(const QJsonValue& value, const QString& key, bool namesThings, Names& names)
{
    static const QSet<QString> ofThings{
        "id",     "name",     "short",  "vendor",      "generation", "form_factor", "memory_type",
        "node",   "provider", "region", "instance",    "country",    "city",        "code",
        "family", "nic",      "gpu",    "accelerator", "aliases",    "series",      "model"};
    static const QSet<QString> prose{"name",  "note", "quote", "title", "where", "what", "about",
                                     "topic", "why",  "how",   "use",   "date",  "value"};
    if (value.isString() && (prose.contains(key) || (namesThings && ofThings.contains(key))))
        names.addFact(value.toString());
    if (value.isString() && namesThings && ofThings.contains(key)) {
        static const QRegularExpression between(QStringLiteral("[^A-Za-z0-9]+"));
        // Sentences shorten names: “H100” for “NVIDIA H100 SXM”.
        const QStringList words = value.toString().split(between, Qt::SkipEmptyParts);
        for (const QString& word : words)
            if (word != word.toLower() || (words.size() == 1 && word.size() > 4)) // “eastus”
                names.add(word);
    }
    for (const QJsonValue& inside : value.toArray())
        takeStrings(inside, key, namesThings, names);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        takeStrings(it.value(), it.key(), namesThings, names);
}

} // namespace

QString MadeUpLanguage::translate(const char*, const char* text, const char*, int) const
{
    static const QRegularExpression kept(
        QStringLiteral("<[^<>]+>|&[a-z]+;|%L?[0-9]+|%n|\\{[^{}]*\\}"));
    const QString all = QString::fromUtf8(text);
    QString made;
    qsizetype at = 0;
    const auto write = [&](qsizetype to) {
        for (; at < to; ++at) {
            const char16_t c = all[at].unicode();
            made += c >= 'a' && c <= 'z'   ? QChar(char16_t(kSmallA + c - 'a'))
                    : c >= 'A' && c <= 'Z' ? QChar(char16_t(kLargeA + c - 'A'))
                                           : all[at];
        }
    };
    for (auto it = kept.globalMatch(all); it.hasNext();) {
        const auto match = it.next();
        write(match.capturedStart());
        made += match.captured();
        at = match.capturedEnd();
    }
    write(all.size());
    return made;
}

QList<Text> textsOf(QWidget& window)
{
    QList<Text> texts;
    takeWidget(texts, window);
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible())
            takeWidget(texts, *widget);
    Listener listener(window.size());
    window.render(&listener);
    for (const QString& text : listener.heard())
        take(texts, QString::fromUtf8(window.metaObject()->className()) + ", painted", text);
    return texts;
}

Names::Names()
{
    static const QStringList others{"ZeRO", "FP8", "FP16", "BF16", "INT4", "INT8", "NVFP4", "MXFP4",
                                    "P10",  "P50", "P90",  "L1",   "L2",   "L3",   "m"};
    for (const QString& name : others)
        add(name);
    static const QStringList ofRules{"rules.json", "training.json", "serving.json", "costs.json",
                                     "points.json"};
    const QString root = QStringLiteral(HEADROOM_SOURCE "/resources/");
    for (const QString& name : QDir(root + "catalog").entryList({"*.json"}))
        addFile(root + "catalog/" + name, !ofRules.contains(name));
    addFile(root + "templates/templates.json", false);
    addFile(root + "published/accuracy.json", true);
    std::ranges::sort(prose_, std::greater(), &QString::size); // longest first
    for (int unit = 0; unit <= static_cast<int>(engine::Unit::DollarPerMtoken); ++unit)
        add(QString::fromUtf8(engine::info(static_cast<engine::Unit>(unit)).symbol));
}

void Names::addFile(const QString& path, bool namesThings)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qUtf8Printable(path));
    for (const QJsonValue& entry : QJsonDocument::fromJson(file.readAll()).object())
        takeStrings(entry, {}, namesThings, *this);
}

void Names::addFact(const QString& text)
{
    if (const QString fact = text.simplified(); fact.contains(QRegularExpression("[ /.-]")))
        prose_ << fact;
    else if (fact != fact.toLower() || fact.contains(QRegularExpression("[0-9]")))
        add(fact);
}

void Names::add(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[^\\p{L}\\p{N}]+"));
    for (const QString& word : text.split(between, Qt::SkipEmptyParts))
        words_.insert(word);
}

QString Names::untranslated(QString text) const
{
    if (Qt::mightBeRichText(text)) {
        QTextDocument document;
        document.setHtml(text);
        text = document.toPlainText();
    }
    const auto left = [this](const QString& of) {
        static const QRegularExpression latin(QStringLiteral("[0-9]*([A-Za-z][A-Za-z0-9]*)"));
        QStringList words;
        for (auto it = latin.globalMatch(of); it.hasNext();)
            if (const auto word = it.next(); word.capturedLength(1) > 1 &&
                                             !words_.contains(word.captured()) &&
                                             !words_.contains(word.captured(1)))
                words << word.captured(1);
        return words.join(u' ');
    };
    text = text.remove(u'&').simplified();
    if (left(text).isEmpty())
        return {};
    for (const QString& fact : prose_)
        text.replace(fact, QStringLiteral(" "));
    // A wrapped line of a longer text, or an elided one.
    QString line = text.simplified();
    if (line.endsWith(u'…') || line.endsWith(u'.'))
        line.chop(1);
    const bool isLong = line.count(u' ') >= 2 || line.contains(u'/');
    for (const QString& fact : prose_)
        if ((isLong && fact.contains(line)) || fact.endsWith(u' ' + line)) // or its last line
            return {};
    return left(text);
}

} // namespace seen

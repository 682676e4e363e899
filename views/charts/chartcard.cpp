#include "views/charts/chartcard.h"

#include "model/catalog/tablecopy.h"
#include "model/words/words.h"
#include "views/charts/charttable.h"
#include "views/charts/veil.h"
#include "views/controls/savetable.h"
#include "views/controls/textblock.h"
#include "views/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QToolButton>

namespace views {
namespace {

constexpr int kPadding = 28; // both sides

} // namespace

ChartCard::ChartCard(QWidget* parent)
    : QFrame(parent)
    , layout_(new QVBoxLayout(this))
    , headRow_(new QHBoxLayout)
    , title_(new TextBlock(uiFont(14, QFont::DemiBold), TextBlock::Tone::Plain, 1))
    , subtitle_(new TextBlock(uiFont(12), TextBlock::Tone::Muted, 1))
    , more_(new QToolButton)
    , veil_(new Veil(this))
{
    setObjectName(QStringLiteral("card"));
    setFocusPolicy(Qt::StrongFocus);
    layout_->setContentsMargins(kPadding / 2, 10, kPadding / 2, 10);
    layout_->setSpacing(2);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title_);
    words->addWidget(subtitle_);
    subtitle_->growToTwo();
    headRow_->setSpacing(kGrid);
    headRow_->addLayout(words, 1);
    auto* head = new QHBoxLayout;
    head->setSpacing(kGrid);
    head->addLayout(headRow_, 1);
    head->addWidget(more_, 0, Qt::AlignTop);
    layout_->addLayout(head);
    more_->setObjectName(QStringLiteral("chartMenu"));
    more_->setIconSize(QSize(16, 16));
    connect(more_, &QToolButton::clicked, this,
            [this] { menu()->exec(more_->mapToGlobal(QPoint(0, more_->height()))); });
    dress();
}

void ChartCard::addAside(QWidget* widget)
{
    headRow_->addWidget(widget, 0, Qt::AlignTop);
}

void ChartCard::dress()
{
    more_->setIcon(QIcon(Theme::of(palette()).icon(QStringLiteral("more"))));
    more_->setToolTip(tr("Copy, save or show as a table"));
    more_->setAccessibleName(tr("Chart menu: %1").arg(title_->text()));
}

void ChartCard::setHead(const QString& title, const QString& subtitle, const QString& summary)
{
    title_->setText(title);
    placeAsides();
    subtitle_->setText(subtitle);
    subtitle_->setToolTip(subtitle); // in case it is elided
    if (title != accessibleName())
        more_->setAccessibleName(tr("Chart menu: %1").arg(title));
    setAccessibleName(title);
    setAccessibleDescription(summary);
    body_->setAccessibleName(title);
    if (shownTable())
        QMetaObject::invokeMethod(
            this, [this] { table_->setTable(table()); }, Qt::QueuedConnection);
}

// Next to the title, or below it if both do not fit.
void ChartCard::placeAsides()
{
    int wanted = QFontMetrics(title_->font()).horizontalAdvance(title_->text()) +
                 headRow_->spacing() + more_->sizeHint().width();
    for (int i = 1; i < headRow_->count(); ++i)
        wanted += headRow_->spacing() + headRow_->itemAt(i)->sizeHint().width();
    headRow_->setDirection(headRow_->count() > 1 && wanted > contentsRect().width() - kPadding
                               ? QBoxLayout::TopToBottom
                               : QBoxLayout::LeftToRight);
}

void ChartCard::setBody(QWidget* body)
{
    body_ = body;
    body_->setFocusPolicy(Qt::NoFocus);
    body_->setAttribute(Qt::WA_TransparentForMouseEvents);
    layout_->addWidget(body_, 1);
}

void ChartCard::setWaiting(const QString& why)
{
    if (why != veil_->text())
        veil_->cover(body_, why);
}

QString ChartCard::waiting() const
{
    return veil_->text();
}

void ChartCard::showTable(bool shown)
{
    if (shown && !table_) {
        table_ = new ChartTable(this);
        layout_->insertWidget(layout_->indexOf(body_), table_, 1);
    }
    if (!table_)
        return;
    table_->setAccessibleName(accessibleName());
    if (shown)
        table_->setTable(table());
    body_->setVisible(!shown);
    table_->setVisible(shown);
    (shown ? static_cast<QWidget*>(table_) : this)->setFocus();
}

const ChartTable* ChartCard::shownTable() const
{
    return table_ && !table_->isHidden() ? table_ : nullptr;
}

QAction* ChartCard::offer(QMenu& menu, const char* name, const QString& text, const QString& key,
                          const std::function<void()>& act)
{
    QAction* action = menu.addAction(key.isEmpty() ? text : text + u'\t' + key, act);
    action->setObjectName(QLatin1String(name));
    return action;
}

std::unique_ptr<QMenu> ChartCard::menu()
{
    auto menu = std::make_unique<QMenu>(this);
    menu->setAccessibleName(more_->accessibleName());
    fillMenu(*menu);
    if (!menu->isEmpty())
        menu->addSeparator();
    const auto key = [](const QKeyCombination& keys) {
        return QKeySequence(keys).toString(QKeySequence::NativeText);
    };
    offer(*menu, "copy-picture", tr("Copy picture"), key(Qt::CTRL | Qt::Key_C),
          [this] { copyPicture(); });
    offer(*menu, "copy-table", tr("Copy table"), key(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
          [this] { copyTable(); });
    offer(*menu, "save", tr("Save picture…"), {}, [this] { askWhere(); });
    offer(*menu, "save-table", tr("Save table…"), {},
          [this] { askAndSaveTable(this, table(), accessibleName()); });
    QAction* table = offer(*menu, "table", tr("Show as table"), QStringLiteral("T"),
                           [this] { showTable(!shownTable()); });
    table->setCheckable(true);
    table->setChecked(shownTable());
    return menu;
}

void ChartCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeAsides();
    layout_->activate(); // so that the veil covers the picture
    veil_->cover(body_, veil_->text());
}

void ChartCard::contextMenuEvent(QContextMenuEvent* event)
{
    menu()->exec(event->globalPos());
}

void ChartCard::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copyPicture();
    else if (event->key() == Qt::Key_C && event->modifiers() == (Qt::CTRL | Qt::SHIFT))
        copyTable();
    else if (event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier)
        showTable(!shownTable());
    else if (event->key() == Qt::Key_Escape && shownTable())
        showTable(false);
    else
        QFrame::keyPressEvent(event);
}

void ChartCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        dress();
    QFrame::changeEvent(event);
}

void ChartCard::drawBody(QPainter& painter, const QSize& size, const Theme& theme)
{
    drawVector(painter, size, theme);
}

void ChartCard::drawWhole(QPainter& painter, const QSize& size, const Theme& theme)
{
    const int side = kPadding / 2, width = size.width() - kPadding;
    painter.fillRect(QRect(QPoint(), size), theme.card);
    int y = side;
    const auto line = [&](const QString& text, const QFont& font, const QColor& colour) {
        if (text.isEmpty())
            return;
        const QRect area(side, y, width, size.height());
        const int high = QFontMetrics(font).boundingRect(area, Qt::TextWordWrap, text).height();
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QRect(side, y, width, high), Qt::TextWordWrap, text);
        y += high + 2;
    };
    line(title_->text(), uiFont(16, QFont::DemiBold), theme.text);
    line(subtitle_->text(), uiFont(12), theme.muted);
    y += kGrid;
    const QSize rest(width, std::max(1, size.height() - y - side));
    painter.save();
    painter.translate(side, y);
    drawVector(painter, rest, theme);
    painter.restore();
}

// Always in the day theme: slides and papers are white.
Draw ChartCard::drawing()
{
    return [this](QPainter& painter) { drawVector(painter, body_->size(), Theme::day()); };
}

// As a bitmap and as a vector, so that the other program can choose.
void ChartCard::copyPicture()
{
    auto* copy = new QMimeData;
    copy->setImageData(bitmapOf(drawing(), body_->size()));
    copy->setData(QStringLiteral("image/svg+xml"), svgOf(drawing(), body_->size()));
    QApplication::clipboard()->setMimeData(copy);
}

void ChartCard::copyTable()
{
    QApplication::clipboard()->setMimeData(model::mimeOf(table()));
}

engine::Result<void> ChartCard::saveAs(const QString& path)
{
    const Draw whole = [this](QPainter& painter) { drawWhole(painter, size(), Theme::day()); };
    return writeChart(path, whole, size(), accessibleName());
}

void ChartCard::askWhere()
{
    QFileDialog dialog(this, tr("Save picture"), {},
                       QStringLiteral("PNG (*.png);;SVG (*.svg);;PDF (*.pdf)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    const auto ending = [&dialog] {
        dialog.setDefaultSuffix(dialog.selectedNameFilter().section(u' ', 0, 0).toLower());
    };
    connect(&dialog, &QFileDialog::filterSelected, &dialog, ending);
    ending();
    dialog.selectFile(accessibleName().section(u':', 0, 0));
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const auto saved = saveAs(dialog.selectedFiles().value(0)); !saved)
        QMessageBox::warning(this, tr("Save picture"), model::words::error(saved.error()));
}

} // namespace views

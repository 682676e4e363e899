#include "views/charts/chartcard.h"

#include "model/tablecopy.h"
#include "views/charts/veil.h"
#include "views/controls/textblock.h"
#include "views/theme.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QSvgGenerator>

namespace views {
namespace {

constexpr int kPadding = 28; // of both sides

} // namespace

ChartCard::ChartCard(QWidget* parent)
    : QFrame(parent)
    , layout_(new QVBoxLayout(this))
    , headRow_(new QHBoxLayout)
    , title_(new TextBlock(uiFont(14, QFont::DemiBold), TextBlock::Tone::Plain, 1))
    , subtitle_(new TextBlock(uiFont(12), TextBlock::Tone::Muted, 1))
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
    headRow_->setSpacing(kGrid);
    headRow_->addLayout(words, 1);
    layout_->addLayout(headRow_);
}

void ChartCard::addAside(QWidget* widget)
{
    headRow_->addWidget(widget, 0, Qt::AlignTop);
}

void ChartCard::setHead(const QString& title, const QString& subtitle, const QString& summary)
{
    title_->setText(title);
    placeAsides();
    subtitle_->setText(subtitle);
    subtitle_->setToolTip(subtitle); // where the line is too short for it
    setAccessibleName(title);
    setAccessibleDescription(summary);
    body_->setAccessibleName(title);
}

// Beside the title, or below it where both have no room.
void ChartCard::placeAsides()
{
    int wanted = QFontMetrics(title_->font()).horizontalAdvance(title_->text());
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

void ChartCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeAsides();
    layout_->activate(); // the veil lies where the picture is now
    veil_->cover(body_, veil_->text());
}

void ChartCard::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy picture"), this, &ChartCard::copyPicture);
    menu.addAction(tr("Copy table"), this, &ChartCard::copyTable);
    menu.exec(event->globalPos());
}

void ChartCard::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copyPicture();
    else
        QFrame::keyPressEvent(event);
}

// As a bitmap and as a vector, whichever the other program prefers.
void ChartCard::copyPicture()
{
    auto* copy = new QMimeData;
    QPixmap pixmap = body_->grab();
    copy->setImageData(pixmap.toImage());
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(body_->size());
    svg.setViewBox(body_->rect());
    QPainter painter(&svg);
    drawVector(painter, body_->size());
    painter.end();
    copy->setData(QStringLiteral("image/svg+xml"), buffer.data());
    QApplication::clipboard()->setMimeData(copy);
}

void ChartCard::copyTable()
{
    QApplication::clipboard()->setMimeData(model::mimeOf(table()));
}

} // namespace views

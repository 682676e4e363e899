#include "views/report/lookfields.h"

#include "model/words/words.h"
#include "views/droppedfiles.h"
#include "views/report/accent.h"
#include "views/report/logo.h"

#include <QColorDialog>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>

namespace views {
namespace {

constexpr int kSwatchWide = 44, kSwatchHigh = 14, kLogoWide = 80, kLogoHigh = 28;

} // namespace

AccentField::AccentField(QWidget* parent)
    : QWidget(parent)
    , swatch_(new QPushButton)
    , reset_(new QPushButton(tr("Reset")))
    , note_(new QLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGrid);
    row->addWidget(swatch_);
    row->addWidget(note_, 1);
    row->addWidget(reset_);
    swatch_->setIconSize(QSize(kSwatchWide, kSwatchHigh));
    swatch_->setAccessibleName(tr("Choose the accent color"));
    swatch_->setToolTip(tr("Color of headings, rules and table heads in the document"));
    note_->setObjectName(QStringLiteral("muted"));
    connect(swatch_, &QPushButton::clicked, this, &AccentField::ask);
    connect(reset_, &QPushButton::clicked, this, [this] {
        setColour({});
        Q_EMIT changed();
    });
    show();
}

void AccentField::setColour(const QString& colour)
{
    colour_ = colour;
    show();
}

void AccentField::ask()
{
    const QColor now = colour_.isEmpty() ? Theme::day().accent : QColor(colour_);
    const QColor picked = QColorDialog::getColor(now, this, tr("Accent color"));
    if (!picked.isValid())
        return;
    setColour(picked.name());
    Q_EMIT changed();
}

// The printed color, which may be darker than the chosen one.
void AccentField::show()
{
    const QColor chosen = colour_.isEmpty() ? Theme::day().accent : QColor(colour_);
    const QColor printed = readableOnPaper(chosen);
    QPixmap swatch(kSwatchWide, kSwatchHigh);
    swatch.fill(printed);
    swatch_->setIcon(swatch);
    note_->setText(printed == chosen ? QString() : tr("Darkened"));
    note_->setToolTip(printed == chosen ? QString() :
                                        //: %1 and %2 colors, as “#1f4e79”.
                          tr("%1 is too pale to read on white paper, so %2 is used.")
                              .arg(chosen.name(), printed.name()));
    reset_->setEnabled(!colour_.isEmpty());
}

LogoField::LogoField(QWidget* parent)
    : QFrame(parent)
    , shown_(new QLabel)
    , status_(new QLabel)
    , choose_(new QPushButton(tr("Choose…")))
    , remove_(new QPushButton(tr("Remove")))
{
    setAcceptDrops(true);
    shown_->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(kGrid);
    row->addWidget(shown_, 1);
    row->addWidget(choose_);
    row->addWidget(remove_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(2);
    all->addLayout(row);
    all->addWidget(status_);
    status_->setWordWrap(true);
    status_->setTextFormat(Qt::PlainText);
    choose_->setAccessibleName(tr("Choose a logo"));
    remove_->setAccessibleName(tr("Remove the logo"));
    connect(choose_, &QPushButton::clicked, this, &LogoField::ask);
    connect(remove_, &QPushButton::clicked, this, [this] {
        setPicture({});
        Q_EMIT changed();
    });
    show({});
}

void LogoField::setPicture(const QByteArray& png)
{
    picture_ = png;
    show(png.isEmpty() || !logoFrom(png).isNull()
             ? QString()
             : tr("The logo in this project cannot be read. Choose it again."));
}

void LogoField::take(const QString& path)
{
    const auto png = readLogo(path);
    if (!png)
        return show(model::words::error(png.error()));
    setPicture(*png);
    Q_EMIT changed();
}

QString LogoField::status() const
{
    return status_->text();
}

void LogoField::ask()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose a logo"), {},
        tr("Pictures (%1)").arg(QStringLiteral("*.png *.jpg *.jpeg *.svg")));
    if (!path.isEmpty())
        take(path);
}

void LogoField::show(const QString& status)
{
    const QImage logo = logoFrom(picture_);
    if (logo.isNull()) {
        shown_->setPixmap({});
        shown_->setText(tr("Drop a picture here"));
    } else {
        shown_->setPixmap(QPixmap::fromImage(
            logo.scaled(kLogoWide, kLogoHigh, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    }
    remove_->setVisible(!picture_.isEmpty());
    status_->setText(status);
    status_->setVisible(!status.isEmpty());
}

void LogoField::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void LogoField::dropEvent(QDropEvent* event)
{
    if (const QStringList files = droppedFiles(*event->mimeData()); !files.isEmpty())
        take(files.first());
    event->acceptProposedAction();
}

} // namespace views

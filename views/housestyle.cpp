#include "views/housestyle.h"

#include "views/controls/spokenslider.h"
#include "views/theme.h"

#include <QApplication>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace views {
namespace {

constexpr std::pair<QStyle::StandardPixmap, const char*> kIcons[] = {
    {QStyle::SP_MessageBoxWarning, "warning"},
    {QStyle::SP_MessageBoxCritical, "error"},
    {QStyle::SP_MessageBoxQuestion, "question"},
    {QStyle::SP_MessageBoxInformation, "notice"},
    {QStyle::SP_ArrowBack, "back"},
    {QStyle::SP_FileDialogBack, "back"},
    {QStyle::SP_ArrowForward, "forward"},
    {QStyle::SP_FileDialogToParent, "up"},
    {QStyle::SP_FileDialogNewFolder, "folder-new"},
    {QStyle::SP_FileDialogListView, "list"},
    {QStyle::SP_FileDialogDetailedView, "details"},
    {QStyle::SP_DirIcon, "folder"},
    {QStyle::SP_DirOpenIcon, "folder"},
    {QStyle::SP_DirClosedIcon, "folder"},
    {QStyle::SP_DirLinkIcon, "folder"},
    {QStyle::SP_DirHomeIcon, "home"},
    {QStyle::SP_FileIcon, "file"},
    {QStyle::SP_FileLinkIcon, "file"},
    {QStyle::SP_ComputerIcon, "computer"},
    {QStyle::SP_DesktopIcon, "computer"},
    {QStyle::SP_DriveHDIcon, "drive"},
    {QStyle::SP_LineEditClearButton, "clear"}};

} // namespace

// A click on the groove jumps to that position, as users expect.
int HouseStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const
{
    if (hint == SH_Slider_AbsoluteSetButtons)
        return Qt::LeftButton;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QIcon HouseStyle::standardIcon(StandardPixmap which, const QStyleOption* option,
                               const QWidget* widget) const
{
    const auto own =
        std::ranges::find(kIcons, which, &std::pair<StandardPixmap, const char*>::first);
    if (own == std::end(kIcons))
        return QProxyStyle::standardIcon(which, option, widget);
    const Theme& theme = Theme::of(widget ? widget->palette() : QApplication::palette());
    return QIcon(theme.icon(QString::fromLatin1(own->second)));
}

// Qt autodetects rich text, so a name in an untrusted file could load images or hide words. Labels
// are plain text unless they set another format; that includes tooltips and message boxes.
void HouseStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
}

void prepare(QApplication& app, const Theme& theme)
{
    loadFonts();
    if (!app.property("house").toBool()) {
        app.setStyle(new HouseStyle);
        letSlidersSpeak();
        app.setProperty("house", true);
    }
    if (const QFont font = uiFont(13); app.font() != font)
        app.setFont(font);
    app.setPalette(theme.palette());
}

void apply(QApplication& app, const Theme& theme)
{
    prepare(app, theme);
    app.setStyleSheet(theme.styleSheet());
}

} // namespace views

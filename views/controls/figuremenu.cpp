#include "views/controls/figuremenu.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeySequence>
#include <QMenu>

namespace views {
namespace {

struct FigureMenu {
    Q_DECLARE_TR_FUNCTIONS(FigureMenu)
};

QString withKey(const QString& text, const QKeySequence& key)
{
    return text + u'\t' + key.toString(QKeySequence::NativeText);
}

} // namespace

void offerFigure(QMenu& menu, const QString& text, const std::function<void()>& why)
{
    menu.addAction(withKey(FigureMenu::tr("Copy value"), QKeySequence::Copy),
                   [text] { copyFigure(text); })
        ->setObjectName(QStringLiteral("copy-value"));
    if (why)
        menu.addAction(withKey(FigureMenu::tr("Why this figure?"), Qt::Key_Return), why)
            ->setObjectName(QStringLiteral("why"));
}

void copyFigure(const QString& text)
{
    QString plain = text;
    plain.replace(QChar(0x00a0), u' ').replace(QChar(0x202f), u' ').remove(QChar(0x2060));
    QGuiApplication::clipboard()->setText(plain);
}

} // namespace views

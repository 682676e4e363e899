#include "app/pagewindow.h"

#include "model/project/projectdocument.h"

#include <QCloseEvent>
#include <QShortcut>
#include <QVBoxLayout>

namespace app {

PageWindow::PageWindow(model::ProjectDocument& document, QWidget* page, const QString& name)
    : document_(document)
    , page_(page)
{
    setWindowFlag(Qt::Window);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(page);
    page->show();
    setName(name);
    const auto key = [this](const QKeySequence& keys, auto act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    key(Qt::CTRL | Qt::Key_Z, [this] { document_.undoStack()->undo(); });
    key(Qt::CTRL | Qt::SHIFT | Qt::Key_Z, [this] { document_.undoStack()->redo(); });
    key(Qt::CTRL | Qt::Key_Y, [this] { document_.undoStack()->redo(); });
    key(Qt::CTRL | Qt::Key_W, [this] { close(); });
}

QString PageWindow::planName() const
{
    const auto& project = document_.project();
    return QString::fromStdString(project.scenarios[project.current].name);
}

void PageWindow::setName(const QString& name)
{
    setWindowTitle(tr("%1 – Headroom").arg(name));
}

void PageWindow::closeEvent(QCloseEvent* event)
{
    event->accept();
    Q_EMIT closed();
}

} // namespace app

#pragma once

#include <QFrame>
#include <QList>

class QButtonGroup;
class QKeySequence;
class QToolButton;
class QVBoxLayout;

namespace views {

// The pages, one below the other at the left edge. It knows their names, not what they show.
class PageRail : public QFrame {
    Q_OBJECT
public:
    explicit PageRail(QWidget* parent = nullptr);

    // The icon is one of the program's own, by its name.
    void addPage(const QString& icon);
    // What it is called, and the keys that show it.
    void setName(int page, const QString& name, const QKeySequence& keys);
    void setCurrent(int page);
    // Icons alone, where the pages need the room.
    void setCompact(bool compact);
    QToolButton* button(int page) const;

Q_SIGNALS:
    void asked(int page);
    void menuAsked(int page, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showIcons();

    QVBoxLayout* layout_;
    QButtonGroup* buttons_;
    QStringList icons_;
};

} // namespace views

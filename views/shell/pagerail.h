#pragma once

#include <QFrame>
#include <QList>

#include <map>

class QButtonGroup;
class QKeySequence;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace views {

// The pages, one below the other at the left edge, under the headings of their groups. It knows
// their names, not what they show.
class PageRail : public QFrame {
    Q_OBJECT
public:
    explicit PageRail(QWidget* parent = nullptr);

    // Below what is there: a heading, and a page with one of the program's own icons, by its name.
    void addGroup();
    void addPage(int page, const QString& icon);
    void setGroupName(int group, const QString& name);
    // What it is called, and the keys that show it.
    void setName(int page, const QString& name, const QKeySequence& keys);
    void setCurrent(int page);
    // Smaller, where the pages need the room; names stay.
    void setCompact(bool compact);
    QToolButton* button(int page) const;
    QLabel* heading(int group) const { return headings_[group]; }

Q_SIGNALS:
    void pageRequested(int page);
    void menuRequested(int page, const QPoint& at);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showIcons();
    void dress(QToolButton* button) const;

    QVBoxLayout* layout_;
    QButtonGroup* buttons_;
    std::map<int, QString> icons_;
    QList<QLabel*> headings_;
    bool compact_ = false;
};

} // namespace views

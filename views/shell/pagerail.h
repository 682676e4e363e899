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

// The list of pages at the left edge, grouped by headings. It knows the names of the pages, not
// their content.
class PageRail : public QFrame {
    Q_OBJECT
public:
    explicit PageRail(QWidget* parent = nullptr);

    // Appends a heading; and a page, with one of our icons by name.
    void addGroup();
    void addPage(int page, const QString& icon);
    void setGroupName(int group, const QString& name);
    // The page's name and its shortcuts.
    void setName(int page, const QString& name, const QKeySequence& keys);
    void setCurrent(int page);
    // A smaller layout that still shows the names.
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

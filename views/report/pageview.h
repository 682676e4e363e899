#pragma once

#include "views/report/press.h"

#include <QPixmap>
#include <QScrollArea>

#include <memory>

namespace views {

// The pages of a report below each other, as wide as there is room, drawn as they come into view.
class PageView : public QScrollArea {
    Q_OBJECT
public:
    // What a page is drawn within: its language is not the window's.
    using Around = std::function<void(const std::function<void()>& draw)>;
    explicit PageView(QWidget* parent = nullptr);
    ~PageView() override;

    // Stays at the page that is in view.
    void setPages(std::unique_ptr<Press> press, const PaperSize& size, Around around);
    int pages() const;
    int page() const; // in view, counted from 0
    void showPage(int page);
    QImage pictureOf(int page) const; // as it stands here

Q_SIGNALS:
    void turned(int page, int pages);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Sheet;
    void arrange();

    Sheet* sheet_;
};

} // namespace views

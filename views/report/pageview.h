#pragma once

#include "views/report/press.h"

#include <QPixmap>
#include <QScrollArea>

#include <memory>

namespace views {

// The pages of a report below each other, fitted to the width, rendered as they scroll in.
class PageView : public QScrollArea {
    Q_OBJECT
public:
    // Wraps the drawing of a page, since its language may differ from the window's.
    using Around = std::function<void(const std::function<void()>& draw)>;
    explicit PageView(QWidget* parent = nullptr);
    ~PageView() override;

    // Keeps the current page in view.
    void setPages(std::unique_ptr<Press> press, const PaperSize& size, Around around);
    int pages() const;
    int page() const; // in view, counted from 0
    void showPage(int page);
    QImage pictureOf(int page) const; // as rendered here

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

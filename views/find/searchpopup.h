#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;

namespace views {

// A row of a searched list.
struct SearchRow {
    QString id, title, where, aside;
    std::vector<int> lit{}; // matched letters of the title
    bool favoured = false;
    QString head{}; // heading above the first row of a group
};

// A field above a list that is searched as you type, usable by keyboard alone: arrows move, Enter
// accepts, Ctrl+Enter accepts the other way, Escape closes. It knows nothing about the entries.
class SearchPopup : public QFrame {
    Q_OBJECT
public:
    using Source = std::function<std::vector<SearchRow>(const QString& typed)>;
    explicit SearchPopup(Source source, QWidget* parent);

    void setWords(const QString& name, const QString& placeholder, const QString& hint);
    // Rows then have a star that a click or Ctrl+D toggles.
    void letFavour(bool may) { mayFavour_ = may; }
    // Opens with its top left corner at that position of the screen; selects the row with that id.
    void openAt(const QPoint& at, const QSize& size, const QString& current = {});
    void refresh(); // searches again
    // Embeds it permanently in a window.
    void stay();
    void select(const QString& id);
    QLineEdit* field() const { return field_; }
    QListView* list() const { return list_; }
    const std::vector<SearchRow>& rows() const { return rows_; }

Q_SIGNALS:
    void taken(const QString& id, bool otherWay);
    void favoured(const QString& id, bool favoured);
    void moved(const QString& id); // the current row changed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Model;
    void take(bool otherWay);
    void move(int by);
    void favour(int row);

    Source source_;
    std::vector<SearchRow> rows_;
    Model* model_;
    QLineEdit* field_;
    QListView* list_;
    QLabel *none_, *hint_;
    bool mayFavour_ = false, stays_ = false;
};

} // namespace views

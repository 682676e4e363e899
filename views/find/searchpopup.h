#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QLabel;
class QLineEdit;
class QListView;

namespace views {

// A row of a list that is searched.
struct SearchRow {
    QString id, title, where, aside;
    std::vector<int> lit{}; // letters of the title that were met
    bool favoured = false;
    QString head{}; // over the first of a group
};

// A field over a list that follows what is typed, by keyboard alone: arrows move, Enter takes,
// Ctrl+Enter takes the other way, Escape closes. It knows nothing of what it lists.
class SearchPopup : public QFrame {
    Q_OBJECT
public:
    using Source = std::function<std::vector<SearchRow>(const QString& typed)>;
    explicit SearchPopup(Source source, QWidget* parent);

    void setWords(const QString& name, const QString& placeholder, const QString& hint);
    // Rows have a star then, which a click or Ctrl+D gives and takes.
    void letFavour(bool may) { mayFavour_ = may; }
    // With its upper left corner there, on that screen; the row of that id is the current one.
    void openAt(const QPoint& at, const QSize& size, const QString& current = {});
    void refresh(); // the rows as they are now
    // As a part of a window that it stays in.
    void stay();
    void select(const QString& id);
    QLineEdit* field() const { return field_; }
    QListView* list() const { return list_; }
    const std::vector<SearchRow>& rows() const { return rows_; }

Q_SIGNALS:
    void taken(const QString& id, bool otherWay);
    void favoured(const QString& id, bool favoured);
    void moved(const QString& id); // the current row is another one

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

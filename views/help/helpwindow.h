#pragma once

#include <QDialog>
#include <QSet>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;

namespace views {

class SearchPopup;
struct SearchRow;

// The guide and the glossary: a searchable list and the text of the current entry.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    struct Entry {
        QString id, title, where, text, also;
        bool leadsOn = false; // to something that can be shown in the main window
    };
    explicit HelpWindow(QWidget* parent);

    void setEntries(std::vector<Entry> entries);
    void showEntry(const QString& id);
    SearchPopup* search() const { return search_; }
    QPushButton* go() const { return go_; }
    QString shownText() const;
    QStringList related() const; // ids of entries with words in common with the current one

Q_SIGNALS:
    void topicRequested(const QString& id); // to show it

protected:
    void changeEvent(QEvent* event) override;

private:
    std::vector<SearchRow> found(const QString& typed) const;
    void show(const QString& id);
    void retranslate();
    void showRelated();

    struct Known {
        Entry entry;
        QString title, context; // folded for the search
        QSet<QString> words;    // of the title
    };
    std::vector<Known> all_;
    SearchPopup* search_;
    QLabel *title_, *where_, *text_;
    QPushButton* go_;
    QLabel* also_;
    QString current_;
};

} // namespace views

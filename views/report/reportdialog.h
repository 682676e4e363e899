#pragma once

#include "model/document/document.h"
#include "model/project/projectdocument.h"
#include "views/report/pageview.h"

#include <QDialog>
#include <QTimer>

#include <functional>
#include <map>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace views {

class AccentField;
class LogoField;
class SegmentBar;

// A live preview of the report and its settings: cover, paper and language, which sections in which
// order, and a custom paragraph in each. The settings are saved in the project as one undo step.
class ReportDialog : public QDialog {
    Q_OBJECT
public:
    // Provided by the application.
    struct Outside {
        std::vector<std::pair<QString, QString>> languages; // id, own name
        // Runs `work` in that language; empty: the window's.
        std::function<void(const QString& language,
                           const std::function<void(const QLocale&)>& work)>
            speaking;
        std::function<void(const QString& kind)> exportAs; // of outputs: report, brief, slides
        std::function<void()> print;
    };
    ReportDialog(model::ProjectDocument& document, Outside outside, QWidget* parent = nullptr);

    QLineEdit* field(const QString& name) const; // title, client, author, notice
    SegmentBar* kinds() const { return kind_; }
    QComboBox* language() const { return language_; }
    QComboBox* currency() const { return currency_; }
    QComboBox* paper() const { return paper_; }
    AccentField* accent() const { return accent_; }
    LogoField* logo() const { return logo_; }
    QListWidget* sections() const { return sections_; }
    QPlainTextEdit* note() const { return note_; }
    PageView* preview() const { return preview_; }
    QPushButton* exporting() const { return export_; }

    void done(int result) override; // saves the settings, however the dialog is closed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Kind { Report, Brief, Slides };
    QWidget* wishes();
    void fillCurrencies();
    void fillSections(const model::ReportDocument& whole);
    void showNote();
    engine::ReportWish wish() const;
    engine::Project wished() const;
    void keep();
    void refresh();
    model::ReportDocument make(const engine::Project& project, const model::NumberFormat& format);

    model::ProjectDocument& document_;
    Outside outside_;
    SegmentBar* kind_;
    QLineEdit *title_, *client_, *author_, *notice_;
    QComboBox *language_, *currency_, *paper_;
    std::vector<std::optional<engine::Currency>> currencies_; // in the order of the combo box
    AccentField* accent_;
    LogoField* logo_;
    QListWidget* sections_;
    QLabel *noteName_, *pageName_;
    QPlainTextEdit* note_;
    PageView* preview_;
    QPushButton *export_, *print_;
    QTimer typed_;
    // The complete report per language and currency.
    std::map<QString, model::ReportDocument> whole_;
};

} // namespace views

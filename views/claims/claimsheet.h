#pragma once

#include "model/claims/claimlines.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace model {
class ProjectDocument;
}

namespace views {

class ValueField;

// One claim: its verdict and why, our values next to the claimed ones, and the inputs, which can be
// edited; everything updates at once.
class ClaimSheet : public QFrame {
    Q_OBJECT
public:
    explicit ClaimSheet(model::ProjectDocument& document, QWidget* parent = nullptr);

    void show(const engine::Claim* claim); // null: shows a hint
    using QFrame::show;
    void refresh();

    const engine::Claim& claim() const { return changed_; }
    QString verdict() const;
    QString reason() const;
    ValueField* field(const std::string& key) const;
    QPushButton* resetInputs() const { return reset_; }
    QPushButton* open() const { return open_; }

Q_SIGNALS:
    void opened();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct FigureRow {
        QLabel *label, *ours, *claimed, *agrees;
    };
    struct InputRow {
        std::string key;
        QLabel* label;
        ValueField* field;
        QLabel* source;
    };
    QWidget* scrolled();
    QWidget* buildFigures(const model::ClaimLines& lines);
    QWidget* buildInputs(const model::ClaimLines& lines);
    void rebuild();
    void fill(const model::ClaimLines& lines);
    void fillFigures(const model::ClaimLines& lines);
    void fillInputs(const model::ClaimLines& lines);
    void take(const std::string& key, const QString& text);
    void openAsScenario();

    model::ProjectDocument& document_;
    std::optional<engine::Claim> shown_;
    engine::Claim changed_;
    model::ClaimTone tone_ = model::ClaimTone::Open;
    QLabel *quote_, *source_, *verdict_, *reason_, *pattern_, *problem_;
    QVBoxLayout* rows_;
    QWidget *figures_ = nullptr, *inputs_ = nullptr;
    std::vector<FigureRow> figureRows_;
    std::vector<InputRow> inputRows_;
    QPushButton *reset_, *open_;
};

} // namespace views

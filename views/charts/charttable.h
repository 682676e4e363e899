#pragma once

#include "model/chart/chartdata.h"

#include <QTableWidget>

namespace views {

// The values of a chart as a table.
class ChartTable : public QTableWidget {
    Q_OBJECT
public:
    explicit ChartTable(QWidget* parent = nullptr);
    void setTable(const model::Table& table);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    model::Table table_;
};

} // namespace views

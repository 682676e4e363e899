#pragma once

#include "model/chart/chartdata.h"

#include <QTableWidget>

namespace views {

// The figures of a chart, to be read one by one.
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

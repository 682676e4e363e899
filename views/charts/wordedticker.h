#pragma once

#include <qcustomplot.h>

namespace views {

// Tick labels with a prefix and a suffix: "$7 M", "256×", "4 y".
class WordedTicker : public QCPAxisTicker {
public:
    QString prefix, suffix;
    QString counted;      // unit shown on the last label: "512 GPUs"
    double step = 0;      // 0: automatic
    double wholes = 0;    // for indivisible units, their batch size: powers of two, whole nodes
    bool decades = false; // logarithmic axis: labels at 1, 2 and 5 of each decade, or only at 1
    const QCPAxis* along = nullptr; // drops labels that would overlap along this axis

protected:
    double getTickStep(const QCPRange& range) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale,
                                       QChar format, int precision) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    QVector<double> powersOfTwo(const QCPRange& range) const;
    double last_ = 0; // last visible tick
};

} // namespace views

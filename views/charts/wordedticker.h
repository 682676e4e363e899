#pragma once

#include <qcustomplot.h>

namespace views {

// Ticks with what stands around their numbers: "$7 M", "256×", "4 y".
class WordedTicker : public QCPAxisTicker {
public:
    QString prefix, suffix;
    QString counted;      // what the axis counts, said at its end: "512 GPUs"
    double step = 0;      // 0: a readable step
    double wholes = 0;    // what has no parts and comes in so many: powers of two, whole nodes
    bool decades = false; // on a logarithmic axis: 1, 2 and 5 of each, or 1 alone
    const QCPAxis* along = nullptr; // whose labels stand side by side and must not touch

protected:
    double getTickStep(const QCPRange& range) override;
    QVector<double> createTickVector(double step, const QCPRange& range) override;
    int getSubTickCount(double) override { return 0; }
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale,
                                       QChar format, int precision) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    QVector<double> powersOfTwo(const QCPRange& range) const;
    double last_ = 0; // of the ticks in sight
};

} // namespace views

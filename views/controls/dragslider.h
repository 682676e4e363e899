#pragma once

#include <QSlider>
#include <QStringList>
#include <QVector>

namespace views {

// A custom-painted slider with labeled ticks. A drag is one gesture from press to release; keys
// request relative steps; the wheel works only with focus.
class DragSlider : public QSlider {
    Q_OBJECT
public:
    static constexpr int kSteps = 10000;

    explicit DragSlider(QWidget* parent = nullptr);

    void setTicks(QVector<double> positions, QStringList labels);
    // What a screen reader announces and sets instead of the handle's position.
    struct Spoken {
        double value = 0, low = 0, high = 0;
        QString text; // "256 GPUs"
    };
    void setSpoken(const Spoken& spoken);
    const Spoken& spoken() const { return spoken_; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void gestureStarted();
    void gestureEnded();
    void stepRequested(int steps, bool page);
    void resetRequested();
    void valueRequested(double spoken);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    QRect handle() const;
    void endKeyGesture();

    QVector<double> positions_;
    QStringList labels_;
    Spoken spoken_;
    int heldKey_ = 0; // the key that started the gesture
};

} // namespace views

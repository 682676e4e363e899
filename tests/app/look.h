#pragma once

#include "app/mainwindow.h"

#include <QLocale>
#include <QStringList>
#include <QTemporaryDir>

// Visits every page of a window and collects text that is cut off: elided, or in a label, button or
// field narrower than it.
class Look {
public:
    Look(const QSize& size, const QString& language);
    app::MainWindow& window() { return window_; }
    model::ProjectDocument& document() { return window_.document(); }
    void at(const QString& what);
    QString cut();

private:
    QTemporaryDir folder_;
    QLocale locale_; // before the window: the sample's names are in its language
    app::MainWindow window_;
    QStringList cut_;
};

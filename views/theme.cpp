#include "views/theme.h"

#include <QFontDatabase>
#include <QHash>

namespace views {
namespace {

QColor rgb(const char* name)
{
    return QColor(QLatin1String(name));
}

} // namespace

const Theme& Theme::day()
{
    static const Theme theme{.dark = false,
                             .window = rgb("#f5f6f8"),
                             .panel = rgb("#ffffff"),
                             .card = rgb("#ffffff"),
                             .field = rgb("#f5f6f8"),
                             .border = rgb("#e1e5eb"),
                             .grid = rgb("#eceff3"),
                             .text = rgb("#14171c"),
                             .muted = rgb("#5b6472"),
                             .faint = rgb("#8a93a1"),
                             .accent = rgb("#0f62d0"),
                             .accentText = rgb("#ffffff"),
                             .accentSoft = rgb("#e6effc"),
                             .good = rgb("#00755a"),
                             .warning = rgb("#b55400"),
                             .bad = rgb("#b3261e"),
                             .series = {rgb("#009e73"), rgb("#cc79a7"), rgb("#56b4e9"),
                                        rgb("#e69f00"), rgb("#d55e00"), rgb("#0072b2")}};
    return theme;
}

const Theme& Theme::night()
{
    static const Theme theme{.dark = true,
                             .window = rgb("#15181d"),
                             .panel = rgb("#1b1f26"),
                             .card = rgb("#1b1f26"),
                             .field = rgb("#12151a"),
                             .border = rgb("#323945"),
                             .grid = rgb("#2a303a"),
                             .text = rgb("#f1f3f6"),
                             .muted = rgb("#a5aebb"),
                             .faint = rgb("#7d8795"),
                             .accent = rgb("#6cb0ff"),
                             .accentText = rgb("#0d1116"),
                             .accentSoft = rgb("#1d3250"),
                             .good = rgb("#3ecf9d"),
                             .warning = rgb("#ffb454"),
                             .bad = rgb("#ff8a80"),
                             .series = {rgb("#30c795"), rgb("#e79ac6"), rgb("#8fd0f5"),
                                        rgb("#eaab21"), rgb("#f58b4c"), rgb("#5cb6ee")}};
    return theme;
}

const Theme& Theme::of(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128 ? night() : day();
}

QPalette Theme::palette() const
{
    QPalette p;
    const auto set = [&p](QPalette::ColorRole role, const QColor& color) {
        p.setColor(role, color);
    };
    set(QPalette::Window, window);
    set(QPalette::WindowText, text);
    set(QPalette::Base, panel);
    set(QPalette::AlternateBase, field);
    set(QPalette::Text, text);
    set(QPalette::PlaceholderText, faint);
    set(QPalette::Button, panel);
    set(QPalette::ButtonText, text);
    set(QPalette::ToolTipBase, card);
    set(QPalette::ToolTipText, text);
    set(QPalette::Highlight, accent);
    set(QPalette::HighlightedText, accentText);
    set(QPalette::Link, accent);
    set(QPalette::Mid, border);
    set(QPalette::Light, card);
    set(QPalette::Dark, border);
    set(QPalette::Shadow, border);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, faint);
    return p;
}

// Only what the palette cannot express. The controls set the object names and properties.
QString Theme::styleSheet() const
{
    QString sheet = QStringLiteral(R"(
QToolTip { background: @card; color: @text; border: 1px solid @border; padding: 6px; }
QFrame#card { background: @card; border: 1px solid @border; border-radius: 8px; }
QFrame#side, QFrame#side QWidget#inside { background: @panel; border: 0; }
QLineEdit { background: @field; color: @text; border: 1px solid @border; border-radius: 5px;
            padding: 2px 6px; selection-background-color: @accent; }
QLineEdit:focus { border: 1px solid @accent; }
QLineEdit[wrong="true"] { border: 1px solid @bad; }
QComboBox { background: @panel; color: @text; border: 1px solid @border; border-radius: 6px;
            padding: 5px 8px; }
QComboBox:focus, QPushButton:focus, QToolButton:focus { border: 1px solid @accent; }
QComboBox::drop-down { border: 0; width: 24px; }
QComboBox::down-arrow { image: url(@chevron); width: 16px; height: 16px; }
QComboBox QAbstractItemView { background: @panel; color: @text; border: 1px solid @border;
            selection-background-color: @accentSoft; selection-color: @text; outline: 0; }
QPushButton { background: @panel; color: @text; border: 1px solid @border; border-radius: 6px;
            padding: 5px 12px; }
QPushButton:hover { background: @accentSoft; }
QPushButton:disabled { color: @faint; background: transparent; }
QPushButton:checked { background: @accentSoft; color: @accent; }
QPushButton::menu-indicator { image: url(@chevron); width: 12px; height: 12px;
            subcontrol-position: right center; right: 8px; }
QPushButton[primary="true"]:disabled { background: @field; color: @faint; border-color: @border; }
QPushButton[primary="true"]:enabled { background: @accent; color: @accentText; border-color: @accent; }
QPushButton[segment="true"] { border-radius: 0; padding: 5px 4px; border-right: 0;
            background: @panel; color: @muted; }
QPushButton[segment="true"][edge="first"] { border-top-left-radius: 6px;
            border-bottom-left-radius: 6px; }
QPushButton[segment="true"][edge="last"] { border-top-right-radius: 6px;
            border-bottom-right-radius: 6px; border-right: 1px solid @border; }
QPushButton[segment="true"][edge="alone"] { border-radius: 6px; border-right: 1px solid @border; }
QPushButton[segment="true"]:checked { background: @accentSoft; color: @accent;
            font-weight: 600; }
QPushButton[segment="true"]:disabled { color: @faint; }
QToolButton { background: transparent; color: @text; border: 1px solid transparent;
            border-radius: 6px; padding: 4px; }
QToolButton:hover { background: @accentSoft; }
QToolButton:disabled { color: @faint; }
QToolButton[primary="true"] { background: @accent; color: @accentText; padding: 5px 12px;
            font-weight: 600; }
QFrame#rail { background: @panel; border: 0; border-right: 1px solid @border; }
QToolButton[page="true"] { color: @muted; padding: 6px 2px; border-radius: 8px; }
QToolButton[page="true"][tight="true"] { padding: 2px 0; border-radius: 6px; }
QLabel#railgroup { color: @faint; padding: 3px 0 0 0; }
QToolButton[page="true"]:checked { background: @accentSoft; color: @accent; font-weight: 600; }
QToolButton:checked { background: @accentSoft; }
QToolButton[more="true"]:checked { background: transparent; }
QToolButton[more="true"] { color: @accent; padding: 2px 0; }
QTabBar#scenarios { background: transparent; border: 0; }
QTabBar#scenarios::tab { background: transparent; color: @muted; border: 1px solid transparent;
            border-radius: 6px; padding: 5px 8px; margin-right: 2px; }
QTabBar#scenarios::tab:hover { background: @field; }
QTabBar#scenarios::tab:selected { background: @accentSoft; color: @accent; font-weight: 600; }
QTabBar#scenarios::tab:selected:focus { border: 1px solid @accent; }
QPushButton[work="true"] { border: 1px solid transparent; text-align: left; color: @muted;
            padding: 3px 8px; }
QPushButton[work="true"]:checked { background: @accentSoft; color: @accent; font-weight: 600; }
QPushButton[work="true"]:focus { border: 1px solid @accent; }
QToolButton[more="true"]::menu-indicator { image: none; }
QLabel#muted, QLabel#subtitle { color: @muted; }
QLabel#warning { color: @text; border: 0 solid @warning; border-left-width: 3px; padding-left: 8px; }
QLabel#problem { color: @bad; }
QLabel#heading { color: @muted; font-weight: 600; }
QScrollArea { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 8px; margin: 0; }
QScrollBar::handle:vertical { background: @border; border-radius: 4px; min-height: 24px; }
QScrollBar:horizontal { background: transparent; height: 8px; margin: 0; }
QScrollBar::handle:horizontal { background: @border; border-radius: 4px; min-width: 24px; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
            background: transparent; height: 0; width: 0; }
QMenuBar { background: @panel; color: @text; border: 0; }
QMenuBar::item { padding: 5px 8px; border-radius: 5px; background: transparent; }
QMenuBar::item:selected, QMenu::item:selected { background: @accentSoft; color: @text; }
QMenu { background: @panel; color: @text; border: 1px solid @border; }
QMenu::item:disabled { color: @faint; }
QStatusBar { background: @panel; color: @muted; border-top: 1px solid @border; }
QStatusBar::item { border: 0; }
QStatusBar QLabel { color: @muted; padding: 2px 12px; }
QTableView { background: @panel; color: @text; gridline-color: @grid; border: 0; }
QHeaderView::section { background: @field; color: @muted; border: 0; padding: 4px 8px; }
QListWidget#kinds { background: @panel; color: @text; border: 0; outline: 0; padding: 8px;
            border-right: 1px solid @border; }
QListWidget#kinds::item { border-radius: 6px; padding: 0 8px; }
QListWidget#kinds::item:hover { background: @field; }
QListWidget#kinds::item:selected { background: @accentSoft; color: @accent; }
QPlainTextEdit { background: @field; color: @text; border: 0; border-radius: 6px; padding: 4px; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QDialog QListView { background: @panel; color: @text; border: 0; outline: 0; }
QFrame#card QListView { background: @card; color: @text; border: 0; outline: 0; }
QSplitter::handle { background: transparent; }
)");
    const std::pair<const char*, QColor> colours[] = {{"@accentSoft", accentSoft},
                                                      {"@accentText", accentText},
                                                      {"@accent", accent},
                                                      {"@card", card},
                                                      {"@panel", panel},
                                                      {"@field", field},
                                                      {"@border", border},
                                                      {"@grid", grid},
                                                      {"@text", text},
                                                      {"@muted", muted},
                                                      {"@faint", faint},
                                                      {"@warning", warning},
                                                      {"@bad", bad}};
    for (const auto& [name, colour] : colours)
        sheet.replace(QLatin1String(name), colour.name());
    return sheet.replace(QStringLiteral("@chevron"), icon(QStringLiteral("chevron")));
}

QString Theme::icon(const QString& name) const
{
    return QStringLiteral(":/icons/%1-%2.svg")
        .arg(name, dark ? QStringLiteral("dark") : QStringLiteral("light"));
}

QFont uiFont(int pixels, QFont::Weight weight)
{
    static QHash<std::pair<int, int>, QFont> made; // cached, since every text painted needs one
    const std::pair<int, int> key(pixels, weight);
    auto known = made.constFind(key);
    if (known == made.constEnd()) {
        QFont font(QStringLiteral("Headroom Sans"));
        font.setPixelSize(pixels);
        font.setWeight(weight);
        known = made.insert(key, font);
    }
    return *known;
}

void loadFonts()
{
    static const bool loaded = [] {
        for (const auto* name : {"Regular", "SemiBold"})
            QFontDatabase::addApplicationFont(
                QStringLiteral(":/fonts/HeadroomSans-%1.otf").arg(QLatin1String(name)));
        return true;
    }();
    Q_UNUSED(loaded)
}

} // namespace views

#include "views/find/searchpopup.h"

#include "views/find/searchdelegate.h"
#include "views/theme.h"

#include <QAbstractListModel>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QScreen>
#include <QScrollBar>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

class SearchPopup::Model : public QAbstractListModel {
public:
    Model(const std::vector<SearchRow>& rows, QObject* parent)
        : QAbstractListModel(parent)
        , rows_(rows)
    {
    }
    void begin() { beginResetModel(); }
    void end() { endResetModel(); }
    void changed(int row) { Q_EMIT dataChanged(index(row), index(row)); }
    int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid())
            return {};
        const SearchRow& row = rows_[static_cast<std::size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole: return row.title;
        case SearchDelegate::RowRole: return QVariant::fromValue<const SearchRow*>(&row);
        case Qt::AccessibleTextRole: {
            QStringList parts{row.title, row.where, row.aside};
            parts.removeAll(QString());
            return parts.join(QStringLiteral(", "));
        }
        default: return {};
        }
    }

private:
    const std::vector<SearchRow>& rows_;
};

SearchPopup::SearchPopup(Source source, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , source_(std::move(source))
    , model_(new Model(rows_, this))
    , field_(new QLineEdit)
    , list_(new QListView)
    , none_(new QLabel)
    , hint_(new QLabel)
{
    setObjectName(QStringLiteral("card"));
    field_->setClearButtonEnabled(true);
    field_->setFont(uiFont(14));
    field_->setMinimumHeight(4 * kGrid);
    field_->installEventFilter(this);
    list_->setModel(model_);
    list_->setItemDelegate(new SearchDelegate(mayFavour_, list_));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setFocusPolicy(Qt::NoFocus); // the field keeps it
    list_->setMouseTracking(true);
    list_->viewport()->installEventFilter(this);
    none_->setObjectName(QStringLiteral("muted"));
    none_->setAlignment(Qt::AlignCenter);
    hint_->setObjectName(QStringLiteral("muted"));
    hint_->setFont(uiFont(11));
    auto* lists = new QStackedLayout;
    lists->addWidget(list_);
    lists->addWidget(none_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    all->setSpacing(kGrid);
    all->addWidget(field_);
    all->addLayout(lists, 1);
    all->addWidget(hint_);
    setFocusProxy(field_);
    connect(field_, &QLineEdit::textChanged, this, &SearchPopup::refresh);
    connect(list_, &QListView::clicked, this, [this] {
        if (!stays_) // else a click only selects
            take(false);
    });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid())
                    Q_EMIT moved(rows_[static_cast<std::size_t>(now.row())].id);
            });
}

void SearchPopup::setWords(const QString& name, const QString& placeholder, const QString& hint)
{
    setAccessibleName(name);
    field_->setAccessibleName(name);
    list_->setAccessibleName(name);
    field_->setPlaceholderText(placeholder);
    none_->setText(tr("Nothing matches. Try fewer letters or another word."));
    hint_->setText(hint);
    hint_->setVisible(!hint.isEmpty());
}

void SearchPopup::openAt(const QPoint& at, const QSize& size, const QString& current)
{
    const QScreen* there = QGuiApplication::screenAt(at);
    const QRect free = (there ? there : screen())->availableGeometry();
    const QSize fits = size.boundedTo(free.size());
    resize(fits);
    QFrame::move(
        std::clamp(at.x(), free.left(), std::max(free.left(), free.right() - fits.width())),
        std::clamp(at.y(), free.top(), std::max(free.top(), free.bottom() - fits.height())));
    if (field_->text().isEmpty())
        refresh();
    else
        field_->clear();
    show();
    field_->setFocus(Qt::PopupFocusReason);
    select(current);
}

void SearchPopup::stay()
{
    stays_ = true;
    setWindowFlags(Qt::Widget);
    setObjectName(QString()); // removes its frame
    layout()->setContentsMargins(0, 0, 0, 0);
}

void SearchPopup::select(const QString& id)
{
    const auto found = std::ranges::find(rows_, id, &SearchRow::id);
    if (found == rows_.end())
        return;
    list_->setCurrentIndex(model_->index(static_cast<int>(found - rows_.begin())));
    list_->scrollTo(list_->currentIndex(), QAbstractItemView::PositionAtCenter);
}

void SearchPopup::refresh()
{
    model_->begin();
    rows_ = source_(field_->text());
    model_->end();
    static_cast<QStackedLayout*>(layout()->itemAt(1)->layout())->setCurrentIndex(rows_.empty());
    if (!rows_.empty())
        list_->setCurrentIndex(model_->index(0));
}

void SearchPopup::move(int by)
{
    const int rows = model_->rowCount({});
    if (rows == 0)
        return;
    const int now = list_->currentIndex().row();
    int to = now + by;
    if (std::abs(by) == 1) // wraps around
        to = (to + rows) % rows;
    list_->setCurrentIndex(model_->index(std::clamp(to, 0, rows - 1)));
    list_->scrollTo(list_->currentIndex());
}

void SearchPopup::take(bool otherWay)
{
    const QModelIndex at = list_->currentIndex();
    if (!at.isValid())
        return;
    const QString id = rows_[static_cast<std::size_t>(at.row())].id;
    if (!stays_)
        hide();
    Q_EMIT taken(id, otherWay);
}

void SearchPopup::favour(int row)
{
    SearchRow& favoured = rows_[static_cast<std::size_t>(row)];
    favoured.favoured = !favoured.favoured;
    model_->changed(row);
    Q_EMIT this->favoured(favoured.id, favoured.favoured);
}

bool SearchPopup::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == field_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        constexpr int kPage = 8;
        switch (key->key()) {
        case Qt::Key_Down: return move(1), true;
        case Qt::Key_Up: return move(-1), true;
        case Qt::Key_PageDown: return move(kPage), true;
        case Qt::Key_PageUp: return move(-kPage), true;
        case Qt::Key_Return:
        case Qt::Key_Enter: return take(key->modifiers() & Qt::ControlModifier), true;
        case Qt::Key_Escape:
            if (stays_)
                break; // closes the window
            return hide(), true;
        case Qt::Key_D:
            if (!mayFavour_ || !(key->modifiers() & Qt::ControlModifier))
                break;
            if (list_->currentIndex().isValid())
                favour(list_->currentIndex().row());
            return true;
        default: break;
        }
    }
    if (!stays_ && watched == list_->viewport() && event->type() == QEvent::MouseMove) {
        const QModelIndex under = list_->indexAt(static_cast<QMouseEvent*>(event)->pos());
        if (under.isValid())
            list_->setCurrentIndex(under);
    }
    if (mayFavour_ && watched == list_->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const QPoint at = static_cast<QMouseEvent*>(event)->pos();
        const QModelIndex under = list_->indexAt(at);
        if (under.isValid() && SearchDelegate::starOf(list_->visualRect(under)).contains(at))
            return favour(under.row()), true;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace views

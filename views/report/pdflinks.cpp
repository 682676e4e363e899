#include "views/report/pdflinks.h"

#include <map>

namespace views {
namespace {

// A PDF text string for any language: UTF-16 in hexadecimal digits.
QByteArray pdfText(const QString& text)
{
    QByteArray hex = "<FEFF";
    for (const QChar c : text)
        hex += QByteArray::number(c.unicode(), 16).rightJustified(4, '0').toUpper();
    return hex + '>';
}

QByteArray ref(int object)
{
    return QByteArray::number(object) + " 0 R";
}

// Reads the objects of a PDF file written by Qt, as far as needed.
class Written {
public:
    explicit Written(const QByteArray& pdf) : pdf_(pdf)
    {
        const auto start = pdf.lastIndexOf("startxref");
        table_ = pdf.mid(start + 9).trimmed().split('\n').first().toInt();
        const QByteArray trailer = pdf.mid(pdf.lastIndexOf("trailer"));
        size_ = number(trailer, "/Size ");
        root_ = number(trailer, "/Root ");
        info_ = number(trailer, "/Info ");
        for (const QByteArray& kid :
             inBrackets(body(number(body(root_), "/Pages ")), "/Kids").split('R'))
            if (const int page = kid.trimmed().split(' ').first().toInt(); page > 0)
                pages_.push_back(page);
    }
    bool isWhole() const { return size_ > 0 && root_ > 0 && !pages_.empty(); }
    int next() { return size_++; }
    int root() const { return root_; }
    int page(int at) const { return pages_[static_cast<std::size_t>(at)]; }
    int pageCount() const { return static_cast<int>(pages_.size()); }
    // The content of an object, between "obj" and "endobj".
    QByteArray body(int object) const
    {
        const QByteArray head = '\n' + QByteArray::number(object) + " 0 obj";
        const auto at = pdf_.indexOf(head);
        if (at < 0)
            return {};
        const auto from = at + head.size();
        return pdf_.mid(from, pdf_.indexOf("endobj", from) - from).trimmed();
    }
    int reference(int object, const char* key) const { return number(body(object), key); }
    void set(int object, const QByteArray& body) { changed_[object] = body; }
    // Adds entries to a dictionary.
    void extend(int object, const QByteArray& more)
    {
        QByteArray dictionary = body(object);
        const auto end = dictionary.lastIndexOf(">>");
        set(object, dictionary.left(end) + more + dictionary.mid(end));
    }
    QByteArray appended() const
    {
        QByteArray out = pdf_, table = "xref\n";
        for (const auto& [object, body] : changed_) {
            table += QByteArray::number(object) + " 1\n" +
                     QByteArray::number(out.size()).rightJustified(10, '0') + " 00000 n \n";
            out += QByteArray::number(object) + " 0 obj\n" + body + "\nendobj\n";
        }
        const auto start = out.size();
        return out + table + "trailer\n<<\n/Size " + QByteArray::number(size_) + "\n/Root " +
               ref(root_) + "\n/Info " + ref(info_) + "\n/Prev " + QByteArray::number(table_) +
               "\n>>\nstartxref\n" + QByteArray::number(start) + "\n%%EOF\n";
    }

private:
    static int number(const QByteArray& text, const char* key)
    {
        const auto at = text.indexOf(key);
        return at < 0 ? 0
                      : text.mid(at + static_cast<qsizetype>(qstrlen(key)), 12)
                            .simplified()
                            .split(' ')
                            .first()
                            .toInt();
    }
    static QByteArray inBrackets(const QByteArray& text, const char* key)
    {
        const auto from = text.indexOf('[', text.indexOf(key));
        return text.mid(from + 1, text.indexOf(']', from) - from - 1);
    }
    const QByteArray& pdf_;
    int table_ = 0, size_ = 0, root_ = 0, info_ = 0;
    std::vector<int> pages_;
    std::map<int, QByteArray> changed_;
};

QByteArray rectangle(const QRectF& area, const PaperSize& size)
{
    constexpr double kUnit = 10; // units per point; PDF's y axis points up
    QByteArray text = "[";
    for (const double at :
         {area.left(), size.height - area.bottom(), area.right(), size.height - area.top()})
        text += ' ' + QByteArray::number(at / kUnit, 'f', 1);
    return text + " ]";
}

} // namespace

QByteArray withLinks(const QByteArray& pdf, const std::vector<Press::Entry>& entries,
                     const PaperSize& size, const QLocale& locale)
{
    Written written(pdf);
    if (!written.isWhole() || entries.empty() || entries.back().page >= written.pageCount())
        return pdf;
    const int outline = written.next();
    std::vector<int> items;
    for (std::size_t i = 0; i < entries.size(); ++i)
        items.push_back(written.next());
    QByteArray links;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const QByteArray there = "/Dest [" + ref(written.page(entries[i].page)) + " /Fit]\n";
        QByteArray item =
            "<<\n/Title " + pdfText(entries[i].name) + "\n/Parent " + ref(outline) + '\n' + there;
        if (i > 0)
            item += "/Prev " + ref(items[i - 1]) + '\n';
        if (i + 1 < entries.size())
            item += "/Next " + ref(items[i + 1]) + '\n';
        written.set(items[i], item + ">>");
        const int link = written.next();
        written.set(link, "<<\n/Type /Annot\n/Subtype /Link\n/Border [0 0 0]\n/Rect " +
                              rectangle(entries[i].line, size) + '\n' + there + ">>");
        links += ref(link) + ' ';
    }
    written.set(outline, "<<\n/Type /Outlines\n/Count " +
                             QByteArray::number(static_cast<int>(items.size())) + "\n/First " +
                             ref(items.front()) + "\n/Last " + ref(items.back()) + "\n>>");
    written.extend(written.root(), "/Outlines " + ref(outline) +
                                       "\n/PageMode /UseOutlines\n/Lang (" +
                                       locale.bcp47Name().toUtf8() +
                                       ")\n/ViewerPreferences << /DisplayDocTitle true >>\n");
    if (const int kept = written.reference(written.page(0), "/Annots "); kept > 0)
        written.set(kept, "[ " + links + "]"); // Qt gives every page its own array
    return written.appended();
}

} // namespace views

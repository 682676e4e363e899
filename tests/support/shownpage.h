#pragma once

#include "model/project/projectdocument.h"
#include "model/store/catalogstore.h"
#include "tests/support/patience.h"
#include "views/housestyle.h"
#include "views/theme.h"

#include <QApplication>
#include <QTest>

#include <utility>

namespace support {

inline engine::Context shownContext()
{
    return {*model::shippedCatalog(QStringLiteral("2026-11-21"))};
}

// A page over the sample, shown and answered.
template <class Page> struct ShownPage {
    model::ProjectDocument document;
    Page page;

    // `more` is what the page takes after the document.
    template <class... More>
    explicit ShownPage(QSize size = {1528, 900}, engine::Context context = shownContext(),
                       More&&... more)
        : document(std::move(context))
        , page(document, std::forward<More>(more)...)
    {
        views::apply(*qApp, views::Theme::day());
        document.answers().evaluateNow();
        page.resize(size);
        page.show();
        settle();
    }
    void settle()
    {
        settleUntil([] { return true; });
    }
    // The document has answered, and the page whatever else it was asked.
    template <class Done> void settleUntil(Done done)
    {
        QVERIFY(QTest::qWaitFor([&] { return document.isSettled() && done(); }, kPatience));
        QTest::qWait(10); // the layout's turn
    }
};

} // namespace support

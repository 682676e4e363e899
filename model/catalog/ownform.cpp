#include "model/catalog/ownform.h"

#include "model/catalog/owncatalog.h"
#include "model/catalog/ownoptions.h"
#include "model/engine/specs/date.h"
#include "model/engine/text.h"
#include "model/format/numberparse.h"
#include "model/format/utf8.h"
#include "model/project/projectdocument.h"
#include "model/words/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace model {
namespace {

using engine::CatalogKind;

QString formText(const char* text, const QStringList& arguments = {})
{
    return words::filled(QCoreApplication::translate("Catalog", text), arguments);
}

tl::unexpected<OwnForm::Complaint> wrong(const QString& field, const QString& sentence)
{
    return tl::unexpected(OwnForm::Complaint{field, sentence});
}

// Units where zero is a valid value, as in the file's reader.
bool mayBeZero(engine::Unit unit)
{
    return unit == engine::Unit::GramPerKwh || unit == engine::Unit::Days ||
           unit == engine::Unit::Months;
}

// A figure as in the entry it is copied from, including its source.
engine::OwnFigure copied(const engine::Figure& f)
{
    const double size = engine::info(f.unit).size;
    return {f.key, f.value / size, f.unit, f.low / size, f.high / size, f.cite};
}

bool same(const engine::Figure& a, const engine::Figure& b)
{
    return a.value == b.value && a.cite == b.cite;
}

} // namespace

bool canOwn(CatalogKind kind)
{
    return kind != CatalogKind::Contradictions && kind != CatalogKind::Runs;
}

bool canBegin(CatalogKind kind)
{
    return canOwn(kind) && kind != CatalogKind::Rules; // a constant without a knob has no effect
}

OwnForm::OwnForm(const ProjectDocument& document, const OwnCatalog& own, CatalogKind kind,
                 const QString& copyOf)
    : document_(document)
    , own_(own)
    , kind_(kind)
{
    if (const auto* part = engine::partOf(document.catalog(), kind, copyOf.toStdString())) {
        part_ = *part;
        id = utf8(part_->id);
        name = utf8(part_->name);
    }
    addTexts();
    addNumbers();
}

CellMaker OwnForm::maker() const
{
    return {document_.catalog(), document_.format(), kind_};
}

void OwnForm::add(OwnField field, const QString& value)
{
    field.value = field.given = value;
    fields.push_back(std::move(field));
}

void OwnForm::addTexts()
{
    for (const OwnText& text : textsOf(kind_)) {
        OwnField field{QString::fromLatin1(text.key), {}};
        field.label = words::trait(kind_, field.key);
        field.isText = true;
        field.required = text.required;
        field.options = optionsFor(document_.catalog(), kind_, field.key);
        const QString value = part_ ? utf8(part_->sheet->trait(text.key)) : QString();
        const bool listed = !field.options.empty() && field.required && value.isEmpty();
        add(field, listed ? field.options.front().first : value);
    }
}

void OwnForm::addNumbers()
{
    std::vector<engine::FieldKey> keys = engine::fieldKeys(kind_);
    if (part_)
        for (const engine::Figure& f : part_->sheet->figures)
            if (f.key != "measured" &&
                std::ranges::find(keys, f.key, &engine::FieldKey::key) == keys.end())
                keys.push_back({f.key, f.unit});
    if (keys.empty()) { // a cost created from scratch has a unit to choose
        addUnit();
        keys.push_back({"value", engine::Unit::None});
    }
    for (const auto& [key, unit] : keys) {
        const engine::Figure* figure = part_ ? part_->sheet->figure(key) : nullptr;
        OwnField field{utf8(key), words::figure(kind_, utf8(key)),
                       words::figureTip(kind_, utf8(key)), maker().exactUnit(unit)};
        field.required = isRequired(kind_, key);
        field.base = unit;
        add(field, figure ? maker().exact(figure->value, unit) : QString());
    }
}

void OwnForm::addUnit()
{
    OwnField field{QStringLiteral("unit"), formText(L("Catalog", "Unit"))};
    field.isText = true;
    field.options = unitOptions(maker());
    add(field, field.options.front().first);
}

OwnField* OwnForm::field(const QString& key)
{
    const auto it = std::ranges::find(fields, key, &OwnField::key);
    return it == fields.end() ? nullptr : &*it;
}

QString OwnForm::usualId() const
{
    QString from = name;
    if (!asksName()) {
        QStringList words;
        for (const OwnField& field : fields)
            if (field.key == u"provider" || field.key == u"instance" || field.key == u"region" ||
                field.key == u"term")
                words << field.value;
        from = words.join(u' ');
    }
    static const QRegularExpression other(QStringLiteral("[^a-z0-9.]+"));
    QString usual = from.toLower().replace(other, QStringLiteral("-"));
    while (usual.startsWith(u'-'))
        usual.remove(0, 1);
    while (usual.endsWith(u'-'))
        usual.chop(1);
    return usual;
}

const engine::Part* OwnForm::shippedUnder(const std::string& entry) const
{
    return own_.shipped(kind_, utf8(entry));
}

OwnForm::Checked OwnForm::checkHead() const
{
    static const QRegularExpression good(QStringLiteral("^[A-Za-z0-9._-]{1,80}$"));
    if (asksName() && name.trimmed().isEmpty())
        return wrong(QStringLiteral("name"), formText(L("Catalog", "Enter a name for the entry.")));
    if (!good.match(finalId()).hasMatch())
        return wrong(QStringLiteral("id"),
                     formText(L("Catalog", "The ID may contain only letters, digits, periods, "
                                           "underscores and hyphens, for example “my-gpu-96”.")));
    const auto* taken = engine::partOf(document_.catalog(), kind_, finalId().toStdString());
    if (taken && (!part_ || taken->id != part_->id))
        return wrong(
            QStringLiteral("id"),
            formText(
                L("Catalog",
                  "“%1” already uses this ID. Choose another ID, or copy that entry to change it."),
                {utf8(taken->name)}));
    if (source.trimmed().isEmpty())
        return wrong(QStringLiteral("source"),
                     formText(L("Catalog", "Enter the source of the values, for example a data "
                                           "sheet, a quote or a price list.")));
    if (!engine::isDate(date.trimmed().toStdString()))
        return wrong(
            QStringLiteral("date"),
            formText(L("Catalog", "Enter the date of the values as 2026, 2026-05 or 2026-05-14.")));
    return {};
}

OwnForm::Checked OwnForm::addNumber(engine::OwnEntry& entry, const OwnField& field) const
{
    const engine::Figure* was = part_ ? part_->sheet->figure(field.key.toStdString()) : nullptr;
    const engine::Part* shipped = shippedUnder(entry.id);
    const std::string key = field.key.toStdString();
    if (was && field.value.trimmed() == field.given) { // untouched: keeps its source
        const engine::Figure* program = shipped ? shipped->sheet->figure(key) : nullptr;
        if (!program || !same(*was, *program))
            entry.figures.push_back(copied(*was));
        return {};
    }
    engine::Unit unit = field.base;
    if (const auto picked = std::ranges::find(fields, QStringLiteral("unit"), &OwnField::key);
        picked != fields.end())
        unit = engine::findUnit(picked->value.toStdString())->unit;
    const auto base =
        parseNumber(field.value, unit, document_.format().locale(), document_.format().currency());
    if (!base) {
        engine::Error error = base.error();
        error.where = field.label.toStdString();
        return wrong(field.key, words::error(error));
    }
    if (!(*base > 0) && !(*base == 0 && mayBeZero(unit)))
        return wrong(
            field.key,
            formText(L("Catalog",
                       "“%1” must be greater than zero. Leave it empty if the value is unknown."),
                     {field.label}));
    engine::OwnFigure figure{key, *base / engine::info(unit).size, unit};
    entry.figures.push_back(std::move(figure));
    return {};
}

OwnForm::Checked OwnForm::addTo(engine::OwnEntry& entry, const OwnField& field) const
{
    const QString value = field.value.trimmed();
    const engine::Part* shipped = shippedUnder(entry.id);
    if (value.isEmpty() && field.required)
        return wrong(field.key, formText(L("Catalog", "“%1” is required."), {field.label}));
    if (value.isEmpty() && shipped && !field.given.isEmpty())
        return wrong(field.key,
                     formText(L("Catalog", "“%1” of a built-in entry cannot be cleared. To omit "
                                           "the value, save the entry under another ID."),
                              {field.label}));
    if (value.isEmpty() || field.key == u"unit")
        return {};
    if (!field.isText)
        return addNumber(entry, field);
    const std::string key = field.key.toStdString();
    if (!shipped || shipped->sheet->trait(key) != value.toStdString())
        entry.texts.emplace_back(key, value.toStdString());
    return {};
}

tl::expected<engine::OwnEntry, OwnForm::Complaint> OwnForm::entry() const
{
    if (const auto head = checkHead(); !head)
        return tl::unexpected(head.error());
    engine::OwnEntry entry{kind_, finalId().toStdString(), name.trimmed().toStdString()};
    entry.source = source.trimmed().toStdString();
    entry.date = date.trimmed().toStdString();
    for (const OwnField& field : fields)
        if (const auto added = addTo(entry, field); !added)
            return tl::unexpected(added.error());
    const engine::Part* shipped = shippedUnder(entry.id);
    if (shipped && shipped->name == entry.name)
        entry.name.clear(); // keeps the program's own name
    if (shipped && entry.figures.empty() && entry.texts.empty() && entry.name.empty())
        return wrong({}, formText(L("Catalog", "The entry is identical to the built-in entry. "
                                               "Change a value or choose another ID.")));
    if (entry.figures.empty() && !shipped)
        return wrong({},
                     formText(L("Catalog", "The entry has no values yet. Enter at least one.")));
    return entry;
}

} // namespace model

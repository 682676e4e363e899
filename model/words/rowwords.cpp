// Names of rows: their own texts, translated.
#include "model/engine/dials/dial.h"
#include "model/engine/text.h"
#include "model/words/table.h"

namespace model::words {
namespace {

constexpr const char* kKnobs = "Knobs";
constexpr const char* kChoices = "Choices";
constexpr const char* kDials = "Dials";
constexpr const char* kFormulas = "Formulas";

struct Texts {
    const char *label = nullptr, *tip = nullptr;
};

// Of the row, or of the one it shares its text with.
Texts knobTexts(const std::string& rowPath)
{
    if (const engine::Number* row = engine::numberRow(rowPath); row && row->label)
        return {row->label, row->tip};
    if (const engine::Choice* row = engine::choiceRow(rowPath))
        return {row->label, row->tip};
    const std::string other = engine::namesake(rowPath);
    return other.empty() ? Texts() : knobTexts(other);
}

Texts knobTexts(const QString& path)
{
    return knobTexts(rowPath(path).toStdString());
}

const engine::Dial* dialOf(const QString& path)
{
    return engine::dialRow(rowPath(path).toStdString());
}

} // namespace

QString knobLabel(const QString& path)
{
    const Texts texts = knobTexts(path);
    return texts.label ? translated(kKnobs, texts.label) : path;
}

QString knobTip(const QString& path)
{
    return translated(kKnobs, knobTexts(path).tip);
}

bool hasKnob(const QString& rowPath)
{
    return knobTexts(rowPath).label != nullptr;
}

QString dialLabel(const QString& path)
{
    const engine::Dial* row = dialOf(path);
    return row ? translated(kDials, row->label) : path;
}

QString dialTip(const QString& path)
{
    const engine::Dial* row = dialOf(path);
    return row ? translated(kDials, row->tip) : QString();
}

QString formulaProse(const char* text)
{
    return translated(kFormulas, text);
}

bool hasDial(const QString& rowPath)
{
    return dialOf(rowPath) != nullptr;
}

QString option(const QString& path, const QString& id)
{
    const engine::Choice* row = engine::choiceRow(rowPath(path).toStdString());
    const engine::OptionWord* word = row && row->word ? row->word(id.toStdString()) : nullptr;
    return word ? translated(kChoices, word->label) : id;
}

QString group(engine::Group group)
{
    return translated(kKnobs,
                      std::ranges::find(engine::kGroups, group, &engine::GroupName::group)->label);
}

QString room(engine::Room room)
{
    return translated("Rooms",
                      std::ranges::find(engine::kRooms, room, &engine::RoomName::room)->label);
}

} // namespace model::words

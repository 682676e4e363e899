#include "model/words/table.h"

namespace model::words {
namespace {

#define L(context, text) text

using What = engine::ImportNote::What;
using engine::PriceNote;

// %1 the key, %2 what was found or taken.
const char* sentence(What what)
{
    switch (what) {
    case What::UnknownFamily:
        return L("Import", "Nobody here knows the family “%2”. The model was sized from its keys; "
                           "compare the parameters with what its makers say.");
    case What::KeyAssumed: return L("Import", "“%1” is not in the file; taken: %2.");
    case What::TiedAssumed:
        return L("Import",
                 "Whether input and output share one table is not in the file (%1); taken "
                 "as is usual for the family: %2.");
    case What::WindowIgnored:
        return L("Import", "Its window of %2 tokens is not used: every layer is taken to look back "
                           "at everything.");
    case What::EncoderPart: return L("Import", "Images or sound (%1) are not counted.");
    case What::MultiTokenHead:
        return L("Import", "%2 layer(s) that guess further ahead are not counted.");
    case What::LookupNotActive:
        return L("Import", "The input table is not among the active parameters, as its makers "
                           "count them.");
    }
    return "";
}

const char* sentence(PriceNote note)
{
    switch (note) {
    case PriceNote::HostAdded:
        return L("Import", "Host and GPUs have rows of their own; their prices were added.");
    case PriceNote::GpuWithoutHost:
        return L("Import", "The price of the GPUs alone: no host of that size in that zone.");
    case PriceNote::WholeSlice:
        return L("Import", "One row is a whole slice; its chips were counted from its name.");
    case PriceNote::CountCorrected:
        return L("Import",
                 "The list miscounts the GPUs of this instance; the true number is used.");
    case PriceNote::CountDisputed:
        return L("Import", "The list counts the GPUs differently in two of its columns.");
    case PriceNote::CountUnknown:
        return L("Import", "Nobody says how many GPUs it has, so there is no price for one.");
    case PriceNote::PartOfGpu: return L("Import", "Less than one GPU.");
    case PriceNote::GpuFromInstance:
        return L("Import", "The GPU's name was missing and taken from the instance's.");
    case PriceNote::VariantAssumed:
        return L("Import", "Several GPUs go by that name; the most usual one is taken.");
    case PriceNote::MemoryInGib: return L("Import", "What the list calls MiB is GiB.");
    case PriceNote::MemoryOfAll:
        return L("Import", "What the list calls one GPU's memory is that of all.");
    case PriceNote::InfoUnread: return L("Import", "The description of the GPU makes no sense.");
    case PriceNote::SpotIsOnDemand:
        return L("Import", "A spot price that equals the one on demand: there is no spot.");
    case PriceNote::NoPriceMark: return L("Import", "700 dollars an hour stand for “no price”.");
    case PriceNote::EveryRegion:
        return L("Import", "Every region is listed at one price; that is no promise of stock.");
    }
    return "";
}

} // namespace

QString importNote(const engine::ImportNote& note)
{
    return filled(translated("Import", sentence(note.what)),
                  {QString::fromStdString(note.key), QString::fromStdString(note.detail)});
}

QStringList priceNotes(const engine::PriceNotes& notes)
{
    QStringList texts;
    for (int i = 0; i < engine::kPriceNotes; ++i)
        if (const auto note = static_cast<PriceNote>(i); notes.has(note))
            texts << translated("Import", sentence(note));
    return texts;
}

} // namespace model::words

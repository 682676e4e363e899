#pragma once

#include "model/engine/files/pricecsv.h"
#include "tests/support/plans.h"

#include <QByteArray>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

// Price lists for tests, and what must hold for each.
namespace support {

using namespace engine;

inline constexpr double kNone = kUnknown;
inline const std::string kHeader =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,Price,"
    "Region,GpuInfo,SpotPrice\n";
inline const std::string kRow = "node,H100,8,96,1000,80,us,,\n";

inline PriceTable tableOf(const std::string& text, const Catalog& parts = catalog())
{
    auto table = readPriceCsv(text, parts);
    if (!table)
        throw std::runtime_error(table.error().where + ": " + table.error().detail);
    return std::move(*table);
}

// The first row of that instance, or of that GPU if the row has no instance.
inline const PriceRow* rowOf(const PriceTable& table, const QByteArray& name)
{
    for (const PriceRow& row : table.rows)
        if ((row.instance.empty() ? row.gpuName : row.instance) == name.toStdString())
            return &row;
    return nullptr;
}

inline QByteArray notesOf(const PriceRow& row)
{
    QByteArray all;
    for (int n = 0; n < kPriceNotes; ++n)
        if (row.notes.has(static_cast<PriceNote>(n)))
            all += (all.isEmpty() ? "" : " ") +
                   QByteArray::fromStdString(std::string(idOf(static_cast<PriceNote>(n))));
    return all;
}

inline double hourly(UsdRate rate)
{
    return rate.base() * kHour.base();
}

// Kept values are positive and finite, or unknown; and every row is accounted for.
inline bool sound(const PriceTable& table)
{
    const auto fine = [](double x) { return std::isnan(x) || (std::isfinite(x) && x > 0); };
    for (const PriceRow& r : table.rows) {
        if (std::isnan(r.onDemand.base()) && std::isnan(r.spot.base()))
            return false;
        for (const double x :
             {r.gpus, r.vcpus, r.memory.base(), r.gpuMemory.base(), r.onDemand.base(),
              r.spot.base(), r.onDemandGpu.base(), r.spotGpu.base()})
            if (!fine(x))
                return false;
        if (!r.accelerator.empty() && !catalog().accelerator(r.accelerator))
            return false;
    }
    const int problems = static_cast<int>(table.problems.size()) + table.moreProblems;
    return table.kept == static_cast<int>(table.rows.size()) &&
           table.read <= table.kept + table.hostOnly + table.withoutPrice + table.duplicates +
                             table.joined + problems;
}

inline std::string fileText(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace support

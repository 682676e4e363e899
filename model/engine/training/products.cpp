#include "model/engine/training/products.h"

#include <bit>

namespace engine {
namespace {

// A multiply and an add per pair.
constexpr double kPair = 2;
// One output tile, processed by a multiprocessor at a time.
constexpr double kTile = 128.0 * 256.0;
// Dimension that matrix units divide evenly.
constexpr std::uint64_t kSide = 64;

double aligned(double side, double cost)
{
    const auto whole = static_cast<std::uint64_t>(side);
    if (whole == 0)
        return 1;
    const auto power = std::uint64_t{1} << std::countr_zero(whole);
    return power >= kSide ? 1 : 1 + cost * (1 - static_cast<double>(power) / kSide);
}

} // namespace

FormatRate formatRate(Format format, const Machine& m, const TrainingConstants& c)
{
    const Share large = c.gemm[static_cast<std::size_t>(m.generation)];
    // A GPU without the format uses the next wider one it has.
    if (format == Format::Fp4 && m.peak4.base() > 0)
        return {large * c.fp4 * m.peak4, 0.5625, 8}; // 4 bits plus a shared scale per 16
    if ((format == Format::Fp4 || format == Format::Fp8) && m.peak8.base() > 0)
        return {large * c.fp8 * m.peak8, 1, 8};
    if (format == Format::Tf32 && m.peakTf32.base() > 0)
        return {large * m.peakTf32, 4, 8};
    if (format == Format::Fp32 || format == Format::Tf32)
        return {large * (m.peak32.base() > 0 ? m.peak32 : m.peak16 / 2), 4, 8};
    return {large * m.peak16, 2, 8};
}

ProductTime productTime(const Product& p, const FormatRate& f, const Machine& m,
                        const TrainingConstants& c)
{
    if (!(p.rows > 0) || !(p.columns > 0) || !(p.inner > 0))
        return {};
    const double pairs = kPair * p.rows * p.columns * p.inner * aligned(p.columns, c.align) *
                         aligned(p.inner, c.align);
    const Seconds whole = Flops(pairs) / (p.grouped ? f.rate * c.grouped : f.rate);
    // The last wave of tiles leaves multiprocessors idle: worse with fewer waves.
    const double wave = c.tail * kTile * m.multiprocessors / p.copies;
    const auto time = [&](double a, double b, double bytes) {
        return whole * (1 + wave / (a * b)) + c.operands * Bytes(bytes) / m.memory;
    };
    const double x = p.rows * p.inner, w = p.inner * p.columns, y = p.rows * p.columns;
    ProductTime t;
    t.forward = time(p.rows, p.columns, f.bytes * (x + w) + 2 * y);
    t.backward = time(p.rows, p.inner, f.bytes * (y + w) + 2 * x);
    if (!p.frozen)
        t.backward += time(p.inner, p.columns, f.bytes * (x + y) + f.gradientBytes * w);
    if (f.bytes < 2) { // from 16 bits and back
        t.forward += c.cast * Bytes((2 + 2 * f.bytes) * x) / m.memory;
        t.backward += c.cast * Bytes((2 + 2 * f.bytes) * y) / m.memory;
    }
    return {t.forward * p.copies, t.backward * p.copies};
}

} // namespace engine

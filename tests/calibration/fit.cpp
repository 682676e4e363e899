#include "tests/calibration/fit.h"

#include "model/engine/training/confidence.h"
#include "model/engine/training/memory.h"
#include "model/engine/training/step.h"

#include <algorithm>
#include <cmath>

namespace calibration {
namespace {

using engine::ConstantRow;
using engine::TrainingConstants;
using Matrix = std::vector<std::vector<double>>;
using Vector = std::vector<double>;

// Beyond this error a row pulls less and less: releases of the same software differ by more.
constexpr double kKnee = 0.08;
// How far a row with everything stated lies off by chance: the unit in which priors weigh.
constexpr double kRowSpread = 0.08;
constexpr int kRounds = 25;
constexpr double kStepSize = 1e-4;

const ConstantRow& rowOf(const std::string& key)
{
    const auto rows = engine::constantRows();
    const auto it = std::ranges::find(rows, key, &ConstantRow::key);
    if (it == rows.end())
        throw std::invalid_argument("no constant is called " + key);
    return *it;
}

TrainingConstants with(TrainingConstants c, const std::vector<Prior>& priors, const Vector& logs)
{
    for (std::size_t i = 0; i < priors.size(); ++i)
        rowOf(priors[i].key).set(c, std::exp(logs[i]));
    return c;
}

Vector errors(const std::vector<const Row*>& rows, const TrainingConstants& c, Measure q)
{
    Vector e(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        e[i] = logError(*rows[i], c, q);
    return e;
}

// Cauchy's: near the knee a row pulls with its size, far beyond it hardly at all.
double weight(double error)
{
    return 1 / (1 + error * error / (kKnee * kKnee));
}

double costOf(const Vector& e, const Vector& logs, const std::vector<Prior>& priors)
{
    double cost = 0;
    for (const double error : e)
        cost += kKnee * kKnee * std::log1p(error * error / (kKnee * kKnee));
    cost /= kRowSpread * kRowSpread;
    for (std::size_t i = 0; i < priors.size(); ++i) {
        const double off = (logs[i] - std::log(priors[i].value)) / priors[i].width;
        cost += off * off;
    }
    return cost;
}

// Cholesky; the matrix is positive because every prior adds to its diagonal.
Matrix inverse(Matrix a)
{
    const std::size_t n = a.size();
    Matrix inv(n, Vector(n, 0));
    for (std::size_t i = 0; i < n; ++i)
        inv[i][i] = 1;
    for (std::size_t col = 0; col < n; ++col) {
        const double pivot = a[col][col];
        for (std::size_t j = 0; j < n; ++j)
            a[col][j] /= pivot, inv[col][j] /= pivot;
        for (std::size_t row = 0; row < n; ++row) {
            const double factor = a[row][col];
            if (row == col || factor == 0)
                continue;
            for (std::size_t j = 0; j < n; ++j)
                a[row][j] -= factor * a[col][j], inv[row][j] -= factor * inv[col][j];
        }
    }
    return inv;
}

// The slopes of every error against the logarithm of every constant.
Matrix slopes(const std::vector<const Row*>& rows, const TrainingConstants& c,
              const std::vector<Prior>& priors, const Vector& logs, const Vector& e, Measure q)
{
    Matrix columns;
    for (std::size_t i = 0; i < priors.size(); ++i) {
        Vector moved = logs;
        moved[i] += kStepSize;
        Vector column = errors(rows, with(c, priors, moved), q);
        for (std::size_t r = 0; r < column.size(); ++r)
            column[r] = (column[r] - e[r]) / kStepSize;
        columns.push_back(std::move(column));
    }
    return columns;
}

struct Normal {
    Matrix curvature;
    Vector slope;
};

Normal normalOf(const Matrix& columns, const Vector& e, const Vector& logs,
                const std::vector<Prior>& priors)
{
    const std::size_t n = priors.size();
    Normal normal{Matrix(n, Vector(n, 0)), Vector(n, 0)};
    const double unit = 1 / (kRowSpread * kRowSpread);
    for (std::size_t r = 0; r < e.size(); ++r) {
        const double w = weight(e[r]) * unit;
        for (std::size_t i = 0; i < n; ++i) {
            normal.slope[i] += w * columns[i][r] * e[r];
            for (std::size_t j = 0; j <= i; ++j)
                normal.curvature[i][j] += w * columns[i][r] * columns[j][r];
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        const double unitPrior = 1 / (priors[i].width * priors[i].width);
        normal.curvature[i][i] += unitPrior;
        normal.slope[i] += unitPrior * (logs[i] - std::log(priors[i].value));
        for (std::size_t j = 0; j < i; ++j)
            normal.curvature[j][i] = normal.curvature[i][j];
    }
    return normal;
}

} // namespace

engine::Machine withConstants(engine::Machine machine, const TrainingConstants& c)
{
    takeConstants(machine, c);
    return machine;
}

std::string spreadKey(const engine::StepQuestion& q)
{
    return "sigma." + std::string(idOf(spreadOf(q.job, q.machine, q.layoutStated)));
}

double logError(const Row& row, const TrainingConstants& c, Measure quantity)
{
    const engine::StepQuestion& q = row.question;
    if (quantity == Measure::Memory)
        return std::log(memoryOf(q.job, q.machine, q.layout, c).total().base() / row.memory);
    return std::log(stepTime(q.job, withConstants(q.machine, c), q.layout, c).total.base() /
                    row.step);
}

Fitted fit(const std::vector<const Row*>& rows, const TrainingConstants& start,
           const std::vector<Prior>& priors, Measure q)
{
    Vector logs;
    for (const Prior& prior : priors)
        logs.push_back(std::log(rowOf(prior.key).get(start)));
    Vector e = errors(rows, with(start, priors, logs), q);
    double cost = costOf(e, logs, priors);
    double damping = 1e-3;
    Normal normal;
    for (int round = 0; round < kRounds; ++round) {
        normal = normalOf(slopes(rows, start, priors, logs, e, q), e, logs, priors);
        bool better = false;
        double before = cost;
        for (int attempt = 0; attempt < 8 && !better; ++attempt) {
            Matrix a = normal.curvature;
            for (std::size_t i = 0; i < a.size(); ++i)
                a[i][i] *= 1 + damping;
            const Matrix inv = inverse(a);
            Vector tried = logs;
            for (std::size_t i = 0; i < tried.size(); ++i) {
                double move = 0;
                for (std::size_t j = 0; j < tried.size(); ++j)
                    move -= inv[i][j] * normal.slope[j];
                tried[i] += std::clamp(move, -0.5, 0.5);
            }
            Vector moved = errors(rows, with(start, priors, tried), q);
            const double now = costOf(moved, tried, priors);
            better = now < cost;
            damping *= better ? 0.3 : 5;
            if (better)
                logs = tried, e = std::move(moved), cost = now;
        }
        if (!better || before - cost < 1e-5 * before)
            break;
    }
    Fitted fitted{with(start, priors, logs), {}, cost};
    const Matrix inv = inverse(normal.curvature);
    for (std::size_t i = 0; i < priors.size(); ++i)
        fitted.sigma.push_back(std::sqrt(inv[i][i]));
    return fitted;
}

} // namespace calibration

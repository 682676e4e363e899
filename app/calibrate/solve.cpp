#include "app/calibrate/solve.h"

#include <algorithm>
#include <cmath>

namespace calibration {
namespace {

using Matrix = std::vector<Vector>;

constexpr double kStepSize = 1e-4;

struct Task {
    const std::vector<Prior>& priors;
    const ErrorsBy& errors;
    const Robust& robust;
};

// Cauchy's weight function: errors below the knee count in full, those far above hardly at all.
double weight(const Robust& r, double error)
{
    return 1 / (1 + error * error / (r.knee * r.knee));
}

double costOf(const Task& task, const Vector& e, const Vector& logs)
{
    const Robust& r = task.robust;
    double cost = 0;
    for (const double error : e)
        cost += r.knee * r.knee * std::log1p(error * error / (r.knee * r.knee));
    cost /= r.spread * r.spread;
    for (std::size_t i = 0; i < task.priors.size(); ++i) {
        const double off = (logs[i] - std::log(task.priors[i].value)) / task.priors[i].width;
        cost += off * off;
    }
    return cost;
}

// By Cholesky; the matrix is positive definite since every prior adds to its diagonal.
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

// The Jacobian of the errors over the logarithms of the constants.
Matrix slopes(const Task& task, const Vector& logs, const Vector& e)
{
    Matrix columns;
    for (std::size_t i = 0; i < logs.size(); ++i) {
        Vector moved = logs;
        moved[i] += kStepSize;
        Vector column = task.errors(moved);
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

Normal normalOf(const Task& task, const Vector& logs, const Vector& e)
{
    const Matrix columns = slopes(task, logs, e);
    const std::size_t n = logs.size();
    Normal normal{Matrix(n, Vector(n, 0)), Vector(n, 0)};
    const double unit = 1 / (task.robust.spread * task.robust.spread);
    for (std::size_t r = 0; r < e.size(); ++r) {
        const double w = weight(task.robust, e[r]) * unit;
        for (std::size_t i = 0; i < n; ++i) {
            normal.slope[i] += w * columns[i][r] * e[r];
            for (std::size_t j = 0; j <= i; ++j)
                normal.curvature[i][j] += w * columns[i][r] * columns[j][r];
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        const Prior& prior = task.priors[i];
        const double pull = 1 / (prior.width * prior.width);
        normal.curvature[i][i] += pull;
        normal.slope[i] += pull * (logs[i] - std::log(prior.value));
        for (std::size_t j = 0; j < i; ++j)
            normal.curvature[j][i] = normal.curvature[i][j];
    }
    return normal;
}

Vector moved(const Normal& normal, const Vector& logs, double damping)
{
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
    return tried;
}

} // namespace

Solved solve(Vector logs, const std::vector<Prior>& priors, const ErrorsBy& errors,
             const Effort& effort, const Robust& robust)
{
    const Task task{priors, errors, robust};
    Vector e = errors(logs);
    double cost = costOf(task, e, logs), damping = 1e-3;
    Normal normal;
    for (int round = 0; round < effort.rounds; ++round) {
        normal = normalOf(task, logs, e);
        bool better = false;
        const double before = cost;
        for (int attempt = 0; attempt < 8 && !better; ++attempt) {
            const Vector tried = moved(normal, logs, damping);
            Vector now = errors(tried);
            const double costNow = costOf(task, now, tried);
            better = costNow < cost;
            damping *= better ? 0.3 : 5;
            if (better)
                logs = tried, e = std::move(now), cost = costNow;
        }
        if (!better || before - cost < effort.gain * before)
            break;
    }
    Solved solved{logs, {}, cost};
    const Matrix inv = inverse(normal.curvature);
    for (std::size_t i = 0; i < priors.size(); ++i)
        solved.sigma.push_back(std::sqrt(inv[i][i]));
    return solved;
}

} // namespace calibration

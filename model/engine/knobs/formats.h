#pragma once

#include "model/engine/knobs/choicerow.h"

namespace engine {

// Layout and format values with their ids, for the inputs and for exports.
inline constexpr Named<Sharding> kShardings[] = {
    {Sharding::None, "none", L("Choices", "None")},
    {Sharding::Optimizer, "optimizer", L("Choices", "ZeRO-1 (optimizer)")},
    {Sharding::Gradients, "gradients", L("Choices", "ZeRO-2 (+ gradients)")},
    {Sharding::Full, "full", L("Choices", "ZeRO-3 (+ weights)")}};
inline constexpr Named<Recompute> kRecomputes[] = {
    {Recompute::None, "none", L("Choices", "None")},
    {Recompute::Selective, "selective", L("Choices", "Selective (attention)")},
    {Recompute::Some, "some", L("Choices", "Part of each layer")},
    {Recompute::Full, "full", L("Choices", "Full (all layers)")}};
inline constexpr Named<Offload> kOffloads[] = {
    {Offload::None, "none", L("Choices", "None")},
    {Offload::OptimizerToHost, "optimizer_host", L("Choices", "Optimizer to host memory")},
    {Offload::OptimizerToDisk, "optimizer_disk", L("Choices", "Optimizer to local drives")},
    {Offload::Activations, "activations", L("Choices", "Activations")}};
inline constexpr Named<WeightFormat> kWeightFormats[] = {
    {WeightFormat::Bf16, "bf16", L("Choices", "BF16")},
    {WeightFormat::Fp8, "fp8", L("Choices", "FP8")},
    {WeightFormat::Int8, "int8", L("Choices", "INT8")},
    {WeightFormat::Int4, "int4", L("Choices", "INT4")},
    {WeightFormat::Nvfp4, "nvfp4", L("Choices", "NVFP4")},
    {WeightFormat::Mxfp4, "mxfp4", L("Choices", "MXFP4")}};

} // namespace engine

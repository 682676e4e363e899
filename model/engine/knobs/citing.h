#pragma once

#include "model/engine/plan.h"

#include <memory>
#include <string>
#include <utility>

namespace engine {

// Catalog constants that are not knobs, but from which defaults are derived.
inline double ruleOr(const Catalog& catalog, std::string_view id, double otherwise = kUnknown)
{
    const Rule* rule = catalog.rule(id);
    return rule ? rule->value : otherwise;
}

inline const Citation* citeOf(const Part* part, std::string_view key)
{
    const Figure* figure = part && part->sheet ? part->sheet->figure(key) : nullptr;
    return figure ? &figure->cite : nullptr;
}

// The plan's citations, copied for editing and shared again.
class Citing {
public:
    explicit Citing(Plan& plan) : plan_(plan), cites_(std::make_shared<Citations>(*plan.cites)) {}
    ~Citing() { plan_.cites = std::move(cites_); }
    Citing(const Citing&) = delete;
    Citing& operator=(const Citing&) = delete;

    template <class T> void replacePart(const std::string& prefix, const T& part)
    {
        std::erase_if(*cites_, [&](const auto& c) { return c.first.starts_with(prefix); });
        for (const Field<T>& field : fields(part))
            if (const Citation* cite = citeOf(&part, field.key))
                cites_->insert_or_assign(prefix + std::string(field.key), *cite);
    }
    void replace(const std::string& path, const Citation* cite)
    {
        cites_->erase(path);
        if (cite)
            cites_->emplace(path, *cite);
    }
    bool has(std::string_view path) const { return cites_->contains(path); }
    // A copied value keeps its source.
    void copy(const std::string& from, const std::string& to)
    {
        const auto it = cites_->find(from);
        const Citation cite = it == cites_->end() ? Citation{} : it->second;
        replace(to, it == cites_->end() ? nullptr : &cite);
    }

private:
    Plan& plan_;
    std::shared_ptr<Citations> cites_;
};

} // namespace engine

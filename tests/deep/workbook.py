"""Recomputes exported workbooks with LibreOffice and holds them against the program, to the cent.

workbook.py PROGRAM FOLDER: for several plans, as exported and after inputs were changed in cells.
"""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as xml
import zipfile
from pathlib import Path

NS = {"m": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
# Values shown by the program, by their names in the workbook.
FIGURES = ["purchase_cost", "rent_year", "own_year", "rent_total", "own_total", "renting", "buying",
           "npv_saved", "irr", "payback_years", "even_years", "even_use", "electricity_year"]
CENT = 0.005
PLANS = {
    "as it is": [],
    "part by part": ["money.capital_rule=by_part", "money.part.software=4500"],
    "part by part, a dragonfly": ["money.capital_rule=by_part", "cluster.topology=dragonfly"],
    "part by part, a torus": ["money.capital_rule=by_part", "cluster.topology=torus"],
    "reserved for a year": ["money.term=reserved_1y", "money.years=4.5", "money.lead_time=20"],
    "spot, sold at the end": ["money.term=spot", "money.at_end=sold", "money.tax_rate=25"],
    "tax and declining value": ["money.tax_rate=30", "money.depreciation=macrs5",
                                "money.discount_rate=9", "money.trend=-12", "money.lead_time=26"],
    "spares, rented": ["risk.spares_rule=typed", "risk.spares=3", "money.lead_time=20"],
    "spares, reserved": ["risk.spares_rule=typed", "risk.spares=3", "money.term=reserved_1y"],
    "more runs than a year has room for": ["money.runs=9", "money.tax_rate=25"],
    "the same, reserved": ["money.runs=9", "money.term=reserved_3y"],
    "dear machines": ["money.capital=70000"],
    "new data center": ["money.hall=built", "money.staff_rule=typed"],
    "rented data center, typed use": ["money.hall=colocation", "money.use_rule=typed",
                                      "money.use=80"],
}
CHANGES = {"money.price": 4.1, "money.tax_rate": 21, "money.discount_rate": 7.5,
           "site.electricity": 0.21, "money.trend": -8,
           "money.maintenance": 6}


def sheets(book):
    names = xml.fromstring(book.read("xl/workbook.xml"))
    files = {r.get("Id"): r.get("Target")
             for r in xml.fromstring(book.read("xl/_rels/workbook.xml.rels"))}
    rel = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
    return names, {s.get("name"): "xl/" + files[s.get(rel)].removeprefix("/xl/")
                   for s in names.find("m:sheets", NS)}


def places(names):
    """Each defined name's sheet and cell."""
    found = {}
    for name in names.find("m:definedNames", NS):
        match = re.fullmatch(r"'?([^'!]+)'?!\$?([A-Z]+)\$?(\d+)", name.text)
        if match:
            found[name.get("name")] = (match[1], match[2] + match[3])
    return found


def values(path):
    """Of every cell with a number, by sheet and place; and where the names point to."""
    with zipfile.ZipFile(path) as book:
        names, files = sheets(book)
        cells = {}
        for sheet, file in files.items():
            for cell in xml.fromstring(book.read(file)).iter("{%s}c" % NS["m"]):
                value = cell.find("m:v", NS)
                if value is not None and cell.get("t") in (None, "n"):
                    cells[sheet, cell.get("r")] = float(value.text)
        return cells, places(names)


def without_results(source, target, changed):
    """A copy whose formulas have no results, and whose inputs have other values."""
    with zipfile.ZipFile(source) as book, zipfile.ZipFile(target, "w") as copy:
        names, files = sheets(book)
        at = places(names)
        where = {at[path.replace(".", "_")]: value for path, value in changed.items()}
        for item in book.namelist():
            data = book.read(item)
            sheet = next((s for s, file in files.items() if file == item), None)
            if sheet:
                text = data.decode()
                text = re.sub(r"(</f>)<v>[^<]*</v>", r"\1", text)
                for (of, cell), value in where.items():
                    if of == sheet:
                        text, count = re.subn(r'(<c r="%s"[^>]*><v>)[^<]*' % cell,
                                              r"\g<1>%r" % value, text)
                        assert count == 1, (of, cell)
                data = text.encode()
            copy.writestr(item, data)


def recomputed(source, folder, changed):
    stripped = folder / "stripped" / source.name
    stripped.parent.mkdir(exist_ok=True)
    without_results(source, stripped, changed)
    out = folder / "recomputed"
    subprocess.run(["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile",
                    "--convert-to", "xlsx", "--outdir", out, stripped], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return values(out / source.name)


def held(told, name, cells, at, wanted, wanted_at):
    bad = 0
    for figure in FIGURES:
        got, want = cells.get(at[figure]), wanted.get(wanted_at[figure])
        near = got is None and want is None or (
            got is not None and want is not None and
            abs(got - want) <= max(CENT, 1e-9 * abs(want)))
        if not near:
            bad += 1
            print(f"  {told}: {name}: {figure} is {got}, the program has {want}")
    return bad


def formulas(path):
    with zipfile.ZipFile(path) as book:
        return sum(book.read(item).count(b"<f>") for item in book.namelist()
                   if item.startswith("xl/worksheets/sheet"))


def hostile(program, folder):
    """A name that looks like a formula adds none."""
    plan, name = folder / "hostile.headroom", "=cmd|' /C calc'!A0"
    plan.unlink(missing_ok=True)
    subprocess.run([program, "new", "-o", plan], check=True)
    counts = []
    for names in (False, True):
        if names:
            data = json.loads(plan.read_text())
            data["title"] = data["client"] = name
            plan.write_text(json.dumps(data))
        book = folder / "hostile.xlsx"
        subprocess.run([program, "export", plan, "--to", book], check=True)
        counts.append(formulas(book))
    if counts[0] != counts[1]:
        print(f"  a name became a formula: {counts}")
    return counts[0] != counts[1]


def main(program, folder):
    bad = hostile(program, folder)
    for template in ("sample", "rent-or-buy-128", "serve-10k"):
        plan = folder / f"{template}.headroom"
        plan.unlink(missing_ok=True)
        subprocess.run([program, "new", template, "-o", plan], check=True)
        for told, sets in PLANS.items():
            if template == "serve-10k" and any(s.startswith("money.runs") for s in sets):
                continue  # it has none
            def export(name, more=()):
                path = folder / name
                options = []
                for s in [*sets, *more]:
                    options += ["--set", s]
                subprocess.run([program, "export", plan, "--to", path, *options], check=True,
                               stderr=subprocess.DEVNULL)
                return path
            name = re.sub(r"\W+", "-", f"{template} {told}")
            book = export(f"{name}.xlsx")
            wanted, at = values(book)
            cells, now = recomputed(book, folder, {})
            bad += held(told, template, cells, now, wanted, at)
            # Every formula, not only the named ones.
            apart = [key for key, value in wanted.items()
                     if abs(cells.get(key, 1e99) - value) > max(CENT, 1e-9 * abs(value))]
            bad += len(apart)
            for key in apart[:5]:
                print(f"  {told}: {template}: {key} is {cells.get(key)}, not {wanted[key]}")
            changed = {path: value for path, value in CHANGES.items()
                       if path.replace(".", "_") in at}
            assert len(changed) >= 5, changed
            cells, now = recomputed(book, folder, changed)
            after = export(f"{name}-changed.xlsx", [f"{p}={v}" for p, v in changed.items()])
            wanted, at = values(after)
            bad += held(told + ", changed", template, cells, now, wanted, at)
            print(f"{template}, {told}: {len(cells)} cells")
    return 1 if bad else 0


if __name__ == "__main__":
    target = Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    sys.exit(main(sys.argv[1], target))

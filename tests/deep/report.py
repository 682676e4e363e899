"""Reads exported reports back: every template, both languages, both papers.

report.py PROGRAM FOLDER: no word outside the margins, fonts embedded, sound for qpdf, an outline and
links, no image, and as many pages as a board reads.
"""

import re
import subprocess
import sys
from pathlib import Path

PAGES = range(6, 15)


def run(*words):
    return subprocess.run([str(w) for w in words], check=True, capture_output=True,
                          text=True).stdout


def check(pdf):
    bad = []
    subprocess.run(["qpdf", "--check", pdf], check=True, stdout=subprocess.DEVNULL)
    fonts = run("pdffonts", pdf).splitlines()[2:]
    # name, type, encoding, emb, sub, uni and the object's two numbers
    if not fonts or any(line.split()[-5] != "yes" for line in fonts):
        bad.append("a font is not embedded")
    boxes = run("pdftotext", "-bbox", pdf, "-")
    pages = re.split(r"<page ", boxes)[1:]
    if len(pages) not in PAGES:
        bad.append(f"{len(pages)} pages")
    for number, page in enumerate(pages, 1):
        width, height = (float(x) for x in re.search(r'width="([\d.]+)" height="([\d.]+)"', page).groups())
        words = re.findall(r'xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)', page)
        if not words:
            bad.append(f"page {number} is empty")
        for x1, y1, x2, y2, word in words:
            if float(x1) < 20 or float(y1) < 20 or float(x2) > width - 20 or float(y2) > height - 15:
                bad.append(f"page {number}: “{word}” lies at the edge")
    raw = Path(pdf).read_bytes()
    if raw.count(b"/Subtype /Link") < 6 or b"/Type /Outlines" not in raw or b"/Lang (" not in raw:
        bad.append("outline, links or language are missing")
    if b"/Subtype /Image" in raw:
        bad.append("an image")
    return bad


def main(program, folder):
    bad = 0
    templates = [line.split()[0] for line in run(program, "catalog", "list", "templates").splitlines()]
    for template in templates:
        plan = folder / f"{template}.headroom"
        plan.unlink(missing_ok=True)
        run(program, "new", template, "-o", plan)
        for language in ("en", "de"):
            for paper in ("a4", "letter"):
                pdf = folder / f"{template}-{language}-{paper}.pdf"
                run(program, "export", plan, "--to", pdf, "--language", language, "--paper", paper)
                for fault in check(pdf):
                    bad += 1
                    print(f"{pdf.name}: {fault}")
        print(template, flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    target = Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    sys.exit(main(sys.argv[1], target))

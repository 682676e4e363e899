"""Validates exported results with python3-jsonschema, and opens them again.

schema.py PROGRAM FOLDER: the schema is sound, `headroom schema` prints the file of the repository, the
results of every template keep it in both languages, and open to the same answers.
"""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema


def run(*words):
    done = subprocess.run([str(w) for w in words], check=True, capture_output=True, text=True)
    return done.stdout, done.stderr


def main(program, folder):
    text = run(program, "schema")[0]
    bad = []
    if text != Path("resources/schema/results.schema.json").read_text(encoding="utf-8"):
        bad.append("headroom schema prints another schema than resources/schema has")
    schema = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    templates = [line.split()[0] for line in run(program, "catalog", "list", "templates")[0].splitlines()]
    for template in templates:
        plan = folder / f"{template}.headroom"
        plan.unlink(missing_ok=True)
        run(program, "new", template, "-o", plan)
        for language in ("en", "de"):
            target = folder / f"{template}-{language}.json"
            run(program, "export", plan, "--to", target, "--language", language)
            results = json.loads(target.read_text(encoding="utf-8"))
            for fault in validator.iter_errors(results):
                bad.append(f"{target.name}: {fault.json_path}: {fault.message[:200]}")
            answer, told = run(program, "assess", target, "--format", "json")
            if json.loads(answer)["dials"] != results["dials"] or told:
                bad.append(f"{target.name}: opens to another answer {told}")
        print(template, flush=True)
    for fault in bad:
        print(fault)
    return 1 if bad else 0


if __name__ == "__main__":
    target = Path(sys.argv[2])
    target.mkdir(parents=True, exist_ok=True)
    sys.exit(main(sys.argv[1], target))

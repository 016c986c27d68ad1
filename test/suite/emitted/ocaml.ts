// Runs programs with suites in them by the installed OCaml: each is compiled and run alone.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "../../once.js";

/** The frameworks that are linked, of which not every machine has each. */
const installed = once((): readonly string[] =>
  ["ounit2", "alcotest"].filter((name) => spawnSync("ocamlfind", ["query", name]).status === 0),
);

export function hasFramework(name: string): boolean {
  return installed().includes(name);
}

const SECONDS_MAX = 30;

/** How it ended: `passes`, or what was wrong with it. Texts are byte strings. */
export function ranByOcaml(program: string, packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "suite-run-"));
  try {
    writeFileSync(join(folder, "all.ml"), Buffer.from(program, "latin1"));
    const linked = ["-package", ["str", "unix", ...packages].join(","), "-linkpkg"];
    const compiled = spawnSync("ocamlfind", ["ocamlc", ...linked, "-w", "-a", "all.ml", "-o", "all"], {
      cwd: folder,
      encoding: "utf8",
    });
    if (compiled.status !== 0) return `rejected ${oneLine(compiled.stderr)}`;
    const ran = spawnSync(join(folder, "all"), [], {
      cwd: folder,
      encoding: "utf8",
      input: "",
      timeout: SECONDS_MAX * 1000,
      maxBuffer: 2 ** 26,
    });
    return ran.status === 0 ? "passes" : `fails ${oneLine(ran.stderr + ran.stdout.slice(-500))}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

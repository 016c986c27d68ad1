// What the real OCaml makes of the programs of a family: one process runs all of them on all cases.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Family, OWN_FOLDER } from "./family.js";

/** An input that the family's enumerator made. */
export type Case = { readonly size: number; readonly call: string; readonly outside: readonly string[] };

export type Outcome = { readonly kind: string; readonly text: string; readonly printed: string };

export type Brute = {
  readonly cases: readonly Case[];
  /** By program, the reference first; then by case. */
  readonly outcomes: readonly (readonly Outcome[])[];
};

export function bruteForce(family: Family): Brute {
  const folder = mkdtempSync(join(tmpdir(), "elenchus-audit-"));
  const file = join(folder, "family.ml");
  writeFileSync(file, programOf(family));
  const asked = spawnSync("ocaml", ["-w", "-a", "unix.cma", file], { encoding: "utf8", maxBuffer: 2 ** 28 });
  rmSync(folder, { recursive: true });
  if (asked.status !== 0) throw new Error(`${family.name}: ${asked.stderr}`);
  return bruteIn(asked.stdout);
}

function programOf(family: Family): string {
  const enumerate = readFileSync(join(OWN_FOLDER, "enumerate.ml"), "utf8");
  const programs = [family.reference, ...family.variants.map(({ text }) => text)];
  const modules = programs.map((text, i) => `module P${i} = struct\n${text}\n${family.inputs}\nend\n`);
  const all = programs.map((_, i) => `P${i}.cases`).join("; ");
  return `module E = struct\n${enumerate}\nend\n${modules.join("")}let () = E.tell ${family.apart} [${all}]\n`;
}

export function bruteIn(output: string): Brute {
  const [first = "", ...programs] = output.split(/^program\n/m);
  const linesOf = (text: string): string[][] =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));
  return {
    cases: linesOf(first).map(([, size, call = "", outside = ""]) => ({
      size: Number(size),
      call,
      outside: outside.split(" ").filter((each) => each !== ""),
    })),
    outcomes: programs.map((text) =>
      linesOf(text).map(([kind = "", shown = "", printed = ""]) => ({ kind, text: shown, printed })),
    ),
  };
}

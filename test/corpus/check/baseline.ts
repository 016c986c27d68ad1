// What another tool finds on a corpus: testml-baseline.csv, where the folder has one. Its witnesses
// are written `argument ; argument => output`.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Grammar } from "../../../src/frontend/ocaml/parse/grammar.js";
import { sizeOfText } from "./size.js";

export type BaselineRow = {
  readonly seconds: number;
  readonly witness: string; // the arguments only
  readonly size: number | undefined; // of the arguments together
  readonly confirmed: boolean; // by the real OCaml
};

/** By `problem/id`; empty where there is no such file. */
export function readBaseline(folder: string, grammar: Grammar): ReadonlyMap<string, BaselineRow> {
  const file = join(folder, "testml-baseline.csv");
  if (!existsSync(file)) return new Map();
  const [, ...lines] = parseCsv(readFileSync(file, "latin1"));
  return new Map(
    lines.map(([problem = "", id = "", seconds = "", text = "", real = ""]) => [
      `${problem}/${id}`,
      { seconds: Number(seconds), confirmed: real.startsWith("confirmed"), ...witnessOf(grammar, text) },
    ]),
  );
}

function witnessOf(grammar: Grammar, text: string): Pick<BaselineRow, "witness" | "size"> {
  const witness = text.slice(0, text.lastIndexOf(" => "));
  // Arguments are separated outside lists and strings, where nothing puts a space before its semicolon.
  return { witness, size: sizeOfArguments(grammar, witness.split(" ; ")) };
}

/** Undefined where one of them cannot be read. */
export function sizeOfArguments(grammar: Grammar, args: readonly string[]): number | undefined {
  const sizes = args.map((arg) => sizeOfText(grammar, arg));
  return sizes.includes(undefined) ? undefined : sizes.reduce((total: number, size) => total + (size ?? 0), 0);
}

/** Fields may be quoted, with quotes doubled inside. */
function parseCsv(text: string): string[][] {
  const lines = text.trimEnd().split(/\r?\n/); // no field of ours goes over several lines
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
    ),
  );
}

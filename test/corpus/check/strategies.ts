// The strategies side by side, on the submissions that are known to be wrong.
import { printTable } from "../../../scripts/bench/measure.js";
import type { Grammar } from "../../../src/frontend/ocaml/parse/grammar.js";
import { USUAL_SEARCH } from "../../../src/jobs/check-request.js";
import { sizeOfArguments } from "./baseline.js";
import { mean, most, type Refuted, refutedOf, sayList, seconds } from "./row.js";
import { METHODS, type Method, nameOf, type Row } from "./task.js";

/** The exit code: 0 when the default strategy finds everything that any other finds. */
export async function compareStrategies(
  measure: (method: Method) => Promise<readonly Row[]>,
  grammar: Grammar,
): Promise<number> {
  const measured: { readonly method: Method; readonly rows: readonly Row[] }[] = [];
  for (const method of METHODS) measured.push({ method, rows: await measure(method) });
  const sizeOf = ({ witness }: Refuted): number => sizeOfArguments(grammar, witness.args) ?? 0;
  const least = leastSizes(
    measured.flatMap(({ rows }) => refutedOf(rows)),
    sizeOf,
  );
  const isLarger = (refuted: Refuted): boolean => sizeOf(refuted) > (least.get(nameOf(refuted.row)) ?? 0);
  printTable("Strategies; larger: witnesses larger than another strategy's", [
    ["", "found", "of", "s", "slowest", "size", "larger"],
    ...measured.map(({ method, rows }) => lineOf(method, rows, sizeOf, isLarger)),
  ]);
  const usual = measured.find(({ method }) => method === USUAL_SEARCH.strategy)?.rows ?? [];
  const known = new Set(refutedOf(usual).map(({ row }) => nameOf(row)));
  const missed = measured.flatMap(({ method, rows }) =>
    refutedOf(rows)
      .filter(({ row }) => !known.has(nameOf(row)))
      .map(({ row, witness }) => `${nameOf(row)}  found by ${method}: ${witness.call}`),
  );
  sayList(`Not found by ${USUAL_SEARCH.strategy}, but by another`, missed);
  return missed.length === 0 ? 0 : 1;
}

/** By `problem/id`: the size of the smallest witness of all. */
function leastSizes(all: readonly Refuted[], sizeOf: (refuted: Refuted) => number): ReadonlyMap<string, number> {
  const least = new Map<string, number>();
  for (const refuted of all) {
    const name = nameOf(refuted.row);
    least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, sizeOf(refuted)));
  }
  return least;
}

function lineOf(
  method: Method,
  rows: readonly Row[],
  sizeOf: (refuted: Refuted) => number,
  isLarger: (refuted: Refuted) => boolean,
): readonly (string | number)[] {
  const found = refutedOf(rows);
  return [
    method,
    `${found.length}`,
    `${rows.length}`,
    seconds(rows),
    most(rows.map(({ ms }) => ms)) / 1000,
    mean(found.map(sizeOf)),
    `${found.filter(isLarger).length}`,
  ];
}

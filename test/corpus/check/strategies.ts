// The strategies side by side, on the submissions that are known to be wrong.
import { printTable } from "../../../scripts/bench/measure.js";
import type { Grammar } from "../../../src/frontend/ocaml/parse/grammar.js";
import { DEFAULT_STRATEGY, STRATEGIES, type Strategy } from "../../../src/library/check-request.js";
import { sizeOfArguments } from "./baseline.js";
import { mean, most, refutedOf, sayList, seconds } from "./row.js";
import { nameOf, type Row } from "./task.js";

/** The exit code: 0 when the default strategy finds everything that any other finds. */
export async function compareStrategies(
  measure: (strategy: Strategy) => Promise<readonly Row[]>,
  grammar: Grammar,
): Promise<number> {
  const measured: { readonly strategy: Strategy; readonly rows: readonly Row[] }[] = [];
  for (const strategy of STRATEGIES) measured.push({ strategy, rows: await measure(strategy) });
  printTable("Strategies", [
    ["", "found", "of", "s", "slowest", "size"],
    ...measured.map(({ strategy, rows }) => lineOf(strategy, rows, grammar)),
  ]);
  const usual = measured.find(({ strategy }) => strategy === DEFAULT_STRATEGY)?.rows ?? [];
  const known = new Set(refutedOf(usual).map(({ row }) => nameOf(row)));
  const missed = measured.flatMap(({ strategy, rows }) =>
    refutedOf(rows)
      .filter(({ row }) => !known.has(nameOf(row)))
      .map(({ row, witness }) => `${nameOf(row)}  found by ${strategy}: ${witness.call}`),
  );
  sayList(`Not found by ${DEFAULT_STRATEGY}, but by another`, missed);
  return missed.length === 0 ? 0 : 1;
}

function lineOf(strategy: Strategy, rows: readonly Row[], grammar: Grammar): readonly (string | number)[] {
  const found = refutedOf(rows);
  return [
    strategy,
    `${found.length}`,
    `${rows.length}`,
    seconds(rows),
    most(rows.map(({ ms }) => ms)) / 1000,
    mean(found.flatMap(({ witness }) => sizeOfArguments(grammar, witness.args) ?? [])),
  ];
}

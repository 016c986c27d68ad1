// Clocks and tables for the benchmarks. Times are wall-clock; of repeated runs the median counts.
import { spawnSync } from "node:child_process";

export type Row = readonly (string | number)[];

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Milliseconds from start to end of a process; fails loudly when it does. */
export function timeProcess(command: string, args: readonly string[], expected = 0): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" });
  if (status !== expected) throw new Error(`${command} ${args.join(" ")} ended with ${status}\n${stderr}`);
  return performance.now() - start;
}

/** Medians of several things timed in turn, so that a busy moment hits all of them. */
export async function timeInTurn(
  rounds: number,
  things: readonly (() => number | Promise<number>)[],
): Promise<number[]> {
  const times = things.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [i, thing] of things.entries()) times[i]?.push(await thing());
  }
  return times.map(median);
}

export function printTable(title: string, rows: readonly Row[]): void {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === "number" ? cell.toFixed(cell < 10 ? 2 : 0) : cell)),
  );
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  const lines = texts.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))),
  );
  process.stdout.write(`\n${title}\n${lines.map((line) => `  ${line.join("  ")}\n`).join("")}`);
}

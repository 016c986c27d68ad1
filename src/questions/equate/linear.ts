// Which inequalities cannot all hold: variables are eliminated one after the other (Fourier and Motzkin), and it is kept how
// often each inequality was taken, so that somebody else only has to add up.
import { canHold } from "./can-hold.js";
import { asSum, type Term } from "./term.js";

/** What is not negative: variables, each so many times, and a constant. */
export type Linear = { readonly times: ReadonlyMap<string, bigint>; readonly constant: bigint };

type Row = Linear & { readonly taken: ReadonlyMap<number, bigint> };

const ROWS_MAX = 400;

/** How often each of the sums, which are not negative, is taken so that nothing but a negative number is left. */
export function addUp(sums: readonly Term[]): readonly (readonly [number, bigint])[] | undefined {
  return addUpRows(sums.map(rowOf));
}

export function addUpRows(all: readonly Linear[]): readonly (readonly [number, bigint])[] | undefined {
  if (canHold(all)) return undefined;
  let rows = all.map((row, i): Row => ({ ...row, taken: new Map([[i, 1n]]) }));
  for (;;) {
    const done = rows.find(({ times, constant }) => times.size === 0 && constant < 0n);
    if (done !== undefined) return [...done.taken];
    const variable = cheapest(rows);
    if (variable === undefined) return undefined;
    rows = without(variable, rows);
    if (rows.length > ROWS_MAX) return undefined;
  }
}

function rowOf(sum: Term): Linear {
  const { constant, parts } = asSum(sum);
  return { times: new Map(parts.map((part) => [part.factors.map(({ id }) => id).join("*"), part.times])), constant };
}

/** The variable that leaves the fewest rows. */
function cheapest(rows: readonly Row[]): string | undefined {
  const counts = new Map<string, { up: number; down: number }>();
  for (const { times } of rows)
    for (const [name, factor] of times) {
      const count = counts.get(name) ?? { up: 0, down: 0 };
      if (factor > 0n) count.up++;
      else count.down++;
      counts.set(name, count);
    }
  let best: { name: string; cost: number } | undefined;
  for (const [name, { up, down }] of counts) {
    const cost = up * down - up - down;
    if (best === undefined || cost < best.cost) best = { name, cost };
  }
  return best?.name;
}

function without(name: string, rows: readonly Row[]): Row[] {
  const [up, down, rest]: [Row[], Row[], Row[]] = [[], [], []];
  for (const row of rows) {
    const factor = row.times.get(name) ?? 0n;
    (factor > 0n ? up : factor < 0n ? down : rest).push(row);
  }
  for (const a of up)
    for (const b of down) rest.push(combined(a, -(b.times.get(name) ?? 0n), b, a.times.get(name) ?? 0n));
  return rest;
}

function combined(a: Row, x: bigint, b: Row, y: bigint): Row {
  return {
    times: mixed(a.times, x, b.times, y),
    constant: a.constant * x + b.constant * y,
    taken: mixed(a.taken, x, b.taken, y),
  };
}

function mixed<K>(a: ReadonlyMap<K, bigint>, x: bigint, b: ReadonlyMap<K, bigint>, y: bigint): ReadonlyMap<K, bigint> {
  const all = new Map([...a].map(([key, value]) => [key, value * x] as const));
  for (const [key, value] of b) {
    const sum = (all.get(key) ?? 0n) + value * y;
    if (sum === 0n) all.delete(key);
    else all.set(key, sum);
  }
  return all;
}

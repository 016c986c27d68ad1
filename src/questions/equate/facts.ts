// What is known of machine integers. Each integer stands for its value, which is within the range of its width; a sum stands
// for what is left of it after wrap-around, and only where that is nothing less for what its parts add up to.
import type { Assumptions, Order } from "./assumptions.js";
import type { MachineFact, Sums } from "./certificate.js";
import { addUpRows, type Linear } from "./linear.js";
import { asInteger, asSum, type Term, type Terms } from "./term.js";
import type { Width } from "./width.js";
import { written } from "./written.js";

/** Integers, each so many times, and a constant: without wrap-around. */
export type Row = { readonly times: ReadonlyMap<Term, bigint>; readonly constant: bigint };

/** What is not negative, and why; an equation is there twice, once with the opposite sign. */
type Known = { readonly row: Row; readonly fact: MachineFact; readonly sign: bigint };

/** Sums that come next to those that are assumed. */
const SUMS_MAX = 6;

/** What is assumed besides: the opposite of what is shown, or more of the same kind. */
type Besides = { readonly otherwise?: Row; readonly orders?: readonly Order[] };

/** Why what is assumed cannot be. */
export function contradiction(assumptions: Assumptions, { otherwise, orders = [] }: Besides = {}): Sums | undefined {
  const { terms } = assumptions.tools;
  const { width } = terms;
  if (width === undefined) return undefined;
  const all = [...assumptions.orders(), ...orders];
  const search = (): Sums | undefined => contradictionIn(width, all, otherwise);
  return otherwise === undefined ? once(terms, all, search) : search();
}

/** Ways through a proof that assume the same of integers are many; it is asked of each of them again after every step. */
function once(terms: Terms, orders: readonly Order[], search: () => Sums | undefined): Sums | undefined {
  const known = contradictions.get(terms) ?? new Map<string, Sums | undefined>();
  contradictions.set(terms, known);
  const key = orders.map(({ condition, truth }) => (truth ? condition.id : ~condition.id)).join();
  if (!known.has(key)) known.set(key, search());
  return known.get(key);
}

const contradictions = new WeakMap<Terms, Map<string, Sums | undefined>>();

function contradictionIn(width: Width, orders: readonly Order[], otherwise: Row | undefined): Sums | undefined {
  const shown: Known[] = otherwise === undefined ? [] : [{ row: otherwise, fact: { kind: "otherwise" }, sign: 1n }];
  const plain = [...shown, ...orders.map(assumed)];
  return addedUp(plain) ?? (isNearEnd(width, plain) ? addedUp(withRanges(width, withSums(width, plain))) : undefined);
}

/** Whether it may matter that there is a largest integer. */
function isNearEnd({ high }: Width, all: readonly Known[]): boolean {
  const isFar = (value: bigint): boolean => value > high / 8n || -value > high / 8n;
  return all.some(({ row }) => isFar(row.constant) || [...row.times.keys()].some(({ kind }) => kind === "sum"));
}

/** A sum that nothing but its parts say something of, with the values that these have. */
export function rowOf(sum: Term, valueIn: (factor: Term) => Term | undefined): Row | undefined {
  const { constant, parts } = asSum(sum);
  let row: Row = { times: new Map(), constant };
  for (const { times, factors } of parts) {
    const [factor] = factors;
    const value = factors.length === 1 && factor !== undefined ? valueIn(factor) : undefined;
    if (value === undefined) return undefined;
    row = plus(row, valueRow(value), times);
  }
  return row;
}

export function plus(a: Row, b: Row, times: bigint): Row {
  const all = new Map(a.times);
  for (const [term, own] of b.times) {
    const sum = (all.get(term) ?? 0n) + own * times;
    if (sum === 0n) all.delete(term);
    else all.set(term, sum);
  }
  return { times: all, constant: a.constant + b.constant * times };
}

/** What is at least and at most nothing. */
export function squeezedOrders(terms: Terms, orders: readonly Order[]): readonly Term[] {
  const rows = orders.map(orderRow);
  const keys = new Set(rows.map(keyOf));
  return rows
    .filter((row) => keys.has(keyOf(plus({ times: new Map(), constant: 0n }, row, -1n))))
    .map(({ times, constant }) =>
      [...times].reduce((sum, [term, each]) => terms.add(sum, term, each), terms.integer(constant)),
    );
}

function keyOf({ times, constant }: Row): string {
  const parts = [...times].map(([{ id }, each]) => `${id}*${each}`);
  return `${parts.sort().join("+")}+${constant}`;
}

/** An integer stands for itself. */
function valueRow(term: Term): Row {
  const value = asInteger(term);
  return value === undefined ? { times: new Map([[term, 1n]]), constant: 0n } : { times: new Map(), constant: value };
}

function assumed(order: Order): Known {
  const condition = order.truth ? written(order.condition) : negated(order.condition);
  return { row: orderRow(order), fact: { kind: "holds", condition }, sign: 1n };
}

function negated(condition: Term): ReturnType<typeof written> {
  return { kind: "prim", op: "not", args: [written(condition)] };
}

/** b - a - 1, or a - b. */
function orderRow({ truth, a, b }: Order): Row {
  const difference = plus(valueRow(b), valueRow(a), -1n);
  return truth
    ? { ...difference, constant: difference.constant - 1n }
    : plus({ times: new Map(), constant: 0n }, difference, -1n);
}

function addedUp(all: readonly Known[]): Sums | undefined {
  const rows = all.map(
    ({ row }): Linear => ({
      constant: row.constant,
      times: new Map([...row.times].map(([{ id }, times]) => [String(id), times])),
    }),
  );
  return addUpRows(rows)?.flatMap(([i, times]) => {
    const known = all[i];
    return known === undefined ? [] : [{ fact: known.fact, times: String(times * known.sign) }];
  });
}

/** With the sums among them that do not wrap around. */
function withSums(width: Width, all: readonly Known[]): readonly Known[] {
  const sums = atomsOf(all).filter((term) => term.kind === "sum");
  let known = all;
  for (const sum of sums.sort((a, b) => a.size - b.size).slice(0, SUMS_MAX)) known = withSum(width, known, sum);
  return known;
}

function withSum(width: Width, known: readonly Known[], sum: Term): readonly Known[] {
  const exact = rowOf(sum, (factor) => factor);
  if (exact === undefined) return known;
  const opposite = (row: Row): Known => ({ row, fact: { kind: "otherwise" }, sign: 1n });
  const facts = known.filter(({ fact }) => fact.kind !== "otherwise");
  const tooLow = plus({ times: new Map(), constant: width.low - 1n }, exact, -1n);
  const low = addedUp(withRanges(width, [...facts, opposite(tooLow)]));
  if (low === undefined) return known;
  const tooHigh: Row = { ...exact, constant: exact.constant - width.high - 1n };
  const high = addedUp(withRanges(width, [...facts, opposite(tooHigh)]));
  if (high === undefined) return known;
  const row = plus(exact, { times: new Map([[sum, 1n]]), constant: 0n }, -1n);
  const fact: MachineFact = { kind: "exact", of: written(sum), low, high };
  const turned = plus({ times: new Map(), constant: 0n }, row, -1n);
  return [...known, { row, fact, sign: 1n }, { row: turned, fact, sign: -1n }];
}

/** Each of them is at least the lowest, and at most the highest. */
function withRanges(width: Width, all: readonly Known[]): readonly Known[] {
  return [
    ...all,
    ...atomsOf(all).flatMap((term): Known[] => {
      const of = written(term);
      const one: Row = { times: new Map([[term, 1n]]), constant: 0n };
      return [
        { row: { ...one, constant: -width.low }, fact: { kind: "at-least-lowest", of }, sign: 1n },
        {
          row: plus({ times: new Map(), constant: width.high }, one, -1n),
          fact: { kind: "at-most-highest", of },
          sign: 1n,
        },
      ];
    }),
  ];
}

function atomsOf(all: readonly Known[]): Term[] {
  return [...new Set(all.flatMap(({ row }) => [...row.times.keys()]))];
}

// Equal arguments give equal results, also where equality follows from equations only: those
// equations between results are added, until nothing new follows (congruence closure).

import { negated } from "../../basis/integer.js";
import { lookUp } from "../../basis/known.js";
import { type Atom, Poly, type Term, Text } from "../term.js";
import { type LinearRow, reducerBy } from "./linear.js";
import { isInt, partsOfMonos, row, rowOfTwo, type Table } from "./table.js";
import { type Classes, nodeOf, type TextNode, type TextPair } from "./texts.js";

export type Implied = { readonly eqs: readonly LinearRow[]; readonly equal: readonly TextPair[] };

/** undefined when the equations contradict each other. */
export function impliedByCalls(table: Table, eqs: readonly LinearRow[], classes: Classes): Implied | undefined {
  const calls = [...table.atoms].filter(({ op }) => op.kind === "call");
  if (calls.length < 2) return { eqs: [], equal: [] };
  const found: LinearRow[] = [];
  for (;;) {
    const reduced = reducerBy([...eqs, ...found]);
    if (reduced === undefined) return undefined;
    const same = sameCalls(calls, (call) => keyOfCall(table, call, reduced, classes));
    const equal = same.filter(([a, b]) => a.sort === "str" && classes.rootOf(a) !== classes.rootOf(b));
    const results = same.filter(([a]) => a.sort === "int").map(([a, b]) => resultsEqual(table, a, b));
    const news = results.filter((equation) => reduced(equation).coefs.some((coef) => coef !== 0));
    if (equal.length > 0 || news.length === 0) return { eqs: [...found, ...news], equal };
    found.push(...news);
  }
}

function resultsEqual(table: Table, a: Atom, b: Atom): LinearRow {
  return rowOfTwo(table, 1, lookUp(table.index, a), -1, lookUp(table.index, b), 0);
}

/** Each with the first that has its key. */
function sameCalls(calls: readonly Atom[], keyOf: (call: Atom) => string | undefined): (readonly [Atom, Atom])[] {
  const first = new Map<string, Atom>();
  const same: (readonly [Atom, Atom])[] = [];
  for (const call of calls) {
    const key = keyOf(call);
    if (key === undefined) continue;
    const known = first.get(key);
    if (known === undefined) first.set(key, call);
    else same.push([known, call]);
  }
  return same;
}

type Reduce = (row: LinearRow) => LinearRow;

/** undefined when some argument is beyond us. */
function keyOfCall(table: Table, { op, args, sort }: Atom, reduced: Reduce, classes: Classes): string | undefined {
  if (op.kind !== "call") return undefined;
  let key = `${op.fn} ${sort}`;
  for (const arg of args) {
    const own = keyOfArgument(table, arg, reduced, classes);
    if (own === undefined) return undefined;
    key += `; ${own}`;
  }
  return key;
}

function keyOfArgument(table: Table, arg: Term, reduced: Reduce, { rootOf }: Classes): string | undefined {
  if (typeof arg === "boolean") return String(arg);
  if (arg instanceof Poly || isInt(arg)) {
    const [monos, constant] = arg instanceof Poly ? [arg.monos, arg.constant] : [[], arg];
    const { coefs, bound } = reduced(row(table, partsOfMonos(table, monos, 1), negated(constant)));
    return `${coefs.join()}=${bound}`;
  }
  const node = arg instanceof Text || typeof arg === "string" ? nodeOf(arg) : undefined;
  return node === undefined ? undefined : keyOfNode(rootOf(node));
}

function keyOfNode(node: TextNode): string {
  return typeof node === "string" ? JSON.stringify(node) : `$${node.id}`;
}

// The second attempt: solve the conditions from scratch. What is linear is solved, what is not
// (divisions, products, functions) is looked at afterwards; where a solution breaks it, the
// possible cases are tried one by one. Unsatisfiable is what is so in a full set of cases.
import { type Int, minus, negated, quotient, times } from "../../basis/integer.js";
import { holds, type Model } from "../model.js";
import type { Answer } from "../solver.js";
import { type Atom, type IntTerm, type Lit, Poly, type StrTerm, sub, type Term, Text } from "../term.js";
import { highOf, lowOf, unknownsOf } from "../unknowns.js";
import { setUnknown, worldLike } from "../world.js";
import { buildWorld, type Conflict, type Forced } from "./build.js";
import { changeOne } from "./change-one.js";
import { meets, type Row, solveLinear } from "./linear.js";
import {
  type Division,
  type Part,
  type Product,
  partsOfMonos,
  remainderRows,
  row,
  sumFor,
  type Table,
  tableOf,
} from "./table.js";
import { type Classes, classesOf, nodeOf, type Pair, textPairs } from "./texts.js";

const UNSAT: Answer = { kind: "unsat" };
const UNKNOWN: Answer = { kind: "unknown", why: "incomplete" };
const ATTEMPTS_MAX = 30;

type Search = {
  readonly slice: readonly Lit[];
  readonly near: Model;
  readonly table: Table;
  readonly forced: Forced;
  readonly pairs: Case;
  attemptsLeft: number;
};

/** What is assumed, beyond the conditions themselves. */
type Case = {
  readonly eqs: readonly Row[];
  readonly les: readonly Row[];
  readonly equal: readonly Pair[];
  readonly differ: readonly Pair[];
};

const NOTHING: Case = { eqs: [], les: [], equal: [], differ: [] };

/** One of the cases holds, if they are complete. */
type Split = { readonly cases: readonly Case[]; readonly complete: boolean };

export function solveSlice(slice: readonly Lit[], near: Model): Answer {
  const forced = forcedTruths(slice);
  if (forced === undefined) return UNSAT;
  const calls = slice.some(({ cond }) => unknownsOf(cond).fns.length > 0);
  const table = tableOf(slice, calls ? near : undefined);
  const pairs = { ...NOTHING, ...textPairs(slice) };
  const answer = attempt({ slice, near, table, forced, pairs, attemptsLeft: ATTEMPTS_MAX }, pairs);
  if (answer.kind !== "unknown") return answer;
  const model = changeTwo(slice, near);
  return model === undefined ? answer : { kind: "sat", model };
}

/** undefined when a condition is asked to hold and not to hold. */
function forcedTruths(slice: readonly Lit[]): Forced | undefined {
  const sides = new Map<object, boolean>();
  const forced = new Map<Atom, boolean>();
  for (const { cond, side } of slice) {
    if ((sides.get(cond) ?? side) !== side) return undefined;
    sides.set(cond, side);
    if (cond.kind === "is") forced.set(cond.atom, side);
  }
  return forced;
}

function attempt(search: Search, assumed: Case): Answer {
  if (search.attemptsLeft-- <= 0) return UNKNOWN;
  const classes = classesOf(assumed.equal, assumed.differ);
  if (classes === undefined) return UNSAT;
  const { table, near, slice } = search;
  const eqs = [...table.eqs, ...assumed.eqs, ...textRows(table, classes)];
  const les = [...table.les, ...assumed.les];
  const solution = solveLinear({ eqs, les, nes: table.nes, columns: table.columns });
  if (solution.kind !== "values") return solution.kind === "unsat" ? UNSAT : UNKNOWN;
  const split = brokenCase(table, solution.values);
  if (split !== undefined) return tryCases(search, assumed, split);
  const built = buildWorld({ near, table, values: solution.values, classes, forced: search.forced });
  if (built.kind === "conflict") return tryCases(search, assumed, differentCalls(search, built));
  if (built.kind === "stuck" || !slice.every((lit) => holds(built.world, lit))) return UNKNOWN;
  return { kind: "sat", model: built.world };
}

function tryCases(search: Search, assumed: Case, { cases, complete }: Split): Answer {
  let certain = complete;
  for (const each of cases) {
    const answer = attempt(search, {
      eqs: [...assumed.eqs, ...each.eqs],
      les: [...assumed.les, ...each.les],
      equal: [...assumed.equal, ...each.equal],
      differ: [...assumed.differ, ...each.differ],
    });
    if (answer.kind === "sat") return answer;
    if (answer.kind === "unknown") certain = false;
  }
  return certain ? UNSAT : UNKNOWN;
}

/** What equal strings say about lengths and characters. */
function textRows(table: Table, { rootOf }: Classes): Row[] {
  const rows: Row[] = [];
  const lengths = new Map<unknown, number>();
  for (const atom of table.atoms) {
    const { kind } = atom.op;
    if (kind !== "length" && kind !== "get") continue;
    const node = nodeOf(atom.args[0] as StrTerm);
    if (node === undefined) continue;
    const [root, column] = [rootOf(node), table.index.get(atom) as number];
    if (kind === "get") {
      const index = atom.args[1];
      if (typeof root === "string" && typeof index === "number" && index >= 0 && index < root.length)
        rows.push(row(table, [[column, 1]], root.charCodeAt(index)));
    } else if (typeof root === "string") rows.push(row(table, [[column, 1]], root.length));
    else {
      const first = lengths.get(root) ?? column;
      lengths.set(root, first);
      if (first !== column)
        rows.push(
          row(
            table,
            [
              [column, 1],
              [first, -1],
            ],
            0,
          ),
        );
    }
  }
  return rows;
}

// Cases

function brokenCase(table: Table, values: readonly Int[]): Split | undefined {
  for (const ne of table.nes) if (meets(ne, values)) return besides(ne);
  for (const division of table.divisions) {
    const exact = quotient(sumFor(table, division.dividend, values), division.divisor);
    if (values[division.quotient] !== exact) return signs(table, division);
  }
  for (const product of table.products) {
    if (values[product.product] !== productValue(product, values)) return factors(table, product, values);
  }
  return undefined;
}

/** sum > bound or sum < bound */
function besides({ coefs, bound }: Row): Split {
  const above: Row = { coefs: coefs.map(negated), bound: minus(-1, bound) };
  const below: Row = { coefs, bound: minus(bound, 1) };
  return { cases: [above, below].map((le) => ({ ...NOTHING, les: [le] })), complete: true };
}

/** Not below 0 with a remainder not below 0, or below 0 with a remainder not above. */
function signs(table: Table, division: Division): Split {
  const { monos, constant } = division.dividend;
  const positive = row(table, partsOfMonos(table, monos, -1), constant);
  const negative = row(table, partsOfMonos(table, monos, 1), minus(-1, constant));
  return {
    cases: [
      { ...NOTHING, les: [positive, ...remainderRows(table, division, 0, 1)] },
      { ...NOTHING, les: [negative, ...remainderRows(table, division, -1, 0)] },
    ],
    complete: true,
  };
}

function productValue({ factor, power, rest }: Product, values: readonly Int[]): Int {
  const base = values[factor] as Int;
  return times(powerOf(base, power), rest === undefined ? 1 : (values[rest] as Int));
}

function powerOf(base: Int, power: number): Int {
  let result: Int = 1;
  for (let i = 0; i < power; i++) result = times(result, base);
  return result;
}

const FACTORS: readonly Int[] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, 7, 8, 9, 10];

/** The factor is one of the small integers, or a root: never all there are. */
function factors(table: Table, { product, factor, power, rest }: Product, values: readonly Int[]): Split {
  const root = Math.round(Math.abs(Number(values[product])) ** (1 / power));
  const tried = new Set<Int>(FACTORS).add(values[factor] as Int);
  if (Number.isSafeInteger(root)) tried.add(root).add(negated(root));
  const { low, high } = table.columns[factor] as { low: Int; high: Int };
  const cases = [...tried]
    .filter((value) => low <= value && value <= high)
    .map((value) => {
      const scale = powerOf(value, power);
      const parts: Part[] =
        rest === undefined
          ? [[product, 1]]
          : [
              [product, 1],
              [rest, negated(scale)],
            ];
      return { ...NOTHING, eqs: [row(table, [[factor, 1]], value), row(table, parts, rest === undefined ? scale : 0)] };
    });
  return { cases, complete: false };
}

/** Two calls have the same arguments and not the same result: equal results, or some argument differs. */
function differentCalls({ table, forced }: Search, { a, b }: Conflict): Split {
  const cases: Case[] = [];
  let complete = a.sort !== "bool" || (forced.has(a) && forced.has(b));
  if (a.sort === "int") {
    const parts: Part[] = [
      [table.index.get(a) as number, 1],
      [table.index.get(b) as number, -1],
    ];
    cases.push({ ...NOTHING, eqs: [row(table, parts, 0)] });
  } else if (a.sort === "str") cases.push({ ...NOTHING, equal: [[a, b]] });
  for (let i = 0; i < a.args.length; i++) {
    const different = differentArguments(table, a.args[i] as Term, b.args[i] as Term);
    if (different === undefined) complete = false;
    else cases.push(...different);
  }
  return { cases, complete };
}

/** undefined when it cannot be said. */
function differentArguments(table: Table, x: Term, y: Term): readonly Case[] | undefined {
  if (isIntTerm(x) && isIntTerm(y)) {
    const difference = sub(x, y);
    if (!(difference instanceof Poly)) return [];
    return besides(row(table, partsOfMonos(table, difference.monos, 1), negated(difference.constant))).cases;
  }
  if (!isStrTerm(x) || !isStrTerm(y)) return undefined;
  const [a, b] = [nodeOf(x), nodeOf(y)];
  return a === undefined || b === undefined ? undefined : [{ ...NOTHING, differ: [[a, b]] }];
}

function isIntTerm(term: Term): term is IntTerm {
  return term instanceof Poly || typeof term === "number" || typeof term === "bigint";
}

function isStrTerm(term: Term): term is StrTerm {
  return term instanceof Text || typeof term === "string";
}

// Two unknowns

const SECOND_VALUES: readonly Int[] = [1, -1, 2, -2, 0, 3, 4, 5];
const UNKNOWNS_MAX = 4;

/** For what is no linear system at all: one unknown gets a small value, another one is solved for. */
function changeTwo(slice: readonly Lit[], near: Model): Model | undefined {
  const unknowns = new Set(slice.filter((lit) => !holds(near, lit)).flatMap(({ cond }) => unknownsOf(cond).atoms));
  for (const atom of [...unknowns].filter(({ sort }) => sort === "int").slice(0, UNKNOWNS_MAX)) {
    for (const value of SECOND_VALUES) {
      if (value < lowOf(atom) || value > highOf(atom)) continue;
      const world = worldLike(near);
      setUnknown(world, atom, value);
      const failing = slice.filter((lit) => !holds(world, lit));
      if (failing.length === 0) return world;
      const model = changeOne(slice, failing[0] as Lit, world);
      if (model !== undefined) return model;
    }
  }
  return undefined;
}

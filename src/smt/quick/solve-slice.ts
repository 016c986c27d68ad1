// The second attempt: solve the conditions from scratch. What is linear is solved, what is not
// (divisions, products, functions) is looked at afterwards; where a solution breaks it, the
// possible cases are tried one by one. Unsatisfiable is what is so in a full set of cases.
import { holds, type Model } from "../model.js";
import type { SolverAnswer } from "../solver.js";
import type { Atom, Lit } from "../term.js";
import { unknownsOf } from "../unknowns.js";
import { buildWorld, type Forced } from "./build.js";
import { type AssumedCase, brokenCase, differentCalls, NOTHING_ASSUMED, type Split } from "./cases.js";
import { changeTwo } from "./change-two.js";
import { impliedByCalls } from "./congruence.js";
import { solveLinear } from "./linear.js";
import { rankRows } from "./order.js";
import type { Table } from "./table.js";
import { tabulate } from "./tabulate.js";
import { textRows } from "./text-rows.js";
import { classesOf, textPairs } from "./texts.js";

const UNSAT: SolverAnswer = { kind: "unsat" };
const UNKNOWN: SolverAnswer = { kind: "unknown", why: "incomplete" };
const ATTEMPTS_MAX = 30;

type Search = {
  readonly slice: readonly Lit[];
  readonly near: Model;
  readonly table: Table;
  readonly forced: Forced;
  attemptsLeft: number;
};

export function solveSlice(slice: readonly Lit[], near: Model): SolverAnswer {
  const forced = forcedTruths(slice);
  if (forced === undefined) return UNSAT;
  const calls = slice.some(({ cond }) => unknownsOf(cond).fns.length > 0);
  const table = tabulate(slice, calls ? near : undefined);
  const search = { slice, near, table, forced, attemptsLeft: ATTEMPTS_MAX };
  const answer = attempt(search, { ...NOTHING_ASSUMED, ...textPairs(slice) });
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

function attempt(search: Search, assumed: AssumedCase): SolverAnswer {
  if (search.attemptsLeft-- <= 0) return UNKNOWN;
  const classes = classesOf(assumed.equal, assumed.differ);
  if (classes === undefined) return UNSAT;
  const { table, near, slice } = search;
  const ranks = rankRows(table, classes);
  const said = [...table.eqs, ...assumed.eqs, ...textRows(table, classes), ...ranks.eqs];
  const implied = impliedByCalls(table, said, classes);
  if (implied === undefined) return UNSAT;
  if (implied.equal.length > 0) return attempt(search, { ...assumed, equal: [...assumed.equal, ...implied.equal] });
  const eqs = [...said, ...implied.eqs];
  const les = [...table.les, ...assumed.les];
  const nes = [...table.nes, ...ranks.nes];
  const solution = solveLinear({ eqs, les, nes, columns: table.columns });
  if (solution.kind !== "values") return solution.kind === "unsat" ? UNSAT : UNKNOWN;
  const split = brokenCase(table, nes, solution.values);
  if (split !== undefined) return tryCases(search, assumed, split);
  const built = buildWorld({ near, table, values: solution.values, classes, forced: search.forced });
  if (built.kind === "conflict") return tryCases(search, assumed, differentCalls(table, search.forced, built));
  if (built.kind === "stuck" || !slice.every((lit) => holds(built.world, lit))) return UNKNOWN;
  return { kind: "sat", model: built.world };
}

function tryCases(search: Search, assumed: AssumedCase, { cases, complete }: Split): SolverAnswer {
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

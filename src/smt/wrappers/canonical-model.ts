// Makes models the same whoever found them: each unknown in turn, in the order of their making,
// gets the first value that the conditions and the unknowns before it allow: the usual one,
// then outwards from it. The quick solver decides most of that; the other one is asked a
// few times at most, and where that is not enough the value stays what it was.

import { type Int, magnitude, minus, plus, quotient } from "../../basis/integer.js";
import { atomValue, type Model } from "../model.js";
import { between, pinnedAtom } from "../pin.js";
import { quickSolve } from "../quick/quick-solve.js";
import { smallSolve } from "../small/small-solve.js";
import type { Solver, SolverAnswer } from "../solver.js";
import { intOf } from "../sorts.js";
import type { Atom, Constant, Lit } from "../term.js";
import { unknownsOf, usualInt } from "../unknowns.js";

const QUESTIONS_MAX = 6;
/** So many values next to the usual one are tried by themselves. */
const STEPS = 3;
const TEXTS: readonly string[] = ["x", "y", "z", "", "a", "b"];

export function canonicalModel(solver: Solver): Solver {
  return async (query, near, effort) => {
    const answer = await solver(query, near, effort);
    if (answer.kind !== "sat") return answer;
    const settling: Settling = { solver, effort, fixed: [...query], model: answer.model, questionsLeft: QUESTIONS_MAX };
    for (const atom of unknownsIn(query)) {
      await settle(settling, atom);
      settling.fixed.push(pinnedAtom(atom, atomValue(settling.model, atom)));
    }
    return { kind: "sat", model: settling.model };
  };
}

type Settling = {
  readonly solver: Solver;
  readonly effort: number;
  readonly fixed: Lit[];
  model: Model; // of all that is fixed
  questionsLeft: number;
};

function unknownsIn(query: readonly Lit[]): readonly Atom[] {
  const atoms = new Set(query.flatMap(({ cond }) => unknownsOf(cond).atoms));
  return [...atoms].sort((a, b) => a.id - b.id);
}

function settle(settling: Settling, atom: Atom): Promise<void> {
  if (atom.sort === "int") return settleInt(settling, atom);
  const usual = atom.op.kind === "var" || atom.op.kind === "call" ? atom.op.usual : false;
  return settleAmong(settling, atom, atom.sort === "str" ? [usual, ...TEXTS] : [usual]);
}

async function settleAmong(settling: Settling, atom: Atom, values: readonly Constant[]): Promise<void> {
  for (const value of values) {
    if (atomValue(settling.model, atom) === value) return;
    if (await canHold(settling, [pinnedAtom(atom, value)])) return;
  }
}

async function settleInt(settling: Settling, atom: Atom): Promise<void> {
  const usual = usualInt(atom);
  const close: Int[] = [usual];
  for (let step = 1; step <= STEPS; step++) close.push(plus(usual, step), minus(usual, step));
  await settleAmong(settling, atom, close);
  const distance = (): Int => magnitude(minus(intOf(atomValue(settling.model, atom)), usual));
  let least: Int = STEPS + 1; // all that are closer were refused, or could not be decided
  while (least < distance()) {
    const middle = quotient(plus(least, minus(distance(), 1)), 2);
    if (!(await canHold(settling, between(atom, minus(usual, middle), plus(usual, middle))))) least = plus(middle, 1);
  }
  if (distance() > STEPS) await settleAmong(settling, atom, [plus(usual, distance())]);
}

/** If the conditions can hold as well, the model becomes one in which they do. */
async function canHold(settling: Settling, also: readonly Lit[]): Promise<boolean> {
  const query = [...settling.fixed, ...also];
  const answer = await decide(settling, query);
  if (answer.kind === "sat") settling.model = answer.model;
  return answer.kind === "sat";
}

async function decide(settling: Settling, query: readonly Lit[]): Promise<SolverAnswer> {
  const quick = quickSolve(query, settling.model);
  if (quick.kind !== "unknown") return quick;
  const small = smallSolve(query, settling.model);
  if (small.kind !== "unknown" || settling.questionsLeft <= 0) return small;
  settling.questionsLeft--;
  return settling.solver(query, settling.model, settling.effort);
}

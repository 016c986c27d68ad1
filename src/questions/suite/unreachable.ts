// Branches that no test takes, of which it is certain that no input does: every input was looked at, and no condition is left.
import { int, lit, prim } from "../../core/build.js";
import type { Expr, NodeId } from "../../core/expr.js";
import { idsBeyond } from "../../core/ids.js";
import { mapBound, type Program } from "../../core/program.js";
import { wellFormed } from "../../core/self-check.js";
import { positionAt } from "../../core/span.js";
import { mapChildren } from "../../core/traverse.js";
import { loadUnit } from "../../eval/run.js";
import { makeUnit } from "../../eval/unit.js";
import type { Language } from "../../language/language.js";
import { mayBeAbsent } from "../../subject/absent.js";
import type { Exercise } from "../../subject/exercise.js";
import { LOADING } from "../../subject/limits.js";
import { memoriesOf } from "../../subject/memory.js";
import { besideVariant } from "../../subject/pair.js";
import { allCtors, type Subject } from "../../subject/subject.js";
import { type ContractTools, tryContract } from "../contract/contract.js";
import { HERE, mayEndItself, whetherHere } from "../contract/reaching.js";
import type { Branches } from "../mutate/strength.js";
import { claimOf } from "../refute/claim.js";
import { UNREACHED_MAX, UNREACHED_STEPS } from "./limits.js";

/** The lines of the reference that such branches begin on. */
export async function unreachableLines(
  subject: Subject,
  exercise: Exercise,
  { instrumented, all }: Branches,
  taken: ReadonlySet<number>,
  tools: ContractTools,
): Promise<readonly number[]> {
  // Calls before may have changed what it remembers.
  if (mayEndItself(subject.side.program, subject.side.name) || memoriesOf(subject.side).length > 0) return [];
  const lines: number[] = [];
  for (const event of all.filter((each) => !taken.has(each)).slice(0, UNREACHED_MAX)) {
    const at = instrumented.events[event]?.at;
    const program = endingAt(instrumented.program, instrumented.first + event);
    if (at !== undefined && (await isUnreachable(subject, program, exercise, tools)))
      lines.push(positionAt(exercise.reference.text, at.start).line);
  }
  return lines;
}

/** Null is in no input that was looked at, and some branches are there for it alone. */
export function mayTakeNull({ absent }: Language, { params, shapes, side }: Subject): boolean {
  if (absent === undefined) return false;
  return params.some((type) => shapes.holds(type, (part) => mayBeAbsent(side.program, part)));
}

function endingAt(program: Program, choice: NodeId): Program {
  const ids = idsBeyond(program.defs);
  const ended = (e: Expr): Expr =>
    e.kind === "choose" && e.id === choice
      ? { ...prim("sys.exit", { ...lit(int(HERE)), id: ids.next(), at: e.at }), id: e.id, at: e.at }
      : mapChildren(e, ended);
  return wellFormed("unreachable", { ...program, defs: program.defs.map((def) => mapBound(def, ended)) });
}

async function isUnreachable(
  { side, unit, ...rest }: Subject,
  program: Program,
  exercise: Exercise,
  tools: ContractTools,
): Promise<boolean> {
  const changed = makeUnit(program, new Map(), allCtors(unit));
  const machine = loadUnit(changed, LOADING, { repeatsDeep: false });
  if (machine.outcome.kind !== "value") return false;
  const ending: Subject = { ...rest, side: { ...side, program }, unit: changed, machine };
  const { witnesses, keeping, searched, seen } = await tryContract(
    { subject: ending, may: undefined, judged: whetherHere },
    { strategy: "explore", budget: UNREACHED_STEPS, all: 1, seed: 1, decisionsMax: undefined },
    tools,
  );
  const result = { witnesses: [], byWidth: undefined, foundAfter: undefined, agreeing: keeping, searched, seen };
  const { verdict } = claimOf(besideVariant(ending, ending), exercise, result);
  const isWhole = verdict.kind === "agrees" && verdict.upTo === Number.POSITIVE_INFINITY;
  return witnesses.length === 0 && isWhole && verdict.conditions.length === 0;
}

// Contracts that were left out, wholly or in part: nothing is claimed of a function whose contract was not asked as it stands.
import { shownName } from "../core/expr.js";
import type { ContractVerdict, FunctionContract } from "../report/contract.js";
import type { NotChecked } from "../report/not-checked.js";
import type { Limit } from "../report/verdict.js";
import type { ReadExercise } from "../subject/read.js";
import { NOTHING_EXPLORED } from "./not-decided.js";

/** With the functions that have no other contract than one that was left out. */
export function withLeftOutContracts(
  read: ReadExercise,
  answers: readonly FunctionContract[],
): readonly FunctionContract[] {
  const { reference } = read;
  const leftOut = new Map<string, string[]>();
  for (const { definition, label, ofContract } of reference.unchecked) {
    if (!ofContract || definition === undefined || !mayBeAsked(read, definition)) continue;
    leftOut.set(definition, [...(leftOut.get(definition) ?? []), label]);
  }
  const limitsOf = (name: string): readonly Limit[] => {
    const why = leftOut.get(name)?.join("; ");
    return why === undefined ? [] : [{ kind: "left-out", why }];
  };
  const known = new Set(answers.map((each) => each.function));
  const others = [...leftOut.keys()].filter((name) => !known.has(name));
  return [
    ...answers.map((each) => ({ ...each, verdict: besides(each.verdict, limitsOf(each.function)) })),
    ...others.map((name) => notAsked(name, limitsOf(name))),
  ];
}

/** No type; where functions were named, one of those. */
function mayBeAsked({ exercise: { functions }, reference }: ReadExercise, name: string): boolean {
  if (functions.length > 0) return functions.includes(name);
  const isType = reference.program.data.some((decl) => shownName(decl.name) === name);
  return !isType || reference.values.some((value) => value.name === name);
}

function notAsked(name: string, limits: readonly Limit[]): FunctionContract {
  const verdict: ContractVerdict = { kind: "agrees-so-far", upTo: 0, conditions: [], limits };
  return { function: name, verdict, explored: NOTHING_EXPLORED };
}

/** What breaks a contract breaks it whatever else that says. */
function besides(verdict: ContractVerdict, more: readonly Limit[]): ContractVerdict {
  if (more.length === 0 || verdict.kind === "broken" || verdict.kind === "cannot-compare") return verdict;
  const { conditions } = verdict;
  const upTo = verdict.kind === "equal" || !Number.isFinite(verdict.upTo) ? 0 : verdict.upTo;
  const limits = verdict.kind === "agrees-so-far" ? verdict.limits : [];
  return { kind: "agrees-so-far", upTo, conditions, limits: [...limits, ...more] };
}

/** Whether something that a contract says was not asked. */
export function leavesContractsOut(unchecked: readonly NotChecked[]): boolean {
  return unchecked.some((each) => each.kind !== "fails-when-loaded" && each.ofContract === true);
}

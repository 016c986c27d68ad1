// A function judged by its contract: on inputs of which its precondition holds, nothing that a contract says may fail, and
// nothing may be raised that the contract does not allow.
import type { Value } from "../core/value.js";
import type { Limits, Report } from "../eval/outcome.js";
import { OTHER_DRAWS } from "../eval/primitives/chance.js";
import { type Said, saidBy } from "../subject/contracts.js";
import { isUnmade } from "../subject/hidden/disguise.js";
import type { Predicate, Subject } from "../subject/subject.js";
import type { Fuel, Input, Judge, Judged } from "./judge.js";
import { limitsOf } from "./limits.js";

/** What a run comes to: it keeps the contract, breaks it, is no test, or does not tell. */
export type Kept = "kept" | "broken" | "no-test" | "unknown";

/**
 * How the run ended; of one that was broken by the precondition itself, that is how the precondition ended. `isOneOfMany`: with
 * other draws that nobody can foretell it ends in the same way, but gives something else.
 */
export type ContractRun = {
  readonly report: Report;
  readonly said: Said | undefined;
  readonly isOneOfMany?: boolean;
};

/** A function with its contract. */
export type Bound = {
  readonly subject: Subject;
  /** A predicate on its arguments and an exception; undefined: it may not raise. */
  readonly may: Predicate | undefined;
  /** What a run comes to where something else than a contract is asked about. */
  readonly judged?: (report: Report) => Kept;
};

/** What comes of asking the precondition. `mayGoOn`: it holds, and the function is run. */
export function afterPrecondition({ outcome }: Report, isTrue: (value: Value) => boolean): Kept | "go-on" {
  if (outcome.kind === "value") return isTrue(outcome.value) ? "go-on" : "no-test";
  if (outcome.kind !== "raised") return "unknown";
  const said = saidBy(outcome.exn);
  return said !== undefined && said !== "assumed" ? "broken" : "no-test";
}

/** `isAllowed`: asked about exceptions that no contract knows of. */
export function afterRun({ outcome }: Report, isAllowed: (exn: Value) => boolean): Kept {
  switch (outcome.kind) {
    case "value":
    case "exited":
      return "kept";
    case "unfinished":
    case "unsupported":
      return "unknown";
    case "raised": {
      const said = saidBy(outcome.exn);
      if (said === "assumed" || isUnmade(outcome.exn)) return "no-test";
      return said === undefined && isAllowed(outcome.exn) ? "kept" : "broken";
    }
  }
}

export function judgeByContract({ subject, may, judged }: Bound): Judge<ContractRun> {
  let steps = 0;
  let runs = 0;
  const called = (name: Subject["side"]["name"], args: readonly Value[], limits: Limits): Report => {
    subject.machine.reset();
    const report = subject.machine.call(name, args, limits);
    steps += report.steps;
    runs++;
    return report;
  };
  const { given, side } = subject;
  const once = ({ args }: Input, fuel: Fuel): Judged<ContractRun> | undefined => {
    const limits = limitsOf(fuel.reference);
    if (given !== undefined) {
      const report = called(given.name, args("reference").slice(0, given.arity), limits);
      const isHere = judged?.(report) === "broken";
      const first = isHere ? "broken" : afterPrecondition(report, (value) => value === true);
      if (first === "broken") return { seen: { report, said: saidIn(report) }, verdict: "wrong" };
      if (first !== "go-on") return undefined;
    }
    const report = called(side.name, args("reference"), limits);
    const isAllowed = (exn: Value): boolean => {
      if (may === undefined) return false;
      const { outcome } = called(may.name, [...args("reference").slice(0, may.arity), exn], limits);
      return outcome.kind === "value" && outcome.value === true;
    };
    const kept = judged?.(report) ?? afterRun(report, isAllowed);
    if (kept === "no-test" || kept === "unknown") return undefined;
    return { seen: { report, said: saidIn(report) }, verdict: kept === "kept" ? "right" : "wrong" };
  };
  return {
    judge: (input, fuel) => {
      const first = once(input, fuel);
      return first?.seen.report.drawn ? whateverIsDrawn(subject, first, () => once(input, fuel)) : first;
    },
    steps: () => steps,
    runs: () => runs,
  };
}

/** The same as what was seen, if runs with other draws end in the same way. */
function whateverIsDrawn(
  { machine }: Subject,
  first: Judged<ContractRun>,
  again: () => Judged<ContractRun> | undefined,
): Judged<ContractRun> | undefined {
  const others = Array.from({ length: OTHER_DRAWS }, (_, i) => {
    machine.drawOtherwise(i + 1);
    return again();
  });
  machine.drawOtherwise(0);
  const isSame = (other: Judged<ContractRun> | undefined): boolean =>
    other?.verdict === first.verdict && obligationOf(other.seen) === obligationOf(first.seen);
  return others.every(isSame) ? { ...first, seen: { ...first.seen, isOneOfMany: true } } : undefined;
}

export function saidIn({ outcome }: Report): Said | undefined {
  return outcome.kind === "raised" ? saidBy(outcome.exn) : undefined;
}

/** Of an exception that the contract does not know of, the number is none. */
export const UNKNOWN_OBLIGATION = -1;

export function obligationOf({ said }: ContractRun): number {
  return said === undefined || said === "assumed" ? UNKNOWN_OBLIGATION : said.broken;
}

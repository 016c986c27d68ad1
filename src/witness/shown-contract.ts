// What breaks a contract, in the user's words: the call, which part of the contract, and what the function gave.
import { tupleCtor } from "../core/expr.js";
import { con, type Type } from "../core/type.js";
import type { BrokenPart, ContractWitness } from "../report/contract.js";
import type { Shown } from "../report/verdict.js";
import { uncurried } from "../subject/hidden/operation.js";
import { referenceSide } from "../subject/names.js";
import type { AskedFunction } from "../subject/observe.js";
import type { ReadExercise } from "../subject/read.js";
import { speakerOf } from "../subject/speaker.js";
import { atIntegers, type Subject } from "../subject/subject.js";
import { type ContractRun, obligationOf } from "./by-contract.js";
import { inputShower } from "./shown-input.js";
import type { CoreWitness } from "./witness.js";

export function contractShower(
  read: ReadExercise,
  asked: AskedFunction,
  subject: Subject,
  partOf: (number: number) => BrokenPart,
): (witness: CoreWitness<ContractRun>) => ContractWitness {
  const speaker = speakerOf(read.reference);
  const shownInput = inputShower(read, asked, subject, speaker);
  const result = resultOf(read, asked);
  return (witness) => {
    const { call, args, size } = shownInput(witness);
    const broken = partOf(obligationOf(witness.seen));
    return { call, args, size, broken, got: brokenBy(read, asked, result, witness.seen, broken) };
  };
}

/** As the function's own type says. */
export function resultOf(read: ReadExercise, { shown }: AskedFunction): Type {
  const type = referenceSide(read, shown)?.type ?? con(tupleCtor(0));
  return uncurried(atIntegers(type, read.reference.language.integer).type).result;
}

/** The result, of this type, that a postcondition does not hold of, where it is the function's own; or what was raised. */
export function brokenBy(
  read: ReadExercise,
  asked: AskedFunction,
  type: Type,
  { report, said, isOneOfMany }: ContractRun,
  broken: BrokenPart,
): Shown | undefined {
  const { outcome, steps } = report;
  if (outcome.kind !== "raised" || isOneOfMany) return undefined;
  if (said === undefined) return { kind: "raised", text: read.reference.showValue(outcome.exn, con("exn")), steps };
  if (said === "assumed" || broken.kind !== "postcondition" || broken.function !== asked.shown) return undefined;
  const text = read.reference.showValue(said.result, type);
  return { kind: "value", text, effects: undefined, from: undefined, steps };
}

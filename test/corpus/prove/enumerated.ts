// Two programs on enumerated inputs: ours runs both, and the texts of the calls are for the real OCaml.
import type { Source } from "../../../src/core/span.js";
import type { Type } from "../../../src/core/type.js";
import { type Report, USUAL_DEPTH } from "../../../src/eval/outcome.js";
import type { Language } from "../../../src/language/language.js";
import { commonType, parametersOf } from "../audit/common-type.js";
import { type Input, inputsOf, type Leaves, NotEnumerable } from "../audit/inputs.js";
import { showInput } from "../audit/show.js";
import { build, openSubject, type Subject, sameResult } from "../audit/subject.js";

export type Enumerated = {
  readonly inputs: number;
  /** The first input on which the reference gives a value and the other does not give it. */
  readonly difference: string | undefined;
  /** Calls as OCaml, as far as they can be written. */
  readonly calls: readonly string[];
};

const SIZE_MAX = 12;
const REFERENCE_FUEL = 200_000;
/** Far more than a right program needs. */
const patience = (steps: number): number => 2_000_000 + 100 * steps;

/** Undefined where inputs of this type are not enumerated. */
export function runEnumerated(
  language: Language,
  leaves: Leaves,
  [reference, submission]: readonly [readonly Source[], readonly Source[]],
  wanted: string,
  inputsMax: number,
): Enumerated | undefined {
  const [one, other] = [openSubject(language, reference, wanted), openSubject(language, submission, wanted)];
  if (one === undefined || other === undefined) return undefined;
  try {
    const types = parametersOf(commonType(one.type, other.type));
    const theirs = parametersOf(commonType(other.type, one.type));
    const calls: string[] = [];
    const inputs = inputsOf(one.program, leaves);
    let count = 0;
    for (let size = 0; size <= SIZE_MAX; size++)
      for (const input of inputs.list(types, size)) {
        if (++count > inputsMax) return { inputs: inputsMax, difference: undefined, calls };
        const call = input.map((arg, i) => showInput(types[i] as Type, arg)).join(" ");
        calls.push(call);
        const how = compared(one, types, other, theirs, input);
        if (how !== undefined) return { inputs: count, difference: `${call}: ${how}`, calls };
      }
    return { inputs: count, difference: undefined, calls };
  } catch (error) {
    if (error instanceof NotEnumerable) return undefined;
    throw error;
  }
}

function compared(
  one: Subject,
  types: readonly Type[],
  other: Subject,
  theirs: readonly Type[],
  input: readonly Input[],
): string | undefined {
  const expected = callOn(one, types, input, REFERENCE_FUEL);
  if (expected.outcome.kind !== "value") return undefined;
  const got = callOn(other, theirs, input, patience(expected.steps));
  if (got.outcome.kind !== "value") return got.outcome.kind;
  return sameResult(expected.outcome.value, got.outcome.value) ? undefined : "another value";
}

function callOn(subject: Subject, types: readonly Type[], input: readonly Input[], fuel: number): Report {
  subject.machine.reset();
  const args = input.map((arg, i) => build(subject, types[i] as Type, arg));
  return subject.machine.call(subject.name, args, { fuel, depth: USUAL_DEPTH, outputBytes: 1_000_000 });
}

// Tests of what has broken a contract: the program is run without its contracts on the same input, and what it does there
// is not to come again. What breaks a contract and does not show in such a run makes no test.
import type { Type } from "../core/type.js";
import type { Language } from "../language/language.js";
import type { BrokenPart, ContractWitness } from "../report/contract.js";
import type { FunctionSuite, TestParts } from "../report/suite/suite.js";
import { askedSubject } from "../subject/asked.js";
import type { Exercise } from "../subject/exercise.js";
import type { AskedFunction } from "../subject/observe.js";
import { type ReadExercise, readExercise } from "../subject/read.js";
import { speakerOf } from "../subject/speaker.js";
import type { Subject } from "../subject/subject.js";
import { judgeAlone } from "../witness/by-reference.js";
import { type GivenInput, madeInputs, type ReadyFunction, readWithInputs } from "../witness/given.js";
import { PATIENT } from "../witness/limits.js";

/** What was found; `mayRaise`: some exceptions are no breach. */
export type Breach = { readonly function: string; readonly witness: ContractWitness; readonly mayRaise: boolean };

export type Regression = Pick<FunctionSuite, "function" | "type" | "home"> & {
  readonly args: readonly string[];
  readonly broken: BrokenPart;
  /** Undefined: there is none. */
  readonly written: TestParts | undefined;
  /** What comes of it depends on the calls before. */
  readonly remembers: boolean;
};

export function regressionsOf(
  language: Language,
  { contracts, ...exercise }: Exercise,
  breaches: readonly Breach[],
  memoryIsLow: () => boolean,
): readonly Regression[] {
  const inputs = breaches.map(givenBy);
  const plain = readExercise(language, exercise);
  const whole = plain.ok
    ? readWithInputs(plain.value, inputs, (expressions) => readExercise(language, exercise, expressions))
    : plain;
  if (!whole.ok) return breaches.map((breach) => regression(undefined, breach, undefined));
  const { read, unusable } = whole.value;
  return breaches.map((breach, i) => {
    const given = breach.witness.isSequence ? undefined : inputs[i];
    const written = given === undefined || unusable.has(i) ? undefined : partsOf(read, breach, given, i, memoryIsLow);
    return regression(read, breach, written);
  });
}

function givenBy({ function: name, witness }: Breach): GivenInput {
  return { function: name, input: { call: witness.call }, exceptions: "same", expect: undefined, raises: false };
}

function regression(read: ReadExercise | undefined, breach: Breach, written: TestParts | undefined): Regression {
  const { function: name, witness } = breach;
  const value = read?.reference.values.find((each) => each.name === name);
  const { args, broken } = witness;
  const remembers = witness.isSequence === true;
  return { function: name, type: value?.shownType ?? "", home: value?.home, args, broken, written, remembers };
}

function partsOf(
  read: ReadExercise,
  breach: Breach,
  given: GivenInput,
  i: number,
  memoryIsLow: () => boolean,
): TestParts | undefined {
  const asked = read.asked.find(({ shown }) => shown === breach.function);
  const made = asked && runnable(read, asked, given, i, memoryIsLow);
  const [input] = made?.ok ? made.inputs : [];
  if (!made?.ok || input === undefined) return undefined;
  const { subject } = made.ready;
  const run = judgeAlone(subject, "same", undefined).judge(input, PATIENT)?.seen;
  const { outcome } = run?.expected ?? {};
  const { call, broken } = breach.witness;
  if (outcome?.kind === "raised") {
    const raised = read.reference.seenException(outcome.exn);
    const isWrong = breach.mayRaise ? "outcome" : "exception";
    return raised && { call, raises: raised.type, seen: raised.seen, isWrong };
  }
  const isOfResult = broken.kind === "postcondition" && broken.function === breach.function;
  if (outcome?.kind !== "value" || !isOfResult || subject.disguise !== undefined) return undefined;
  const seen = speakerOf(read.reference).seen(outcome.value, subject.result);
  return seen && { call, raises: undefined, seen, isWrong: "outcome" };
}

function runnable(
  read: ReadExercise,
  asked: AskedFunction,
  given: GivenInput,
  i: number,
  memoryIsLow: () => boolean,
): ReturnType<typeof madeInputs> | undefined {
  const alone = (subject: Subject): ReadyFunction => ({ subject, pair: undefined });
  const general = askedSubject(read, asked, memoryIsLow);
  const at = (type: Type): ReadyFunction | undefined => {
    const made = askedSubject(read, asked, memoryIsLow, type);
    return made.ok ? alone(made.subject) : undefined;
  };
  return general.ok ? madeInputs(read, asked, alone(general.subject), given, i, at) : undefined;
}

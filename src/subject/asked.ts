// A function that is asked about made ready: alone, or beside a submission's; or why it cannot be.
import { nth } from "../basis/known.js";
import { type Across, inPlaceOf, narrower } from "../core/across.js";
import { fixedName, type Name } from "../core/expr.js";
import type { IntKind } from "../core/literal.js";
import { type Type, writtenSize } from "../core/type.js";
import { Unsupported } from "../explore/type-key.js";
import type { Loaded } from "../language/language.js";
import type { Verdict } from "../report/verdict.js";
import { TYPE_SIZE_MAX } from "./limits.js";
import { pairLoadable } from "./loadable.js";
import {
  HUGE_INPUTS,
  inFunctor,
  mismatchReason,
  missingFunction,
  notKnown,
  unfit,
  unfitPredicate,
  unobserved,
  unsupportedInput,
} from "./mismatch.js";
import { arityOf, referenceSide, submissionSide } from "./names.js";
import type { AskedFunction } from "./observe.js";
import type { Between, Pair } from "./pair.js";
import { isAcross, type ReadAttempt, type ReadExercise } from "./read.js";
import { type Loading, type OfferedSide, type Predicate, type Subject, subjectOf } from "./subject.js";

export type AskedSubject = { readonly ok: true; readonly subject: Subject } | Refusal;
export type AskedPair = { readonly ok: true; readonly pair: Pair } | Refusal;
type Refusal = { readonly ok: false; readonly verdict: Verdict };

function refused(verdict: Verdict): Refusal {
  return { ok: false, verdict };
}

/** A function of the reference alone. `type`: a less general type of it. */
export function askedSubject(
  read: ReadExercise,
  asked: AskedFunction,
  memoryIsLow: () => boolean,
  type: Type | undefined = undefined,
): AskedSubject {
  const wanted = wantedSide(read, asked);
  if (!wanted.ok) return wanted;
  const loading: Loading = { integer: read.reference.language.integer, memoryIsLow };
  const made = supported(() => subjectOf({ ...wanted.side, type: type ?? wanted.side.type }, wanted.given, loading));
  if (made instanceof Unsupported) return refused(unsupportedInput(made.type));
  return made.ok ? made : refused(unfit(read.reference, made.why));
}

/** The same beside a submission's. `changed`: both as others, which are alike. */
export function askedPair(
  read: ReadAttempt,
  asked: AskedFunction,
  memoryIsLow: () => boolean,
  type: Type | undefined = undefined,
  changed: (side: OfferedSide) => OfferedSide = (side) => side,
): AskedPair {
  const { submission, unobservable } = read;
  if (unobservable !== undefined) return refused(unobserved(read, asked, unobservable));
  const wanted = wantedSide(read, asked);
  if (!wanted.ok) return wanted;
  const given = submissionSide(read, asked.compared);
  if (given === undefined) return refused(missingFunction(submission, asked.shown, "submission", addedNames(read)));
  const leftOut = submission.leftOut.get(given.name);
  if (leftOut !== undefined) return refused(notKnown(leftOut));
  const paired = supported(() =>
    pairLoadable(
      changed({ ...wanted.side, type: type ?? wanted.side.type }),
      changed({ ...given, operations: read.submissionOperations }),
      wanted.given,
      betweenOf(read, memoryIsLow),
    ),
  );
  if (paired instanceof Unsupported) return refused(unsupportedInput(paired.type));
  return paired.ok ? paired : refused(mismatchReason(read, asked.compared, paired.why));
}

type Wanted = { readonly ok: true; readonly side: OfferedSide; readonly given: Predicate | undefined } | Refusal;

/** The function in the reference, with the predicate on its inputs. */
function wantedSide(read: ReadExercise, { shown, compared }: AskedFunction): Wanted {
  const { reference, operations, exercise } = read;
  const wanted = referenceSide(read, compared);
  const functor = reference.functors.find(({ values }) => values.includes(compared));
  if (wanted === undefined && functor !== undefined) return refused(inFunctor(functor.name));
  if (wanted === undefined) return refused(missingFunction(reference, shown, "reference"));
  const leftOut = reference.leftOut.get(wanted.name);
  if (leftOut !== undefined) return refused(notKnown(leftOut));
  if (writtenSize(wanted.type) > TYPE_SIZE_MAX) return refused(HUGE_INPUTS);
  const { given } = exercise;
  const predicate = given && referenceSide(read, given.function);
  if (given !== undefined && predicate === undefined)
    return refused(missingFunction(reference, given.function, "reference"));
  if (predicate !== undefined && !takesArguments(predicate.type, wanted.type))
    return refused(unfitPredicate(reference, given?.function ?? "", compared));
  return {
    ok: true,
    side: { ...wanted, operations },
    given: predicate && { name: predicate.name, arity: arityOf(predicate) },
  };
}

/** Names and types must be the same in one language, and correspond in two. */
export function betweenOf(read: ReadAttempt, memoryIsLow: () => boolean): Between {
  return {
    integer: commonInteger(read),
    across: acrossOf(read),
    placed: read.reference.language.placed,
    memoryIsLow,
  };
}

/** undefined: in one language. */
export function acrossOf(read: ReadAttempt): Across | undefined {
  if (!isAcross(read)) return undefined;
  const { reference, submission } = read;
  return {
    alike: (wanted, given) => {
      const meaning = reference.language.exceptionMeaning(wanted);
      return meaning !== undefined && meaning === submission.language.exceptionMeaning(given);
    },
    own: { reference: ownKinds(reference), submission: ownKinds(submission) },
  };
}

function ownKinds({ language }: Loaded): (other: Name) => Name | undefined {
  return (other) => inPlaceOf(other, language.kinds as readonly string[] as readonly Name[]); // they are names of types
}

/** The integers that both programs have; or the one, where it is alone. */
export function commonInteger({
  reference,
  submission = reference,
}: {
  readonly reference: Loaded;
  readonly submission?: Loaded;
}): IntKind {
  const [wanted, given] = [reference.language.integer, submission.language.integer];
  return (narrower(fixedName(wanted), fixedName(given)) ?? wanted) as IntKind; // kinds of integers are names of types
}

function supported<T>(make: () => T): T | Unsupported {
  try {
    return make();
  } catch (error) {
    if (error instanceof Unsupported) return error;
    throw error;
  }
}

/** What an observer brings with it. */
function addedNames({ asked }: ReadExercise): readonly string[] {
  return asked.flatMap(({ compared, observer }) => (observer === undefined ? [] : [compared, observer]));
}

/** Whether a predicate can be asked about the first arguments of a function. */
function takesArguments(predicate: Type, fn: Type): boolean {
  if (predicate.kind !== "fn") return predicate.kind === "con" && predicate.name === "bool";
  return fn.kind === "fn" && couldBeSame(predicate.from, fn.from) && takesArguments(predicate.to, fn.to);
}

/** Type variables may stand for anything. */
function couldBeSame(a: Type, b: Type): boolean {
  if (a.kind === "var" || b.kind === "var") return true;
  if (a.kind === "fn" || b.kind === "fn")
    return a.kind === "fn" && b.kind === "fn" && couldBeSame(a.from, b.from) && couldBeSame(a.to, b.to);
  return a.name === b.name && a.args.every((arg, i) => couldBeSame(arg, nth(b.args, i)));
}

// A function that is asked about made ready: alone, or beside a submission's; or why it cannot be.
import { type Across, inPlaceOf, narrower } from "../core/across.js";
import { fixedName, type Name } from "../core/expr.js";
import type { IntKind } from "../core/literal.js";
import { stopsOf } from "../core/needs.js";
import { type Type, writtenSize } from "../core/type.js";
import { Unsupported } from "../explore/type-key.js";
import type { Loaded } from "../language/language.js";
import type { Verdict } from "../report/verdict.js";
import { TYPE_SIZE_MAX } from "./limits.js";
import { pairLoadable, subjectLoadable } from "./loadable.js";
import {
  HUGE_INPUTS,
  illTyped,
  inFunctor,
  mismatchReason,
  missingFunction,
  notKnown,
  unfit,
  unfitPredicate,
  unobserved,
  unsupportedInput,
} from "./mismatch.js";
import { referenceSide } from "./names.js";
import { type AskedFunction, shownInSubmission, submittedName, submittedSide } from "./observe.js";
import type { Between, Pair } from "./pair.js";
import { atDefaults, preconditionsOf, predicateSide, takesArguments, together } from "./preconditions.js";
import { isAcross, type ReadAttempt, type ReadExercise } from "./read.js";
import type { Loading, OfferedSide, Predicate, Subject } from "./subject.js";

export type AskedSubject = { readonly ok: true; readonly subject: Subject } | Refusal;
export type AskedPair = { readonly ok: true; readonly pair: Pair } | Refusal;
type Refusal = { readonly ok: false; readonly verdict: Verdict };

function refused(verdict: Verdict): Refusal {
  return { ok: false, verdict };
}

/** A function of the reference alone. `type`: a less general type of it. `changed`: as another one, with another predicate. */
export function askedSubject(
  read: ReadExercise,
  asked: AskedFunction,
  memoryIsLow: () => boolean,
  type: Type | undefined = undefined,
  changed: (own: WantedFunction) => WantedFunction = (own) => own,
): AskedSubject {
  const found = wantedSide(read, asked);
  if (!found.ok) return found;
  const wanted = changed(found);
  const loading = loadingOf(read, memoryIsLow);
  const made = supported(() =>
    subjectLoadable({ ...wanted.side, type: type ?? wanted.side.type }, wanted.given, loading),
  );
  if (made instanceof Unsupported) return refused(unsupportedInput(made.type));
  return made.ok ? made : refused(unfit(read.reference, made.why));
}

/** How the reference is loaded alone. */
export function loadingOf({ reference, exercise }: ReadExercise, memoryIsLow: () => boolean): Loading {
  const { effects, printed, exceptions } = exercise;
  return { integer: reference.language.integer, effects, printed, exceptions, memoryIsLow };
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
  const given = submittedSide(read, asked);
  if (given === undefined)
    return refused(
      missingFunction(
        submission,
        shownInSubmission(asked),
        "submission",
        addedNames(read),
        asked.renamed !== undefined,
      ),
    );
  const leftOut = submission.leftOut.get(given.name);
  const wrong = illTypedIn(submission, given.name, leftOut);
  if (wrong !== undefined) return refused(illTyped(shownInSubmission(asked), wrong));
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
  return paired.ok ? paired : refused(mismatchReason(read, asked.compared, submittedName(asked), paired.why));
}

/** The ill-typed definition that a function is or needs: nobody knows what it was meant to do. */
function illTypedIn({ illTyped: wrong, program }: Loaded, name: Name, leftOut: string | undefined): string | undefined {
  if (wrong.size === 0) return undefined;
  const said = [...(leftOut === undefined ? [] : [leftOut]), ...stopsOf(program, name)];
  const found = said.find((each) => wrong.has(each));
  return found === undefined ? undefined : wrong.get(found);
}

/** A function, and the predicate on its inputs. */
export type WantedFunction = { readonly side: OfferedSide; readonly given: Predicate | undefined };
type Wanted = ({ readonly ok: true } & WantedFunction) | Refusal;

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
  const predicates = preconditionsOf(exercise, shown).map((each) => ({
    shown: each.function,
    side: predicateSide(read, each),
  }));
  const missing = predicates.find(({ side }) => side === undefined);
  if (missing !== undefined) return refused(missingFunction(reference, missing.shown, "reference"));
  const found = predicates.flatMap(({ shown: name, side }) => (side === undefined ? [] : [{ ...side, shown: name }]));
  const { defaults = [] } = reference.values.findLast(({ core }) => core === wanted.name) ?? {};
  const [whole, sides] = atDefaults({ ...wanted, defaults }, found);
  const misfit = sides.find(({ type }) => !takesArguments(type, wanted.type));
  if (misfit !== undefined) return refused(unfitPredicate(reference, misfit.shown, compared));
  const { program, given } = together(whole, sides);
  return { ok: true, side: { ...wanted, program, operations }, given };
}

/** Names and types must be the same in one language, and correspond in two. */
export function betweenOf(read: ReadAttempt, memoryIsLow: () => boolean): Between {
  return {
    integer: commonInteger(read),
    effects: read.exercise.effects,
    printed: read.exercise.printed,
    exceptions: read.exercise.exceptions,
    across: acrossOf(read),
    placed: read.reference.language.placed,
    manner: read.reference.language.corresponding,
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

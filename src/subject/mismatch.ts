// Why a function cannot be asked about, or two cannot be compared: what was found of core programs, as reasons in the
// names and types that users know.
import { absurd } from "../basis/absurd.js";
import { nearest } from "../basis/spelling.js";
import { type Name, shownName } from "../core/expr.js";
import type { TypeClash } from "../core/link.js";
import type { DataDecl } from "../core/program.js";
import { con, type Type } from "../core/type.js";
import type { Outcome } from "../eval/outcome.js";
import type { Loaded } from "../language/language.js";
import type { Incomparable, LoadFailure, Which } from "../report/incomparable.js";
import type { Verdict } from "../report/verdict.js";
import { nameInReference, nameMeant } from "./names.js";
import { type AskedFunction, shownInSubmission } from "./observe.js";
import type { Mismatch } from "./pair.js";
import { isAcross, type ReadAttempt, type Unobservable } from "./read.js";
import type { Unfit } from "./subject.js";

function cannot(why: Incomparable): Verdict {
  return { kind: "cannot-compare", why };
}

/** What a program does is not known before it is supported. */
export function notKnown(what: string): Verdict {
  return { kind: "agrees-so-far", upTo: 0, conditions: [], limits: [{ kind: "unsupported", what }] };
}

/** More is not worth reading. */
const NAMES_MAX = 10;

/** `added`: what was read after the program, and is not its own. `isTyped`: whoever asked chose the name. */
export function missingFunction(
  { values }: Loaded,
  name: string,
  which: Which,
  added: readonly string[] = [],
  isTyped = which === "reference",
): Verdict {
  const names = [...new Set(values.map((value) => value.name))].filter((each) => !added.includes(each));
  const like = isTyped ? nearest(name, names) : undefined;
  const found = like === undefined ? {} : { like };
  return cannot({ kind: "missing", which, name, defines: names.slice(-NAMES_MAX), ...found });
}

/** `definition`: what is wrong, the function itself or something that it needs; "": it has no name. */
export function illTyped(name: string, definition: string): Verdict {
  return cannot({ kind: "ill-typed", name, definition });
}

export function notFunction(name: string): Verdict {
  return cannot({ kind: "not-a-function", name });
}

export function inFunctor(functor: string): Verdict {
  return cannot({ kind: "in-functor", functor });
}

/** The observer does not fit: most often it looks for a function that is not there. */
export function unobserved(
  { submission, exercise }: ReadAttempt,
  asked: AskedFunction,
  unobservable: Unobservable,
): Verdict {
  const functions = [...exercise.functions, ...exercise.renamed.map((each) => each.submission)];
  const shown = shownInSubmission(asked);
  const missing = [...functions, shown].find((name) => !submission.values.some((value) => value.name === name));
  if (missing !== undefined && (functions.includes(missing) || functions.length === 0))
    return missingFunction(submission, missing, "submission");
  if (unobservable.kind === "other-language")
    return cannot({ kind: "observer-in-another-language", language: unobservable.title });
  const { title, label } = unobservable.error;
  return cannot({ kind: "observer-does-not-fit", said: label === "" ? title : label });
}

export function unfitPredicate(reference: Loaded, predicate: string, name: string): Verdict {
  const [predicateType, type] = [shownType(reference, predicate), shownType(reference, name)];
  return cannot({ kind: "predicate-does-not-fit", predicate, predicateType, name, type });
}

/** A submission's function beside the reference's. */
export function mismatchReason(read: ReadAttempt, name: string, submitted: string, why: Mismatch): Verdict {
  const { reference, submission } = read;
  switch (why.kind) {
    case "types": {
      const around = why.clash.within.at(-1);
      if (around !== undefined)
        return cannot({ kind: "other-constructor-arguments", name: shownName(around.reference) });
      const hidden = onlySubmissionHides(read, why.clash.parts.submission);
      if (hidden !== undefined) return cannot({ kind: "hides-type", type: shownName(hidden) });
      const said = apartByDeclaration(read, why.clash);
      if (said !== undefined) return cannot(said);
      const wanted = shownType(reference, nameInReference(read, name));
      const type = shownType(submission, nameMeant(submission, submitted, reference));
      return cannot({ kind: "other-type", type, wanted, across: isAcross(read) });
    }
    case "lacks":
      return cannot({ kind: "lacks-constructor", type: shownName(why.type), name: shownName(why.ctor) });
    default:
      return unfit(why.kind === "loading" ? read[why.which] : reference, why);
  }
}

/** A program of which one function cannot be asked about. */
export function unfit(program: Loaded, why: Unfit): Verdict {
  switch (why.kind) {
    case "endless":
    case "huge":
      return cannot({
        kind: `${why.kind}-inputs`,
        type: why.type.kind === "con" ? shownName(why.type.name) : undefined,
      });
    case "unmakeable":
      return unmakeable(why.type);
    case "loading": {
      const { outcome } = why.machine;
      if (outcome.kind === "unsupported") return notKnown(outcome.what);
      return cannot({ kind: "fails-when-loaded", which: why.which, how: loadFailureOf(program, outcome) });
    }
    default:
      return absurd(why);
  }
}

/** Two types that may well be called the same: the types of the functions would not tell them apart. */
function apartByDeclaration({ reference, submission }: ReadAttempt, clash: TypeClash): Incomparable | undefined {
  const [wanted, given] = [clash.parts.reference, clash.parts.submission];
  if (wanted.kind !== "con" || given.kind !== "con") return undefined;
  const familyIn = ({ program }: Loaded, { name }: typeof wanted): DataDecl | undefined =>
    program.data.find((family) => family.name === name);
  const [family, other] = [familyIn(reference, wanted), familyIn(submission, given)];
  if (family === undefined || other === undefined) return undefined;
  const type = shownName(other.name);
  const isOrder = hasSameLabels(family, other);
  if (clash.reason.kind === "labels" && (isOrder || shownName(family.name) === type))
    return { kind: "other-fields", type, isOrder };
  const isShared = (decl: DataDecl): boolean =>
    reference.program.data.includes(decl) && submission.program.data.includes(decl);
  if (shownName(family.name) !== type || isShared(family) === isShared(other)) return undefined;
  return { kind: "own-type", type, whose: isShared(other) ? "reference" : "submission" };
}

function hasSameLabels(family: DataDecl, other: DataDecl): boolean {
  const labels = ({ ctors }: DataDecl): string => [...(ctors[0]?.labels ?? [])].sort().join();
  return labels(family) === labels(other);
}

/** What the reference knows the inside of must not be hidden. */
function onlySubmissionHides({ reference, submission }: ReadAttempt, type: Type): Name | undefined {
  if (type.kind !== "con") return undefined;
  const decl = submission.program.data.find(({ name }) => name === type.name);
  return decl?.abstract !== true || reference.program.data.includes(decl) ? undefined : type.name;
}

function unmakeable(type: Type): Verdict {
  if (type.kind !== "con") return unsupportedInput(type);
  const name = shownName(type.name);
  const end = name.lastIndexOf(".");
  return cannot({ kind: "nothing-makes", type: name, module: end > 0 ? name.slice(0, end) : undefined });
}

function shownType({ values }: Loaded, name: string): string | undefined {
  return values.findLast((value) => value.name === name)?.shownType;
}

const UNFINISHED = {
  fuel: "does-not-finish",
  depth: "does-not-finish",
  output: "prints-too-much",
  memory: "too-large",
} as const;

export function loadFailureOf({ showValue }: Loaded, outcome: Outcome): LoadFailure {
  switch (outcome.kind) {
    case "raised":
      return { kind: "raises", exception: showValue(outcome.exn, con("exn")) };
    case "unfinished":
      return { kind: UNFINISHED[outcome.why] };
    case "unsupported":
      return { kind: "needs-unsupported" };
    case "exited":
      return { kind: "exits", code: outcome.code };
    case "value":
      throw new Error("a program that was loaded did not fail");
    default:
      return absurd(outcome);
  }
}

/** Integers of a width that core names by its bits, as programs call them. */
const WIDE: Readonly<Record<string, string>> = { i32: "int32", i64: "int64", native: "nativeint" };

export function unsupportedInput(type: Type): Verdict {
  const name = type.kind === "con" ? (WIDE[type.name] ?? shownName(type.name)) : undefined;
  return cannot({ kind: "unsupported-inputs", type: name });
}

/** Of a type that doubles again and again. */
export const HUGE_INPUTS: Verdict = cannot({ kind: "huge-inputs", type: undefined });

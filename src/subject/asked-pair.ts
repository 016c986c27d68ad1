// A function of both programs made ready to be compared, or why it cannot be.
import { narrower } from "../core/across.js";
import type { Name } from "../core/expr.js";
import type { IntKind } from "../core/literal.js";
import type { Type } from "../core/type.js";
import { Unsupported } from "../explore/shape.js";
import { alikeExceptions } from "../language/exceptions.js";
import type { Verdict } from "../report/verdict.js";
import type { CheckRequest } from "./check-request.js";
import { pairLoadable } from "./loadable.js";
import {
  incomparable,
  missingFunction,
  notFunction,
  notKnown,
  unfitPredicate,
  unobserved,
  unsupportedInput,
} from "./mismatch.js";
import type { Between, Given, Pair } from "./pair.js";
import { type Asked, arityOf, isAcross, type ProgramLanguages, type Programs, sideMeant } from "./read-programs.js";

export type AskedPair =
  | { readonly ok: true; readonly pair: Pair; readonly given: Given | undefined }
  | { readonly ok: false; readonly verdict: Verdict };

export function askedPair(
  programs: Programs,
  asked: Asked,
  request: CheckRequest,
  memoryIsLow: () => boolean,
  /** A less general type of the function to compare it at. */
  type: Type | undefined = undefined,
): AskedPair {
  const refused = (verdict: Verdict): AskedPair => ({ ok: false, verdict });
  const { reference, submission, unobservable } = programs;
  if (unobservable !== undefined) return refused(unobserved(programs, asked, request.functions, unobservable));
  const [wanted, given] = [
    sideMeant(programs, "reference", asked.compared),
    sideMeant(programs, "submission", asked.compared),
  ];
  if (wanted === undefined) return refused(missingFunction(reference, asked.shown, "reference"));
  if (given === undefined) return refused(missingFunction(submission, asked.shown, "submission", addedNames(programs)));
  const leftOut = reference.leftOut.get(wanted.name) ?? submission.leftOut.get(given.name);
  if (leftOut !== undefined) return refused(notKnown(leftOut));
  const predicate = request.given && sideMeant(programs, "reference", request.given.function);
  if (request.given !== undefined && predicate === undefined)
    return refused(missingFunction(reference, request.given.function, "reference"));
  if (wanted.type.kind !== "fn") return refused(notFunction(asked.shown));
  if (predicate !== undefined && !takesArguments(predicate.type, wanted.type))
    return refused(unfitPredicate(reference, request.given?.function ?? "", asked.compared));
  const paired = supported(() =>
    pairLoadable(
      { ...wanted, type: type ?? wanted.type, operations: programs.operations.reference },
      { ...given, operations: programs.operations.submission },
      predicate && { name: predicate.name, arity: arityOf(predicate) },
      memoryIsLow,
      betweenOf(programs.languages),
    ),
  );
  if (paired instanceof Unsupported) return refused(unsupportedInput(paired.type));
  if (!paired.ok) return refused(incomparable(programs, asked.compared, paired.why));
  return { ok: true, pair: paired.pair, given: paired.pair.given };
}

/** Names and types must be the same in one language, and correspond in two. */
export function betweenOf(languages: ProgramLanguages): Between {
  const { reference, submission } = languages;
  const integer = (narrower(reference.integer as Name, submission.integer as Name) ?? reference.integer) as IntKind;
  return { integer, across: isAcross(languages) ? { alike: alikeExceptions } : undefined };
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
function addedNames({ asked }: Programs): readonly string[] {
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
  return a.name === b.name && a.args.every((arg, i) => couldBeSame(arg, b.args[i] as Type));
}

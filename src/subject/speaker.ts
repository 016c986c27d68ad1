// The words for what two programs have in common: inputs, values and types are kept in the reference's names, with
// integers that both have. In one language the reference's words are right for both; in two, each has its own.
import { type Expr, type Name, tupleWidth } from "../core/expr.js";
import type { CtorDecl, Fault, Program } from "../core/program.js";
import { type Renaming, renamedExpr, renamedType, renamedValue } from "../core/rename.js";
import { mapChildren, visit } from "../core/traverse.js";
import { con, type Type } from "../core/type.js";
import { isData, type Value } from "../core/value.js";
import type { Loaded } from "../language/language.js";
import type { Looking } from "../report/suite/suite.js";
import { commonInteger } from "./asked.js";
import type { Pair } from "./pair.js";
import { isAcross, type ReadAttempt } from "./read.js";

export type Speaker = {
  /** `expected`: the type of the place where it is written. */
  readonly input: (e: Expr, expected?: Type) => string;
  readonly alone: (e: Expr, type: Type) => string;
  readonly value: (value: Value, type: Type) => string;
  readonly seen: (value: Value, type: Type) => Looking | undefined;
  readonly exception: (exn: Value) => string;
};

export type Speakers = { readonly reference: Speaker; readonly submission: Speaker };

/** A program's own words; calls may be written without labels. */
export function speakerOf({ showInput, showAlone, showValue, seenValue }: Loaded, isUnlabelled = false): Speaker {
  return {
    input: (e, expected) => showInput(e, { ...expecting(expected), isUnlabelled }),
    alone: showAlone,
    value: showValue,
    seen: seenValue,
    exception: (exn) => showValue(exn, con("exn")),
  };
}

export function speakersOf(read: ReadAttempt, pair: Pair): Speakers {
  const { reference, submission } = read;
  if (pair.common === undefined) {
    const own = speakerOf(reference, pair.calls.isUnlabelled);
    return { reference: own, submission: { ...own, exception: speakerOf(submission).exception } };
  }
  const wanted = namesOf(read, pair, "reference");
  return {
    reference: {
      input: (e, expected) =>
        reference.showInput(renamedExpr(wanted, e), expecting(expected && renamedType(wanted, expected))),
      alone: (e, type) => reference.showAlone(renamedExpr(wanted, e), renamedType(wanted, type)),
      value: (value, type) => reference.showValue(value, renamedType(wanted, type)),
      seen: (value, type) => reference.seenValue(value, renamedType(wanted, type)),
      exception: speakerOf(reference).exception,
    },
    submission: submissionSpeaker(read, pair),
  };
}

/** The submission's own words. */
export function submissionSpeaker(read: ReadAttempt, pair: Pair): Speaker {
  const { submission } = read;
  const given = namesOf(read, pair, "submission");
  const decls = new Map(ctorsOf(submission.program).map((decl) => [decl.name, decl]));
  const ownValue = (value: Value): Value => renamedValue(given, (name) => decls.get(name), value);
  const ownExpr = (e: Expr): Expr => renamedExpr(given, isAcross(read) ? withOwnFaults(read, e) : e);
  return {
    input: (e, expected) =>
      submission.showInput(ownExpr(e), {
        ...expecting(expected && renamedType(given, expected)),
        isUnlabelled: pair.calls.isUnlabelled,
      }),
    alone: (e, type) => submission.showAlone(ownExpr(e), renamedType(given, type)),
    value: (value, type) => submission.showValue(ownValue(value), renamedType(given, type)),
    seen: (value, type) => submission.seenValue(ownValue(value), renamedType(given, type)),
    exception: (exn) => {
      const fault = isAcross(read) && isData(exn) ? ownFault(read, exn.k.decl.name) : undefined;
      return fault === undefined ? submission.showValue(exn, con("exn")) : submission.showInput(fault);
    },
  };
}

function expecting(expected: Type | undefined): { readonly expected?: Type } {
  return expected === undefined ? {} : { expected };
}

/** What a division by zero raises in the reference's language, a function among the inputs may raise in the submission's. */
function ownFault({ reference, submission }: ReadAttempt, ctor: Name): Expr | undefined {
  const faults = Object.entries(reference.program.faults) as readonly [Fault, Expr][]; // it is a record of them
  const fault = faults.find(([, e]) => e.kind === "make" && e.ctor === ctor)?.[0];
  return fault && submission.program.faults[fault];
}

function withOwnFaults(read: ReadAttempt, e: Expr): Expr {
  const own = e.kind === "make" ? ownFault(read, e.ctor) : undefined;
  return own ?? mapChildren(e, (child) => withOwnFaults(read, child));
}

/** Whether the submission's program has all constructors of an expression. */
export function isWrittenIn(read: ReadAttempt, pair: Pair): (e: Expr) => boolean {
  const { ctor } = namesOf(read, pair, "submission");
  const known = new Set(ctorsOf(read.submission.program).map(({ name }) => name));
  return (whole) => {
    let isKnown = true;
    visit(whole, (e) => {
      if (e.kind === "make" || e.kind === "chain")
        isKnown &&= tupleWidth(e.ctor) !== undefined || known.has(ctor(e.ctor));
      return undefined;
    });
    return isKnown;
  };
}

function namesOf(read: ReadAttempt, { link, common }: Pair, which: "reference" | "submission"): Renaming {
  const own: readonly [string, string] = [commonInteger(read), read[which].language.integer];
  const kinds = new Map<string, string>([own, ...(common?.kinds[which] ?? [])]);
  const kind = (name: Name): Name => (kinds.get(name) ?? name) as Name;
  if (which === "reference") return { kind, ctor: (name) => name, type: (name) => name };
  const reversed = (names: ReadonlyMap<Name, Name>): ReadonlyMap<Name, Name> =>
    new Map([...names].map(([given, wanted]) => [wanted, given]));
  const [ctors, types] = [reversed(link.ctors), reversed(link.types)];
  return { kind, ctor: (name) => ctors.get(name) ?? name, type: (name) => types.get(name) ?? name };
}

function ctorsOf(program: Program): readonly CtorDecl[] {
  return [...program.data.flatMap(({ ctors }) => ctors), ...program.exceptions];
}

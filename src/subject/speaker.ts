// The words for what two programs have in common: inputs, values and types are kept in the reference's names, with
// integers that both have. In one language the reference's words are right for both; in two, each has its own.
import type { Expr, Name } from "../core/expr.js";
import { type Renaming, renamedExpr, renamedType, renamedValue } from "../core/rename.js";
import type { Type } from "../core/type.js";
import type { Value } from "../core/value.js";
import type { Loaded } from "../language/language.js";
import type { Looking } from "../report/suite/suite.js";
import { commonInteger } from "./asked.js";
import type { Pair } from "./pair.js";
import type { ReadAttempt } from "./read.js";

export type Speaker = {
  readonly input: (e: Expr) => string;
  readonly alone: (e: Expr, type: Type) => string;
  readonly value: (value: Value, type: Type) => string;
  readonly seen: (value: Value, type: Type) => Looking | undefined;
};

export type Speakers = { readonly reference: Speaker; readonly submission: Speaker };

/** A program's own words. */
export function speakerOf({ showInput, showAlone, showValue, seenValue }: Loaded): Speaker {
  return { input: showInput, alone: showAlone, value: showValue, seen: seenValue };
}

export function speakersOf(read: ReadAttempt, pair: Pair): Speakers {
  const { reference } = read;
  if (pair.common === undefined) return { reference: speakerOf(reference), submission: speakerOf(reference) };
  const wanted = namesOf(read, pair, "reference");
  return {
    reference: {
      input: (e) => reference.showInput(renamedExpr(wanted, e)),
      alone: (e, type) => reference.showAlone(renamedExpr(wanted, e), renamedType(wanted, type)),
      value: (value, type) => reference.showValue(value, renamedType(wanted, type)),
      seen: (value, type) => reference.seenValue(value, renamedType(wanted, type)),
    },
    submission: submissionSpeaker(read, pair),
  };
}

/** The submission's own words. */
export function submissionSpeaker(read: ReadAttempt, pair: Pair): Speaker {
  const { submission } = read;
  const { program } = submission;
  const given = namesOf(read, pair, "submission");
  const all = [...program.data.flatMap(({ ctors }) => ctors), ...program.exceptions];
  const decls = new Map(all.map((decl) => [decl.name, decl]));
  const ownValue = (value: Value): Value => renamedValue(given, (name) => decls.get(name), value);
  return {
    input: (e) => submission.showInput(renamedExpr(given, e)),
    alone: (e, type) => submission.showAlone(renamedExpr(given, e), renamedType(given, type)),
    value: (value, type) => submission.showValue(ownValue(value), renamedType(given, type)),
    seen: (value, type) => submission.seenValue(ownValue(value), renamedType(given, type)),
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

// What of the contracts is left out, and why. Nothing is left out silently.
import type { Span } from "../../../core/span.js";
import type { Notice } from "../../../report/diagnostic.js";
import type { Expr } from "../syntax.js";
import { Unreadable } from "./term.js";

/** `isAsked`: it says something of the program that is then not asked; not so axioms and definitions of logic. */
export type LeftOut = {
  readonly definition: string | undefined;
  readonly at: Span;
  readonly why: string;
  readonly isAsked: boolean;
};

/** A part of a contract that has to be left out, and what is wrong in it. */
export type Ban = { readonly part: Span; readonly at: Span; readonly why: string };

type Noted = { readonly e: Expr; readonly at: Span };

/** One elaboration: what was left out so far, and what has to be, since an earlier one has shown that it does not fit. */
export type Record = {
  readonly leftOut: LeftOut[];
  readonly banned: readonly Ban[];
  /** The clauses, conjuncts and definitions that became code. */
  readonly kept: Span[];
  /** Values that are kept from the beginning of a function. */
  readonly remembered: Noted[];
  /** What is to get smaller; `canBeData`: also by its size. */
  readonly measured: (Noted & { readonly canBeData: boolean })[];
  /** What an earlier elaboration has shown to be data there. */
  readonly sized: readonly Span[];
  /** Contracts, and the definitions that they belong to. */
  readonly owned: { readonly contract: Span; readonly by: Span }[];
};

export function newRecord(banned: Record["banned"], sized: Record["sized"]): Record {
  return { leftOut: [], banned, kept: [], remembered: [], measured: [], sized, owned: [] };
}

export function leaveOut(record: Record, definition: string | undefined, at: Span, why: string): void {
  record.leftOut.push({ definition, at, why, isAsked: true });
}

/** What only describes: no function is asked less for it. */
export function leaveUnused(record: Record, definition: string | undefined, at: Span, why: string): void {
  record.leftOut.push({ definition, at, why, isAsked: false });
}

/** What is made of a part of a contract; nothing if it cannot be read or does not fit, which is noted. */
export function attempt<T>(record: Record, definition: string | undefined, at: Span, make: () => T): T | undefined {
  return attempted(record, at, make, (place, why) => leaveOut(record, definition, place, why));
}

/** The same of what only describes. */
export function attemptUnused<T>(record: Record, definition: string, at: Span, make: () => T): T | undefined {
  return attempted(record, at, make, (place, why) => leaveUnused(record, definition, place, why));
}

function attempted<T>(record: Record, at: Span, make: () => T, note: (at: Span, why: string) => void): T | undefined {
  const ban = record.banned.find(({ part }) => isSame(part, at));
  if (ban !== undefined) {
    note(ban.at, ban.why);
    return undefined;
  }
  try {
    const made = make();
    record.kept.push(at);
    return made;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    note(error.at, error.why);
    return undefined;
  }
}

export function isSame(a: Span, b: Span): boolean {
  return a.file === b.file && a.start === b.start && a.end === b.end;
}

export function contractNotices(leftOut: readonly LeftOut[]): readonly Notice[] {
  const seen = new Set<string>();
  return leftOut.flatMap(({ definition, at, why, isAsked }): readonly Notice[] => {
    const key = `${at.file} ${at.start} ${why}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const title = definition === undefined ? "Not checked: a contract" : `Not checked: a contract of ${definition}`;
    return [{ code: "E301", title, at, label: why, also: [], hint: undefined, definition, ofContract: isAsked }];
  });
}

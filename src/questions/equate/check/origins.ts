// Where values come from: what is made of inputs alone returns when it is applied, what a program made need not.
import type { Plain } from "./plain.js";
import { contains, type Term } from "./terms.js";

/** Of which variables of the lemma a variable is a part; undefined: of something that the programs made. */
export type Origins = ReadonlyMap<Term, ReadonlySet<string> | undefined>;

/** Which variables of the lemma it is made of; undefined if the programs made some of it. */
export function originsIn(term: Term, origins: Origins): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  const isMade = contains(term, (each) => {
    if (each.is === "fun" || (each.is === "call" && each.of[0]?.is !== "var")) return true;
    const from = each.is === "var" ? origins.get(each) : found;
    for (const name of from ?? []) found.add(name);
    return from === undefined;
  });
  return isMade ? undefined : found;
}

/**
 * The variables that have to be inputs for a call of an input to return; undefined if that is not known. A function among the
 * inputs returns on all values, and on functions that return themselves: not on one that a program made, which may go on for
 * ever, or raise, as soon as it is called.
 */
export function neededToReturn(call: Term, origins: Origins, plain: Plain): ReadonlySet<string> | undefined {
  const [head, ...args] = call.is === "call" ? call.of : [];
  const from = head?.is === "var" ? origins.get(head) : undefined;
  if (from === undefined) return undefined;
  const found = new Set(from);
  for (const arg of args) {
    if (plain.isKnown(arg)) continue;
    const more = originsIn(arg, origins);
    if (more === undefined) return undefined;
    for (const name of more) found.add(name);
  }
  return found;
}

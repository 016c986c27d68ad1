// Where values come from: what is an input, and what the programs made.
import { contains, type Term } from "./terms.js";

/** Which variables of the lemma it is made of; undefined if the programs made some of it. */
export function originsIn(
  term: Term,
  origins: ReadonlyMap<Term, ReadonlySet<string> | undefined>,
): ReadonlySet<string> | undefined {
  const found = new Set<string>();
  const isMade = contains(term, (each) => {
    if (each.is === "fun" || (each.is === "call" && each.of[0]?.is !== "var")) return true;
    const from = each.is === "var" ? origins.get(each) : found;
    for (const name of from ?? []) found.add(name);
    return from === undefined;
  });
  return isMade ? undefined : found;
}

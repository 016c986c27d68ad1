// What is asked of the values that a lemma is used for: that its premises are true of them, and where they come from.
import type { Assumed } from "./assumed.js";
import { Refused } from "./primitives.js";
import { contains, type Store, type Term } from "./terms.js";

/** It is true; or, of a comparison, which is true or false: what is assumed would be absurd if it were false. */
export function checkPremise(store: Store, premise: Term, assumed: Assumed): void {
  if (assumed.now(premise) === store.truth(true)) return;
  const opposite = assumed.copy();
  opposite.equate(premise, store.truth(false));
  if (premise.is !== "prim" || !opposite.absurd) throw new Refused("a premise that is not known");
}

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

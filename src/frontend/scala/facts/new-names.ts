// Names for what is bound in a change and nobody has named yet: what it is called in core, unless that would hide
// something that is used there.
import { type Arm, type Expr as Core, type Name, shownName } from "../../../core/expr.js";
import { children, freeNames, patternNames } from "../../../core/traverse.js";
import { KEYWORDS } from "../parse/tokens.js";
import type { Known } from "./known.js";

export type Chosen = ReadonlyMap<Name, string>;

/** From the outside in: what is bound inside avoids the names around it. */
export function newNames(known: Known, now: Core): Chosen {
  const chosen = new Map<Name, string>();
  const wordOf = (name: Name): string => chosen.get(name) ?? known.symbol(name)?.name ?? lastWord(shownName(name));
  const bind = (names: readonly Name[], scope: readonly Core[]): void => {
    const fresh = names.filter((name) => known.symbol(name) === undefined && !chosen.has(name));
    const taken = new Set(scope.flatMap((e) => [...freeNames(e)].filter((name) => !fresh.includes(name)).map(wordOf)));
    for (const name of fresh) {
      const word = freeWord(asWord(shownName(name)), taken);
      taken.add(word);
      chosen.set(name, word);
    }
  };
  const pending = [now];
  for (let e = pending.pop(); e !== undefined; e = pending.pop()) {
    if (known.node(e.id) === e) continue;
    if (e.kind === "lam") bind(e.params, [e.body]);
    if (e.kind === "let") bind([e.name], [e.bound, e.body]); // a block's names are known in all of it
    if (e.kind === "match" || e.kind === "try") for (const arm of e.arms) bind(patternNames(arm.pattern), partsOf(arm));
    pending.push(...children(e));
  }
  return chosen;
}

function partsOf({ guard, body }: Arm): readonly Core[] {
  return guard === undefined ? [body] : [guard, body];
}

function lastWord(shown: string): string {
  return shown.slice(shown.lastIndexOf(".") + 1);
}

/** A name that Scala takes as one of a value in a pattern too. */
function asWord(shown: string): string {
  const letters = shown.replaceAll(/\W/g, "");
  const small = letters.charAt(0).toLowerCase() + letters.slice(1);
  return /^[a-z]/.test(small) && !KEYWORDS.has(small) ? small : `x${small.replaceAll("_", "")}`;
}

function freeWord(word: string, taken: ReadonlySet<string>): string {
  for (let i = 0; ; i++) {
    const numbered = i === 0 ? word : `${word}${i}`;
    if (!taken.has(numbered)) return numbered;
  }
}

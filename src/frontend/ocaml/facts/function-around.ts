// Something around all cases of a `function`: `fun x -> ... match x with` and the cases as they are.
import type { Expr as Core } from "../../../core/expr.js";
import { Level } from "../show/operator.js";
import { anewIn, printed } from "./anew.js";
import type { Changing } from "./changing.js";
import { type Placed, placedAt } from "./fit.js";
import { sliceOf, withoutParentheses } from "./source-words.js";
import { isEnclosed, type Snippet } from "./written.js";

/** Whether a change is one of what the cases of a `function` are made of. */
export function isOfCases({ site, before }: Changing): boolean {
  return site.syntax.kind === "function" && !site.isWhole && before.kind === "match" && before.on.kind === "var";
}

export function editAroundCases(c: Changing): Placed | undefined {
  const { k, site, place, before, now } = c;
  if (before.kind !== "match" || before.on.kind !== "var") return undefined;
  const isOld = (e: Core): boolean => e === before || c.isOld(e);
  const whole: Core = { kind: "lam", id: before.id, at: before.at, written: true, params: [before.on.name], body: now };
  const anew = anewIn(k, place.scope, whole, isOld, {
    of: before,
    e: site.syntax,
    snippet: (word) => casesText(c, word),
  });
  return anew && placedAt(k.written, site.syntax, printed(k.written, anew, site.syntax.at));
}

/** The cases behind `match x with`. */
function casesText({ k, site }: Changing, word: string): Snippet {
  const w = k.written;
  const { at } = site.syntax;
  const bare = isEnclosed(w, site.syntax) ? withoutParentheses(w.words(at.file), at) : at;
  const text = sliceOf(w.words(at.file), bare).replace(/^function/, `match ${word} with`);
  return { text, level: Level.open, arms: true, dangling: false };
}

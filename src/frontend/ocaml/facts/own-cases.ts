// A match, function or try that changes, with the cases that its arms were made of.
import type { Arm, Expr as Core } from "../../../core/expr.js";
import { failingArm } from "../lower/lowering.js";
import { looksAtValue } from "../subpatterns.js";
import type { Case } from "../syntax.js";
import type { Changing } from "./changing.js";
import { isImplied } from "./core-change.js";
import { siteOf } from "./knowledge.js";
import { type SourceWords, wordBefore } from "./source-words.js";

export type WithArms = Extract<Core, { kind: "match" | "try" }>;

export type Own = {
  readonly c: Changing;
  readonly before: WithArms;
  readonly now: WithArms;
  readonly cases: readonly Case[];
};

export function wordsIn({ c }: Own): SourceWords {
  return c.k.written.words(c.site.syntax.at.file);
}

/** What the cases look at. */
export function matched(e: WithArms): Core {
  return e.kind === "match" ? e.on : e.body;
}

/** The case that an arm was made of; none for what lowering adds. */
export function caseOf({ c, cases }: Own, arm: Arm | undefined): Case | undefined {
  const body = arm && siteOf(c.k, arm.body);
  return body && cases.find((each) => each.body === body.whole);
}

/** The `|` in front of a case. */
export function barOf(own: Own, { at }: Case): { readonly start: number; readonly end: number } | undefined {
  return wordBefore(wordsIn(own), at.start, "|");
}

/** With the failure where a case may be missing, as lowering puts it; `cases` are those that there are then. */
export function withFailure(own: Own, cases: readonly Case[]): Core {
  const { c, before, now } = own;
  const added = before.arms.at(-1);
  const isFailing = added !== undefined && isImplied(added);
  const regular = before.arms.slice(0, isFailing ? -1 : undefined).every((arm) => caseOf(own, arm) !== undefined);
  if (before.kind === "try" || !regular) return now;
  const last = cases.findLast(({ pattern }) => looksAtValue(pattern));
  const total = last?.guard === undefined && (last?.pattern.kind === "any" || last?.pattern.kind === "var");
  const arms = now.arms.filter((arm) => !isImplied(arm));
  return { ...now, arms: total ? arms : [...arms, isFailing ? added : failingArm(c.k.lowering, c.site.syntax.at)] };
}

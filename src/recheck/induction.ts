// Why a lemma may be used on the way to itself. Where lemmas need each other, either what the left side computes gets shorter:
// it enters fewer functions, and calls nothing that the other does not call as often; or a measure gets smaller. The two are not
// mixed.
import type { Ending, Lemma, Measure, ProofTree } from "../questions/equate/certificate.js";
import { linear } from "./conditions.js";
import { evaluated, type Outcome } from "./evaluate.js";
import type { Knowledge } from "./knowledge.js";
import {
  added,
  constant,
  isNeverBelow,
  type Linear,
  shifted,
  subtracted,
  total,
  unknown,
  valueIfConstant,
} from "./linear.js";
import { readTerm, type Scope } from "./read-proof.js";
import { refuse } from "./refusal.js";
import { isShown } from "./sums.js";
import type { Term } from "./terms.js";
import { isFlat, termType } from "./typing.js";

/** For each lemma, those that need it as it needs them; itself, if it needs itself. */
export function circlesOf(lemmas: readonly Lemma[]): readonly ReadonlySet<number>[] {
  const used = lemmas.map(({ proof }) => usedIn(proof));
  const needed = used.map((some) => closed(some, (each) => used[each] ?? refuse("step", `no lemma ${each}`)));
  return needed.map((all, i) => new Set([...all].filter((j) => needed[j]?.has(i) === true)));
}

function closed(some: Iterable<number>, next: (each: number) => Iterable<number>): ReadonlySet<number> {
  const found = new Set(some);
  for (const each of found) for (const other of next(each)) found.add(other);
  return found;
}

/** Every lemma that a proof names anywhere. */
function usedIn(tree: ProofTree): ReadonlySet<number> {
  const found = new Set<number>();
  const pending: unknown[] = [tree];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next !== "object" || next === null) continue;
    if ("lemma" in next && typeof next.lemma === "number") found.add(next.lemma);
    pending.push(...Object.values(next).filter((part) => part !== undefined));
  }
  return found;
}

/** Which lemmas rest on which without anything getting smaller: no circle may be made of these alone. */
export type Weak = Map<number, Set<number>>;

export function refuseCircle(weak: Weak): void {
  for (const [start, next] of weak)
    if (closed(next, (each) => weak.get(each) ?? []).has(start)) refuse("induction", `lemma ${start} rests on itself`);
}

/** How many functions are entered fewer, at least; undefined: something is called that the whole does not call. */
export function shorterBy(whole: Outcome, part: Outcome): number | undefined {
  const rest = [...whole.run.made];
  for (const { key } of part.run.made) {
    const at = rest.findIndex((each) => each.key === key);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  const entering = rest.filter((each) => each.kind === "call" && each.fn.kind === "fun").length;
  return whole.run.entered - part.run.entered + entering;
}

/** A measure with values for its variables. */
export type Measured = { readonly measure: readonly Measure[]; readonly scope: Scope };

/** How large what calls give is at most, by key. */
export type Sizes = ReadonlyMap<string, Linear>;

/** One part of a measure gets smaller, and those before it no larger. */
export function getsSmaller(
  k: Knowledge,
  scope: Scope,
  { at, bound }: Pick<Ending, "at" | "bound">,
  now: Measured,
  then: Measured,
  sizes: Sizes,
): boolean {
  if (!Number.isInteger(at) || at < 0 || at >= now.measure.length || at >= then.measure.length) return false;
  return now.measure.slice(0, at + 1).every((measure, i) => {
    const other = then.measure[i] as Measure;
    const [before, after] = [valueIn(k, now.scope, measure), valueIn(k, then.scope, other)];
    if (measure.kind !== other.kind) return false;
    if (i < at && before.key === after.key) return true;
    if (measure.kind === "integer") return i === at && isSmallerInteger(k, scope, before, after, bound);
    return isNeverBelow(subtracted(sizeOf(k, before), mostOf(sizeOf(k, after), sizes)), i === at ? 1n : 0n);
  });
}

function valueIn(k: Knowledge, scope: Scope, { of }: Measure): Term {
  return evaluated(k, readTerm(k, scope, of)).value ?? refuse("induction", "a measure that raises");
}

/** One that is not negative; of machine integers there is a least one. */
function isSmallerInteger(k: Knowledge, scope: Scope, before: Term, after: Term, bound: Ending["bound"]): boolean {
  const drop = shifted(subtracted(linear(k, before), linear(k, after)), -1n);
  if (k.world.bits !== undefined) return isShown(k, scope, drop, bound);
  return (valueIfConstant(drop) ?? -1n) >= 0n && isShown(k, scope, linear(k, before), bound);
}

/** How many constructors with fields a value has. */
export function sizeOf(k: Knowledge, term: Term): Linear {
  if (term.kind === "make")
    return shifted(total(term.args.map((arg) => sizeOf(k, arg))), term.args.length > 0 ? 1n : 0n);
  const isUnknown = term.kind === "var" || term.kind === "call" || term.kind === "op";
  return isUnknown && !isFlat(k.world.typing, termType(k.world.typing, term)) ? unknown(term.key) : constant(0n);
}

/** With what calls give at most in place of what they give. */
export function mostOf(size: Linear, sizes: Sizes): Linear {
  return [...size].reduce((all, [key, times]) => added(all, sizes.get(key) ?? unknown(key), times), constant(0n));
}

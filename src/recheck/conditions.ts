// Conditions in their normal forms, decided as far as what is known decides them. Of integers without end: `eq0` and `ge0`
// of a sum. Of machine integers: `eq0` of a sum, which wraps around, and `lt` of two integers, which does not.
import type { Type } from "../core/type.js";
import type { Facts, Knowledge } from "./knowledge.js";
import {
  added,
  constant,
  type Linear,
  opposite,
  shifted,
  subtracted,
  total,
  unknown,
  valueIfConstant,
} from "./linear.js";
import { asSum, byKey, FALSE, integer, isTruth, minus, op, product, sum, type Term, TRUE, truth } from "./terms.js";
import { isPlain, isType, resolved, termType } from "./typing.js";

export function negation(term: Term): Term {
  if (term.kind === "lit") return truth(isTruth(term, false));
  return term.kind === "op" && term.op === "not" ? (term.args[0] as Term) : op("not", term);
}

function typeOf({ world: { typing } }: Knowledge, a: Term, b: Term): Type {
  const known = resolved(typing, termType(typing, a));
  return known.kind === "var" ? resolved(typing, termType(typing, b)) : known;
}

function known(k: Knowledge, condition: Term): Term {
  return k.rules.get(condition.key)?.right ?? condition;
}

/** Of values that can be compared; `any.eq` of others, which may raise. */
export function equality(k: Knowledge, a: Term, b: Term): Term {
  const type = typeOf(k, a, b);
  const [x, y] = [a, b].sort(byKey) as [Term, Term];
  if (isType(type, "int")) return conditionOf(k, "eq0", minus(k.world.bits, a, b));
  if (!isPlain(k.world.typing, type)) return known(k, op("any.eq", x, y));
  if (a.key === b.key) return TRUE;
  if (a.kind === "lit" && b.kind === "lit") return FALSE;
  if (isType(type, "bool") && (a.kind === "lit" || b.kind === "lit"))
    return isTruth(a, true) ? b : isTruth(b, true) ? a : negation(a.kind === "lit" ? b : a);
  if (a.kind !== "make" || b.kind !== "make") return known(k, op("eq", x, y));
  if (a.ctor !== b.ctor) return FALSE;
  const parts = a.args.map((arg, i) => equality(k, arg, b.args[i] as Term)).filter((part) => !isTruth(part, true));
  if (parts.some((part) => isTruth(part, false))) return FALSE;
  return parts.length > 1 ? known(k, op("eq", x, y)) : (parts[0] ?? TRUE);
}

export function less(k: Knowledge, a: Term, b: Term): Term {
  const type = typeOf(k, a, b);
  const { bits } = k.world;
  if (isType(type, "int") && bits === undefined)
    return conditionOf(k, "ge0", minus(bits, minus(bits, b, a), integer(1n)));
  if (!isPlain(k.world.typing, type)) return known(k, op("any.lt", a, b));
  if (a.key === b.key) return FALSE;
  if (a.kind === "lit" && b.kind === "lit") return truth(a.value.value < b.value.value);
  return isType(type, "int") ? decided(k, op("lt", a, b)) : known(k, op("less", a, b));
}

/** -1, 0 or 1. */
export function compared(k: Knowledge, a: Term, b: Term): Term {
  if (!isPlain(k.world.typing, typeOf(k, a, b))) return known(k, op("any.compare", a, b));
  if (isTruth(less(k, a, b), true)) return integer(-1n);
  if (isTruth(less(k, b, a), true)) return integer(1n);
  return isTruth(equality(k, a, b), true) ? integer(0n) : known(k, op("compare", a, b));
}

export function conditionOf(k: Knowledge, name: "eq0" | "ge0", term: Term): Term {
  const { constant: known, parts } = asSum(term);
  const [only, ...more] = parts;
  if (only === undefined) return truth(name === "eq0" ? known === 0n : known >= 0n);
  const [atom] = only.atoms;
  if (more.length === 0 && atom?.kind === "op" && atom.op === "compare" && only.atoms.length === 1)
    return orderOf(
      k,
      (each) => (name === "eq0" ? only.times * each + known === 0n : only.times * each + known >= 0n),
      atom.args,
    );
  const sign = name === "eq0" && only.times < 0n ? -1n : 1n;
  return decided(k, op(name, product(k.world.bits, term, integer(sign))));
}

/** A condition on what a comparison gives, as one on what is compared. */
function orderOf(k: Knowledge, holds: (order: bigint) => boolean, [a, b]: readonly Term[]): Term {
  const [below, at, above] = [holds(-1n), holds(0n), holds(1n)];
  const [x, y] = [a as Term, b as Term];
  const either = (is: boolean, condition: Term): Term => (is ? condition : negation(condition));
  if (below === above) return at === below ? truth(at) : either(at, equality(k, x, y));
  return below === at ? either(above, less(k, y, x)) : either(below, less(k, x, y));
}

// ---- what is known of integers ----

/** The integer that a term is: of machine integers that of the whole term, which is then an unknown. */
export function linear(k: Knowledge, term: Term): Linear {
  const isWhole = k.world.bits !== undefined && asSum(term).parts.length > 0;
  return isWhole ? unknown(term.key) : linearParts(term);
}

/** As if nothing wrapped around. */
export function linearParts(term: Term): Linear {
  const { constant: known, parts } = asSum(term);
  const forms = parts.map(({ times, atoms }) =>
    added(constant(0n), unknown(atoms.map(({ key }) => key).join("*")), times),
  );
  return total([constant(known), ...forms]);
}

/** What has to be not negative, or zero, for a condition on integers to hold. */
export function formOf(k: Knowledge, { op: name, args: [a, b] }: Extract<Term, { kind: "op" }>): Linear | undefined {
  if (name === "ge0") return linear(k, a as Term);
  if (name === "eq0") return k.world.bits === undefined ? linear(k, a as Term) : zeroForm(k, a as Term);
  return name === "lt" ? shifted(subtracted(linear(k, b as Term), linear(k, a as Term)), -1n) : undefined;
}

/** A sum that wraps around is zero iff two integers are the same: one that is in it once, and what is left. */
function zeroForm(k: Knowledge, term: Term): Linear {
  const { constant: known, parts } = asSum(term);
  const unit = parts.find(({ times }) => times === 1n || times === -1n);
  if (unit === undefined) return linear(k, term);
  const alone = sum(undefined, 0n, [{ ...unit, times: 1n }]);
  const others = parts.filter((part) => part !== unit).map((part) => ({ ...part, times: -unit.times * part.times }));
  return subtracted(linear(k, alone), linear(k, sum(k.world.bits, -unit.times * known, others)));
}

/** From the conditions that are assumed; something that is neither zero nor negative is at least one. */
function factsOf(k: Knowledge): Facts {
  const [notNegative, notZero]: [Linear[], Linear[]] = [[], []];
  for (const { condition, holds } of k.assumed) {
    const form = condition.kind === "op" ? formOf(k, condition) : undefined;
    if (form === undefined || condition.kind !== "op") continue;
    if (condition.op !== "eq0") notNegative.push(holds ? form : opposite(form));
    else if (holds) notNegative.push(form, subtracted(constant(0n), form));
    else notZero.push(form, subtracted(constant(0n), form));
  }
  const ranges = notZero.flatMap((form) => [...form.keys()].flatMap((key) => rangeOf(k, key)));
  const isExcluded = (form: Linear): boolean => notZero.some((each) => subtracted(form, each).size === 0);
  const raised = (form: Linear): Linear => (isExcluded(form) ? raised(shifted(form, -1n)) : form);
  return { notNegative: [...notNegative, ...ranges].map(raised), notZero };
}

function facts(k: Knowledge): Facts {
  k.memo.facts ??= factsOf(k);
  return k.memo.facts;
}

/** A machine integer is neither lower than the lowest nor higher than the highest. */
function rangeOf({ world: { bits } }: Knowledge, key: string): readonly Linear[] {
  if (bits === undefined || key === "") return [];
  const limit = 2n ** BigInt(bits - 1);
  return [shifted(unknown(key), limit), subtracted(constant(limit - 1n), unknown(key))];
}

/** One condition, or the range of a machine integer, says so alone. */
export function isNotNegative(k: Knowledge, form: Linear): boolean {
  const known = [constant(0n), ...facts(k).notNegative, ...[...form.keys()].flatMap((key) => rangeOf(k, key))];
  return known.some((each) => (valueIfConstant(subtracted(form, each)) ?? -1n) >= 0n);
}

/** These conditions cannot hold together. */
export function areContradictory(k: Knowledge): boolean {
  const { notNegative, notZero } = facts(k);
  return notZero.some(({ size }) => size === 0) || notNegative.some((form) => isNotNegative(k, opposite(form)));
}

/** What is zero by two conditions. */
export function zeroBy(k: Knowledge, condition: Extract<Term, { kind: "op" }>): Term | undefined {
  const [a, b] = condition.args as [Term, Term];
  const form = formOf(k, condition);
  if (form === undefined || condition.op === "eq0") return undefined;
  const exact = condition.op === "lt" ? shifted(form, 1n) : form;
  const isZero = isNotNegative(k, exact) && isNotNegative(k, subtracted(constant(0n), exact));
  return isZero ? (condition.op === "lt" ? minus(k.world.bits, b, a) : a) : undefined;
}

function decided(k: Knowledge, condition: Extract<Term, { kind: "op" }>): Term {
  const form = formOf(k, condition) ?? constant(0n);
  const negated = subtracted(constant(0n), form);
  if (condition.op !== "eq0") {
    if (isNotNegative(k, form)) return TRUE;
    return isNotNegative(k, opposite(form)) ? FALSE : condition;
  }
  if (isNotNegative(k, form) && isNotNegative(k, negated)) return TRUE;
  const isExcluded = facts(k).notZero.some((each) => subtracted(form, each).size === 0);
  return isExcluded || isNotNegative(k, shifted(form, -1n)) || isNotNegative(k, opposite(form)) ? FALSE : condition;
}

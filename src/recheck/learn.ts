// What follows from an equation, by congruence: terms that are equal get one form. Conditions on integers are kept as they are.
import { areContradictory, zeroBy } from "./conditions.js";
import { evaluated, lookedAtAgain } from "./evaluate.js";
import { type Assumed, type Equation, type Knowledge, knowing } from "./knowledge.js";
import { refuse } from "./refusal.js";
import {
  asSum,
  constantOf,
  FALSE,
  integer,
  isTruth,
  mentions,
  minus,
  type Of,
  op,
  sum,
  type Term,
  TRUE,
} from "./terms.js";
import { isType, resolved, termType } from "./typing.js";

const ROUNDS_MAX = 2_000;

/** What the sides of an equation compute returns, and is the same. */
export function learn(k: Knowledge, ...equations: readonly Equation[]): Knowledge {
  let step: Step = { k, more: equations };
  for (let round = 0; step.more.length > 0 && !step.k.absurd; round++) {
    if (round > ROUNDS_MAX) refuse("limit", "equations");
    const [next, ...rest] = step.more as [Equation, ...Equation[]];
    const { k: now, more } = followed(step.k, next);
    step = { k: now, more: [...more, ...rest] };
    if (step.more.length === 0 && !now.absurd) step = settled(now);
  }
  return step.k;
}

export function learnTruth(k: Knowledge, condition: Term, holds: boolean): Knowledge {
  return learn(k, { left: condition, right: holds ? TRUE : FALSE });
}

/** What is known by now, and equations that are still to be looked at. */
type Step = { readonly k: Knowledge; readonly more: readonly Equation[] };

function only(k: Knowledge): Step {
  return { k, more: [] };
}

function refuted(k: Knowledge): Step {
  return only(knowing(k, { absurd: true }));
}

function followed(k: Knowledge, equation: Equation): Step {
  const [left, right] = [evaluated(k, equation.left).value, evaluated(k, equation.right).value];
  if (left === undefined || right === undefined) return refuted(k); // both were said to return
  if (left.key === right.key) return only(k);
  return left.kind === "lit" ? joined(k, right, left) : joined(k, left, right);
}

/** Two that have different keys. */
function joined(k: Knowledge, a: Term, b: Term): Step {
  if (a.kind === "make" && b.kind === "make") {
    if (a.ctor !== b.ctor) return refuted(k);
    return { k, more: a.args.map((left, i) => ({ left, right: b.args[i] as Term })) };
  }
  if (b.kind === "lit") return isAtom(a) ? valued(k, a, isTruth(b, true), b) : refuted(k);
  if (isInteger(k, a) || isInteger(k, b)) return summed(k, minus(k.world.bits, a, b));
  const [from, to] = isAtom(a) && (!isAtom(b) || a.key.length > b.key.length) ? [a, b] : [b, a];
  return isAtom(from) && !mentions(to, from) ? ruled(k, from, to) : only(k);
}

function isInteger({ world: { typing } }: Knowledge, term: Term): boolean {
  return term.kind === "sum" || (isAtom(term) && isType(resolved(typing, termType(typing, term)), "int"));
}

function isAtom({ kind }: Term): boolean {
  return kind === "var" || kind === "call" || kind === "op";
}

/** An atom is a literal; of a condition, more is known. */
function valued(k: Knowledge, atom: Term, holds: boolean, value: Term): Step {
  const [a, b] = (atom.kind === "op" ? atom.args : []) as [Term, Term];
  switch (atom.kind === "op" ? atom.op : "") {
    case "not":
      return { k, more: [{ left: a, right: holds ? FALSE : TRUE }] };
    case "eq0":
      return holds ? summed(k, a) : assuming(k, atom, holds);
    case "ge0":
    case "lt":
      return assuming(k, atom, holds);
    case "eq": {
      const step = ruled(k, atom, value);
      return holds ? { ...step, more: [{ left: a, right: b }, ...step.more] } : step;
    }
    default:
      return ruled(k, atom, value);
  }
}

function assuming(k: Knowledge, condition: Term, holds: boolean): Step {
  return only(knowing(k, { assumed: [...k.assumed, { condition, holds }] }));
}

/** A sum is zero: it is solved for an atom that is nowhere else in it. */
function summed(k: Knowledge, term: Term): Step {
  const known = constantOf(term);
  if (known !== undefined) return known === 0n ? only(k) : refuted(k);
  const { constant, parts } = asSum(term);
  const { bits } = k.world;
  const [solved] = parts
    .filter(({ times, atoms: [atom, ...more] }) => {
      const others = parts.flatMap((part) => part.atoms).filter((each) => each !== atom);
      const isAlone = atom !== undefined && more.length === 0 && !others.some((other) => mentions(other, atom));
      return isAlone && (times === 1n || times === -1n);
    })
    .sort((x, y) => (y.atoms[0]?.key.length ?? 0) - (x.atoms[0]?.key.length ?? 0));
  if (solved === undefined) return assuming(k, op("eq0", term), true);
  const rest = sum(
    bits,
    constant,
    parts.filter((part) => part !== solved),
  );
  return ruled(k, solved.atoms[0] as Term, solved.times === 1n ? minus(bits, integer(0n), rest) : rest);
}

/** Rules that the atom is in are looked at again. */
function ruled(k: Knowledge, from: Term, to: Term): Step {
  const isStale = ({ left, right }: Equation): boolean => mentions(left, from) || mentions(right, from);
  const more = [...k.rules.values()].filter(isStale);
  const rules = new Map([...k.rules].filter(([, rule]) => !isStale(rule)));
  return { k: knowing(k, { rules: rules.set(from.key, { left: from, right: to }) }), more };
}

/** Everything under what is known now, until nothing changes. */
function settled(k: Knowledge): Step {
  const assumed: Assumed[] = [];
  for (const { condition, holds } of k.assumed) {
    const args = (condition as Of<"op">).args.map((arg) => evaluated(k, arg).value);
    if (args.includes(undefined)) return refuted(k);
    const now = op((condition as Of<"op">).op, ...(args as Term[]));
    if (!assumed.some((each) => each.condition.key === now.key && each.holds === holds))
      assumed.push({ condition: now, holds });
  }
  const rules = [...k.rules].map(([key, rule]) => ({ key, ...rule, now: lookedAtAgain(k, rule.left) }));
  const stale = rules.filter(({ key, now }) => now?.key !== key);
  if (stale.some(({ now }) => now === undefined)) return refuted(k);
  const next = knowing(k, {
    assumed,
    rules: new Map([...k.rules].filter(([key]) => !stale.some((each) => each.key === key))),
  });
  const isSame = assumed.every(({ condition }, i) => condition.key === k.assumed[i]?.condition.key);
  const more = stale.map(({ now, right }) => ({ left: now as Term, right }));
  if (!isSame || assumed.length !== k.assumed.length) return { k: next, more: [...more, { left: TRUE, right: TRUE }] };
  return areContradictory(next) ? refuted(k) : { k: next, more: [...more, ...zeros(next)] };
}

/** What two conditions leave one value for. */
function zeros(k: Knowledge): readonly Equation[] {
  const isKnown = (zero: Term): boolean => k.assumed.some(({ condition }) => condition.key === op("eq0", zero).key);
  return k.assumed.flatMap(({ condition }) => {
    const zero = zeroBy(k, condition as Of<"op">);
    return zero === undefined || constantOf(zero) !== undefined || isKnown(zero)
      ? []
      : [{ left: zero, right: integer(0n) }];
  });
}

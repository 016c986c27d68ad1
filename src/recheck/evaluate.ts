// Evaluates terms and expressions under what is known. A call is unfolded if all that it decides on the way is known, and stays
// a call otherwise. What was called on the way is written down: a term returns if all the calls that stay do.
import { absurd } from "../basis/absurd.js";
import type { Expr, Match, Name, Pattern } from "../core/expr.js";
import { PRIMITIVES } from "../core/primitive.js";
import { compared, conditionOf, equality, less, negation } from "./conditions.js";
import type { Knowledge, Run, Unfolded } from "./knowledge.js";
import { refuse } from "./refusal.js";
import {
  call,
  constantOf,
  fun,
  global,
  integer,
  isTruth,
  literal,
  make,
  minus,
  type Of,
  op,
  plus,
  product,
  sum,
  type Term,
  type Terms,
} from "./terms.js";
import { isPlain, termType } from "./typing.js";

/** Without a value: it raises. */
export type Outcome = { readonly value: Term | undefined; readonly run: Run };
/** Variables that have values, by key. */
export type Values = ReadonlyMap<string, Term>;

/** What ends a computation: it raises, or a decision needs more than is known. */
class Raised {}
class Stuck {}

const DEPTH_MAX = 60;
const NO_VALUES: Values = new Map();

/** A term under what is known. What its variables have for values was computed before. */
export function evaluated(k: Knowledge, term: Term, values = NO_VALUES): Outcome {
  const run: Run = { made: [], touched: new Set(), entered: 0 };
  try {
    return { value: evaluate(k, run, values, term), run };
  } catch (signal) {
    if (signal instanceof Raised) return { value: undefined, run };
    throw signal;
  }
}

function evaluate(k: Knowledge, run: Run, values: Values, term: Term): Term {
  const go = (each: Term): Term => evaluate(k, run, values, each);
  const { bits } = k.world;
  switch (term.kind) {
    case "lit":
      return term;
    case "var":
      return values.get(term.key) ?? equalTo(k, term);
    case "sum":
      return term.parts.reduce((all, { times, atoms }) => {
        const part = atoms.map(go).reduce((factors, atom) => product(bits, factors, atom), integer(times));
        return plus(bits, all, part);
      }, integer(term.constant));
    case "make":
      return make(term.ctor, term.args.map(go));
    case "fun":
      return fun(term.code, term.env.map(go), term.held.map(go));
    case "call":
      return apply(k, run, go(term.fn), term.args.map(go));
    case "op":
      return operate(k, run, term.op, term.args.map(go));
    case "global":
      return expression(k, run, new Map(), term.bound);
  }
}

/** The normal form of an atom under the rewrite rules that are known. */
function equalTo(k: Knowledge, term: Term): Term {
  const rule = k.rules.get(term.key);
  return rule === undefined ? term : (evaluated(k, rule.right).value ?? rule.right);
}

// ---- calls ----

function apply(k: Knowledge, run: Run, fn: Term, args: Terms): Term {
  if (args.length === 0) return fn;
  if (fn.kind !== "fun") return unknownCall(k, run, fn, args);
  const { params } = fn.code.lam;
  const all = [...fn.held, ...args];
  if (all.length < params.length) return fun(fn.code, fn.env, all);
  const result = knownCall(k, run, call(fun(fn.code, fn.env, []), all.slice(0, params.length)));
  return apply(k, run, result, all.slice(params.length));
}

/** Of an input, which returns, or of what a call gave. */
function unknownCall(k: Knowledge, run: Run, fn: Term, args: Terms): Term {
  if (fn.kind !== "var" && fn.kind !== "call") throw new Stuck();
  const isPartial = fn.kind === "call" && fn.fn.kind !== "fun";
  const term = isPartial ? call(fn.fn, [...fn.args, ...args]) : call(fn, args);
  return kept(k, run, term, isInput(k, term));
}

/** Inputs return on all values, but perhaps not on functions that a program made. */
function isInput(k: Knowledge, term: Term): boolean {
  return term.kind === "call" && term.fn.kind === "var" && [term.fn, ...term.args].every((part) => isGiven(k, part));
}

/** Whether functions in a value, if there are any, are inputs. */
export function isGiven(k: Knowledge, term: Term): boolean {
  if (term.kind === "make") return term.args.every((arg) => isGiven(k, arg));
  if (term.kind === "fun" || term.kind === "global") return false;
  if (term.kind === "lit" || term.kind === "sum" || (term.kind === "var" && term.given)) return true;
  return isInput(k, term) || isPlain(k.world.typing, termType(k.world.typing, term));
}

/** A call, or an operation that may fail, that stays: what is known of it, if anything is. */
function kept(k: Knowledge, run: Run, term: Term, returns: boolean): Term {
  if (!returns) {
    run.made.push(term);
    run.touched.add(term.key);
  }
  return equalTo(k, term);
}

function knownCall(k: Knowledge, run: Run, term: Of<"call">): Term {
  if (k.memo.running.has(term.key) || k.memo.running.size > DEPTH_MAX) return kept(k, run, term, false);
  const { isStuck, value, made, touched, entered } = unfolded(k, term);
  for (const each of touched) run.touched.add(each);
  if (isStuck || k.rules.has(term.key)) return kept(k, run, term, false);
  run.made.push(...made);
  run.entered += entered;
  if (value === undefined) throw new Raised();
  return value;
}

/** A call of a function of the programs with all its arguments. */
function unfolded(k: Knowledge, term: Of<"call">): Unfolded {
  const known = k.memo.calls.get(term.key) ?? entered(k, term);
  k.memo.calls.set(term.key, known);
  return known;
}

function entered(k: Knowledge, term: Of<"call">): Unfolded {
  if (k.world.counters.fuel-- <= 0) refuse("limit", "too many calls");
  const run: Run = { made: [], touched: new Set(), entered: 1 };
  k.memo.running.add(term.key);
  try {
    const { lam } = (term.fn as Of<"fun">).code;
    return { ...run, value: expression(k, run, namesIn(term), lam.body), isStuck: false, entered: run.entered };
  } catch (signal) {
    if (!(signal instanceof Raised || signal instanceof Stuck)) throw signal;
    return { ...run, value: undefined, isStuck: signal instanceof Stuck, entered: run.entered };
  } finally {
    k.memo.running.delete(term.key);
  }
}

function namesIn({ fn, args }: Of<"call">): Env {
  const { code, env } = fn as Of<"fun">;
  const names = new Map(code.captured.map((name, i) => [name, env[i] as Term]));
  const pick = (captured: readonly Name[]): Terms => captured.map((name) => names.get(name) as Term);
  const together = [...code.together].map(([name, other]) => [name, fun(other, pick(other.captured), [])] as const);
  return new Map([...names, ...together, ...code.lam.params.map((name, i) => [name, args[i] as Term] as const)]);
}

/** What a term that was said to be something is now: the same of other parts, or what the call unfolds to. */
export function lookedAtAgain(k: Knowledge, term: Term): Term | undefined {
  const part = (each: Term): Term => evaluated(k, each).value ?? each;
  if (term.kind === "op") return op(term.op, ...term.args.map(part));
  if (term.kind !== "call") return term;
  const now = call(part(term.fn), term.args.map(part));
  const known = now.fn.kind === "fun" ? unfolded(k, now) : undefined;
  return known === undefined || known.isStuck ? now : known.value;
}

// ---- expressions ----

type Env = ReadonlyMap<Name, Term>;

function expression(k: Knowledge, run: Run, env: Env, e: Expr): Term {
  const go = (part: Expr): Term => expression(k, run, env, part);
  const inside = (names: readonly (readonly [Name, Term])[], body: Expr): Term =>
    expression(k, run, new Map([...env, ...names]), body);
  switch (e.kind) {
    case "lit":
      return literal(e.value);
    case "var":
      return env.get(e.name) ?? evaluate(k, run, NO_VALUES, topLevel(k, e.name));
    case "lam":
      return closure(k, env, e);
    case "app":
      return apply(k, run, go(e.fn), e.args.map(go));
    case "let":
      return inside([[e.name, go(e.bound)]], e.body);
    case "letrec":
      return inside(
        e.bindings.map(({ name, bound }) => [name, closure(k, env, bound)]),
        e.body,
      );
    case "make":
      return make(e.ctor, e.args.map(go));
    case "chain":
      return [...e.items.map(go), go(e.last)].reduceRight((rest, item) => make(e.ctor, [item, rest]));
    case "if":
      return go(isSo(go(e.cond)) ? e.yes : e.no);
    case "match":
      return matched(k, run, env, e);
    case "prim":
      return operate(k, run, e.op, e.args.map(go));
    case "raise":
      go(e.exn);
      throw new Raised();
    case "seq":
      return e.items.map(go).at(-1) as Term;
    case "try":
    case "delay":
    case "force":
    case "choose":
      return refuse("effects", e.kind);
    default:
      return absurd(e);
  }
}

function closure(k: Knowledge, env: Env, e: Expr): Term {
  const code = (e.kind === "lam" ? k.world.definitions.codes.get(e) : undefined) ?? refuse("effects", "cyclic data");
  return fun(
    code,
    code.captured.map((name) => env.get(name) ?? refuse("unknown-function", name)),
    [],
  );
}

/** A function, or another definition, which was evaluated when the program was loaded. */
export function topLevel({ world: { definitions } }: Knowledge, name: Name): Term {
  const bound = definitions.bound.get(name) ?? refuse("unknown-function", name);
  const code = bound.kind === "lam" ? definitions.codes.get(bound) : undefined;
  return code === undefined ? global(name, bound) : fun(code, [], []);
}

function isSo(condition: Term): boolean {
  if (condition.kind !== "lit") throw new Stuck();
  return isTruth(condition, true);
}

function matched(k: Knowledge, run: Run, env: Env, { on, arms }: Match): Term {
  const value = expression(k, run, env, on);
  for (const { pattern, guard, body } of arms) {
    const names = new Map(env);
    const fits = fitting(k, pattern, value, names);
    if (fits === undefined) throw new Stuck();
    if (fits && (guard === undefined || isSo(expression(k, run, names, guard)))) return expression(k, run, names, body);
  }
  throw new Raised();
}

/** undefined: that depends on what is not known. */
function fitting(k: Knowledge, pattern: Pattern, value: Term, names: Map<Name, Term>): boolean | undefined {
  switch (pattern.kind) {
    case "any":
      return true;
    case "bind":
      names.set(pattern.name, value);
      return true;
    case "as":
      names.set(pattern.name, value);
      return fitting(k, pattern.inner, value, names);
    case "lit": {
      const same = equality(k, value, literal(pattern.value));
      return same.kind === "lit" ? isTruth(same, true) : undefined;
    }
    case "ctor": {
      if (value.kind !== "make") return undefined;
      if (value.ctor !== pattern.ctor) return false;
      const parts = pattern.args.map((each, i) => fitting(k, each, value.args[i] as Term, names));
      return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
    }
    case "or": {
      const [first, ...others] = pattern.options;
      if (first === undefined) return false;
      return fitting(k, first, value, names) === false
        ? fitting(k, { ...pattern, options: others }, value, names)
        : fitting(k, first, value, names);
    }
    default:
      return refuse("effects", `pattern ${pattern.kind}`);
  }
}

// ---- operations ----

const COMPARISON = /^(?:i63|i32|i64|big|char|str|bool|any)\.(eq|ne|lt|le|gt|ge|compare|eq_id|same)$/;
const ARITHMETIC = /^(?:i63|i32|i64|big)\.(add|sub|mul|neg|div|mod)$/;

/** Primitives, and what certificates have beside them. */
function operate(k: Knowledge, run: Run, name: string, args: Terms): Term {
  const [a, b] = args as [Term, Term];
  const { bits } = k.world;
  const [, arithmetic = name] = COMPARISON.exec(name) ?? ARITHMETIC.exec(name) ?? [];
  switch (arithmetic) {
    case "add":
      return plus(bits, a, b);
    case "sub":
      return minus(bits, a, b);
    case "mul":
      return product(bits, a, b);
    case "neg":
      return minus(bits, integer(0n), a);
    case "div":
    case "mod":
      return divided(k, run, arithmetic, a, b);
    case "eq0":
    case "ge0":
      return conditionOf(k, arithmetic, a);
    case "eq":
    case "eq_id":
    case "same": // of integers, truths and characters: `typing.ts` sees to that
      return failing(k, run, equality(k, a, b));
    case "ne":
      return negation(failing(k, run, equality(k, a, b)));
    case "lt":
    case "less":
      return failing(k, run, less(k, a, b));
    case "gt":
      return failing(k, run, less(k, b, a));
    case "ge":
      return negation(failing(k, run, less(k, a, b)));
    case "le":
      return negation(failing(k, run, less(k, b, a)));
    case "compare":
      return failing(k, run, compared(k, a, b));
    case "not":
    case "bool.not":
      return negation(a);
    case "str.concat":
      return concatenated(a, b);
    case "sys.unsupported":
      throw new Stuck(); // nobody knows what it does
    default:
      return kept(
        k,
        run,
        op(name, ...args),
        (PRIMITIVES.get(name as never) ?? refuse("primitive", name)).fault === undefined,
      );
  }
}

/** From the left to the right. */
function concatenated(a: Term, b: Term): Term {
  if (a.kind === "op" && a.op === "str.concat")
    return concatenated(a.args[0] as Term, concatenated(a.args[1] as Term, b));
  const texts = [a, b].flatMap((each) => (each.kind === "lit" ? [String(each.value.value)] : []));
  if (texts.length === 2) return literal({ kind: "str", value: texts.join("") });
  return texts[0] === "" ? (a.kind === "lit" ? b : a) : op("str.concat", a, b);
}

/** Values that cannot be compared raise. */
function failing(k: Knowledge, run: Run, term: Term): Term {
  return term.kind === "op" && term.op.startsWith("any.") ? kept(k, run, term, false) : term;
}

/** Rounded towards zero. */
function divided(k: Knowledge, run: Run, name: "div" | "mod", a: Term, b: Term): Term {
  const [x, y] = [constantOf(a), constantOf(b)];
  const isZero = conditionOf(k, "eq0", b);
  if (isTruth(isZero, true)) throw new Raised();
  if (x !== undefined && y !== undefined) return sum(k.world.bits, name === "div" ? x / y : x % y, []);
  return kept(k, run, op(name, a, b), isTruth(isZero, false));
}

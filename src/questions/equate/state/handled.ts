// Exceptions that are caught, as ways that are taken: where something is raised inside of `try`, what its handler does comes
// in its place, and what would have come next stays away.
//
//   try let x = (if p then raise Not_found else 1) in x + 2 with Not_found -> 0       if p then 0 else let x = 1 in x + 2
//
// What comes next is put to where each way ends. A function that may raise is copied with what comes next at its ends; if
// it calls itself, only as the last thing that it does, the copy does so too. Where that cannot be done, `try` stays.
import { nth } from "../../../basis/known.js";
import { call, choose, lambda, letIn, letRecIn, lit, prim, raise, variable } from "../../../core/build.js";
import {
  type App,
  type Arm,
  type Chain,
  type Expr,
  fixedName,
  type Lam,
  type Make,
  type Name,
  type Pattern,
  type Prim,
} from "../../../core/expr.js";
import type { Fault } from "../../../core/program.js";
import { freshCopy, type Supply, withNames } from "../../../core/supply.js";
import { children, freeNames, mapChildren } from "../../../core/traverse.js";
import { isCalled, isComplete, mayRaise, type Raising, unreached } from "./raising.js";

/** What is known of the program. */
export type Handling = {
  readonly supply: Supply;
  readonly raising: Raising;
  /** Of the functions, those that are defined by themselves alone, and may call themselves. */
  readonly recursive: ReadonlySet<Name>;
  /** Undefined where two languages have different ones. */
  readonly faults: Readonly<Record<Fault, Expr>> | undefined;
};

/** Inside of one `try`. */
type Inside = Handling & {
  /** What comes of an exception; undefined: it is none of ours. */
  readonly handler: ((exn: Expr) => Expr) | undefined;
  /** Functions that are made here and call themselves, with their parameters. */
  readonly turns: ReadonlyMap<Name, readonly Name[]>;
  readonly left: { copies: number };
};

/** What comes next, for the value that there is now. */
type Next = {
  readonly of: (value: Expr) => Expr;
  /** It is the end of this function: a call of it may come last. */
  readonly ends: Name | undefined;
};

/** It cannot be done. */
class Stays extends Error {}

const COPIES_MAX = 40;
const RESULT = fixedName("result");
const EXCEPTION = fixedName("exception");

/** Functions that call themselves last, with what is made of their results at their ends: of an option that is taken apart at
 * once, nothing is left then. */
export function withResultsTakenApart(handling: Handling, e: Expr): Expr {
  const whole = mapChildren(e, (child) => withResultsTakenApart(handling, child));
  if (whole.kind !== "match" || whole.on.kind !== "app" || whole.on.fn.kind !== "var") return whole;
  if (!handling.recursive.has(whole.on.fn.name)) return whole;
  const ctx: Inside = { ...handling, handler: undefined, turns: new Map(), left: { copies: COPIES_MAX } };
  try {
    return copyOf(
      ctx,
      whole.on,
      inside((on) => ({ ...whole, on })),
    );
  } catch (error) {
    if (!(error instanceof Stays)) throw error;
    return whole;
  }
}

/** Without `try`, wherever that can be done; inner ones first. */
export function withHandlers(handling: Handling, e: Expr): Expr {
  const inside = mapChildren(e, (child) => withHandlers(handling, child));
  if (inside.kind !== "try") return inside;
  try {
    return handled(handling, inside);
  } catch (error) {
    if (!(error instanceof Stays)) throw error;
    return inside;
  }
}

function handled(handling: Handling, { body, arms }: Extract<Expr, { kind: "try" }>): Expr {
  const { supply } = handling;
  const [exn, other] = [supply.name(EXCEPTION), supply.name(EXCEPTION)];
  const goesOn: Arm = {
    pattern: { kind: "bind", at: body.at, name: other },
    guard: undefined,
    body: raise(variable(other)),
  };
  const on = (raised: Expr): Expr => {
    const ctor = ctorOf(raised);
    const fitting = ctor === undefined ? arms : arms.filter(({ pattern }) => mayBe(pattern, ctor));
    if (fitting.length === 0) return raise(raised);
    return letIn(exn, raised, { ...body, kind: "match", on: variable(exn), arms: [...fitting, goesOn] });
  };
  const handler = copied(supply, (raised) => returned(arms, raised) ?? on(raised));
  const inside: Inside = { ...handling, handler, turns: new Map(), left: { copies: COPIES_MAX } };
  return go(inside, body, { of: (value) => value, ends: undefined });
}

function ctorOf(e: Expr): Name | undefined {
  return e.kind === "let" ? ctorOf(e.body) : e.kind === "make" ? e.ctor : undefined;
}

/** Whether a value of this constructor may fit. */
function mayBe(pattern: Pattern, ctor: Name): boolean {
  if (pattern.kind === "as") return mayBe(pattern.inner, ctor);
  if (pattern.kind === "or") return pattern.options.some((option) => mayBe(option, ctor));
  return pattern.kind !== "ctor" || pattern.ctor === ctor;
}

/** Scala's return: what is raised has the key of the only handler, so its value is the result. */
function returned(arms: readonly Arm[], raised: Expr): Expr | undefined {
  const [arm, ...others] = arms;
  if (arm === undefined || others.length > 0 || raised.kind !== "make" || arm.pattern.kind !== "ctor") return undefined;
  const { pattern, guard, body } = arm;
  const [which, value] = pattern.args;
  const [key, result] = raised.args;
  const isOther = pattern.ctor !== raised.ctor || which?.kind !== "bind" || value?.kind !== "bind";
  if (isOther || key?.kind !== "var" || result === undefined || raised.args.length !== 2) return undefined;
  const isAsked = guard?.kind === "prim" && guard.op === "any.same" && guard.args.length === 2;
  const names = isAsked ? guard.args.map((arg) => (arg.kind === "var" ? arg.name : undefined)) : [];
  if (names[0] !== which.name || names[1] !== key.name || freeNames(body).has(which.name)) return undefined;
  return letIn(value.name, result, body);
}

/** Each time with names of its own. */
function copied(supply: Supply, next: (value: Expr) => Expr): (value: Expr) => Expr {
  let isFirst = true;
  return (value) => {
    const made = next(value);
    const own = isFirst ? made : freshCopy(supply, made);
    isFirst = false;
    return own;
  };
}

/** For several ends. */
function several(ctx: Inside, { of, ends }: Next): Next {
  const each = copied(ctx.supply, of);
  const counted = (value: Expr): Expr => {
    if (ctx.left.copies-- <= 0) throw new Stays();
    return each(value);
  };
  return { of: counted, ends };
}

const inside = (of: (value: Expr) => Expr): Next => ({ of, ends: undefined });

function go(ctx: Inside, e: Expr, next: Next): Expr {
  if (isPlain(ctx, e)) return next.of(e);
  switch (e.kind) {
    case "let":
      return go(
        ctx,
        e.bound,
        inside((bound) => needed({ ...e, bound, body: go(ctx, e.body, next) })),
      );
    case "letrec":
      return needed({ ...e, body: go(ctx, e.body, next) });
    case "seq":
      return goSeq(ctx, e.items, next);
    case "if":
      return go(
        ctx,
        e.cond,
        inside((cond) => {
          const each = several(ctx, next);
          return { ...e, cond, yes: go(ctx, e.yes, each), no: go(ctx, e.no, each) };
        }),
      );
    case "match":
      return go(
        ctx,
        e.on,
        inside((on) => goMatch(ctx, { ...e, on }, several(ctx, next))),
      );
    case "raise":
      return go(
        ctx,
        e.exn,
        inside((exn) => raisedIn(ctx, exn)),
      );
    case "app":
      return goParts(ctx, e, (now) => goCall(ctx, now, next));
    case "prim":
      return goParts(ctx, e, (now) => goPrim(ctx, now, next));
    case "make":
    case "chain":
      return goParts(ctx, e, next.of);
    default:
      throw new Stays();
  }
}

/** Without functions that have been copied to wherever they were called. */
function needed(e: Extract<Expr, { kind: "let" | "letrec" }>): Expr {
  const bindings = e.kind === "let" ? [e] : e.bindings;
  const used = freeNames(e.body);
  return bindings.every(({ name, bound }) => bound.kind === "lam" && !used.has(name)) ? e.body : e;
}

/** It stays as it is: it neither raises nor calls a function that is made here. */
function isPlain({ raising, turns, handler }: Inside, e: Expr): boolean {
  return (handler === undefined || !mayRaise(raising, e)) && ![...freeNames(e)].some((name) => turns.has(name));
}

function raisedIn({ handler }: Inside, exn: Expr): Expr {
  return handler === undefined ? raise(exn) : handler(exn);
}

function goSeq(ctx: Inside, [first, ...rest]: readonly Expr[], next: Next): Expr {
  if (first === undefined) throw new Stays();
  if (rest.length === 0) return go(ctx, first, next);
  const unused = ctx.supply.name(RESULT);
  return go(
    ctx,
    first,
    inside((value) => letIn(unused, value, goSeq(ctx, rest, next))),
  );
}

function goMatch(ctx: Inside, e: Extract<Expr, { kind: "match" }>, next: Next): Expr {
  if (e.arms.some(({ guard }) => guard !== undefined && !isPlain(ctx, guard))) throw new Stays();
  const never = new Set(unreached(ctx.raising, e.arms));
  const arms = e.arms.filter((arm) => !never.has(arm)).map((arm) => ({ ...arm, body: go(ctx, arm.body, next) }));
  if (ctx.handler === undefined || isComplete(ctx.raising, e.arms)) return { ...e, arms };
  if (ctx.faults === undefined) throw new Stays();
  const otherwise: Arm = {
    pattern: { kind: "any", at: e.at },
    guard: undefined,
    body: raisedIn(ctx, ctx.faults.match),
  };
  return { ...e, arms: [...arms, otherwise] };
}

/** Its parts one after the other, each with a name: what comes next may be put behind any of them. */
function goParts(ctx: Inside, e: App | Prim | Make | Chain, next: (e: Expr) => Expr): Expr {
  const parts = children(e);
  const step = (done: readonly Expr[]): Expr => {
    const part = parts[done.length];
    if (part === undefined) {
      let i = 0;
      return next(mapChildren(e, () => nth(done, i++)));
    }
    if (isAtom(part)) return step([...done, part]);
    const name = ctx.supply.name(RESULT);
    return go(
      ctx,
      part,
      inside((value) => letIn(name, value, step([...done, variable(name)]))),
    );
  };
  return step([]);
}

/** Nothing happens when it is evaluated. */
function isAtom({ kind }: Expr): boolean {
  return kind === "var" || kind === "lit" || kind === "lam";
}

const DIVISION = /^(i63|i32|i64)\.(div|mod)$/;

/** The operands have been evaluated. */
function goPrim(ctx: Inside, e: Expr, next: Next): Expr {
  if (isPlain(ctx, e)) return next.of(e);
  const [, divisor] = e.kind === "prim" && DIVISION.test(e.op) ? e.args : [];
  if (e.kind !== "prim" || divisor === undefined || ctx.faults === undefined) throw new Stays();
  const kind = e.op.startsWith("i63") ? "i63" : e.op.startsWith("i32") ? "i32" : "i64";
  const isZero = prim(`${kind}.eq`, divisor, lit({ kind, value: 0n }));
  return choose(isZero, raisedIn(ctx, ctx.faults.divide), next.of(e));
}

/** The arguments have been evaluated. */
function goCall(ctx: Inside, e: Expr, next: Next): Expr {
  if (e.kind !== "app" || e.fn.kind !== "var") throw new Stays();
  const { name } = e.fn;
  const turn = ctx.turns.get(name);
  if (turn !== undefined) {
    if (next.ends !== name || !turn.every((param, i) => goesOn(ctx, param, e.args[i]))) throw new Stays();
    return e;
  }
  if (isPlain(ctx, e)) return next.of(e);
  return copyOf(ctx, e, next);
}

/** The function with what comes next at its ends, and a call of that. */
function copyOf(ctx: Inside, e: App, next: Next): Expr {
  const name = e.fn.kind === "var" ? e.fn.name : RESULT;
  const known = ctx.raising.functions.get(name);
  if (known === undefined || known.params.length !== e.args.length || ctx.left.copies-- <= 0) throw new Stays();
  const lam = freshCopy(ctx.supply, known) as Lam;
  const own = withArguments(ctx, lam, e.args);
  if (!ctx.recursive.has(name))
    return lam.params.reduceRight((body, param, i) => letIn(param, nth(e.args, i), body), go(own, lam.body, next));
  const copy = ctx.supply.name(name);
  const ends: Next = { of: several(ctx, next).of, ends: copy };
  const turning: Inside = { ...own, turns: new Map([...ctx.turns, [copy, lam.params]]) };
  const body = go(turning, withNames(new Map([[name, copy]]), lam.body), ends);
  return letRecIn(copy, lambda(lam.params, body), call(variable(copy), e.args));
}

/** What is known of the parameters that are called, from what they are given. */
function withArguments(ctx: Inside, { params, body }: Lam, args: readonly Expr[]): Inside {
  const functions = new Map(ctx.raising.functions);
  const inputs = new Set(ctx.raising.inputs);
  for (const [i, param] of params.entries()) {
    const arg = args[i];
    if (!isCalled(body, param)) continue;
    if (isSafe(ctx, arg)) inputs.add(param);
    else if (arg?.kind === "lam") functions.set(param, arg);
  }
  return { ...ctx, raising: { ...ctx.raising, functions, inputs } };
}

/** A function that does not raise. */
function isSafe({ raising }: Inside, arg: Expr | undefined): boolean {
  if (arg?.kind === "lam") return !mayRaise(raising, arg.body);
  return arg?.kind === "var" && raising.inputs.has(arg.name);
}

/** What is known of the parameter holds of what the next turn is given. */
function goesOn(ctx: Inside, param: Name, arg: Expr | undefined): boolean {
  const { functions, inputs } = ctx.raising;
  if (arg?.kind === "var" && arg.name === param) return true;
  return functions.has(param) ? false : !inputs.has(param) || isSafe(ctx, arg);
}

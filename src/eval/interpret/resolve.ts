// Core -> the interpreter's code. Every name gets a place in the frame of the function that
// binds it; recursion over syntax loops along bindings and sequences.

import { absurd } from "../../basis/absurd.js";
import { lastOf, nth } from "../../basis/known.js";
import type { Arm, Expr, LetRec, Name, Pattern } from "../../core/expr.js";
import type { Value } from "../../core/value.js";
import { PRIMITIVE_TABLE } from "../primitives/table.js";
import type { Unit } from "../unit.js";
import type { ArmCode, Code, FunctionCode, How, PatternCode, RecBinding } from "./code.js";

/** Where names live; `level` counts the functions around, 0 being the top level. */
export type Scope = { readonly unit: Unit; readonly places: Map<Name, Place>; readonly level: number; size: number };
type Place = { readonly level: number; readonly slot: number };

export function topScope(unit: Unit): Scope {
  return { unit, places: new Map(), level: 0, size: 0 };
}

export function declare(scope: Scope, name: Name): number {
  const slot = newSlot(scope);
  scope.places.set(name, { level: scope.level, slot });
  return slot;
}

function newSlot(scope: Scope): number {
  scope.size++;
  return scope.size - 1;
}

export function resolve(scope: Scope, e: Expr): Code {
  const { unit } = scope;
  if (unit.isConstant(e)) return constant(unit.constant(e));
  const all = (es: readonly Expr[]): readonly Code[] => es.map((each) => resolve(scope, each));
  switch (e.kind) {
    case "lit":
      return constant(unit.constant(e));
    case "var":
      return resolveVar(scope, e.name);
    case "lam":
      return resolveFunction(scope, e.params, e.body);
    case "delay":
      return { kind: "delay", simple: true, body: resolveFunction(scope, [], e.body), again: e.again };
    case "app":
      return compound(all([e.fn, ...e.args]), { kind: "apply" });
    case "make":
      return compound(all(e.args), { kind: "make", ctor: unit.ctor(e.ctor) });
    case "chain":
      return compound(all([...e.items, e.last]), { kind: "chain", ctor: unit.ctor(e.ctor) });
    case "prim":
      return compound(all(e.args), { kind: "prim", run: PRIMITIVE_TABLE[e.op].run, many: e.op === "array.of" });
    case "raise":
      return compound([resolve(scope, e.exn)], { kind: "raise" });
    case "force":
      return compound([resolve(scope, e.value)], { kind: "force" });
    case "let":
    case "letrec":
    case "seq":
      return resolveAlong(scope, e);
    case "if":
      return {
        kind: "if",
        simple: false,
        cond: resolve(scope, e.cond),
        yes: resolve(scope, e.yes),
        no: resolve(scope, e.no),
      };
    case "match":
      return {
        kind: "match",
        simple: false,
        on: resolve(scope, e.on),
        arms: e.arms.map((arm) => resolveArm(scope, arm)),
      };
    case "try":
      return {
        kind: "try",
        simple: false,
        body: resolve(scope, e.body),
        arms: e.arms.map((arm) => resolveArm(scope, arm)),
      };
    case "choose":
      return resolve(scope, nth(e.options, unit.picks.get(e.id) ?? 0));
    default:
      return absurd(e);
  }
}

function resolveVar(scope: Scope, name: Name): Code {
  const place = scope.places.get(name);
  if (place === undefined) throw new Error(`unbound in core: ${name}`);
  return { kind: "var", simple: true, up: scope.level - place.level, slot: place.slot };
}

function resolveFunction(scope: Scope, params: readonly Name[], body: Expr): FunctionCode & { readonly simple: true } {
  const inner: Scope = { ...scope, level: scope.level + 1, size: 0 };
  for (const param of params) declare(inner, param);
  const code = resolve(inner, body);
  return { kind: "function", simple: true, arity: params.length, size: inner.size, body: code };
}

const CALLS: ReadonlySet<How["kind"]> = new Set(["apply", "force"]);

function compound(parts: readonly Code[], how: How): Code {
  const simple = !CALLS.has(how.kind) && parts.every((part) => part.simple);
  return { kind: "compound", simple, parts, how };
}

export function constant(value: Value): Code {
  return { kind: "const", simple: true, value };
}

/** Wraps what comes after a binding or an effect. */
type Wrap = (rest: Code) => Code;

/** Bindings and sequences, first to last, then what is left, wrapped from the inside out. */
function resolveAlong(scope: Scope, e: Expr): Code {
  const wraps: Wrap[] = [];
  let rest = e;
  for (;;) {
    if (rest.kind === "let") {
      const bound = resolve(scope, rest.bound);
      const slot = declare(scope, rest.name);
      wraps.push((body) => ({ kind: "let", simple: false, slot, bound, body }));
      rest = rest.body;
    } else if (rest.kind === "letrec") {
      wraps.push(...resolveRec(scope, rest.bindings));
      rest = rest.body;
    } else if (rest.kind === "seq") {
      const firsts = rest.items.slice(0, -1).map((item) => resolve(scope, item));
      wraps.push(
        ...firsts.map(
          (first): Wrap =>
            (after) => ({ kind: "seq", simple: false, first, rest: after }),
        ),
      );
      rest = lastOf(rest.items);
    } else break;
  }
  return wraps.reduceRight((body, wrap) => wrap(body), resolve(scope, rest));
}

/** Parts of cyclic data that compute something are bound in front, in order, so that making the data cannot fail. */
export function resolveRec(scope: Scope, bindings: LetRec["bindings"]): readonly Wrap[] {
  const slots = bindings.map(({ name }) => declare(scope, name));
  const wraps: Wrap[] = [];
  const codes = bindings.map(({ bound }, i): RecBinding => {
    return { slot: nth(slots, i), bound: hoisted(scope, resolve(scope, bound), wraps) };
  });
  return [...wraps, (body) => ({ kind: "letrec", simple: false, bindings: codes, body })];
}

function hoisted(scope: Scope, code: Code, wraps: Wrap[]): Code {
  if (code.kind === "compound" && (code.how.kind === "make" || code.how.kind === "chain")) {
    return compound(
      code.parts.map((part) => hoisted(scope, part, wraps)),
      code.how,
    );
  }
  if (code.kind !== "compound" && code.simple) return code;
  const slot = newSlot(scope);
  wraps.push((body) => ({ kind: "let", simple: false, slot, bound: code, body }));
  return { kind: "var", simple: true, up: 0, slot };
}

function resolveArm(scope: Scope, { pattern, guard, body }: Arm): ArmCode {
  const resolved = resolvePattern(scope, pattern);
  return { pattern: resolved, guard: guard && resolve(scope, guard), body: resolve(scope, body) };
}

function resolvePattern(scope: Scope, pattern: Pattern): PatternCode {
  const all = (patterns: readonly Pattern[]): readonly PatternCode[] =>
    patterns.map((each) => resolvePattern(scope, each));
  const { unit } = scope;
  switch (pattern.kind) {
    case "any":
      return pattern;
    case "bind":
      return { kind: "bind", slot: patternSlot(scope, pattern.name), inner: undefined };
    case "as":
      return { kind: "bind", slot: patternSlot(scope, pattern.name), inner: resolvePattern(scope, pattern.inner) };
    case "lit":
      return { kind: "lit", value: unit.literal(pattern.value) };
    case "range":
      return { kind: "range", low: unit.literal(pattern.low), high: unit.literal(pattern.high) };
    case "ctor":
      return { kind: "ctor", ctor: unit.ctor(pattern.ctor), parts: all(pattern.args) };
    case "or":
      return { kind: "or", parts: all(pattern.options) };
    case "cell":
      return { kind: "cell", inner: resolvePattern(scope, pattern.inner) };
    case "array":
      return { kind: "array", parts: all(pattern.items) };
    default:
      return absurd(pattern);
  }
}

/** The options of an or-pattern bind the same names. */
function patternSlot(scope: Scope, name: Name): number {
  const known = scope.places.get(name);
  return known !== undefined && known.level === scope.level ? known.slot : declare(scope, name);
}

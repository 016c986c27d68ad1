// Expressions to core: one function for each kind that needs more than a line.

import { absurd } from "../../../basis/absurd.js";
import { type Expr as Core, fixedName, type Name, tupleCtor } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { stopWords } from "../infer/leave-out.js";
import { ERROR } from "../infer/ty.js";
import type { Constant } from "../syntax.js";
import type { ClassSymbol, Expr, ValueSymbol } from "../typed.js";
import { lowerBlock } from "./block.js";
import { lowerCall } from "./call.js";
import { lowerCast, unboxed } from "./cast.js";
import { lowerConstruct } from "./construct.js";
import { readField } from "./dispatch.js";
import { lowerEqual } from "./equal.js";
import { lowerSame } from "./equals.js";
import { lowerFormat } from "./format.js";
import { fieldIn, inherits, isStatic } from "./hierarchy.js";
import { keptIn } from "./kept.js";
import { layoutOf } from "./layout.js";
import {
  bindPattern,
  call,
  callNamed,
  fresh,
  type Lowering,
  lambda,
  lit,
  localName,
  make,
  node,
  prim,
  type Scope,
  stop,
  unit,
  variable,
} from "./lowering.js";
import { matchError } from "./match-error.js";
import { valueName } from "./names.js";
import { NULL } from "./null.js";
import { assignObjectField, objectField } from "./objects.js";
import { both, convert, either, not, operate } from "./operate.js";
import { lowerCases, typeTest } from "./pattern.js";
import { present } from "./present.js";
import { lowerReturn } from "./return.js";
import { concatShown, shown } from "./show.js";
import { lowerTry } from "./try.js";
import { classOf, staticType } from "./types.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

export function lowerExpr(l: Lowering, scope: Scope, e: Expr): Core {
  const core = lowerKind(l, scope, e);
  if (e.kind !== "return" || !l.origins.exprs.has(core)) l.origins.exprs.set(core, e); // what is returned is what counts
  return core;
}

function lowerKind(l: Lowering, scope: Scope, e: Expr): Core {
  const go = (inner: Expr): Core => lowerExpr(l, scope, inner);
  const { at } = e;
  switch (e.kind) {
    case "constant":
      return e.type === ERROR ? stop(l, at, "what is not known") : lowerConstant(l, e);
    case "value":
      return unboxed(l, e, lowerValue(l, scope, e));
    case "this":
      return lowerThis(l, scope, e);
    case "object":
      return lowerObjectValue(l, scope, e);
    case "field":
      return unboxed(l, e, lowerField(l, scope, e));
    case "call":
      return unboxed(l, e, lowerCall(l, scope, e));
    case "construct":
      return lowerConstruct(l, scope, e);
    case "outer":
      return go(e.from);
    case "apply":
      return unboxed(l, e, lowerApply(l, scope, e));
    case "lambda":
      return lowerLambda(l, scope, e);
    case "partial":
      return lowerPartial(l, scope, e);
    case "operate":
      return operate(l, at, e.op, e.on, e.args.map(e.on === "BigInt" ? (arg) => present(l, at, arg, go(arg)) : go));
    case "convert":
      return convert(l, at, e.from, e.to, go(e.value));
    case "not":
      return not(l, at, go(e.value));
    case "and":
      return both(l, at, go(e.left), go(e.right));
    case "or":
      return either(l, at, go(e.left), go(e.right));
    case "equal":
      return lowerEqual(l, scope, e);
    case "same":
      return lowerSame(l, scope, e);
    case "concat":
      return concatShown(
        l,
        at,
        e.parts.map((part) => shown(l, scope, part.at, staticType(part), go(part))),
      );
    case "format":
      return lowerFormat(l, scope, e);
    case "tuple":
      return make(l, at, tupleCtor(e.items.length), e.items.map(go));
    case "item":
      return unboxed(l, e, lowerItem(l, scope, e));
    case "sequence": {
      const last = make(l, at, fixedName("[]"), [], false);
      return e.items.length === 0
        ? last
        : node(l, "chain", at, { ctor: fixedName("::"), items: e.items.map(go), last });
    }
    case "block":
      return lowerBlock(l, scope, e);
    case "if":
      return node(l, "if", at, { cond: go(e.cond), yes: go(e.yes), no: go(e.no) });
    case "match":
      return lowerCases(l, scope, at, go(e.on), e.cases, (on) => matchError(l, scope, at, on(), e.on.type));
    case "try":
      return lowerTry(l, scope, e);
    case "throw":
      return node(l, "raise", at, { exn: present(l, at, e.value, go(e.value)) });
    case "return":
      return lowerReturn(l, scope, e);
    case "while":
      return lowerWhile(l, scope, e);
    case "assign":
      return lowerAssign(l, scope, e);
    case "cast":
      return lowerCast(l, scope, e);
    case "is": {
      const name = fresh(l, "value");
      const test = typeTest(l, at, () => variable(l, at, name), e.of, e.value.type);
      return node(l, "let", at, { name, bound: go(e.value), body: test }, false);
    }
    case "lack":
      return stop(l, at, stopWords(e.definition, e.why));
    default:
      return absurd(e);
  }
}

function lowerConstant(l: Lowering, e: Of<"constant">): Core {
  if (e.value.kind === "unit") return unit(l, e.at);
  if (e.value.kind === "null") return make(l, e.at, NULL, []);
  const literal = literalOf(e.value);
  return literal === undefined ? stop(l, e.at, "numbers of the type Float") : lit(l, e.at, literal);
}

function literalOf(value: Constant): Literal | undefined {
  switch (value.kind) {
    case "int":
      return { kind: "i32", value: value.value };
    case "long":
      return { kind: "i64", value: value.value };
    case "double":
      return { kind: "f64", value: value.value };
    case "char":
      return { kind: "char", value: value.value };
    case "string":
      return { kind: "str", value: value.value };
    case "boolean":
      return { kind: "bool", value: value.value };
    default:
      return undefined;
  }
}

function lowerValue(l: Lowering, scope: Scope, e: Of<"value">): Core {
  const { of, at } = e;
  const name = scope.fields.get(of) ?? scope.locals.get(of);
  if (name !== undefined) return readLocal(l, e.at, of, name);
  if (of.owner?.symbol === "class") {
    const self = scope.selves.get(of.owner);
    if (self !== undefined) return readField(l, scope, at, variable(l, at, self), of, of.owner);
  }
  return readLocal(l, at, of, valueName(l, of));
}

function readLocal(l: Lowering, at: Expr["at"], of: ValueSymbol, name: Name): Core {
  const value = variable(l, at, name, true);
  if (of.isMutable) return prim(l, at, "cell.get", [value]);
  if (of.isLazy) return node(l, "force", at, { value }, false);
  return of.byName ? call(l, at, value, []) : value;
}

function lowerThis(l: Lowering, scope: Scope, e: Of<"this">): Core {
  const self = scope.selves.get(e.of);
  const object = objectAround(l, scope, e.of);
  if (object !== undefined) return make(l, e.at, layoutOf(l, object).ctor, []);
  return self === undefined ? stop(l, e.at, "this use of `this`") : variable(l, e.at, self, true);
}

/** What a class calls `this` while an object that extends it is being made. */
function objectAround(l: Lowering, scope: Scope, of: ClassSymbol): ClassSymbol | undefined {
  const { object } = scope;
  return object !== undefined && !scope.selves.has(of) && inherits(l, object, of) ? object : undefined;
}

function lowerObjectValue(l: Lowering, scope: Scope, e: Of<"object">): Core {
  if (isStatic(e.of)) return make(l, e.at, layoutOf(l, e.of).ctor, []);
  const self = scope.selves.get(e.of);
  if (self !== undefined) return variable(l, e.at, self);
  const local = scope.locals.get(e.of);
  if (local === undefined) return stop(l, e.at, `the object ${e.of.name}, which is inside a class`);
  return node(l, "force", e.at, { value: variable(l, e.at, local) }, false);
}

function lowerField(l: Lowering, scope: Scope, e: Of<"field">): Core {
  const { from, of, at } = e;
  if (from.kind === "object" && isStatic(from.of)) return objectField(l, scope, at, from.of, of);
  if (from.kind === "this") {
    const name = scope.fields.get(of);
    if (name !== undefined) return readLocal(l, at, of, name);
    const object = objectAround(l, scope, from.of);
    const member = object && fieldIn(l, of, object);
    if (object !== undefined && member?.kind === "field") return objectField(l, scope, at, object, member.of);
  }
  const receiver = classOf(from.type) ?? (of.owner as ClassSymbol);
  const value = readField(l, scope, at, present(l, at, from, lowerExpr(l, scope, from)), of, receiver);
  return of.byName ? call(l, at, value, []) : value;
}

function lowerApply(l: Lowering, scope: Scope, e: Of<"apply">): Core {
  const fn = present(l, e.at, e.fn, lowerExpr(l, scope, e.fn));
  const args = e.args.map((arg) => lowerExpr(l, scope, arg));
  return call(l, e.at, fn, args, true);
}

function lowerLambda(l: Lowering, scope: Scope, e: Of<"lambda">): Core {
  const params = e.params.map((param) => localName(l, scope, param));
  return lambda(l, e.at, params, lowerExpr(l, scope, e.body), true);
}

/** A function to an optional function of unit, so that whether it is defined is known before it runs. */
function lowerPartial(l: Lowering, scope: Scope, e: Of<"partial">): Core {
  const param = localName(l, scope, e.param);
  const some = (body: Core): Core => make(l, e.at, fixedName("Some"), [lambda(l, e.at, [], body)], false);
  const inner = lowerCases(
    l,
    scope,
    e.at,
    variable(l, e.at, param),
    e.cases,
    () => make(l, e.at, fixedName("None"), [], false),
    some,
  );
  return lambda(l, e.at, [param], inner, true);
}

function lowerItem(l: Lowering, scope: Scope, e: Of<"item">): Core {
  const width = e.from.type.kind === "tuple" ? e.from.type.items.length : 0;
  const name = fresh(l, `_${e.index + 1}`);
  const args = Array.from({ length: width }, (_, i) =>
    i === e.index ? bindPattern(e.at, name) : ({ kind: "any", at: e.at } as const),
  );
  const pattern = { kind: "ctor", at: e.at, ctor: tupleCtor(width), args } as const;
  const arms = [{ pattern, guard: undefined, body: variable(l, e.at, name) }];
  return node(l, "match", e.at, { on: lowerExpr(l, scope, e.from), arms });
}

/** let rec loop () = if cond then (body; loop ()) else () in loop () */
function lowerWhile(l: Lowering, scope: Scope, e: Of<"while">): Core {
  const { at } = e;
  const loop = fresh(l, "while");
  const again = (): Core => callNamed(l, at, loop, []);
  const cond = lowerExpr(l, scope, e.cond);
  const body = lowerExpr(l, scope, e.body);
  const next = (yes: Core): Core => node(l, "if", at, { cond, yes, no: unit(l, at) });
  const round = e.bodyFirst
    ? node(l, "seq", at, { items: [body, next(again())] }, false)
    : next(node(l, "seq", at, { items: [body, again()] }, false));
  return node(l, "letrec", at, { bindings: [{ name: loop, bound: lambda(l, at, [], round) }], body: again() }, false);
}

function lowerAssign(l: Lowering, scope: Scope, e: Of<"assign">): Core {
  const { to, from, at } = e;
  const value = (): Core => lowerExpr(l, scope, e.value);
  if (from?.kind === "object" && isStatic(from.of)) return assignObjectField(l, scope, at, from.of, to, value());
  const object = from?.kind === "this" ? objectAround(l, scope, from.of) : undefined;
  if (object !== undefined) return assignObjectField(l, scope, at, object, to, value());
  const local = scope.fields.get(to) ?? scope.locals.get(to);
  if (local !== undefined) return prim(l, at, "cell.set", [variable(l, at, local), value()], true);
  if (from === undefined) return prim(l, at, "cell.set", [variable(l, at, valueName(l, to)), value()], true);
  return assignField(l, scope, e, lowerExpr(l, scope, from), value);
}

/** The cell of the field in each class that has it. */
function assignField(l: Lowering, _scope: Scope, e: Of<"assign">, object: Core, value: () => Core): Core {
  const { to, at } = e;
  const owner = to.owner as ClassSymbol;
  const cell = fresh(l, to.name);
  const arms = l.classes.flatMap((each) => {
    if (each.isAbstract || each.kind === "trait") return [];
    const layout = layoutOf(l, each);
    const index = layout.slots.findIndex((slot) => slot.of === to);
    const slot = layout.slots[index];
    if (
      slot === undefined ||
      (each !== owner && ![...layout.steps, ...layout.late].some((s) => s.kind === "field" && s.of === to))
    )
      return [];
    const name = fresh(l, to.name);
    const args = layout.slots.map((_, i) => (i === index ? bindPattern(at, name) : ({ kind: "any", at } as const)));
    const pattern = { kind: "ctor", at, ctor: layout.ctor, args } as const;
    return [{ pattern, guard: undefined, body: variable(l, at, name) }];
  });
  const self = fresh(l, "object");
  const kept = l.contracts ? keptIn(l, at, to, self) : undefined;
  const on = kept === undefined ? object : variable(l, at, self);
  const found = node(l, "match", at, { on, arms }, false);
  const set = prim(l, at, "cell.set", [variable(l, at, cell), value()], true);
  const body = kept === undefined ? set : node(l, "seq", at, { items: [set, kept] }, false);
  const changed = node(l, "let", at, { name: cell, bound: found, body }, false);
  return kept === undefined ? changed : node(l, "let", at, { name: self, bound: object, body: changed }, false);
}

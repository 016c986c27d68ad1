// What toString gives, by the type of a value. A type parameter has no text of its own: methods of the library that are
// marked @showing are given functions that show the values of their class's parameters; elsewhere a function of the
// program looks at the value. There a character cannot be told from a number, so a program that may have one there is
// stopped rather than shown a wrong text.
import { nth } from "../../../basis/known.js";
import { type Arm, type Expr as Core, type Name, tupleCtor } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import type { ClassSymbol, DefSymbol, Expr, Ty, TypeParam } from "../typed.js";
import { callMember, wholePattern } from "./dispatch.js";
import { concreteClasses, isMarked, linearization } from "./hierarchy.js";
import { type Layout, layoutOf } from "./layout.js";
import {
  anyPattern,
  arm,
  bindPattern,
  callNamed,
  ctorPattern,
  fresh,
  type Lowering,
  lambda,
  lit,
  match,
  named,
  newScope,
  node,
  prim,
  type Scope,
  seq,
  stop,
  str,
  variable,
} from "./lowering.js";
import { isOpen, madeName, SHOW_ANY } from "./names.js";
import { NULL } from "./null.js";
import { baseArgs, builtinName, classOf, selfArgs } from "./types.js";

export function shown(l: Lowering, scope: Scope, at: Span, type: Ty, value: Core): Core {
  switch (type.kind) {
    case "class":
      return shownBuiltin(l, at, builtinName(type), value) ?? shownObject(l, scope, at, type.of, type.args, value);
    case "tuple":
      return named(l, at, "tuple", value, (again) => shownTuple(l, scope, at, type.items, again));
    case "fn":
      return seq(l, at, [value, str(l, at, `<function${type.params.length}>`)]);
    case "nothing":
      return value;
    case "null":
      return seq(l, at, [value, str(l, at, "null")]);
    case "param": {
      const shower = scope.showers.get(type.of);
      if (shower !== undefined) return callNamed(l, at, shower, [value]);
      return type.of.high === undefined
        ? callNamed(l, at, SHOW_ANY, [value])
        : shownBounded(l, scope, at, type.of.high, value);
    }
    default:
      return callNamed(l, at, SHOW_ANY, [value]);
  }
}

/** A type parameter with an upper bound: what is known of that. */
function shownBounded(l: Lowering, scope: Scope, at: Span, high: Ty, value: Core): Core {
  const of = classOf(high);
  const known = of !== undefined && builtinName({ kind: "class", of, args: [] }) === undefined && !of.inLibrary;
  return known ? shown(l, scope, at, high, value) : callNamed(l, at, SHOW_ANY, [value]);
}

function shownBuiltin(l: Lowering, at: Span, name: string | undefined, value: Core): Core | undefined {
  switch (name) {
    case undefined:
      return undefined;
    case "Int":
    case "Short":
    case "Byte":
      return prim(l, at, "i32.show", [value]);
    case "Long":
      return prim(l, at, "i64.show", [value]);
    case "BigInt":
      return prim(l, at, "big.show", [value]);
    case "Double":
      return prim(l, at, "f64.show_java", [value]);
    case "Char":
      return prim(l, at, "str.make", [lit(l, at, { kind: "i32", value: 1n }, false), value]);
    case "Boolean":
      return node(l, "if", at, { cond: value, yes: str(l, at, "true"), no: str(l, at, "false") }, false);
    case "String":
      return shownString(l, at, value);
    case "Unit":
      return seq(l, at, [value, str(l, at, "()")]);
    default:
      return callNamed(l, at, SHOW_ANY, [value]);
  }
}

/** A text that may be null is looked at only if the program has a null. */
function shownString(l: Lowering, at: Span, value: Core): Core {
  if (!l.usesNull || (value.kind === "lit" && value.value.kind === "str")) return value;
  return callNamed(l, at, SHOW_ANY, [value]);
}

/** Parts of a text. What takes work is done before numbers become texts: nobody sees it, but then more is known of them. */
export function concatShown(l: Lowering, at: Span, parts: readonly Core[]): Core {
  const first = parts.findIndex(isShownNumber);
  const isLate = (part: Core): boolean => !isShownNumber(part) && part.kind !== "lit" && part.kind !== "var";
  if (first < 0 || !parts.slice(first).some(isLate)) return concatAll(l, at, parts);
  const bind = (done: readonly Core[], rest: readonly Core[]): Core => {
    const [part, ...more] = rest;
    if (part === undefined) return concatAll(l, at, done);
    return isLate(part)
      ? named(l, at, "text", part, (again) => bind([...done, again()], more))
      : bind([...done, part], more);
  };
  return bind([], parts);
}

const NUMBER_TEXTS: readonly string[] = ["i32.show", "i64.show", "big.show"];

/** Of one that has a name, and so its value already. */
function isShownNumber(e: Core): boolean {
  return e.kind === "prim" && NUMBER_TEXTS.includes(e.op) && e.args.every(({ kind }) => kind === "var");
}

export function concatAll(l: Lowering, at: Span, parts: readonly Core[]): Core {
  const [first, ...rest] = parts;
  if (first === undefined) return str(l, at, "");
  return rest.reduce((text, part) => prim(l, at, "str.concat", [text, part]), first);
}

function separated(l: Lowering, at: Span, open: string, parts: readonly Core[], close: string): Core {
  const inner = parts.flatMap((part, i) => (i === 0 ? [part] : [str(l, at, ","), part]));
  return concatAll(l, at, [str(l, at, open), ...inner, str(l, at, close)]);
}

function shownTuple(l: Lowering, scope: Scope, at: Span, items: readonly Ty[], value: () => Core): Core {
  const names = items.map((_, i) => fresh(l, `_${i + 1}`));
  const parts = items.map((item, i) => shown(l, scope, at, item, variable(l, at, nth(names, i))));
  const pattern = ctorPattern(
    at,
    tupleCtor(items.length),
    names.map((name) => bindPattern(at, name)),
  );
  return match(l, at, value(), [arm(pattern, separated(l, at, "(", parts, ")"))]);
}

/** A function that shows values of a type. */
export function shower(l: Lowering, scope: Scope, at: Span, type: Ty): Core {
  if (type.kind === "param") {
    const known = scope.showers.get(type.of);
    if (known !== undefined) return variable(l, at, known);
    if (type.of.high === undefined) return variable(l, at, SHOW_ANY);
  }
  if (type.kind === "any" || type.kind === "nothing") return variable(l, at, SHOW_ANY);
  const name = fresh(l, "x");
  return lambda(l, at, [name], shown(l, scope, at, type, variable(l, at, name)));
}

/** What a call of a method that is marked @showing passes first: how the values of its class's parameters are shown. */
export function showersFor(l: Lowering, scope: Scope, at: Span, e: Extract<Expr, { kind: "call" }>): readonly Core[] {
  const { of, receiver } = e;
  if (!isMarked(of, "showing") || of.owner?.symbol !== "class") return [];
  if (of.owner.kind === "object") return of.typeParams.map((_, i) => showerOfArgument(l, scope, at, e, i));
  const from = receiver?.type.kind === "class" ? receiver.type : undefined;
  const args = from === undefined ? undefined : baseArgs(l, from.of, from.args, of.owner);
  return of.owner.typeParams.map((_, i) => shower(l, scope, at, args?.[i] ?? { kind: "any" }));
}

/** Of a function that belongs to the type of its first parameter. */
function showerOfArgument(l: Lowering, scope: Scope, at: Span, e: Extract<Expr, { kind: "call" }>, i: number): Core {
  const [first] = e.args;
  const type = first === undefined || first.kind === "default" ? undefined : first.type;
  const args = type?.kind === "class" ? type.args : type?.kind === "tuple" ? type.items : [];
  return shower(l, scope, at, args[i] ?? { kind: "any" });
}

function shownObject(l: Lowering, scope: Scope, at: Span, of: ClassSymbol, args: readonly Ty[], value: Core): Core {
  if (of.kind === "object" && of.isCase && ownText(l, of) === undefined)
    return seq(l, at, [value, str(l, at, of.name)]);
  const showers = of.typeParams.map((_, i) => shower(l, scope, at, args[i] ?? { kind: "any" }));
  return callNamed(l, at, textFunction(l, of), [...showers, value]);
}

/** Shows the objects of a class, given how to show the values of its type parameters. */
function textFunction(l: Lowering, of: ClassSymbol): Name {
  const name = madeName(l, "text", of);
  if (!l.defs.has(name) && !(l.inLibrary && isOpen(of))) {
    l.defs.set(name, str(l, of.at, ""));
    l.pending.push(() => l.defs.set(name, textBody(l, of)));
  }
  return name;
}

export function textBody(l: Lowering, of: ClassSymbol): Core {
  const at = madeAt(of.at);
  const self = fresh(l, "this");
  const showers = of.typeParams.map((param) => fresh(l, param.name));
  const arms = concreteClasses(l, of).map((each) => textArm(l, at, each, self, parametersOf(l, of, showers, each)));
  const other = arm(anyPattern(at), callNamed(l, at, SHOW_ANY, [variable(l, at, self)]));
  return lambda(
    l,
    at,
    [...showers, self],
    match(l, at, variable(l, at, self), [...arms, ...(l.usesNull ? [other] : [])]),
  );
}

/** Which of the functions given show the type parameters of a class below. */
function parametersOf(
  l: Lowering,
  of: ClassSymbol,
  showers: readonly Name[],
  below: ClassSymbol,
): ReadonlyMap<TypeParam, Name> {
  const args = baseArgs(l, below, selfArgs(below), of) ?? [];
  return new Map(args.flatMap((arg, i) => (arg.kind === "param" ? [[arg.of, nth(showers, i)] as const] : [])));
}

function textArm(l: Lowering, at: Span, of: ClassSymbol, self: Name, showers: ReadonlyMap<TypeParam, Name>): Arm {
  const own = ownText(l, of);
  const scope = newScope({ showers, selves: new Map([[of, self]]) });
  if (own !== undefined) {
    const base = baseArgs(l, of, selfArgs(of), own.owner) ?? [];
    const given = isMarked(own.of, "showing") ? base.map((arg) => shower(l, scope, at, arg)) : [];
    return arm(
      wholePattern(l, at, of),
      callMember(l, newScope({}), at, { kind: "method", ...own }, of, variable(l, at, self), [], given),
    );
  }
  if (!of.isCase)
    return arm(wholePattern(l, at, of), stop(l, at, `the text of an object of ${of.name}: its class has no toString`));
  if (of.kind === "object") return arm(wholePattern(l, at, of), str(l, at, of.name));
  return caseClassArm(l, scope, at, of, layoutOf(l, of));
}

/** Names of parameters and their number, as in the class: Node(1,Leaf,Leaf). */
function caseClassArm(l: Lowering, scope: Scope, at: Span, of: ClassSymbol, layout: Layout): Arm {
  const params = of.params.slice(0, of.params.length - (of.later ?? 0));
  const names = params.map((param) => fresh(l, param.name));
  const pattern = ctorPattern(
    at,
    layout.ctor,
    layout.slots.map((_, i) => (names[i] === undefined ? anyPattern(at) : bindPattern(at, nth(names, i)))),
  );
  const parts = params.map((param, i) => {
    const stored = variable(l, at, nth(names, i));
    return shown(l, scope, at, param.type, param.isMutable ? prim(l, at, "cell.get", [stored]) : stored);
  });
  return arm(pattern, separated(l, at, `${of.name}(`, parts, ")"));
}

/** A toString that is written in the class or inherited, but not the one that everything has. */
export function ownText(l: Lowering, of: ClassSymbol): { of: DefSymbol; owner: ClassSymbol } | undefined {
  for (const owner of linearization(l, of)) {
    if (owner.inLibrary && ["Any", "AnyRef", "Object"].includes(owner.name)) continue;
    const method = owner.methods.find(({ name, params }) => name === "toString" && params.flat().length === 0);
    if (method !== undefined) return { of: method, owner };
  }
  return undefined;
}

/** The function that shows what may be anything, for this program. */
export function showAnyBody(l: Lowering, at: Span): Core {
  const x = fresh(l, "x");
  const value = (): Core => variable(l, at, x);
  const ofKind = (kind: string, body: Core): Arm => arm({ kind: "lit", at, value: { kind: "str", value: kind } }, body);
  const number = l.hidesChars
    ? stop(l, at, "the text of a value that may be a character or a number: its type does not say")
    : prim(l, at, "big.show", [value()]);
  const all: readonly (readonly [string, Core])[] = [
    ["int", number],
    ["float", prim(l, at, "f64.show_java", [value()])],
    ["bool", node(l, "if", at, { cond: value(), yes: str(l, at, "true"), no: str(l, at, "false") }, false)],
    ["str", value()],
    [NULL, str(l, at, "null")],
    ["tuple0", str(l, at, "()")],
    ...[2, 3, 4, 5].map((width): [string, Core] => [
      `tuple${width}`,
      shownTuple(l, newScope({}), at, anys(width), value),
    ]),
  ];
  const classes = l.classes.filter((of) => !of.isAbstract && of.kind !== "trait" && isShownByAny(l, of));
  const arms = [
    ...all.map(([kind, body]) => ofKind(kind, body)),
    ...classes.map((of) => ofKind(layoutOf(l, of).ctor, match(l, at, value(), [textArm(l, at, of, x, new Map())]))),
    arm(anyPattern(at), stop(l, at, "the text of this value")),
  ];
  return lambda(l, at, [x], match(l, at, prim(l, at, "any.kind", [value()]), arms));
}

function anys(width: number): readonly Ty[] {
  return Array.from({ length: width }, () => ({ kind: "any" }));
}

/** Of the library's classes, those with a text of their own. */
function isShownByAny(l: Lowering, of: ClassSymbol): boolean {
  if (of.kind === "object" && !of.isCase) return false;
  return !of.inLibrary || of.isCase || ownText(l, of) !== undefined;
}

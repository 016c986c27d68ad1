// Inputs that the tool invents, as expressions of Scala.
import { nth } from "../../../basis/known.js";
import { NO_PARAMETER } from "../../../core/build.js";
import { type Arm, type Expr as Core, shownName, tupleWidth } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { freeNames, patternNames } from "../../../core/traverse.js";
import type { Type } from "../../../core/type.js";
import { isStatic } from "../lower/hierarchy.js";
import type { DefSymbol, Ty, ValueSymbol } from "../typed.js";
import { coreTypeText } from "./core-type-text.js";
import { showBig, showChar, showFloat, showString } from "./literal.js";
import { ORDERS } from "./order.js";
import { showTy } from "./type.js";
import type { Shower, ShownClass } from "./value.js";

export function showInput(s: Shower, e: Core): string {
  const go = (inner: Core): string => showInput(s, inner);
  switch (e.kind) {
    case "lit":
      return showLiteral(e.value);
    case "var":
      return shownName(e.name);
    case "make":
      return showMake(s, e);
    case "chain":
      return `List(${e.items.map(go).join(", ")})`;
    case "lam":
      return showLambda(s, e, undefined);
    case "app":
      return showCollection(s, e) ?? showCall(s, e) ?? `${atom(go(e.fn))}(${e.args.map(go).join(", ")})`;
    case "match":
      return showField(s, e) ?? `${go(e.on)} match { ${e.arms.map((arm) => showArm(s, arm)).join("; ")} }`;
    case "if":
      return `if (${go(e.cond)}) ${go(e.yes)} else ${go(e.no)}`;
    case "prim":
      return showPrim(
        e.op,
        e.args.map((arg, i) => bracketed(e.op, arg, i, go(arg))),
      );
    case "seq":
      return `{ ${e.items.map(go).join("; ")} }`;
    case "let":
      return `{ val ${shownName(e.name)} = ${go(e.bound)}; ${go(e.body)} }`;
    case "raise":
      return `throw ${go(e.exn)}`;
    default:
      return `<${e.kind}>`;
  }
}

/** Where nothing around it tells the types of its functions' parameters. */
export function showAlone(s: Shower, e: Core, type: Type): string {
  if (e.kind === "lam") {
    const types = parameterTypes(type).slice(0, e.params.length).map(coreTypeText);
    return showLambda(s, e, types.every((each) => each !== undefined) ? types : undefined);
  }
  if (e.kind !== "make" || type.kind !== "con") return showInput(s, e);
  const parts = (types: readonly (Type | undefined)[]): readonly string[] =>
    e.args.map((arg, i) => (types[i] === undefined ? showInput(s, arg) : showAlone(s, arg, types[i])));
  if (tupleWidth(e.ctor) !== undefined) return `(${parts(type.args).join(", ")})`;
  if (e.ctor === "::") return `(${parts([type.args[0], type]).join(" :: ")})`;
  return type.name === "option" && e.args.length === 1 ? `Some(${parts(type.args).join(", ")})` : showInput(s, e);
}

function parameterTypes(type: Type): readonly Type[] {
  return type.kind === "fn" ? [type.from, ...parameterTypes(type.to)] : [];
}

/** A function of the program, with its lists of parameters; a method with its object in front. */
function showCall(s: Shower, e: Extract<Core, { kind: "app" }>): string | undefined {
  const maker = e.fn.kind === "var" ? s.makers.get(e.fn.name) : undefined;
  if (maker !== undefined) return showMade(s, maker, e.args);
  const of = e.fn.kind === "var" ? s.functions.get(e.fn.name) : undefined;
  if (of === undefined) return undefined;
  const { owner } = of;
  const isMethod = owner?.symbol === "class" && !isStatic(owner);
  const [self, ...others] = e.args;
  const args = [...(isMethod ? others : e.args)];
  if (args.length < of.params.flat().length) return undefined;
  const lists = of.params.map((list) => list.map((param) => showArgument(s, args.shift() as Core, param, of)));
  const rest = args
    .filter((arg) => arg.kind !== "make" || arg.ctor !== "tuple0")
    .map((arg) => `(${showInput(s, arg)})`);
  const own = isMethod && self !== undefined ? showInput(s, self) : objectOf(of);
  const [only, ...more] = lists;
  if (own !== undefined && isOperator(of.name) && only?.length === 1 && more.length + rest.length === 0)
    return `${atom(own)} ${of.name} ${operand(only[0] ?? "")}`;
  if (own !== undefined && isOnTheRight(of.name) && only?.length === 1 && more.length + rest.length === 0)
    return `${operand(only[0] ?? "")} ${of.name} ${atom(own)}`;
  const called = `${of.name}${lists.map((list) => `(${list.join(", ")})`).join("")}${rest.join("")}`;
  return own === undefined ? called : `${receiver(own)}.${called}`;
}

/** The object of an operator: `-(x)` alone would be another thing. */
function objectOf({ name, owner }: DefSymbol): string | undefined {
  return owner?.symbol === "class" && isStatic(owner) && !/\w/.test(name) ? owner.path : undefined;
}

/** By name it is no function, and repeated no list. */
function showArgument(s: Shower, arg: Core, { type, byName, isRepeated }: ValueSymbol, of: DefSymbol): string {
  if (arg.kind === "lam") return byName ? showInput(s, arg.body) : showFunction(s, arg, type, of.typeParams.length > 0);
  const text = showInput(s, arg);
  if (!isRepeated) return text;
  return text.startsWith("List(") ? text.slice("List(".length, -1) : `${text}: _*`;
}

/** A function of several lists of parameters is one that gives another; `typed`: Scala could not tell their types. */
function showFunction(s: Shower, e: Extract<Core, { kind: "lam" }>, type: Ty, typed: boolean): string {
  if (type.kind !== "fn") return showLambda(s, e, undefined);
  const { params } = type;
  if (params.length === 0 && e.params.length === 1 && !freeNames(e.body).has(nth(e.params, 0)))
    return `() => ${showInput(s, e.body)}`;
  const types = typed ? params.map(atIntegers) : undefined;
  if (params.length === 0) return `() => ${showInput(s, withoutFirst(e))}`;
  if (params.length >= e.params.length) return showLambda(s, e, types);
  const inner = { ...e, params: e.params.slice(params.length) };
  return showLambda(s, { ...e, params: e.params.slice(0, params.length), body: inner }, types);
}

/** What takes nothing takes () in core. */
function withoutFirst(e: Extract<Core, { kind: "lam" }>): Core {
  const [, ...params] = e.params;
  return params.length === 0 ? e.body : { ...e, params };
}

/** x => x + 1, (x, y) => x, (x: Int) => x: what is not used has no name. */
function showLambda(s: Shower, e: Extract<Core, { kind: "lam" }>, types: readonly string[] | undefined): string {
  const used = freeNames(e.body);
  const names = e.params.map((param) => (used.has(param) ? shownName(param) : "_"));
  const [only, ...more] = names;
  const body = showInput(s, e.body);
  if (e.params.length === 1 && e.params[0] === NO_PARAMETER) return `() => ${body}`;
  if (types?.length === names.length)
    return `(${names.map((name, i) => `${name}: ${types[i]}`).join(", ")}) => ${body}`;
  return only !== undefined && more.length === 0 ? `${only} => ${body}` : `(${names.join(", ")}) => ${body}`;
}

/** Type parameters stand for integers. */
function atIntegers(type: Ty): string {
  switch (type.kind) {
    case "param":
      return "Int";
    case "class":
      return type.args.length === 0
        ? showTy(type)
        : `${showTy({ ...type, args: [] })}[${type.args.map(atIntegers).join(", ")}]`;
    case "tuple":
      return `(${type.items.map(atIntegers).join(", ")})`;
    case "fn":
      return `((${type.params.map(atIntegers).join(", ")}) => ${atIntegers(type.result)})`;
    default:
      return showTy(type);
  }
}

function isOperator(name: string): boolean {
  return !/\w/.test(name) && !name.endsWith(":");
}

/** The object of such an operator stands after it. */
function isOnTheRight(name: string): boolean {
  return !/\w/.test(name) && name.endsWith(":");
}

/** In parentheses where something follows that would belong to a part of it. */
function atom(text: string): string {
  return /^[\w.]+(\(.*\))?$|^\(.*\)$/s.test(text) && !text.includes("=>") ? text : `(${text})`;
}

/** What stands before a dot: `new C(1)` may do so too. */
function receiver(text: string): string {
  return /^new [\w.]+\(.*\)$/s.test(text) ? text : atom(text);
}

/** Beside an operator. */
function operand(text: string): string {
  return /^-?[\w.]+L?$|^"|^'/.test(text) ? text : atom(text);
}

/** A set, a map or a stream is shown by what is in it. */
function showCollection(s: Shower, e: Extract<Core, { kind: "app" }>): string | undefined {
  const name = calledName(e.fn);
  const [items] = e.args;
  const [, of] = /^ofList\/scala\.(Set|Map|Stream|LazyList)\.object$/.exec(name ?? "") ?? [];
  if (of === undefined || items === undefined) return undefined;
  const text = showInput(s, items);
  if (of === "Map") return showMap(s, items) ?? `${text}.toMap`;
  return text.startsWith("List(") ? `${of}${text.slice("List".length)}` : `${text}.to${of}`;
}

/** Of a list of pairs: Map(1 -> 2). */
function showMap(s: Shower, items: Core): string | undefined {
  const entries: string[] = [];
  let rest = items;
  for (; rest.kind === "make" && rest.ctor === "::" && rest.args.length === 2; rest = nth(rest.args, 1)) {
    const [entry] = rest.args;
    const [key, value] = entry?.kind === "make" && tupleWidth(entry.ctor) === 2 ? entry.args : [];
    if (key === undefined || value === undefined) return undefined;
    entries.push(`${operand(showInput(s, key))} -> ${operand(showInput(s, value))}`);
  }
  return rest.kind === "make" && rest.ctor === "[]" ? `Map(${entries.join(", ")})` : undefined;
}

function calledName(fn: Core): string | undefined {
  if (fn.kind === "var") return fn.name;
  if (fn.kind === "app") return calledName(fn.fn);
  return fn.kind === "lam" ? calledName(fn.body) : undefined;
}

function showLiteral(value: Literal): string {
  switch (value.kind) {
    case "i64":
      return `${value.value}L`;
    case "big":
      return showBig(value.value);
    case "f64":
      return showFloat(value.value);
    case "char":
      return showChar(String.fromCharCode(value.value));
    case "str":
      return showString(value.value);
    default:
      return String(value.value);
  }
}

function showMake(s: Shower, e: Extract<Core, { kind: "make" }>): string {
  const args = e.args.map((arg) => showInput(s, arg));
  const width = tupleWidth(e.ctor);
  if (width !== undefined) return `(${args.join(", ")})`;
  if (e.ctor === "[]") return "List()";
  if (e.ctor === "::") return showCons(s, e);
  if (e.ctor === "null") return "null";
  if (e.ctor === "Vector/scala.Vector") return `Vector${args[0]?.replace(/^Array/, "")}`;
  const shown = s.classes.get(e.ctor);
  if (shown === undefined) return `${e.ctor}(${args.join(", ")})`;
  if (shown.of.kind === "object") return shown.name;
  return showMade(s, shown, e.args);
}

/** A constructor, with as many arguments as it has parameters. */
function showMade(s: Shower, { of, name }: ShownClass, args: readonly Core[]): string {
  const shown = args.slice(0, of.params.length).map((arg) => showInput(s, arg));
  const order = of.inLibrary ? ORDERS.get(of.name) : undefined;
  if (order !== undefined) return order(shown);
  return `${of.isCase ? "" : "new "}${name}(${shown.join(", ")})`;
}

function showCons(s: Shower, e: Core): string {
  const items: string[] = [];
  let rest = e;
  while (rest.kind === "make" && rest.ctor === "::" && rest.args.length === 2) {
    const [head, tail] = rest.args as [Core, Core];
    items.push(showInput(s, head));
    rest = tail;
  }
  if (rest.kind === "make" && rest.ctor === "[]") return `List(${items.join(", ")})`;
  return [...items, showInput(s, rest)].join(" :: ");
}

/** A field of an object is taken out by a match with one case. */
function showField(s: Shower, { on, arms }: Extract<Core, { kind: "match" }>): string | undefined {
  const [arm, ...more] = arms;
  if (arm === undefined || more.length > 0 || arm.guard !== undefined || arm.body.kind !== "var") return undefined;
  if (!patternNames(arm.pattern).includes(arm.body.name)) return undefined;
  const [object, field] = [showInput(s, on), shownName(arm.body.name)];
  return object === "this" ? field : `${receiver(object)}.${field}`;
}

function showArm(s: Shower, arm: Arm): string {
  const pattern = arm.pattern.kind === "lit" ? showLiteral(arm.pattern.value) : "_";
  return `case ${pattern} => ${showInput(s, arm.body)}`;
}

const OPERATORS: Readonly<Record<string, string>> = {
  add: "+",
  sub: "-",
  mul: "*",
  div: "/",
  mod: "%",
  eq: "==",
  ne: "!=",
  lt: "<",
  le: "<=",
  gt: ">",
  ge: ">=",
  concat: "+",
};

/** From what binds least. */
const LEVELS: readonly (readonly string[])[] = [
  ["==", "!="],
  ["<", "<=", ">", ">="],
  ["+", "-"],
  ["*", "/", "%"],
];

/** An operand in parentheses where it would be read as part of something else. */
function bracketed(op: string, operand: Core, i: number, text: string): string {
  const [outer, inner] = [levelOf(op), operand.kind === "prim" ? levelOf(operand.op) : undefined];
  if (outer === undefined || inner === undefined) return text;
  return inner < outer || (inner === outer && i > 0) ? `(${text})` : text;
}

function levelOf(op: string): number | undefined {
  const level = LEVELS.findIndex((each) => each.includes(OPERATORS[op.slice(op.indexOf(".") + 1)] ?? ""));
  return level < 0 ? undefined : level;
}

function showPrim(op: string, args: readonly string[]): string {
  const name = op.slice(op.indexOf(".") + 1);
  const operator = OPERATORS[name];
  const [left, right] = args;
  if (operator !== undefined && args.length === 2) return `${left} ${operator} ${right}`;
  if (op === "cell.new") return left ?? ""; // a parameter that is a var
  if (op === "array.of") return `Array(${args.join(", ")})`;
  if (name === "not") return `!${left}`;
  if (name === "neg") return `-${left}`;
  return `${name}(${args.join(", ")})`;
}

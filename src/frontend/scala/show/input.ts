// Inputs that the tool invents, as expressions of Scala.
import { nth } from "../../../basis/known.js";
import { NO_PARAMETER } from "../../../core/build.js";
import { type Arm, type Expr as Core, type Name, shownName, tupleWidth } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { freeNames, patternNames } from "../../../core/traverse.js";
import type { Type } from "../../../core/type.js";
import { isStatic } from "../lower/hierarchy.js";
import type { DefSymbol, Ty, ValueSymbol } from "../typed.js";
import { atom, operand, showChange, showCollection, showContent } from "./collection.js";
import { coreTypeText } from "./core-type-text.js";
import { showBig, showChar, showFloat, showString, spelled, spelledPath } from "./literal.js";
import { ORDERS } from "./order.js";
import { showTy } from "./type.js";
import { givenParts, type Shower, type ShownClass } from "./value.js";

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
      return `${s.library("List")}(${e.items.map(go).join(", ")})`;
    case "lam":
      return showLambda(s, e, undefined);
    case "app":
      return (
        showCollection((name) => s.library(name) !== name, e, go) ??
        showChange(e, go) ??
        showContent(e, go) ??
        showCall(s, e) ??
        `${atom(go(e.fn))}(${e.args.map(go).join(", ")})`
      );
    case "match":
      if (namedPart(s, e) !== undefined) return showBlock(s, e);
      return showField(s, e) ?? `${go(e.on)} match { ${e.arms.map((arm) => showArm(s, arm)).join("; ")} }`;
    case "if":
      return `if (${go(e.cond)}) ${go(e.yes)} else ${go(e.no)}`;
    case "prim":
      return showPrim(
        s,
        e.op,
        e.args.map((arg, i) => bracketed(e.op, arg, i, go(arg))),
      );
    case "seq":
    case "let":
      return showBlock(s, e);
    case "try":
      return `try ${inBraces(go(e.body))} catch { ${e.arms.map((arm) => showHandler(s, arm)).join("; ")} }`;
    case "raise":
      return `throw ${go(e.exn)}`;
    default:
      return `<${e.kind}>`;
  }
}

/** One statement after the other. */
function showBlock(s: Shower, e: Core): string {
  return `{ ${statements(s, e).join("; ")} }`;
}

function statements(s: Shower, e: Core): readonly string[] {
  if (e.kind === "seq") return e.items.flatMap((item) => statements(s, item));
  if (e.kind === "let") return [`val ${shownName(e.name)} = ${showInput(s, e.bound)}`, ...statements(s, e.body)];
  const part = e.kind === "match" ? namedPart(s, e) : undefined;
  return part === undefined ? [showInput(s, e)] : [`val ${part.name} = ${part.text}`, ...statements(s, part.body)];
}

/** A match that only gives a part of an object a name, for more than to be read. */
function namedPart(
  s: Shower,
  { on, arms }: Extract<Core, { kind: "match" }>,
): { readonly name: string; readonly text: string; readonly body: Core } | undefined {
  const [arm, ...more] = arms;
  if (arm === undefined || more.length > 0 || arm.guard !== undefined || arm.pattern.kind !== "ctor") return undefined;
  const bound = arm.pattern.args.flatMap((part, at) => (part.kind === "bind" ? [{ at, name: part.name }] : []));
  const [only, ...others] = bound;
  if (only === undefined || others.length > 0) return undefined;
  if (arm.body.kind === "var" && arm.body.name === only.name) return undefined;
  const field = fieldName(s, arm.pattern.ctor, only.at);
  const object = showInput(s, on);
  const text = field === undefined || field === "" ? object : `${receiver(object)}.${field}`;
  return { name: shownName(only.name), text, body: arm.body };
}

/** How a field is read; nothing of what is its object itself to those who read it, undefined where nobody knows. */
function fieldName(s: Shower, ctor: Name, at: number): string | undefined {
  if (tupleWidth(ctor) !== undefined) return `_${at + 1}`;
  if (ctor === "::") return at === 0 ? "head" : "tail";
  if (ctor === "Some") return "get";
  if (ctor === "Vector/scala.Vector") return "";
  return s.classes.get(ctor)?.fields()[at];
}

function inBraces(text: string): string {
  return text.startsWith("{ ") ? text : `{ ${text} }`;
}

function showHandler(s: Shower, { pattern, body }: Arm): string {
  const name = pattern.kind === "bind" ? shownName(pattern.name) : "_";
  return `case ${name}: Throwable => ${showInput(s, body)}`;
}

/** Where nothing around it tells the types of its functions' parameters. */
export function showAlone(s: Shower, e: Core, type: Type): string {
  if (e.kind === "lam") {
    const types = parameterTypes(type).slice(0, e.params.length).map(coreTypeText);
    return showLambda(s, e, types.every((each) => each !== undefined) ? types : undefined);
  }
  if (type.kind !== "con") return showInput(s, e);
  if (e.kind === "app" || (e.kind === "prim" && e.op === "array.of")) return showTyped(s, e, type);
  if (e.kind !== "make") return showInput(s, e);
  const parts = (types: readonly (Type | undefined)[]): readonly string[] =>
    e.args.map((arg, i) => (types[i] === undefined ? showInput(s, arg) : showAlone(s, arg, types[i])));
  if (tupleWidth(e.ctor) !== undefined) return `(${parts(type.args).join(", ")})`;
  if (e.ctor === "::") return `(${parts([type.args[0], type]).join(" :: ")})`;
  return type.name === "option" && e.args.length === 1
    ? `${s.library("Some")}(${parts(type.args).join(", ")})`
    : showInput(s, e);
}

/** An array, or a collection that changes: what is in it may not tell its type. */
function showTyped(s: Shower, e: Extract<Core, { kind: "app" | "prim" }>, type: Type & { kind: "con" }): string {
  const args = type.args.map(coreTypeText);
  const types = args.length === 0 || args.includes(undefined) ? "" : `[${args.join(", ")}]`;
  const [item] = type.args;
  if (e.kind === "app") {
    const text =
      showCollection(
        (name) => s.library(name) !== name,
        e,
        (inner) => showElements(s, inner, item) ?? showInput(s, inner),
      ) ?? showInput(s, e);
    return text.endsWith("()") ? `${text.slice(0, -2)}${types}()` : text;
  }
  if (e.args.length === 0) return `${s.library("Array")}${types}()`;
  return `${s.library("Array")}(${e.args.map((arg) => (item === undefined ? showInput(s, arg) : showAlone(s, arg, item))).join(", ")})`;
}

/** Of a list. */
function showElements(s: Shower, e: Core, item: Type | undefined): string | undefined {
  const items: string[] = [];
  let rest = e;
  for (; rest.kind === "make" && rest.ctor === "::" && rest.args.length === 2; rest = nth(rest.args, 1)) {
    const first = nth(rest.args, 0);
    items.push(item === undefined ? showInput(s, first) : showAlone(s, first, item));
  }
  return rest.kind === "make" && rest.ctor === "[]" ? `${s.library("List")}(${items.join(", ")})` : undefined;
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
  const lists = of.params.map((list) => showArguments(s, args.splice(0, list.length), list, of));
  const isUnit = (arg: Core | undefined): boolean => arg?.kind === "make" && arg.ctor === "tuple0";
  if (!isMethod && of.params.flat().length === 0 && isUnit(args[0])) args.shift(); // core's functions take something
  const rest = args.map((arg) => (isUnit(arg) ? "()" : `(${showInput(s, arg)})`));
  const own = isMethod && self !== undefined ? showInput(s, self) : objectOf(of);
  const [only, ...more] = lists;
  if (own !== undefined && isOperator(of.name) && only?.length === 1 && more.length + rest.length === 0)
    return `${atom(own)} ${of.name} ${operand(only[0] ?? "")}`;
  if (own !== undefined && isOnTheRight(of.name) && only?.length === 1 && more.length + rest.length === 0)
    return `${operand(only[0] ?? "")} ${of.name} ${atom(own)}`;
  const called = `${spelled(of.name)}${lists.map((list) => `(${list.join(", ")})`).join("")}${rest.join("")}`;
  return own === undefined ? called : `${receiver(own)}.${called}`;
}

/** The object of an operator, as `-(x)` alone would be another thing; and objects inside of others, whose names are not visible. */
function objectOf({ name, owner }: DefSymbol): string | undefined {
  if (owner?.symbol !== "class" || !isStatic(owner)) return undefined;
  return !/\w/.test(name) || owner.owner?.symbol === "class" ? spelledPath(owner.path) : undefined;
}

/** What is left out is not written, and those after it are named then. */
function showArguments(
  s: Shower,
  args: readonly Core[],
  params: readonly ValueSymbol[],
  of: DefSymbol,
): readonly string[] {
  const isLeftOut = (i: number): boolean => params[i]?.isOptional === true && isNone(nth(args, i));
  const first = params.findIndex((_, i) => isLeftOut(i));
  return params.flatMap((param, i): readonly string[] => {
    if (isLeftOut(i)) return [];
    const text = showArgument(s, param.isOptional ? contentOf(nth(args, i)) : nth(args, i), param, of);
    return [first >= 0 && i > first ? `${param.name} = ${text}` : text];
  });
}

function isNone(e: Core): boolean {
  return e.kind === "make" && e.ctor === "None";
}

/** Of Some; an option that is a variable stands for any call. */
function contentOf(e: Core): Core {
  return e.kind === "make" ? nth(e.args, 0) : e;
}

/** By name it is no function, and repeated no list. */
function showArgument(s: Shower, arg: Core, { type, byName, isRepeated }: ValueSymbol, of: DefSymbol): string {
  if (arg.kind === "lam") return byName ? showInput(s, arg.body) : showFunction(s, arg, type, of.typeParams.length > 0);
  const text = showInput(s, arg);
  if (!isRepeated) return text;
  const start = `${s.library("List")}(`;
  return text.startsWith(start) ? text.slice(start.length, -1) : `${text}: _*`;
}

/** A function of several lists of parameters is one that gives another; `typed`: Scala could not tell their types. */
function showFunction(s: Shower, e: Extract<Core, { kind: "lam" }>, type: Ty, typed: boolean): string {
  if (type.kind !== "fn") return showLambda(s, e, undefined);
  const { params } = type;
  if (params.length === 0 && e.params.length === 1 && !freeNames(e.body).has(nth(e.params, 0)))
    return `() => ${showInput(s, e.body)}`;
  const types = typed ? params.map(atIntegers) : undefined;
  if (params.length === 0) return `() => ${showInput(s, withoutFirst(e))}`;
  const body = params.length >= e.params.length ? e.body : { ...e, params: e.params.slice(params.length) };
  const shown = body.kind === "lam" ? showFunction(s, body, type.result, typed) : undefined;
  return showLambda(s, { ...e, params: e.params.slice(0, params.length), body }, types, shown);
}

/** What takes nothing takes () in core. */
function withoutFirst(e: Extract<Core, { kind: "lam" }>): Core {
  const [, ...params] = e.params;
  return params.length === 0 ? e.body : { ...e, params };
}

/** x => x + 1, (x, y) => x, (x: Int) => x: what is not used has no name. */
function showLambda(
  s: Shower,
  e: Extract<Core, { kind: "lam" }>,
  types: readonly string[] | undefined,
  shownBody?: string,
): string {
  const used = freeNames(e.body);
  const names = e.params.map((param) => (used.has(param) ? shownName(param) : "_"));
  const [only, ...more] = names;
  const body = shownBody ?? showInput(s, e.body);
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

/** What stands before a dot: `new C(1)` may do so too. */
function receiver(text: string): string {
  return /^new [\w.]+\(.*\)$/s.test(text) ? text : atom(text);
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
  if (e.ctor === "[]") return `${s.library("List")}()`;
  if (e.ctor === "::") return showCons(s, e);
  if (e.ctor === "null") return "null";
  if (e.ctor === "Vector/scala.Vector") return `${s.library("Vector")}${args[0]?.replace(/^(scala\.)?Array/, "")}`;
  const shown = s.classes.get(e.ctor);
  if (shown === undefined) return `${e.ctor}(${args.join(", ")})`;
  if (shown.of.kind === "object") return shown.name;
  return showMade(s, shown, e.args);
}

/** A constructor, with as many arguments as it has parameters. */
function showMade(s: Shower, { of, name }: ShownClass, args: readonly Core[]): string {
  const isGeneric = of.typeParams.length > 0;
  const shown = args.slice(0, of.params.length).map((arg, i) => {
    const type = of.params[i]?.type;
    return arg.kind === "lam" && isGeneric && type !== undefined ? showFunction(s, arg, type, true) : showInput(s, arg);
  });
  const order = of.inLibrary ? ORDERS.get(of.name) : undefined;
  if (order !== undefined) return order(shown);
  return `${of.isCase ? "" : "new "}${name}(${givenParts(of, shown).join(", ")})`;
}

function showCons(s: Shower, e: Core): string {
  const items: string[] = [];
  let rest = e;
  while (rest.kind === "make" && rest.ctor === "::" && rest.args.length === 2) {
    const [head, tail] = rest.args as [Core, Core];
    items.push(showInput(s, head));
    rest = tail;
  }
  if (rest.kind === "make" && rest.ctor === "[]") return `${s.library("List")}(${items.join(", ")})`;
  return [...items, showInput(s, rest)].join(" :: ");
}

/** A field of an object is taken out by a match with one case. */
function showField(s: Shower, { on, arms }: Extract<Core, { kind: "match" }>): string | undefined {
  const [arm, ...more] = arms;
  if (arm === undefined || more.length > 0 || arm.guard !== undefined || arm.body.kind !== "var") return undefined;
  if (!patternNames(arm.pattern).includes(arm.body.name)) return undefined;
  const { name } = arm.body;
  const at =
    arm.pattern.kind === "ctor" ? arm.pattern.args.findIndex((part) => part.kind === "bind" && part.name === name) : -1;
  const known = arm.pattern.kind === "ctor" && at >= 0 ? fieldName(s, arm.pattern.ctor, at) : undefined;
  const [object, field] = [showInput(s, on), known ?? shownName(name)];
  if (field === "") return object;
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

function showPrim(s: Shower, op: string, args: readonly string[]): string {
  const name = op.slice(op.indexOf(".") + 1);
  const operator = OPERATORS[name];
  const [left, right] = args;
  if (operator !== undefined && args.length === 2) return `${left} ${operator} ${right}`;
  if (op === "cell.new" || op === "cell.get") return left ?? ""; // a parameter that is a var
  if (op === "cell.set") return `${left} = ${right}`;
  if (op === "array.get") return `${left}(${right})`;
  if (op === "array.set") return `${left}(${right}) = ${args[2]}`;
  if (op === "array.of") return `${s.library("Array")}(${args.join(", ")})`;
  if (name === "not") return `!${left}`;
  if (name === "neg") return `-${left}`;
  return `${name}(${args.join(", ")})`;
}

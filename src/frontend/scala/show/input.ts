// Inputs that the tool invents, as expressions of Scala.
import { type Arm, type Expr as Core, shownName, tupleWidth } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { isStatic } from "../lower/hierarchy.js";
import { showChar, showFloat, showString } from "./literal.js";
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
      return `(${e.params.map(shownName).join(", ")}) => ${go(e.body)}`;
    case "app":
      return showCollection(s, e) ?? showCall(s, e) ?? `${atom(go(e.fn))}(${e.args.map(go).join(", ")})`;
    case "match":
      return `${go(e.on)} match { ${e.arms.map((arm) => showArm(s, arm)).join("; ")} }`;
    case "if":
      return `if (${go(e.cond)}) ${go(e.yes)} else ${go(e.no)}`;
    case "prim":
      return showPrim(e.op, e.args.map(go));
    case "raise":
      return `throw ${go(e.exn)}`;
    default:
      return `<${e.kind}>`;
  }
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
  const lists = of.params.map(
    (list) =>
      `(${args
        .splice(0, list.length)
        .map((arg) => showInput(s, arg))
        .join(", ")})`,
  );
  const rest = args
    .filter((arg) => arg.kind !== "make" || arg.ctor !== "tuple0")
    .map((arg) => `(${showInput(s, arg)})`);
  const called = `${of.name}${lists.join("")}${rest.join("")}`;
  return isMethod && self !== undefined ? `${atom(showInput(s, self))}.${called}` : called;
}

/** In parentheses where something follows that would belong to a part of it. */
function atom(text: string): string {
  return /^[\w.]+(\(.*\))?$|^\(.*\)$/s.test(text) && !text.includes("=>") ? text : `(${text})`;
}

/** A set or a map is shown by what is in it. */
function showCollection(s: Shower, e: Extract<Core, { kind: "app" }>): string | undefined {
  const name = calledName(e.fn);
  const [items] = e.args;
  const [, of] = /^ofList\/scala\.(Set|Map)\.object$/.exec(name ?? "") ?? [];
  if (of === undefined || items === undefined) return undefined;
  const text = showInput(s, items);
  if (!text.startsWith("List(")) return `${of}.from(${text})`;
  return `${of}${text.slice("List".length)}`;
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
      return `BigInt(${value.value})`;
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

function showPrim(op: string, args: readonly string[]): string {
  const name = op.slice(op.indexOf(".") + 1);
  const operator = OPERATORS[name];
  const [left, right] = args;
  if (operator !== undefined && args.length === 2) return `${left} ${operator} ${right}`;
  if (op === "array.of") return `Array(${args.join(", ")})`;
  if (name === "not") return `!${left}`;
  if (name === "neg") return `-${left}`;
  return `${name}(${args.join(", ")})`;
}

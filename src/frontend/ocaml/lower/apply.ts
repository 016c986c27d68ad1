// Applications and identifiers: primitives where all operands are there, functions otherwise.
import { absurd } from "../../../basis/absurd.js";
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { PrimName } from "../../../core/primitive.js";
import type { Span } from "../../../core/span.js";
import type { Access, Special } from "../infer/entities.js";
import { expandHead, type Ty } from "../infer/ty.js";
import type { Expr } from "../syntax.js";
import { fresh, type Lowering, letIn, lit, node, prim, variable } from "./lowering.js";
import { rightToLeft } from "./operands.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

/** An identifier on its own: a primitive becomes a function. */
export function lowerIdent(l: Lowering, e: Of<"ident">): Core {
  const access = accessOf(l, e);
  if (access.kind === "var") return variable(l, e.at, access.name);
  const params = Array.from({ length: arityOf(access) }, (_, i) => fresh(l, `x${i}`));
  const args = params.map((name) => variable(l, e.at, name, false));
  return node(l, "lam", e.at, { params, body: direct(l, e.at, access, args) });
}

export function lowerApply(l: Lowering, e: Of<"apply">): Core {
  const access = e.fn.kind === "ident" ? accessOf(l, e.fn) : undefined;
  if (access === undefined || access.kind === "var" || e.args.length < arityOf(access)) return lowerCall(l, e);
  if (access.kind === "special" && (access.what === "and" || access.what === "or"))
    return lowerLogic(l, e, access.what);
  const operands = e.args.map((arg) => l.lower(arg));
  if (access.kind === "special" && access.what === "pipe") return lowerPipe(l, e.at, operands);
  return rightToLeft(l, e.at, operands, (args) => {
    const arity = arityOf(access);
    const result = direct(l, e.at, access, args.slice(0, arity));
    return args.length === arity ? result : node(l, "app", e.at, { fn: result, args: args.slice(arity) });
  });
}

function lowerCall(l: Lowering, e: Of<"apply">): Core {
  const slots = l.facts.applications.get(e) ?? e.args;
  const present = slots.filter((slot) => slot !== undefined);
  const operands = [e.fn, ...present].map((part) => l.lower(part));
  if (present.length < slots.length) return lowerOmitting(l, e.at, slots, operands);
  return rightToLeft(l, e.at, operands, ([fn, ...args]) => call(l, e.at, fn, args));
}

/** Arguments that were left out before others are those of a new function; what is given is evaluated now. */
function lowerOmitting(l: Lowering, at: Span, slots: readonly (Expr | undefined)[], operands: readonly Core[]): Core {
  const names = operands.map(() => fresh(l, "arg"));
  const [fn, ...given] = names.map((name) => variable(l, at, name, false));
  const params = slots.flatMap((slot) => (slot === undefined ? [fresh(l, "x")] : []));
  const left = params.map((name) => variable(l, at, name, false));
  const args = slots
    .map((slot) => (slot === undefined ? left.shift() : given.shift()))
    .filter((arg) => arg !== undefined);
  const body = node(l, "lam", at, { params, body: call(l, at, fn, args) }, false);
  return operands.reduce((inner, operand, i) => letIn(l, at, names[i] as Name, operand, inner), body);
}

/** x |> f is the application f x, also in its order of evaluation. */
function lowerPipe(l: Lowering, at: Span, [x, f, ...rest]: readonly Core[]): Core {
  if (x === undefined || f === undefined) throw new Error("|> has two operands");
  return rightToLeft(l, at, [f, x, ...rest], ([fn, ...args]) => call(l, at, fn, args));
}

function call(l: Lowering, at: Span, fn: Core | undefined, args: readonly Core[]): Core {
  if (fn === undefined) throw new Error("an application has a function");
  return node(l, "app", at, { fn, args });
}

/** The right operand of && and || is evaluated only when it is needed. */
function lowerLogic(l: Lowering, e: Of<"apply">, what: "and" | "or"): Core {
  const [left, right] = e.args.map((arg) => l.lower(arg));
  if (left === undefined || right === undefined) throw new Error("&& and || have two operands");
  return logic(l, e.at, what, left, right);
}

function logic(l: Lowering, at: Span, what: "and" | "or", left: Core, right: Core): Core {
  const known = lit(l, at, { kind: "bool", value: what === "or" }, false);
  const [yes, no] = what === "and" ? [right, known] : [known, right];
  return node(l, "if", at, { cond: left, yes, no });
}

function arityOf(access: Exclude<Access, { kind: "var" }>): number {
  if (access.kind === "prim") return access.arity;
  return access.what === "raise" || access.what === "force" ? 1 : 2;
}

function direct(l: Lowering, at: Span, access: Exclude<Access, { kind: "var" }>, args: readonly Core[]): Core {
  return access.kind === "prim" ? prim(l, at, access.op, args) : special(l, at, access.what, args);
}

function special(l: Lowering, at: Span, what: Special, args: readonly Core[]): Core {
  const [first, second] = args;
  if (first === undefined) throw new Error(`${what} has an operand`);
  switch (what) {
    case "raise":
      return node(l, "raise", at, { exn: first });
    case "force":
      return node(l, "force", at, { value: first });
    default:
  }
  if (second === undefined) throw new Error(`${what} has two operands`);
  switch (what) {
    case "and":
    case "or":
      return logic(l, at, what, first, second);
    case "pipe": // x |> f
      return call(l, at, second, [first]);
    case "apply": // f @@ x
      return call(l, at, first, [second]);
    default:
      return absurd(what);
  }
}

function accessOf(l: Lowering, e: Of<"ident">): Access {
  const found = l.facts.idents.get(e);
  if (found === undefined) throw new Error(`${e.path.name} was not resolved`);
  const { access } = found.info;
  return access.kind === "prim" ? { ...access, op: specialised(l, access.op, found.type) } : access;
}

/** Polymorphic comparison at a type that has its own. */
function specialised(l: Lowering, op: PrimName, type: Ty): PrimName {
  if (!op.startsWith("any.") || op === "any.same" || op === "any.cast") return op;
  const { desc } = expandHead(type);
  const operand = desc.kind === "arrow" ? expandHead(desc.from).desc : undefined;
  if (operand?.kind !== "con") return op;
  const kind = KINDS[operand.info.core];
  const builtin = Object.values(l.builtins.types).includes(operand.info);
  return kind === undefined || !builtin ? op : (`${kind}.${op.slice(4)}` as PrimName);
}

const KINDS: Readonly<Record<string, "i63" | "f64" | "char" | "str" | "bool">> = {
  i63: "i63",
  f64: "f64",
  char: "char",
  str: "str",
  bool: "bool",
};

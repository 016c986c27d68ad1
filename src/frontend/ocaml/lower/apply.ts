// Applications and identifiers: primitives where all operands are there, functions otherwise.
import { absurd } from "../../../basis/absurd.js";
import type { Expr as Core } from "../../../core/expr.js";
import type { PrimName } from "../../../core/primitive.js";
import type { Span } from "../../../core/span.js";
import type { Access, Special } from "../infer/entities.js";
import { expandHead, type Ty } from "../infer/ty.js";
import type { Expr } from "../syntax.js";
import { call, lowerOmitting, lowerSlot } from "./labelled.js";
import { fresh, type Lowering, lit, node, partOf, prim, variable } from "./lowering.js";
import { rightToLeft } from "./operands.js";
import { lowerPosition } from "./position.js";

type Of<K extends Expr["kind"]> = Extract<Expr, { kind: K }>;

/** An identifier on its own: a primitive becomes a function. */
export function lowerIdent(l: Lowering, e: Of<"ident">): Core {
  const core = lowerAccess(l, e.at, accessOf(l, e));
  if (core.kind === "lam") partOf(l, e, core.body);
  return core;
}

export function lowerAccess(l: Lowering, at: Span, access: Access, written = true): Core {
  if (access.kind === "var") return variable(l, at, access.name, written);
  if (access.kind === "position") return lowerPosition(l, at, access.what);
  if (access.kind === "lazy") return node(l, "force", at, { value: variable(l, at, access.name, false) }, false);
  const params = Array.from({ length: arityOf(access) }, (_, i) => fresh(l, `x${i}`));
  const args = params.map((name) => variable(l, at, name, false));
  return node(l, "lam", at, { params, body: direct(l, at, access, args) }, written);
}

/** A primitive applied to all its operands, and what it gives to the rest. */
export function lowerDirect(l: Lowering, at: Span, access: Access & { kind: "prim" }, args: readonly Core[]): Core {
  const result = direct(l, at, access, args.slice(0, access.arity));
  return args.length === access.arity ? result : node(l, "app", at, { fn: result, args: args.slice(access.arity) });
}

export function lowerApply(l: Lowering, e: Of<"apply">): Core {
  if (e.binding) return call(l, e.at, l.lower(e.fn), e.args.map(l.lower)); // left to right, as core has it
  const known = l.facts.applications.get(e);
  const fn = known?.fn ?? e.fn;
  if (known?.slots.some((slot) => slot.kind === "omitted")) return lowerOmitting(l, e.at, known);
  const operands = known?.slots.map((slot) => lowerSlot(l, e.at, slot)) ?? e.args.map((arg) => l.lower(arg));
  const access = fn.kind === "ident" && !l.facts.holes.has(fn) ? accessOf(l, fn) : undefined;
  const isCode = access?.kind === "prim" || access?.kind === "special";
  if (!isCode || operands.length < arityOf(access))
    return rightToLeft(l, e.at, [l.lower(fn), ...operands], ([first, ...args]) => call(l, e.at, first, args));
  if (access.kind === "special" && (access.what === "and" || access.what === "or"))
    return lowerLogic(l, e.at, access.what, operands);
  if (access.kind === "special" && access.what === "pipe") return lowerPipe(l, e.at, operands);
  return rightToLeft(l, e.at, operands, (args) => {
    const arity = arityOf(access);
    const result = direct(l, e.at, access, args.slice(0, arity));
    return args.length === arity ? result : node(l, "app", e.at, { fn: result, args: args.slice(arity) });
  });
}

/** x |> f is the application f x, also in its order of evaluation. */
function lowerPipe(l: Lowering, at: Span, [x, f, ...rest]: readonly Core[]): Core {
  if (x === undefined || f === undefined) throw new Error("|> has two operands");
  return rightToLeft(l, at, [f, x, ...rest], ([fn, ...args]) => call(l, at, fn, args));
}

/** The right operand of && and || is evaluated only when it is needed. */
function lowerLogic(l: Lowering, at: Span, what: "and" | "or", [left, right]: readonly Core[]): Core {
  if (left === undefined || right === undefined) throw new Error("&& and || have two operands");
  return logic(l, at, what, left, right);
}

function logic(l: Lowering, at: Span, what: "and" | "or", left: Core, right: Core): Core {
  const known = lit(l, at, { kind: "bool", value: what === "or" }, false);
  const [yes, no] = what === "and" ? [right, known] : [known, right];
  return node(l, "if", at, { cond: left, yes, no });
}

/** What is no value of its own but code, to be written where it is applied. */
type Code = Extract<Access, { kind: "prim" | "special" }>;

function arityOf(access: Code): number {
  if (access.kind === "prim") return access.arity;
  return access.what === "raise" || access.what === "force" ? 1 : 2;
}

function direct(l: Lowering, at: Span, access: Code, args: readonly Core[]): Core {
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
  if (!op.startsWith("any.") || op === "any.same" || op === "any.cast" || op === "any.hash") return op;
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

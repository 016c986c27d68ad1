// The order of evaluation. Core evaluates operands left to right, OCaml right to left; lowering
// therefore bound some of them first, and where such bindings put back in place mean the same,
// they are put back. Where core's own order matters, operands are bound in that order.

import { absurd } from "../../../basis/absurd.js";
import { nth } from "../../../basis/known.js";
import { type Expr, type Name, shownName, tupleWidth } from "../../../core/expr.js";
import { PRIMITIVES } from "../../../core/primitive.js";
import type { CoreOf } from "./lifting.js";
import { freshName, mentionedIn, type Naming } from "./naming.js";

export type Operation = CoreOf<"app" | "make" | "chain" | "prim">;

/** The operation with its operands in an order of which OCaml's is no different, or lets around such a one. */
export function inOrder(n: Naming, e: Operation): Expr {
  const operands = operandsOf(e);
  const active = operands.flatMap((operand, i) => (isInert(n, operand) ? [] : [i]));
  const bound = active.slice(0, -1).map((i) => ({ i, name: freshName(n, "arg") }));
  const node = { id: e.id, at: e.at, written: false };
  const named = operands.map((operand, i): Expr => {
    const name = bound.find((b) => b.i === i)?.name;
    return name === undefined ? operand : { kind: "var", ...node, name };
  });
  return bound.reduceRight<Expr>(
    (body, { i, name }) => {
      const operand = nth(operands, i);
      return { kind: "let", ...node, name, bound: operand, body };
    },
    bound.length === 0 ? e : withOperands(e, named),
  );
}

type Arg = { readonly name: Name; readonly bound: Expr };

/** What lowering made `let arg = e2 in f e1 arg` of: f e1 e2, to be evaluated in OCaml's order. */
export function putBack(n: Naming, e: CoreOf<"let">): Operation | undefined {
  const args: Arg[] = [];
  let body: Expr = e;
  for (; body.kind === "let" && isArg(body); body = body.body) args.push(body);
  if (args.length === 0 || !isOperation(body)) return undefined;
  const operands = operandsOf(body);
  const places = args.map(({ name }) => operands.findIndex((operand) => slotName(body, operand) === name));
  const fits = args.every((arg, i) => isUsedOnce(n, arg.name, operands, args.slice(i + 1)));
  return fits && isRightToLeft(n, operands, places) ? withArgs(body, operands, args) : undefined;
}

function isArg(e: CoreOf<"let">): boolean {
  return !e.written && shownName(e.name) === "arg";
}

function isUsedOnce(n: Naming, name: Name, operands: readonly Expr[], later: readonly Arg[]): boolean {
  const uses = operands.filter((operand) => mentionedIn(n, operand).has(name));
  return uses.length === 1 && !later.some(({ bound }) => mentionedIn(n, bound).has(name));
}

/** The first that is bound belongs furthest to the right, and what is not bound left of them all. */
function isRightToLeft(n: Naming, operands: readonly Expr[], places: readonly number[]): boolean {
  const unbound = operands.flatMap((operand, i) => (places.includes(i) || isInert(n, operand) ? [] : [i]));
  const order = [...places, ...unbound];
  return unbound.length <= 1 && order.every((place, i) => place >= 0 && (i === 0 || place < nth(order, i - 1)));
}

function withArgs(e: Operation, operands: readonly Expr[], args: readonly Arg[]): Operation {
  const bounds = new Map(args.map(({ name, bound }) => [name, bound]));
  const filled = operands.map((operand): Expr => {
    const name = slotName(e, operand);
    const bound = name === undefined ? undefined : bounds.get(name);
    if (bound === undefined) return operand;
    return operand.kind === "prim" ? { ...operand, args: [bound] } : bound;
  });
  return withOperands(e, filled);
}

/** The variable that an operand is; in a record also one that becomes a mutable field. */
function slotName(e: Operation, operand: Expr): Name | undefined {
  const [content] = e.kind === "make" && operand.kind === "prim" && operand.op === "cell.new" ? operand.args : [];
  const inside = content ?? operand;
  return inside.kind === "var" ? inside.name : undefined;
}

export function isOperation(e: Expr): e is Operation {
  return e.kind === "app" || e.kind === "make" || e.kind === "chain" || e.kind === "prim";
}

function operandsOf(e: Operation): readonly Expr[] {
  switch (e.kind) {
    case "app":
      return [e.fn, ...e.args];
    case "make":
    case "prim":
      return e.args;
    case "chain":
      return [...e.items, e.last];
    default:
      return absurd(e);
  }
}

function withOperands(e: Operation, operands: readonly Expr[]): Operation {
  const [first, ...rest] = operands;
  const last = operands.at(-1);
  switch (e.kind) {
    case "app":
      return { ...e, fn: first ?? e.fn, args: rest };
    case "make":
    case "prim":
      return { ...e, args: operands };
    case "chain":
      return { ...e, items: operands.slice(0, -1), last: last ?? e.last };
    default:
      return absurd(e);
  }
}

const known = new WeakMap<Expr, boolean>(); // deep expressions are asked at every level

/** Whether evaluating it earlier or later makes no difference to anything. */
export function isInert(n: Naming, e: Expr): boolean {
  const inert = known.get(e) ?? findInert(n, e);
  known.set(e, inert);
  return inert;
}

function findInert(n: Naming, e: Expr): boolean {
  const inert = (part: Expr): boolean => isInert(n, part);
  switch (e.kind) {
    case "lit":
    case "var":
    case "lam":
    case "delay":
      return true;
    case "make":
      return e.args.every(inert);
    case "chain":
      return e.items.every(inert) && inert(e.last);
    case "prim":
      return isPure(e) && e.args.every(inert);
    case "match":
      return inert(e.on) && isProjection(n, e);
    default:
      return false;
  }
}

const STATEFUL: ReadonlySet<string> = new Set(["cell", "array", "out", "sys", "lazy", "any"]);

function isPure(e: CoreOf<"prim">): boolean {
  const { op } = e;
  if (op === "cell.new" || op === "array.of" || op === "any.same" || op === "any.cast") return true;
  const [, divisor] = e.args;
  if (op === "i63.div" || op === "i63.mod") return divisor?.kind === "lit" && divisor.value.value !== 0n;
  return !STATEFUL.has(op.slice(0, op.indexOf("."))) && PRIMITIVES.get(op)?.fault === undefined;
}

/** A part of a tuple or a record that cannot change. */
function isProjection(n: Naming, e: CoreOf<"match">): boolean {
  const [arm, ...others] = e.arms;
  if (arm === undefined || others.length > 0 || arm.guard !== undefined || arm.body.kind !== "var") return false;
  const { pattern } = arm;
  if (pattern.kind !== "ctor" || pattern.args.some(({ kind }) => kind !== "any" && kind !== "bind")) return false;
  return tupleWidth(pattern.ctor) !== undefined || n.vocabulary.ctor(pattern.ctor).fields !== undefined;
}

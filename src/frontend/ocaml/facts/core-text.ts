// Core programs written so that two have the same text if they are the same up to names, places, which of the primitives
// for comparison they use, and how the order of evaluation came about: what is evaluated before what is the same.
import { lookUp } from "../../../basis/known.js";
import { type Expr, makeName, type Name } from "../../../core/expr.js";
import { programFingerprint } from "../../../core/fingerprint.js";
import { UNNUMBERED } from "../../../core/ids.js";
import { PRIMITIVES, type PrimName } from "../../../core/primitive.js";
import { boundIn, type Def, type Program } from "../../../core/program.js";
import { children, mapChildren, visit } from "../../../core/traverse.js";
import { isStandIn, operandsOf, withOperands } from "./operands.js";

/** Of all definitions that users wrote. */
export function definitionsText(program: Program, file: string): string {
  return programFingerprint({ ...normalised(program), data: [], exceptions: [], types: new Map() }, [], file);
}

function normalised(program: Program): Program {
  let serial = -1;
  const fresh = (): Name => makeName("operand", serial--); // no lowering counts below zero
  const normal = (bound: Expr): Expr => plain(ordered(bound, fresh));
  const defs = program.defs.map((def): Def => {
    if (!boundIn(def).some(hasWritten)) return def;
    if (def.kind === "one") return { ...def, bound: normal(def.bound) };
    return { ...def, bindings: def.bindings.map((b) => ({ ...b, bound: normal(b.bound) })) };
  });
  return { ...program, defs };
}

export function hasWritten(bound: Expr): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||= e.written;
    return !found;
  });
  return found;
}

type Let = Extract<Expr, { kind: "let" }>;

/** Every operand that does something is bound before its operation, in the order in which they are evaluated. */
function ordered(e: Expr, fresh: () => Name): Expr {
  const lets: Let[] = [];
  let last = e;
  for (; last.kind === "let" && !last.written; last = last.body) lets.push(last);
  const isOperand = ({ name }: Let): boolean => operandsOf(last).some((part) => isStandIn(part) && part.name === name);
  const first = lets.findLastIndex((each) => !isOperand(each)) + 1;
  if (first > 0) {
    const [outer] = lets as [Let];
    return { ...outer, bound: ordered(outer.bound, fresh), body: ordered(outer.body, fresh) };
  }
  const inner = mapChildren(last, (part) => ordered(part, fresh));
  const bound = new Map(lets.map(({ name, bound }) => [name, ordered(bound, fresh)]));
  const operands = operandsOf(inner).map((part) => (isStandIn(part) && bound.get(part.name)) || part);
  const before = [...bound.values(), ...operands.filter((part) => ![...bound.values()].includes(part))];
  const active = before.filter((part) => !isPure(part));
  const names = new Map(active.map((part) => [part, fresh()]));
  const named = withOperands(
    inner,
    operands.map((part) => variable(part, names.get(part))),
  );
  return active.reduceRight<Expr>(
    (body, part) => {
      const name = lookUp(names, part);
      return { kind: "let", id: UNNUMBERED, at: part.at, written: false, name, bound: part, body };
    },
    operands.length === 0 ? inner : named,
  );
}

function variable(e: Expr, name: Name | undefined): Expr {
  return name === undefined ? e : { kind: "var", id: UNNUMBERED, at: e.at, written: false, name };
}

const COMPARISON = /^\w+\.(eq|ne|lt|le|gt|ge|compare)$/;

/** Which comparison it is depends on what is known of the type; who wrote it matters to nobody. */
function plain(e: Expr): Expr {
  const inner = { ...mapChildren(e, plain), written: true };
  if (inner.kind !== "prim" || !COMPARISON.test(inner.op)) return inner;
  return { ...inner, op: inner.op.replace(/^\w+/, "any") as PrimName };
}

function isPurePrimitive(op: PrimName): boolean {
  if (COMPARISON.test(op)) return true; // which one it is may differ, and with it whether it can fail
  return !/^(cell|array|out|sys|lazy)\./.test(op) && PRIMITIVES.get(op)?.fault === undefined;
}

/** Whether it makes no difference when it is evaluated. */
function isPure(e: Expr): boolean {
  switch (e.kind) {
    case "lit":
    case "var":
    case "lam":
    case "delay":
      return true;
    case "make":
    case "chain":
    case "if":
      return children(e).every(isPure);
    case "prim":
      return isPurePrimitive(e.op) && e.args.every(isPure);
    case "let":
      return isPure(e.bound) && isPure(e.body);
    default:
      return false;
  }
}

// Core programs written so that two have the same text if they are the same up to names, places, which of the primitives
// for comparison they use, and how the order of evaluation came about: what is evaluated before what is the same.
import { type Expr, makeName, type Name } from "../../src/core/expr.js";
import { functionFingerprint } from "../../src/core/fingerprint.js";
import { PRIMITIVES, type PrimName } from "../../src/core/primitive.js";
import type { Def, Program } from "../../src/core/program.js";
import { children, mapChildren } from "../../src/core/traverse.js";

/** Of one function and all that it uses of the file. */
export function coreText(program: Program, name: Name, file: string): string {
  let serial = 1_000_000_000;
  const fresh = (): Name => makeName("operand", serial++);
  const defs = program.defs.map((def): Def => {
    const normal = (bound: Expr): Expr => plain(ordered(bound, fresh));
    if (def.kind === "one") return { ...def, bound: normal(def.bound) };
    return { ...def, bindings: def.bindings.map((b) => ({ ...b, bound: normal(b.bound) })) };
  });
  return functionFingerprint({ ...program, defs }, name, file);
}

type Let = Extract<Expr, { kind: "let" }>;

/** Every operand that does something is bound before its operation, in the order in which they are evaluated. */
function ordered(e: Expr, fresh: () => Name): Expr {
  const lets: Let[] = [];
  let last = e;
  for (; last.kind === "let" && !last.written; last = last.body) lets.push(last);
  const isOperand = ({ name }: Let): boolean => operandsOf(last).some((part) => isVar(part, name));
  const first = lets.findLastIndex((each) => !isOperand(each)) + 1;
  if (first > 0) {
    const [outer] = lets as [Let];
    return { ...outer, bound: ordered(outer.bound, fresh), body: ordered(outer.body, fresh) };
  }
  const inner = mapChildren(last, (part) => ordered(part, fresh));
  const bound = new Map(lets.map(({ name, bound }) => [name, ordered(bound, fresh)]));
  const operands = operandsOf(inner).map((part) => (part.kind === "var" && bound.get(part.name)) || part);
  const before = [...bound.values(), ...operands.filter((part) => ![...bound.values()].includes(part))];
  const active = before.filter((part) => !isPure(part));
  const names = new Map(active.map((part) => [part, fresh()]));
  const named = withOperands(inner, operands.map((part) => variable(part, names.get(part))));
  return active.reduceRight<Expr>((body, part) => {
    const name = names.get(part) as Name;
    return { kind: "let", id: 0, at: part.at, written: false, name, bound: part, body };
  }, operands.length === 0 ? inner : named);
}

function isVar(e: Expr, name: Name): boolean {
  return e.kind === "var" && e.name === name;
}

function variable(e: Expr, name: Name | undefined): Expr {
  return name === undefined ? e : { kind: "var", id: 0, at: e.at, written: false, name };
}

function operandsOf(e: Expr): readonly Expr[] {
  if (e.kind !== "app" && e.kind !== "make" && e.kind !== "prim" && e.kind !== "chain") return [];
  return children(e).map((part) => contentOf(part) ?? part);
}

function contentOf(part: Expr): Expr | undefined {
  return part.kind === "prim" && part.op === "cell.new" && !part.written ? part.args[0] : undefined;
}

function withOperands(e: Expr, operands: readonly Expr[]): Expr {
  let next = 0;
  return mapChildren(e, (part) => {
    const operand = operands[next++] ?? part;
    return contentOf(part) !== undefined && part.kind === "prim" ? { ...part, args: [operand] } : operand;
  });
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

// Facts about expressions that the generator needs before it writes them. Nested functions
// are separate: a fact about a body is about the code that runs in one frame.
import type { App, Arm, Expr, Lam, Name } from "../../core/expr.js";
import type { Def } from "../../core/program.js";
import { children, visit } from "../../core/traverse.js";

export type FrameFacts = {
  /** Some call leaves the frame waiting, so the frame counts towards the depth. */
  readonly waits: boolean;
  readonly tailCalls: readonly App[];
};

/** What is in tail position and what is not. */
export function frameFacts(body: Expr): FrameFacts {
  const tailCalls: App[] = [];
  let waits = false;
  const pending: { readonly e: Expr; readonly tail: boolean }[] = [{ e: body, tail: true }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { e, tail } = next;
    if (e.kind === "lam" || e.kind === "delay") continue;
    if (e.kind === "app" && tail) tailCalls.push(e);
    if (e.kind === "force" || (e.kind === "app" && !tail)) waits = true;
    const tails = tail ? tailChildren(e) : [];
    for (const child of children(e)) pending.push({ e: child, tail: tails.includes(child) });
  }
  return { waits, tailCalls };
}

/** The children whose value is the value of a node in tail position. */
function tailChildren(e: Expr): readonly Expr[] {
  switch (e.kind) {
    case "let":
    case "letrec":
      return [e.body];
    case "if":
      return [e.yes, e.no];
    case "match":
    case "try":
      return e.arms.map((arm: Arm) => arm.body);
    case "seq":
      return e.items.slice(-1);
    case "choose":
      return e.options;
    default:
      return [];
  }
}

/** Names mentioned inside functions and delayed bodies made by this expression. */
export function capturedNames(e: Expr): ReadonlySet<Name> {
  const captured = new Set<Name>();
  visit(e, (node) => {
    if (node.kind !== "lam" && node.kind !== "delay") return true;
    visit(node.body, (inner) => {
      if (inner.kind === "var") captured.add(inner.name);
    });
    return false;
  });
  return captured;
}

/** Names bound to a function, and whether each is only ever called with all its arguments. */
export type Known = { readonly lam: Lam; escapes: boolean };

export function knownFunctions(defs: readonly Def[]): ReadonlyMap<Name, Known> {
  const known = new Map<Name, Known>();
  const learn = (name: Name, bound: Expr, escapes: boolean): void => {
    if (bound.kind === "lam") known.set(name, { lam: bound, escapes });
  };
  for (const { name, bound } of defs.flatMap(bindingsOf)) {
    learn(name, bound, true);
    visit(bound, (e) => {
      if (e.kind === "let") learn(e.name, e.bound, false);
      if (e.kind === "letrec") for (const b of e.bindings) learn(b.name, b.bound, false);
    });
  }
  for (const { bound } of defs.flatMap(bindingsOf)) noteEscapes(bound, known);
  return known;
}

export function bindingsOf(def: Def): readonly { readonly name: Name; readonly bound: Expr }[] {
  return def.kind === "one" ? [def] : def.bindings;
}

function noteEscapes(e: Expr, known: ReadonlyMap<Name, Known>): void {
  const called = new Set<Expr>();
  visit(e, (node) => {
    if (node.kind === "app" && node.fn.kind === "var") {
      const arity = known.get(node.fn.name)?.lam.params.length ?? Number.POSITIVE_INFINITY;
      if (node.args.length === arity) called.add(node.fn);
    }
    const entry = node.kind === "var" && !called.has(node) ? known.get(node.name) : undefined;
    if (entry !== undefined) entry.escapes = true;
  });
}

/** Whether writing the expression takes statements; remembered per node. */
export function statementsTest(isConstant: (e: Expr) => boolean): (e: Expr) => boolean {
  const known = new WeakMap<Expr, boolean>();
  const test = (e: Expr): boolean => {
    if (e.kind === "lit" || e.kind === "var" || e.kind === "lam" || e.kind === "delay") return false;
    if (ALWAYS.has(e.kind)) return true;
    const answer = known.get(e) ?? (!isConstant(e) && children(e).some(test));
    known.set(e, answer);
    return answer;
  };
  return test;
}

const ALWAYS: ReadonlySet<Expr["kind"]> = new Set(["let", "letrec", "match", "try", "seq", "choose"]);

// For comprehensions, written out with map, flatMap, withFilter and foreach. Nobody wrote those calls and their functions.
import type { Span } from "../../../core/span.js";
import { madeAt } from "../made.js";
import type { Case, Expr, ForStep, Pattern } from "../syntax.js";

type For = Expr & { readonly kind: "for" };
type Generate = ForStep & { readonly kind: "generate" };

export function withoutFor(e: For): Expr {
  const [first, ...rest] = e.steps;
  if (first?.kind !== "generate") throw new Error("a for comprehension begins with a generator");
  return generated(e, checked(first), rest, 0);
}

/** Elements that a pattern does not fit are left out. */
function checked(step: Generate): Generate {
  if (isIrrefutable(step.pattern)) return step;
  const { pattern } = step;
  const at = madeAt(step.at);
  const yes: Case = { pattern: pattern, guard: undefined, body: truth(at, true), at };
  const no: Case = { pattern: { kind: "any", at }, guard: undefined, body: truth(at, false), at };
  return { ...step, from: call(step.from, "withFilter", { kind: "cases", at, cases: [yes, no] }, at) };
}

function truth(at: Span, value: boolean): Expr {
  return { kind: "constant", at, value: { kind: "boolean", value } };
}

function isIrrefutable(p: Pattern): boolean {
  if (p.kind === "tuple") return p.items.every(isIrrefutable);
  if (p.kind === "bind") return isIrrefutable(p.inner);
  return p.kind === "var" || p.kind === "any" || p.kind === "typed";
}

function generated(e: For, step: Generate, rest: readonly ForStep[], serial: number): Expr {
  const [next, ...more] = rest;
  const at = madeAt(step.at);
  if (next === undefined) return call(step.from, e.yields ? "map" : "foreach", fn(step.pattern, e.body, at), at);
  if (next.kind === "generate") {
    const inner = generated(e, checked(next), more, serial);
    return call(step.from, e.yields ? "flatMap" : "foreach", fn(step.pattern, inner, at), at);
  }
  if (next.kind === "filter") {
    const test = madeAt(next.at);
    const from = call(step.from, "withFilter", fn(step.pattern, next.cond, test), test);
    return generated(e, { ...step, from }, more, serial);
  }
  return generated(e, defined(step, next, serial), more, serial + 1);
}

/** p <- e; q = v is (p, q) <- e.map { p => val q = v; (p, q) }, with names for what the patterns match. */
function defined(step: Generate, next: ForStep & { kind: "define" }, serial: number): Generate {
  const at = madeAt(next.at);
  const [first, second] = [`for$${serial}a`, `for$${serial}b`];
  const name = (text: string, inner: Pattern): Pattern =>
    inner.kind === "any" ? { kind: "var", at, name: text } : { kind: "bind", at, name: { name: text, at }, inner };
  const ident = (text: string): Expr => ({ kind: "ident", at: madeAt({ ...at, start: at.end }), name: text });
  const body: Expr = {
    kind: "block",
    at,
    stats: [
      {
        kind: "val",
        at,
        annotations: [],
        modifiers: [],
        patterns: [{ kind: "var", at, name: second }],
        type: undefined,
        value: next.value,
      },
      ...(isIrrefutable(next.pattern)
        ? []
        : [
            {
              kind: "val" as const,
              at,
              annotations: [],
              modifiers: [],
              patterns: [next.pattern],
              type: undefined,
              value: ident(second),
            },
          ]),
    ],
    result: { kind: "tuple", at, items: [ident(first), ident(second)], isWrapped: true },
  };
  const from = call(step.from, "map", fn(name(first, step.pattern), body, at), at);
  return { ...step, pattern: { kind: "tuple", at, items: [step.pattern, next.pattern] }, from };
}

function fn(p: Pattern, body: Expr, at: Span): Expr {
  if (p.kind === "var")
    return { kind: "fun", at, params: [{ name: { name: p.name, at: p.at }, type: undefined, at: p.at }], body };
  if (p.kind === "any") return { kind: "fun", at, params: [{ name: undefined, type: undefined, at: p.at }], body };
  return { kind: "cases", at, cases: [{ pattern: p, guard: undefined, body, at }] };
}

function call(from: Expr, name: string, arg: Expr, at: Span): Expr {
  const select: Expr = { kind: "select", at: from.at, from, name: { name, at: from.at } };
  return { kind: "apply", at, fn: select, args: [{ name: undefined, value: arg, spread: false, at: arg.at }] };
}

// Loops and suspensions, which lowering writes out: recognised by their shape and by names that nobody wrote.
import { type Expr as Core, type Name, shownName } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import type { Expr } from "../syntax.js";
import { type CoreOf, isUnit, isVar, type Lifting } from "./lifting.js";
import { bindNames, mentionedIn } from "./naming.js";
import { binder } from "./pattern.js";

const at = NOWHERE;

/** let rec loop () = if cond then (body; loop ()) else () in loop () */
export function liftWhile(l: Lifting, e: CoreOf<"letrec">): Expr | undefined {
  const [binding, ...others] = e.bindings;
  if (e.written || binding === undefined || others.length > 0 || shownName(binding.name) !== "while") return undefined;
  const { name, bound } = binding;
  if (bound.kind !== "lam" || bound.body.kind !== "if" || !isUnit(bound.body.no)) return undefined;
  const { cond, yes } = bound.body;
  const [body, again, ...more] = yes.kind === "seq" ? yes.items : [];
  if (body === undefined || more.length > 0 || ![again, e.body].every((call) => isCall(call, name))) return undefined;
  if ([cond, body].some((part) => mentionedIn(l, part).has(name))) return undefined;
  return { kind: "while", at, cond: l.lift(cond), body: l.lift(body) };
}

function isCall(e: Core | undefined, fn: Name): e is CoreOf<"app"> {
  return e?.kind === "app" && isVar(e.fn, fn) && e.args.length === 1;
}

type For = {
  readonly low: CoreOf<"let">;
  readonly high: CoreOf<"let">;
  readonly index: Name;
  readonly body: Core;
  readonly down: boolean;
};

export function liftFor(l: Lifting, e: CoreOf<"let">): Expr | undefined {
  const found = forOf(e);
  if (found === undefined) return undefined;
  const { low, high, index, body, down } = found;
  if ([low.name, high.name].some((name) => mentionedIn(l, body).has(name))) return undefined;
  bindNames(l, [index], [body]);
  const range = { low: l.lift(low.bound), high: l.lift(high.bound), down };
  return { kind: "for", at, index: binder(l, index), ...range, body: l.lift(body) };
}

/** let low, high in let rec loop i = body; if i = high then () else loop (i + 1) in if low <= high then loop low else () */
function forOf(low: CoreOf<"let">): For | undefined {
  const high = low.body;
  if (low.written || shownName(low.name) !== "low" || high.kind !== "let" || high.written) return undefined;
  const loop = high.body.kind === "letrec" && !high.body.written ? high.body : undefined;
  const [binding, ...others] = loop?.bindings ?? [];
  if (loop === undefined || binding?.bound.kind !== "lam" || others.length > 0) return undefined;
  if (shownName(binding.name) !== "for") return undefined;
  const [index, ...params] = binding.bound.params;
  const [body, next, ...more] = binding.bound.body.kind === "seq" ? binding.bound.body.items : [];
  if (index === undefined || body === undefined || params.length > 0 || more.length > 0) return undefined;
  const step = next?.kind === "if" && isUnit(next.yes) && isCall(next.no, binding.name) ? next.no.args[0] : undefined;
  const start = loop.body.kind === "if" && isUnit(loop.body.no) ? loop.body.yes : undefined;
  if (step?.kind !== "prim" || !isVar(step.args[0], index)) return undefined;
  if (!isCall(start, binding.name) || !isVar(start.args[0], low.name)) return undefined;
  return { low, high, index, body, down: step.op === "i63.sub" };
}

/** A value is suspended and forced at once: let lazy = delay e in (force lazy; lazy) */
export function liftForced(l: Lifting, e: CoreOf<"let">): Expr | undefined {
  if (e.written || e.bound.kind !== "delay" || e.body.kind !== "seq") return undefined;
  const [force, value, ...more] = e.body.items;
  if (force?.kind !== "force" || more.length > 0) return undefined;
  if (!isVar(force.value, e.name) || !isVar(value, e.name)) return undefined;
  const body = l.lift(e.bound.body);
  return isValue(body) ? { kind: "lazy", at, body } : undefined;
}

/** What OCaml makes no suspension of. */
export function isValue(e: Expr): boolean {
  const constant = e.kind === "construct" && e.arg === undefined;
  return constant || e.kind === "constant" || e.kind === "ident" || e.kind === "fun" || e.kind === "function";
}

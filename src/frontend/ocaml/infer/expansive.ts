// The value restriction: which expressions certainly make no new cell, so that their type may be generalised.

import type { Case, Expr } from "../syntax.js";
import type { Context } from "./context.js";

export function isNonexpansive(ctx: Context, e: Expr): boolean {
  const go = (inner: Expr): boolean => isNonexpansive(ctx, inner);
  switch (e.kind) {
    case "constant":
    case "ident":
    case "fun":
    case "function":
    case "assert":
      return e.kind !== "assert" || isAssertFalse(e);
    case "let":
      return e.bindings.every((binding) => go(binding.bound)) && go(e.body);
    case "tuple":
    case "list":
      return e.items.every(go);
    case "construct":
      return e.arg === undefined || go(e.arg);
    case "array":
      return e.items.length === 0;
    case "record":
      return (
        (e.base === undefined || go(e.base)) &&
        e.fields.every((item) => go(item.value) && ctx.facts.fields.get(item)?.mutable !== true)
      );
    case "field":
      return go(e.record);
    case "if":
      return go(e.yes) && (e.no === undefined || go(e.no));
    case "match":
      return go(e.on) && e.cases.every((c) => isNonexpansiveCase(ctx, c));
    case "sequence":
      return e.items.slice(-1).every(go);
    case "typed":
    case "coerce":
      return go(e.value);
    case "newtype":
    case "lazy":
    case "open":
      return go(e.body);
    case "let-item":
      return e.item.kind === "open" && e.item.module.kind === "path" && go(e.body);
    case "pack":
      return e.module.kind === "path";
    case "apply":
      return (isRaise(ctx, e) || isAbstraction(ctx, e)) && [e.fn, ...e.args].every(go);
    case "labelled":
      return go(e.value);
    case "lacking":
      return true;
    default:
      return false;
  }
}

/** A handler makes the whole match a computation. */
function isNonexpansiveCase(ctx: Context, c: Case): boolean {
  if (c.pattern.kind === "exception") return false;
  return isNonexpansive(ctx, c.body) && (c.guard === undefined || isNonexpansive(ctx, c.guard));
}

function isAssertFalse(e: Expr & { kind: "assert" }): boolean {
  return e.cond.kind === "construct" && e.cond.ctor.name === "false";
}

/** Without its first argument, an application is a function that waits for it. */
function isAbstraction(ctx: Context, e: Expr & { kind: "apply" }): boolean {
  return ctx.facts.applications.get(e)?.slots[0]?.kind === "omitted";
}

function isRaise(ctx: Context, e: Expr & { kind: "apply" }): boolean {
  const access = ctx.facts.idents.get(e.fn)?.info.access;
  return access?.kind === "special" && access.what === "raise";
}

// The likely slip behind an error: small changes of the expression are tried from the types as they were before
// it was checked. One that leaves nothing wrong is what the hint says, and inference goes on as if it had been
// written, so that its consequences are not reported too.
import type { Diagnostic } from "../../../../report/diagnostic.js";
import type { Expr } from "../../syntax.js";
import { type Adviser, type Context, expect, newFacts } from "../context.js";
import type { Scope } from "../entities.js";
import { type Ty, tryingInstead } from "../ty.js";
import { changeAsEdit, enclosed } from "./change-text.js";
import { changesOf } from "./changes.js";

/** Changes of a whole program that are tried: a text that is no program at all must not take long. */
const TRIES_MAX = 400;

/** One for each program: it knows what it has advised on. */
export function newAdviser(): Adviser {
  const advised = new Set<Diagnostic>();
  let tries = 0;
  return (ctx, scope, e, expected, before) => {
    const errors = ctx.errors.slice(before.errors);
    const nearest = errors.find((error) => isNear(e, error));
    if (nearest === undefined || errors.some((error) => advised.has(error))) return;
    for (const { instead, hint, encloses } of changesOf(scope, e, errors)) {
      if (tries++ >= TRIES_MAX) return;
      if (!tryingInstead(before.changes, () => fits(ctx, scope, instead, expected))) continue;
      const { change: _other, ...error } = nearest;
      const text = ctx.texts.get(e.at.file);
      const change = encloses === undefined ? changeAsEdit(text, e, instead) : enclosed(text, encloses);
      const better = { ...error, hint: hint(), ...(change && { change }) };
      ctx.errors.splice(before.errors, errors.length, better);
      advised.add(better);
      return;
    }
  };
}

/** Where the error is in the expression itself or in a part of it: what is further inside was looked at there. */
function isNear(e: Expr, { at }: Diagnostic): boolean {
  return [e, ...partsOf(e)].some((part) => part.at.start === at.start && part.at.end === at.end);
}

function partsOf(e: Expr): readonly { readonly at: Expr["at"] }[] {
  switch (e.kind) {
    case "apply":
      return [e.fn, ...e.args.map((arg) => (arg.kind === "labelled" ? arg.value : arg)).flatMap(withItems)];
    case "construct":
      return e.arg === undefined ? [] : [e.arg, ...(e.arg.kind === "tuple" ? e.arg.items : []).flatMap(withItems)];
    case "tuple":
    case "list":
    case "array":
    case "sequence":
      return e.items;
    case "record":
      return e.fields.flatMap(({ value }) => [value, ...partsOf(value)]);
    case "match":
    case "try":
    case "function":
      return e.cases.flatMap((c) => [c.pattern, ...innerPatterns(c.body)]);
    default:
      return [];
  }
}

/** The type of a list is told where its items are. */
function withItems(e: Expr): readonly Expr[] {
  return e.kind === "list" ? [e, ...e.items] : [e];
}

function innerPatterns(e: Expr): readonly { readonly at: Expr["at"] }[] {
  return e.kind === "match" || e.kind === "try" || e.kind === "function" ? partsOf(e) : [];
}

function fits(ctx: Context, scope: Scope, e: Expr, expected: Ty): boolean {
  const trial: Context = {
    ...ctx,
    adviser: undefined,
    facts: newFacts(),
    errors: [],
    data: [],
    exceptions: [],
    tags: new Map(ctx.tags),
    tagPatterns: new Map(ctx.tagPatterns),
    typeVars: new Map(ctx.typeVars),
    decided: new Map(ctx.decided),
  };
  expect(trial, scope, e, expected);
  ctx.serial = trial.serial;
  return trial.errors.length === 0;
}

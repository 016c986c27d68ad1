// [a; b] and [a; b] as a pattern, where `::` and `[]` are constructors of a type of one's own.
import type { Span } from "../../../core/span.js";
import type { Expr, Path, Pattern } from "../syntax.js";
import { chooseCtor } from "./choose.js";
import type { Context } from "./context.js";
import type { Scope } from "./entities.js";
import type { Ty } from "./ty.js";

/** The list written out, or undefined where it is one of OCaml's own. */
export function ownList(
  ctx: Context,
  scope: Scope,
  e: Extract<Expr, { kind: "list" }>,
  expected: Ty,
): Expr | undefined {
  if (!isOwn(ctx, scope, e.at, expected)) return undefined;
  const { at } = e;
  const written = e.items.reduceRight<Expr>(
    (tail, head) => ({ kind: "construct", at, ctor: path("::", at), arg: { kind: "tuple", at, items: [head, tail] } }),
    { kind: "construct", at, ctor: path("[]", at), arg: undefined },
  );
  ctx.facts.ownLists.set(e, written);
  return written;
}

export function ownListPattern(
  ctx: Context,
  scope: Scope,
  pattern: Extract<Pattern, { kind: "list" }>,
  expected: Ty,
): Pattern | undefined {
  if (!isOwn(ctx, scope, pattern.at, expected)) return undefined;
  const { at } = pattern;
  const written = pattern.items.reduceRight<Pattern>(
    (tail, head) => ({ kind: "construct", at, ctor: path("::", at), arg: { kind: "tuple", at, items: [head, tail] } }),
    { kind: "construct", at, ctor: path("[]", at), arg: undefined },
  );
  ctx.facts.ownListPatterns.set(pattern, written);
  return written;
}

function isOwn(ctx: Context, scope: Scope, at: Span, expected: Ty): boolean {
  if (!ctx.definesLists) return false;
  const ctor = chooseCtor(ctx, scope, path("::", at), expected);
  return ctor !== undefined && ctor.family !== ctx.builtins.types.list;
}

function path(name: string, at: Span): Path {
  return { modules: [], name, at };
}

// What is new in a change as OCaml text: printed as the tool prints any expression, with the parts that stay as they are
// cut out of the source.
import type { Expr as Core, Name } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { INTEGERS } from "../../../core/primitive-types.js";
import { binders, children } from "../../../core/traverse.js";
import type { Scope } from "../infer/entities.js";
import { findCtors } from "../infer/scope.js";
import { liftAround } from "../lift/expr.js";
import { flat, text } from "../show/layout.js";
import { isOperator } from "../show/operator.js";
import { sourcePiece } from "../show/source.js";
import { subexpressions } from "../subexpressions.js";
import type { Expr } from "../syntax.js";
import { type Knowledge, placeOf, siteOf } from "./knowledge.js";
import { meansTheSame } from "./meaning.js";
import { insideOf, type Snippet, snippetOf } from "./written.js";

/** An expression, some parts of which stand in the source, with their texts. */
export type Anew = { readonly syntax: Expr; readonly standing: ReadonlyMap<Expr, Snippet> };

/** Undefined: it cannot be written in that scope. `isOld` are parts of what is changed, or all of them. */
export function anewIn(k: Knowledge, scope: Scope, e: Core, isOld: (e: Core) => boolean): Anew | undefined {
  const standing = new Map<Expr, Snippet>();
  const syntaxOf = new Map<Core, Expr>();
  const [free, bound] = [new Set<Name>(), new Set<Name>()];
  const pending = [e];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const site = isOld(next) ? siteOf(k, next) : undefined;
    if (site !== undefined || (isOld(next) && next.written)) {
      const part = site?.isWhole ? movable(k, site.whole, scope) : undefined;
      if (part === undefined) return undefined;
      syntaxOf.set(next, part.e);
      standing.set(part.e, part.snippet);
      continue;
    }
    if (next.kind === "var") free.add(next.name);
    if (next.kind === "lit" && !isInRange(next.value)) return undefined;
    for (const name of binders(next)) bound.add(name);
    pending.push(...children(next));
  }
  const vocabulary = k.vocabulary(scope);
  if ([...free].some((name) => !bound.has(name) && vocabulary.value(name) === undefined)) return undefined;
  const syntax = liftAround(vocabulary, e, (part) => syntaxOf.get(part));
  return isPlain(k, scope, syntax, standing) ? { syntax, standing } : undefined;
}

/** A part of the source with its text, where that means the same in another scope. */
export function movable(
  k: Knowledge,
  e: Expr,
  scope: Scope,
): { readonly e: Expr; readonly snippet: Snippet } | undefined {
  const snippet = snippetOf(k.written, e);
  if (snippet === undefined) {
    const inner = insideOf(e);
    return inner && movable(k, inner, scope);
  }
  const from = placeOf(k, e)?.scope;
  return from !== undefined && meansTheSame(e, from, scope) ? { e, snippet } : undefined;
}

export function isInRange(value: Literal): boolean {
  const range = INTEGERS.get(value.kind);
  if (range === undefined || typeof value.value !== "bigint") return true;
  return value.value >= (range.low ?? -(2n ** 62n)) && value.value <= (range.high ?? 2n ** 62n - 1n);
}

/** Nobody writes `Stdlib.( + ) 1 2` by mistake; and `true` may mean something else. */
function isPlain(k: Knowledge, scope: Scope, e: Expr, standing: ReadonlyMap<Expr, Snippet>): boolean {
  if (standing.has(e)) return true;
  if (e.kind === "ident" && isOperator(e.path.name) && e.path.modules.length > 0) return false;
  if (e.kind === "construct" && e.ctor.modules.length === 0 && !isBuiltin(k, scope, e.ctor.name)) return false;
  return subexpressions(e).every((part) => isPlain(k, scope, part, standing));
}

const BUILTIN: Readonly<Record<string, "bool" | "unit" | "list" | "option">> = {
  true: "bool",
  false: "bool",
  "()": "unit",
  "[]": "list",
  "::": "list",
  None: "option",
  Some: "option",
};

function isBuiltin({ ctx }: Knowledge, scope: Scope, name: string): boolean {
  const type = BUILTIN[name];
  return type === undefined || findCtors(scope, name)[0]?.family === ctx.builtins.types[type];
}

export function printed({ syntax, standing }: Anew): Snippet {
  const { doc, level, arms } = sourcePiece(syntax, (e) => {
    const known = standing.get(e);
    return known && { doc: text(known.text), level: known.level, arms: known.arms };
  });
  return standing.get(syntax) ?? { text: flat(doc), level, arms, dangling: isDangling(syntax, standing) };
}

function isDangling(e: Expr, standing: Anew["standing"]): boolean {
  const known = standing.get(e);
  if (known !== undefined) return known.dangling;
  return e.kind === "if" && (e.no === undefined || isDangling(e.no, standing));
}

// What is new in a change as OCaml text: printed as the tool prints any expression, with the parts that stay as they are
// cut out of the source.
import { nth } from "../../../basis/known.js";
import type { Arm, Expr as Core, Name, Pattern } from "../../../core/expr.js";
import type { Literal } from "../../../core/literal.js";
import { extremesOf, INTEGERS } from "../../../core/primitive-types.js";
import type { Span } from "../../../core/span.js";
import { binders, children, patternNames, subpatterns } from "../../../core/traverse.js";
import type { Scope } from "../infer/entities.js";
import { findCtors } from "../infer/scope.js";
import { liftAround, liftCaseAround } from "../lift/expr.js";
import { isOperator } from "../show/operator.js";
import { sourcePiece } from "../show/source.js";
import { subexpressions } from "../subexpressions.js";
import type { Case, Expr } from "../syntax.js";
import { type Knowledge, placeOf, siteOf } from "./knowledge.js";
import { laidOut, newKept, type Room, roomAt } from "./laid-out.js";
import { meansTheSame } from "./meaning.js";
import { insideOf, type Snippet, snippetOf, type Written } from "./written.js";

type Standing = ReadonlyMap<Expr, Snippet>;

/** An expression, some parts of which stand in the source, with their texts. */
export type Anew = { readonly syntax: Expr; readonly standing: Standing };

/** A case of a match, likewise. */
export type AnewCase = { readonly syntax: Case; readonly standing: Standing };

/** A part whose text depends on how the parameter of the whole is called. */
export type Dependent = { readonly of: Core; readonly e: Expr; readonly snippet: (word: string) => Snippet };

/** Undefined: it cannot be written in that scope. `isOld` are parts of what is changed, or all of them. */
export function anewIn(
  k: Knowledge,
  scope: Scope,
  e: Core,
  isOld: (e: Core) => boolean,
  dependent?: Dependent,
): Anew | undefined {
  const parts = partsIn(k, scope, [e], (part) => part !== dependent?.of && isOld(part), [], dependent?.of);
  if (parts === undefined) return undefined;
  const syntax = liftAround(k.vocabulary(scope), e, (part) =>
    part === dependent?.of ? dependent?.e : parts.syntaxOf(part),
  );
  const [param] = syntax.kind === "fun" ? syntax.params : [];
  const own = dependent && param?.kind === "var" ? [[dependent.e, dependent.snippet(param.name)] as const] : [];
  const standing = new Map([...parts.standing, ...own]);
  return isPlain(k, scope, syntax, standing) ? { syntax, standing } : undefined;
}

/** `scope`: of the match. */
export function caseAnewIn(k: Knowledge, scope: Scope, arm: Arm, isOld: (e: Core) => boolean): AnewCase | undefined {
  const { pattern, guard, body } = arm;
  const parts = partsIn(k, scope, guard === undefined ? [body] : [guard, body], isOld, patternNames(pattern));
  if (parts === undefined || !isPatternInRange(pattern)) return undefined;
  const syntax = liftCaseAround(k.vocabulary(scope), arm, parts.syntaxOf);
  const { standing } = parts;
  const isPlainPart = (e: Expr | undefined): boolean => e === undefined || isPlain(k, scope, e, standing);
  return isPlainPart(syntax.guard) && isPlainPart(syntax.body) ? { syntax, standing } : undefined;
}

type Parts = { readonly standing: Standing; readonly syntaxOf: (e: Core) => Expr | undefined };

/** What stays of the source in some expressions. `given`: names that are bound around them; `apart` is not looked at. */
function partsIn(
  k: Knowledge,
  scope: Scope,
  of: readonly Core[],
  isOld: (e: Core) => boolean,
  given: readonly Name[],
  apart?: Core,
): Parts | undefined {
  const [free, bound, old] = [new Set<Name>(), new Set(given), new Set<Core>()];
  const pending = [...of];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === apart) continue;
    if (isOld(next) && (next.written || siteOf(k, next) !== undefined)) {
      old.add(next);
      continue;
    }
    if (next.kind === "var") free.add(next.name);
    if (next.kind === "lit" && !isInRange(next.value)) return undefined;
    for (const name of binders(next)) bound.add(name);
    pending.push(...children(next));
  }
  const vocabulary = k.vocabulary(scope);
  if ([...free].some((name) => !bound.has(name) && !k.couldCall.has(name) && vocabulary.value(name) === undefined))
    return undefined;
  const parts = [...old].map((e) => {
    const site = siteOf(k, e);
    return site?.isWhole ? movable(k, site.whole, scope, bound) : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  const syntaxOf = new Map([...old].map((e, i) => [e, nth(known, i).e]));
  return {
    standing: new Map(known.map(({ e, snippet }) => [e, snippet])),
    syntaxOf: (e) => syntaxOf.get(e),
  };
}

/** A part of the source with its text, where that means the same in another scope; `bound` is bound there besides. */
function movable(
  k: Knowledge,
  e: Expr,
  scope: Scope,
  bound: ReadonlySet<Name>,
): { readonly e: Expr; readonly snippet: Snippet } | undefined {
  const snippet = snippetOf(k.written, e);
  if (snippet === undefined) {
    const inner = insideOf(e);
    return inner && movable(k, inner, scope, bound);
  }
  const from = placeOf(k, e)?.scope;
  return from !== undefined && meansTheSame(e, from, scope, bound) ? { e, snippet } : undefined;
}

function isPatternInRange(pattern: Pattern): boolean {
  if (pattern.kind === "lit") return isInRange(pattern.value);
  return subpatterns(pattern).every(isPatternInRange);
}

export function isInRange(value: Literal): boolean {
  const integers = INTEGERS.get(value.kind);
  const range = integers && extremesOf(integers);
  if (range === undefined || typeof value.value !== "bigint") return true;
  return value.value >= range[0] && value.value <= range[1];
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

/** As it is to stand at a place of the source. */
export function printed(w: Written, anew: Anew, at: Span): Snippet {
  return printedIn(w, anew, roomAt(w.words(at.file), at));
}

export function printedIn(w: Written, { syntax, standing }: Anew, room: Room): Snippet {
  const kept = newKept();
  const { doc, level, arms } = sourcePiece(syntax, (e) => {
    const known = standing.get(e);
    return known && { ...known, doc: kept.doc(known.text, roomAt(w.words(e.at.file), e.at)) };
  });
  const snippet = { level, arms, dangling: isDangling(syntax, standing) };
  return standing.get(syntax) ?? { ...snippet, text: kept.filled(laidOut(doc, room)) };
}

function isDangling(e: Expr, standing: Anew["standing"]): boolean {
  const known = standing.get(e);
  if (known !== undefined) return known.dangling;
  if (e.kind === "if") return e.no === undefined || isDangling(e.no, standing);
  const last = isOpen(e) ? subexpressions(e).at(-1) : undefined;
  return last !== undefined && isDangling(last, standing);
}

/** Whether it reaches as far to the right as its last part does. */
function isOpen({ kind }: Expr): boolean {
  return ["let", "fun", "function", "match", "try", "sequence"].includes(kind);
}

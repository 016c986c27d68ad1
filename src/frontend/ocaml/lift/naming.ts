// Names for what an expression binds: those the user gave, changed only where two things that
// are seen at one place would be called the same, or where OCaml would not take the name.
import { type Expr, fixedName, makeName, type Name, shownName } from "../../../core/expr.js";
import { NOWHERE } from "../../../core/span.js";
import { binders, children } from "../../../core/traverse.js";
import { isReserved } from "../parse/tokens.js";
import { isOperator } from "../show/operator.js";
import type { Path } from "../syntax.js";
import { spellingOf } from "./spelling.js";
import { pathOf, type Vocabulary } from "./vocabulary.js";

export type Naming = {
  readonly vocabulary: Vocabulary;
  readonly chosen: Map<Name, string>; // names are unique, so one table does for all scopes
  readonly mentioned: WeakMap<Expr, ReadonlySet<string>>;
  serial: number; // of names that are made here
};

export function newNaming(vocabulary: Vocabulary): Naming {
  return { vocabulary, chosen: new Map(), mentioned: new WeakMap(), serial: 0 };
}

/** No lowering counts below zero. */
export function freshName(n: Naming, shown: string): Name {
  return makeName(shown, --n.serial);
}

/** Chooses names for what is bound together and seen in `scope`. What else is seen there has its name already. */
export function bindNames(n: Naming, names: readonly Name[], scope: readonly Expr[]): void {
  const taken = new Set<string>();
  for (const e of scope) {
    for (const mention of mentionedIn(n, e)) {
      if (!names.includes(fixedName(mention))) taken.add(wordFor(n, mention));
    }
  }
  for (const name of names) {
    const word = freeWord(shownName(name), taken);
    taken.add(word);
    n.chosen.set(name, word);
  }
}

/** How a variable is written. */
export function nameOf(n: Naming, name: Name): Path {
  const word = n.chosen.get(name);
  if (word !== undefined) return { modules: [], name: word, at: NOWHERE };
  return n.vocabulary.value(name)?.path ?? pathOf(shownName(name));
}

/** The variables that are free in an expression, and the library's words for its primitives (after a space). */
export function mentionedIn(n: Naming, e: Expr): ReadonlySet<string> {
  // With a stack of its own: syntax may be deep.
  const pending = [e];
  for (let next = pending.at(-1); next !== undefined; next = pending.at(-1)) {
    const missing = children(next).filter((child) => !n.mentioned.has(child));
    if (missing.length > 0 && !n.mentioned.has(next)) pending.push(...missing);
    else {
      pending.pop();
      if (!n.mentioned.has(next)) n.mentioned.set(next, mentions(n, next));
    }
  }
  return n.mentioned.get(e) ?? new Set();
}

function mentions(n: Naming, e: Expr): ReadonlySet<string> {
  const all = new Set<string>(wordsOf(e).map((word) => ` ${word}`));
  if (e.kind === "var") all.add(e.name);
  for (const child of children(e)) {
    for (const mention of n.mentioned.get(child) ?? []) all.add(mention);
  }
  for (const name of binders(e)) all.delete(name);
  return all;
}

/** What the library is called by where this node is written. */
function wordsOf(e: Expr): readonly string[] {
  switch (e.kind) {
    case "prim":
      if (e.op === "f64.parses") return ["<>", "float_of_string_opt"];
      if (e.op === "array.of" || e.op === "str.of_array" || e.op === "str.join" || e.op === "f64.format") return [];
      return [spellingOf(e.op)];
    case "lit":
      return e.value.kind === "f64" && !Number.isFinite(e.value.value) ? ["nan", "infinity", "neg_infinity"] : [];
    case "if":
      return ["&&", "||"];
    case "raise":
      return ["raise"];
    case "make":
      return ["format_of_string"];
    default:
      return [];
  }
}

/** The word that must not be bound anew where something is mentioned. */
function wordFor(n: Naming, mention: string): string {
  const path = mention.startsWith(" ") ? n.vocabulary.library(mention.slice(1)) : nameOf(n, fixedName(mention));
  return path.modules.length === 0 ? path.name : "";
}

function freeWord(shown: string, taken: ReadonlySet<string>): string {
  const base = asWord(shown);
  if (!taken.has(base)) return base;
  const stem = isOperator(base) ? "op" : /\d$/.test(base) ? `${base}_` : base;
  for (let i = stem === "op" ? 0 : 1; ; i++) {
    const word = i === 0 ? stem : `${stem}${i}`;
    if (!taken.has(word)) return word;
  }
}

/** A name that OCaml takes: lowering calls the functions of loops `for` and `while`. */
function asWord(shown: string): string {
  if (isOperator(shown) && /^(\w+|[!$%&*+\-./:<=>?@^|~#]+)$/.test(shown)) return shown;
  const letters = shown.replaceAll(/[^\w'\xc0-\xff]/g, "_");
  const small = letters.charAt(0).toLowerCase() + letters.slice(1);
  const word = /^([a-z\xdf-\xff]|_.)/.test(small) ? small : `x${small === "_" ? "" : small}`;
  return isReserved(word) ? `${word}_` : word;
}

// What one comment `(*@ ... *)` holds: a contract as a header and clauses, a definition, or a statement. Its terms are read
// one by one, so that a clause that cannot be read does not spoil the others.
import type { Source, Span } from "../../../core/span.js";
import type { Label } from "../../../core/type.js";
import type { Path, Pattern, TypeExpr } from "../syntax.js";
import {
  type Cursor,
  cursorIn,
  here,
  isWord,
  kindAt,
  labelHere,
  need,
  needEnd,
  needName,
  since,
  skip,
  startsLabel,
  word,
} from "./cursor.js";
import { argumentPattern, type, upperPath } from "./parse-pattern.js";
import { term, terms } from "./parse-term.js";
import { type Term, Unreadable } from "./term.js";

export type Comment =
  | {
      readonly kind: "clauses";
      readonly at: Span;
      readonly header: Header | undefined;
      readonly clauses: readonly Clause[];
    }
  | (Definition & { readonly at: Span })
  | { readonly kind: "lemma" | "axiom"; readonly at: Span; readonly name: string; readonly term: () => Term }
  | { readonly kind: "other"; readonly at: Span; readonly what: string };

/** `function` and `predicate`; without a body it is only described, by axioms or not at all. */
export type Definition = {
  readonly kind: "definition";
  readonly name: { readonly name: string; readonly at: Span };
  readonly params: readonly Pattern[];
  readonly result: TypeExpr | undefined;
  readonly body: (() => Term) | undefined;
};

/** r, s = f x ~y () */
export type Header = {
  readonly at: Span;
  /** Of the function; undefined: it is about a type. */
  readonly name: string | undefined;
  readonly results: readonly string[];
  readonly args: readonly HeaderArgument[];
};
export type HeaderArgument = {
  readonly kind: "name" | "unit" | "ghost";
  readonly name: string;
  readonly at: Span;
  readonly label: Label;
};

export type Clause = {
  readonly keyword: string;
  /** All of it, with its keyword. */
  readonly at: Span;
  /** What a clause says, apart from `raises`; throws what is unreadable. */
  readonly term: () => Term;
  readonly raises: () => readonly Raise[];
};
export type Raise = {
  readonly exception: Path;
  readonly arg: Pattern | undefined;
  readonly condition: Term | undefined;
  readonly at: Span;
};

const KEYWORDS: ReadonlySet<string> = new Set(
  `requires ensures raises variant checks diverges pure modifies consumes produces preserves equivalent invariant
  coercion`.split(/\s+/),
);

export function readComment(source: Source, at: Span): Comment {
  const c = cursorIn(source, at);
  const first = word(c);
  if (first === "function" || first === "predicate") return { ...definition(c), at };
  if (first === "lemma" || first === "axiom") return statement(c, at, first);
  if (first === "") return { kind: "other", at, what: "an empty contract" };
  if (OTHER.has(first)) return { kind: "other", at, what: `\`${first}\` in a contract` };
  const starts = clauseStarts(c);
  const [end = c.end] = starts;
  const head = first === "with" ? selfName({ ...c, end }) : header({ ...c, end });
  const clauses = starts.map((start, i) => clause({ words: c.words, at: start, end: starts[i + 1] ?? c.end }));
  return { kind: "clauses", at, header: head, clauses };
}

const OTHER: ReadonlySet<string> = new Set(["open", "type", "val", "exception", "model", "mutable", "ephemeral"]);

/** These words are Gospel's own wherever they stand. */
function clauseStarts(c: Cursor): readonly number[] {
  return Array.from({ length: c.end - c.at }, (_, i) => i).filter(
    (i) => kindAt(c, i) === "lident" && KEYWORDS.has(word(c, i)),
  );
}

function clause(c: Cursor): Clause {
  const keyword = word(c);
  const whole = { ...c, at: c.end };
  const at = since(whole, c.at);
  const rest = (): Cursor => ({ ...c, at: c.at + 1 });
  return { keyword, at, term: () => wholeTerm(rest()), raises: () => raisesOf(rest()) };
}

function wholeTerm(c: Cursor): Term {
  const inner = terms(c);
  needEnd(c);
  return inner;
}

/** E -> P | F x -> Q | G */
function raisesOf(c: Cursor): readonly Raise[] {
  const found: Raise[] = [];
  skip(c, "|");
  do {
    const first = c.at;
    if (kindAt(c) !== "uident") throw new Unreadable(here(c), "the name of an exception is expected here");
    const exception = upperPath(c);
    const args: Pattern[] = [];
    while (c.at < c.end && !isWord(c, "->") && !isWord(c, "|")) args.push(argumentPattern(c));
    const at = since(c, first);
    const [only] = args;
    const arg: Pattern | undefined = args.length > 1 ? { kind: "tuple", items: args, at } : only;
    found.push({ exception, arg, condition: skip(c, "->") ? term(c) : undefined, at });
  } while (skip(c, "|"));
  needEnd(c);
  return found;
}

// ---- headers ----

function header(c: Cursor): Header | undefined {
  if (c.at >= c.end) return undefined;
  const whole = { ...c, at: c.end };
  const at = since(whole, c.at);
  const equals = Array.from({ length: c.end - c.at }, (_, i) => i).find((i) => kindAt(c, i) === "=");
  const results: string[] = [];
  if (equals !== undefined) {
    const bracketed = skip(c, "(");
    do {
      if (kindAt(c) === "[") throw new Unreadable(here(c), "ghost results are not supported");
      results.push(needName(c).name);
    } while (skip(c, ","));
    if (bracketed) need(c, ")");
    need(c, "=");
  }
  const name = kindAt(c) === "(" ? operatorName(c) : needName(c).name;
  const args: HeaderArgument[] = [];
  while (c.at < c.end) args.push(headerArgument(c));
  return { at, name, results, args };
}

/** with x invariant ..., of a type: what its values are called. */
function selfName(c: Cursor): Header {
  const at = here(c);
  need(c, "with");
  const { name } = needName(c);
  needEnd(c);
  return { at, name: undefined, results: [name], args: [] };
}

/** ( + ) */
function operatorName(c: Cursor): string {
  need(c, "(");
  let name = "";
  for (; c.at < c.end && kindAt(c) !== ")"; c.at++) name += word(c);
  need(c, ")");
  return name;
}

function headerArgument(c: Cursor): HeaderArgument {
  const label = startsLabel(c) ? labelHere(c).label : undefined;
  return { ...unlabelledArgument(c), label };
}

function unlabelledArgument(c: Cursor): HeaderArgument {
  const at = here(c);
  const label = undefined;
  if (skip(c, "(")) {
    if (skip(c, ")")) return { kind: "unit", name: "()", at, label };
    const { name } = needName(c);
    if (skip(c, ":")) type(c);
    need(c, ")");
    return { kind: "name", name, at, label };
  }
  if (kindAt(c) === "[") return ghostArgument(c);
  return { kind: "name", name: needName(c).name, at, label };
}

function ghostArgument(c: Cursor): HeaderArgument {
  const at = here(c);
  need(c, "[");
  const { name } = needName(c);
  need(c, ":");
  type(c);
  need(c, "]");
  return { kind: "ghost", name, at, label: undefined };
}

// ---- definitions and statements ----

function definition(c: Cursor): Definition {
  const isPredicate = word(c) === "predicate";
  c.at++;
  skip(c, "rec");
  const name = needName(c);
  const params: Pattern[] = [];
  while (kindAt(c) === "(") params.push(...parameters(c));
  const result = !isPredicate && skip(c, ":") ? type(c) : boolean(name.at);
  const [end = c.end] = clauseStarts(c).map((i) => c.at + i);
  if (!skip(c, "=")) return { kind: "definition", name, params, result, body: undefined };
  const start = c.at;
  return { kind: "definition", name, params, result, body: () => wholeTerm({ ...c, at: start, end }) };
}

function boolean(at: Span): TypeExpr {
  return { kind: "constr", path: { modules: [], name: "bool", at }, args: [], at };
}

/** (x y: t) */
function parameters(c: Cursor): readonly Pattern[] {
  need(c, "(");
  const names = [needName(c)];
  while (kindAt(c) === "lident") names.push(needName(c));
  need(c, ":");
  const wanted = type(c);
  need(c, ")");
  return names.map(({ name, at }) => ({ kind: "typed", at, inner: { kind: "var", name, at }, type: wanted }));
}

function statement(c: Cursor, at: Span, kind: "lemma" | "axiom"): Comment {
  c.at++;
  const { name } = needName(c);
  need(c, ":");
  const start = c.at;
  return { kind, at, name, term: () => wholeTerm({ ...c, at: start }) };
}

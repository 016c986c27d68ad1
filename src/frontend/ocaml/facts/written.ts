// The expressions of a program as they are written: what is around each, and what its text is, with how tightly it
// binds. Asked for only by those who change programs, and worked out when they ask.
import type { Source } from "../../../core/span.js";
import { text } from "../show/layout.js";
import { isOperator, Level } from "../show/operator.js";
import { type Piece, sourcePiece } from "../show/source.js";
import { outermostIn, subexpressions } from "../subexpressions.js";
import type { Expr, Item, Pattern, TypeExpr } from "../syntax.js";
import { type SourceWords, sliceOf, withoutParentheses, wordsOf } from "./source-words.js";

export type Written = {
  readonly words: (file: string) => SourceWords;
  /** Whether a file's name says which text is meant. */
  readonly isOneText: (file: string) => boolean;
  readonly parentOf: (e: Expr) => Expr | undefined;
  /** Whether somebody wrote it: lowering makes expressions of its own. */
  readonly isThere: (e: Expr) => boolean;
  /** Whether what a definition binds may mention it. */
  readonly isRecursive: (bound: Expr) => boolean;
  /** What a definition of the program, and not of several together, binds this to, if it may not mention it. */
  readonly definedAlone: (bound: Expr) => Pattern | undefined;
  /** How tightly texts bind, as far as that was asked: chains of expressions are long. */
  readonly tightness: Map<Expr, Tightness>;
};

export function writtenIn(items: readonly Item[], sources: readonly Source[]): Written {
  const words = new Map<string, SourceWords>();
  const parents = new Map<Expr, Expr | undefined>();
  const outermost = items.flatMap((item) => outermostIn(item));
  const recursive = new Set(outermost.flatMap((each) => (each.recursive ? [each.e] : [])));
  const alone = new Map(outermost.flatMap((o) => (o.isAlone && !o.recursive && o.pattern ? [[o.e, o.pattern]] : [])));
  const pending = outermost.map(({ e }) => e);
  for (const e of pending) parents.set(e, undefined);
  for (let e = pending.pop(); e !== undefined; e = pending.pop()) {
    if (e.kind === "let" && e.recursive) for (const { bound } of e.bindings) recursive.add(bound);
    for (const part of partsOf(e)) {
      parents.set(part, e);
      pending.push(part);
    }
  }
  return {
    words: (file) => {
      const known = words.get(file) ?? wordsOf(sources.find(({ name }) => name === file) ?? { name: file, text: "" });
      words.set(file, known);
      return known;
    },
    isOneText: (file) => new Set(sources.flatMap(({ name, text }) => (name === file ? [text] : []))).size === 1,
    tightness: new Map(),
    parentOf: (e) => parents.get(e),
    isThere: (e) => parents.has(e),
    isRecursive: (bound) => recursive.has(bound),
    definedAlone: (bound) => alone.get(bound),
  };
}

/** As they are written: `x :: l` has two, and no tuple of them. */
export function partsOf(e: Expr): readonly Expr[] {
  return infixCons(e) ?? subexpressions(e);
}

function infixCons(e: Expr): readonly Expr[] | undefined {
  if (e.kind !== "construct" || e.ctor.name !== "::" || e.arg?.kind !== "tuple") return undefined;
  const [head] = e.arg.items;
  return head !== undefined && head.at.start < e.ctor.at.start ? e.arg.items : undefined;
}

/** What only says something about an expression, or where its names are. */
export function insideOf(e: Expr): Expr | undefined {
  if (e.kind === "typed" || e.kind === "coerce") return e.value;
  return e.kind === "newtype" || e.kind === "open" ? e.body : undefined;
}

/** `~x` for `~x:x`, `{ x }` for `{ x = x }`, `let* x in` for `let* x = x in`: its name is something else as well. */
export function isPunned({ parentOf }: Written, e: Expr): boolean {
  const parent = parentOf(e);
  if (e.kind !== "ident" || parent === undefined) return false;
  if (parent.kind === "labelled") return parent.at.start === e.at.start;
  if (parent.kind === "record") return parent.fields.some(({ field, value }) => value === e && field.at === e.at);
  if (parent.kind === "typed") return parent.at.start === e.at.start; // ~(x : t), { x : t }
  return parent.kind === "apply" && parent.binding === true && parent.fn !== e && isPunnedBinding(parent, e);
}

function isPunnedBinding(parent: Expr & { kind: "apply" }, e: Expr): boolean {
  const [, rest] = parent.args;
  const param = rest?.kind === "fun" ? rest.params[0] : undefined;
  return param === undefined || startsAt(param, e.at.start);
}

function startsAt(pattern: Pattern, start: number): boolean {
  return (
    pattern.at.start === start || (pattern.kind === "tuple" && pattern.items.some((item) => startsAt(item, start)))
  );
}

// ---- texts ----

/**
 * A piece of text that is an expression: how tightly it binds, taken to its right end; whether a `|` after it, or an
 * `else`, would be taken for one of its own.
 */
export type Snippet = {
  readonly text: string;
  readonly level: Level;
  readonly arms: boolean;
  readonly dangling: boolean;
};

export function atom(s: string): Snippet {
  return { text: s, level: Level.atom, arms: false, dangling: false };
}

/** As it stands in the source; undefined where its text alone means something else. */
export function snippetOf(w: Written, e: Expr): Snippet | undefined {
  const words = w.words(e.at.file);
  if (e.kind === "ident" && isPunned(w, e)) return isOperator(e.path.name) ? undefined : atom(e.path.name);
  const whole = sliceOf(words, e.at);
  return standsAlone(w, e) ? { ...tightnessOf(w, e), text: whole } : undefined;
}

/** Definitions with parameters, types after a colon and the like are no expressions by themselves. */
function standsAlone(w: Written, e: Expr): boolean {
  const bare = sliceOf(w.words(e.at.file), withoutParentheses(w.words(e.at.file), e.at));
  switch (e.kind) {
    case "fun":
    case "newtype":
      return bare.startsWith("fun");
    case "typed":
    case "coerce":
    case "pack":
      return sliceOf(w.words(e.at.file), e.at).startsWith("(");
    case "apply":
      return e.binding !== true || bare.startsWith("let");
    case "labelled":
    case "lacking":
      return false;
    case "assert":
      return bare.startsWith("assert");
    default:
      return true;
  }
}

export type Tightness = Omit<Snippet, "text">;

const ATOM: Piece = { doc: text("_"), level: Level.atom, arms: false };
const TIGHT: Tightness = { level: Level.atom, arms: false, dangling: false };

/** How tightly the text of an expression binds. */
export function tightnessOf(w: Written, e: Expr): Tightness {
  const known = w.tightness.get(e) ?? findTightness(w, e);
  w.tightness.set(e, known);
  return known;
}

function findTightness(w: Written, e: Expr): Tightness {
  if (isEnclosed(w, e)) return TIGHT;
  const last = partsOf(e).find(({ at }) => at.end === e.at.end && at.start > e.at.start);
  const own = tightnessOfForm(e, sliceOf(w.words(e.at.file), e.at));
  return last === undefined ? own : reaching(own, tightnessOf(w, last));
}

/** Of an expression that ends with another. */
export function reaching(own: Tightness, last: Tightness): Tightness {
  return {
    level: Math.min(own.level, last.level) as Level,
    arms: own.arms || last.arms,
    dangling: own.dangling || last.dangling,
  };
}

/** In parentheses, or between `begin` and `end`. */
export function isEnclosed(w: Written, e: Expr): boolean {
  if (e.kind === "ident" || e.kind === "typed" || e.kind === "coerce" || e.kind === "pack") return false;
  return withoutParentheses(w.words(e.at.file), e.at) !== e.at;
}

/** Whatever its parts are. */
export function tightnessOfForm(e: Expr, written: string): Tightness {
  const dangling = e.kind === "if" && e.no === undefined;
  const loose: Tightness = { level: Level.sequence, arms: false, dangling };
  if (e.kind === "apply" && e.binding) return { ...loose, level: Level.open };
  switch (e.kind) {
    case "constant": // 0x7fffffffffffffff is -1, and needs no parentheses
      return /^[-+]/.test(written) ? { ...loose, level: Level.minus } : TIGHT;
    case "tuple":
      return loose; // without parentheses
    case "open":
      return written.startsWith("let") ? { ...loose, level: Level.open } : TIGHT; // or M.(e)
    case "let-item":
      return { ...loose, level: Level.open };
    case "pack":
      return TIGHT;
    default: {
      const { level, arms } = sourcePiece(skeleton(e, undefined), (part) => (part.at === HERE ? undefined : ATOM));
      return { level, arms, dangling };
    }
  }
}

// ---- whether parentheses are needed ----

/** Whether the printer puts a part of an expression in parentheses, if it binds as it is said. */
export function needsParentheses(parent: Expr, part: Expr, { level, arms }: Tightness): boolean {
  if (parent.kind === "let-item" || parent.kind === "pack") return false;
  if (parent.kind === "labelled") return level < Level.dot;
  if (parent.kind === "apply" && parent.binding) return level < Level.open;
  const printed = (piece: Piece): Piece =>
    sourcePiece(skeleton(parent, part), (e) => (e === part ? piece : e.at === HERE ? undefined : ATOM));
  const mark = text("part");
  return (
    widthOf(printed({ doc: mark, level, arms })) !== widthOf(printed({ doc: mark, level: Level.atom, arms: false }))
  );
}

function widthOf({ doc }: Piece): number {
  return doc.kind === "box" ? doc.width : doc.kind === "text" ? doc.text.length : 1;
}

const HERE = { file: "", start: 0, end: 0 };
const ANY: Pattern = { kind: "any", at: HERE };
const ANY_TYPE: TypeExpr = { kind: "any", at: HERE };

/** An expression of the same form, with the same parts but for patterns and types. */
function skeleton(e: Expr, kept: Expr | undefined): Expr {
  const at = HERE;
  switch (e.kind) {
    case "construct":
      return { ...e, at, arg: e.arg?.kind === "tuple" && e.arg !== kept ? { ...e.arg, at } : e.arg };
    case "let":
      return { ...e, at, bindings: e.bindings.map((b) => ({ ...b, pattern: ANY })) };
    case "fun":
      return { ...e, at, params: [ANY] };
    case "function":
    case "match":
    case "try":
      return { ...e, at, cases: e.cases.map((c) => ({ ...c, pattern: ANY })) };
    case "for":
      return { ...e, at, index: ANY };
    case "typed":
      return { ...e, at, type: ANY_TYPE };
    case "coerce":
      return { ...e, at, from: undefined, to: ANY_TYPE };
    case "record":
      return { ...e, at, fields: e.fields.map((f) => ({ ...f, field: { ...f.field, at } })) };
    default:
      return { ...e, at };
  }
}

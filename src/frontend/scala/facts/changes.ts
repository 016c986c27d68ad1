// A changed node as pieces of the source that are replaced: as few and as small as can be.
import { nth } from "../../../basis/known.js";
import type { Arm, Expr as Core, Pattern, Prim } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { children } from "../../../core/traverse.js";
import type { Case, Expr } from "../syntax.js";
import { fitted, type Piece } from "./hole.js";
import { literal } from "./made-up.js";
import type { Spot } from "./spots.js";
import { assigned, inForm, put, type Replacement, sliced, type Writer, written } from "./write.js";

/** `around`: the smallest place that can be read alone and has them all. */
export type Changes = { readonly pieces: readonly Replacement[]; readonly around: Span };

/** From a node of the program to what is to stand in its place. */
export function changes(w: Writer, before: Core, now: Core): Changes | undefined {
  const inText = textChange(w, before, now);
  if (inText !== undefined) return inText;
  const spot = w.known.spot(before);
  const isCopy = w.known.before(now) === before;
  return (isCopy ? inside(w, before, now, spot) : undefined) ?? whole(w, before, now, spot);
}

/** The text of a changed copy, all of it. */
export function rewritten(w: Writer, before: Core, form: Spot, now: Core): Piece | undefined {
  const inner = inside(w, before, now, form);
  return inner && { text: sliced(w, form.at, inner.pieces), level: form.level };
}

function whole(w: Writer, before: Core, now: Core, spot: Spot | undefined): Changes | undefined {
  if (spot === undefined) return undefined;
  const piece = inForm(w, spot, now) ?? (before.kind === "prim" ? ofOperation(w, before, now, spot) : undefined);
  const text = piece === undefined ? put(w, now, spot.hole, !startsWithBrace(w, spot)) : fitted(piece, spot.hole);
  return text === undefined ? undefined : { pieces: [{ at: spot.at, text }], around: spot.at };
}

/** What is left of `a != b` is `a == b`, and what is assigned may be anything. */
function ofOperation(w: Writer, before: Prim, now: Core, spot: Spot): Piece | undefined {
  const { node } = spot;
  const positive = node.kind === "infix" ? POSITIVE[node.op.name] : undefined;
  if (node.kind !== "infix" || positive === undefined || now !== before.args[0]) return assigned(w, spot, now);
  return { text: sliced(w, spot.at, [{ at: node.op.at, text: positive }]), level: spot.level };
}

const POSITIVE: Readonly<Record<string, string>> = { "!=": "==", ne: "eq" };

function startsWithBrace(w: Writer, { at }: Spot): boolean {
  return w.known.text(at.file)[at.start] === "{";
}

/** A text between the holes of a string: the string is what can be read. */
function textChange(w: Writer, before: Core, now: Core): Changes | undefined {
  const around = w.known.stringAround(before);
  if (around === undefined || now.kind !== "lit" || now.value.kind !== "str") return undefined;
  const escaped = literal(now.value, undefined)?.text.slice(1, -1).replaceAll("$", "$$$$");
  return escaped === undefined ? undefined : { pieces: [{ at: before.at, text: escaped }], around: around.at };
}

// ---- the same form ----

/** Where only parts are others. */
function inside(w: Writer, before: Core, now: Core, spot: Spot | undefined): Changes | undefined {
  if (before.kind === "match" && now.kind === "match" && before.on === now.on) return inArms(w, before.arms, now.arms);
  if (!hasSameHead(before, now)) return undefined;
  const called = spot && receiverChange(w, before, now, spot);
  if (called !== undefined) return called;
  const [parts, others] = [children(before), children(now)];
  if (parts.length !== others.length) return undefined;
  const found: Changes[] = [];
  for (const [i, part] of parts.entries()) {
    const other = nth(others, i);
    if (part === other) continue;
    const change = changes(w, part, other);
    if (change === undefined) return undefined;
    found.push(change);
  }
  return merged(found, spot?.at);
}

/** `f(x)` in a class is `this.f(x)`: where another object is meant, it has to be written. */
function receiverChange(w: Writer, before: Core, now: Core, spot: Spot): Changes | undefined {
  if (before.kind !== "app" || now.kind !== "app" || before.fn !== now.fn) return undefined;
  const [self, ...args] = before.args;
  const [other, ...others] = now.args;
  const name = calledName(spot.node);
  if (self === undefined || other === undefined || self === other || name === undefined) return undefined;
  if (!w.known.isImplied(self) || args.length !== others.length) return undefined;
  const text = put(w, other, { kind: "simple" });
  const found = args.map((arg, i) => (arg === others[i] ? undefined : changes(w, arg, nth(others, i))));
  const pieces = found.flatMap((each) => each?.pieces ?? []);
  if (text === undefined || args.some((arg, i) => arg !== others[i] && found[i] === undefined)) return undefined;
  return { pieces: [{ at: { ...name, end: name.start }, text: `${text}.` }, ...pieces], around: spot.at };
}

/** The place of the name that is applied, if nothing stands before it. */
function calledName(node: Expr): Span | undefined {
  if (node.kind === "apply" || node.kind === "type-apply") return calledName(node.fn);
  return node.kind === "ident" ? node.at : undefined;
}

/** With several changes, what is around them all. */
function merged(found: readonly Changes[], around: Span | undefined): Changes | undefined {
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) return only;
  return around && { pieces: found.flatMap(({ pieces }) => pieces), around };
}

function hasSameHead(before: Core, now: Core): boolean {
  switch (before.kind) {
    case "prim":
      return now.kind === "prim" && before.op === now.op;
    case "make":
    case "chain":
      return now.kind === before.kind && before.ctor === now.ctor;
    case "lam":
      return now.kind === "lam" && before.params === now.params;
    case "let":
      return now.kind === "let" && before.name === now.name;
    case "letrec":
      return now.kind === "letrec" && before.bindings.every(({ name }, i) => name === now.bindings[i]?.name);
    case "lit":
    case "var":
    case "match":
    case "try":
      return false;
    default:
      return before.kind === now.kind;
  }
}

// ---- cases ----

function inArms(w: Writer, before: readonly Arm[], now: readonly Arm[]): Changes | undefined {
  if (now.length < before.length) return withoutArm(w, before, now);
  if (now.length > before.length) return undefined;
  const found: Changes[] = [];
  for (const [i, arm] of before.entries()) {
    const other = nth(now, i);
    if (arm === other) continue;
    const at = w.known.caseOf(arm);
    const change = at && inArm(w, arm, other, at, before);
    if (change === undefined) return undefined;
    found.push(change);
  }
  const places = before.flatMap((arm, i) => (arm === now[i] ? [] : (w.known.caseOf(arm)?.at ?? [])));
  const [first, last] = [places[0], places.at(-1)];
  return merged(found, first && last && { ...first, end: last.end });
}

function withoutArm(w: Writer, before: readonly Arm[], now: readonly Arm[]): Changes | undefined {
  const dropped = before.filter((arm) => !now.includes(arm));
  const [only] = dropped;
  const at = only && w.known.caseOf(only)?.at;
  const isLast = now.every((arm) => w.known.caseOf(arm) === undefined); // a match has cases
  if (at === undefined || dropped.length !== 1 || now.length !== before.length - 1 || isLast) return undefined;
  return { pieces: [{ at, text: "" }], around: at };
}

function inArm(w: Writer, before: Arm, now: Arm, at: Case, all: readonly Arm[]): Changes | undefined {
  const found: (Changes | undefined)[] = [];
  if (before.pattern !== now.pattern) found.push(inPattern(w, before.pattern, now.pattern));
  if (before.guard !== now.guard) found.push(inGuard(w, before.guard, now.guard, at));
  if (before.body !== now.body) found.push(inBody(w, before.body, now.body, at, all));
  const known = found.flatMap((each) => each ?? []);
  return known.length === found.length ? merged(known, at.at) : undefined;
}

/** A literal for another. */
function inPattern(w: Writer, before: Pattern, now: Pattern): Changes | undefined {
  if (before === now) return { pieces: [], around: before.at };
  if (before.kind === "lit" && now.kind === "lit") {
    const text = literal(now.value, sliced(w, before.at, []))?.text;
    return text === undefined ? undefined : { pieces: [{ at: before.at, text }], around: before.at };
  }
  if (before.kind !== "ctor" || now.kind !== "ctor" || before.ctor !== now.ctor) return undefined;
  const found = before.args.map((arg, i) => inPattern(w, arg, now.args[i] ?? arg));
  const changed = found.filter((each) => each === undefined || each.pieces.length > 0);
  const known = changed.flatMap((each) => each ?? []);
  return known.length === changed.length ? merged(known, before.at) : undefined;
}

function inGuard(w: Writer, before: Core | undefined, now: Core | undefined, at: Case): Changes | undefined {
  if (before === undefined || at.guard === undefined) return undefined;
  if (now !== undefined) return changes(w, before, now);
  const around = { ...at.pattern.at, end: at.guard.at.end };
  return { pieces: [{ at: around, text: sliced(w, at.pattern.at, []) }], around };
}

/** Bodies that change places are whole cases' bodies, whatever was made of them. */
function inBody(w: Writer, before: Core, now: Core, at: Case, all: readonly Arm[]): Changes | undefined {
  const other = all.find(({ body }) => body === now);
  const from = other && w.known.caseOf(other)?.body.at;
  if (from !== undefined) return { pieces: [{ at: at.body.at, text: sliced(w, from, []) }], around: at.body.at };
  return changes(w, before, now) ?? bodyAgain(w, now, at);
}

function bodyAgain(w: Writer, now: Core, at: Case): Changes | undefined {
  const text = written(w, now)?.text;
  return text === undefined ? undefined : { pieces: [{ at: at.body.at, text }], around: at.body.at };
}

// A changed node as pieces of the source that are replaced: as few and as small as can be.
import { nth } from "../../../basis/known.js";
import type { Expr as Core, Prim } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { children } from "../../../core/traverse.js";
import type { Expr } from "../syntax.js";
import { inArms } from "./cases.js";
import { type Changes, merged } from "./changes-of.js";
import { fitted, type Piece } from "./hole.js";
import { literal } from "./literal-text.js";
import type { Spot } from "./spots.js";
import { assigned, inForm, put, sliced, type Writer } from "./write.js";

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
  if (before.kind === "match" && now.kind === "match" && before.on === now.on)
    return inArms(w, before.arms, now.arms, changes);
  if (before.kind === "try" && now.kind === "try" && before.body === now.body)
    return inArms(w, before.arms, now.arms, changes);
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

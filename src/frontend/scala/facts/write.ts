// Core as text at a place of the source: what was not changed is a slice of the source, what was changed is written in
// the form in which the source has it, and only what is new is made up.
import type { Arm, Expr as Core, Name } from "../../../core/expr.js";
import type { Span } from "../../../core/span.js";
import { isAssignment } from "../infer/operator-names.js";
import type { Expr } from "../syntax.js";
import type { Around } from "./around.js";
import { ANY, EXPR, fitted, type Hole, type Piece, SIMPLE } from "./hole.js";
import type { Known } from "./known.js";
import { madeUp, madeUpCase, operated, quoted, type Words } from "./made-up.js";
import type { Chosen } from "./new-names.js";
import { type Operation, operationIn } from "./operation.js";
import type { Spot } from "./spots.js";

/** A piece of a source, and what replaces it. */
export type Replacement = { readonly at: Span; readonly text: string };

export type Writer = {
  readonly known: Known;
  /** Where it is written. */
  readonly around: Around | undefined;
  /** Names for placeholders, by their places. */
  readonly named: readonly Replacement[];
  /** Names for what is new. */
  readonly chosen: Chosen;
  /** Parentheses around all that is put in, needed or not. */
  readonly cautious: boolean;
  /** A changed copy of a node, as the source has the node. Here, so that files need no cycles. */
  readonly rewritten: (w: Writer, before: Core, form: Spot, now: Core) => Piece | undefined;
};

/** A text for the node, wherever it comes from. */
export function written(w: Writer, e: Core): Piece | undefined {
  const spot = w.known.spot(e);
  if (spot !== undefined) return { text: sliced(w, spot.at, []), level: spot.level };
  const before = w.known.before(e);
  const form = before && w.known.spot(before);
  const like = form && sliced(w, form.at, []);
  return (before && form && (w.rewritten(w, before, form, e) ?? inForm(w, form, e))) ?? madeUp(wordsOf(w), e, like);
}

const WIDTH = 100;

/** A new case; `line`: what stands before it in its line. If it is too long, what it gives has a line of its own. */
export function caseText(w: Writer, arm: Arm, line: string): string | undefined {
  const text = madeUpCase(wordsOf(w), arm);
  const isLong = text !== undefined && line.trim() === "" && line.length + text.length > WIDTH;
  return isLong ? madeUpCase(wordsOf(w), arm, `\n${line}  `) : text;
}

export function wordsOf(w: Writer): Words {
  return {
    put: (e, hole) => put(w, e, hole),
    name: (name) => nameText(w, name),
    function: (name) => w.known.function(name),
    isCopy: (e) => w.known.before(e) !== undefined,
    class: (ctor) => w.known.class(ctor),
    isIn: (of) => isIn(w.around, of.at),
  };
}

function isIn(around: Around | undefined, at: Span): boolean {
  for (let each = around; each !== undefined; each = each.outer)
    if (each.template?.start === at.start && each.template.file === at.file) return true;
  return false;
}

/** Placeholders have no name unless they are given one. */
function nameText(w: Writer, name: Name): string | undefined {
  const of = w.known.symbol(name);
  if (of === undefined) return w.chosen.get(name);
  if (of.symbol === "class") return "this";
  const given = w.named.find(({ at }) => at.file === of.at.file && at.start === of.at.start);
  return given?.text ?? quoted(of.name);
}

/** The source at a place, with some pieces replaced. */
export function sliced(w: Writer, at: Span, replacements: readonly Replacement[]): string {
  const isInside = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;
  const named = w.named.filter((each) => !replacements.some((other) => isInside(each.at, other.at)));
  const all = [...replacements, ...named].filter((each) => isInside(each.at, at));
  const text = w.known.text(at.file);
  let [result, from] = ["", at.start];
  for (const each of all.sort((a, b) => a.at.start - b.at.start)) {
    result += text.slice(from, each.at.start) + each.text;
    from = each.at.end;
  }
  return result + text.slice(from, at.end);
}

/** What is to stand in a hole; `bare`: braces around a single expression are not needed there. */
export function put(w: Writer, e: Core, hole: Hole, bare = false): string | undefined {
  const inner = bare ? inBraces(w, e) : undefined;
  const piece = inner === undefined ? written(w, e) : { text: sliced(w, inner.at, []), level: inner.level };
  if (piece === undefined) return undefined;
  const isClosed = piece.level.kind === "simple" && !piece.text.startsWith("{"); // a brace may belong to what is before
  const isPlain = isClosed || !w.cautious || hole.kind === "braces" || hole.kind === "text";
  return fitted(isPlain ? piece : { text: `(${piece.text})`, level: SIMPLE }, hole);
}

/** The expression that is alone between braces. */
function inBraces(w: Writer, e: Core): Spot | undefined {
  const spot = w.known.spot(e);
  return spot !== undefined && w.known.text(spot.at.file)[spot.at.start] === "{" ? spot.bare : undefined;
}

// ---- in the form of the source ----

/** An operation where the source has one. */
export function inForm(w: Writer, form: Spot, e: Core): Piece | undefined {
  const operation = operationIn(e);
  if (operation === undefined || form.node.kind !== "infix") return undefined;
  return isAssignment(form.node.op.name) ? updating(w, form.node, operation) : operating(w, form, form.node, operation);
}

type Infix = Expr & { readonly kind: "infix" };

function operating(w: Writer, form: Spot, node: Infix, { op, left, right }: Operation): Piece | undefined {
  const texts = [
    put(w, left, { kind: "operand", op, side: "left" }),
    put(w, right, { kind: "operand", op, side: "right" }),
  ];
  const [first, second] = texts;
  if (first === undefined || second === undefined) return undefined;
  const text = sliced(w, form.at, [
    { at: node.left.at, text: first },
    { at: node.op.at, text: op },
    { at: node.right.at, text: second },
  ]);
  return { text, level: form.level.kind === "infix" ? { kind: "infix", op } : form.level };
}

/** x += e: with another operator if it is still of x, otherwise written out. */
function updating(w: Writer, node: Infix, operation: Operation): Piece | undefined {
  const { op, left, right } = operation;
  const target = sliced(w, node.left.at, []);
  if (written(w, left)?.text === target && !/^[&|!=<>]/.test(op)) {
    const value = put(w, right, ANY);
    if (value === undefined) return undefined;
    const changed = [
      { at: node.op.at, text: `${op}=` },
      { at: node.right.at, text: value },
    ];
    return { text: sliced(w, node.at, changed), level: EXPR };
  }
  const value = operated(wordsOf(w), operation);
  return value && { text: `${target} = ${value.text}`, level: EXPR };
}

/** What is assigned where the source updates a variable; undefined elsewhere. */
export function assigned(w: Writer, form: Spot, e: Core): Piece | undefined {
  if (form.node.kind !== "infix" || !isAssignment(form.node.op.name)) return undefined;
  const value = put(w, e, ANY);
  return value === undefined ? undefined : { text: `${sliced(w, form.node.left.at, [])} = ${value}`, level: EXPR };
}

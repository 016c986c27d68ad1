// A change of a node in core as an edit of the source. What stays is cut out of the source byte for byte; what is new is
// printed; what cannot be written at that place, or would mean something else there, is no edit.
import { nth } from "../../../basis/known.js";
import type { Expr as Core } from "../../../core/expr.js";
import { binders, children, visit } from "../../../core/traverse.js";
import type { Change, Edit } from "../../../language/facts.js";
import { isValue } from "../lift/loop.js";
import { isWrittenOut, spellingOf } from "../lift/spelling.js";
import { infixOf, isOperator } from "../show/operator.js";
import { looksAtException } from "../subpatterns.js";
import type { Case, Expr, Path } from "../syntax.js";
import { type Anew, anewIn, printed } from "./anew.js";
import { editOfCases } from "./cases.js";
import { type Changing, changingOf, type PlacedChange } from "./changing.js";
import { asLowered, inPlace, withoutRepeats } from "./core-change.js";
import { apartFromOthers, barePlace, type Placed, placedAt, spliced } from "./fit.js";
import { editAroundCases, isOfCases } from "./function-around.js";
import { placedInstead } from "./instead.js";
import type { Knowledge } from "./knowledge.js";
import { calledAnew, withRec } from "./made-recursive.js";
import { withOrderAround } from "./order-around.js";
import { sameForm } from "./same-form.js";
import { sliceOf } from "./source-words.js";
import { definesItself, keepsGeneral } from "./stays-typed.js";
import { atom, needsParentheses, reaching, tightnessOf, tightnessOfForm, type Written } from "./written.js";

/** An edit; `isUnsure`: whether it is what it should be is seen only when the edited source is read. */
export type Found = { readonly edit: Edit; readonly isUnsure: boolean };

export function editOf(k: Knowledge, change: Change): Found | undefined {
  const c = changingOf(k, change);
  const placed = c && placedChange(c);
  if (c === undefined || placed === undefined) return undefined;
  const { at, text, core } = placed;
  if (text === sliceOf(k.written.words(at.file), at)) return undefined; // nothing changes
  const { before, now } = core ?? { before: c.site.top, now: coreOf(c) };
  const own = { before, now: withoutRepeats(k.lowering, now, c.isOld) };
  const wanted = withOrderAround(k, own, ({ syntax }) => isInOrder(k, syntax));
  const isUnsure = placed.isUnsure === true || wanted.before !== own.before || bindsAnew(c, c.now);
  const edit = { at, text, core: [wanted] };
  const called = calledAnew(c);
  if (called === undefined) return { edit, isUnsure };
  const recursive = withRec(c, edit, called);
  return recursive && { edit: recursive, isUnsure: true };
}

/** Names that are bound in what is new are chosen for it, and their types are found again. */
function bindsAnew(c: Changing, now: Core): boolean {
  if (c.isOld(now)) return false;
  const known = new Set(binders(c.before));
  return binders(now).some((name) => !known.has(name)) || children(now).some((part) => bindsAnew(c, part));
}

function placedChange(c: Changing): PlacedChange | undefined {
  const { k, site, before, now, isOld } = c;
  if (now.kind !== "lit" && definesItself(k.written, site.syntax, site.isWhole)) return undefined;
  if (k.ctx.facts.formats.has(site.syntax)) return undefined;
  if (isOld(now)) return editAnew(c);
  if (holds(now, site.top) && isOld(site.top)) return editAround(c);
  if ((before.kind === "match" || before.kind === "try") && now.kind === before.kind) {
    const isOther = now.arms.every(({ pattern }) => before.arms.every((arm) => arm.pattern !== pattern));
    return editOfCases(c, before, now) ?? (isOther ? asUnsure(editAnew(c)) : undefined);
  }
  if (before.kind === "match" || before.kind === "try") return editAnew(c);
  if (site.syntax.kind === "apply" && site.syntax.binding) return undefined; // let* and and*
  return (sameForm(before, now) ? editOfParts(c) : editOfAlone(c)) ?? editAnew(c);
}

/** With the whole of it as a part of what is new. */
function editAround(c: Changing): PlacedChange | undefined {
  return isOfCases(c) ? asUnsure(editAroundCases(c)) : editAnew(c);
}

function holds(e: Core, part: Core): boolean {
  let found = false;
  visit(e, (each) => {
    found ||= each === part;
    return !found;
  });
  return found;
}

function asUnsure(placed: Placed | undefined): PlacedChange | undefined {
  return placed && { ...placed, isUnsure: true };
}

function coreOf({ k, site, now, isOld }: Changing): Core {
  return isInOrder(k, site.syntax) ? now : asLowered(k.lowering, site, now, isOld);
}

/** OCaml evaluates the parts of a tuple that is matched at once from left to right, and those of let* and and*. */
function isInOrder({ written }: Knowledge, e: Expr): boolean {
  if (e.kind === "apply") return e.binding === true;
  let [inner, parent] = [e, written.parentOf(e)];
  while (parent?.kind === "typed") [inner, parent] = [parent, written.parentOf(parent)];
  return e.kind === "tuple" && parent?.kind === "match" && parent.on === inner && !parent.cases.some(isHandler);
}

function isHandler({ pattern }: Case): boolean {
  return looksAtException(pattern);
}

// ---- other parts in the same form ----

function editOfParts(c: Changing): Placed | undefined {
  const { k, site, before, now } = c;
  const parts = children(now);
  const placed = children(before).flatMap((part, i) => {
    const other = nth(parts, i);
    return inPlace(site, part, c.isOld) === other ? [] : [placedInstead(c, part, other)];
  });
  const known = placed.filter((each) => each !== undefined);
  const [only, ...others] = known;
  if (only === undefined || known.length < placed.length) return undefined;
  if (others.length === 0) return only;
  const at = barePlace(k.written, site.syntax);
  return { at, text: spliced(k.written.words(at.file), at, known) };
}

// ---- something else ----

function editAnew(c: Changing): Placed | undefined {
  const { k, site, place, now, isOld } = c;
  const anew = anewIn(k, place.scope, now, isOld);
  if (anew === undefined) return undefined;
  const operator = otherOperator(c, anew);
  if (operator !== undefined) return editOfOperator(k.written, operator);
  if (!site.isWhole || !keepsGeneral(k.ctx, k.written, site.syntax, anew.syntax)) return undefined;
  if (isSuspended(k.written, site.syntax) && isValue(anew.syntax) !== isValue(site.syntax)) return undefined;
  if (isAsserted(k.written, site.syntax) && anew.syntax.kind === "construct") return undefined;
  return placedAt(k.written, site.syntax, printed(k.written, anew, site.syntax.at));
}

/** OCaml makes no suspension of what is a value already. */
function isSuspended(w: Written, e: Expr): boolean {
  const parent = w.parentOf(e);
  return parent !== undefined && (parent.kind === "lazy" || (parent.kind === "typed" && isSuspended(w, parent)));
}

/** `assert false` is no test of anything. */
function isAsserted(w: Written, e: Expr): boolean {
  return w.parentOf(e)?.kind === "assert";
}

// ---- another operator ----

type Apply = Extract<Expr, { kind: "apply" }>;
type Named = Apply & { readonly fn: Extract<Expr, { kind: "ident" }> };

/** As it is written, and the name of another function for the same arguments, which is written in the same way. */
type OtherOperator = { readonly e: Named; readonly path: Path };

function otherOperator({ k, site: { syntax: e } }: Changing, { syntax: now }: Anew): OtherOperator | undefined {
  if (!isNamed(e) || now.kind !== "apply" || !isNamed(now) || !k.written.isThere(e.fn)) return undefined;
  const { path } = now.fn;
  const same = e.args.length === now.args.length && e.args.every((arg, i) => arg === now.args[i]);
  const isWritten = e.fn.at.start > e.at.start || e.fn.at.end < e.at.end; // not in a.(i)
  return same && isWritten && isOperator(path.name) === isOperator(e.fn.path.name) ? { e, path } : undefined;
}

function isNamed(e: Expr): e is Named {
  return e.kind === "apply" && e.fn.kind === "ident";
}

function editOfOperator(w: Written, { e, path }: OtherOperator): Placed | undefined {
  const [left, right] = e.args;
  if (left === undefined || right === undefined || left.at.start > e.fn.at.start) return editOfName(w, e, path);
  const [before, infix] = [infixOf(e.fn.path.name), infixOf(path.name)];
  if (infix === undefined) return undefined;
  const now: Expr = { ...e, fn: { ...e.fn, path } };
  const isLoose = (part: Expr): boolean =>
    before?.level !== infix.level && needsParentheses(now, part, tightnessOf(w, part));
  const loose = [left, right].filter(isLoose);
  const words = w.words(e.at.file);
  const parts = [named(w, e, path), ...loose.map(({ at }) => ({ at, text: `(${sliceOf(words, at)})` }))];
  const form = tightnessOfForm(now, "");
  const tightness = loose.includes(right) ? form : reaching(form, tightnessOf(w, right));
  return placedAt(w, e, { ...tightness, text: spliced(words, barePlace(w, e), parts) });
}

/** In front of its arguments. */
function editOfName(w: Written, e: Named, path: Path): Placed {
  const at = barePlace(w, e);
  return { at, text: spliced(w.words(at.file), at, [named(w, e, path)]) };
}

function named(w: Written, { fn, args: [left] }: Named, path: Path): Placed {
  const isInfix = left !== undefined && left.at.start < fn.at.start;
  return { at: fn.at, text: apartFromOthers(w, fn.at, isInfix ? path.name : nameText(path)) };
}

function nameText({ modules, name }: Path): string {
  return [...modules, isOperator(name) ? `( ${name} )` : name].join(".");
}

/** `( + )`, which is a function in core: another primitive for its operands. */
function editOfAlone({ k, site: { syntax }, place, before, now }: Changing): Placed | undefined {
  if (syntax.kind !== "ident" || before.kind !== "prim" || now.kind !== "prim" || isWrittenOut(now.op))
    return undefined;
  if (before.args.some((arg, i) => arg !== now.args[i])) return undefined;
  const path = k.vocabulary(place.scope).library(spellingOf(now.op));
  return path.modules.length > 0 && isOperator(path.name)
    ? undefined
    : placedAt(k.written, syntax, atom(nameText(path)));
}

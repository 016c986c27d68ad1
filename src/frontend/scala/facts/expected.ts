// A changed program as reading its source again would give it. Whoever changed it may have put in what means the same
// but is never read from Scala.
import { type Arm, type Expr as Core, fixedName, type Prim } from "../../../core/expr.js";
import type { PrimName } from "../../../core/primitive.js";
import { boundIn, mapBound, type Program } from "../../../core/program.js";
import { NOWHERE } from "../../../core/span.js";
import { mapChildren, visit } from "../../../core/traverse.js";
import type { Change } from "../../../language/facts.js";
import { anyPattern, arm, type Lowering, make, NO_SCOPE, named, node } from "../lower/lowering.js";
import { matchError } from "../lower/match-error.js";
import { isImplied, selectedField } from "./implied.js";
import type { Known } from "./known.js";

/** undefined: the node is none of the program. */
export function expectedProgram(program: Program, known: Known, { before, now }: Change): Program | undefined {
  const isOwn = ({ at }: Core): boolean => at.file !== NOWHERE.file;
  const index = program.defs.findIndex((def) => boundIn(def).some((bound) => isOwn(bound) && holds(bound, before)));
  if (index < 0) return undefined;
  const isText = known.stringAround(before) !== undefined && isEmptyText(now);
  const go = (e: Core): Core => {
    if (e === before) return now;
    const inner = mapChildren(e, go);
    return isText && inner.kind === "prim" && inner.args.includes(now) ? withoutText(inner, now) : inner;
  };
  return { ...program, defs: program.defs.map((def, i) => (i === index ? mapBound(def, go) : def)) };
}

function isEmptyText(e: Core): boolean {
  return e.kind === "lit" && e.value.value === "";
}

/** An empty text between the holes of a string is none. */
function withoutText(e: Prim, text: Core): Core {
  const [other, ...more] = e.args.filter((arg) => arg !== text);
  return e.op === "str.concat" && other !== undefined && more.length === 0 ? other : e;
}

function holds(bound: Core, inner: Core): boolean {
  let found = false;
  visit(bound, (e) => {
    found ||= e === inner;
    return !found;
  });
  return found;
}

/** Scala's words for what was put in: `!=` is the negation of `==`, and a match without a last case fails as Scala does. */
export function asRead(l: Lowering, known: Known, e: Core): Core {
  if (known.node(e.id) === e) return e;
  const inner = mapChildren(e, (child) => asRead(l, known, child));
  if (inner.kind === "prim" && inner.op.endsWith(".ne")) return negated(l, inner);
  if (inner.kind !== "match") return inner;
  if (known.before(inner) !== undefined) return { ...inner, arms: completed(l, inner) };
  return named(l, inner.at, "on", inner.on, (on) => {
    const again = { ...inner, on: on() };
    return selectedField(again) === undefined ? { ...again, arms: completed(l, again) } : again;
  });
}

function negated(l: Lowering, e: Prim): Core {
  const op = e.op.replace(/ne$/, "eq") as PrimName; // each has both
  return node(l, "prim", e.at, { op: "bool.not", args: [{ ...e, op }] });
}

/** Cases behind one that always fits are not there, and behind all others there is what happens if none fits. */
function completed(l: Lowering, e: Core & { kind: "match" }): readonly Arm[] {
  const arms = e.arms.filter((each) => !isImplied(each));
  const open = arms.findIndex(fitsAlways);
  if (open >= 0) return arms.slice(0, open + 1);
  return [...arms, e.arms.find(isImplied) ?? arm(anyPattern(e.at), otherwise(l, e))];
}

function fitsAlways({ guard, pattern }: Arm): boolean {
  return guard === undefined && (pattern.kind === "any" || pattern.kind === "bind");
}

/** What follows the last case: a partial function gives nothing there. */
function otherwise(l: Lowering, e: Core & { kind: "match" }): Core {
  const isPartial = e.arms.some(({ body }) => body.kind === "make" && body.ctor === SOME && !body.written);
  if (isPartial) return make(l, e.at, fixedName("None"), [], false);
  return matchError(l, NO_SCOPE, e.at, e.on, { kind: "any" });
}

const SOME = fixedName("Some");

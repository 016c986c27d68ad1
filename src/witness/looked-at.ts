// What has to be looked at to see that two runs differ, where their results alone do not tell: what they left in arguments,
// and what a later write shows.
import type { Type } from "../core/type.js";
import { Cell, isData, type Value } from "../core/value.js";
import type { Shapes } from "../explore/shape.js";
import { contentOf } from "../explore/unknown.js";
import type { Speaker } from "../subject/speaker.js";
import type { Subject } from "../subject/subject.js";
import { type Both, runsOf } from "./both.js";
import { sameWholeLeaves } from "./compare.js";
import type { LaterWrite } from "./later-write.js";
import { leftBehind, type RunEnd } from "./left.js";
import { placeOf, type Root } from "./place.js";
import { type Changeable, isChangeable, partsOf, type Rooted, rooted } from "./sharing.js";
import { type ObjectPlace, rootTypes, toldBehind } from "./told-behind.js";

export type Looked = {
  readonly write: LaterWrite | undefined;
  /** What is looked at in the end, in this order. */
  readonly roots: readonly Root[];
  /** In the place of roots that no language shows: what the object at a place holds. */
  readonly inside: ObjectPlace | undefined;
  /** The call raises: in the place of a result is the exception. */
  readonly raises: boolean;
};

const RESULT: Root = { kind: "result" };

/** Undefined: the call alone shows it. */
export function lookedAt(words: Speaker, subject: Subject, both: Both): Looked | undefined {
  const { outcome } = both.expected;
  if (outcome.kind === "exited") return undefined;
  const raises = outcome.kind === "raised";
  const { reference, submission } = runsOf(both);
  const [expected, got] = [toldBehind(subject, reference), toldBehind(subject, submission)];
  const args = expected.map(({ root }) => root).filter(({ kind }) => kind === "argument");
  const isSilent = subject.effects && subject.recording === undefined && !raises; // nothing is to be seen of the result
  const whole = at([...(isSilent ? [] : [RESULT]), ...args], raises);
  if (outcome.kind !== both.got.outcome.kind) return args.length > 0 && isSilent ? whole : undefined;
  const differing = expected.filter(({ value, type }, i) => {
    const other = got[i];
    return other !== undefined && words.value(value, type) !== words.value(other.value, other.type);
  });
  const roots = differing.map(({ root }) => root);
  if (both.written !== undefined) return afterWrite(subject, both, both.written, withoutParts(roots), raises);
  const typeOf = rootTypes(subject, both);
  const changed = roots.filter(({ kind }) => kind === "argument");
  const isTold = roots.length > 0 && !changed.some((root) => isOpaque(subject, typeOf(root)));
  const inside = isTold ? undefined : differingPlace(subject, reference, submission);
  if (inside !== undefined) return { ...at([], raises), inside };
  if (changed.length > 0) return whole;
  const parts = roots.filter(({ kind }) => kind === "part");
  return parts.length === 0 ? undefined : at(parts, raises);
}

function at(roots: readonly Root[], raises: boolean): Looked {
  return { write: undefined, roots, inside: undefined, raises };
}

/** What a test of one program looks at: the result, and the arguments that can be changed; undefined: the result alone. */
export function lookedAlone(subject: Subject, run: RunEnd, write: LaterWrite | undefined): Looked | undefined {
  const args = toldBehind(subject, run).flatMap(({ root }) => (root.kind === "argument" ? [root] : []));
  if (run.report.outcome.kind !== "value" || subject.recording !== undefined) return undefined;
  if (args.length === 0 && write === undefined) return undefined;
  return { ...at([...(subject.effects ? [] : [RESULT]), ...args], false), write };
}

/** Parts are named only where nothing else shows the difference. */
function withoutParts(roots: readonly Root[]): readonly Root[] {
  const others = roots.filter(({ kind }) => kind !== "part");
  return others.length === 0 ? roots.slice(0, 1) : others;
}

/** What shows the write, or what the other place of the alias holds then. */
function afterWrite(subject: Subject, both: Both, write: LaterWrite, roots: readonly Root[], raises: boolean): Looked {
  const typeOf = rootTypes(subject, both);
  if (roots.length > 0 && !roots.some((root) => isOpaque(subject, typeOf(root))))
    return { ...at(roots, raises), write };
  const { by, type, other } = write;
  return { ...at([], raises), write, inside: { place: other, by, type } };
}

/** Whether it holds objects of which languages show only that they are objects. */
function isOpaque({ side, shapes }: Subject, type: Type): boolean {
  const classes = side.program.data.filter(({ ctors }) => ctors.some(({ identity, called }) => identity && called));
  const opaque = new Set(classes.map(({ name }) => name));
  return opaque.size > 0 && shapes.holds(type, (part) => part.kind === "con" && opaque.has(part.name));
}

/** Where an object holds something else in the other run, though no text tells; undefined: nobody can look there. */
function differingPlace(subject: Subject, reference: RunEnd, submission: RunEnd): ObjectPlace | undefined {
  const others = leftBehind(subject, submission);
  const roots = leftBehind(subject, reference).flatMap(({ root, type, value }, i) => {
    const other = others[i]?.value;
    return other === undefined ? [] : [rooted(root, type, value, other)];
  });
  return firstDifference(subject.shapes, roots);
}

function firstDifference(shapes: Shapes, roots: readonly Rooted[]): ObjectPlace | undefined {
  const looking = { shapes, content: contentOf, look: (value: Value) => value };
  const pending = [...roots].reverse();
  const met = new Set<Value>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { a, b, type, access, trail } = next;
    if (met.has(a) || !shapes.holdsMutable(type)) continue;
    if (typeof a === "object") met.add(a);
    if (isChangeable(a) && isChangeable(b) && access === "open" && firstDiffers(a, b))
      return { place: placeOf(trail), type, by: a instanceof Cell ? "cell" : "array" };
    pending.push(...partsOf(looking, next).reverse());
  }
  return undefined;
}

/** Of the first items, which are no blocks. */
function firstDiffers(a: Changeable, b: Changeable): boolean {
  const [x, y] = [contentOf(a)[0], contentOf(b)[0]];
  return x !== undefined && y !== undefined && !isData(x) && !isChangeable(x) && !sameWholeLeaves(x, y);
}

// Aliases are believed only when a write shows them: both programs are run once more, the same write is made in what both
// left behind, and then they differ.
import type { Expr } from "../core/expr.js";
import type { Type } from "../core/type.js";
import { Cell, fieldsOf, isData, makeData, UNIT, type Value } from "../core/value.js";
import { expressionOf } from "../explore/express.js";
import { asWritten } from "../subject/hidden/show.js";
import type { Pair } from "../subject/pair.js";
import type { Subject } from "../subject/subject.js";
import type { WrittenBy } from "./at-place.js";
import { type Both, runsOf, withRuns } from "./both.js";
import type { Comparing } from "./compare.js";
import { heldIn } from "./held.js";
import { leftBehind, type RunEnd } from "./left.js";
import { limitsOf, PATIENT } from "./limits.js";
import { type Place, placeOf, sameRoot, valueAt } from "./place.js";
import { type Alias, aliasIn, isChangeable, type Meeting, rooted } from "./sharing.js";
import { type Maker, smallValues } from "./small-values.js";

/** A write to the object at a place: to the first item of an array, to a cell, or by an operation of a container. */
export type LaterWrite = {
  readonly place: Place;
  readonly by: WrittenBy;
  readonly values: readonly WrittenValue[];
  /** The other place, which is the same object in one of the programs only, and what the object is. */
  readonly other: Place;
  readonly type: Type;
};

/** What is written: as inputs are chosen, and made anew for each run. */
type WrittenValue = { readonly type: Type; readonly make: Maker; readonly written: Expr };

/** Two runs that left the same; `again` makes both once more. Undefined: no write that we can make shows a difference. */
export function shownByWriting(
  pair: Pair,
  comparing: Comparing,
  both: Both,
  again: () => Both | undefined,
  isSame: (both: Both) => boolean,
): Both | undefined {
  if (!mayShare(pair)) return undefined;
  const alias = aliasBetween(pair, comparing, both);
  for (const written of alias === undefined ? [] : writesTo(pair.reference, alias)) {
    const before = again();
    const after = before && afterWriting(pair, before, written);
    if (after !== undefined && !isSame(after)) return { ...after, written };
  }
  return undefined;
}

/** Whether what runs leave behind holds anything that can be changed: known from the types. */
export function mayShare({ reference: { params, result, shapes } }: Pair): boolean {
  return [...params, result].some(shapes.holdsMutable);
}

function aliasBetween(pair: Pair, comparing: Comparing, both: Both): Alias | undefined {
  const { reference, submission } = runsOf(both);
  const others = leftBehind(pair.submission, submission);
  const roots = leftBehind(pair.reference, reference).flatMap(({ root, type, value }, i) => {
    const other = others[i]?.value;
    return other === undefined ? [] : [rooted(root, type, value, other)];
  });
  return aliasIn(comparing, roots);
}

/** Through either of the two places, with one value after the other. */
function writesTo(subject: Subject, { first, second }: Alias): readonly LaterWrite[] {
  const written = (meeting: Meeting, seen: Meeting): readonly LaterWrite[] => {
    if (meeting.access !== "open") return [];
    const [place, other] = [placeOf(meeting.trail), placeOf(seen.trail)];
    return changesOf(subject, meeting).map((change) => ({ place, other, type: meeting.type, ...change }));
  };
  return [...written(first, second), ...written(second, first)];
}

function changesOf(subject: Subject, { type, a }: Meeting): readonly Pick<LaterWrite, "by" | "values">[] {
  if (type.kind !== "con") return [];
  const content = type.args[0];
  if (isChangeable(a) && content !== undefined)
    return writtenValues(subject, content).map((value) => ({
      by: a instanceof Cell ? "cell" : "array",
      values: [value],
    }));
  const write = subject.disguise?.standIns.content(type)?.write;
  if (write === undefined) return [];
  const choices = write.takes.map((each) => writtenValues(subject, each));
  const most = Math.max(...choices.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => choices.map((each) => each[Math.min(i, each.length - 1)])).flatMap(
    (some) => (some.every((value) => value !== undefined) ? [{ by: write.operation, values: some }] : []),
  );
}

function writtenValues({ shapes, disguise }: Subject, type: Type): readonly WrittenValue[] {
  const chosen = disguise?.standIns.standIn("term", type) ?? type;
  return smallValues(shapes, chosen).map((make) => {
    const e = expressionOf(shapes, make(), chosen, new Map());
    return { type, make, written: disguise === undefined ? e : asWritten(disguise, e) };
  });
}

/** Both with what they leave after the write; undefined: it cannot be made. */
function afterWriting(pair: Pair, both: Both, written: LaterWrite): Both | undefined {
  const { reference, submission } = runsOf(both);
  const [expected, got] = [
    writtenIn(pair.reference, reference, written),
    writtenIn(pair.submission, submission, written),
  ];
  return expected && got && withRuns(both, { reference: expected, submission: got });
}

function writtenIn(subject: Subject, run: RunEnd, { place, by, values }: LaterWrite): RunEnd | undefined {
  const whole = leftBehind(subject, run).find(({ root }) => sameRoot(root, place.root))?.value;
  const found = whole === undefined ? undefined : valueAt(whole, place.steps);
  const object = found !== undefined && isData(found) ? heldIn(found)?.object : found;
  const made = values.map((value) => madeBy(subject, value));
  if (object === undefined || !made.every((value) => value !== undefined)) return undefined;
  return change(subject, object, by, made) ? seenAgain(subject, run) : undefined;
}

function change(subject: Subject, object: Value, by: LaterWrite["by"], values: readonly Value[]): boolean {
  const [value] = values;
  if (by === "cell" || by === "array") {
    if (value === undefined || !isChangeable(object)) return false;
    if (object instanceof Cell) object.v = value;
    else (object as Value[])[0] = value; // what a run made can be changed
    return true;
  }
  const { machine, side } = subject;
  const operation = side.hidden === undefined ? undefined : called(subject, side.hidden.entry(by), [UNIT]);
  if (operation === undefined) return false;
  return machine.apply(operation, [object, ...values], limitsOf(PATIENT.reference)).outcome.kind === "value";
}

/** What holds hidden values is made by the program's own operations. */
function madeBy(subject: Subject, { type, make }: WrittenValue): Value | undefined {
  if (subject.disguise?.standIns.holds(type) !== true) return make();
  const maker = subject.side.hidden?.conversions("make", type);
  return maker === undefined ? undefined : called(subject, maker, [make()]);
}

function called(
  { machine }: Subject,
  name: Parameters<Subject["machine"]["call"]>[0],
  args: readonly Value[],
): Value | undefined {
  const { outcome } = machine.call(name, args, limitsOf(PATIENT.reference));
  return outcome.kind === "value" ? outcome.value : undefined;
}

/** What is seen of containers is seen anew. */
function seenAgain(subject: Subject, run: RunEnd): RunEnd | undefined {
  const { report } = run;
  if (subject.disguise === undefined || report.outcome.kind !== "value") return run;
  const value = resighted(subject, report.outcome.value);
  return value === undefined ? undefined : { ...run, report: { ...report, outcome: { kind: "value", value } } };
}

/** Undefined: it cannot be seen without questions. */
function resighted(subject: Subject, value: Value): Value | undefined {
  if (!isData(value)) return value;
  const held = heldIn(value);
  if (held === undefined) {
    const fields = fieldsOf(value).map((field) => resighted(subject, field));
    return fields.every((field) => field !== undefined) ? makeData(value.k, fields) : undefined;
  }
  const { type, object } = held;
  const seeing = subject.side.hidden?.conversions("see", type);
  const isAsked = (subject.disguise?.standIns.askedIn(type) ?? []).length > 0;
  return seeing === undefined || isAsked ? undefined : called(subject, seeing, [object]);
}

// The inputs that are null: which arguments a function may be given null for, since one of the programs asks for it, and
// the pairs of functions of the other arguments.
import { make } from "../core/build.js";
import type { Expr, Name } from "../core/expr.js";
import { boundAs, neededBy } from "../core/needs.js";
import { boundIn } from "../core/program.js";
import type { Condition, Limit, Witness } from "../report/verdict.js";
import { asksIn, failsAtAbsent, mayBeAbsent, useOf, usesParam, withoutArgument } from "../subject/absent.js";
import { Fates } from "../subject/absent-fate.js";
import { type NullTaken, nullTaken } from "../subject/absent-inside.js";
import { mayTakeAbsent } from "../subject/absent-text.js";
import { askedPair } from "../subject/asked.js";
import type { Attempt } from "../subject/exercise.js";
import { referenceSide } from "../subject/names.js";
import { type AskedFunction, submittedSide } from "../subject/observe.js";
import type { Pair } from "../subject/pair.js";
import { type AttemptLanguages, isAcross, type ReadAttempt, readAttempt } from "../subject/read.js";
import type { Side } from "../subject/subject.js";
import type { Both } from "../witness/both.js";
import { witnessShower } from "../witness/shown-witness.js";
import type { CoreWitness } from "../witness/witness.js";

export type NullInputs = {
  readonly read: ReadAttempt;
  readonly pairs: readonly ShownPair[];
  /** Some arguments cannot be null here, though they could be. */
  readonly limits: readonly Limit[];
  /** What is assumed of null elsewhere. */
  readonly condition: Extract<Condition, { kind: "no-null" | "no-null-inside" }>;
};

export type ShownPair = { readonly pair: Pair; readonly show: (witness: CoreWitness<Both>) => Witness };

const NONE: readonly Limit[] = [];
const NOT_TRIED: readonly Limit[] = [{ kind: "null" }];

const INSIDE: NullInputs["condition"] = { kind: "no-null-inside" };

/** undefined: neither program asks for null, or does what only null tells from what others do. */
export function nullInputs(
  languages: AttemptLanguages,
  attempt: Attempt,
  read: ReadAttempt,
  asked: AskedFunction,
  pair: Pair,
  memoryIsLow: () => boolean,
): NullInputs | undefined {
  const { absent } = languages.reference;
  const sides = sidesOf(read, asked);
  if (absent === undefined || sides === undefined) return undefined;
  const places = placesOf(read, pair, sides[0]);
  const answered = new Set(places.flatMap((at) => sides.flatMap((side) => [...useOf(side, at, absent.ctor).asks])));
  const open = sides.flatMap((side) => allAsks(side, absent.ctor)).filter((each) => !answered.has(each));
  if (answered.size + open.length === 0)
    return failsAtNull(pair, sides, absent.ctor) ||
      mayTakeAbsent(pair.reference, sides, absent) ||
      places.some((at) => isIgnoredByOne(sides, at)) ||
      (!isAcross(read) &&
        (mayTellNull({ read, pair, sides, places, asks: absent.asks }) || mayTellNullInside(read, pair, sides)))
      ? { read, pairs: [], limits: NONE, condition: { kind: "no-null" } }
      : undefined;
  const isPlain = !isAcross(read) && pair.reference.given === undefined && asked.observer === undefined;
  const isTried = isPlain && pair.reference.disguise === undefined;
  const again = isTried ? readAttempt(languages, sayingNull(attempt, absent.program)) : undefined;
  if (again?.ok !== true) return { read, pairs: [], limits: NOT_TRIED, condition: INSIDE };
  const aware = sidesOf(again.value, asked) ?? [];
  const pairs = places.flatMap((at): readonly ShownPair[] => {
    if (!aware.every((side) => useOf(side, at, absent.ctor).safe)) return [];
    const made = askedPair(again.value, asked, memoryIsLow, undefined, (side) =>
      withoutArgument(side, at, absent.ctor),
    );
    return made.ok ? [nullPair(again.value, asked, pair, made.pair, at, absent.ctor)] : [];
  });
  const limits = pairs.length < places.length || open.length > 0 ? NOT_TRIED : NONE;
  return { read: again.value, pairs, limits, condition: INSIDE };
}

/** `s.equals(t)` and `s == t` are the same but for a null: that none was tried is said then. */
function failsAtNull({ reference }: Pair, sides: Sides, absent: Name): boolean {
  const { program } = reference.side;
  const mayHold = reference.params.some((type) => reference.shapes.holds(type, (part) => mayBeAbsent(program, part)));
  return mayHold && sides.some((side) => ownParts(side).some((bound) => failsAtAbsent(bound, absent)));
}

/** A function that ignores its argument returns where one that looks at it fails. */
function isIgnoredByOne([reference, submission]: Sides, at: number): boolean {
  return usesParam(reference, at) !== usesParam(submission, at);
}

type Told = {
  readonly read: ReadAttempt;
  readonly pair: Pair;
  readonly sides: Sides;
  readonly places: readonly number[];
  readonly asks: RegExp;
};

/**
 * Whether the reference may return where an argument is null, unless neither program looks at it. Where exceptions are
 * compared, both have to fail in the same way.
 */
function mayTellNull({ read, sides, places, asks }: Told): boolean {
  const [wanted, given] = sides.map((side) => ({ side, fates: fatesOf(side, asks) })) as [FatedSide, FatedSide];
  return places.some((at) => {
    const isMoved = [wanted, given].every(({ side, fates }) => fates.isMoved(side.name, at));
    const [first, second] = [wanted, given].map(({ side, fates }) => fates.fateOf(side.name, at));
    if (isMoved) return false;
    if (read.exercise.exceptions === "undefined") return first === "open";
    return first !== second || first === "open" || first === "raises";
  });
}

type FatedSide = { readonly side: Side; readonly fates: Fates };

function fatesOf({ program, name }: Side, asks: RegExp): Fates {
  return new Fates(program, boundAs(program, name)?.at.file, asks);
}

/** Whether one takes null inside of an argument for a value, and the other does not, or asks other things. */
function mayTellNullInside({ exercise }: ReadAttempt, { reference }: Pair, sides: Sides): boolean {
  const held = new Set<string>();
  for (const type of reference.params)
    reference.shapes.holds(type, (part) => {
      if (part.kind === "con" && mayBeAbsent(reference.side.program, part)) held.add(part.name);
      return false;
    });
  if (held.size === 0) return false;
  const [wanted, given] = sides.map((side) => nullTaken(side.program, ownParts(side), held)) as [NullTaken, NullTaken];
  const isSame = sameSet(wanted.takes, given.takes) && sameSet(wanted.calls, given.calls);
  return !isSame && (wanted.takes.size > 0 || (exercise.exceptions === "same" && given.takes.size > 0));
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each));
}

type Sides = readonly [Side, Side];

function sidesOf(read: ReadAttempt, asked: AskedFunction): Sides | undefined {
  const [wanted, given] = [referenceSide(read, asked.compared), submittedSide(read, asked)];
  return wanted && given && [wanted, given];
}

/** The parameters that may be null, without the object that a method belongs to. */
function placesOf({ reference }: ReadAttempt, pair: Pair, side: Side): readonly number[] {
  const home = reference.values.find(({ core }) => core === side.name)?.home;
  const isMethod = home !== undefined && !home.imported;
  return pair.reference.params.flatMap((type, i) =>
    mayBeAbsent(side.program, type) && !(isMethod && i === 0) ? [i] : [],
  );
}

/** Where what the user wrote asks for null. */
export function allAsks(side: Side, absent: Name): readonly Expr[] {
  return ownParts(side).flatMap((bound) => asksIn(bound, absent));
}

/** What the function needs of its own file. */
function ownParts({ program, name }: Side): readonly Expr[] {
  const file = boundAs(program, name)?.at.file;
  const needed = neededBy(program, name).flatMap(boundIn);
  return needed.filter(({ at }) => at.file === file);
}

/** Programs that have a null look whether there is one: so both get one. */
function sayingNull({ exercise, submission }: Attempt, text: string): Attempt {
  const { prelude = { name: "null", text: "" } } = exercise;
  return { exercise: { ...exercise, prelude: { ...prelude, text: `${prelude.text}\n${text}` } }, submission };
}

/** Shown with null in its place. */
function nullPair(
  read: ReadAttempt,
  asked: AskedFunction,
  whole: Pair,
  pair: Pair,
  at: number,
  absent: Name,
): ShownPair {
  const show = witnessShower(read, asked, {
    ...pair,
    reference: { ...pair.reference, params: whole.reference.params },
  });
  const isAlone = whole.reference.params.length === 1;
  return {
    pair,
    show: (witness) =>
      show({ ...witness, args: (isAlone ? [] : [...witness.args]).toSpliced(at, 0, make(absent, [])) }),
  };
}

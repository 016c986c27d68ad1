// Cases that nobody told apart: what is wrong comes by a place with one constructor of a variable, and what is right with
// others. A match on that variable is put around what stands there, which stays in all other cases; the new case may use
// what the constructor holds.
import { anything, inTurn, lit, cases as matchOn, variable } from "../../core/build.js";
import { type Expr, fixedName, type Name, type NodeId, type Pattern } from "../../core/expr.js";
import { withOwnIds } from "../../core/ids.js";
import { boundIn, type Program } from "../../core/program.js";
import { withRebuilt } from "../../core/replace.js";
import { NOWHERE } from "../../core/span.js";
import { freeNames, mapChildren, visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import { limitsOf } from "../../witness/limits.js";
import { type Candidate, candidatesFor, type Variation } from "./candidate.js";
import { plainName } from "./donors.js";
import { REACH_FUEL, SPLIT_CANDIDATES_MAX, SPLIT_PLACES_MAX, SPLITS_MAX } from "./limits.js";
import type { Case, Patient } from "./patient.js";
import { type Place, suspects } from "./places.js";
import type { Table } from "./table.js";
import { loaded, type State } from "./trials.js";
import { ctorsOf } from "./types.js";
import { expressions, inTurns, operations } from "./variations.js";
import { vocabularyOf } from "./vocabulary.js";

/** The stage that tries them; `attempt`: runs what was made, and checks what is right then. */
export async function guidedSplits<Found>(
  table: Table,
  isSpent: () => boolean,
  attempt: (candidates: readonly Candidate[], state: State) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const first = table.stateOf([]);
  for (const split of first === undefined ? [] : splitsIn(table, first)) {
    const state = table.stateOf([]);
    if (state === undefined || isSpent()) return undefined;
    const found = await attempt(candidatesOf(table.patient, split), state);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A constructor that a variable has wherever something goes wrong. */
type Split = {
  readonly place: Place;
  readonly variable: Name;
  readonly ctor: Name;
  readonly fields: readonly Type[];
};

/** The most telling first. */
function splitsIn(table: Table, { right, reach }: State): readonly Split[] {
  const { patient, cases } = table;
  const places = suspects(table.places, reach, right).slice(0, SPLIT_PLACES_MAX);
  const splits = places.flatMap((place) => possibleSplits(patient, place));
  const met = splits.length === 0 ? undefined : meetingsOf(table, splits, cases);
  if (met === undefined) return [];
  const failing = right.filter((isRight) => !isRight).length;
  const rated = splits.map((split, at) => {
    const siblings = splits.flatMap((each, i) =>
      each.place === split.place && each.variable === split.variable && i !== at ? [i] : [],
    );
    const here = cases.flatMap((_, i) => (met[i]?.has(at) ? [i] : []));
    const isTold = siblings.some((sibling) => met.some((each) => each.has(sibling)));
    const wrong = here.filter((i) => right[i] !== true).length;
    const isWhole = wrong === failing && isTold;
    return { split, rating: isWhole ? wrong / Math.sqrt(failing * here.length) : 0 };
  });
  return rated
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating || b.split.place.size - a.split.place.size)
    .slice(0, SPLITS_MAX)
    .map(({ split }) => split);
}

/** What a variable that is looked at in that place anyway can be told apart by is there. */
function possibleSplits({ facts, program }: Patient, place: Place): readonly Split[] {
  const { node } = place;
  const matched = node.kind === "match" && node.on.kind === "var" ? node.on.name : undefined;
  return facts.scopeAt(node.id).flatMap(({ name, type }) => {
    const ctors = name === matched ? [] : ctorsOf(program, type);
    return ctors.length < 2 ? [] : ctors.map((each) => ({ ...each, place, variable: name }));
  });
}

// ---- which constructors are met ----

/** For each input, the splits whose constructor was met at their place. */
function meetingsOf(
  { patient, meter }: Table,
  splits: readonly Split[],
  cases: readonly Case[],
): readonly ReadonlySet<number>[] | undefined {
  const first = patient.ids.row(splits.length);
  const at = new Map<Expr, (readonly [Split, number])[]>();
  for (const [i, split] of splits.entries()) at.set(split.place.top, [...(at.get(split.place.top) ?? []), [split, i]]);
  const program = withTelling(patient, at, first);
  let met = new Set<number>();
  meter.programs++;
  const trial = loaded(patient, program, (id) => {
    if (id >= first && id < first + splits.length) met.add(id - first);
    return 0;
  });
  if (trial === undefined) return undefined;
  const { machine, side } = trial.subject;
  return cases.map(({ input }) => {
    machine.reset();
    met = new Set();
    const { steps } = machine.call(side.name, input.args("submission"), limitsOf(REACH_FUEL));
    meter.runs++;
    meter.steps += steps;
    return met;
  });
}

const NOTHING = lit({ kind: "bool", value: true });

function withTelling(
  { program, ids }: Patient,
  at: ReadonlyMap<Expr, readonly (readonly [Split, number])[]>,
  first: NodeId,
): Program {
  const telling = ([{ variable: name, ctor, fields }, i]: readonly [Split, number]): Expr => {
    const told = { ...NOTHING, kind: "choose", id: first + i, options: [NOTHING] } as Expr;
    const pattern: Pattern = { kind: "ctor", at: NOWHERE, ctor, args: fields.map(() => anything) };
    return matchOn(variable(name), [
      { pattern, body: told },
      { pattern: anything, body: NOTHING },
    ]);
  };
  const go = (e: Expr): Expr => {
    const own = mapChildren(e, go);
    const told = at.get(e);
    return told === undefined ? own : withOwnIds(ids, inTurn([...told.map(telling), own]));
  };
  return withRebuilt(program, (e) => at.has(e), go);
}

// ---- what stands in the new case ----

function candidatesOf(patient: Patient, split: Split): readonly Candidate[] {
  const { place } = split;
  const names = fieldNames(patient, split);
  const fields = split.fields.map((type, i) => ({ name: names[i] ?? fixedName("_"), type }));
  const visible = fields.map(({ name, type }) => ({ name, shown: plainName(name), type }));
  const { facts } = patient;
  const inside: Patient = {
    ...patient,
    facts: {
      ...facts,
      scopeAt: (id) => (id === place.node.id ? [...visible, ...facts.scopeAt(id)] : facts.scopeAt(id)),
    },
  };
  return candidatesFor(patient, place, splitVariations(inside, split, names));
}

function* splitVariations(inside: Patient, split: Split, names: readonly Name[]): Generator<Variation> {
  const { place, variable: name, ctor } = split;
  const type = inside.facts.typeOf(place.node.id);
  if (type === undefined) return;
  const vocabulary = vocabularyOf(inside);
  const words = function* (): Generator<Variation> {
    for (const now of vocabulary.words(place, type)) yield { idea: "expression", now };
  };
  const [made, given] = [operations(inside, vocabulary), expressions(inside)];
  const iterate = (all: Iterable<Variation>): Generator<Variation> =>
    (function* () {
      yield* all;
    })();
  let left = SPLIT_CANDIDATES_MAX;
  for (const { now } of [...words(), ...first(inTurns([iterate(given(place)), iterate(made(place))]), left)]) {
    if (left-- <= 0) return;
    const used = freeNames(now);
    const args = names.map((each): Pattern => (used.has(each) ? { kind: "bind", at: NOWHERE, name: each } : anything));
    const pattern: Pattern = { kind: "ctor", at: NOWHERE, ctor, args };
    const arms = [
      { pattern, body: now },
      { pattern: anything, body: place.node },
    ];
    yield { idea: "missing case", now: matchOn(variable(name), arms) };
  }
}

function first<T>(all: Iterable<T>, count: number): readonly T[] {
  const found: T[] = [];
  for (const each of all) {
    if (found.length >= count) break;
    found.push(each);
  }
  return found;
}

/** As the program calls them where it looks at that constructor; nothing that is in scope is hidden. */
function fieldNames({ program, facts, source }: Patient, { place, ctor, fields }: Split): readonly Name[] {
  const taken = new Set(facts.scopeAt(place.node.id).map(({ shown }) => shown));
  const own = patternsOf(program, source.name, ctor);
  return fields.map((_, i) => {
    const known = own.flatMap((args) => (args[i]?.kind === "bind" ? [plainName(args[i].name)] : []));
    const shown = [...known, ...USUAL_NAMES].find((each) => /^[a-z]\w*$/.test(each) && !taken.has(each)) ?? `field${i}`;
    taken.add(shown);
    return fixedName(`${shown}/split${i}`);
  });
}

const USUAL_NAMES = [..."xyzabcdefgh"];

function patternsOf({ defs }: Program, file: string, ctor: Name): readonly (readonly Pattern[])[] {
  const found: (readonly Pattern[])[] = [];
  const look = (pattern: Pattern): void => {
    if (pattern.kind !== "ctor") return;
    if (pattern.ctor === ctor) found.push(pattern.args);
    pattern.args.forEach(look);
  };
  for (const bound of defs.flatMap(boundIn).filter(({ at }) => at.file === file))
    visit(bound, (e) => {
      if (e.kind === "match") for (const { pattern } of e.arms) look(pattern);
      return true;
    });
  return found;
}

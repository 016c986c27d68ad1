// Cases of a match: those that right programs have on values of that type, those that siblings of a missing one have,
// and the ones that are there in another order.
import { cases, HOLE } from "../../core/build.js";
import type { Arm, Expr, Match, Name, Pattern } from "../../core/expr.js";
import { INTEGERS, TEXTS } from "../../core/primitive-types.js";
import type { Supply } from "../../core/supply.js";
import { freeNames, mapChildren, patternNames, visit } from "../../core/traverse.js";
import type { Type } from "../../core/type.js";
import { isImplied } from "../cover/instrument.js";
import { variantsOf } from "../mutate/operators.js";
import type { Variation } from "./candidate.js";
import { namesAt, namings, newCopy, plainName } from "./donors.js";
import type { ArmDonor, Patient } from "./patient.js";
import type { Place } from "./places.js";
import { alike, ctorsOf } from "./types.js";
import { comparisonsAt, type Variations } from "./variations.js";
import type { Vocabulary } from "./vocabulary.js";

export function otherCases(patient: Patient, vocabulary: Vocabulary): Variations {
  return function* (place) {
    const { node } = place;
    if (node.kind !== "match") return;
    const type = patient.facts.typeOf(node.on.id);
    const result = patient.facts.typeOf(node.id);
    if (type === undefined || result === undefined) return;
    const about = { patient, vocabulary, place, type, result };
    for (const arm of missingCases(about, node)) yield* inserted(about, node, arm);
    for (const donor of patient.arms) for (const arm of donated(about, donor)) yield* inserted(about, node, arm);
    yield* reordered(node);
    yield* guarded(about, node);
  };
}

type About = {
  readonly patient: Patient;
  readonly vocabulary: Vocabulary;
  readonly place: Place;
  /** Of what is looked at, and of what comes of it. */
  readonly type: Type;
  readonly result: Type;
};

/** In front of what catches everything, at the end, and first of all; or instead of cases that would never be come to. */
function* inserted(about: About, e: Match, arm: Arm): Generator<Variation> {
  const own = e.arms.filter((each) => !isImplied(each));
  const covered = own.findIndex((each) => isCovered(each, arm));
  const catching = own.findIndex(({ pattern, guard }) => guard === undefined && isIrrefutable(pattern));
  const anywhere = new Set([catching < 0 ? own.length : catching, 0, own.length]);
  for (const at of isIrrefutable(arm.pattern) ? [own.length] : anywhere)
    if (!own.slice(at).some((each) => isCovered(each, arm)))
      yield { idea: "missing case", now: { ...e, arms: [...e.arms.slice(0, at), arm, ...e.arms.slice(at)] } };
  const old = own[covered];
  if (old === undefined) return;
  const after = e.arms.slice(covered).filter((each) => isImplied(each) || !isCovered(each, arm));
  const idea = isHiding(about, old, arm) ? "hidden name" : "expression";
  yield { idea, now: { ...e, arms: [...e.arms.slice(0, covered), arm, ...after] } };
}

/** Whether a case hides a variable that is used in what stands in its place. */
function isHiding({ patient, place }: About, { pattern }: Arm, { body }: Arm): boolean {
  const [names, used] = [new Set(patternNames(pattern).map(plainName)), freeNames(body)];
  return patient.facts.scopeAt(place.node.id).some(({ name, shown }) => names.has(shown) && used.has(name));
}

function isCovered({ pattern }: Arm, by: Arm): boolean {
  if (by.guard !== undefined || by.pattern.kind !== "ctor" || !by.pattern.args.every(isIrrefutable)) return false;
  return pattern.kind === "ctor" && pattern.ctor === by.pattern.ctor;
}

function isIrrefutable(pattern: Pattern): boolean {
  return pattern.kind === "any" || pattern.kind === "bind";
}

/** A case of another program, with the names of this place. */
function* donated({ patient, place, type, result }: About, { on, donor }: ArmDonor): Generator<Arm> {
  if (!alike(on, type)) return;
  for (const e of namings(patient.names, donor, result, namesAt(patient, place.node.id)))
    if (e.kind === "match" && e.arms[0] !== undefined) yield e.arms[0];
}

/** For each constructor that no case names: what the case of a similar one does, with one slip at most, or one word. */
function* missingCases({ patient, vocabulary, place, type, result }: About, e: Match): Generator<Arm> {
  const named = new Set(e.arms.flatMap(({ pattern }) => topCtors(pattern)));
  const ctors = ctorsOf(patient.program, type);
  const fieldsOf = new Map(ctors.map(({ ctor, fields }) => [ctor, fields]));
  for (const { ctor, fields } of ctors.filter((each) => !named.has(each.ctor))) {
    for (const arm of e.arms) {
      const like = arm.pattern.kind === "ctor" ? fieldsOf.get(arm.pattern.ctor) : undefined;
      if (arm.pattern.kind !== "ctor" || arm.guard !== undefined || like === undefined) continue;
      if (like.length !== fields.length || !like.every((field, i) => alike(field, fields[i] ?? field))) continue;
      const pattern = { ...arm.pattern, ctor };
      for (const body of withSlips(patient, arm.body)) yield copied(patient.names, { pattern, guard: undefined, body });
    }
    const args = fields.map((): Pattern => ({ kind: "any", at: e.at }));
    for (const body of vocabulary.words(place, result))
      yield { pattern: { kind: "ctor", at: e.at, ctor, args }, guard: undefined, body };
  }
}

function topCtors(pattern: Pattern): readonly Name[] {
  if (pattern.kind === "ctor") return [pattern.ctor];
  if (pattern.kind === "as") return topCtors(pattern.inner);
  return pattern.kind === "or" ? pattern.options.flatMap(topCtors) : [];
}

function copied(supply: Supply, arm: Arm): Arm {
  const copy = newCopy(supply, cases(HOLE, [arm]));
  return copy.kind === "match" ? (copy.arms[0] ?? arm) : arm;
}

/** The same, and with one small change. */
function* withSlips(patient: Patient, body: Expr): Generator<Expr> {
  yield body;
  const nodes: Expr[] = [];
  visit(body, (e) => {
    if (e.written) nodes.push(e);
    return true;
  });
  for (const node of nodes)
    for (const { now } of variantsOf(node, { facts: patient.facts, self: [patient.entry] }))
      yield replaced(body, node, now);
}

function replaced(e: Expr, node: Expr, now: Expr): Expr {
  return e === node ? now : mapChildren(e, (part) => replaced(part, node, now));
}

const GUARDS_MAX = 24;

/** With a comparison of a variable of its own: a name in a pattern is a new one, and fits everything. */
function* guarded({ patient, vocabulary, place }: About, e: Match): Generator<Variation> {
  for (const [i, arm] of e.arms.entries()) {
    const bound = patternNames(arm.pattern);
    const scope = patient.facts.scopeAt(arm.body.id);
    const own = new Set(scope.flatMap(({ name, type }) => (bound.includes(name) && isPlain(type) ? [name] : [])));
    if (arm.guard !== undefined || isImplied(arm) || own.size === 0) continue;
    let left = GUARDS_MAX;
    for (const guard of comparisonsAt(patient, vocabulary, { ...place, node: arm.body })) {
      if (![...freeNames(guard)].some((name) => own.has(name))) continue;
      if (left-- === 0) break;
      yield { idea: "inserted condition", now: { ...e, arms: e.arms.with(i, { ...arm, guard }) } };
    }
  }
}

/** Whole data is rarely compared with `=`. */
function isPlain(type: Type): boolean {
  return type.kind === "var" || (type.kind === "con" && (INTEGERS.has(type.name) || TEXTS.has(type.name)));
}

/** Each case in front of the one before it. */
function* reordered(e: Match): Generator<Variation> {
  const count = e.arms.filter((each) => !isImplied(each)).length;
  for (let i = 1; i < count; i++) {
    const arms = [...e.arms];
    arms.splice(i - 1, 2, e.arms[i] as Arm, e.arms[i - 1] as Arm);
    yield { idea: "swapped branches", now: { ...e, arms } };
  }
}
